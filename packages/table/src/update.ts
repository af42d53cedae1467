import {
  type AnyGame,
  type Ask,
  fairSeed,
  type GameEvent,
  type Move,
  OBSERVER,
  type Seat,
  type Seen,
  type UndoRight,
} from '@orrery/kernel'
import { longAway } from './away.ts'
import type { Entry } from './journal.ts'
import type { Fair, News, SeatClock, SeatInfo, Update } from './protocol.ts'
import { speakerName, type TableState, travelled, waitingFor } from './state.ts'

/** Who is there, and when. */
export interface Company {
  readonly now: number
  isOnline(person: string): boolean
  /** People who look on without a seat; nobody where it is not said. */
  readonly watchers?: number
  /** What people have in hand, by person. */
  readonly shown?: ReadonlyMap<string, string>
}

/** The viewer, and what they already know. */
export interface Viewer {
  readonly person: string
  readonly seat: Seat
  /** The last number of the journal they have. */
  readonly since: number
}

export interface Eyes extends Viewer, Company {}

/**
 * An update as the table has it: its view and its news may share parts with the game. So it is read at once, as text or
 * by `LastUpdate`, and never changed or kept.
 */
export type LiveUpdate = Omit<Update, 'view'> & { readonly view: unknown }

export const update = (table: TableState, eyes: Eyes): Update => {
  const live = updatesFor(table, eyes)(eyes)
  return { ...live, view: travelled(live.view) }
}

/** The updates of everybody at the table as it is now: what they have in common is found once. */
export function updatesFor(table: TableState, company: Company): (viewer: Viewer) => LiveUpdate {
  const { head, match, stage } = table
  const isPlaying = stage === 'playing'
  const pending = table.pending()
  const facts = commonFacts(table, pending, company)
  const away = longAway(table, company.now, company.isOnline)
  return ({ person, seat: you, since }) => {
    const plays = you !== OBSERVER && isPlaying
    const mayAnswer = table.mayAnswer(person)
    const ask = plays && table.botIn(you) === '' ? pending.find(({ seat }) => seat === you) : undefined
    // A person who answers for others is shown the question the table waits for.
    const answered = ask ?? (mayAnswer ? pending[0] : undefined)
    const yours = table.seatsOf(person)
    return {
      ...facts,
      ...(table.pack === undefined || since > 0 ? {} : { pack: table.pack }),
      you,
      yours,
      host: person === head.host && person !== '',
      view: match?.look(you) ?? null,
      decision: answered?.decision ?? null,
      mayAnswer,
      undo: table.isUndoOpen
        ? openUndo(table, mayAnswer || yours.length > 0)
        : plays
          ? undoRight(table, table.lastToMove(yours) ?? you)
          : 'none',
      ...shownTo(table, person, company),
      staged: table.staged(you),
      mustAgree: plays ? table.mustAgree(you) : [],
      longAway: plays ? away : [],
      news: newsSince(table, you, since),
    }
  }
}

/** The part of an update that is the same for everybody. */
function commonFacts(table: TableState, pending: readonly Ask[], { now, isOnline, watchers = 0 }: Company) {
  const { match, stage, asked } = table
  return {
    t: 'update' as const,
    table: table.head.id,
    seq: table.seq,
    setting: table.setting,
    stage,
    seats: seatInfos(table, isOnline),
    entries: match?.length ?? 0,
    waiting: stage === 'playing' ? waitingFor(pending) : [],
    answers: table.answers,
    redo: table.isUndoOpen && table.undone.length > 0,
    watchers,
    undoAsked: asked === undefined ? null : { seat: asked.seat, missing: asked.missing },
    clocks: clocksOf(table, now),
    outcome: match?.outcome() ?? null,
    fair: fairOf(table),
    rematch: table.rematch,
  }
}

/** Nobody is shown what they have in hand themselves. */
function shownTo(table: TableState, person: string, { shown }: Company): Pick<Update, 'shown'> {
  if (shown === undefined || shown.size === 0) return {}
  const others = [...shown].filter(([other]) => other !== person)
  const nameOf = (other: string): string => speakerName(table, table.seatsOf(other)[0] ?? OBSERVER)
  return others.length === 0 ? {} : { shown: others.map(([other, text]) => ({ name: nameOf(other), text })) }
}

export function seatInfos(table: TableState, isOnline: (person: string) => boolean): readonly SeatInfo[] {
  const sides = table.match?.sides() ?? []
  return table.places.map(({ sitter, person, stoodInBy }, seat) => ({
    side: sides[seat] ?? '',
    sitter,
    stoodInBy,
    online: sitter.kind === 'bot' || (person !== '' && isOnline(person)),
    ...(table.isMuted(person) ? { muted: true as const } : {}),
  }))
}

function fairOf({ secret, commitment, words, stage }: TableState): Fair | null {
  if (secret === '') return null
  // A copy: an update that was sent stays what it was.
  return { commitment, words: [...words], seed: stage === 'over' ? fairSeed(secret, words) : '' }
}

/** Your open moves as lines of text, for players that do not draw the view; none where nobody asks you. */
export function offeredLines(game: AnyGame, { view, decision }: Update): readonly string[] {
  const { offer = [] } = (view ?? {}) as { readonly offer?: readonly Move[] }
  return decision === null ? [] : offer.map((move) => game.print(move))
}

const openUndo = (table: TableState, isTheirs: boolean): UndoRight =>
  isTheirs && table.lastTouch !== undefined ? 'free' : 'none'

const undoRight = (table: TableState, seat: Seat): UndoRight =>
  table.botIn(seat) === '' ? (table.match?.canUndo(seat) ?? 'none') : 'none'

function clocksOf({ head, places, clocks }: TableState, now: number): readonly SeatClock[] {
  if (head.setting.clock.kind === 'none') return []
  return places.map((_, seat) => ({ left: clocks.left(seat, now), runs: clocks.runs(seat) }))
}

/** What the seat may know of the entries after that one. A move that was undone since has no events any more. */
function newsSince(table: TableState, seat: Seat, since: number): readonly News[] {
  if (since >= table.seq) return []
  const fresh = table.entries.slice(Math.max(0, since))
  // Counted from the end: what is new is little, and the journal may be long.
  let played = (table.match?.length ?? 0) - fresh.filter(({ deed }) => isPlayed(deed)).length
  const learned = new Map<number, Seen<GameEvent>[]>()
  for (const seen of table.match?.events(seat, played + 1) ?? []) {
    const told = learned.get(seen.entry)
    if (told === undefined) learned.set(seen.entry, [seen])
    else told.push(seen)
  }
  return fresh.flatMap((entry) => {
    if (isPlayed(entry.deed)) played++
    return newsOf(entry, played, learned.get(played) ?? []) ?? []
  })
}

const isPlayed = (deed: Entry['deed']): boolean => deed.kind === 'move' || deed.kind === 'undo'

const byOf = ({ enteredBy }: { readonly enteredBy?: string }): { readonly by?: string } =>
  enteredBy === undefined ? {} : { by: enteredBy }

/** An allow-list: nothing else of an entry is sent. `entry` is the number in the game's own log. */
function newsOf({ seq, at, deed }: Entry, entry: number, events: readonly Seen<GameEvent>[]): News | undefined {
  switch (deed.kind) {
    case 'pack':
    case 'sealed':
    case 'blocked':
      return undefined
    case 'muted':
      return { seq, at, kind: 'muted', seat: deed.seat, yes: deed.yes }
    case 'words':
      return { seq, at, kind: 'words', seat: deed.seat, text: deed.text }
    case 'sat':
      return { seq, at, kind: 'sat', seat: deed.seat, sitter: deed.sitter }
    case 'began':
      return { seq, at, kind: 'began' }
    case 'move':
      return {
        seq,
        at,
        kind: 'moved',
        seat: deed.seat,
        entry,
        events,
        ...byOf(deed),
        ...(deed.follows === true && { follows: true }),
      }
    case 'undo':
      return { seq, at, kind: 'undone', seat: deed.seat, entry, to: deed.to, ...byOf(deed) }
    case 'answers':
      return { seq, at, kind: 'answers', who: deed.who }
    case 'undoAsked':
      return { seq, at, kind: 'undoAsked', seat: deed.seat }
    case 'undoAnswered':
      return { seq, at, kind: 'undoAnswered', seat: deed.seat, yes: deed.yes }
    case 'outOfTime':
    case 'left':
      return { seq, at, kind: deed.kind, seat: deed.seat, level: deed.level }
    case 'back':
      return { seq, at, kind: 'back', seat: deed.seat }
    case 'said':
      return { seq, at, kind: 'said', name: deed.name, seat: deed.seat, text: deed.text }
    case 'rematch':
      return { seq, at, kind: 'rematch', seat: deed.seat, table: deed.table }
  }
}
