import { DEFAULT_LEVEL } from '@orrery/bots'
import { type PuzzleProgress, puzzleProgress } from '@orrery/kernel'
import type { Trial } from '@orrery/table'
import { useEffect, useMemo, useState } from 'react'
import { type Running, run } from '../local/run.ts'
import { nameHere } from '../parts/me.ts'
import type { OpenPuzzle } from './loaded.ts'
import { puzzleMarks, type PuzzleMark, storeMark } from './stored.ts'

/** What the table last told: the moves that were not taken back, each with its seat in front. */
interface Told {
  readonly running: Running
  readonly moves: readonly string[]
}

/** A wrong move, and how many right ones came before it. */
export type Miss = NonNullable<PuzzleProgress['miss']> & Pick<PuzzleProgress, 'made'>

/** A puzzle that somebody is at. */
export interface Solving {
  readonly running: Running | undefined
  readonly problem: string
  readonly made: number
  readonly miss: Miss | undefined
  /** Wrong moves so far, each once. */
  readonly tries: readonly Miss[]
  /** How it ended: found, or looked up. The table is back at the start then, and the answer is drawn on it. */
  readonly ended: PuzzleMark | undefined
  /** Whether the table stands where the puzzle begins. */
  readonly isAtStart: boolean
  tryAgain(): void
  show(): void
}

/** The table as the seat knows it; what it cannot see is dealt again each time. */
export const trialOf = ({ manifest, puzzle, seats }: OpenPuzzle, moves: readonly string[]): Trial => ({
  game: manifest.id,
  bots: Array.from({ length: seats }, (_, seat) => (seat === puzzle.seat ? '' : DEFAULT_LEVEL)),
  after: 0,
  moves,
  seen: { position: puzzle.position },
})

function useOpened(opened: OpenPuzzle): { readonly told: Told | undefined; readonly problem: string } {
  const [told, setTold] = useState<Told>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isOpen = true
    const made = run(opened.entryPoint, { t: 'try', trial: trialOf(opened, []), name: nameHere() }, (link) => {
      void link.branch().then(({ moves }) => isOpen && setTold({ running: made, moves }))
    })
    void made.link.opened.then((reply) => reply.ok || setProblem(reply.say))
    return () => {
      isOpen = false
      made.desk.close()
    }
  }, [opened])
  return { told, problem }
}

const NO_MOVES: readonly string[] = []

export function usePuzzle(opened: OpenPuzzle): Solving {
  const { manifest, puzzle } = opened
  const { told, problem } = useOpened(opened)
  const [tries, setTries] = useState<readonly Miss[]>([])
  const [ended, setEnded] = useState<PuzzleMark>()
  const { running, moves = NO_MOVES } = told ?? {}
  const progress = useMemo(() => puzzleProgress(puzzle, ownLines(moves, puzzle.seat)), [puzzle, moves])
  const { made, isSolved } = progress
  const miss = useMemo(
    () => (ended !== undefined || progress.miss === undefined ? undefined : { ...progress.miss, made: progress.made }),
    [ended, progress],
  )
  useEffect(() => {
    if (miss !== undefined) setTries((old) => (old.some((one) => isSame(one, miss)) ? old : [...old, miss]))
  }, [miss])
  const end = (mark: PuzzleMark): void => {
    storeMark(manifest.id, puzzle.id, mark)
    setEnded(puzzleMarks(manifest.id)[puzzle.id] === 'solved' ? mark : 'shown')
    if (moves.length > 0) void running?.link.rewind(0).then(running.desk.toNow)
  }
  useEffect(() => {
    if (isSolved && ended === undefined) end('solved')
  })
  return {
    running,
    problem,
    made: ended === undefined ? made : 0,
    miss,
    tries,
    ended,
    isAtStart: moves.length === 0,
    tryAgain: () => void running?.link.rewind(entryAfter(running, made)).then(running.desk.toNow),
    show: () => end('shown'),
  }
}

const isSame = (a: Miss, b: Miss): boolean => a.line === b.line && a.made === b.made

const ownLines = (moves: readonly string[], seat: number): readonly string[] =>
  moves.flatMap((line) => (line.startsWith(`${seat} `) ? [line.slice(`${seat} `.length)] : []))

/** The entry of the log after this number of moves, all of them the player's own. */
const entryAfter = ({ desk }: Running, made: number): number =>
  desk.store.getState().now?.journal.moves[made - 1]?.entry ?? 0
