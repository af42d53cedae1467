import type { Seen } from '@orrery/kernel'
import type { Cue, MovedTable, SceneStep } from '@orrery/ui'
import { BONUS } from '../../src/data/setup.ts'
import { SECTOR_OF_BASE } from '../../src/rules/map.ts'
import { giveRocinante } from '../../src/rules/pieces.ts'
import { FINAL } from '../../src/rules/scoring.ts'
import { type Event, NONE, type Player, type View } from '../../src/types.ts'
import { list } from '../../words/grammar.ts'
import { abilityName, baseName, playerName, sectorName } from '../../words/names.ts'
import { standsOn } from '../scored.ts'
import { firstOn, isLost, paysBonus, type ScoredBase, type Scoring, type ScoringDetail } from './detail.ts'

/* A scoring as a list of steps: the marker, Base by Base, and what it changed. Every number is one of the events'. */

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const

const MARKER_TURNS = 900
const MARKER_RESTS = 500
const LIGHT = 200
const PLAIN = 260
/** The cubes of a Base are counted, then its points. */
const COUNT = 520
const POINTS = 380
/** All Bases of the last Scoring are counted like this, so that it takes no longer than another. */
const COUNT_LAST = 270
const POINTS_LAST = 220
const RESULT = 4000

interface Found extends Scoring {
  readonly cp: readonly number[]
  /** What happened after it, up to the next. */
  readonly after: readonly Event[]
}

/** The scorings among the events of one move. */
function scoringsIn(events: readonly Seen<Event>[], view: View): readonly Found[] {
  const found: (Found & { after: Event[] })[] = []
  let bonus = FINAL
  let bases: ScoredBase[] = []
  for (const { event } of events) {
    if (event.kind === 'bonusRevealed') bonus = event.sector
    else if (event.kind === 'final') bonus = FINAL
    else if (event.kind === 'scored') bases.push({ ...event, sector: SECTOR_OF_BASE[event.base] ?? 0 })
    else if (event.kind === 'standing' && bases.length > 0) {
      found.push(scoringOf(bases, bonus, event.cp, view))
      bases = []
    } else found.at(-1)?.after.push(event)
  }
  return found
}

function scoringOf(
  bases: readonly ScoredBase[],
  bonus: number,
  cp: readonly number[],
  view: View,
): Found & { after: Event[] } {
  const start = cp.map((sum, player) => sum - bases.reduce((n, { gains }) => n + (gains[player] ?? 0), 0))
  const ordered = [...bases.filter(({ sector }) => sector !== bonus), ...bases.filter(({ sector }) => sector === bonus)]
  const title = bonus === FINAL ? 'Final Scoring' : `${ORDINALS[view.scorings - 1] ?? ''} Scoring`
  return { title, bonus, bases: ordered, start, cp, after: [] }
}

/* ---- words ---------------------------------------------------------------------------------------------------- */

interface Reader {
  readonly view: View
  /** The viewer's side, or NONE. */
  readonly you: Player
}

const nameFor = ({ you }: Reader, player: Player): string => (player === you ? 'You' : playerName(player))

/** "You win Tycho, 3 to 1." */
function baseSentence(reader: Reader, scored: ScoredBase): string {
  const { totals, base } = scored
  const first = firstOn(scored)
  const [winner = NONE] = first
  const where = baseName(base)
  if (winner === NONE) return `Nobody has influence on ${where}.`
  const most = totals[winner] ?? 0
  if (first.length > 1) {
    const names = list(first.map((player) => nameFor(reader, player)))
    return isLost(scored) ? `${names} tie at ${where}: nobody scores.` : `${names} share ${where}, ${most} each.`
  }
  const second = Math.max(0, ...totals.filter((_, player) => player !== winner))
  const verb = winner === reader.you ? 'win' : 'wins'
  return `${nameFor(reader, winner)} ${verb} ${where}${second === 0 ? ', alone' : `, ${most} to ${second}`}.`
}

const places = (values: readonly number[]): string => values.filter((n) => n > 0).join(', then ')

function bonusText({ bonus }: Scoring, view: View): string {
  if (bonus === FINAL) return `Every Base pays ${places(BONUS.final)}.`
  const values = BONUS.bonusSector[view.scorings - 1] ?? BONUS.normal
  return `It pays ${places(values)}; Bases elsewhere pay ${places(BONUS.normal)}.`
}

/** What changed hands after the last Base: techs, the Rocinante, what else was gained. */
function changes(reader: Reader, events: readonly Event[]): string {
  const parts = events.flatMap((event) => {
    if (event.kind === 'tech') return [`${nameFor(reader, event.player)}: ${abilityName(reader.view, event.ability)}`]
    if (event.kind === 'captain')
      return [`the Rocinante goes to ${event.player === reader.you ? 'you' : playerName(event.player)}`]
    if (event.kind === 'gained') return [`${nameFor(reader, event.player)} +${event.cp} CP`]
    return event.kind === 'destroyed' ? [`${baseName(event.base)} is destroyed`] : []
  })
  const text = parts.join('; ')
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function resultHeadline(reader: Reader, { start, cp }: Found): string {
  const gains = cp.map((now, player) => now - (start[player] ?? 0))
  const most = Math.max(...gains)
  const best = gains.flatMap((gain, player) => (gain === most ? [nameFor(reader, player)] : []))
  if (best.length === gains.length) return `Everybody gains ${most}.`
  const verb = best.length > 1 ? 'gain' : best[0] === 'You' ? 'gain' : 'gains'
  return `${list(best)} ${verb} most: ${most} CP.`
}

/* ---- steps ---------------------------------------------------------------------------------------------------- */

type Told = Pick<SceneStep<View>, 'ms' | 'headline'> & Partial<SceneStep<View>>

function cueOf(reader: Reader, scored: ScoredBase): Cue {
  const first = firstOn(scored)
  return first.length > 1 ? 'tie' : first[0] === reader.you ? 'ownBase' : 'base'
}

/** Who turns the marker over. */
function turner({ before, names, seat }: MovedTable<View, Event>): string {
  const taker = before.seatOf[before.active] ?? NONE
  if (taker === seat) return 'You chose it in secret and turn it over.'
  return `${names[taker] ?? playerName(before.active)} chose it in secret and turns it over.`
}

const wasScored = (view: View, { bases }: Scoring): boolean =>
  bases.every(({ base, totals }) => standsOn(view, base).every(({ player, total }) => total === totals[player]))

/** The board as it was scored: before the move, unless something changed in it before the marker was turned. */
function boardOf({ before, after }: MovedTable<View, Event>, scoring: Scoring): View {
  const { captain, techs, markers, winner, inPlay } = before
  const last = { ...after, markers, winner }
  const first = { ...last, techs, inPlay, at: [...after.at], unused: [], question: undefined }
  giveRocinante(first, captain)
  return [before, first, last].find((view) => wasScored(view, scoring)) ?? last
}

/** One scoring of a move, with what is said all through it. */
interface Telling {
  readonly moved: MovedTable<View, Event>
  readonly scoring: Found
  readonly board: View
  readonly reader: Reader
  readonly sector: string
  readonly text: string
}

function telling(moved: MovedTable<View, Event>, scoring: Found): Telling {
  const { bonus } = scoring
  const verb = sectorName(bonus).endsWith('s') ? 'are' : 'is'
  return {
    moved,
    scoring,
    board: boardOf(moved, scoring),
    reader: { view: moved.after, you: moved.after.seating[moved.seat] ?? NONE },
    sector: bonus === FINAL ? 'The last Scoring.' : `${sectorName(bonus)} ${verb} the Bonus Sector.`,
    text: bonusText(scoring, moved.after),
  }
}

const cpAfter = ({ start, bases }: Scoring, done: number): number[] =>
  start.map((cp, player) => bases.slice(0, done).reduce((sum, { gains }) => sum + (gains[player] ?? 0), cp))

type Shown = Pick<ScoringDetail, 'phase' | 'done' | 'current'>

function step({ scoring, board }: Telling, told: Told, shown: Shown): SceneStep<View> {
  const cp = cpAfter(scoring, shown.done)
  const detail: ScoringDetail = { kind: 'scoring', scoring, cp, ...shown }
  return { view: { ...board, cp }, progress: `${shown.done} of ${scoring.bases.length} Bases`, ...told, detail }
}

function markerSteps(t: Telling): SceneStep<View>[] {
  const { sector, text } = t
  const none = { done: 0, current: NONE }
  const lit: Shown = { phase: 'count', ...none }
  if (t.scoring.bonus === FINAL)
    return [step(t, { ms: MARKER_RESTS + LIGHT, headline: sector, text, cue: 'marker' }, lit)]
  return [
    step(
      t,
      { ms: MARKER_TURNS, headline: 'Which Sector pays most?', text: turner(t.moved), cue: 'marker' },
      { phase: 'marker', ...none },
    ),
    step(t, { ms: MARKER_RESTS + LIGHT, headline: sector, text }, lit),
  ]
}

function baseSteps(t: Telling, scored: ScoredBase, i: number): SceneStep<View>[] {
  const { sector, text } = t
  const cue = cueOf(t.reader, scored)
  const paid: Shown = { phase: 'count', done: i + 1, current: i }
  const isEmpty = scored.totals.every((total) => total === 0)
  if (isEmpty || !paysBonus(t.scoring, scored)) return [step(t, { ms: PLAIN, headline: sector, text, cue }, paid)]
  const headline = baseSentence(t.reader, scored)
  const [count, points] = t.scoring.bonus === FINAL ? [COUNT_LAST, POINTS_LAST] : [COUNT, POINTS]
  return [
    step(t, { ms: count, headline, text }, { ...paid, done: i }),
    step(t, { ms: points, headline, text, cue }, paid),
  ]
}

function resultStep(t: Telling, isLast: boolean): SceneStep<View> {
  const { scoring, moved, board } = t
  const isFinal = scoring.bonus === FINAL
  const shown: Shown = { phase: 'result', done: scoring.bases.length, current: NONE }
  return step(
    t,
    {
      // The end of the game is not given away by the last view.
      view: { ...(isFinal ? board : moved.after), cp: [...scoring.cp] },
      ms: isFinal && isLast ? Number.POSITIVE_INFINITY : RESULT,
      cue: 'scored',
      headline: isFinal ? 'Every Base is counted.' : resultHeadline(t.reader, scoring),
      text: changes(t.reader, scoring.after),
    },
    shown,
  )
}

/** All scorings of a move, step by step. */
export function scoringSteps(moved: MovedTable<View, Event>): readonly SceneStep<View>[] {
  const found = scoringsIn(moved.events, moved.after)
  return found.flatMap((scoring, i) => {
    const t = telling(moved, scoring)
    const bases = scoring.bases.flatMap((scored, at) => baseSteps(t, scored, at))
    return [...markerSteps(t), ...bases, resultStep(t, i === found.length - 1)]
  })
}
