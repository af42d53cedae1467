import { at, type Fields, indexesIn, indexIn, type Json, listIn, rngFrom, Wrong } from '@orrery/kernel'
import { MARKET } from './data/setup.ts'
import { CARD_NAMES } from './notation.ts'
import { perPlayer } from './position-fields.ts'
import { FULL_DECK, heldCards, receive } from './rules/cards.ts'
import { FIRST_MERCENARY, MERCENARIES, NEUTRAL, NONE } from './types.ts'
import type { Card, State } from './types.ts'

/* Cards of a position. */

const cards = (json: Json | undefined, where: string): Card[] => indexesIn(json, CARD_NAMES, where)

function readMarket(s: State, json: Json): void {
  const slots = listIn(json, 'market')
  if (slots.length > MARKET) throw new Wrong('market', `at most ${MARKET} cards, "" for a gap`)
  for (const [i, name] of slots.entries()) s.market[i] = name === '' ? NONE : indexIn(name, CARD_NAMES, `market[${i}]`)
}

/** The deck as given, and below it in some fixed order every card that is nowhere else. */
export function readCards(s: State, p: Fields): void {
  perPlayer(s, p, 'cards', (json, q, where) => {
    if ((s.alive & (1 << q)) === 0) throw new Wrong(where, 'no cards of a defeated player')
    for (const card of cards(json, where)) {
      if (card < MERCENARIES && s.mercs.some((mask) => (mask & (1 << card)) !== 0))
        throw new Wrong(where, `${CARD_NAMES[card]} only once`)
      if ((at(s.twice, q) & (1 << (card - MERCENARIES))) !== 0 && card >= MERCENARIES)
        throw new Wrong(where, `${CARD_NAMES[card]} at most twice`)
      receive(s, q, card)
    }
  })
  if (p['market'] !== undefined) readMarket(s, p['market'])
  s.extras.push(...cards(p['extras'], 'extras'))
  s.discard.push(...cards(p['discard'], 'discard'))
  s.removed.push(...cards(p['removed'], 'removed'))
  for (const piece of s.pieces) {
    const card = (piece & 31) - FIRST_MERCENARY
    if (piece >> 5 === NEUTRAL && card >= 0 && !s.removed.includes(card)) s.removed.push(card)
  }
  s.playing = p['playing'] === undefined ? NONE : indexIn(p['playing'], CARD_NAMES, 'playing')
  s.ran = cards(p['ran'], 'ran').reduce((mask, card) => {
    if (card >= MERCENARIES) throw new Wrong('ran', 'mercenaries')
    return mask | (1 << card)
  }, 0)
  completeDeck(s, p)
}

function completeDeck(s: State, p: Fields): void {
  const top = cards(p['deck'], 'deck')
  const rest = FULL_DECK.slice()
  for (const card of [...heldCards(s), ...s.market, ...s.extras, ...s.discard, ...s.removed, s.playing, ...top]) {
    if (card === NONE) continue
    const i = rest.indexOf(card)
    if (i < 0) throw new Wrong('cards', `${CARD_NAMES[card]} no more often than the deck has it`)
    rest.splice(i, 1)
  }
  const deck = [...top, ...rngFrom(`${s.seed}/position`).shuffle(rest)]
  const deal = s.round > 0 && p['market'] === undefined
  if (deal) for (let i = 0; i < MARKET; i++) s.market[i] = deck[i] ?? NONE
  s.deck = deal ? deck.slice(MARKET) : deck
}
