import { at, bit, hasBit, itemAt, type MoveList, ONE } from '@orrery/kernel'
import { ACTION_CARD_ROWS, STRATEGY_ROWS } from '../../data/scenario.ts'
import { type Answer, type Look, must, question } from '../../rules/asking.ts'
import { discardCard, inHand, KINDS } from '../../rules/cards.ts'
import { openWindow } from '../../rules/claim.ts'
import { cardInHand, strategyUnused, techOwned, techReady } from '../../rules/conditions.ts'
import { pop, push, top } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { hasPower } from '../../rules/planets.ts'
import { readyTechs, techMask } from '../../rules/techs.ts'
import { asksFew, asksWhole } from '../../rules/whole.ts'
import { type Emit, NONE, type Player, type State } from '../../types.ts'
import { aimedPlays, isPlayable, listPlays, namesNoTarget } from '../cards/aimed.ts'
import { pushSecretMoment } from '../secrets/scoreSecret.ts'
import { isLaid, layOpen } from '../combat/cards.ts'
import { holdsCards, never, type Step } from '../step.ts'
import { startStrategy } from '../strategy/strategyCards.ts'
import { acting } from './activate.ts'
import { listDeals, offerDeal, withdraw } from './dealing.ts'
import { eachTech } from './readyOne.ts'

/*
 * TE-15.2, TE-15.3: a turn is one action, then the end-of-turn window. `left` actions to do, `held` of them done. After
 * the first no pass is due, and the second may be left out.
 */

/** An action: it uses one of the actions of the turn. */
const action = (answer: Answer): Answer => ({
  ...answer,
  effect(look, emit) {
    const { s, f } = look
    f.left--
    f.held++
    if (f.left === 0) pop(s)
    answer.effect(look, emit)
  },
})

const useStrategy = action({
  kind: moves.USE,
  candidates({ s }, out) {
    for (let c = 0; c < s.holders.length; c++) out.push(moves.use(c))
  },
  conditions: [[must('TE-15.3', 'STRATEGY_NOT_YOURS', (l) => at(l.s.holders, l.a) === l.f.seat)], [strategyUnused]],
  effect: ({ s, f, a: card }, emit) => startStrategy(s, f.seat, card, emit),
})

const isAction = (card: number): boolean => itemAt(ACTION_CARD_ROWS, card).window === 'action'

/** TE-15.21: combat cards are laid open, which is no action. */
const canLay = (s: State, p: Player, card: number): boolean => asksFew(s) && !isAction(card) && !isLaid(s, p, card)

function listHand({ s, f }: Look, out: MoveList): void {
  for (let k = 0; k < KINDS; k++) {
    if (inHand(s, f.seat, k) === 0) continue
    if (isAction(k)) listPlays(s, f.seat, k, out)
    else if (canLay(s, f.seat, k)) out.push(moves.play(k))
  }
}

function layDown({ s, f, a: card }: Look, emit: Emit): void {
  emit?.({ kind: 'played', player: f.seat, card })
  discardCard(s, f.seat, card, emit)
}

const playAction = action({
  kind: moves.PLAY,
  list: listHand,
  conditions: [],
  effect({ s, f, a: card }) {
    push(s, 'card', f.seat).what = card
  },
})

const playCard: Answer = {
  ...playAction,
  conditions: [
    [cardInHand],
    [must('TE-15.3', 'COMBAT_CARD', (l) => asksFew(l.s) || isAction(l.a))],
    [
      must('TE-15.3', 'CARD_WITHOUT_EFFECT', (l) => !isAction(l.a) || isPlayable(l.s, l.f.seat, l.a)),
      must('TE-15.21', 'CARD_LAID', (l) => isAction(l.a) || canLay(l.s, l.f.seat, l.a)),
    ],
    [namesNoTarget],
  ],
  effect(l, emit) {
    layDown(l, emit)
    if (isAction(l.a)) playAction.effect(l, emit)
    else layOpen(l.s, l.f.seat, l.a)
  },
}

const playWithTarget = aimedPlays(listHand)
  .map(action)
  .map((answer): Answer => ({
    ...answer,
    effect(l, emit) {
      layDown(l, emit)
      answer.effect(l, emit)
    },
  }))

const TRANSIT = Math.log2(techMask('transit'))
const INFANTRY_IN_TRANSIT = 4

/** Transit Diodes: at the start of a turn. */
const useTransit: Answer = {
  kind: moves.TECH,
  candidates: eachTech,
  conditions: [
    [techOwned],
    [must('TE-3.8', 'TECH_NOT_AT_START', (l) => l.a === TRANSIT)],
    [techReady, must('TE-15.10', 'TECH_AFTER_ACTION', (l) => l.f.held === 0)],
  ],
  effect({ s, f }) {
    s.tired[f.seat] = at(s.tired, f.seat) | techMask('transit')
    push(s, 'transit', f.seat).left = INFANTRY_IN_TRANSIT
  },
}

const end: Answer = {
  kind: moves.END,
  candidates: ONE,
  conditions: [[must('TE-15.3', 'NO_ACTION_YET', ({ f }) => f.held > 0)]],
  effect: ({ s }) => pop(s),
}

const unusedCard = ({ s, f }: Look): number =>
  s.holders.findIndex((holder, card) => holder === f.seat && at(s.used, card) === 0)

const pass: Answer = {
  kind: moves.PASS,
  candidates: ONE,
  conditions: [
    [
      must(
        'TE-15.3',
        'STRATEGY_CARD_UNUSED',
        (l) => unusedCard(l) === NONE,
        (l) => ({ card: itemAt(STRATEGY_ROWS, unusedCard(l)).name }),
      ),
      must('TE-15.3', 'ACTED_ALREADY', ({ f }) => f.held === 0),
    ],
  ],
  effect: ({ s, f }, emit) => passTurn(s, f.seat, emit),
}

/** TE-3.5: the turn of passing has its window too. */
function passTurn(s: State, p: Player, emit: Emit): void {
  pop(s)
  openWindow(s, true)
  const below = top(s)
  if (below !== undefined) below.held = 1
  emit?.({ kind: 'passed', player: p })
  if (s.passed.every((n) => n === 1)) pushSecretMoment(s, p, 'lastToPass')
  if (hasPower(s, p, 'skims') && s.skimmed > 0) push(s, 'skim', p)
}

const activate = acting(moves.ACTIVATE, 'token')
const plan = acting(moves.PLAN, 'token')

/** The same as a direct list, for speed: it is needed several times in every turn. */
function listActions(l: Look, out: MoveList): void {
  const { s, f } = l
  const p = f.seat
  for (let c = 0; c < s.holders.length; c++) if (at(s.holders, c) === p && at(s.used, c) === 0) out.push(moves.use(c))
  const hasUnused = out.length > 0
  activate.list(l, out)
  plan.list(l, out)
  listHand(l, out)
  if (f.held === 0 && hasBit(readyTechs(s, p), TRANSIT)) out.push(moves.tech(TRANSIT))
  if (out.length > 0 || !isOverByItself(s, p)) {
    if (hasBit(s.aloof, p)) out.push(moves.ask)
    listDeals(s, p, out)
  }
  if (f.held > 0) out.push(moves.end)
  else if (!hasUnused) out.push(moves.pass)
}

/**
 * TE-15.19, TE-15.21: without an action there is nothing to ask; a hand may hide a card to play. Before version 5
 * commodities to trade and a standing answer were asked about.
 */
const isOverByItself = (s: State, p: Player): boolean =>
  asksWhole(s) &&
  s.deal === undefined &&
  at(s.cards, p) === 0 &&
  (asksFew(s) || (!hasBit(s.aloof, p) && s.commodities.every((n) => n === 0)))

/** TE-15.20. */
const askAgain: Answer = {
  kind: moves.ASK,
  candidates: ONE,
  conditions: [[must('TE-15.20', 'NO_STANDING_ANSWER', ({ s, f }) => hasBit(s.aloof, f.seat))]],
  effect({ s, f }) {
    s.aloof &= ~bit(f.seat)
  },
}

const chooseAction = question({
  answers: [
    useStrategy,
    action(activate),
    action(plan),
    playCard,
    ...playWithTarget,
    useTransit,
    askAgain,
    withdraw,
    offerDeal,
    end,
    pass,
  ],
  list: listActions,
})

export const turn: Step = { question: () => chooseAction, proceed: never, hides: holdsCards }
