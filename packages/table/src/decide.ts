import {
  fail,
  type Move,
  OBSERVER,
  ok,
  type Problem,
  problemText,
  type Refusal,
  type Result,
  type Seat,
  wouldCommit,
} from '@orrery/kernel'
import { type IsOnline, longAway } from './away.ts'
import type { Deed, Entry } from './journal.ts'
import type { No, Reply, Request } from './protocol.ts'
import type { AnyMatch } from './begin.ts'
import { nameOf, speakerName, type TableState, travelled, waitingFor } from './state.ts'

/** The journal entries to write, none where nothing happens, and the reply to send once they are written. */
export interface Decision {
  readonly entries: readonly Entry[]
  readonly reply: Reply
}

/** A request with everything it is judged by. */
interface Case {
  readonly table: TableState
  readonly person: string
  readonly key: string
  readonly seat: Seat
  readonly now: number
}

/** Limits of the chat: lines per time, and their length. */
const CHAT_LINES = 6
const CHAT_TIME = 10_000
export const CHAT_LENGTH = 400

/** Entries besides moves that one person may write at one table. */
export const MOST_WRITTEN = 5000
/** Requests that somebody could repeat without end; entries of these kinds are limited. */
const FREELY: ReadonlySet<Request['t']> = new Set(['say', 'undo', 'redo', 'answers', 'leave'])

const CONFIRM = 'The others would have to agree before you could take this back: confirm it to play it.'

/** Presence matters for `standIn` only. */
export function decide(table: TableState, request: Request, person: string, now: number, isOnline: IsOnline): Decision {
  const { key } = request
  const done = table.doneBy(person, key)
  if (done !== undefined) return { entries: [], reply: { t: 'reply', key, ok: true, seq: done } }
  const seat = speaker(table, request, person)
  const asked: Case = { table, person, key, seat: seat ?? OBSERVER, now }
  if (seat === undefined) return no(asked, 'notYours', 'That seat is not yours: say one of your own.')
  if (request.t === 'at') return lookBack(asked, request.entry)
  if (seat === OBSERVER && !table.mayAnswer(person))
    return no(asked, 'notYours', 'You are watching: take an open seat to play or to speak.')
  if (FREELY.has(request.t) && table.writtenBy(person) >= MOST_WRITTEN)
    return no(asked, 'busy', 'You have said and taken back all that one table can hold: from here on, only move.')
  switch (request.t) {
    case 'say':
      return say(asked, request.text)
    case 'show':
      return table.mayAnswer(person) ? yes(asked, []) : nothing(asked, 'Here everybody answers for themselves.')
    case 'why':
      return why(asked, request.move)
    case 'move':
      return move(asked, request)
    case 'undo':
      return table.isUndoOpen ? undoOpenly(asked, request.to) : undo(asked)
    case 'redo':
      return redo(asked)
    case 'answers':
      return person === table.head.host
        ? yes(asked, [{ kind: 'answers', who: request.who }])
        : no(asked, 'notYours', 'Only the host may change that.')
    case 'answerUndo':
      return answerUndo(asked, request.yes)
    case 'leave':
      return leave(asked)
    case 'back':
      return table.places[seat]?.stoodInBy === ''
        ? nothing(asked, 'You are here.')
        : yes(asked, [{ kind: 'back', seat }])
    case 'standIn':
      return longAway(table, now, isOnline).includes(request.for)
        ? yes(asked, [{ kind: 'outOfTime', seat: request.for, level: table.level }])
        : nothing(asked, 'Nobody there is away that long: a bot may play on after a day.')
  }
}

/**
 * The seat that speaks: the one named, or the one that is asked, or the one that moved last; undefined for somebody
 * else's seat.
 */
function speaker(table: TableState, request: Request, person: string): Seat | undefined {
  const yours = table.seatsOf(person)
  if (request.seat !== undefined)
    return yours.includes(request.seat) || (table.mayAnswer(person) && request.seat in table.places)
      ? request.seat
      : undefined
  if (request.t === 'undo') return table.lastToMove(yours) ?? yours[0] ?? OBSERVER
  const pending = table.pending()
  return yours.find((seat) => pending.some((ask) => ask.seat === seat)) ?? yours[0] ?? OBSERVER
}

function yes({ table, now, person, key }: Case, deeds: readonly Deed[]): Decision {
  const entries = table.next(now, person, key, deeds)
  return { entries, reply: { t: 'reply', key, ok: true, seq: table.seq + entries.length } }
}

function no({ key }: Case, reason: No, say: string, refusals: readonly Refusal[] = []): Decision {
  return { entries: [], reply: { t: 'reply', key, ok: false, no: reason, say, refusals } }
}

const nothing = (asked: Case, sentence: string): Decision => no(asked, 'nothing', sentence)
const notBegun = (asked: Case): Decision =>
  no(asked, 'refused', 'The game has not begun: wait until all seats are taken.')
const isOver = (asked: Case): Decision => no(asked, 'over', 'The game is over: look at it again in the replay.')
const unreadable = (asked: Case, problem: Problem): Decision =>
  no(asked, 'bad', `This is not a move: ${problemText(problem)}.`)

/** Who answers for a seat that is not their own, by name. */
function enteredBy({ table, person, seat }: Case): { readonly enteredBy?: string } {
  const yours = table.seatsOf(person)
  if (yours.includes(seat)) return {}
  return { enteredBy: speakerName(table, yours[0] ?? OBSERVER) }
}

type MoveRequest = Extract<Request, { readonly t: 'move' }>

/** The others are judged on a copy, one after the other. */
function judgedTogether(
  asked: Case,
  match: AnyMatch,
  first: Move,
  more: readonly string[],
  by: { readonly enteredBy?: string },
): Result<readonly Deed[], Decision> {
  const {
    seat,
    table: { game },
  } = asked
  const state = match.snapshot()
  game.apply(state, seat, first)
  const deeds: Deed[] = []
  for (const line of more) {
    const parsed = game.parse(line)
    if (!parsed.ok) return fail(unreadable(asked, parsed.error))
    const refusals = game.refusals(state, seat, parsed.value)
    if (refusals.length > 0) return fail(notAllowed(asked, refusals))
    game.apply(state, seat, parsed.value)
    deeds.push({ kind: 'move', seat, move: game.print(parsed.value), follows: true, ...by })
  }
  return ok(deeds)
}

/** The first move was found good. */
function moveDeeds(asked: Case, first: Move, { follows, more = [], note }: MoveRequest): Decision {
  const { table, seat } = asked
  const { game, match } = table
  if (match === undefined) return notBegun(asked)
  const by = enteredBy(asked)
  const deeds: Deed[] = [{ kind: 'move', seat, move: game.print(first), ...(follows && { follows }), ...by }]
  const others = more.length === 0 ? ok([]) : judgedTogether(asked, match, first, more, by)
  if (!others.ok) return others.error
  deeds.push(...others.value)
  const text = table.isMuted(asked.person) ? '' : plain(note ?? '').slice(0, CHAT_LENGTH)
  const [speaks = OBSERVER] = table.seatsOf(asked.person)
  if (text !== '') deeds.push({ kind: 'said', seat: speaks, name: speakerName(table, speaks), text })
  return yes(asked, deeds)
}

const notAllowed = (asked: Case, refusals: readonly Refusal[]): Decision =>
  no(asked, 'refused', 'The rules do not allow that now: take one of the choices on offer.', refusals)

function move(asked: Case, request: MoveRequest): Decision {
  const { decision, move: line, confirmed, careful } = request
  const { table, seat } = asked
  const { game, match } = table
  if (match === undefined) return notBegun(asked)
  const parsed = game.parse(line)
  if (!parsed.ok) return unreadable(asked, parsed.error)
  const problem = match.prepare(seat, parsed.value, decision)
  if (problem === undefined) {
    const mustAsk = !table.isUndoOpen && table.mustAgree(seat).length > 0
    const isAsked = confirmed !== true && (careful === true || mustAsk)
    const asksFirst = isAsked && wouldCommit(game, match.look(seat), seat, parsed.value)
    if (asksFirst) return no(asked, 'confirm', CONFIRM)
    return moveDeeds(asked, parsed.value, request)
  }
  switch (problem.reason) {
    case 'over':
      return isOver(asked)
    case 'stale':
      return no(asked, 'stale', 'The question has changed in the meantime: look again and answer the new one.')
    case 'refused':
      return notAllowed(asked, problem.refusals)
  }
}

/** Where undo is open nobody is asked, and a finished game can be taken up again. */
function undoOpenly(asked: Case, to: number | undefined): Decision {
  const { table } = asked
  if (table.match === undefined) return notBegun(asked)
  const last = table.lastTouch
  if (last === undefined) return nothing(asked, 'There is nothing to undo.')
  const known = to === undefined || to === 0 || table.match.standing.some(({ entry }) => entry === to)
  if (!known) return no(asked, 'bad', 'There is no such moment to go back to.')
  const by = enteredBy({ ...asked, seat: last.seat })
  return yes(asked, [{ kind: 'undo', seat: last.seat, to: to ?? last.to, ...by }])
}

function redo(asked: Case): Decision {
  const { table } = asked
  if (!table.isUndoOpen || table.undone.length === 0) return nothing(asked, 'Nothing was undone that could come back.')
  return yes(
    asked,
    table.undone.map((deed) => ({ ...deed, again: true })),
  )
}

function undo(asked: Case): Decision {
  const { table, seat } = asked
  if (table.match === undefined) return notBegun(asked)
  if (table.stage === 'over') return isOver(asked)
  if (table.botIn(seat) !== '') return nothing(asked, 'A bot is playing for you: take your seat back first.')
  const to = table.undoTo(seat)
  if (to === undefined) return nothing(asked, 'You have made no move that could be taken back.')
  if (to < table.handedOver)
    return no(asked, 'barrier', 'A seat went to somebody else since then: nothing before that can be taken back.')
  const others = table.mustAgree(seat)
  if (table.match.canUndo(seat) === 'free' || others.length === 0) return yes(asked, [{ kind: 'undo', seat, to }])
  const away = others.filter((other) => table.isAway(other))
  if (away.length > 0) return no(asked, 'barrier', needsAway(table, away))
  if (table.asked === undefined) return yes(asked, [{ kind: 'undoAsked', seat }])
  return no(asked, 'busy', 'The table is already asked to take something back: wait for the answers.')
}

function needsAway({ places }: TableState, away: readonly Seat[]): string {
  const names = new Map(
    away.map((seat) => [places[seat]?.person, nameOf(places[seat]?.sitter ?? { kind: 'open' })] as const),
  )
  const who = [...names.values()].join(' and ')
  const are = names.size > 1 ? 'are' : 'is'
  return `This undo needs the agreement of ${who}, who ${are} away: ask again when they are back.`
}

function answerUndo(asked: Case, agrees: boolean): Decision {
  const { table, seat, person } = asked
  if (table.asked?.missing.includes(seat) !== true) return nothing(asked, 'Nobody asks you to take something back.')
  const answer: Deed = { kind: 'undoAnswered', seat, yes: agrees }
  const to = table.undoTo(table.asked.seat)
  const isLast = agrees && table.asked.missing.every((other) => table.places[other]?.person === person)
  return yes(asked, isLast && to !== undefined ? [answer, { kind: 'undo', seat: table.asked.seat, to }] : [answer])
}

function leave(asked: Case): Decision {
  const { table, seat } = asked
  if (table.stage === 'gathering') return notBegun(asked)
  if (table.stage === 'over') return isOver(asked)
  if (table.head.setting.joining === 'anytime')
    return nothing(asked, 'Give up your seat instead: nobody has to play for you.')
  if (table.botIn(seat) !== '') return nothing(asked, 'A bot already plays for you.')
  return yes(asked, [{ kind: 'left', seat, level: table.level }])
}

/** One line, without line breaks or control characters. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, ' ').trim()

/** One line of chat, within the limits. */
function say(asked: Case, said: string): Decision {
  const { table, person, seat, now } = asked
  const text = plain(said)
  if (table.isMuted(person)) return nothing(asked, 'The host has muted you at this table.')
  if (text === '') return no(asked, 'bad', 'There is nothing to say in that: write a few words.')
  if (text.length > CHAT_LENGTH) return no(asked, 'bad', `That is too long: say it in ${CHAT_LENGTH} letters.`)
  const lately = table.entries.filter(
    ({ at, by, deed }) => by === person && deed.kind === 'said' && at > now - CHAT_TIME,
  )
  if (lately.length >= CHAT_LINES) return no(asked, 'busy', 'That is a lot at once: wait a few seconds.')
  return yes(asked, [{ kind: 'said', seat, name: speakerName(table, seat), text }])
}

function why(asked: Case, line: string): Decision {
  const { table, seat, key } = asked
  if (table.match === undefined) return notBegun(asked)
  const parsed = table.game.parse(line)
  if (!parsed.ok) return unreadable(asked, parsed.error)
  return { entries: [], reply: { t: 'reply', key, ok: true, refusals: table.match.refusals(seat, parsed.value) } }
}

function lookBack(asked: Case, entry: number): Decision {
  const { table, seat, key } = asked
  if (table.match === undefined) return notBegun(asked)
  const last = table.match.length
  if (!Number.isInteger(entry) || entry < 0 || entry > last)
    return no(asked, 'bad', `There is no such moment: say one from 0 to ${last}.`)
  const then = table.match.at(entry)
  const events = then.events(seat, entry)
  const waiting = waitingFor(then.pending())
  return { entries: [], reply: { t: 'reply', key, ok: true, entry, view: travelled(then.look(seat)), events, waiting } }
}
