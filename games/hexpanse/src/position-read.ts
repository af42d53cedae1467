import { fieldsIn, indexIn, type Json, listIn, of, onlyFields, readerOf, wholeNumber, Wrong } from '@orrery/kernel'
import { faults } from './faults.ts'
import { UNIT_NAMES } from './notation.ts'
import { readCards } from './position-cards.ts'
import { readDrafts } from './position-drafts.ts'
import { readHex, who } from './position-fields.ts'
import { readStack } from './position-frames.ts'
import { readPieces, readPlayers, readReserve } from './position-pieces.ts'
import { checkSetup } from './position-setup.ts'
import { boxFor } from './rules/box.ts'
import { destructionEntry, placementEntry } from './rules/chain.ts'
import { pieceAt, pieceOf } from './rules/pieces.ts'
import { OVER } from './rules/warlords.ts'
import { CHOICES, emptyState, readChoices } from './setup.ts'
import { settle } from './steps/engine.ts'
import { ENDINGS, MISSIONS, NORMAL } from './types.ts'
import type { State } from './types.ts'

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
  if ((s.alive & (1 << s.active)) === 0 && s.stack[0]?.pc !== OVER)
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
    if (s.round === 0) checkSetup(s)
    else checkLiving(s)
  } else readOver(s, p['over'])
  s.reveals = wholeNumber(p['reveals'], 'reveals', 0)
  s.decisions = wholeNumber(p['decisions'], 'decisions', 0, 999_999)
  const fault = faults(s)[0]
  if (fault !== undefined) throw new Wrong('position', `every piece and card exactly once, but: ${fault}`)
  settle(s, undefined)
  return s
}

/** A position from outside: the state, or the first field that is wrong and what was expected there. */
export const readPosition = readerOf(read)
