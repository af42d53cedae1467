import { itemAt, MoveList, onlyArg } from '@orrery/kernel'
import { ACTION_CARD_ROWS } from '../../data/scenario.ts'
import { type Answer, type Condition, type ListedAnswer, type Look, firstNamed, must } from '../../rules/asking.ts'
import { cardInHand } from '../../rules/conditions.ts'
import { newFrame } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { asksOnce } from '../../rules/whole.ts'
import { type ActionCard, NONE, type Player, type State } from '../../types.ts'
import { EFFECTS } from './effects.ts'
import { TARGETS } from './targets.ts'

/* TE-15.3: what a card could do before it is played. TE-15.22: one with several targets is played together with one of them. */

const targetsOf = (card: ActionCard): readonly Answer[] | undefined => TARGETS[itemAt(ACTION_CARD_ROWS, card).op]

/* A card is judged inside another question: so with a frame, a look and a list of their own. */
const found = new MoveList()
const frame = newFrame('card', NONE)

function isOpen(conditions: Answer['conditions'], look: Look): boolean {
  for (const group of conditions) for (const test of group) if ('holds' in test && !test.holds(look)) return false
  return true
}

/** The open targets of a card, as the moves that would name them alone. */
function openTargets(s: State, p: Player, card: ActionCard): MoveList {
  frame.seat = p
  frame.what = card
  const look: Look = { s, f: frame, op: undefined, a: 0, b: 0 }
  found.length = 0
  for (const answer of targetsOf(card) ?? []) {
    if (!('candidates' in answer) || typeof answer.candidates === 'string') continue
    let end = found.length
    const start = end
    answer.candidates(look, found)
    for (let i = start; i < found.length; i++) {
      const move = found.get(i)
      look.a = onlyArg(move)
      if (isOpen(answer.conditions, look)) found.set(end++, move)
    }
    found.length = end
  }
  return found
}

/** Whether playing this card would do anything. */
export const isPlayable = (s: State, p: Player, card: ActionCard): boolean =>
  targetsOf(card) === undefined
    ? EFFECTS[itemAt(ACTION_CARD_ROWS, card).op]?.isReady(s, p, itemAt(ACTION_CARD_ROWS, card)) === true
    : openTargets(s, p, card).length > 0

const hasChoice = (s: State, p: Player, card: ActionCard): boolean => asksOnce(s) && openTargets(s, p, card).length > 1

/** All ways of playing a card as an action. */
export function listPlays(s: State, p: Player, card: ActionCard, out: MoveList): void {
  if (!hasChoice(s, p, card)) {
    if (isPlayable(s, p, card)) out.push(moves.play(card))
    return
  }
  const targets = openTargets(s, p, card)
  for (let i = 0; i < targets.length; i++) out.push(moves.playAt(card, targets.get(i)))
}

export const namesNoTarget = must('TE-15.22', 'NAME_THE_TARGET', (l) => !hasChoice(l.s, l.f.seat, l.a))

/* ---- the card with its target ------------------------------------------------------------------------------------------ */

const answerOf = (card: ActionCard, kind: number): Answer | undefined =>
  targetsOf(card)?.find((answer) => answer.kind === kind)

/** The look of the card's own question at the target. */
const lookAtTarget = ({ s, f, a: card, b: target }: Look): Look => ({
  s,
  f: { ...newFrame('card', f.seat), what: card },
  op: undefined,
  a: target,
  b: 0,
})

/** The conditions of all cards' targets of this kind, group by group. */
function conditionsOn(kind: number): Answer['conditions'] {
  const most = Math.max(...ACTION_CARD_ROWS.map((_, card) => answerOf(card, kind)?.conditions.length ?? 0))
  return Array.from({ length: most }, (_, group) => groupOn(kind, group))
}

/** Each condition of a target stands once, and holds for the cards that do not ask for it. */
function groupOn(kind: number, group: number): Condition[] {
  const conditionOf = (card: ActionCard, code: string): Condition | undefined =>
    answerOf(card, kind)?.conditions[group]?.find((one): one is Condition => one.code === code && 'holds' in one)
  const all = ACTION_CARD_ROWS.flatMap((_, card) => answerOf(card, kind)?.conditions[group] ?? [])
  return Array.from(new Map(all.map(({ code, rule }) => [code, rule])), ([code, rule]) =>
    must(
      rule,
      code,
      (l) => conditionOf(l.a, code)?.holds(lookAtTarget(l)) ?? true,
      (l) => ({ ...firstNamed(kind)?.(lookAtTarget(l)), ...conditionOf(l.a, code)?.args?.(lookAtTarget(l)) }),
    ),
  )
}

/** Playing a card on what moves of this kind name: for the question of a turn, which lists the plays itself. */
const playedOn = (kind: number, aimed: number, list: ListedAnswer['list']): Answer => ({
  kind: aimed,
  list,
  conditions: [
    [cardInHand],
    [
      must('TE-15.22', 'TARGET_LATER', ({ s }) => asksOnce(s)),
      must('TE-15.22', 'NO_SUCH_TARGET', (l) => answerOf(l.a, kind) !== undefined),
    ],
    ...conditionsOn(kind),
    [must('TE-15.22', 'ONLY_TARGET', (l) => hasChoice(l.s, l.f.seat, l.a))],
  ],
  effect: (l, emit) => answerOf(l.a, kind)?.effect(lookAtTarget(l), emit),
})

export const aimedPlays = (list: ListedAnswer['list']): readonly Answer[] =>
  Object.entries(moves.AIMED).map(([kind, aimed]) => playedOn(Number(kind), aimed, list))

/** Kinds of moves that name a target of this card. */
export const targetKinds = (card: ActionCard): readonly number[] => (targetsOf(card) ?? []).map(({ kind }) => kind)
