import { at, type Json, readerOf, rngFrom } from '@orrery/kernel'
import { SETS } from './data/cards.ts'
import { CUBE_ROWS, FLEET_ROWS } from './data/pieces.ts'
import { FACTIONS_FOR, LAST_TECH_SCORING, MARKERS_PER_SECTOR, SCORE_CARDS } from './data/setup.ts'
import { faults } from './faults.ts'
import { cards, fields, type Fields, indexesIn, indexIn, list, wholeNumber, Wrong } from './position-fields.ts'
import { readStack } from './position-frames.ts'
import { ABILITY_NAMES, CARD_NAMES } from './position-names.ts'
import { boxFor } from './modules/index.ts'
import type { PlayerCount } from './rules/box.ts'
import { completeDeck } from './rules/deck.ts'
import { owes, top } from './rules/frames.ts'
import { HOME } from './rules/map.ts'
import { addCube, enterFleet, ROCINANTE, rocinanteAt } from './rules/pieces.ts'
import { drawIndex, drawnTechs, levelOf, mayGain } from './rules/techs.ts'
import { addKept, keptCard, SCORE } from './rules/track.ts'
import { emptyState, firstInitiative, readModules, turnOrder } from './setup.ts'
import { offer, settle } from './steps/engine.ts'
import { BASES, CUBES, FACTIONS, FLEETS, NONE, ORBITALS, SECTORS, SEVERAL, SLOTS } from './types.ts'
import type { Ability, Box, Card, Player, State } from './types.ts'

const FIELDS = [
  'game',
  'players',
  'sets',
  'modules',
  'seating',
  'active',
  'captain',
  'initiative',
  'cp',
  'bases',
  'fleets',
  'track',
  'drawn',
  'deck',
  'known',
  'unused',
  'discard',
  'kept',
  'keptNow',
  'inHand',
  'techs',
  'usedUp',
  'tokens',
  'undrawn',
  'picks',
  'usedOn',
  'scorings',
  'markers',
  'chosen',
  'standee',
  'holder',
  'suppressed',
  'destroyed',
  'points',
  'plays',
  'resources',
  'knowers',
  'final',
  'stack',
  'over',
  'reveals',
  'decisions',
]

/* ---- the parts of a position ----------------------------------------------------------------------------------------- */

function readPlayers(json: Json | undefined): PlayerCount {
  if (json !== 2 && json !== 3 && json !== 4) throw new Wrong('players', '2, 3 or 4')
  return json
}

function readSeating(json: Json | undefined, players: PlayerCount): readonly Player[] {
  const names = FACTIONS_FOR[players]
  if (json === undefined) return names.map((_, p) => p)
  const seating = indexesIn(json, names, 'seating')
  if (seating.length !== players || new Set(seating).size !== players)
    throw new Wrong('seating', `each of ${names.join(', ')} once`)
  return seating
}

function readSets(json: Json | undefined): readonly string[] {
  const known = SETS.filter((set) => set.module !== true).map((set) => set.id)
  const named = json === undefined ? [] : indexesIn(json, known, 'sets')
  return known.filter((id, i) => SETS.some((set) => set.id === id && set.always) || named.includes(i))
}

/** One value per player: `{ UN: ... }`. */
function perPlayer(
  s: State,
  json: Json | undefined,
  where: string,
  read: (value: Json, p: Player, where: string) => void,
): void {
  for (const [name, value] of Object.entries(fields(json, where))) {
    const p = indexIn(name, FACTIONS.slice(0, s.box.players), where)
    read(value, p, `${where}.${name}`)
  }
}

function readCubes(s: State, json: Json | undefined): void {
  for (const [place, kinds] of Object.entries(fields(json, 'bases'))) {
    const b = indexIn(place, BASES, 'bases')
    for (const [kind, n] of Object.entries(fields(kinds, `bases.${place}`))) {
      const cube = indexIn(kind, CUBES, `bases.${place}`)
      const where = `bases.${place}.${kind}`
      const total = CUBE_ROWS[cube]?.total ?? 0
      const many = wholeNumber(n, where, 0)
      if ((s.inPlay & (1 << b)) === 0)
        throw new Wrong(where, `no cubes: ${place} is out of play with ${s.box.players} players`)
      if (many > at(s.supply, cube))
        throw new Wrong(where, `at most ${at(s.supply, cube)} (${total} in all, the others are elsewhere)`)
      for (let i = 0; i < many; i++) addCube(s, cube, b, 1)
    }
  }
}

function readFleets(s: State, json: Json | undefined): void {
  for (const [place, kinds] of Object.entries(fields(json, 'fleets'))) {
    const o = indexIn(place, ORBITALS, 'fleets')
    for (const [kind, n] of Object.entries(fields(kinds, `fleets.${place}`))) {
      const fleet = indexIn(kind, FLEETS, `fleets.${place}`)
      const where = `fleets.${place}.${kind}`
      const home = FLEETS.indexOf(FLEET_ROWS[fleet]?.reserve ?? 'UN')
      const many = wholeNumber(n, where, 0)
      if (many > at(s.reserve, home))
        throw new Wrong(
          where,
          `at most ${at(s.reserve, home)} (${at(s.box.fleetTotals, home)} in all, the others are elsewhere)`,
        )
      for (let i = 0; i < many; i++) enterFleet(s, fleet, o)
    }
  }
  if (rocinanteAt(s) < 0) enterFleet(s, ROCINANTE, at(HOME, s.captain))
}

const bitsOfAbilities = (s: State, json: Json, p: Player, where: string): number =>
  indexesIn(json, ABILITY_NAMES, where).reduce((mask, a) => {
    const ability = s.box.abilities[a]
    if (ability?.player !== p) throw new Wrong(where, `abilities of ${FACTIONS[p]}`)
    return mask | ability.bit
  }, 0)

interface Cards {
  readonly deck: readonly Card[]
  readonly unused: readonly Card[]
  readonly drawn: number
  readonly track: readonly Card[]
}

const isFull = (json: Json | undefined): boolean => json !== undefined

/** All cards that have left the deck, in the order given, or in any order where none is given. */
function drawnCards(p: Fields, track: readonly Card[]): Card[] {
  if (isFull(p['drawn'])) return cards(p['drawn'], 'drawn')
  const kept = [...Object.entries(fields(p['kept'], 'kept')), ...Object.entries(fields(p['keptNow'], 'keptNow'))]
  const inHand = p['inHand'] === undefined ? [] : cards([p['inHand']], 'inHand')
  const played = list(p['stack'], 'stack').flatMap((f) => {
    const frame = fields(f, 'stack')
    return frame['step'] === 'discardPlayed' && frame['card'] !== undefined ? cards([frame['card']], 'stack.card') : []
  })
  return [
    ...cards(p['discard'], 'discard'),
    ...kept.flatMap(([who, value]) => cards(value, `kept.${who}`)),
    ...played,
    ...inHand,
    ...track.filter((card) => card !== NONE),
  ]
}

function twice(box: Box, list: readonly Card[], where: string): void {
  const seen = new Set<Card>()
  for (const card of list) {
    if (card === SCORE) continue
    if (seen.has(card)) throw new Wrong(where, `${CARD_NAMES[card]} only once`)
    if (!box.pool.includes(card))
      throw new Wrong(where, `cards for ${box.players} players; ${CARD_NAMES[card]} is not one`)
    seen.add(card)
  }
  if (list.filter((card) => card === SCORE).length > SCORE_CARDS)
    throw new Wrong(where, `at most ${SCORE_CARDS} Score cards`)
}

/** The deck as given, or completed at random but always alike, below the cards that are given. */
function readCards(p: Fields, box: Box): Cards {
  const given = p['track'] === undefined ? undefined : readTrack(p['track'])
  const drawn = drawnCards(p, given ?? [])
  const begin = [...drawn, ...cards(p['deck'], 'deck')]
  twice(box, begin, 'cards')
  if (isFull(p['unused']))
    return { deck: begin, unused: cards(p['unused'], 'unused'), drawn: drawn.length, track: given ?? [] }
  const { deck, unused } = completeDeck(box, begin, SCORE_CARDS, rngFrom('position'))
  const dealt = given === undefined ? SLOTS : 0
  return { deck, unused, drawn: drawn.length + dealt, track: given ?? deck.slice(drawn.length, drawn.length + SLOTS) }
}

const readTrack = (json: Json): Card[] => {
  const slots = list(json, 'track').map((name, i) => (name === '' ? NONE : (cards([name], `track[${i}]`)[0] ?? NONE)))
  if (slots.length > SLOTS) throw new Wrong('track', `at most ${SLOTS} cards`)
  return [...slots, ...Array.from({ length: SLOTS - slots.length }, () => NONE)]
}

function readKept(s: State, p: Fields): void {
  for (const [where, fresh] of [
    ['kept', false],
    ['keptNow', true],
  ] as const) {
    perPlayer(s, p[where], where, (value, player, field) => {
      for (const card of cards(value, field)) addKept(s, card, player, fresh)
    })
  }
  if (s.kept.some((code) => keptCard(code) === SCORE))
    throw new Wrong('kept', 'Action cards: a Score card can never be kept (EX-1.4)')
}

/* ---- the whole ------------------------------------------------------------------------------------------------------- */

function readScoring(s: State, p: Fields): void {
  for (const [name, n] of Object.entries(fields(p['markers'], 'markers'))) {
    const sector = indexIn(name, SECTORS, 'markers')
    s.markers = s.markers.with(sector, wholeNumber(n, `markers.${name}`, 0, MARKERS_PER_SECTOR))
  }
  s.scorings = wholeNumber(p['scorings'], 'scorings', 0, 5)
  s.chosen = p['chosen'] === undefined ? NONE : indexIn(p['chosen'], SECTORS, 'chosen')
  if (s.chosen !== NONE && s.markers[s.chosen] === 0) throw new Wrong('chosen', 'a Sector with a marker left (EX-11.2)')
  s.knowers = indexesIn(p['knowers'], FACTIONS.slice(0, s.box.players), 'knowers').reduce(
    (mask, q) => mask | (1 << q),
    0,
  )
  s.final = p['final'] === true
}

function readPoints(s: State, json: Json, where: string): number {
  return list(json, where).reduce<number>((mask, point) => {
    const i = typeof point === 'number' ? s.box.points.indexOf(point) : NONE
    if (i < 0) throw new Wrong(where, `some of the points ${s.box.points.join(', ')}`)
    return mask | (1 << i)
  }, 0)
}

function readPlays(s: State, json: Json, where: string): number {
  if (s.box.points.length === 0) throw new Wrong(where, 'nothing without its module')
  return indexesIn(json, SECTORS, where).reduce((mask, sector) => mask | (1 << sector), 0)
}

const asksSeveral = (s: State): boolean => top(s)?.seat === SEVERAL

/** Somebody is asked, or the game is over; where several are, each of them has an answer and has not given it. */
function checkAsked(s: State): void {
  const f = top(s)
  if (f === undefined && s.winner === NONE) throw new Wrong('stack', 'frames that lead to a question or to the end')
  if (f?.seat !== SEVERAL) return
  if (s.seating.some((p, seat) => owes(f, p) && (at(s.picks, p) !== NONE || offer(s, seat).length === 0)))
    throw new Wrong('stack', 'as players who owe a tech only those who have one to keep (DC-A.7)')
}

/** Draws still to come: as given, or alike for every hand-written position. What is past is gone. */
function readTechs(s: State, p: Fields): void {
  const drawing = s.stack.some((f) => f.step === 'drawTechs')
  if (drawing && s.scorings === 0) throw new Wrong('scorings', 'at least 1 where techs are drawn (DC-A.2)')
  for (let i = 0; i < s.draws.length; i++) {
    const level = (i % LAST_TECH_SCORING) + 1
    s.draws[i] = level > s.scorings || (drawing && level === s.scorings) ? 0 : NONE
  }
  const techOf = (name: Json, q: Player, where: string): Ability => {
    const ability = indexIn(name, ABILITY_NAMES, where)
    const a = s.box.abilities[ability]
    if (!s.box.drawsTechs || a?.player !== q || a.row.level === 0)
      throw new Wrong(where, s.box.drawsTechs ? `techs of ${FACTIONS[q]}` : 'nothing without its module')
    return ability
  }
  perPlayer(s, p['undrawn'], 'undrawn', (names, q, where) => {
    for (const [i, name] of list(names, where).entries()) {
      const ability = techOf(name, q, `${where}[${i}]`)
      const level = levelOf(s, ability)
      s.draws[drawIndex(q, level)] = s.box.techsOf[q]?.[level]?.indexOf(ability) ?? NONE
    }
  })
  perPlayer(s, p['picks'], 'picks', (name, q, where) => {
    const ability = techOf(name, q, where)
    const drawn = asksSeveral(s) ? drawnTechs(s, q, s.scorings) : []
    if (!drawn.includes(ability) || !mayGain(s, q, ability)) throw new Wrong(where, 'a tech drawn now (DC-A.2)')
    s.picks[q] = ability
  })
  s.closed = indexesIn(p['usedOn'], BASES, 'usedOn').reduce((mask, b) => mask | (1 << b), 0)
}

function readStandee(s: State, p: Fields): void {
  for (const b of indexesIn(p['destroyed'], BASES, 'destroyed')) s.inPlay &= ~(1 << b)
  s.standee = p['standee'] === undefined ? NONE : indexIn(p['standee'], BASES, 'standee')
  if (s.standee !== NONE && s.box.standeeValues.length === 0) throw new Wrong('standee', 'nothing without its module')
  s.holder = p['holder'] === undefined ? NONE : indexIn(p['holder'], FACTIONS.slice(0, s.box.players), 'holder')
  s.suppressed = p['suppressed'] === true
}

function readSeats(s: State, p: Fields): void {
  const who = FACTIONS.slice(0, s.box.players)
  s.active = p['active'] === undefined ? at(s.seating, 0) : indexIn(p['active'], who, 'active')
  const order = turnOrder(s.seating, s.active)
  s.captain = p['captain'] === undefined ? at(order, order.length - 1) : indexIn(p['captain'], who, 'captain')
  const initiative =
    p['initiative'] === undefined ? firstInitiative(order) : indexesIn(p['initiative'], who, 'initiative')
  if (
    new Set(initiative).size !== firstInitiative(order).length ||
    initiative.length !== firstInitiative(order).length
  ) {
    throw new Wrong(
      'initiative',
      s.box.players === 2 ? 'nothing: there is no Initiative Track with two players' : `each of ${who.join(', ')} once`,
    )
  }
  s.initiative = initiative
}

function read(json: Json): State {
  const p = fields(json, 'position')
  const stray = Object.keys(p).find((key) => !FIELDS.includes(key))
  if (stray !== undefined) throw new Wrong(`field "${stray}"`, `one of ${FIELDS.join(', ')}`)
  if (p['game'] !== undefined && p['game'] !== 'expanse') throw new Wrong('game', '"expanse"')
  const players = readPlayers(p['players'])
  const modules = readModules(p['modules'], players)
  if (!modules.ok) throw new Wrong(modules.error.at, modules.error.expected)
  const box = boxFor(players, readSets(p['sets']), modules.value)
  const dealt = readCards(p, box)
  const s = emptyState(box, readSeating(p['seating'], players), dealt.deck, dealt.unused)
  s.drawn = dealt.drawn
  s.known = wholeNumber(p['known'], 'known', 0, 1)
  for (let i = 0; i < SLOTS; i++) s.track[i] = dealt.track[i] ?? NONE
  s.scoresDrawn = dealt.deck.slice(0, dealt.drawn).filter((card) => card === SCORE).length
  s.discard.push(...cards(p['discard'], 'discard'))
  s.inHand = p['inHand'] === undefined ? NONE : (cards([p['inHand']], 'inHand')[0] ?? NONE)
  readSeats(s, p)
  readStandee(s, p)
  readKept(s, p)
  readCubes(s, p['bases'])
  readFleets(s, p['fleets'])
  perPlayer(s, p['cp'], 'cp', (n, q, where) => (s.cp[q] = wholeNumber(n, where, 0)))
  perPlayer(s, p['tokens'], 'tokens', (n, q, where) => (s.tokens = s.tokens.with(q, wholeNumber(n, where, 0, 2))))
  perPlayer(
    s,
    p['techs'],
    'techs',
    (v, q, where) => (s.techs = s.techs.with(q, at(box.gained[q] ?? [], 0) | bitsOfAbilities(s, v, q, where))),
  )
  perPlayer(s, p['usedUp'], 'usedUp', (v, q, where) => (s.usedUp = s.usedUp.with(q, bitsOfAbilities(s, v, q, where))))
  perPlayer(
    s,
    p['resources'],
    'resources',
    (n, q, where) => (s.resources = s.resources.with(q, wholeNumber(n, where, 0, s.box.resourceLimit === 0 ? 0 : 99))),
  )
  perPlayer(s, p['points'], 'points', (v, q, where) => (s.points = s.points.with(q, readPoints(s, v, where))))
  perPlayer(s, p['plays'], 'plays', (v, q, where) => (s.plays = s.plays.with(q, readPlays(s, v, where))))
  readScoring(s, p)
  readStack(s, p)
  readTechs(s, p)
  s.reveals = wholeNumber(p['reveals'], 'reveals', 0)
  s.decisions = wholeNumber(p['decisions'], 'decisions', 0, 999_999)
  const fault = faults(s)[0]
  if (fault !== undefined) throw new Wrong('position', `every piece and card exactly once, but: ${fault}`)
  settle(s, undefined)
  checkAsked(s)
  return s
}

/** A position from outside: the state, or the first field that is wrong and what was expected there. */
export const readPosition = readerOf(read)
