import { at, engine, itemAt, kindOf, onlyArg, SEVERAL } from '@orrery/kernel'
import { CAN_BUILD } from '../effects/build.ts'
import { type Conditions, failing } from '../rules/asking.ts'
import { isKept } from '../rules/conditions.ts'
import * as moves from '../rules/moves.ts'
import { type Event, type Frame, NONE, type Op, type State } from '../types.ts'
import { HELD_OR_CREW } from './abilities.ts'
import { STEPS } from './index.ts'
import { HAS_MARKER } from './scoring.ts'
import { AT_OWN_FLEET, CAN_MOVE } from './spend.ts'
import { CAN_TAKE } from './turn.ts'

/** When a kind of move is made at all; `also` holds conditions that would refuse it even then. */
export interface Moment {
  readonly rule: string
  readonly code: string
  readonly also?: Conditions
}

/** By kind of move; modules add theirs. */
export const MOMENTS: { [kind: number]: Moment } = {
  [moves.TAKE]: { rule: 'EX-4.1', code: 'whenTake', also: CAN_TAKE.slice(0, 1) },
  [moves.PLAY]: { rule: 'EX-6.5', code: 'whenPlay', also: [[isKept]] },
  [moves.PERFORM]: { rule: 'EX-6.2', code: 'whenPerform' },
  [moves.KEEP]: { rule: 'EX-6.2', code: 'whenKeep' },
  [moves.POINTS]: { rule: 'EX-5.4', code: 'whenPoints' },
  [moves.DECLINE]: { rule: 'EX-7.5', code: 'whenDecline' },
  [moves.INFLUENCE]: { rule: 'EX-8.6', code: 'whenInfluence', also: AT_OWN_FLEET },
  [moves.DIPLOMAT]: { rule: 'EX-9.11', code: 'whenDiplomat', also: AT_OWN_FLEET },
  [moves.MOVE]: { rule: 'EX-8.1', code: 'whenMove', also: CAN_MOVE },
  [moves.BUILD]: { rule: 'EX-8.12', code: 'whenBuild', also: CAN_BUILD },
  [moves.USE]: { rule: 'EX-8.14', code: 'whenUse', also: HELD_OR_CREW },
  [moves.FINISH]: { rule: 'EX-7.2', code: 'whenFinish' },
  [moves.FLEETS]: { rule: 'EX-8.2', code: 'whenFleets' },
  [moves.CUBE]: { rule: 'EX-10.9', code: 'whenCube' },
  [moves.WHICH]: { rule: 'EX-10.9', code: 'whenWhich' },
  [moves.BASE]: { rule: 'EX-10.3', code: 'whenBase' },
  [moves.ORBITAL]: { rule: 'EX-10.3', code: 'whenOrbital' },
  [moves.BAND]: { rule: 'EX-10.3', code: 'whenBand' },
  [moves.FLEET]: { rule: 'EX-10.10', code: 'whenFleet' },
  [moves.NUMBER]: { rule: 'EX-10.3', code: 'whenNumber' },
  [moves.OPTION]: { rule: 'EX-10.3', code: 'whenOption' },
  [moves.SLOT]: { rule: 'S-5', code: 'whenSlot' },
  [moves.DISCARD]: { rule: 'EX-10.12', code: 'whenDiscard' },
  [moves.STOP]: { rule: 'EX-10.1', code: 'whenStop' },
  [moves.BONUS]: { rule: 'EX-11.2', code: 'whenBonus', also: HAS_MARKER },
  [moves.PASS]: { rule: 'EX-11.6', code: 'whenPass' },
}

/** No kind of move is without its moment; a test says so. */
const NEVER: Moment = { rule: 'EX-4.1', code: 'notOpen' }

export const {
  settle,
  pending,
  moves: offer,
  refusals,
  apply,
} = engine<State, Frame, Op, Event>({
  steps: STEPS,
  playerIn: (s, seat) => s.seating[seat] ?? NONE,
  seatOf: (s, player) => at(s.seatOf, player),
  several: { owing: (f) => f.used, answerer: (s, m) => itemAt(s.ruleset.abilities, onlyArg(m)).player },
  whenOver: { rule: 'EX-15.11', code: 'over', args: {} },
  /** EX-17.3, EX-17.6: nobody who has chosen in secret can choose again. */
  whenNotAsked: (_s, f) =>
    f.seat === SEVERAL
      ? { rule: 'EX-17.6', code: 'hasChosen', args: {} }
      : { rule: 'EX-10.3', code: 'notAsked', args: { player: f.seat } },
  whenNotNow(s, f, m) {
    const { rule, code, also = [] } = MOMENTS[kindOf(m)] ?? NEVER
    return [{ rule, code, args: {} }, ...failing(also, s, f, m)]
  },
})
