import { type Question, question } from '../../rules/asking.ts'
import { skipChoice } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { asksOnce } from '../../rules/whole.ts'
import { type Step, stop } from '../step.ts'
import { acting } from '../turn/activate.ts'

/* TE-15.4, Warfare: a tactical action without placing a token, also where one lies. */

const choosing = (...kinds: readonly number[]): Question =>
  question({ answers: kinds.map((kind) => acting(kind, 'Warfare')), beside: [stop(moves.NO)] })

const chooseSystem = choosing(moves.SYSTEM)
/** As in the question of a turn (TE-15.22). */
const chooseMarch = choosing(moves.ACTIVATE, moves.PLAN)

export const warfare: Step = { question: (s) => (asksOnce(s) ? chooseMarch : chooseSystem), proceed: skipChoice }
