import { at, hasBit, type Seat, type Seen } from '@orrery/kernel'
import type { Cause, Target, Verdict } from '@orrery/ui'
import { scoreOf } from '../src/rules/holdings.ts'
import { isMecatolRex, isPlaced, thundersEdge } from '../src/rules/planets.ts'
import { type Event, NONE, type Player, type View } from '../src/types.ts'
import { capital, plural } from '../words/grammar.ts'
import { playerName } from '../words/names.ts'
import { POINT_SOURCES, type PointSource } from '../words/points.ts'
import { objectiveTarget, planetTarget, seatTarget } from './targets.ts'

/* Why the race ended as it did: the sources of points where the winner was ahead (TE-16.4). */

/** The winner and the player who is compared with them: the reader, or else the best of the others. */
interface Duel {
  readonly winner: Player
  readonly rival: Player
  readonly reader: Player
}

const total = (view: View, p: Player): number => scoreOf(view, p).total

function duelOf(view: View, seat: Seat): Duel {
  const { winner } = view
  const others = view.goods.flatMap((_, p) => (p === winner ? [] : [p]))
  const best = others.toSorted((a, b) => total(view, b) - total(view, a))[0] ?? winner
  return { winner, rival: seat < 0 || seat === winner ? best : seat, reader: seat }
}

/** Where the points of a source lie on the table. */
function placesOf(view: View, source: PointSource, winner: Player): readonly Target[] {
  switch (source) {
    case 'publics':
      return view.publics.filter((o) => hasBit(at(view.scored, winner), o)).map(objectiveTarget)
    case 'thundersEdge':
      return isPlaced(view) ? [planetTarget(view.ruleset, thundersEdge(view))] : []
    case 'styx':
      return [planetTarget(view.ruleset, view.ruleset.styx)]
    case 'mecatol':
      return view.owner.flatMap((_, p) => (isMecatolRex(view, p) ? [planetTarget(view.ruleset, p)] : []))
    case 'secrets':
    case 'breakthrough':
    case 'treasury':
      return [seatTarget(view.ruleset, winner)]
  }
}

const called = (view: View, { reader }: Duel, p: Player): string => (p === reader ? 'you' : playerName(view, p))

function causesOf(view: View, duel: Duel): readonly Cause[] {
  const [won, lost] = [scoreOf(view, duel.winner), scoreOf(view, duel.rival)]
  return POINT_SOURCES.map(([source, name]) => ({ source, title: capital(name), ahead: won[source] - lost[source] }))
    .filter(({ ahead }) => ahead > 0)
    .toSorted((a, b) => b.ahead - a.ahead)
    .slice(0, 3)
    .map(({ source, title }) => ({
      title,
      text: `${plural(won[source], 'point')} for ${called(view, duel, duel.winner)}, ${lost[source]} for ${called(view, duel, duel.rival)}.`,
      at: placesOf(view, source, duel.winner),
    }))
}

function reasonOf(view: View, duel: Duel, [first]: readonly Cause[]): string {
  const who = capital(called(view, duel, duel.winner))
  if (total(view, duel.winner) === total(view, duel.rival)) return `${who} won the tie-break.`
  return first === undefined ? `${who} had the most points.` : `${first.title} decided it: ${first.text}`
}

export function verdict(view: View, _told: readonly Seen<Event>[], seat: Seat): Verdict | undefined {
  if (view.winner === NONE) return undefined
  const duel = duelOf(view, seat)
  const causes = causesOf(view, duel)
  return { reason: reasonOf(view, duel, causes), causes }
}
