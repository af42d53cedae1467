import { lowestBit } from '@orrery/kernel'
import { fleetArg, must } from '../rules/asking.ts'
import { fleetThere } from '../rules/conditions.ts'
import * as moves from '../rules/moves.ts'
import { DAMAGED, FRESH, orbitalsWith, turnFleet } from '../rules/pieces.ts'
import { FLEETS, type Position } from '../types.ts'
import { effectKind, effectQuestion, goOn } from './kind.ts'

const BATTLESHIP = FLEETS.indexOf('battleship')

/** A damaged Battleship, wherever it stands, but not in the turn of the damage (EX-9.7). */
const chooseBattleship = effectQuestion([
  {
    kind: moves.FLEET,
    list({ s }, out) {
      for (let m = orbitalsWith(s, DAMAGED); m !== 0; m &= m - 1) out.push(moves.fleet(DAMAGED, lowestBit(m)))
    },
    conditions: [[must('EX-9.7', 'notDamaged', (l) => l.a === DAMAGED, fleetArg)], [{ ...fleetThere, rule: 'EX-9.7' }]],
    effect({ s, f, b: orbital }, emit) {
      turnFleet(s, DAMAGED, BATTLESHIP, orbital)
      emit?.({ kind: 'repaired', player: f.seat, orbital })
      goOn(f)
    },
  },
])

/** There are damaged Battleships, but all of them were damaged in this turn (EX-9.7). */
export const mustWait = (s: Position): boolean => orbitalsWith(s, DAMAGED) === 0 && orbitalsWith(s, FRESH) !== 0

export const repair = effectKind({
  question: () => chooseBattleship,
  ready: (s) => orbitalsWith(s, DAMAGED) !== 0,
})
