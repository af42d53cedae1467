import { add, at, bit, hasBit, ONE } from '@orrery/kernel'
import { type Condition, type Look, must, unitArg } from '../rules/asking.ts'
import { actionCard, actionOf, addAction, dropAction, holdsAction, isAction } from '../rules/cards.ts'
import { dropQueuedAt } from '../rules/chain.ts'
import { goOn } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { inReserve, isMercenary, isZombie, lift, mercenaryHex, pieceOf, put } from '../rules/pieces.ts'
import { checkPatterns } from '../rules/victory.ts'
import { ACTIONS, FIRST_MERCENARY, MERCENARIES, MINOR, NONE, NORMAL } from '../types.ts'
import type { Card, Emit, Frame, Player, Position, State } from '../types.ts'
import { iconQuestion, type Kind } from './kind.ts'
import { anyVictim } from './victims.ts'

/* HX-12.11, HX-12.12, HX-12.14, HX-12.15: RA, AA, SM and SA. First the enemy, then what is taken from him. */

const unitToRaid = iconQuestion([
  {
    kind: moves.UNIT,
    candidates(_, out) {
      for (let unit = NORMAL; unit <= MINOR; unit++) out.push(moves.unit(unit))
    },
    conditions: [
      [must('HX-12.11', 'onlyReserve', (l) => !isMercenary(l.a), unitArg)],
      [
        must(
          'HX-12.11',
          'notInHisReserve',
          (l) => inReserve(l.s, l.f.held, l.a) > 0,
          (l) => ({ unit: l.a, player: l.f.held }),
        ),
        must('HX-12.11', 'zombie', (l) => l.a === NORMAL || !isZombie(l.s, l.f.held)),
      ],
    ],
    effect({ s, f, a: unit }, emit) {
      add(s.reserve, f.held * 2 + unit, -1)
      add(s.ship, f.held * 2 + unit, 1)
      emit?.({ kind: 'raided', player: f.seat, owner: f.held, unit })
      f.left--
      if (f.left === 0) goOn(f)
    },
  },
])

export const raiding: Kind = { question: (_s, f) => (f.held === NONE ? anyVictim : unitToRaid) }

export const holdsCard = (s: Position, q: Player, card: Card): boolean =>
  isAction(card) ? holdsAction(s, q, actionOf(card)) : hasBit(at(s.mercs, q), card)

const cardArgs = (l: Look): { readonly card: number; readonly player: number } => ({ card: l.a, player: l.f.held })
const isHis = (rule: string): Condition => must(rule, 'notHisCard', (l) => holdsCard(l.s, l.f.held, l.a), cardArgs)

/** An action card out of an enemy's hand: to the removed pile, or into one's own. */
const actionToTake = iconQuestion([
  {
    kind: moves.CARD,
    candidates(_, out) {
      for (let action = 0; action < ACTIONS; action++) out.push(moves.card(actionCard(action)))
    },
    conditions: [[must('HX-12.15', 'noActionCard', (l) => isAction(l.a), cardArgs)], [isHis('HX-12.15')]],
    effect({ s, f, op, a: card }, emit) {
      const q = f.held
      goOn(f)
      dropAction(s, q, actionOf(card))
      if (op.icon === 'SA') addAction(s, f.seat, actionOf(card))
      else s.removed.push(card)
      emit?.({ kind: op.icon === 'SA' ? 'cardStolen' : 'cardDestroyed', player: f.seat, owner: q, card })
    },
  },
])

export const actionTaking: Kind = { question: (_s, f) => (f.held === NONE ? anyVictim : actionToTake) }

/** HX-12.14: no ability runs by the theft, nor later in this chain; a token that stays pays no hexilum. */
function steal(s: State, f: Frame, stays: boolean, emit: Emit): void {
  const [p, q, card] = [f.seat, f.held, f.card]
  const unit = FIRST_MERCENARY + card
  const h = hasBit(s.placed, card) ? mercenaryHex(s, unit) : NONE
  goOn(f)
  s.mercs[q] = at(s.mercs, q) & ~bit(card)
  s.mercs[p] = at(s.mercs, p) | bit(card)
  s.ran |= bit(card)
  if (h !== NONE) changeHands(s, p, unit, h, stays)
  emit?.({ kind: 'mercenaryStolen', player: p, owner: q, card, hex: h, stays })
  if (h !== NONE && stays) checkPatterns(s, h, NONE, emit)
}

function changeHands(s: State, p: Player, unit: number, h: number, stays: boolean): void {
  lift(s, h)
  dropQueuedAt(s, h)
  if (stays) put(s, h, pieceOf(p, unit))
  else s.placed &= ~bit(unit - FIRST_MERCENARY)
}

const mercenaryToSteal = iconQuestion([
  {
    kind: moves.CARD,
    candidates(_, out) {
      for (let card = 0; card < MERCENARIES; card++) out.push(moves.card(card))
    },
    conditions: [[must('HX-12.14', 'noMercenaryCard', (l) => !isAction(l.a), cardArgs)], [isHis('HX-12.14')]],
    effect({ s, f, a: card }, emit) {
      f.card = card
      if (!hasBit(s.placed, card)) steal(s, f, false, emit)
    },
  },
])

const stayOrTake = iconQuestion([
  { kind: moves.STAY, candidates: ONE, conditions: [], effect: ({ s, f }, emit) => steal(s, f, true, emit) },
  { kind: moves.TAKE, candidates: ONE, conditions: [], effect: ({ s, f }, emit) => steal(s, f, false, emit) },
])

export const mercenaryStealing: Kind = {
  question(_s, f) {
    if (f.held === NONE) return anyVictim
    return f.card === NONE ? mercenaryToSteal : stayOrTake
  },
}
