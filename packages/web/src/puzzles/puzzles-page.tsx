import { type Difficulty, type Puzzle, puzzleOfDay } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { say } from '../net/api.ts'
import controls from '../parts/controls.module.css'
import { useLoaded, useTitle } from '../parts/hooks.ts'
import { Icon } from '../parts/icon.tsx'
import { Calm, DeadEnd, Page } from '../parts/page.tsx'
import { Segments } from '../parts/segments.tsx'
import { GRADES, loadShelves, type Shelf } from './loaded.ts'
import style from './puzzles-page.module.css'
import { puzzleMarks, type PuzzleMark } from './stored.ts'

/** `/puzzles` and `/puzzles/GAME`: the puzzles of the day, and all puzzles of a game. */
export function PuzzlesPage({ game }: { readonly game: string }): ReactNode {
  useTitle('Puzzles')
  const { value, error } = useLoaded('', loadShelves)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  if (value === undefined) return <Calm title="" />
  const shelf = value.find(({ manifest }) => manifest.id === game) ?? value[0]
  if (shelf === undefined || (game !== '' && shelf.manifest.id !== game))
    return <DeadEnd why="This game has no puzzles." />
  return <Shelves shelves={value} shelf={shelf} />
}

interface ShelvesProps {
  readonly shelves: readonly Shelf[]
  readonly shelf: Shelf
}

function Shelves({ shelves, shelf }: ShelvesProps): ReactNode {
  const [now] = useState(() => Date.now())
  const day = new Date(now).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <Page title="Puzzles">
      <main className={style.puzzles}>
        <h1>Puzzles of the day</h1>
        <p>{`${day}. One turn is clearly best: find it on the board. Each position is from a game of strong bots.`}</p>
        <ul className={style.days}>
          {shelves.map((one) => (
            <Today key={one.manifest.id} shelf={one} now={now} />
          ))}
        </ul>
        <Library shelves={shelves} shelf={shelf} />
      </main>
    </Page>
  )
}

/** The puzzle of the day of one game. */
function Today({ shelf: { manifest, library }, now }: { readonly shelf: Shelf; readonly now: number }): ReactNode {
  const puzzle = puzzleOfDay(library.puzzles, now)
  if (puzzle === undefined) return null
  const mark = puzzleMarks(manifest.id)[puzzle.id]
  return (
    <li>
      <h2>{manifest.title}</h2>
      <p>
        <Dots difficulty={puzzle.difficulty} />
        {GRADES[puzzle.difficulty]}
        {mark !== undefined && <b>{MARKS[mark]}</b>}
      </p>
      <Link
        href={`/puzzles/${manifest.id}/${puzzle.id}`}
        className={mark === undefined ? controls.strong : controls.outline}
        aria-label={`${mark === undefined ? 'Solve it' : 'Look again'}: ${manifest.title}`}
      >
        {mark === undefined ? 'Solve it' : 'Look again'}
      </Link>
    </li>
  )
}

const MARKS: { readonly [mark in PuzzleMark]: string } = { solved: 'solved', shown: 'looked up' }

const Dots = ({ difficulty }: { readonly difficulty: Difficulty }): ReactNode => (
  <span className={style.dots} aria-hidden="true">
    {([1, 2, 3] as const).map((one) => (
      <i key={one} data-on={one <= difficulty} />
    ))}
  </span>
)

const ALL = 'all'
const FILTERS = [{ value: ALL, title: 'All' }, ...Object.entries(GRADES).map(([value, title]) => ({ value, title }))]

/** All puzzles of a game, with what was solved. */
function Library({ shelves, shelf }: ShelvesProps): ReactNode {
  const [, go] = useLocation()
  const [wanted, setWanted] = useState(ALL)
  const { manifest, library } = shelf
  const marks = puzzleMarks(manifest.id)
  const solved = library.puzzles.filter(({ id }) => marks[id] === 'solved').length
  const shown = library.puzzles.map((puzzle, i) => ({ puzzle, number: i + 1 }))
  return (
    <section aria-labelledby="library" className={style.library}>
      <header>
        <h2 id="library">Library</h2>
        <span>{`${solved} of ${library.puzzles.length} solved`}</span>
        <Segments
          label="Game"
          value={manifest.id}
          choices={shelves.map(({ manifest: { id, title } }) => ({ value: id, title }))}
          change={(id) => go(`/puzzles/${id}`, { replace: true })}
        />
        <Segments label="Difficulty" value={wanted} choices={FILTERS} change={setWanted} />
      </header>
      <ol className={style.tiles}>
        {shown
          .filter(({ puzzle }) => wanted === ALL || String(puzzle.difficulty) === wanted)
          .map(({ puzzle, number }) => (
            <Tile key={puzzle.id} game={manifest.id} puzzle={puzzle} number={number} mark={marks[puzzle.id]} />
          ))}
      </ol>
    </section>
  )
}

interface TileProps {
  readonly game: string
  readonly puzzle: Puzzle
  readonly number: number
  readonly mark: PuzzleMark | undefined
}

function Tile({ game, puzzle: { id, difficulty }, number, mark }: TileProps): ReactNode {
  const said = mark === undefined ? '' : `, ${MARKS[mark]}`
  return (
    <li data-mark={mark}>
      <Link href={`/puzzles/${game}/${id}`} aria-label={`Puzzle ${number}, ${GRADES[difficulty].toLowerCase()}${said}`}>
        <b>{number}</b>
        <Dots difficulty={difficulty} />
        {mark === 'solved' && <Icon name="check" size={13} />}
        {mark === 'shown' && <Icon name="eye" size={13} />}
      </Link>
    </li>
  )
}
