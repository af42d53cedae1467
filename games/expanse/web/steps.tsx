import type { MovedTable, TurnStep } from '@orrery/ui'
import type { ReactNode } from 'react'
import { orbitalControl } from '../src/rules/control.ts'
import { ungroup } from '../src/rules/fleets.ts'
import { CUBE_OWNER } from '../src/rules/pieces.ts'
import { type Base, type Event, type Fleet, NONE, type Orbital, type Player, type View } from '../src/types.ts'
import { abilityName, cardName, playerName } from '../words/names.ts'
import { colourOf } from './colours.ts'
import { FleetGlyph, hullOf, Shape } from './marks.tsx'
import { standsOn } from './scored.ts'
import { staged } from './staged.ts'
import { baseTarget, cellMark, fleetTarget, HAND, orbitalTarget, rackMark, slotTarget, techTarget } from './targets.ts'

/* What a move did, step by step: rows of its player's turn, and where they are marked on the board. */

type Moved = Pick<MovedTable<View, Event>, 'after' | 'events'> & { readonly before?: View | undefined }

const priceText = (price: number): string => (price === 0 ? 'free' : `${price} CP`)

/** Who leads a Base alone, or NONE. */
function leaderOn(view: View, base: Base): Player {
  const leaders = standsOn(view, base).filter(({ leads }) => leads)
  return leaders.length === 1 ? (leaders[0]?.player ?? NONE) : NONE
}

/** "3 to 1": the two strongest. */
function countsOn(view: View, base: Base, between = ' to '): string {
  const [first = 0, second = 0] = standsOn(view, base)
    .map(({ total }) => total)
    .toSorted((a, b) => b - a)
  return `${first}${between}${second}`
}

interface CountProps {
  readonly word: string
  readonly view: View
  readonly base: Base
}

const Count = ({ word, view, base }: CountProps): ReactNode => {
  const leader = leaderOn(view, base)
  return (
    <>
      <text>{word}</text>
      {leader === NONE ? <text x="28">tie</text> : <Shape player={leader} x={28} y={-9} size={9.5} />}
      <text x={leader === NONE ? 46 : 42} fill={colourOf(leader)}>
        {countsOn(view, base, ':')}
      </text>
    </>
  )
}

/** Where the leader of a Base changed: what it was, and what it is now. */
function changeOn({ before, after }: Moved, mover: Player, base: Base): Partial<TurnStep> {
  const now = leaderOn(after, base)
  const counts = countsOn(after, base)
  const note = now === NONE ? 'tie' : now === mover ? counts : `${playerName(now)} leads ${counts}`
  if (before === undefined || leaderOn(before, base) === now) return { note }
  return {
    note: now === NONE ? 'now a tie' : now === mover ? `leads ${counts}` : note,
    change: [
      <Count key="was" word="was" view={before} base={base} />,
      <Count key="now" word="now" view={after} base={base} />,
    ],
  }
}

/** Whether the mover took Orbital Control there. */
function controlNote({ before, after }: Moved, player: Player, orbital: Orbital): Partial<TurnStep> {
  const took =
    before !== undefined && orbitalControl(after, orbital) === player && orbitalControl(before, orbital) !== player
  return took ? { note: 'takes control' } : {}
}

interface Voyage {
  readonly player: Player
  readonly fleets: readonly Fleet[]
  readonly from: Orbital
  readonly to: Orbital
}

function voyage(moved: Moved, { player, fleets, from, to }: Voyage): Partial<TurnStep> {
  const [first = 0] = fleets
  return {
    cue: 'fleet',
    at: fleets.map((fleet) => fleetTarget(fleet, to)),
    from: rackMark(from),
    ghost: <FleetGlyph fleet={first} x={0} y={0} colour={hullOf(first, player)} />,
    ...controlNote(moved, player, to),
  }
}

const cubeAt = (cube: number, base: Base): string => cellMark(CUBE_OWNER[cube] ?? NONE, base)

/** Cubes and fleets: what is framed, and what it changed. */
function pieceMarks(e: Event, moved: Moved): Partial<TurnStep> | undefined {
  switch (e.kind) {
    case 'moved': {
      const fleets = ungroup(e.group, e.player).flatMap((n, fleet) => (n > 0 ? [fleet] : []))
      return voyage(moved, { ...e, fleets })
    }
    case 'shifted':
      return voyage(moved, { ...e, fleets: [e.fleet] })
    case 'built':
    case 'deployed':
      return { cue: 'fleet', at: [fleetTarget(e.fleet, e.orbital)], ...controlNote(moved, e.player, e.orbital) }
    case 'hit':
    case 'repaired':
      return { cue: 'fleet', at: [orbitalTarget(e.orbital)] }
    case 'placed':
      return { cue: 'influence', at: [cubeAt(e.cube, e.base)], ...changeOn(moved, e.player, e.base) }
    case 'removed':
      return { cue: 'influence', at: [baseTarget(e.base)], ...changeOn(moved, e.player, e.base) }
    case 'relocated':
    case 'movedCube':
      return {
        cue: 'influence',
        at: [cubeAt(e.cube, e.to)],
        from: cubeAt(e.cube, e.from),
        ...changeOn(moved, e.player, e.to),
      }
    case 'swapped':
      return { cue: 'influence', at: [baseTarget(e.base), baseTarget(e.otherBase)] }
    case 'standee':
      return { cue: 'influence', at: [baseTarget(e.base)] }
    default:
      return undefined
  }
}

function stepOf(e: Event, moved: Moved): TurnStep | undefined {
  const { after } = moved
  switch (e.kind) {
    case 'taken':
      return {
        text: `Takes ${cardName(after, e.card)}`,
        note: priceText(e.price),
        cue: 'card',
        card: slotTarget(e.slot),
      }
    case 'performed':
    case 'boosted':
      return { text: `Plays ${cardName(after, e.card)}`, cue: 'card' }
    case 'kept':
      return { text: `Keeps ${cardName(after, e.card)}`, note: priceText(e.price), cue: 'card', card: HAND }
    case 'used':
      return { text: `Uses ${abilityName(after, e.ability)}`, at: [techTarget(e.ability)] }
    case 'gained':
      return { text: `Gains ${e.cp} CP` }
    default: {
      const marks = pieceMarks(e, moved)
      const text = marks === undefined ? undefined : staged(e, after)
      return text === undefined ? undefined : { text, ...marks }
    }
  }
}

/** What happens at a Scoring has a scene of its own. */
export function steps(moved: Moved): readonly TurnStep[] {
  const scored = moved.events.findIndex(({ event }) => event.kind === 'bonusRevealed' || event.kind === 'final')
  const events = scored < 0 ? moved.events : moved.events.slice(0, scored)
  const found = events.flatMap(({ event }) => stepOf(event, moved) ?? [])
  // What changed on a Base is said once, where it happened last.
  return found.map((step, i) => {
    const isAgain = step.change !== undefined && found.slice(i + 1).some(({ at }) => at?.[0] === step.at?.[0])
    return isAgain ? { ...step, change: undefined } : step
  })
}
