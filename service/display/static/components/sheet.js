/* One sheet over the page: a <dialog>, so that the browser keeps the focus in it and Escape closes it. */
import { useLayoutEffect, useRef } from "preact/hooks";

import { closeSheet, sheet } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { html } from "../html.js";
import { part } from "../parts.js";
import { identity, view } from "../store.js";
import { t } from "../texts.js";
import { hostPart } from "../views/host_part.js";
import { Key } from "./key.js";
import { DeviceSheet } from "./health.js";
import { LanguageSheet } from "./language.js";
import { PickSheet } from "./sheet_pick.js";
import { SeatsSheet } from "./seats.js";

const CONTENTS = { device: DeviceSheet, seats: SeatsSheet, pick: PickSheet, language: LanguageSheet };

/* What lies behind a ruling or a key of the table is fetched when the first of it is opened. */
const SHEETS = ["ruling", "history", "clause", "options", "board", "correct", "undo", "tap", "sensor"];
const sheetsPart = part(() => import("./sheets.js"));

const hostSheets = () => (identity.value.role === "host" ? hostPart()?.sheets : null);

/* Null until it has come. */
function contentOf(kind) {
  if (SHEETS.includes(kind)) return sheetsPart()?.sheets[kind];
  return CONTENTS[kind] ?? hostSheets()?.[kind] ?? drawingOf(view.value?.game)?.sheets?.[kind];
}

export function Sheet() {
  const dialog = useRef(null);
  const open = sheet.value;
  const Content = open && contentOf(open.kind);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (Content && !element.open) element.showModal();
    if (!Content && element.open) element.close();
  }, [Content]);
  const outside = (event) => event.target === dialog.current && closeSheet();
  return html`<dialog ref=${dialog} class=${`sheet-${open?.kind ?? "none"}`} onClose=${closeSheet} onClick=${outside} aria-label=${open ? t(`page-sheet-${open.kind}`) : t("page-close")}>
    ${Content && html`<div class="paper"><${Content} ...${open} /><${Key} cls="bare close" sign="u-close" onPress=${closeSheet} label=${t("page-close")} /></div>`}
  </dialog>`;
}
