import type { Seat, Seen } from '@orrery/kernel'
import type { Cause, Verdict } from '@orrery/ui'
import { type Event, NONE, type Player, type View } from '../src/types.ts'
import { capital, list, plural } from '../words/grammar.ts'
import { baseName, playerName } from '../words/names.ts'
import { playersOf } from '../words/things.ts'
import { baseTarget } from './targets.ts'

/* Why the game ended as it did: the Final Scoring, Base by Base, between the winner and the reader. */

type Scored = Extract<Event, { readonly kind: 'scored' }>

/** The Bases of the Final Scoring. */
function finalScoring(told: readonly Seen<Event>[]): readonly Scored[] {
  const all = told.map(({ event }) => event)
  const begin = all.findLastIndex(({ kind }) => kind === 'final')
  return begin < 0 ? [] : all.slice(begin).filter((event) => event.kind === 'scored')
}

/** The winner and the player who is compared with them: the reader, or else the best of the others. */
interface Duel {
  readonly winner: Player
  readonly rival: Player
  /** The reader is one of the two. */
  readonly reader: Player
}

function duelOf(view: View, seat: Seat): Duel {
  const { winner } = view
  const reader = view.seating[seat] ?? NONE
  const others = playersOf(view).filter((player) => player !== winner)
  const best = others.toSorted((a, b) => (view.cp[b] ?? 0) - (view.cp[a] ?? 0))[0] ?? winner
  return { winner, rival: reader === NONE || reader === winner ? best : reader, reader }
}

const called = ({ reader }: Duel, player: Player): string => (player === reader ? 'you' : playerName(player))
const gainIn = (scored: readonly Scored[], player: Player): number =>
  scored.reduce((sum, { gains }) => sum + (gains[player] ?? 0), 0)

function reasonOf(view: View, duel: Duel, scored: readonly Scored[]): string {
  const [won, lost] = [gainIn(scored, duel.winner), gainIn(scored, duel.rival)]
  const before = (player: Player): number => (view.cp[player] ?? 0) - gainIn(scored, player)
  const lead = before(duel.winner) - before(duel.rival)
  if (view.cp[duel.winner] === view.cp[duel.rival])
    return `Level on points: the tie-break went to ${called(duel, duel.winner)}.`
  const points = `${plural(won, 'point')} for ${called(duel, duel.winner)}, ${lost} for ${called(duel, duel.rival)}`
  if (lead <= 0) return `The Final Scoring turned the game: ${points}.`
  if (won - lost >= lead) return `The Final Scoring decided it: ${points}.`
  const who = capital(called(duel, duel.winner))
  return `${who} led ${before(duel.winner)} to ${before(duel.rival)} before the Final Scoring and stayed ahead.`
}

const inFinal = (scored: Scored, player: Player): number => scored.totals[player] ?? 0

/** Bases where the one scored and the other had nothing. */
const openTo = (scored: readonly Scored[], player: Player, other: Player): readonly Scored[] =>
  scored.filter((one) => (one.gains[player] ?? 0) > 0 && inFinal(one, other) === 0)

/** Bases that were missed by a single cube. */
const missedByOne = (scored: readonly Scored[], player: Player, other: Player): readonly Scored[] =>
  scored.filter(
    (one) =>
      inFinal(one, other) > 0 && inFinal(one, player) - inFinal(one, other) <= 1 && gapOf(one, player, other) > 0,
  )

const gapOf = ({ gains }: Scored, player: Player, other: Player): number => (gains[player] ?? 0) - (gains[other] ?? 0)

const names = (scored: readonly Scored[]): string => list(scored.map(({ base }) => baseName(base)))
const targets = (scored: readonly Scored[]): readonly string[] => scored.map(({ base }) => baseTarget(base))

function openCause(duel: Duel, scored: readonly Scored[]): Cause | undefined {
  const { winner, rival } = duel
  const open = openTo(scored, winner, rival)
  if (open.length === 0) return undefined
  const many = open.length === 1 ? 'One Base' : `${open.length} Bases`
  const worth = plural(gainIn(open, winner), 'point')
  return winner === duel.reader
    ? {
        title: `${many} nobody took from you`,
        text: `${names(open)}: ${worth} without a cube of ${called(duel, rival)}.`,
        at: targets(open),
      }
    : {
        title: `${many} stood open`,
        text: `${names(open)}: ${worth} for ${called(duel, winner)}, and no cube of ${rival === duel.reader ? 'yours' : called(duel, rival)}.`,
        at: targets(open),
      }
}

function narrowCause(duel: Duel, scored: readonly Scored[]): Cause | undefined {
  const narrow = missedByOne(scored, duel.winner, duel.rival)
  if (narrow.length === 0) return undefined
  const worth = narrow.reduce((sum, one) => sum + gapOf(one, duel.winner, duel.rival), 0)
  const title = narrow.length === 1 ? 'One Base was close' : `${narrow.length} Bases were close`
  const text = `${names(narrow)}: one cube more of ${duel.rival === duel.reader ? 'yours' : called(duel, duel.rival)} would have cost ${called(duel, duel.winner)} ${plural(worth, 'point')}.`
  return { title, text, at: targets(narrow) }
}

function bestCause(duel: Duel, scored: readonly Scored[]): Cause | undefined {
  const { winner, rival } = duel
  const held = scored.filter((one) => inFinal(one, rival) > 0 && gapOf(one, winner, rival) > 0)
  const won = held.filter((one) => !missedByOne(scored, winner, rival).includes(one))
  if (won.length === 0) return undefined
  const worth = won.reduce((sum, one) => sum + gapOf(one, winner, rival), 0)
  const many = won.length === 1 ? 'One Base' : `${won.length} Bases`
  const title = winner === duel.reader ? `You held ${many.toLowerCase()} firmly` : `${many} held firmly`
  return { title, text: `${names(won)}: ${plural(worth, 'point')} ahead of ${called(duel, rival)}.`, at: targets(won) }
}

export function verdict(view: View, told: readonly Seen<Event>[], seat: Seat): Verdict | undefined {
  if (view.winner === NONE) return undefined
  const duel = duelOf(view, seat)
  const scored = finalScoring(told)
  const causes = [openCause, narrowCause, bestCause].flatMap((cause) => cause(duel, scored) ?? [])
  return { reason: reasonOf(view, duel, scored), causes }
}
