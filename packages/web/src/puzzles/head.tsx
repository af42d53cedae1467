import { bestChance, nextChance } from '@orrery/kernel'
import { markScroll, sound } from '@orrery/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Link, useLocation } from 'wouter'
import type { Carried } from '../branch/try.ts'
import controls from '../parts/controls.module.css'
import { usePhone } from '../parts/hooks.ts'
import { Icon } from '../parts/icon.tsx'
import { sideNames } from '../parts/names.ts'
import { useDesk, useTable } from '../table/context.ts'
import { TurnSteps } from '../think/turn-steps.tsx'
import { type ReadStep, readTurn, signsOfTurn } from '../think/whole-turn.ts'
import { GRADES, nextUnsolved, type OpenPuzzle } from './loaded.ts'
import style from './puzzle.module.css'
import { puzzleMarks } from './stored.ts'
import { type Miss, type Solving, trialOf } from './use-puzzle.ts'

interface HeadProps {
  readonly opened: OpenPuzzle
  readonly solving: Solving
}

/** The task, and the answer to what was played. */
export function Head({ opened, solving }: HeadProps): ReactNode {
  const { entryPoint } = useDesk()
  const now = useTable((state) => state.now)
  const { puzzle, library } = opened
  const { ended, miss } = solving
  const side = now === undefined ? '' : (sideNames(entryPoint, now.view, now.update.seats)[puzzle.seat] ?? '')
  const theme = ended === undefined ? undefined : library.themes[puzzle.theme]
  return (
    <div className={style.head} data-puzzle={puzzle.id} data-ended={ended}>
      <div className={style.eye}>
        <entryPoint.SideMark side={side} size={12} />
        <span>{`${GRADES[puzzle.difficulty]} puzzle`}</span>
        {theme !== undefined && <span>{theme}</span>}
      </div>
      <h2 className={style.task} aria-live="polite">
        {ended === undefined ? `Find the best turn for ${side}.` : ended === 'solved' ? 'Right.' : 'The best turn.'}
      </h2>
      {ended !== undefined && <Answer opened={opened} solving={solving} />}
      {miss !== undefined && <MissAnswer opened={opened} solving={solving} miss={miss} />}
      {ended === undefined && miss === undefined && <Asked opened={opened} solving={solving} />}
    </div>
  )
}

/** The question of the table, and the moves that were right so far. */
function Asked({ opened, solving: { made, tries, show } }: HeadProps): ReactNode {
  const { entryPoint } = useDesk()
  const now = useTable((state) => state.now)
  const phone = usePhone()
  const { turn, puzzle } = opened
  const texts = turn.slice(0, made).map(({ move, view }) => entryPoint.words.move(move, entryPoint.open(view)))
  const question = now === undefined ? '' : entryPoint.words.question(now.view, puzzle.seat)
  return (
    <>
      {texts.length > 0 && (
        <ol className={style.line} aria-label="Right so far">
          {texts.map((text, i) => (
            <li key={i}>
              <Icon name="check" />
              <entryPoint.Sentence text={text} />
            </li>
          ))}
        </ol>
      )}
      {phone && tries.length > 0 && (
        <p className={style.best}>{`Best try so far: ${Math.max(...tries.map(({ chance }) => chance))} %`}</p>
      )}
      <div className={style.ask}>
        <p>{made === 0 ? `One turn is clearly best. ${question}` : question}</p>
        <button type="button" className={controls.plain} onClick={show}>
          <Icon name="hint" /> Show me
        </button>
      </div>
    </>
  )
}

/** What a wrong move gives away. */
function MissAnswer({ opened, solving, miss }: HeadProps & { readonly miss: Miss }): ReactNode {
  const { entryPoint } = useDesk()
  const { tryAgain, show } = solving
  const text = useMemo(() => missText(opened, miss), [opened, miss])
  const { chance, loss } = miss
  return (
    <div className={style.answer} role="alert">
      <p>
        <b>Not the best.</b> <entryPoint.Sentence text={text} />{' '}
        {`That leaves you a chance of about ${chance} %, ${points(loss)} less than the best move.`}
      </p>
      <div className={style.ways}>
        <button type="button" className={controls.strong} onClick={tryAgain}>
          <Icon name="undo" /> Try again
        </button>
        <button type="button" className={controls.plain} onClick={show}>
          <Icon name="hint" /> Show me
        </button>
      </div>
    </div>
  )
}

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`)

/** The missed move as a sentence. */
export function missText({ game, entryPoint, turn }: OpenPuzzle, { line, made }: Pick<Miss, 'line' | 'made'>): string {
  const move = game.parse(line)
  const view = turn[made]?.view
  if (!move.ok || view === undefined) return ''
  return `${entryPoint.words.move(move.value, entryPoint.open(view)).replace(/\.$/, '')}.`
}

/** What is asked for in steps, numbered on the board, what it is worth and why; and one way to go on. */
function Answer({ opened, solving }: HeadProps): ReactNode {
  const desk = useDesk()
  const { entryPoint } = desk
  const { puzzle } = opened
  const { ended, isAtStart } = solving
  const [turn, rest] = useMemo(() => answerOf(opened), [opened])
  useEffect(() => {
    if (ended === 'solved') sound('stepDone')
  }, [ended])
  useEffect(() => {
    if (!isAtStart) return undefined
    desk.sign(signsOfTurn(turn))
    return () => desk.sign(undefined)
  }, [desk, turn, isAtStart])
  return (
    <>
      <div className={style.solution} role="status" ref={markScroll} data-scrolls="down" tabIndex={0}>
        <TurnSteps turn={turn} />
        <p>{worthOf(opened)}</p>
        <p className={style.why}>
          <entryPoint.Sentence text={puzzle.reasons.join(' ')} />
        </p>
        {rest.length > 0 && (
          <p>
            <entryPoint.Sentence text={`Then, for example: ${rest.map(({ text }) => text).join('; ')}.`} />
          </p>
        )}
      </div>
      <Onwards opened={opened} />
    </>
  )
}

/** More of the turn would be read by nobody. */
const MOST_AFTER = 3

/** The turn in steps: those that are asked for, and the next few after them. */
function answerOf({ entryPoint, turn, puzzle }: OpenPuzzle): readonly [readonly ReadStep[], readonly ReadStep[]] {
  let said = 0
  const asked = readTurn(entryPoint, turn).filter(({ moves }) => {
    const isAsked = said < puzzle.steps.length
    said += isAsked ? moves.length : 0
    return isAsked
  })
  // Only what is asked for is numbered on the board; what comes after it names its places.
  return [asked, readTurn(entryPoint, turn.slice(said), entryPoint.words.move).slice(0, MOST_AFTER)]
}

function worthOf({ puzzle }: OpenPuzzle): string {
  const [first] = puzzle.steps
  if (first === undefined) return ''
  return `It leaves you a chance of about ${bestChance(first)} %. The best turn that begins otherwise leaves ${nextChance(first)} %.`
}

function Onwards({ opened }: { readonly opened: OpenPuzzle }): ReactNode {
  const [, navigate] = useLocation()
  const { manifest, library, puzzle } = opened
  const next = nextUnsolved(library, puzzle.id, puzzleMarks(manifest.id))
  const playOn = (): void => {
    const asked = puzzle.turn.slice(0, puzzle.steps.length).map((line) => `${puzzle.seat} ${line}`)
    const carried: Carried = { trial: trialOf(opened, asked), back: `/puzzles/${manifest.id}/${puzzle.id}` }
    navigate('/branch', { state: carried })
  }
  return (
    <div className={style.ways}>
      {next !== undefined && (
        <Link href={`/puzzles/${manifest.id}/${next.id}`} className={controls.strong}>
          Next puzzle <Icon name="on" />
        </Link>
      )}
      <button type="button" className={controls.outline} onClick={playOn}>
        <Icon name="branch" /> Play on from here
      </button>
    </div>
  )
}
