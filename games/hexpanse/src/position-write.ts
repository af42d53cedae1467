import { at, type Entries, filled, type Json, of } from '@orrery/kernel'
import { START_INCOME, START_LIFE } from './data/setup.ts'
import { CARD_NAMES, hexName, UNIT_NAMES } from './notation.ts'
import { isUsual, writeFrame } from './position-frames.ts'
import { actionsOf, mercenariesIn } from './rules/cards.ts'
import { entryHex, entryOwner, entryUnit, isDestruction } from './rules/chain.ts'
import { ownerOf, unitOf } from './rules/pieces.ts'
import { FACTIONS, MINORS, MISSIONS, NEUTRAL, NONE, SEATS, WARLORD } from './types.ts'
import type { Card, Player, State } from './types.ts'

const seatName = (p: Player): string => SEATS[p] ?? ''
const cardNames = (cards: readonly Card[]): Json => cards.map((card) => (card === NONE ? '' : of(CARD_NAMES, card)))

/** A value per player, where it is not the usual one. */
function perPlayer(s: State, value: (p: Player) => Json, usual?: Json): Entries {
  const out: Entries = {}
  for (let p = 0; p < s.box.players; p++) {
    const json = value(p)
    if (JSON.stringify(json) !== JSON.stringify(usual)) out[seatName(p)] = json
  }
  return out
}

const named = (s: State, list: readonly number[], names: readonly string[]): Entries =>
  perPlayer(s, (p) => (at(list, p) < 0 ? '' : of(names, at(list, p))), '')

/** `{ A: { warlord: '0,0', normal: ['1,0'], C9: '2,0' } }`. */
function writePieces(s: State): Entries {
  const out: { [owner: string]: { [unit: string]: Json } } = {}
  for (const [h, piece] of s.pieces.entries()) {
    if (piece === NONE) continue
    const there = (out[ownerOf(piece) === NEUTRAL ? 'neutral' : seatName(ownerOf(piece))] ??= {})
    const unit = unitOf(piece)
    const name = unit === WARLORD ? 'warlord' : of(UNIT_NAMES, unit)
    if (unit > 1) there[name] = hexName(h)
    else there[name] = [...((there[name] ?? []) as readonly Json[]), hexName(h)]
  }
  return out
}

const counts = (list: readonly number[], p: Player): Json =>
  filled({ normal: at(list, p * 2), minor: at(list, p * 2 + 1) })

const writeQueue = (s: State): Json =>
  s.queue.map((e) =>
    isDestruction(e)
      ? { destroyed: seatName(entryOwner(e)) }
      : { unit: of(UNIT_NAMES, entryUnit(e)), owner: seatName(entryOwner(e)), hex: hexName(entryHex(e)) },
  )

const writeOver = (s: State): Json | undefined =>
  s.winner === NONE
    ? undefined
    : {
        winner: s.winner,
        ending: s.ending,
        ...(s.wonWith === NONE ? {} : { mission: of(MISSIONS, s.wonWith), way: s.wonAt }),
      }

const writeCards = (s: State): { readonly [field: string]: Json | undefined } => ({
  cards: perPlayer(s, (p) => cardNames([...mercenariesIn(at(s.mercs, p) & ~s.placed), ...actionsOf(s, p)]), []),
  market: s.round > 0 || s.market.some((card) => card !== NONE) ? cardNames(s.market) : undefined,
  extras: cardNames(s.extras),
  playing: s.playing === NONE ? undefined : of(CARD_NAMES, s.playing),
  deck: cardNames(s.deck.slice(s.drawn)),
  discard: cardNames(s.discard),
  removed: cardNames(s.removed),
  ran: cardNames(mercenariesIn(s.ran)),
})

const pool = (list: readonly number[], names: readonly string[]): Json => list.map((i) => of(names, i))

/** A position as JSON with names; a person can write one by hand and leave out what is usual (docs). */
export const writePosition = (s: State): Json => ({
  ...filled({
    game: 'hexpanse',
    players: s.box.players,
    mode: s.box.mode,
    teams: s.box.teams,
    openRing: s.box.openRing,
    resign: s.box.resign,
    seed: s.seed,
    shuffles: s.shuffles,
    first: seatName(s.first),
    active: seatName(s.active),
    factions: named(s, s.factions, FACTIONS),
    minors: named(s, s.minors, MINORS),
    missions: named(s, s.missions, MISSIONS),
    common: s.common === NONE ? undefined : of(MISSIONS, s.common),
    minorPool: pool(s.minorPool, MINORS),
    missionPool: pool(s.missionPool, MISSIONS),
    pieces: writePieces(s),
    life: perPlayer(s, (p) => at(s.life, p), START_LIFE),
    income: perPlayer(s, (p) => at(s.income, p), START_INCOME),
    hexilum: perPlayer(s, (p) => at(s.hexilum, p), 0),
    ship: perPlayer(s, (p) => counts(s.ship, p), {}),
    defeated: SEATS.filter((_, p) => p < s.box.players && (s.alive & (1 << p)) === 0),
    ...writeCards(s),
    queue: writeQueue(s),
    stack: s.winner !== NONE || isUsual(s) ? undefined : s.stack.map(writeFrame),
    over: writeOver(s),
    reveals: s.reveals,
    decisions: s.decisions,
  }),
  ...(s.box.exhaustion ? {} : { exhaustion: false }),
  round: s.round,
})
