import { add, at } from '@orrery/kernel'
import { ACTION_CARD_ROWS, SECRET_ROWS } from '../data/scenario.ts'
import { type ActionCard, type Emit, NONE, type Player, type Secret, type State } from '../types.ts'
import { below } from './chance.ts'
import { skimmerOf } from './claim.ts'
import { push } from './frames.ts'

/* Action cards and secrets: where they are, drawn and discarded. Faces are hidden, numbers public (TE-13). */

export const KINDS = ACTION_CARD_ROWS.length
export const SECRET_COUNT = SECRET_ROWS.length
/** Places of secrets beyond hands: `SCORED + player`, `REMOVED + player`. */
export const SCORED = 8
export const REMOVED = 16

export const inHand = (s: State, p: Player, card: ActionCard): number => at(s.hands, p * KINDS + card)
export const holdsSecret = (s: State, p: Player, k: Secret): boolean => at(s.secretAt, k) === p
export const hasScoredSecret = (s: State, p: Player, k: Secret): boolean => at(s.secretAt, k) === SCORED + p

export function scoredSecrets(s: State, p: Player): number {
  let n = 0
  for (let k = 0; k < SECRET_COUNT; k++) if (hasScoredSecret(s, p, k)) n++
  return n
}

const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0)

/** One card by chance: each left in the deck as likely. An empty deck is made of the discard pile (TE-15.16). */
function drawOne(s: State): ActionCard {
  let left = total(s.deck)
  if (left === 0) {
    for (let k = 0; k < KINDS; k++) {
      s.deck[k] = at(s.pile, k)
      s.pile[k] = 0
    }
    left = total(s.deck)
  }
  if (left === 0) return NONE
  let n = below(s, left)
  for (let k = 0; k < KINDS; k++) {
    n -= at(s.deck, k)
    if (n < 0) {
      add(s.deck, k, -1)
      return k
    }
  }
  return NONE
}

export function drawCards(s: State, p: Player, n: number, emit: Emit): void {
  const drawn: ActionCard[] = []
  for (let i = 0; i < n; i++) {
    const card = drawOne(s)
    if (card === NONE) break
    add(s.hands, p * KINDS + card, 1)
    drawn.push(card)
  }
  add(s.cards, p, drawn.length)
  s.reveals++
  emit?.({ kind: 'drewCards', player: p, n: drawn.length })
  if (drawn.length > 0) emit?.({ kind: 'sawCards', player: p, cards: drawn, only: [p] })
  dropExcess(s, p)
}

/** TE-15.16: more than seven are discarded at once. */
export function dropExcess(s: State, p: Player): void {
  const { hand } = s.ruleset.race.limits
  if (at(s.cards, p) > hand) push(s, 'dropCards', p).left = at(s.cards, p) - hand
}

/** Face up to the pile, or onto the Data Skimmer (TE-2.7, TE-10.2). */
export function discardCard(s: State, p: Player, card: ActionCard, emit: Emit): void {
  add(s.hands, p * KINDS + card, -1)
  add(s.cards, p, -1)
  s.reveals++
  emit?.({ kind: 'discarded', player: p, card })
  const skimmer = s.window || isActionPhase(s) ? skimmerOf(s, p) : NONE
  if (skimmer === NONE) add(s.pile, card, 1)
  else {
    add(s.skim, card, 1)
    s.skimmed++
    emit?.({ kind: 'skimmed', player: skimmer, cards: 1 })
  }
}

/** Between the draft and the status phase: somebody has not passed and holds a strategy card. */
const isActionPhase = (s: State): boolean => s.stack.some((f) => f.step === 'nextTurn')

/** One secret by chance out of the deck; nothing where it is empty. */
export function drawSecret(s: State, p: Player, emit: Emit): void {
  let left = 0
  for (let k = 0; k < SECRET_COUNT; k++) if (at(s.secretAt, k) === NONE) left++
  s.reveals++
  if (left === 0) return
  let n = below(s, left)
  for (let k = 0; k < SECRET_COUNT; k++) {
    if (at(s.secretAt, k) !== NONE || n-- > 0) continue
    s.secretAt[k] = p
    add(s.secrets, p, 1)
    emit?.({ kind: 'drewSecret', player: p })
    emit?.({ kind: 'sawSecret', player: p, secret: k, only: [p] })
    break
  }
  if (at(s.secrets, p) + scoredSecrets(s, p) > s.ruleset.race.limits.secrets) push(s, 'dropSecret', p).left = 1
}

/** TE-2.8, TE-2.10: unseen, back into the deck or out of the game. */
export function discardSecret(s: State, p: Player, k: Secret, emit: Emit): void {
  const gone = s.ruleset.settings.secretDiscard === 'remove'
  s.secretAt[k] = gone ? REMOVED + p : NONE
  if (gone) add(s.removed, p, 1)
  add(s.secrets, p, -1)
  s.reveals++
  emit?.({ kind: 'discardedSecret', player: p })
  emit?.({ kind: 'yourSecretGone', player: p, secret: k, only: [p] })
}
