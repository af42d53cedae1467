import type { Candidate } from '@orrery/bots'
import type { Move, Pack, Seat } from '@orrery/kernel'
import { type AnyEntryPoint, placeOf } from '@orrery/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import controls from '../parts/controls.module.css'
import { IconButton } from '../parts/icon.tsx'
import { toneOf } from '../table/chart.tsx'
import { useDesk } from '../table/context.ts'
import { asJson } from './as-json.ts'
import style from './best-moves.module.css'
import { think } from './mind.ts'
import type { Thought, TurnStep } from './thinker.ts'
import { TurnSteps } from './turn-steps.tsx'
import { allOf, isSameTurn, readTurn, type ReadStep, signsOfTurn } from './whole-turn.ts'

interface BestProps {
  /** The view of the seat that is asked. Another question is another `key` of this. */
  readonly view: unknown
  readonly seat: Seat
  /** Sides by seat, and whose chances stand first: "Your chance". */
  readonly sides: readonly string[]
  readonly whose: string
  /** What the button beside a move says and does. */
  readonly verb: string
  act(moves: readonly Move[]): void
  /** Plays the whole turn; left out where only one move is tried. */
  readonly actAll?: ((moves: readonly Move[]) => void) | undefined
  /** Opens a branch that begins with the move. */
  readonly tryOut?: ((moves: readonly Move[]) => void) | undefined
}

const NO_TURN: readonly TurnStep[] = []
const NOT_YET = [undefined, undefined, undefined] as const

/** The three best answers to a question, with the chance of winning after each; better and better while it thinks. */
export function BestMoves({ view, seat, sides, whose, verb, act, actAll, tryOut }: BestProps): ReactNode {
  const { entryPoint, pack } = useDesk()
  const { thought, broken, again } = useThought(entryPoint, pack, view, seat)
  const [everybody, setEverybody] = useState(false)
  const [pointing, setPointing] = useState(false)
  const shown = useSteady(thought?.moves ?? [], pointing)
  const turn = useTurn(thought, actAll !== undefined)
  return (
    <section className={style.best} aria-label="Best moves" data-best>
      <header>
        <h3>Best moves</h3>
        <span className={style.whose}>
          {whose}
          {thought?.before !== undefined && `, now ${percent(thought.before)}`}
        </span>
      </header>
      {turn.length > 1 && actAll !== undefined && (
        <WholeTurn
          turn={turn}
          reasons={thought?.reasons ?? []}
          play={() => actAll(turn.flatMap(({ moves }) => moves))}
        />
      )}
      <ol onPointerEnter={() => setPointing(true)} onPointerLeave={() => setPointing(false)}>
        {shown.length === 0 && !broken
          ? NOT_YET.map((_, i) => <li key={i} className={style.empty} />)
          : shown.map((candidate) => (
              <Row
                key={candidate.move}
                turn={thought?.turns[thought.moves.indexOf(candidate)] ?? NO_TURN}
                {...{ candidate, view, seat, verb, act, tryOut }}
              >
                {everybody && <Everybody sides={sides} chances={candidate.chances} />}
              </Row>
            ))}
      </ol>
      {broken ? (
        <Broken again={again} />
      ) : (
        <footer>
          <span role="status">{progress(thought)}</span>
          <button type="button" aria-pressed={everybody} onClick={() => setEverybody((on) => !on)}>
            Everybody’s chances
          </button>
        </footer>
      )}
    </section>
  )
}

/** What there is to do when no more thoughts will come. */
function Broken({ again }: { again(): void }): ReactNode {
  return (
    <footer>
      <span role="alert">Thinking stopped. Try again; if it stops again, reload the page.</span>
      <button type="button" onClick={again}>
        Try again
      </button>
    </footer>
  )
}

/** While the pointer is over the list the moves keep their places, so that no click hits the wrong one. */
function useSteady(moves: readonly Candidate[], steady: boolean): readonly Candidate[] {
  const places = useRef<readonly Move[]>([])
  const shown = steady ? inPlaces(moves, places.current) : moves
  useEffect(() => {
    places.current = shown.map(({ move }) => move)
  }, [shown])
  return shown
}

/** New candidates take the places of those that are gone. */
function inPlaces(moves: readonly Candidate[], places: readonly Move[]): readonly Candidate[] {
  const fresh = moves.filter(({ move }) => !places.includes(move))
  const kept = places.flatMap((place) => moves.find(({ move }) => move === place) ?? fresh.shift() ?? [])
  return [...kept, ...fresh]
}

function progress(thought: Thought | undefined): string {
  if (thought?.done !== true) return 'Thinking…'
  return `Based on ${thought.looked.toLocaleString('en')} simulated lines`
}

/** The best turn in words, numbered on the board while it is shown. */
function useTurn(thought: Thought | undefined, isWanted: boolean): readonly ReadStep[] {
  const desk = useDesk()
  const [turn, setTurn] = useState<readonly ReadStep[]>([])
  useEffect(() => {
    const steps = isWanted ? (thought?.turns[0] ?? []) : []
    // Every report has new views, but the moves seldom change.
    setTurn((old) => (isSameTurn(old, steps) ? old : readTurn(desk.entryPoint, steps)))
  }, [desk, thought, isWanted])
  useEffect(() => {
    desk.sign(signsOfTurn(turn))
    return () => desk.sign(undefined)
  }, [desk, turn])
  return turn
}

interface WholeTurnProps {
  readonly turn: readonly ReadStep[]
  readonly reasons: readonly string[]
  play(): void
}

/** A whole turn in steps, with the reason; the same numbers stand on the board. */
function WholeTurn({ turn, reasons, play }: WholeTurnProps): ReactNode {
  const { entryPoint } = useDesk()
  return (
    <div className={style.turn} data-turn>
      <h4>The whole turn</h4>
      <TurnSteps turn={turn} />
      {reasons.length > 0 && (
        <p>
          <entryPoint.Sentence text={reasons.join(' ')} />
        </p>
      )}
      <button type="button" className={controls.strong} onClick={play}>
        Play {allOf(turn)}
      </button>
    </div>
  )
}

interface Thinking {
  readonly thought: Thought | undefined
  readonly broken: boolean
  again(): void
}

function useThought(entryPoint: AnyEntryPoint, pack: Pack | undefined, view: unknown, seat: Seat): Thinking {
  const [thought, setThought] = useState<Thought>()
  const [broken, setBroken] = useState(false)
  // What is asked does not change while this is shown, though the table may tell of other things.
  const [question] = useState(() => ({
    game: entryPoint.id,
    pack,
    view: asJson(view),
    seat,
    offer: entryPoint.offer(view),
  }))
  useEffect(() => (broken ? undefined : think(question, setThought, () => setBroken(true))), [question, broken])
  return { thought, broken, again: () => setBroken(false) }
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`

interface RowProps extends Pick<BestProps, 'view' | 'seat' | 'verb' | 'act' | 'tryOut'> {
  readonly candidate: Candidate
  /** How the turn continues after it. */
  readonly turn: readonly TurnStep[]
  /** Under it. */
  readonly children: ReactNode
}

/** A whole move, also where the table asks for its parts one after another. */
function Row({ candidate, turn, view, seat, verb, act, tryOut, children }: RowProps): ReactNode {
  const desk = useDesk()
  const { entryPoint } = desk
  const { move, chances } = candidate
  const chance = chances[seat] ?? 0
  // Rows have no numbers on the board: each names its place.
  const step = useMemo(() => readTurn(entryPoint, turn, entryPoint.words.move)[0], [entryPoint, turn])
  const { moves = [move], text: words = entryPoint.words.move(move, view) } = step ?? {}
  const target = useMemo(() => step?.targets.at(-1) ?? placeOf(entryPoint, move, view), [entryPoint, view, move, step])
  return (
    <li
      data-hint={entryPoint.print(move)}
      onPointerEnter={() => desk.hint(target)}
      onPointerLeave={() => desk.hint(undefined)}
      onFocus={() => desk.hint(target)}
      onBlur={() => desk.hint(undefined)}
    >
      <span className={style.words} title={words}>
        <entryPoint.Sentence text={words} />
      </span>
      <b>{(chance * 100).toFixed(1)} %</b>
      <span className={style.ways}>
        <button type="button" className={controls.outline} aria-label={`${verb}: ${words}`} onClick={() => act(moves)}>
          {verb}
        </button>
        {tryOut !== undefined && (
          <IconButton
            icon="branch"
            className={controls.plain}
            label={`Try: ${words}`}
            title="Try it out on a branch"
            onClick={() => tryOut(moves)}
          />
        )}
      </span>
      <i className={style.bar} aria-hidden="true">
        <i style={{ inlineSize: `${chance * 100}%` }} />
      </i>
      {children}
    </li>
  )
}

interface EverybodyProps {
  readonly sides: readonly string[]
  readonly chances: readonly number[]
}

function Everybody({ sides, chances }: EverybodyProps): ReactNode {
  const { entryPoint } = useDesk()
  return (
    <ul className={style.everybody} aria-label="Everybody’s chances">
      {sides.map((side, seat) => (
        <li key={side} style={{ color: toneOf(entryPoint, side) }}>
          <entryPoint.SideMark side={side} size={11} />
          <span className="spoken">{side}</span> {percent(chances[seat] ?? 0)}
        </li>
      ))}
    </ul>
  )
}
