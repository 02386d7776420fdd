/* What one player alone may know: there while a finger holds the key, on a phone of one's own as on a shared tablet. It
   covers itself when the finger goes, when the page loses the focus, and after a while. */
import { useEffect, useState } from "preact/hooks";

import { openSeats, openSheet } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { openPaths, secretsOf, uncovered } from "../secrets.js";
import { devices, freshness, identity, info, seatOf, seatStates } from "../store.js";
import { t } from "../texts.js";
import { Key } from "./key.js";
import { boardPart } from "./onboard.js";
import { Value } from "./panels.js";

/* "codes" of codes.s1; the seat's own name and places in lists say nothing here. */
const titleOf = (path) => path.filter((name) => !/^\d+$/u.test(name) && !seatOf(name)).join(" ").replaceAll("_", " ");

function List({ secrets }) {
  return html`<dl class="facts">${secrets.map(([path, value]) => html`<div key=${path.join(".")}><dt>${titleOf(path)}</dt><dd><${Value} value=${value} /></dd></div>`)}</dl>`;
}

/* A drawing shows them its own way. */
function Known({ seat, secrets }) {
  const { game, view } = seatStates.value[seat];
  const Hand = drawingOf(game)?.Hand;
  return Hand ? html`<${Hand} view=${view} seat=${seat} />` : html`<${List} secrets=${secrets} />`;
}

const HELD_MS = 8000;

function Held({ seat, secrets, board }) {
  const [shown, show] = useState(false);
  const turn = (on) => {
    show(on);
    uncovered.value = on;
  };
  const off = () => turn(false);
  useEffect(() => {
    window.addEventListener("blur", off);
    return () => {
      window.removeEventListener("blur", off);
      uncovered.value = false;
    };
  }, []);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(off, HELD_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const down = (event) => {
    if (event.repeat || (event.type === "keydown" && event.key !== " " && event.key !== "Enter")) return;
    turn(true);
  };
  const HeldBoard = board && boardPart()?.HeldBoard; // fetched before anybody holds the key
  return html`<section class="secrets" data-seat=${seat.colour}>
    <button type="button" class="key line wide" aria-pressed=${shown} onPointerDown=${down} onPointerUp=${off} onPointerLeave=${off} onPointerCancel=${off} onKeyDown=${down} onKeyUp=${off} onBlur=${off} onContextMenu=${(event) => event.preventDefault()}>
      <${Glyph} name="u-eye" />${t("page-secret-hold", { name: seat.name })}</button>
    ${shown && HeldBoard && html`<${HeldBoard} seat=${seat.id} />`}${shown && secrets.length > 0 && html`<${Known} seat=${seat.id} secrets=${secrets} />`}
    ${board && html`<${Key} cls="bare" sign="u-board" onPress=${() => openSheet("sensor")}>${t("page-board-sensor")}<//>`}</section>`;
}

export function Secrets() {
  if (!info.value?.hand_over || freshness.value !== "live") return null;
  const own = identity.value.role === "seat";
  const board = !own && Boolean(devices.value.board); // whether there is one, not whether it has anything to say
  return openSeats.value.map((id) => {
    const secrets = secretsOf(seatStates.value[id]?.view).filter(([path]) => !openPaths.value.has(path.join()));
    if (secrets.length === 0 && !board) return null;
    if (own && drawingOf(seatStates.value[id].game)?.laidOpen) return html`<section class="secrets" key=${id}><h2><${Glyph} name="u-eye" />${t("page-secret-own")}</h2><${Known} seat=${id} secrets=${secrets} /></section>`;
    return html`<${Held} key=${id} seat=${seatOf(id)} secrets=${secrets} board=${board} />`;
  });
}
