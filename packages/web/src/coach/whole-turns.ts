import type { Judged, JudgedMove } from '@orrery/table'

/* The coach speaks of whole turns: one choice alone often says too little ("To Jupiter"). */

const MOST_TOLD = 6

/** What was played: the choices of the same player from this one on, until another player chose. */
export function playedTurn(all: readonly Judged[], judged: Judged): readonly JudgedMove[] {
  const from = all.slice(all.indexOf(judged))
  const other = from.findIndex(({ seat }) => seat !== judged.seat)
  return other < 0 ? from : from.slice(0, other)
}

/** What would have been better. */
export const wishedTurn = ({ better, betterText, betterTurn = [] }: Judged): readonly JudgedMove[] =>
  betterTurn.length > 0 ? betterTurn : [{ move: better, text: betterText }]

/** The steps of a turn in words; a long one is cut and says so. */
export function stepsOf(turn: readonly JudgedMove[], most = MOST_TOLD): readonly string[] {
  const texts = turn.map(({ text }) => text.replace(/\.$/, ''))
  return texts.length <= most ? texts : [...texts.slice(0, most - 1), `${texts.length - most + 1} more steps`]
}

/** The same in one line. */
export const turnText = (turn: readonly JudgedMove[], most?: number): string => stepsOf(turn, most).join(' › ')
