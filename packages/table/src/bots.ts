import { isLevel, levels, type Thinking } from '@orrery/bots'
import {
  type AnyGame,
  type AnyJudge,
  type Ask,
  itemAt,
  type Json,
  type Move,
  type Pack,
  rngFrom,
  type Seat,
} from '@orrery/kernel'
import { type TableState, travelled } from './state.ts'

/** A game with the entry points a table needs. */
export interface GameEntryPoints {
  readonly game: AnyGame
  readonly judge: AnyJudge
}

/** An answer a bot owes. */
export interface Owed {
  readonly seat: Seat
  readonly decision: number
  readonly level: string
}

/** Everything a bot gets, as sent to its thread: what a person in its seat would see. */
export interface Task {
  readonly game: string
  /** The pack the table plays with, for a thread that does not know it yet. */
  readonly pack?: Pack | undefined
  readonly level: string
  readonly seat: Seat
  readonly view: Json
  readonly offer: readonly Move[]
  /** The bot's own seed, independent of the game's. */
  readonly seed: string
}

/** How long a bot lets people answer first if its answer would cancel their question; other bots do not hold it up. */
const PATIENCE = 20_000

/** Until when bots let people answer first; undefined where they wait for nobody. */
export function patientUntil(table: TableState): number | undefined {
  const asks = table.pending()
  const isBot = ({ seat }: Ask): boolean => table.botIn(seat) !== ''
  if (asks.every(isBot) || !asks.some((ask) => ask.patient === true && isBot(ask))) return undefined
  return (table.entries.findLast(({ deed }) => deed.kind === 'move')?.at ?? 0) + PATIENCE
}

/** Answers that bots owe; without `now` they wait for people without a limit. */
export function owed(table: TableState, now = -Infinity): readonly Owed[] {
  if (table.stage !== 'playing') return []
  const asks = table.pending()
  const botAsked = asks.some(({ seat, patient }) => patient !== true && table.botIn(seat) !== '')
  const waits = botAsked || now < (patientUntil(table) ?? -Infinity)
  return asks.flatMap(({ seat, decision, patient }) => {
    const level = table.botIn(seat)
    return level === '' || (waits && patient === true) ? [] : [{ seat, decision, level }]
  })
}

export function taskFor(table: TableState, { seat, level }: Owed, seed: string): Task {
  const view = travelled(table.match?.look(seat))
  return { game: table.game.id, pack: table.pack, level, seat, view, offer: table.match?.offer(seat) ?? [], seed }
}

export function think(
  { game, judge }: GameEntryPoints,
  { pack, level, seat, view, offer, seed }: Task,
  how: Thinking,
): Move {
  if (pack !== undefined) game.packs?.keep(pack)
  const bot = levels[isLevel(level) ? level : 'random'](game, judge, how)
  return bot.choose(game.openView(view), seat, offer, rngFrom(seed))
}

/** The move played for a bot that does not answer. */
export const anyMove = ({ offer, seed }: Task): Move => itemAt(offer, rngFrom(seed).below(offer.length))
