/* One sheet over the page: a <dialog>, so that the browser keeps the focus in it and Escape closes it. */
import { useLayoutEffect, useRef } from "preact/hooks";

import { closeSheet, sheet } from "../acting.js";
import { drawingOf } from "../boards/index.js";
import { html } from "../html.js";
import { identity, view } from "../store.js";
import { t } from "../texts.js";
import { hostPart } from "../views/host_part.js";
import { Key } from "./key.js";
import { DeviceSheet } from "./health.js";
import { LanguageSheet } from "./language.js";
import { PickSheet } from "./sheet_pick.js";
import { SensorSheet } from "./onboard.js";
import { SeatsSheet } from "./seats.js";
import { BoardSheet, ClauseSheet, OptionsSheet } from "./sheet_lists.js";
import { RulingSheet } from "./sheet_ruling.js";
import { CorrectSheet } from "./sheet_correct.js";
import { HistorySheet } from "./sheet_history.js";
import { TapSheet, UndoSheet } from "./sheet_takeback.js";

const CONTENTS = {
  ruling: RulingSheet, history: HistorySheet, clause: ClauseSheet, options: OptionsSheet, board: BoardSheet,
  correct: CorrectSheet, undo: UndoSheet, tap: TapSheet, device: DeviceSheet, seats: SeatsSheet, sensor: SensorSheet, pick: PickSheet,
  language: LanguageSheet,
};

const hostSheets = () => (identity.value.role === "host" ? hostPart()?.sheets : null);
const contentOf = (kind) => CONTENTS[kind] ?? hostSheets()?.[kind] ?? drawingOf(view.value?.game)?.sheets?.[kind];

export function Sheet() {
  const dialog = useRef(null);
  const open = sheet.value;
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  const Content = open && contentOf(open.kind);
  const outside = (event) => event.target === dialog.current && closeSheet();
  return html`<dialog ref=${dialog} class=${`sheet-${open?.kind ?? "none"}`} onClose=${closeSheet} onClick=${outside} aria-label=${open ? t(`page-sheet-${open.kind}`) : t("page-close")}>
    ${Content && html`<div class="paper"><${Content} ...${open} /><${Key} cls="bare close" sign="u-close" onPress=${closeSheet} label=${t("page-close")} /></div>`}
  </dialog>`;
}
