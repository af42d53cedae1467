import {
  at,
  fail,
  type Fields,
  fieldsIn,
  indexesIn,
  indexIn,
  type Json,
  listIn,
  of,
  ok,
  onlyFields,
  type Problem,
  type Result,
  rngFrom,
  wholeNumber,
  Wrong,
} from '@orrery/kernel'
import { MARKET, MOST_INCOME, MOST_LIFE } from './data/setup.ts'
import { faults } from './faults.ts'
import { CARD_NAMES, UNIT_NAMES } from './notation.ts'
import { readHex, readStack } from './position-frames.ts'
import { boxFor } from './rules/box.ts'
import { FULL_DECK, receive } from './rules/cards.ts'
import { destructionEntry, placementEntry } from './rules/chain.ts'
import { hexAt } from './rules/hexes.ts'
import { isMercenary, mercenaryBit, pieceAt, pieceOf, put } from './rules/pieces.ts'
import { CHOICES, emptyState, readChoices } from './setup.ts'
import { settle } from './steps/settle.ts'
import {
  ENDINGS,
  FACTIONS,
  FIRST_MERCENARY,
  MERCENARIES,
  MINOR,
  MINORS,
  MISSIONS,
  NEUTRAL,
  NONE,
  NORMAL,
  SEATS,
  WARLORD,
} from './types.ts'
import type { Card, Hex, Player, State, Unit } from './types.ts'

const FIELDS = [
  'game',
  'players',
  ...CHOICES,
  'seed',
  'shuffles',
  'first',
  'active',
  'round',
  'factions',
  'minors',
  'missions',
  'common',
  'minorPool',
  'missionPool',
  'pieces',
  'life',
  'income',
  'hexilum',
  'ship',
  'defeated',
  'cards',
  'market',
  'extras',
  'playing',
  'deck',
  'discard',
  'removed',
  'ran',
  'queue',
  'stack',
  'over',
  'reveals',
  'decisions',
]

const who = (s: State): readonly string[] => SEATS.slice(0, s.box.players)

/** One value per player: `{ A: ... }`. */
function perPlayer(
  s: State,
  p: Fields,
  field: string,
  read: (value: Json, player: Player, where: string) => void,
): void {
  for (const [name, value] of Object.entries(fieldsIn(p[field], field))) {
    read(value, indexIn(name, who(s), field), `${field}.${name}`)
  }
}

/* ---- players -------------------------------------------------------------------------------------------------------- */

/** Names by player; in play whoever is left out gets the first that nobody has. */
function readNames(s: State, p: Fields, field: string, names: readonly string[], into: number[]): void {
  const common = field === 'missions' && p['common'] !== undefined ? indexIn(p['common'], MISSIONS, 'common') : NONE
  perPlayer(s, p, field, (value, player, where) => {
    into[player] = indexIn(value, names, where)
  })
  if (new Set(into.filter((i) => i !== NONE)).size < into.filter((i) => i !== NONE).length)
    throw new Wrong(field, 'a different one for each player')
  if (s.round === 0) return
  for (let q = 0; q < into.length; q++)
    if (into[q] === NONE) into[q] = names.findIndex((_, i) => i !== common && !into.includes(i))
}

const distinct = (list: readonly number[]): boolean => new Set(list).size === list.length
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b)

function readPool(
  p: Fields,
  field: string,
  names: readonly string[],
  taken: readonly number[],
  usual: readonly number[],
): number[] {
  const pool = p[field] === undefined ? sorted(usual) : indexesIn(p[field], names, field)
  if (!distinct(pool) || String(sorted(pool)) !== String(pool)) throw new Wrong(field, 'each once, in their order')
  if (taken.some((i) => i !== NONE && !pool.includes(i))) throw new Wrong(field, 'all that players have')
  return pool
}

function readDrafts(s: State, p: Fields): void {
  readNames(s, p, 'factions', FACTIONS, s.factions)
  if (s.box.minors > 0) readNames(s, p, 'minors', MINORS, s.minors)
  else if (p['minors'] !== undefined || p['minorPool'] !== undefined) throw new Wrong('minors', 'none in this mode')
  if (s.box.secret) readNames(s, p, 'missions', MISSIONS, s.missions)
  else if (p['missions'] !== undefined) throw new Wrong('missions', 'none of their own in this mode')
  const free = MISSIONS.findIndex((_, i) => !s.missions.includes(i))
  s.common = p['common'] === undefined ? (s.round === 0 ? NONE : free) : indexIn(p['common'], MISSIONS, 'common')
  if (s.missions.includes(s.common) && s.common !== NONE) throw new Wrong('common', 'a mission that nobody has')
  const minors = s.minors.filter((i) => i !== NONE)
  const left = s.round === 0 ? [] : [MINORS.findIndex((_, i) => !s.minors.includes(i))]
  s.minorPool = s.box.minors > 0 ? readPool(p, 'minorPool', MINORS, s.minors, [...minors, ...left]) : []
  const missions = [...s.missions, s.common].filter((i) => i !== NONE)
  s.missionPool = readPool(p, 'missionPool', MISSIONS, missions, missions)
  readPoolSizes(s)
}

/** HX-5.4, HX-5.7: players + 1 are revealed, or none yet. */
function readPoolSizes(s: State): void {
  const most = s.box.players + 1
  const missions = s.box.secret ? most : 1
  if (s.box.minors > 0 && s.minorPool.length !== most && (s.round > 0 || s.minorPool.length > 0))
    throw new Wrong('minorPool', `${most} minor factions`)
  if (s.missionPool.length !== missions && (s.round > 0 || s.missionPool.length > 0))
    throw new Wrong('missionPool', `${missions} in this mode`)
}

function readPlayers(s: State, p: Fields): void {
  perPlayer(s, p, 'life', (n, q, where) => (s.life[q] = wholeNumber(n, where, 0, MOST_LIFE)))
  perPlayer(s, p, 'income', (n, q, where) => (s.income[q] = wholeNumber(n, where, 0, MOST_INCOME)))
  perPlayer(s, p, 'hexilum', (n, q, where) => (s.hexilum[q] = wholeNumber(n, where, 0)))
  for (const q of indexesIn(p['defeated'], who(s), 'defeated')) {
    s.alive &= ~(1 << q)
    s.life[q] = 0
  }
}

/* ---- pieces --------------------------------------------------------------------------------------------------------- */

function putNew(s: State, json: Json | undefined, piece: number, where: string): Hex {
  const h = readHex(s, json, where)
  if (pieceAt(s, h) !== NONE) throw new Wrong(where, 'an empty hex: at most one piece stands on each')
  put(s, h, piece)
  return h
}

function readUnit(s: State, owner: Player, name: string, json: Json, where: string): void {
  if (name === 'warlord') {
    if (owner === NEUTRAL || (s.alive & (1 << owner)) === 0) throw new Wrong(where, 'no warlord of a defeated player')
    s.warlords[owner] = putNew(s, json, pieceOf(owner, WARLORD), where)
    return
  }
  const unit: Unit = indexIn(name, UNIT_NAMES, where)
  const places = unit <= MINOR ? listIn(json, where) : [json]
  for (const [i, place] of places.entries())
    putNew(s, place, pieceOf(owner, unit), unit <= MINOR ? `${where}[${i}]` : where)
  if (!isMercenary(unit) || owner === NEUTRAL) return
  if ((s.placed & mercenaryBit(unit)) !== 0) throw new Wrong(where, 'one token only')
  s.placed |= mercenaryBit(unit)
  s.mercs[owner] = at(s.mercs, owner) | mercenaryBit(unit)
}

function readPieces(s: State, p: Fields): void {
  for (const [name, units] of Object.entries(fieldsIn(p['pieces'], 'pieces'))) {
    const owner = name === 'neutral' ? NEUTRAL : indexIn(name, who(s), 'pieces')
    if (owner !== NEUTRAL && (s.alive & (1 << owner)) === 0)
      throw new Wrong(`pieces.${name}`, 'nothing of a defeated player: his units are neutral')
    for (const [unit, places] of Object.entries(fieldsIn(units, `pieces.${name}`))) {
      readUnit(s, owner, unit, places, `pieces.${name}.${unit}`)
    }
  }
  if (s.round === 0) return
  for (let q = 0; q < s.box.players; q++)
    if ((s.alive & (1 << q)) !== 0 && s.warlords[q] === NONE) putUsualWarlord(s, q)
}

/** In a corner of the board, where nothing stands. */
function putUsualWarlord(s: State, p: Player): void {
  const r = s.box.board.radius
  const corners = [hexAt(r, -r), hexAt(-r, r), hexAt(r, 0), hexAt(-r, 0), hexAt(0, r), hexAt(0, -r)]
  const free = corners.find((h) => pieceAt(s, h) === NONE)
  if (free === undefined) throw new Wrong(`pieces.${SEATS[p]}.warlord`, 'a hex')
  put(s, free, pieceOf(p, WARLORD))
  s.warlords[p] = free
}

/** The Reserve is what is neither on the board nor in the Recovery Ship. */
function readReserve(s: State, p: Fields): void {
  perPlayer(s, p, 'ship', (json, q, where) => {
    const units = fieldsIn(json, where)
    onlyFields(units, ['normal', 'minor'], where)
    s.ship[q * 2 + NORMAL] = wholeNumber(units['normal'], `${where}.normal`, 0, s.box.normals)
    s.ship[q * 2 + MINOR] = wholeNumber(units['minor'], `${where}.minor`, 0, s.box.minors)
  })
  for (let q = 0; q < s.box.players; q++) {
    const totals = [s.box.normals, at(s.minors, q) === NONE ? 0 : s.box.minors]
    for (const unit of [NORMAL, MINOR]) {
      const onBoard = s.pieces.filter((piece) => piece === pieceOf(q, unit)).length
      const left = (totals[unit] ?? 0) - onBoard - at(s.ship, q * 2 + unit)
      const isOut = (s.alive & (1 << q)) === 0
      if (left < 0 || (isOut && at(s.ship, q * 2 + unit) > 0))
        throw new Wrong(
          `pieces.${SEATS[q]}`,
          `at most ${isOut ? 0 : totals[unit]} ${UNIT_NAMES[unit]} units on board and ship`,
        )
      s.reserve[q * 2 + unit] = isOut ? 0 : left
    }
  }
}

/* ---- cards ---------------------------------------------------------------------------------------------------------- */

const cards = (json: Json | undefined, where: string): Card[] => indexesIn(json, CARD_NAMES, where)

function readMarket(s: State, json: Json): void {
  const slots = listIn(json, 'market')
  if (slots.length > MARKET) throw new Wrong('market', `at most ${MARKET} cards, "" for a gap`)
  for (const [i, name] of slots.entries()) s.market[i] = name === '' ? NONE : indexIn(name, CARD_NAMES, `market[${i}]`)
}

/** The deck as given, and below it in some fixed order every card that is nowhere else. */
function readCards(s: State, p: Fields): void {
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

function heldCards(s: State): Card[] {
  const all: Card[] = []
  for (let q = 0; q < s.box.players; q++) {
    for (let i = 0; i < MERCENARIES; i++) {
      if ((at(s.mercs, q) & (1 << i)) !== 0) all.push(i)
      if ((at(s.held, q) & (1 << i)) !== 0) all.push(MERCENARIES + i)
      if ((at(s.twice, q) & (1 << i)) !== 0) all.push(MERCENARIES + i)
    }
  }
  return all
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

/* ---- the whole ------------------------------------------------------------------------------------------------------ */

function readQueue(s: State, json: Json | undefined): void {
  for (const [i, item] of listIn(json, 'queue').entries()) {
    const where = `queue[${i}]`
    const e = fieldsIn(item, where)
    onlyFields(e, ['unit', 'owner', 'hex', 'destroyed'], where)
    const owner = indexIn(e['destroyed'] ?? e['owner'], who(s), where)
    if ((s.alive & (1 << owner)) === 0) throw new Wrong(where, 'nothing of a defeated player')
    if (e['destroyed'] !== undefined) {
      if (s.box.minors === 0) throw new Wrong(where, 'nothing without minor units')
      s.queue.push(destructionEntry(owner))
      continue
    }
    const unit = indexIn(e['unit'], UNIT_NAMES, `${where}.unit`)
    const hex = readHex(s, e['hex'], `${where}.hex`)
    if (pieceAt(s, hex) !== pieceOf(owner, unit) || unit === NORMAL)
      throw new Wrong(`${where}.hex`, 'the hex where that unit stands')
    s.queue.push(placementEntry(unit, owner, hex))
  }
}

function readOver(s: State, json: Json): void {
  const over = fieldsIn(json, 'over')
  onlyFields(over, ['winner', 'ending', 'mission', 'way'], 'over')
  const sides = new Set(s.box.sideOf).size
  s.winner = wholeNumber(over['winner'], 'over.winner', 0, sides - 1)
  s.ending = of(ENDINGS, indexIn(over['ending'], ENDINGS, 'over.ending'))
  if (s.ending !== 'pattern') return
  s.wonWith = indexIn(over['mission'], MISSIONS, 'over.mission')
  s.wonAt = wholeNumber(over['way'], 'over.way', 0, (s.box.patterns[s.wonWith]?.count ?? 1) - 1)
}

/** Somebody to play against, and the active player among them. */
function checkLiving(s: State): void {
  const sides = new Set(s.box.sideOf.filter((_, q) => (s.alive & (1 << q)) !== 0))
  if (sides.size < 2) throw new Wrong('defeated', 'two sides left, or "over"')
  if ((s.alive & (1 << s.active)) === 0 && s.stack[0]?.pc !== 3)
    throw new Wrong('active', 'a player who is not defeated')
}

function read(json: Json): State {
  const p = fieldsIn(json, 'position')
  onlyFields(p, FIELDS, 'field')
  if (p['game'] !== undefined && p['game'] !== 'hexpanse') throw new Wrong('game', '"hexpanse"')
  const players = p['players']
  if (players !== 2 && players !== 3 && players !== 4) throw new Wrong('players', '2, 3 or 4')
  const seed = p['seed'] ?? 'position'
  if (typeof seed !== 'string') throw new Wrong('seed', 'a text')
  const s = emptyState(boxFor(readChoices(p, players, '')), seed, [])
  s.shuffles = wholeNumber(p['shuffles'], 'shuffles', 0)
  s.round = wholeNumber(p['round'], 'round', 1)
  s.first = p['first'] === undefined ? 0 : indexIn(p['first'], who(s), 'first')
  s.active = p['active'] === undefined ? s.first : indexIn(p['active'], who(s), 'active')
  readDrafts(s, p)
  readPlayers(s, p)
  readPieces(s, p)
  readReserve(s, p)
  readCards(s, p)
  readQueue(s, p['queue'])
  if (p['over'] === undefined) {
    readStack(s, p['stack'])
    checkLiving(s)
  } else readOver(s, p['over'])
  s.reveals = wholeNumber(p['reveals'], 'reveals', 0)
  s.decisions = wholeNumber(p['decisions'], 'decisions', 0, 999_999)
  const fault = faults(s)[0]
  if (fault !== undefined) throw new Wrong('position', `every piece and card exactly once, but: ${fault}`)
  settle(s, undefined)
  return s
}

/** A position from outside: the state, or the first field that is wrong and what was expected there. */
export function readPosition(json: Json): Result<State, Problem> {
  try {
    return ok(read(json))
  } catch (error) {
    if (error instanceof Wrong) return fail(error.problem)
    return fail({ at: 'stack', expected: 'frames that a game could have reached' })
  }
}
