/* The board of Lunar Command in words, for screen readers. */
import { colourWord } from "../../colours.js";
import { html } from "../../html.js";
import { both, t } from "../../texts.js";
import { spaceAt } from "./layout.js";
import { teamOf } from "./pieces.js";
import { goalOf, seated, teamsOf } from "./seats.js";

/* What stands where, by a word for each kind. */
const KIND_OF = { "--": "straight", "||": "straight", "<-": "straight", "/\\": "straight", "[]": "square" };
const COLOURED = { "[": "dome", "*": "start", "=": "airlock", H: "airlock", A: "antenna" };

function builtByOwner(view) {
  const found = {};
  view.board.forEach((token, index) => {
    const kind = KIND_OF[token] ?? COLOURED[token[0]];
    if (!kind) return;
    const owner = teamOf(token) ?? "white";
    ((found[owner] ??= {})[kind] ??= []).push(spaceAt(index, view.width));
  });
  return found;
}

const listed = (found) => Object.entries(found ?? {}).map(([kind, spaces]) => t("lcb-twin-kind", { kind, spaces: spaces.join(", ") })).join(" ");

const counted = (counts) => both(Object.entries(counts).map(([space, count]) => (count > 1 ? t("lcb-twin-several", { space, count }) : space)));

const stock = (supply) => both(Object.entries(supply).map(([kind, count]) => t("lcb-twin-count", { kind, count })));

export function Twin({ view, info, seats: all }) {
  const seats = seated(view, all);
  const built = builtByOwner(view);
  const goal = goalOf(view, info);
  const standingOn = (counts) => counted(counts) || t("lcb-twin-nowhere");
  return html`<ul>
    ${teamsOf(view).map((team) => html`<li key=${team}>${t("lcb-twin-team", {
      names: both(seats.filter((seat) => view.teams[seat.id] === team).map((seat) => seat.name)),
      colour: colourWord(team), points: view.scores[team], goal, robots: view.crew[team].robot, astronauts: view.crew[team].astronaut,
    })} ${t("lcb-twin-to-build", { list: stock(view.supplies[team]) })} ${listed(built[team])}</li>`)}
    <li>${t("lcb-twin-white", { list: stock(view.supplies.white) })} ${listed(built.white)}</li>
    ${view.closed_stations.map(({ spaces, owner }) => html`<li key=${spaces[0]}>${t("lcb-twin-station", { spaces: both(spaces), owner: owner ? colourWord(owner) : "nobody" })}</li>`)}
    <li>${t("lcb-twin-robots", { spaces: standingOn(view.robots) })} ${t("lcb-twin-astronauts", { spaces: standingOn(view.astronauts) })}</li>
    <li>${t("lcb-twin-ufos", { spaces: both(view.ufos) || t("lcb-twin-nowhere") })}${Object.keys(view.held).length > 0 ? ` ${t("lcb-twin-held", { spaces: both(Object.keys(view.held)) })}` : ""}</li>
    ${view.walk && html`<li>${t("lcb-twin-steps", { left: view.walk.left })}</li>`}
  </ul>`;
}
