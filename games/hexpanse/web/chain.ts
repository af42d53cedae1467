import { at, type GameEvent, type Seen } from '@orrery/kernel'
import { isStill, paced } from '@orrery/ui'
import { useCallback, useEffect, useState } from 'react'
import { FIRST_MERCENARY, NONE, NORMAL, WARLORD } from '../src/types.ts'
import { pieceOf } from '../src/rules/pieces.ts'
import type { Event, Hex, Piece, View } from '../src/types.ts'

/* A chain reaction, one change after another: the board as it was after each event of a move. */

const STEP_MS = 300

/** The board after one event, and where it happened. */
export interface Step {
  readonly pieces: readonly Piece[]
  readonly life: readonly number[]
  readonly hex: Hex
  readonly kind: 'placed' | 'removed' | 'struck' | 'attacked' | 'moved' | 'hurt'
}

interface Board {
  readonly pieces: Piece[]
  readonly life: number[]
}

type Happened = Omit<Step, 'pieces' | 'life'> | undefined

/** Takes one event back on the board, and says what it was; what changes nothing there is undefined. */
function unmake(board: Board, e: Event, view: View): Happened {
  const { pieces, life } = board
  switch (e.kind) {
    case 'placed':
    case 'warlordPlaced':
      pieces[e.hex] = NONE
      return { hex: e.hex, kind: 'placed' }
    case 'removed':
      pieces[e.hex] = pieceOf(e.owner, e.unit)
      return { hex: e.hex, kind: 'removed' }
    case 'returned':
      pieces[e.hex] = pieceOf(e.player, NORMAL)
      return { hex: e.hex, kind: 'removed' }
    case 'moved':
      pieces[e.from] = pieceOf(e.player, WARLORD)
      pieces[e.hex] = NONE
      return { hex: e.hex, kind: 'moved' }
    case 'exchanged': {
      const there = at(pieces, e.hex)
      pieces[e.hex] = at(pieces, e.from)
      pieces[e.from] = there
      return { hex: e.hex, kind: 'moved' }
    }
    case 'mercenaryStolen':
      if (e.hex === NONE) return undefined
      pieces[e.hex] = pieceOf(e.owner, FIRST_MERCENARY + e.card)
      return { hex: e.hex, kind: e.stays ? 'placed' : 'removed' }
    case 'struck':
      return { hex: e.hex, kind: 'struck' }
    case 'attacked':
      return { hex: e.hex, kind: 'attacked' }
    case 'damaged':
      life[e.player] = e.life + e.n
      return { hex: view.warlords[e.player] ?? NONE, kind: 'hurt' }
    default:
      return undefined
  }
}

/** All changes of the board since the last one that cannot be taken back: a defeat leaves its units to nobody. */
export function stepsOf(view: View, events: readonly Seen<GameEvent>[]): readonly Step[] {
  const all = events.map(({ event }) => event as Event)
  const board: Board = { pieces: [...view.pieces], life: [...view.life] }
  const steps: Step[] = []
  for (const e of all.slice(all.findLastIndex(({ kind }) => kind === 'defeated') + 1).reverse()) {
    const after = { pieces: [...board.pieces], life: [...board.life] }
    const happened = unmake(board, e, view)
    if (happened !== undefined) steps.push({ ...after, ...happened })
  }
  return steps.reverse()
}

const entryOf = (events: readonly Seen<GameEvent>[]): number => events[0]?.entry ?? -1

interface Playing {
  readonly last: readonly Seen<GameEvent>[]
  readonly steps: readonly Step[]
  readonly n: number
}

/** The step that is shown now, or undefined for the present; and how to skip the rest. */
export function useChain(view: View, last: readonly Seen<GameEvent>[]): readonly [Step | undefined, () => void] {
  const [playing, setPlaying] = useState<Playing>({ last, steps: [], n: 0 })
  if (playing.last !== last) {
    const isNew = entryOf(last) > entryOf(playing.last)
    const steps = isNew && !isStill() ? stepsOf(view, last) : []
    setPlaying({ last, steps: steps.length > 1 ? steps : [], n: 0 })
  }
  const { steps, n } = playing
  useEffect(() => {
    if (n >= steps.length) return undefined
    const timer = setTimeout(() => setPlaying((now) => ({ ...now, n: now.n + 1 })), paced(STEP_MS))
    return () => clearTimeout(timer)
  }, [steps, n])
  const skip = useCallback(
    () => setPlaying((now) => (now.n < now.steps.length ? { ...now, n: now.steps.length } : now)),
    [],
  )
  return [playing.last === last ? steps[n] : undefined, skip]
}
