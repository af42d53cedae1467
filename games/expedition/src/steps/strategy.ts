import { add, at, kindOf, of, only } from '@orrery/kernel'
import { OBJECTIVE_ROWS, STRATEGY_ROWS, TOKEN_COST } from '../data/scenario.ts'
import type { Emit, Frame, Player, State, StepName, StrategyCard } from '../types.ts'
import { NONE } from '../types.ts'
import { drawCards } from '../rules/cards.ts'
import { canSpend } from '../rules/costs.ts'
import { pop, push, pushSteps, skipChoice } from '../rules/frames.ts'
import { canScore } from '../rules/holdings.ts'
import { meansOf } from '../rules/means.ts'
import * as moves from '../rules/moves.ts'
import { INFLUENCE, RESOURCES } from '../rules/payment.ts'
import { hasPower, ownedBy, ownsIn } from '../rules/planets.ts'
import { anyStructure, homeDocks } from '../rules/structures.ts'
import { anyResearch } from '../rules/techs.ts'
import { pushPay } from './pay.ts'
import { eachOther, never, planetOf, playerOf, type Step, systemOf } from './step.ts'

/* TE-15.4: the eight strategy cards. A primary and a secondary are short lists of steps. */

const [LEADERSHIP, DIPLOMACY, POLITICS, CONSTRUCTION, TRADE, WARFARE, TECHNOLOGY, IMPERIAL] = [0, 1, 2, 3, 4, 5, 6, 7]
/** Planets that Diplomacy readies. */
const READIED = 2
const POLITICS_CARDS = 2
const MORE_RESEARCH = 6
const FOLLOW_RESEARCH = 4

const PRIMARY: { readonly [card: StrategyCard]: readonly StepName[] } = {
  [LEADERSHIP]: ['giveTokens', 'buyTokens'],
  [DIPLOMACY]: ['lock', 'readyPlanets'],
  [POLITICS]: ['speaker'],
  [CONSTRUCTION]: ['structure', 'structure'],
  [TRADE]: ['freeTrade'],
  [WARFARE]: ['redistribute', 'warfare', 'redistribute'],
  [TECHNOLOGY]: ['research', 'moreResearch'],
  [IMPERIAL]: ['scorePublic', 'throne'],
}

/** A strategy card as an action: its primary, then the others may follow. */
export function startStrategy(s: State, p: Player, card: StrategyCard, emit: Emit): void {
  s.used[card] = 1
  emit?.({ kind: 'strategy', player: p, card })
  const f = push(s, 'follow', NONE)
  f.by = p
  f.what = card
  startPrimary(s, p, card, emit)
}

/** Also for Overrule: no secondaries follow then. */
export function startPrimary(s: State, p: Player, card: StrategyCard, emit: Emit): void {
  const depth = s.stack.length
  pushSteps(s, PRIMARY[card] ?? [], p)
  for (const f of s.stack.slice(depth)) prepare(f)
  // The first structure may be a production instead.
  if (card === CONSTRUCTION) of(s.stack, s.stack.length - 1).held = 1
  if (card === TRADE) {
    add(s.goods, p, 3)
    emit?.({ kind: 'goods', player: p, n: 3, why: 'Trade' })
    replenish(s, p, emit)
  }
}

function prepare(f: Frame): void {
  if (f.step === 'giveTokens') f.left = 3
  if (f.step === 'readyPlanets') f.left = READIED
  if (f.step === 'moreResearch') f.left = MORE_RESEARCH
}

export const isFull = (s: State, p: Player): boolean => at(s.commodities, p) >= (s.box.factions[p]?.commodities ?? 0)

export function replenish(s: State, p: Player, emit: Emit): void {
  s.commodities[p] = s.box.factions[p]?.commodities ?? 0
  emit?.({ kind: 'replenished', player: p })
}

/* ---- following ---------------------------------------------------------------------------------------------------------- */

const hasExhausted = (s: State, p: Player): boolean => s.owner.some((owner, q) => owner === p && at(s.spent, q) === 1)

/** Whether the secondary would do anything for this player. */
const WORTH: { readonly [card: StrategyCard]: (s: State, p: Player) => boolean } = {
  [LEADERSHIP]: (s, p) => meansOf(s, p, INFLUENCE) >= TOKEN_COST,
  [DIPLOMACY]: hasExhausted,
  [POLITICS]: () => true,
  [CONSTRUCTION]: anyStructure,
  [TRADE]: (s, p) => !isFull(s, p),
  [WARFARE]: (s, p) => homeDocks(s, p).length > 0,
  [TECHNOLOGY]: (s, p) => anyResearch(s, p) && (canSpend(s, p, RESOURCES, FOLLOW_RESEARCH) || bySpecialty(s, p)),
  [IMPERIAL]: () => true,
}

/** Specialized Compounds: a specialty planet instead of the resources. */
const bySpecialty = (s: State, p: Player): boolean => hasPower(s, p, 'researchBySpecialty')

export const canFollow = (s: State, p: Player, card: StrategyCard): boolean =>
  at(s.strategy, p) >= of(STRATEGY_ROWS, card).followCost && WORTH[card]?.(s, p) === true

/** Pays a strategy token where the card asks for one, and does the secondary. */
export function startSecondary(s: State, p: Player, card: StrategyCard, emit: Emit): void {
  add(s.strategy, p, -of(STRATEGY_ROWS, card).followCost)
  emit?.({ kind: 'followed', player: p, card })
  if (card === LEADERSHIP) push(s, 'buyTokens', p)
  if (card === DIPLOMACY) push(s, 'readyPlanets', p).left = READIED
  if (card === POLITICS) drawCards(s, p, POLITICS_CARDS, emit)
  if (card === CONSTRUCTION) push(s, 'structure', p)
  if (card === TRADE) replenish(s, p, emit)
  if (card === WARFARE) push(s, 'produce', p).list = homeDocks(s, p)
  if (card === TECHNOLOGY) payResearch(s, p, FOLLOW_RESEARCH)
  if (card === IMPERIAL) push(s, 'drawSecret', p)
}

/** `by` played the card, `held` others were asked so far. */
export const follow: Step = {
  list(_s, f, out) {
    if (f.seat === NONE) return
    out.push(moves.yes)
    out.push(moves.no)
  },
  answer(s, f, m, emit) {
    const p = f.seat
    f.seat = NONE
    if (kindOf(m) === moves.YES) startSecondary(s, p, f.what, emit)
    else emit?.({ kind: 'notFollowed', player: p, card: f.what })
  },
  proceed(s, f) {
    for (f.held++; f.held < s.box.seats; f.held++) {
      const p = (f.by + f.held) % s.box.seats
      if (!canFollow(s, p, f.what)) continue
      f.seat = p
      return
    }
    pop(s)
  },
}

/* ---- the single steps ---------------------------------------------------------------------------------------------------- */

/** A command token for each 3 influence: how many, then one payment for all, for each alone would lose its excess. */
export const buyTokens: Step = {
  list(s, f, out) {
    const most = Math.floor(meansOf(s, f.seat, INFLUENCE) / TOKEN_COST)
    if (most > 0) for (let n = 0; n <= most; n++) out.push(moves.number(n))
  },
  answer(s, f, m) {
    const n = only(m)
    pop(s)
    if (n === 0) return
    push(s, 'giveTokens', f.seat).left = n
    pushPay(s, f.seat, INFLUENCE, n * TOKEN_COST)
  },
  proceed: pop,
}

/** Diplomacy: others cannot activate the system this round. */
export const lock: Step = {
  list(s, f, out) {
    for (let i = 0; i < s.box.systems.length; i++)
      if (i !== s.box.mecatol && ownsIn(s, f.seat, i)) out.push(moves.system(s, i))
  },
  answer(s, f, m, emit) {
    const system = systemOf(s, m)
    pop(s)
    s.locks[system] = at(s.locks, system) | (1 << f.seat)
    emit?.({ kind: 'locked', player: f.seat, system })
  },
  proceed: skipChoice,
}

export const readyPlanets: Step = {
  list(s, f, out) {
    if (f.left === 0) return
    for (let q = 0; q < s.owner.length; q++)
      if (ownedBy(s, q, f.seat) && at(s.spent, q) === 1) out.push(moves.planet(s, q))
    if (out.length > 0) out.push(moves.no)
  },
  answer(s, f, m, emit) {
    if (kindOf(m) === moves.NO) return pop(s)
    s.spent[planetOf(s, m)] = 0
    f.left--
    emit?.({ kind: 'readied', player: f.seat, planet: planetOf(s, m) })
    return undefined
  },
  proceed(s, f, emit) {
    // With a planet readied the choice was had.
    if (f.left === READIED) skipChoice(s, f, emit)
    else pop(s)
  },
}

/** Politics: another speaker, and only then the cards. */
export const speaker: Step = {
  list(s, _f, out) {
    eachOther(s, s.speaker, (p) => out.push(moves.player(s, p)))
  },
  answer(s, f, m, emit) {
    pop(s)
    s.speaker = playerOf(s, m)
    emit?.({ kind: 'speaker', player: s.speaker })
    drawCards(s, f.seat, POLITICS_CARDS, emit)
  },
  proceed: never,
}

/** Trade: players who replenish free. */
export const freeTrade: Step = {
  list(s, f, out) {
    eachOther(s, f.seat, (p) => {
      if (!isFull(s, p)) out.push(moves.player(s, p))
    })
    if (out.length > 0) out.push(moves.no)
  },
  answer(s, _f, m, emit) {
    if (kindOf(m) === moves.NO) return pop(s)
    replenish(s, playerOf(s, m), emit)
    return undefined
  },
  proceed: pop,
}

/** Technology: another technology for 6 resources; `left` is the price. */
export const moreResearch: Step = {
  list(s, f, out) {
    if (!anyResearch(s, f.seat) || !(canSpend(s, f.seat, RESOURCES, f.left) || bySpecialty(s, f.seat))) return
    out.push(moves.yes)
    out.push(moves.no)
  },
  answer(s, f, m) {
    pop(s)
    if (kindOf(m) === moves.YES) payResearch(s, f.seat, f.left)
  },
  proceed: pop,
}

function payResearch(s: State, p: Player, price: number): void {
  const f = push(s, 'research', p)
  if (bySpecialty(s, p)) f.left = price
  else pushPay(s, p, RESOURCES, price)
}

/** Imperial: a public objective at once. */
export const scorePublic: Step = {
  list(s, f, out) {
    for (const o of s.publics) if (canScore(s, f.seat, o)) out.push(moves.objective(o))
    if (out.length > 0) out.push(moves.no)
  },
  answer(s, f, m, emit) {
    pop(s)
    if (kindOf(m) === moves.OBJECTIVE) scoreObjective(s, f.seat, only(m), emit)
  },
  proceed: pop,
}

/** Then a point for Mecatol Rex, else a secret. */
export const throne: Step = {
  list: () => undefined,
  answer: never,
  proceed(s, f, emit) {
    pop(s)
    if ((s.box.planetsIn[s.box.mecatol] ?? []).some((q) => ownedBy(s, q, f.seat))) {
      add(s.points, f.seat, 1)
      emit?.({ kind: 'imperial', player: f.seat })
    } else push(s, 'drawSecret', f.seat)
  },
}

/** Marks the objective and asks for what it costs. */
function scoreObjective(s: State, p: Player, o: number, emit: Emit): void {
  const { cost } = of(OBJECTIVE_ROWS, o)
  s.scored[p] = at(s.scored, p) | (1 << o)
  emit?.({ kind: 'scoredPublic', player: p, objective: o })
  if (cost === undefined) return
  add(s.goods, p, -(cost.goods ?? 0))
  if (cost.tokens !== undefined) push(s, 'spendTokens', p).left = cost.tokens
  const { resources = 0, influence = 0 } = cost
  if (resources > 0) pushPay(s, p, RESOURCES, resources)
  if (influence > 0) pushPay(s, p, INFLUENCE, influence).held = resources
}

/** Command tokens to spend, `left` of them: how many come from the tactic pool. */
export const spendTokens: Step = {
  list(s, f, out) {
    for (let n = 0; n <= f.left; n++)
      if (n <= at(s.tactic, f.seat) && f.left - n <= at(s.strategy, f.seat)) out.push(moves.number(n))
  },
  answer(s, f, m, emit) {
    pop(s)
    add(s.tactic, f.seat, -only(m))
    add(s.strategy, f.seat, only(m) - f.left)
    emit?.({ kind: 'tokens', player: f.seat, tactic: at(s.tactic, f.seat), strategy: at(s.strategy, f.seat) })
  },
  proceed: never,
}
