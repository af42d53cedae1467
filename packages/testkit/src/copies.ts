import { type Ask, type Json, type Move, problemText } from '@orrery/kernel'
import { safeLine } from './fault.ts'
import {
  anyAnswer,
  anyOf,
  difference,
  type Moment,
  offersOf,
  positionText,
  sameAsks,
  sameMoves,
  sameText,
} from './moment.ts'
import { count } from './tally.ts'

/** Asking is free: no question of all that were asked so far has changed the state. */
export function questionFaults(m: Moment): string[] {
  if (m.number % m.check.copies !== 0) return []
  return unchanged(m, 'a question (moves, refusals, view, guess, write ...) changed the state it was asked about')
}

function unchanged(m: Moment, says: string): string[] {
  const text = positionText(m.game, m.state)
  if (!sameText(m.text, text)) return [`${says}, ${difference(m.text, text)}`]
  const moved = m.asks.find(({ seat }) => !sameMoves(m.offers[seat] ?? [], m.game.moves(m.state, seat)))
  return moved === undefined ? [] : [`${says}: seat ${moved.seat} is offered something else now`]
}

/** A clone is equal and shares nothing that changes: a move made on it leaves the original alone. */
export function cloneFaults(m: Moment): string[] {
  if (m.number % m.check.copies !== 0) return []
  const clone = m.game.clone(m.state)
  const faults = equalFaults(m, clone, 'the clone')
  const answer = anyAnswer(m)
  if (answer === undefined) return faults
  m.game.apply(clone, answer.seat, answer.move)
  const line = safeLine(m.game, answer.move)
  return [...faults, ...unchanged(m, `${line} by seat ${answer.seat} on a clone changed the original`)]
}

/** The same position, the same questions, the same offers. */
function equalFaults(m: Moment, other: unknown, name: string): string[] {
  const text = positionText(m.game, other)
  if (!sameText(m.text, text)) return [`${name} differs, ${difference(m.text, text)}`]
  if (!sameAsks(m.asks, m.game.pending(other))) return [`${name} asks other seats`]
  const offers = offersOf(m.game, other, m.seats)
  const seat = offers.findIndex((offer, i) => !sameMoves(offer, m.offers[i] ?? []))
  return seat < 0 ? [] : [`${name} offers other moves to seat ${seat}`]
}

/** Questions asked at the same time do not depend on the order of the answers. */
export function simultaneousFaults(m: Moment): string[] {
  const [a, b] = m.asks
  if (a === undefined || b === undefined) return []
  const moveA = anyOf(m.offers[a.seat] ?? [], m.rng)
  const moveB = anyOf(m.offers[b.seat] ?? [], m.rng)
  if (moveA === undefined || moveB === undefined) return []
  const ab = both(m, [a, moveA], [b, moveB])
  const ba = both(m, [b, moveB], [a, moveA])
  if (ab === undefined || ba === undefined) return []
  count(m.tally.done, 'simultaneous')
  if (sameText(ab, ba)) return []
  const pair = `${safeLine(m.game, moveA)} of seat ${a.seat} and ${safeLine(m.game, moveB)} of seat ${b.seat}`
  return [`${pair} depend on who answers first, ${difference(ab, ba)}`]
}

type Answer = readonly [Ask, Move]

/** Where both answers lead, if the second question still stands after the first answer. */
function both(m: Moment, [first, move]: Answer, [second, then]: Answer): string | undefined {
  const s = m.game.clone(m.state)
  m.game.apply(s, first.seat, move)
  const stands = m.game.pending(s).some(({ seat, decision }) => seat === second.seat && decision === second.decision)
  if (!stands) return undefined
  m.game.apply(s, second.seat, then)
  return positionText(m.game, s)
}

/** What is offered can be written as a line, and the line means the same move. */
export function notationFaults(m: Moment): string[] {
  return m.offers.flatMap((offer) => offer.flatMap((move) => lineFaults(m, move)))
}

/** The same for the whole universe, once per game; and no two moves share a line. */
export function universeFaults(m: Moment): string[] {
  const { moves, has } = m.universe
  const faults = moves.flatMap((move) => lineFaults(m, move))
  if (has.size < moves.length) faults.push('the universe lists a move twice')
  return faults.slice(0, m.check.enough)
}

function lineFaults(m: Moment, move: Move): string[] {
  const line = m.game.print(move)
  const parsed = m.game.parse(line)
  if (!parsed.ok) return [`"${line}" cannot be read back: ${problemText(parsed.error)}`]
  return parsed.value === move ? [] : [`"${line}" was move ${move} and is read as move ${parsed.value}`]
}

/** A position written, sent as text and read again is the same position. */
export function positionFaults(m: Moment): string[] {
  if (m.number % m.check.position !== 0) return []
  count(m.tally.done, 'positions')
  const read = m.game.position.read(JSON.parse(m.text) as Json)
  if (!read.ok) return [`the position cannot be read back: ${problemText(read.error)}`]
  return equalFaults(m, read.value, 'the position read back')
}
