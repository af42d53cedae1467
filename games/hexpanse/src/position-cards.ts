import {
  at,
  type Codec,
  codec,
  type FieldCodec,
  type Fields,
  hasBit,
  indexesIn,
  indexIn,
  itemAt,
  type Json,
  listIn,
  dealFrom,
  unlessEmpty,
  Wrong,
} from '@orrery/kernel'
import { MARKET } from './data/setup.ts'
import { CARD_NAMES } from './notation.ts'
import { playerNames } from './position-drafts.ts'
import { actionsOf, heldCards, mercenariesIn, receive } from './rules/cards.ts'
import { isUnit, ownerOf, unitOf } from './rules/pieces.ts'
import { type Card, FIRST_MERCENARY, MERCENARIES, NEUTRAL, NONE, type Player, type State } from './types.ts'

/* Cards of a position. */

const cardNames = (cards: readonly Card[]): readonly string[] =>
  cards.map((card) => (card === NONE ? '' : itemAt(CARD_NAMES, card)))

function readHand(s: State, p: Player, json: Json, where: string): void {
  if (!hasBit(s.alive, p)) throw new Wrong(where, 'no cards of a defeated player')
  for (const card of indexesIn(json, CARD_NAMES, where)) {
    if (card < MERCENARIES && s.mercs.some((mask) => hasBit(mask, card)))
      throw new Wrong(where, `${CARD_NAMES[card]} only once`)
    if (card >= MERCENARIES && hasBit(at(s.twice, p), card - MERCENARIES))
      throw new Wrong(where, `${CARD_NAMES[card]} at most twice`)
    receive(s, p, card)
  }
}

/** The cards of each player. Mercenaries whose token is on the board are read with the pieces. */
export const hands = codec.byName<State>(playerNames, {
  write: (mercs, s, p) => unlessEmpty(cardNames([...mercenariesIn(mercs & ~s.placed), ...actionsOf(s, p)])),
  read(json, where, s, { i: p }) {
    readHand(s, p, json, where)
    return at(s.mercs, p)
  },
})

/** Five places, "" for a gap; in play it is dealt from the deck where a position leaves it out. */
export const market: FieldCodec<number[], State> = {
  after: ['round'],
  write: (cards, s) => (s.round > 0 || cards.some((card) => card !== NONE) ? cardNames(cards) : undefined),
  read(json, where, _s, { now: cards }) {
    const slots = listIn(json, where)
    if (slots.length > MARKET) throw new Wrong(where, `at most ${MARKET} cards, "" for a gap`)
    for (const [i, name] of slots.entries()) cards[i] = name === '' ? NONE : indexIn(name, CARD_NAMES, `${where}[${i}]`)
    return cards
  },
}

export const pile = codec.namedList<State>(CARD_NAMES)

/** Mercenaries among neutral units are out of the game. */
function removeNeutral(s: State, cards: Card[]): Card[] {
  for (const piece of s.pieces) {
    const card = isUnit(piece) && ownerOf(piece) === NEUTRAL ? unitOf(piece) - FIRST_MERCENARY : NONE
    if (card >= 0 && !cards.includes(card)) cards.push(card)
  }
  return cards
}

export const removed: Codec<number[], State> = {
  write: pile.write,
  read: (json, where, s, at) => removeNeutral(s, pile.read(json, where, s, at)),
  usual: (_where, s, { now: cards }) => removeNeutral(s, cards),
}

export const ran: Codec<number, State> = {
  write: (mask) => unlessEmpty(cardNames(mercenariesIn(mask))),
  read(json, where) {
    const cards = indexesIn(json, CARD_NAMES, where)
    if (cards.some((card) => card >= MERCENARIES)) throw new Wrong(where, 'mercenaries')
    return codec.maskOf(cards)
  },
}

/** The cards on top as given, and below them in a fixed order every card that is nowhere else. */
function completeDeck(s: State, top: readonly Card[], all: Fields): readonly Card[] {
  const rest = s.ruleset.deck.slice()
  for (const card of [...heldCards(s), ...s.market, ...s.extras, ...s.discard, ...s.removed, s.playing, ...top]) {
    if (card === NONE) continue
    const i = rest.indexOf(card)
    if (i < 0) throw new Wrong('cards', `${CARD_NAMES[card]} no more often than the deck has it`)
    rest.splice(i, 1)
  }
  const deck = [...top, ...dealFrom(`${s.seed}/position`).shuffle(rest)]
  if (s.round === 0 || all['market'] !== undefined) return deck
  for (let i = 0; i < MARKET; i++) s.market[i] = deck[i] ?? NONE
  return deck.slice(MARKET)
}

export const deck: FieldCodec<readonly Card[], State> = {
  after: ['discard', 'removed', 'round'],
  write: (cards, s) => unlessEmpty(cardNames(cards.slice(s.drawn))),
  read: (json, where, s, { all }) => completeDeck(s, indexesIn(json, CARD_NAMES, where), all),
  usual: (_where, s, { all }) => completeDeck(s, [], all),
}
