import { exportTable, importTable, readLine, redo, type RefereeTable, say, undo, USAGES } from '../src/referee.ts'
import { words } from './index.ts'
import { refereeWords } from './referee.ts'

const { asked, board, log, line, refusal } = refereeWords

/** The referee for the terminal. */
export const referee = {
  usages: USAGES,
  tones: words.tones,
  open: importTable,
  text: exportTable,
  read: readLine,
  say,
  undo,
  redo,
  board,
  log,
  refusal,
  notes: (table: RefereeTable): readonly string[] => table.notes,
  question: asked,
  told: (table: RefereeTable): string =>
    table.log
      .slice(-1)
      .map((last) => line(table, last))
      .join(''),
}
