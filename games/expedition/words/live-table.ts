import { fail, type Line, ok, type Refusal, type Result } from '@orrery/kernel'
import { exportTable, importTable, readLine, redo, type RefereeTable, say, undo, USAGES } from '../src/referee.ts'
import { words } from './index.ts'
import { refereeWords } from './referee.ts'

type Answer = Result<
  { readonly table: LiveTable; readonly told: string },
  { readonly told: string; readonly refusal: object }
>

/** A live table for the terminal. */
class LiveTable {
  readonly #table: RefereeTable

  constructor(table: RefereeTable) {
    this.#table = table
  }

  get notes(): readonly string[] {
    return this.#table.notes
  }

  get question(): string {
    return refereeWords.asked(this.#table)
  }

  board = (): readonly Line[] => refereeWords.board(this.#table)
  log = (): readonly string[] => refereeWords.log(this.#table)
  text = (): string => exportTable(this.#table)
  undo = (steps: number): Answer => answer(undo(this.#table, steps), () => 'undo done.')
  redo = (steps: number): Answer => answer(redo(this.#table, steps), () => 'redo done.')

  say(line: string): Answer {
    const command = readLine(line)
    if (!command.ok) return fail({ told: `At ${command.error.at}: expected ${command.error.expected}.`, refusal: {} })
    return answer(say(this.#table, command.value), (table) => {
      const last = table.log.at(-1)
      return last === undefined ? '' : refereeWords.line(table, last)
    })
  }
}

const answer = (result: Result<RefereeTable, Refusal>, told: (table: RefereeTable) => string): Answer =>
  result.ok
    ? ok({ table: new LiveTable(result.value), told: told(result.value) })
    : fail({ told: refereeWords.refusal(result.error), refusal: result.error })

export const referee = {
  usages: USAGES,
  tones: words.tones,
  open(text: string): Result<LiveTable, string> {
    const table = importTable(text)
    return table.ok ? ok(new LiveTable(table.value)) : fail(refereeWords.refusal(table.error))
  },
}
