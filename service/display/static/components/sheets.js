/* The sheets that most devices seldom open (sheet.js fetches them by need). */
import { CorrectSheet } from "./sheet_correct.js";
import { HistorySheet } from "./sheet_history.js";
import { BoardSheet, ClauseSheet, OptionsSheet } from "./sheet_lists.js";
import { RulingSheet } from "./sheet_ruling.js";
import { SensorSheet } from "./sheet_sensor.js";
import { TapSheet, UndoSheet } from "./sheet_takeback.js";

export const sheets = {
  ruling: RulingSheet, history: HistorySheet, clause: ClauseSheet, options: OptionsSheet, board: BoardSheet,
  correct: CorrectSheet, undo: UndoSheet, tap: TapSheet, sensor: SensorSheet,
};
