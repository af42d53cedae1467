import { failedOf, kindOf, type Move, only, type Refusal } from '@orrery/kernel'
import * as moves from '../rules/moves.ts'
import type { Frame, State } from '../types.ts'
import * as icons from './explain-icons.ts'
import { ACTIONS, FACTION, MARKET, MINOR, MISSION, offBoard, SHIP, WARLORD } from './explain-turn.ts'
import { ALWAYS, type Conditions, type Look, refuse } from './look.ts'
import { opOf, type Question, questionOf } from './question.ts'

/* Why an answer is not open, by question and kind of move: every failed condition with its rule. */

type Table = { readonly [kind: number]: Conditions | ((l: Look) => Conditions) }

const QUESTIONS: { readonly [question in Question]: Table } = {
  faction: { [moves.FACTION]: FACTION },
  minor: { [moves.MINOR]: MINOR },
  mission: { [moves.MISSION]: MISSION },
  warlord: { [moves.HEX]: WARLORD },
  actions: ACTIONS,
  market: MARKET,
  resign: { [moves.YES]: ALWAYS, [moves.NO]: ALWAYS },
  anchor: { [moves.HEX]: [offBoard] },
  rotation: { [moves.ROTATE]: ALWAYS },
  unit: { [moves.PLACE]: icons.unit },
  where: { [moves.HEX]: icons.where },
  return: { [moves.HEX]: icons.RETURN },
  recover: { [moves.RECOVER]: SHIP },
  attacker: { [moves.HEX]: icons.ATTACKER },
  target: { [moves.HEX]: icons.TARGET },
  enemy: { [moves.PLAYER]: icons.ENEMY },
  step: { [moves.HEX]: icons.STEP },
  exchanged: { [moves.HEX]: icons.EXCHANGED },
  otherEnd: { [moves.HEX]: icons.OTHER_END },
  heal: { [moves.HEAL]: ALWAYS },
  raise: { [moves.RAISE]: ALWAYS },
  victim: { [moves.PLAYER]: icons.VICTIM },
  raid: { [moves.UNIT]: icons.RAID },
  action: { [moves.CARD]: icons.ACTION_CARD },
  mercenary: { [moves.CARD]: icons.MERCENARY_CARD },
  token: { [moves.STAY]: ALWAYS, [moves.TAKE]: ALWAYS },
  amount: { [moves.NUMBER]: icons.AMOUNT },
}

/** HX-13.5: what must be done cannot be skipped. */
const SKIP: Conditions = [refuse('HX-13.5', 'mustBeDone', (l) => l.op?.must === true)]

/** When a kind of move is made at all. */
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

function conditionsFor(l: Look): Conditions | undefined {
  if (kindOf(l.m) === moves.SKIP) return l.op === undefined ? undefined : SKIP
  const found = QUESTIONS[questionOf(l.f)][kindOf(l.m)]
  return typeof found === 'function' ? found(l) : found
}

/** Every failed condition of an answer to the question on top; empty exactly when it is offered. */
export function explain(s: State, f: Frame, m: Move): readonly Refusal[] {
  const l: Look = { s, f, op: opOf(f), m, a: only(m) }
  const conditions = conditionsFor(l)
  if (conditions === undefined) {
    const [rule, code] = MOMENTS[kindOf(m)] ?? ['HX-6.1', 'notOpen']
    return [{ rule, code, args: {} }]
  }
  const reasons = failedOf(conditions, l)
  if (reasons.length > 0 || s.offer.includes(m)) return reasons
  return [{ rule: 'HX-13.6', code: 'notOpen', args: {} }]
}
