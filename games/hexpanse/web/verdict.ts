import { at, capital, hasBit, plural, type Seat, type Seen } from '@orrery/kernel'
import type { Cause, Verdict } from '@orrery/ui'
import { PATTERN_CELLS } from '../src/data/setup.ts'
import { patternIn, sideOf } from '../src/rules/ruleset.ts'
import { type Event, type Hex, NONE, type Player, type View } from '../src/types.ts'
import { missionName, playerName, sideName } from '../words/names.ts'
import { fitsOf, groundOf, missionsOf } from './fits.ts'
import { hexTarget } from './targets.ts'

/* How it ended: the pattern that was built, or the warlord who is left. */

/** The nine hexes the winner has built the mission on. */
function wonCells(view: View): readonly Hex[] {
  if (view.wonWith === NONE) return []
  const { cells } = patternIn(view.ruleset, view.wonWith)
  return cells.slice(view.wonAt * PATTERN_CELLS, (view.wonAt + 1) * PATTERN_CELLS)
}

const isWinner = (view: View, seat: Seat): boolean => seat >= 0 && sideOf(view.ruleset, seat) === view.winner

function reasonOf(view: View, seat: Seat): string {
  const who = isWinner(view, seat) ? 'You' : capital(sideName(view, view.winner))
  if (view.wonWith !== NONE) return `${who} completed ${missionName(view, view.wonWith)}.`
  if (isWinner(view, seat)) return 'No other warlord is left.'
  return seat >= 0 && !hasBit(view.alive, seat) ? 'Your warlord fell.' : `${who} has the last warlord.`
}

/** The unit that completed the pattern. */
function lastCell(view: View, told: readonly Seen<Event>[]): Cause | undefined {
  const cells = wonCells(view)
  const last = told.findLast(({ event }) => event.kind === 'placed' && cells.includes(event.hex))?.event
  if (last?.kind !== 'placed') return undefined
  const who = last.player === view.seat ? 'You' : capital(playerName(view, last.player))
  return { title: 'The last cell', text: `${who} filled it with the last unit placed.`, at: [hexTarget(last.hex)] }
}

/** The missing cells of the mission that the reader was nearest to. */
function ownRest(view: View, seat: Player): Cause | undefined {
  if (seat < 0 || isWinner(view, seat) || !hasBit(view.alive, seat)) return undefined
  const ground = groundOf(view, sideOf(view.ruleset, seat))
  const [nearest] = missionsOf(view, seat)
    .flatMap((mission) => fitsOf(view, mission, ground, 1))
    .toSorted((a, b) => a.short - b.short)
  if (nearest === undefined || nearest.short === 0) return undefined
  const missing = nearest.cells.filter((_, i) => nearest.held[i] === false)
  return {
    title: `You were ${plural(nearest.short, 'cell')} short`,
    text: `${missionName(view, nearest.mission)} was your nearest mission.`,
    at: missing.map(hexTarget),
  }
}

function patternCause(view: View): Cause | undefined {
  if (view.wonWith === NONE) return undefined
  const title = missionName(view, view.wonWith)
  return { title, text: 'Nine units in its shape.', at: wonCells(view).map(hexTarget) }
}

function warlordCause(view: View, seat: Seat): Cause | undefined {
  if (view.wonWith !== NONE) return undefined
  const left = view.ruleset.sideOf.flatMap((side, p) =>
    side === view.winner && at(view.warlords, p) !== NONE ? [at(view.warlords, p)] : [],
  )
  const text = isWinner(view, seat) ? 'You stand alone.' : `Of ${sideName(view, view.winner)}; all others have fallen.`
  return { title: 'The last warlord', text, at: left.map(hexTarget) }
}

export function verdict(view: View, told: readonly Seen<Event>[], seat: Seat): Verdict | undefined {
  if (view.winner === NONE) return undefined
  const causes = [patternCause(view), warlordCause(view, seat), lastCell(view, told), ownRest(view, seat)]
  return { reason: reasonOf(view, seat), causes: causes.filter((cause) => cause !== undefined) }
}
