import { engine, kindOf } from '@orrery/kernel'
import * as moves from '../rules/moves.ts'
import type { Event, Frame, Op, State } from '../types.ts'
import { STEPS } from './index.ts'

/** By kind of move: the rule that says when it is made at all, and the key of the sentence. */
const MOMENTS: { readonly [kind: number]: readonly [rule: string, code: string] } = {
  [moves.FACTION]: ['HX-5.2', 'whenFaction'],
  [moves.MINOR]: ['HX-5.4', 'whenMinor'],
  [moves.MISSION]: ['HX-5.7', 'whenMission'],
  [moves.HEX]: ['HX-13.6', 'whenHex'],
  [moves.PLACE]: ['HX-7.1', 'whenPlace'],
  [moves.RETURN]: ['HX-7.2', 'whenAction'],
  [moves.ATTACK]: ['HX-7.3', 'whenAction'],
  [moves.RECOVER]: ['HX-7.5', 'whenAction'],
  [moves.PLAY]: ['HX-7.6', 'whenAction'],
  [moves.ACTIVATE]: ['HX-7.7', 'whenAction'],
  [moves.GAIN]: ['HX-7.8', 'whenAction'],
  [moves.RAISE]: ['HX-7.9', 'whenAction'],
  [moves.HEAL]: ['HX-7.10', 'whenAction'],
  [moves.MOVE]: ['HX-7.11', 'whenAction'],
  [moves.ABILITY]: ['HX-7.12', 'whenAction'],
  [moves.DONE]: ['HX-6.3', 'whenDone'],
  [moves.RESIGN]: ['HX-17.5', 'whenResign'],
  [moves.ROTATE]: ['HX-13.1', 'whenRotate'],
  [moves.SKIP]: ['HX-13.5', 'whenSkip'],
  [moves.PLAYER]: ['HX-12.23', 'whenPlayer'],
  [moves.UNIT]: ['HX-12.11', 'whenUnit'],
  [moves.CARD]: ['HX-12.15', 'whenCard'],
  [moves.STAY]: ['HX-12.14', 'whenToken'],
  [moves.TAKE]: ['HX-12.14', 'whenToken'],
  [moves.NUMBER]: ['HX-12.13', 'whenNumber'],
  [moves.BUY]: ['HX-7.14', 'whenBuy'],
  [moves.YES]: ['HX-17.5', 'whenYes'],
  [moves.NO]: ['HX-17.5', 'whenYes'],
}

export const {
  settle,
  pending,
  moves: offer,
  refusals,
  apply,
} = engine<State, Frame, Op, Event>({
  steps: STEPS,
  whenOver: { rule: 'HX-13.13', code: 'over', args: {} },
  whenNotAsked: (_s, f) => ({ rule: 'HX-1.12', code: 'notAsked', args: { player: f.seat } }),
  whenNotNow(_s, _f, m) {
    const [rule = '', code = ''] = MOMENTS[kindOf(m)] ?? []
    return [{ rule, code, args: {} }]
  },
})
