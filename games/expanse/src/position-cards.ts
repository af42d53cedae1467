import {
  type Codec,
  type Fields,
  fieldsIn,
  type FieldCodec,
  type Json,
  listIn,
  listOf,
  rngFrom,
  unlessEmpty,
  Wrong,
} from '@orrery/kernel'
import { SCORE_CARDS } from './data/setup.ts'
import { cardName, CARD_NAMES, readEach, writeEach } from './rules/position-names.ts'
import { completeDeck } from './rules/deck.ts'
import { addKept, keptBy, keptCard, keptThisTurn, SCORE } from './rules/track.ts'
import { type Ruleset, type Card, NONE, SLOTS, type Start, type State } from './types.ts'

/* Cards of a position: where each one lies, and in which order they left the deck. */

function card(json: Json | undefined, where: string): Card {
  const found = typeof json === 'string' ? CARD_NAMES.indexOf(json) : NONE
  if (found < 0) throw new Wrong(where, 'a card such as "A17", or "score"')
  return found
}

function cards(json: Json | undefined, where: string): Card[] {
  const list = listIn(json, where)
  return listOf(list.length, (i) => card(list[i], `${where}[${i}]`))
}

function readTrack(json: Json): Card[] {
  const slots = listIn(json, 'track')
  if (slots.length > SLOTS) throw new Wrong('track', `at most ${SLOTS} cards`)
  return listOf(SLOTS, (i) => (i >= slots.length || slots[i] === '' ? NONE : card(slots[i], `track[${i}]`)))
}

/** All cards that have left the deck, in the order given, or in any order where none is given. */
function drawnCards(p: Fields, track: readonly Card[]): Card[] {
  if (p['drawn'] !== undefined) return cards(p['drawn'], 'drawn')
  const kept = [...Object.entries(fieldsIn(p['kept'], 'kept')), ...Object.entries(fieldsIn(p['keptNow'], 'keptNow'))]
  const played = listIn(p['stack'], 'stack').flatMap((f, i) => {
    const frame = fieldsIn(f, `stack[${i}]`)
    const isPlayed = frame['step'] === 'discardPlayed' && frame['card'] !== undefined
    return isPlayed ? card(frame['card'], `stack[${i}].card`) : []
  })
  return [
    ...cards(p['discard'], 'discard'),
    ...kept.flatMap(([player, value]) => cards(value, `kept.${player}`)),
    ...played,
    ...(p['inHand'] === undefined ? [] : [card(p['inHand'], 'inHand')]),
    ...track.filter((open) => open !== NONE),
  ]
}

function checkPool(ruleset: Ruleset, list: readonly Card[]): void {
  const seen = new Set<Card>()
  for (const one of list) {
    if (one === SCORE) continue
    if (seen.has(one)) throw new Wrong('cards', `${CARD_NAMES[one]} only once`)
    if (!ruleset.pool.includes(one))
      throw new Wrong('cards', `cards for ${ruleset.players} players; ${CARD_NAMES[one]} is not one`)
    seen.add(one)
  }
  if (list.filter((one) => one === SCORE).length > SCORE_CARDS)
    throw new Wrong('cards', `at most ${SCORE_CARDS} Score cards`)
}

/** The deck as given, or completed at random but always alike, below the cards that are given. */
export function readCards(p: Fields, ruleset: Ruleset): Omit<Start, 'ruleset' | 'seating'> {
  const given = p['track'] === undefined ? undefined : readTrack(p['track'])
  const out = drawnCards(p, given ?? [])
  const begin = [...out, ...cards(p['deck'], 'deck')]
  checkPool(ruleset, begin)
  if (p['unused'] !== undefined)
    return { deck: begin, unused: cards(p['unused'], 'unused'), drawn: out.length, track: given ?? [] }
  const { deck, unused } = completeDeck(ruleset, begin, SCORE_CARDS, rngFrom('position'))
  const dealt = given === undefined ? SLOTS : 0
  return { deck, unused, drawn: out.length + dealt, track: given ?? deck.slice(out.length, out.length + SLOTS) }
}

/** Read by `readCards` before there is a state to read into. */
const dealt = <T>(write: Codec<T, State>['write']): Codec<T, State> => ({
  write,
  read: (_json, _where, _s, { now }) => now,
})

const names = (list: readonly Card[]): Json | undefined => unlessEmpty(list.map(cardName))

export const track = dealt<Card[]>((slots) => slots.map((open) => (open === NONE ? '' : cardName(open))))
export const drawn = dealt<number>((n, s) => names(s.deck.slice(0, n)))
export const deck = dealt<readonly Card[]>((all, s) => names(all.slice(s.drawn)))
export const unused = dealt<readonly Card[]>(names)

export const discard: Codec<Card[], State> = { write: names, read: (json, where) => cards(json, where) }
export const inHand: Codec<Card, State> = {
  write: (held) => (held === NONE ? undefined : cardName(held)),
  read: (json, where) => card(json, where),
}

/** The Events that players keep: those of earlier turns, or those of this very turn. */
export const keptEvents = (key: string, fresh: boolean): FieldCodec<readonly number[], State> => ({
  key,
  write(kept, s) {
    const own = kept.filter((code) => keptThisTurn(code) === fresh)
    return writeEach(s, (p) => own.filter((code) => keptBy(code) === p).map((code) => cardName(keptCard(code))))
  },
  read(json, where, s) {
    readEach(s, json, where, (list, p, path) => {
      for (const kept of cards(list, path)) addKept(s, kept, p, fresh)
    })
    if (s.kept.some((code) => keptCard(code) === SCORE))
      throw new Wrong('kept', 'Action cards: a Score card can never be kept (EX-1.4)')
    return s.kept
  },
})
