import { type Json, type Pack, rngFrom } from '@orrery/kernel'
import type { PackEditor, PackTrial, ToldRow } from '@orrery/ui'
import { game } from '../src/index.ts'
import { packs } from '../src/packs.ts'
import type { CardRow, State, Tables } from '../src/types.ts'
import { valueName } from '../words/pack-names.ts'
import { chartText, PLAYERS, SECTIONS } from '../words/packs.ts'
import { houseAbility, houseCard, sourcesText } from '../words/provenance.ts'
import { abilityText, cardText } from '../words/texts.ts'

/* The editor of packs: how rows read, and positions in which to try them. */

const NOTHING: ToldRow = { title: '', text: '', corner: '', marks: [], isHouse: false, sources: '' }

function tellCard(row: CardRow): ToldRow {
  const marks = row.tabs.map((tab) => ({ text: tab, side: tab }))
  const sources = sourcesText(row.provenance)
  return { title: row.title, text: cardText(row), corner: `${row.ap} AP`, marks, isHouse: houseCard(row), sources }
}

const LEVELS = ['mat', 'tech I', 'tech II', 'tech III']

function tellTech({ techs }: Tables, id: string): ToldRow {
  const row = techs[id]
  if (row === undefined) return NOTHING
  const beside = { abilities: Object.values(techs).map((one) => ({ row: one })) }
  const owner = row.of === 'rocinante' ? { text: 'Rocinante' } : { text: row.of, side: row.of }
  const corner = row.of === 'rocinante' ? '' : (LEVELS[row.level] ?? '')
  const sources = sourcesText(row.provenance)
  return {
    title: row.name,
    text: abilityText(row, beside),
    corner,
    marks: [owner],
    isHouse: houseAbility(row),
    sources,
  }
}

function tell(pack: Pack, section: string, row: string): ToldRow {
  const tables = packs.with(pack)
  switch (section) {
    case 'cards': {
      const card = tables.cards[row]
      return card === undefined ? NOTHING : tellCard(card)
    }
    case 'techs':
      return tellTech(tables, row)
    case 'charts': {
      const lines = Object.entries(tables.charts[row] ?? {}).map(([side, chart]) => `${side}: ${chartText(chart)}.`)
      return { ...NOTHING, title: PLAYERS[row] ?? row, text: lines.join(' ') }
    }
    case 'resources':
      return { ...NOTHING, title: valueName(row, ''), text: valueName(resourceOn(tables, row), '') }
    default:
      return { ...NOTHING, title: PLAYERS[row] ?? valueName(row, '') }
  }
}

const resourceOn = ({ resources }: Tables, base: string): string =>
  Object.entries(resources).find(([id]) => id === base)?.[1].resource ?? ''

function dataOf(pack: Pack, section: string, row: string): readonly string[] {
  const tables = packs.with(pack)
  if (section === 'cards') return Object.keys(tables.cards[row]?.provenance ?? {})
  if (section === 'techs') return Object.keys(tables.techs[row]?.provenance ?? {})
  return section === 'resources' ? ['resource'] : []
}

/** Moves of random play before something is tried: enough for pieces to have met. */
const MOVES_BEFORE = 60
/** What a position to try something in takes over from such a game. */
const TAKEN_OVER = ['bases', 'fleets', 'captain', 'initiative', 'cp', 'techs', 'scorings'] as const
const SEATS = 4

function playedOn(pack: string, seed: string): State | undefined {
  const rng = rngFrom(seed)
  const start = game.setup({ pack }, SEATS, seed)
  if (!start.ok) return undefined
  const s = start.value
  for (let i = 0; i < MOVES_BEFORE; i++) {
    const seat = game.pending(s)[0]?.seat
    if (seat === undefined) return undefined
    const moves = game.moves(s, seat)
    const move = moves[rng.below(moves.length)]
    if (move !== undefined) game.apply(s, seat, move)
  }
  return s
}

/** A table of four in mid-game: the first faction of the card performs it, or the owner of a tech has AP to use it. */
function trial(pack: string, section: string, row: string, seed: string): PackTrial | undefined {
  const s = playedOn(pack, seed)
  if (s === undefined || (section !== 'cards' && section !== 'techs')) return undefined
  const tables = packs.open(pack)
  const written = game.position.write(s) as { readonly [field: string]: Json }
  const kept = Object.fromEntries(
    TAKEN_OVER.flatMap((field) => {
      const value = written[field]
      return value === undefined ? [] : [[field, value]]
    }),
  )
  const table = { players: SEATS, pack, ...kept }
  if (section === 'cards') {
    const card = tables.cards[row]
    const by = card?.tabs[0]
    if (card === undefined || by === undefined || card.set !== 'base') return undefined
    const stack = [
      { step: 'endTurn', seat: by },
      { step: 'effect', seat: by, card: row, program: row },
    ]
    return { seats: SEATS, position: { ...table, active: by, inHand: row, stack } }
  }
  const tech = tables.techs[row]
  if (tech === undefined || tech.of === 'rocinante' || tech.kind !== 'action' || tech.set !== undefined)
    return undefined
  const by = tech.of
  const card = Object.keys(tables.cards)[0] ?? ''
  const held = { ...(kept['techs'] as { readonly [side: string]: readonly string[] } | undefined) }
  const techs = { ...held, [by]: [...new Set([...(held[by] ?? []), row])] }
  const stack = [
    { step: 'endTurn', seat: by },
    { step: 'offer', seat: 'nobody', by },
    { step: 'spend', seat: by, card, left: 3, count: 1 },
  ]
  return { seats: SEATS, position: { ...table, techs, active: by, inHand: card, stack } }
}

export const packEditor: PackEditor = {
  sections: Object.entries(SECTIONS).map(([id, title]) => ({ id, title })),
  nameOf: valueName,
  tell,
  dataOf,
  trial,
}
