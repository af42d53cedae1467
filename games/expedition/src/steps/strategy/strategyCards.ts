import { add, at, itemAt } from '@orrery/kernel'
import { STRATEGY_ROWS } from '../../data/scenario.ts'
import { drawCards } from '../../rules/cards.ts'
import { canSpend } from '../../rules/costs.ts'
import { push, pushSteps } from '../../rules/frames.ts'
import { meansOf } from '../../rules/means.ts'
import { INFLUENCE, RESOURCES } from '../../rules/payment.ts'
import { anyStructure, homeDocks } from '../../rules/structures.ts'
import { anyResearch } from '../../rules/techs.ts'
import { asksFew, asksWhole } from '../../rules/whole.ts'
import { type Emit, type Frame, NONE, type Player, type State, type StepName, type StrategyCard } from '../../types.ts'
import { bySpecialty, FOLLOW_RESEARCH, MORE_RESEARCH, payResearch } from '../research/moreResearch.ts'
import { isFull, replenish } from './freeTrade.ts'
import { READIED } from './readyPlanets.ts'
import { POLITICS_CARDS } from './speaker.ts'

/* TE-15.4: the eight strategy cards. A primary and a secondary are short lists of steps. */

export const LEADERSHIP: StrategyCard = 0
const [DIPLOMACY, POLITICS, CONSTRUCTION, TRADE, WARFARE, TECHNOLOGY, IMPERIAL] = [1, 2, 3, 4, 5, 6, 7]

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

/** TE-15.19: tokens are shared out once, when all is bought or done. */
const IN_ONE: { readonly [card: StrategyCard]: readonly StepName[] } = {
  [LEADERSHIP]: ['buyTokens'],
  [WARFARE]: ['warfare', 'redistribute'],
}

const primaryOf = (s: State, card: StrategyCard): readonly StepName[] =>
  (asksWhole(s) ? IN_ONE[card] : undefined) ?? PRIMARY[card] ?? []

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
  pushSteps(s, primaryOf(s, card), p)
  for (const f of s.stack.slice(depth)) prepare(s, f)
  // The first structure may be a production instead.
  if (card === CONSTRUCTION) itemAt(s.stack, s.stack.length - 1).held = 1
  if (card === TRADE) {
    add(s.goods, p, 3)
    emit?.({ kind: 'goods', player: p, n: 3, why: 'Trade' })
    replenish(s, p, emit)
  }
}

const LEADERSHIP_TOKENS = 3

function prepare(s: State, f: Frame): void {
  if (f.step === 'giveTokens' || (f.step === 'buyTokens' && asksWhole(s))) f.left = LEADERSHIP_TOKENS
  if (f.step === 'readyPlanets') f.left = READIED
  if (f.step === 'moreResearch') f.left = MORE_RESEARCH
}

/* ---- following ------------------------------------------------------------------------------------------------------- */

const hasExhausted = (s: State, p: Player): boolean => s.owner.some((owner, q) => owner === p && at(s.spent, q) === 1)

/** TE-15.21: nobody is asked to buy tokens with trade goods alone. */
const keptGoods = (s: State, p: Player): number => (asksFew(s) ? at(s.goods, p) : 0)

/** Whether the secondary would do anything for this player. */
const WORTH: { readonly [card: StrategyCard]: (s: State, p: Player) => boolean } = {
  [LEADERSHIP]: (s, p) => meansOf(s, p, INFLUENCE) - keptGoods(s, p) >= s.ruleset.race.prices.token,
  [DIPLOMACY]: hasExhausted,
  [POLITICS]: () => true,
  [CONSTRUCTION]: anyStructure,
  [TRADE]: (s, p) => !isFull(s, p),
  [WARFARE]: (s, p) => homeDocks(s, p).length > 0 && (!asksFew(s) || meansOf(s, p, RESOURCES) > 0),
  [TECHNOLOGY]: (s, p) => anyResearch(s, p) && (canSpend(s, p, RESOURCES, FOLLOW_RESEARCH) || bySpecialty(s, p)),
  [IMPERIAL]: () => true,
}

export const canFollow = (s: State, p: Player, card: StrategyCard): boolean =>
  at(s.strategy, p) >= itemAt(STRATEGY_ROWS, card).followCost && WORTH[card]?.(s, p) === true

/** Pays a strategy token where the card asks for one, and does the secondary. */
export function startSecondary(s: State, p: Player, card: StrategyCard, emit: Emit): void {
  add(s.strategy, p, -itemAt(STRATEGY_ROWS, card).followCost)
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
