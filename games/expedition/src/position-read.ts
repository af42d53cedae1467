import { at, type Json, readerOf } from '@orrery/kernel'
import { boxFor } from './boxes.ts'
import { ACTION_CARD_ROWS } from './data/scenario.ts'
import { faults } from './faults.ts'
import {
  counts,
  type Fields,
  fields,
  indexesIn,
  indexIn,
  list,
  maskIn,
  truth,
  whole,
  Wrong,
} from './position-fields.ts'
import { readStack } from './position-frames.ts'
import {
  CARD_NAMES,
  OBJECTIVE_NAMES,
  planetNames,
  playerNames,
  SECRET_NAMES,
  STRATEGY_NAMES,
  systemNames,
  TECH_NAMES,
} from './position-names.ts'
import { CARD_STATES, MARK_NAMES } from './position-write.ts'
import { KINDS, REMOVED, SCORED } from './rules/cards.ts'
import { readOptions, usualState } from './setup.ts'
import { settle } from './steps/engine.ts'
import { EXHAUSTED, NONE, type Player, READY, SLICES, type State } from './types.ts'

const FIELDS = [
  'game',
  'seating',
  'settings',
  'round',
  'placedIn',
  'speaker',
  'active',
  'window',
  'claimed',
  'passing',
  'flipped',
  'fracture',
  'jupiter',
  'jupiterFresh',
  'council',
  'custodians',
  'players',
  'slices',
  'planets',
  'systems',
  'strategy',
  'discard',
  'skimmed',
  'objectives',
  'dealt',
  'offers',
  'deal',
  'quiet',
  'chance',
  'stack',
  'over',
  'reveals',
  'decisions',
]
const PLAYER_FIELDS = [
  'goods',
  'commodities',
  'tactic',
  'strategy',
  'breakthrough',
  'passed',
  'claims',
  'techs',
  'tired',
  'hand',
  'secrets',
  'scoredSecrets',
  'removedSecrets',
  'scored',
  'points',
]
const PLANET_FIELDS = ['owner', 'exhausted', 'infantry', 'pds', 'dock', 'system']
const MOST_CLAIMS = SLICES.length

const cardState = (json: Json | undefined, where: string): number =>
  json === undefined ? 0 : indexIn(json, CARD_STATES, where)

/** `none` stands for nobody. */
const playerIn = (s: State, json: Json | undefined, where: string, none: string): Player =>
  json === undefined || json === none ? NONE : indexIn(json, playerNames(s.box), where)

function readSecrets(s: State, p: Player, json: Json | undefined, place: number, where: string): number {
  const secrets = indexesIn(json, SECRET_NAMES, where)
  for (const k of secrets) {
    if (at(s.secretAt, k) !== NONE) throw new Wrong(where, `${SECRET_NAMES[k]} only once`)
    s.secretAt[k] = place + p
  }
  return secrets.length
}

/** Numbers of one player that are nothing but numbers. */
const COUNTS: readonly (readonly [field: string, list: (s: State) => number[], most?: number])[] = [
  ['goods', (s) => s.goods],
  ['commodities', (s) => s.commodities],
  ['tactic', (s) => s.tactic],
  ['strategy', (s) => s.strategy],
  ['claims', (s) => s.claims, MOST_CLAIMS],
  ['points', (s) => s.points],
]

function readPlayer(s: State, p: Player, json: Json, where: string): void {
  const f = fields(json, where, PLAYER_FIELDS)
  for (const [field, of, most] of COUNTS) of(s)[p] = whole(f[field], `${where}.${field}`, most)
  s.breakthroughs[p] = cardState(f['breakthrough'], `${where}.breakthrough`)
  s.passed[p] = truth(f['passed'], `${where}.passed`) ? 1 : 0
  s.techs[p] = maskIn(f['techs'], TECH_NAMES, `${where}.techs`)
  s.tired[p] = maskIn(f['tired'], TECH_NAMES, `${where}.tired`) & at(s.techs, p)
  s.scored[p] = maskIn(f['scored'], OBJECTIVE_NAMES, `${where}.scored`)
  counts(f['hand'], CARD_NAMES, s.hands, `${where}.hand`, p * KINDS)
  s.cards[p] = s.hands.slice(p * KINDS, (p + 1) * KINDS).reduce((n, m) => n + m, 0)
  s.secrets[p] = readSecrets(s, p, f['secrets'], 0, `${where}.secrets`)
  readSecrets(s, p, f['scoredSecrets'], SCORED, `${where}.scoredSecrets`)
  s.removed[p] = readSecrets(s, p, f['removedSecrets'], REMOVED, `${where}.removedSecrets`)
}

function readPlanet(s: State, q: number, json: Json, where: string): void {
  const f = fields(json, where, PLANET_FIELDS)
  if (f['owner'] !== undefined) s.owner[q] = playerIn(s, f['owner'], `${where}.owner`, 'nobody')
  s.spent[q] = truth(f['exhausted'], `${where}.exhausted`) ? 1 : 0
  s.infantry[q] = whole(f['infantry'], `${where}.infantry`)
  s.pds[q] = whole(f['pds'], `${where}.pds`, 2)
  s.docks[q] = truth(f['dock'], `${where}.dock`) ? 1 : 0
  if (f['system'] === undefined) return
  if (q < s.box.firstToken) throw new Wrong(`${where}.system`, 'nothing: only planets on tokens are placed')
  s.tokenAt[q - s.box.firstToken] = indexIn(f['system'], systemNames(s.box), `${where}.system`)
}

function readSystem(s: State, i: number, json: Json, where: string): void {
  const f = fields(json, where, ['tokens', 'locks', 'marks'])
  s.tokens[i] = maskIn(f['tokens'], playerNames(s.box), `${where}.tokens`)
  s.locks[i] = maskIn(f['locks'], playerNames(s.box), `${where}.locks`)
  if (f['marks'] !== undefined) s.marks[i] = maskIn(f['marks'], MARK_NAMES, `${where}.marks`)
}

/** Calls back for each named member. */
function each(
  json: Json | undefined,
  names: readonly string[],
  where: string,
  read: (i: number, value: Json, at: string) => void,
): void {
  for (const [name, value] of Object.entries(fields(json, where)))
    read(indexIn(name, names, where), value, `${where}.${name}`)
}

function readTable(s: State, p: Fields): void {
  each(p['players'], playerNames(s.box), 'players', (i, value, where) => readPlayer(s, i, value, where))
  each(p['planets'], planetNames(s.box), 'planets', (i, value, where) => readPlanet(s, i, value, where))
  each(p['systems'], systemNames(s.box), 'systems', (i, value, where) => readSystem(s, i, value, where))
  each(p['strategy'], STRATEGY_NAMES, 'strategy', (c, value, where) => {
    const f = fields(value, where, ['holder', 'used', 'goods'])
    s.holders[c] = playerIn(s, f['holder'], `${where}.holder`, '')
    s.used[c] = truth(f['used'], `${where}.used`) ? 1 : 0
    s.bonus[c] = whole(f['goods'], `${where}.goods`)
  })
  each(p['slices'], SLICES, 'slices', (i, value, where) => {
    const f = fields(value, where, ['by', 'number'])
    s.slices[i] = indexIn(f['by'], playerNames(s.box), `${where}.by`)
    s.claimNumber[i] = whole(f['number'], `${where}.number`, MOST_CLAIMS)
  })
  if (s.flipped && s.slices.some((owner) => owner !== NONE)) throw new Wrong('slices', 'none: the token was flipped')
  if (!s.flipped) countClaims(s)
}

/** Who holds how many slices is told by the slices themselves, until they go back. */
function countClaims(s: State): void {
  for (let p = 0; p < s.box.seats; p++) s.claims[p] = s.slices.filter((owner) => owner === p).length
  if (s.slices.every((owner) => owner !== NONE) && !s.stack.some((f) => f.step === 'sixth' || f.step === 'gain'))
    throw new Wrong('slices', 'at most five, unless the sixth claim is being carried out')
}

/** The deck is what is nowhere else. */
function readCards(s: State, p: Fields): void {
  counts(p['discard'], CARD_NAMES, s.pile, 'discard')
  counts(p['skimmed'], CARD_NAMES, s.skim, 'skimmed')
  s.skimmed = s.skim.reduce((n, m) => n + m, 0)
  for (let k = 0; k < KINDS; k++) {
    let out = at(s.pile, k) + at(s.skim, k)
    for (let q = 0; q < s.box.seats; q++) out += at(s.hands, q * KINDS + k)
    const copies = ACTION_CARD_ROWS[k]?.copies ?? 0
    if (out > copies) throw new Wrong(`hand of ${CARD_NAMES[k]}`, `at most ${copies} in all`)
    s.deck[k] = copies - out
  }
  s.publics.push(...indexesIn(p['objectives'], OBJECTIVE_NAMES, 'objectives'))
  if (new Set(s.publics).size !== s.publics.length) throw new Wrong('objectives', 'each one once')
}

function readDeal(s: State, json: Json | undefined): void {
  if (json === undefined) return
  const f = fields(json, 'deal', ['to', 'goods', 'commodities', 'forGoods', 'forCommodities'])
  const n = (field: string): number => whole(f[field], `deal.${field}`)
  const to = indexIn(f['to'], playerNames(s.box), 'deal.to')
  if (to === s.active) throw new Wrong('deal.to', 'another player than the active one')
  s.deal = {
    to,
    goods: n('goods'),
    commodities: n('commodities'),
    forGoods: n('forGoods'),
    forCommodities: n('forCommodities'),
  }
}

function readFlags(s: State, p: Fields): void {
  const names = playerNames(s.box)
  s.round = p['round'] === undefined && p['stack'] === undefined ? 1 : whole(p['round'], 'round', 8)
  s.placedIn = whole(p['placedIn'], 'placedIn', 8)
  s.speaker = p['speaker'] === undefined ? 0 : indexIn(p['speaker'], names, 'speaker')
  s.active = p['active'] === undefined ? 0 : indexIn(p['active'], names, 'active')
  s.window = truth(p['window'], 'window')
  s.claimed = truth(p['claimed'], 'claimed')
  s.passing = truth(p['passing'], 'passing')
  s.flipped = truth(p['flipped'], 'flipped')
  s.fracture = truth(p['fracture'], 'fracture')
  s.jupiter = cardState(p['jupiter'], 'jupiter')
  s.jupiterFresh = truth(p['jupiterFresh'], 'jupiterFresh')
  s.council = truth(p['council'], 'council') ? EXHAUSTED : READY
  s.custodians = playerIn(s, p['custodians'], 'custodians', '')
  s.dealt = maskIn(p['dealt'], names, 'dealt')
  counts(p['offers'], names, s.offers, 'offers')
  s.quiet = maskIn(p['quiet'], names, 'quiet')
  const chance = list(p['chance'], 'chance')
  for (const [i, word] of chance.entries()) {
    if (typeof word !== 'number' || !Number.isInteger(word) || i > 3 || Math.abs(word) > 2 ** 31)
      throw new Wrong('chance', 'four whole numbers')
    s.chance[i] = word | 0
  }
  if (s.chance.every((word) => word === 0)) throw new Wrong('chance', 'not all zero')
}

function readSeating(p: Fields): State {
  const seating = list(p['seating'], 'seating')
  if (seating.length < 3 || seating.length > 6) throw new Wrong('seating', '3 to 6 factions')
  const options = readOptions({ ...fields(p['settings'], 'settings'), seating }, seating.length)
  if (!options.ok) throw new Wrong(options.error.at, options.error.expected)
  return usualState(boxFor(options.value.seating ?? [], options.value.settings))
}

function read(json: Json): State {
  const p = fields(json, 'position', FIELDS)
  if (p['game'] !== undefined && p['game'] !== 'expedition') throw new Wrong('game', '"expedition"')
  const s = readSeating(p)
  readFlags(s, p)
  readStack(s, p['stack'])
  readTable(s, p)
  readCards(s, p)
  readDeal(s, p['deal'])
  s.reveals = whole(p['reveals'], 'reveals', 99_999)
  s.decisions = whole(p['decisions'], 'decisions', 999_999)
  if (p['over'] !== undefined) {
    s.winner = indexIn(p['over'], playerNames(s.box), 'over')
    s.stack.length = 0
  }
  const fault = faults(s)[0]
  if (fault !== undefined) throw new Wrong('position', `everything exactly once, but: ${fault}`)
  settle(s, undefined)
  if (s.stack.length === 0 && s.winner === NONE) throw new Wrong('stack', 'a question, or "over" and the winner')
  return s
}

/** A position from outside: the state, or the first field that is wrong and what was expected there. */
export const readPosition = readerOf(read)
