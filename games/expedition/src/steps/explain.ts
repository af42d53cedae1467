import { at, first, kindOf, type Move, of, only, type Refusal, second } from '@orrery/kernel'
import {
  ACTION_CARD_ROWS,
  DOCKS_PER_SEAT,
  OBJECTIVE_ROWS,
  PDS_PER_PLANET,
  PDS_PER_SEAT,
  SECRET_ROWS,
  STRATEGY_ROWS,
  TECHNOLOGY_ROWS,
} from '../data/scenario.ts'
import type { Frame, Planet, State, StepName, System } from '../types.ts'
import { ANOMALIES, NONE } from '../types.ts'
import { avernusRefusal } from '../rules/breakthrough.ts'
import { hasScoredSecret, holdsSecret, inHand } from '../rules/cards.ts'
import { claimRefusal } from '../rules/claim.ts'
import { hasTraded, MOST_OFFERS } from '../rules/deals.ts'
import { moveRefusal, pickRefusal } from '../rules/ingress.ts'
import { hasScored, isSixthTooEarly } from '../rules/holdings.ts'
import { meansOf } from '../rules/means.ts'
import * as moves from '../rules/moves.ts'
import {
  CARD_SLICE,
  COSTS,
  GOODS_SLICE,
  INFLUENCE,
  INFLUENCE_SLICE,
  NO_PAYMENT,
  paymentRefusal,
  RESOURCE_SLICE,
  RESOURCES,
  SECRET_SLICE,
  type Value,
  valueOf,
} from '../rules/payment.ts'
import { isReady, ownedBy, planetName, playerName, specialtiesOf, systemName } from '../rules/planets.ts'
import { canEnter, hasToken, lockedBy } from '../rules/reach.ts'
import { refuse } from '../rules/refusing.ts'
import { siteRefusal } from '../rules/sites.ts'
import { jupiterRefusal, tiedRefusal } from '../rules/sixth.ts'
import { dockLimit, isGround, pdsLimit } from '../rules/structures.ts'
import { missing, owns, skippable } from '../rules/techs.ts'
import { hasUnused } from './turn.ts'

/*
 * Why an answer is not open. What is listed is legal; this only finds words for the rest: the first condition of TE-12
 * that fails, else that the thing is not possible now.
 */

const impossible = (rule: string, thing: string, reason: string): Refusal =>
  refuse(rule, 'NOT_POSSIBLE', { thing, reason })

type Why = (s: State, f: Frame, m: Move) => Refusal | undefined

/* ---- a turn ---------------------------------------------------------------------------------------------------------------- */

const activate: Why = (s, f, m) => {
  const system = at(s.box.systemAt, only(m))
  const p = f.seat
  if (f.step === 'turn' && at(s.tactic, p) === 0) return refuse('TE-15.5', 'NO_TOKEN', { pool: 'tactic' })
  if (f.step === 'turn' && hasToken(s, p, system))
    return refuse('TE-15.5', 'SYSTEM_HAS_TOKEN', { system: systemName(s, system) })
  const locker = lockedBy(s, p, system)
  if (locker !== NONE)
    return refuse('TE-15.4', 'SYSTEM_LOCKED', { player: playerName(s, locker), system: systemName(s, system) })
  return refuse('TE-14.6', 'CANNOT_REACH', { system: systemName(s, system), reason: whyFar(s, p, system) })
}

function whyFar(s: State, p: number, system: System): string {
  const { anomalies, fracture } = of(s.box.systems, system)
  if (fracture && !s.fracture) return 'The Fracture is not in play'
  if (canEnter(s, p, system)) return 'no infantry of yours can get there'
  const name = ANOMALIES.find((_, i) => (anomalies & (1 << i)) !== 0) ?? 'anomaly'
  return name === 'asteroid field' ? 'an asteroid field needs Antimass Deflectors' : `no way leads into a ${name}`
}

const useStrategy: Why = (s, f, m) => {
  const { name } = of(STRATEGY_ROWS, only(m))
  if (at(s.holders, only(m)) !== f.seat) return impossible('TE-15.3', name, 'it is not your strategy card')
  return impossible('TE-15.3', name, 'it was used in this round')
}

const pass: Why = (s, f) => {
  const card = s.holders.findIndex((holder, c) => holder === f.seat && at(s.used, c) === 0)
  if (hasUnused(s, f.seat)) return refuse('TE-15.3', 'STRATEGY_CARD_UNUSED', { card: STRATEGY_ROWS[card]?.name ?? '' })
  return impossible('TE-15.3', 'Passing', 'you have acted in this turn; end it instead')
}

const playCard: Why = (s, f, m) => {
  const { name, window } = of(ACTION_CARD_ROWS, only(m))
  if (inHand(s, f.seat, only(m)) === 0) return refuse('TE-2.7', 'CARD_NOT_IN_HAND')
  const isAction = window === 'action'
  if (isAction !== (f.step === 'turn'))
    return impossible('TE-15.3', name, isAction ? 'it is an action of your own turn' : 'it is played in combat')
  return impossible('TE-15.3', name, 'it would do nothing')
}

/** What a slice costs against all one has: the payment that falls short. */
function shortfall(s: State, f: Frame, slice: number): Refusal | undefined {
  const p = f.seat
  const need = COSTS[slice]?.amount ?? 0
  const short = (paid: number, kind: string): Refusal => refuse('TE-2.13', 'PAYMENT_SHORT', { paid, need, kind })
  if (slice === RESOURCE_SLICE) return short(meansOf(s, p, RESOURCES), 'resources')
  if (slice === INFLUENCE_SLICE) return short(meansOf(s, p, INFLUENCE), 'influence')
  if (slice === CARD_SLICE) return short(at(s.cards, p), 'action cards')
  if (slice === SECRET_SLICE) return short(at(s.secrets, p), 'secret objectives')
  if (slice === GOODS_SLICE) return short(at(s.goods, p), 'trade goods')
  return short(0, 'specialty planets')
}

const tooEarly = (s: State): Refusal | undefined =>
  isSixthTooEarly(s)
    ? impossible('TE-16.5', 'The sixth slice', `it is claimed in round ${s.box.settings.sixthRound} at the earliest`)
    : undefined

const claim: Why = (s, f, m) => claimRefusal(s, f.seat, only(m)) ?? tooEarly(s) ?? shortfall(s, f, only(m))

const deal: Why = (s, f, m) => {
  const other = at(s.box.playerAt, only(m))
  const thing = `A transaction with ${playerName(s, other)}`
  if (other === f.seat) return impossible('TE-15.12', 'A transaction', 'it takes another player')
  if (s.deal !== undefined) return impossible('TE-15.12', thing, 'another offer stands; withdraw it first')
  if (hasTraded(s, other)) return impossible('TE-15.12', thing, 'once with each player in a turn')
  if (at(s.offers, other) >= MOST_OFFERS)
    return impossible('TE-15.12', thing, 'three offers to one player in a turn are enough')
  return impossible('TE-15.12', thing, 'neither of you has anything to trade')
}

const useTech: Why = (s, f, m) => {
  const { name } = of(TECHNOLOGY_ROWS, only(m))
  if (!owns(s, f.seat, only(m))) return impossible('TE-15.10', name, 'you do not own it')
  if ((at(s.tired, f.seat) & (1 << only(m))) !== 0 && f.step !== 'readyOne')
    return impossible('TE-3.8', name, 'it is exhausted')
  return impossible('TE-3.8', name, 'it is not used like this now')
}

/* ---- planets --------------------------------------------------------------------------------------------------------------- */

const namedPlanet = (s: State, m: Move): Planet => at(s.box.planetAt, only(m))

const payPlanet: Why = (s, f, m) => {
  const planet = namedPlanet(s, m)
  const slice = f.what === RESOURCES ? RESOURCE_SLICE : INFLUENCE_SLICE
  const refusal = paymentRefusal(s, f.seat, slice, { ...NO_PAYMENT, planets: [...f.list, planet] })
  if (refusal !== undefined && ['PLANET_NOT_YOURS', 'PLANET_EXHAUSTED', 'LISTED_TWICE'].includes(refusal.code))
    return refusal
  const worth = valueOf(s, f.seat, planet, f.what as Value)
  if (worth === 0) return refuse('TE-2.6', 'OVERPAID', { thing: planetName(s, planet) })
  const last = f.list.at(-1)
  if (last !== undefined && valueOf(s, f.seat, last, f.what as Value) <= worth)
    return impossible('TE-2.6', planetName(s, planet), 'name the more valuable planets first')
  return impossible('TE-2.13', planetName(s, planet), 'with it first the rest could not be paid')
}

const ownPlanet = (s: State, f: Frame, planet: Planet): Refusal | undefined =>
  ownedBy(s, planet, f.seat) ? undefined : refuse('TE-2.1', 'PLANET_NOT_YOURS', { planet: planetName(s, planet) })

const specialtyPlanet: Why = (s, f, m) => {
  const planet = namedPlanet(s, m)
  if (ownedBy(s, planet, f.seat) && !isReady(s, planet))
    return refuse('TE-2.1', 'PLANET_EXHAUSTED', { planet: planetName(s, planet) })
  if (ownedBy(s, planet, f.seat) && specialtiesOf(s, planet) === 0)
    return refuse('TE-2.9', 'NO_SPECIALTY', { planet: planetName(s, planet) })
  return ownPlanet(s, f, planet) ?? impossible('TE-2.9', planetName(s, planet), 'its colour does not fit')
}

const structure: Why = (s, f, m) => {
  const planet = namedPlanet(s, m)
  if (!isGround(s, f.seat, planet)) return refuse('TE-15.9', 'PLANET_NOT_YOURS', { planet: planetName(s, planet) })
  const limit = (text: string): Refusal => refuse('TE-15.9', 'LIMIT_REACHED', { limit: text })
  if (kindOf(m) === moves.DOCK)
    return limit(dockLimit(s, f.seat) ? `${DOCKS_PER_SEAT} space docks` : 'one space dock per planet')
  if (pdsLimit(s, f.seat)) return limit(`${PDS_PER_SEAT} PDS`)
  if (at(s.pds, planet) >= PDS_PER_PLANET) return limit(`${PDS_PER_PLANET} PDS per planet`)
  return undefined
}

const anyPlanet: Why = (s, f, m) => {
  const planet = namedPlanet(s, m)
  if (f.step === 'pay') return payPlanet(s, f, m)
  if (f.step === 'claim' || f.step === 'skip' || f.step === 'research') return specialtyPlanet(s, f, m)
  if (f.step === 'land')
    return impossible(
      'TE-15.5',
      `Landing on ${planetName(s, planet)}`,
      'it is no planet of this system that you may land on',
    )
  if (f.step === 'card') return impossible('TE-15.3', planetName(s, planet), 'it is no target of this card')
  return ownPlanet(s, f, planet) ?? impossible(ruleOf(f.step), planetName(s, planet), 'it does not fit here')
}

/* ---- the rest -------------------------------------------------------------------------------------------------------------- */

const research: Why = (s, f, m) => {
  const { name, needs } = of(TECHNOLOGY_ROWS, only(m))
  if (owns(s, f.seat, only(m))) return impossible('TE-15.10', name, 'you own it')
  const lack = missing(s, f.seat, only(m)) - skippable(s, f.seat, only(m))
  if (lack > 0) return refuse('TE-15.10', 'NO_PREREQUISITE', { technology: name, missing: `${lack} ${needs[0] ?? ''}` })
  return impossible('TE-15.10', name, 'its colour is not that of the exhausted planet')
}

const secret: Why = (s, f, m) => {
  const { name } = of(SECRET_ROWS, only(m))
  if (hasScoredSecret(s, f.seat, only(m))) return refuse('TE-2.8', 'SECRET_SCORED', { secret: name })
  if (!holdsSecret(s, f.seat, only(m))) return refuse('TE-2.8', 'SECRET_NOT_YOURS')
  return impossible('TE-15.18', name, 'what it asks for is not fulfilled')
}

const objective: Why = (s, f, m) => {
  const { name } = of(OBJECTIVE_ROWS, only(m))
  if (!s.publics.includes(only(m))) return impossible('TE-15.17', name, 'it is not revealed')
  if (hasScored(s, f.seat, only(m))) return impossible('TE-15.17', name, 'you have scored it')
  return impossible('TE-15.17', name, 'what it asks for is not fulfilled')
}

const anySystem: Why = (s, f, m) => {
  const system = at(s.box.systemAt, only(m))
  if (f.step === 'site') return siteRefusal(s, system)
  if (f.step === 'avernus') return avernusRefusal(s, f.seat, system)
  if (f.step === 'warfare') return activate(s, f, m)
  if (f.step === 'lock')
    return impossible('TE-15.4', systemName(s, system), 'it has no planet of yours, or is Mecatol Rex')
  return impossible(ruleOf(f.step), systemName(s, system), 'none of your command tokens lies there')
}

const anyPlayer: Why = (s, f, m) => {
  const player = at(s.box.playerAt, only(m))
  if (f.step === 'tied') return tiedRefusal(s, player)
  if (f.step === 'speaker') return impossible('TE-15.4', playerName(s, player), 'this player is the speaker')
  return impossible(ruleOf(f.step), playerName(s, player), 'this player cannot be chosen')
}

const takeStrategy: Why = (s, f, m) => {
  const { name } = of(STRATEGY_ROWS, only(m))
  if (f.step === 'draft') return impossible('TE-15.1', name, `${playerName(s, at(s.holders, only(m)))} has taken it`)
  if (at(s.used, only(m)) === 1) return impossible('TE-15.3', name, 'it was used in this round')
  return impossible('TE-15.4', name, 'you cannot pay its secondary, or it would do nothing')
}

const goods: Why = (s, f) => refuse('TE-2.2', 'NOT_ENOUGH_TRADE_GOODS', { have: at(s.goods, f.seat), need: f.left })

const shift: Why = (s, _f, m) => moveRefusal(s, at(s.box.systemAt, first(m)), at(s.box.systemAt, second(m)))
const pick: Why = (s, f, m) => pickRefusal(s, f, first(m), at(s.box.systemAt, second(m)))
const council: Why = (s, f) =>
  impossible(
    'TE-15.11',
    'The Galactic Council',
    at(s.secrets, f.seat) === 0 ? 'you hold no unscored secret' : 'it is exhausted or not yours',
  )
const jupiter: Why = (s, f) => jupiterRefusal(s, f.seat)
const discard: Why = () => refuse('TE-2.7', 'CARD_NOT_IN_HAND')
const number: Why = (_s, f, m) => impossible(ruleOf(f.step), `The number ${only(m)}`, 'it is out of range')

/** By kind of move: the steps that take it, and why one of it may be shut. */
const KINDS: readonly (readonly [kind: number, steps: readonly StepName[], why: Why])[] = [
  [moves.TAKE, ['draft', 'card'], takeStrategy],
  [moves.USE, ['turn'], useStrategy],
  [moves.ACTIVATE, ['turn'], activate],
  [moves.PLAY, ['turn', 'boost', 'reroll'], playCard],
  [moves.PASS, ['turn'], pass],
  [moves.CLAIM, ['window', 'turn'], claim],
  [moves.JUPITER, ['window', 'turn'], jupiter],
  [moves.COUNCIL, ['window'], council],
  [moves.TECH, ['turn', 'window', 'readyOne'], useTech],
  [moves.RESEARCH, ['research'], research],
  [moves.DEAL, ['turn', 'window'], deal],
  [
    moves.NUMBER,
    [
      'deal',
      'buyTokens',
      'giveTokens',
      'redistribute',
      'produce',
      'muster',
      'land',
      'transit',
      'statusTokens',
      'spendTokens',
      'frontierTrade',
    ],
    number,
  ],
  [
    moves.PLANET,
    ['pay', 'claim', 'skip', 'research', 'land', 'muster', 'transit', 'card', 'readyPlanets', 'readyOne', 'structure'],
    anyPlanet,
  ],
  [moves.GOODS, ['pay'], goods],
  [moves.DISCARD, ['dropCards', 'skim'], discard],
  [moves.SECRET, ['dropSecret', 'keepSecret', 'scoreSecret', 'statusSecret'], secret],
  [moves.INGRESS_PICK, ['ingress'], pick],
  [moves.SHIFT, ['moveIngress'], shift],
  [moves.SYSTEM, ['site', 'avernus', 'warfare', 'lock', 'card'], anySystem],
  [moves.PLAYER, ['tied', 'speaker', 'card', 'freeTrade'], anyPlayer],
  [moves.PDS, ['structure'], structure],
  [moves.DOCK, ['structure'], structure],
  [moves.OBJECTIVE, ['scorePublic', 'statusPublic'], objective],
]

const WHY: readonly (readonly [ReadonlySet<StepName>, Why] | undefined)[] = Array.from(
  { length: moves.ANY + 1 },
  (_, k) => {
    const found = KINDS.find(([kind]) => kind === k)
    return found === undefined ? undefined : ([new Set(found[1]), found[2]] as const)
  },
)

/** The rule a question belongs to. */
const RULES: { readonly [step in StepName]?: string } = {
  ingress: 'TE-5.4',
  moveIngress: 'TE-10.4',
  avernus: 'TE-10.8',
  site: 'TE-7.1',
  tied: 'TE-8.3',
  keepSecret: 'TE-14.2',
  draft: 'TE-15.1',
  turn: 'TE-15.3',
  window: 'TE-3.8',
  deal: 'TE-15.12',
  claim: 'TE-2.9',
  pay: 'TE-2.13',
  muster: 'TE-15.5',
  land: 'TE-15.5',
  produce: 'TE-15.8',
  structure: 'TE-15.9',
  research: 'TE-15.10',
  boost: 'TE-15.6',
  reroll: 'TE-15.6',
  frontierTrade: 'TE-15.13',
  card: 'TE-15.3',
  scoreSecret: 'TE-15.18',
  statusPublic: 'TE-15.17',
  statusSecret: 'TE-15.17',
  statusTokens: 'TE-15.17',
}
const ruleOf = (step: StepName): string => RULES[step] ?? 'TE-15.4'

/** Every move that is not offered, with the first reason that applies. */
export function explain(s: State, f: Frame, m: Move): readonly Refusal[] {
  if (s.offer.includes(m)) return []
  const entry = WHY[kindOf(m)]
  const why = entry !== undefined && entry[0].has(f.step) ? entry[1](s, f, m) : undefined
  return [why ?? refuse('TE-1.6', 'CHOICE_PENDING', { player: playerName(s, f.seat), choice: f.step })]
}
