/* What one player alone may know. On a phone of its own it is there; on a shared tablet only while a finger holds the key. */
import { useEffect, useState } from "preact/hooks";

import { openSeats, openSheet } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { Glyph } from "../glyphs.js";
import { html } from "../html.js";
import { devices, freshness, identity, info, seatOf, seatStates, state } from "../store.js";
import { t } from "../texts.js";
import { Key } from "./key.js";
import { HeldBoard } from "./onboard.js";
import { Value } from "./panels.js";

const isObject = (value) => value !== null && typeof value === "object";

/* Every secret in a state that this seat may see: [path of names, value]. */
export function secretsOf(value, path = []) {
  if (!isObject(value)) return [];
  if (!Array.isArray(value) && "seen_by" in value && "value" in value) {
    const known = value.value !== "hidden" && value.value !== "unknown" && value.seen_by?.length > 0;
    return known ? [[path, value.value]] : [];
  }
  return Object.entries(value).flatMap(([name, inner]) => secretsOf(inner, [...path, name]));
}

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

function Held({ seat, secrets, board }) {
  const [shown, show] = useState(false);
  const off = () => show(false);
  useEffect(() => {
    window.addEventListener("blur", off);
    return () => window.removeEventListener("blur", off);
  }, []);
  const down = (event) => {
    if (event.type === "keydown" && event.key !== " " && event.key !== "Enter") return;
    show(true);
  };
  return html`<section class="secrets" data-seat=${seat.colour}>
    <button type="button" class="key line wide" aria-pressed=${shown} onPointerDown=${down} onPointerUp=${off} onPointerLeave=${off} onPointerCancel=${off} onKeyDown=${down} onKeyUp=${off} onBlur=${off} onContextMenu=${(event) => event.preventDefault()}>
      <${Glyph} name="u-eye" />${t("page-secret-hold", { name: seat.name })}</button>
    ${shown && board && html`<${HeldBoard} seat=${seat.id} />`}${shown && secrets.length > 0 && html`<${Known} seat=${seat.id} secrets=${secrets} />`}
    ${board && html`<${Key} cls="bare" sign="u-board" onPress=${() => openSheet("sensor")}>${t("page-board-sensor")}<//>`}</section>`;
}

export function Secrets() {
  if (!info.value?.hand_over || freshness.value !== "live") return null;
  const own = identity.value.role === "seat";
  const board = Boolean(devices.value.board); // whether there is one, not whether it has anything to say
  const open = new Set(secretsOf(state.value?.view).map(([path]) => path.join())); // what everybody knows is none
  return openSeats.value.map((id) => {
    const secrets = secretsOf(seatStates.value[id]?.view).filter(([path]) => !open.has(path.join()));
    if (secrets.length === 0 && (own || !board)) return null;
    if (!own) return html`<${Held} key=${id} seat=${seatOf(id)} secrets=${secrets} board=${board} />`;
    return html`<section class="secrets" key=${id}><h2><${Glyph} name="u-eye" />${t("page-secret-own")}</h2><${Known} seat=${id} secrets=${secrets} /></section>`;
  });
}
