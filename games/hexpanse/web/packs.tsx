import type { Pack } from '@orrery/kernel'
import { rngFrom } from '@orrery/kernel'
import type { PackEditor, PackRow, PackTrial, ToldRow } from '@orrery/ui'
import type { ReactNode } from 'react'
import { game } from '../src/index.ts'
import { packs } from '../src/packs.ts'
import { priceOf } from '../src/rules/cards.ts'
import { FACTIONS, MISSIONS, type State, type Tables } from '../src/types.ts'
import { SECTIONS, valueName } from '../words/pack-names.ts'
import { rowName, rowText } from '../words/packs.ts'
import { isHouse, sourcesOf } from '../words/provenance.ts'
import { AbilityPad } from './ability-pad.tsx'
import { BoardPad, BoardTile } from './board-pad.tsx'
import { Formula } from './formula.tsx'
import { MissionBeside, MissionPad, MissionPicture } from './mission-pad.tsx'
import style from './hex-pad.module.css'

/* The editor of packs: how rows read and look, where hexes are touched, and positions in which to try them. */

function sourcedRow(tables: Tables, section: string, row: string): Parameters<typeof sourcesOf>[0] | undefined {
  switch (section) {
    case 'cards':
      return tables.cards[row]
    case 'missions':
      return tables.missions[row]
    case 'minors':
      return tables.minors[row]
    case 'factions':
      return tables.factions[row]
    default:
      return undefined
  }
}

function cornerOf(tables: Tables, section: string, row: string): string {
  const card = section === 'cards' ? tables.cards[row] : undefined
  return card === undefined ? '' : `${card.cost} hexilum`
}

function marksOf(tables: Tables, section: string, row: string): readonly string[] {
  const card = section === 'cards' ? tables.cards[row] : undefined
  if (card === undefined) return []
  return [card.type === 'mercenary' ? 'Mercenary' : 'Action', ...(card.reusable ? ['Reusable'] : [])]
}

function tell(pack: Pack, section: string, row: string): ToldRow {
  const tables = packs.with(pack)
  const sourced = sourcedRow(tables, section, row)
  return {
    title: rowName(tables, section, row),
    text: rowText(tables, section, row),
    corner: cornerOf(tables, section, row),
    marks: marksOf(tables, section, row).map((text) => ({ text })),
    isHouse: section === 'boards' || (sourced !== undefined && isHouse(sourced)),
    sources: sourced === undefined ? '' : sourcesOf(sourced),
  }
}

function dataOf(pack: Pack, section: string, row: string): readonly string[] {
  if (section === 'boards') return ['hexilum']
  return Object.keys(sourcedRow(packs.with(pack), section, row)?.provenance ?? {})
}

/* ---- pictures -------------------------------------------------------------------------------------------------------- */

function CardPicture({ pack, row }: PackRow): ReactNode {
  const card = packs.with(pack).cards[row]
  if (card === undefined) return null
  return <Formula ability={card.ability} base={card.type === 'mercenary' ? 'coin' : 'anchor'} />
}

function MinorPicture({ pack, row }: PackRow): ReactNode {
  const minor = packs.with(pack).minors[row]
  return minor === undefined ? null : <Formula ability={minor.ability} base="coin" />
}

/** What the price rule would say; it never overwrites the owner's number. */
function CardBeside({ pack, row }: PackRow): ReactNode {
  const card = packs.with(pack).cards[row]
  if (card === undefined) return null
  return (
    <section className={style.panel} aria-label="Cost">
      <h3>Cost</h3>
      <p className={style.said}>
        {`${card.cost} hexilum, as delivered ${packs.delivered.cards[row]?.cost ?? 0}. The price rule of the house deck would say ${priceOf(card)}.`}
      </p>
    </section>
  )
}

/* ---- positions to try it in ------------------------------------------------------------------------------------------ */

const SEATS = 2
/** Rounds of random play before something is tried: enough for pieces to have met. */
const ROUNDS = 4
const MOST_MOVES = 400

/** A game of two in its fifth round, the first player's turn just begun. */
function playedOn(pack: string, seed: string): State | undefined {
  const start = game.setup({ pack, mode: 'captain', first: 'A' }, SEATS, seed)
  if (!start.ok) return undefined
  const s = start.value
  const rng = rngFrom(seed)
  for (let i = 0; i < MOST_MOVES; i++) {
    const seat = game.pending(s)[0]?.seat
    if (seat === undefined) return undefined
    if (s.round > ROUNDS && s.active === 0 && s.stack.length === 1) return s
    const moves = game.moves(s, seat)
    const move = moves[rng.below(moves.length)]
    if (move !== undefined) game.apply(s, seat, move)
  }
  return undefined
}

type Fields = { readonly [field: string]: unknown }

/** What a position takes over from such a game; the rest is dealt again. */
const TAKEN_OVER = ['players', 'mode', 'pack', 'pieces', 'life', 'income', 'ship'] as const

const TURN = { step: 'turn', seat: 'A', left: 1 }
const isMercenary = (card: string): boolean => packs.delivered.cards[card]?.type === 'mercenary'
/** An action card that is being played, and a mercenary that is being placed. */
const playing = (card: string): readonly Fields[] => [TURN, { step: 'ability', seat: 'A', program: card }]
const placing = (card: string): readonly Fields[] => [
  TURN,
  { step: 'ability', seat: 'A', program: 'place', left: 1, held: card },
]

/** The row comes into play: a card in hand, a mission to build, a minor faction or faction of one's own. */
function setFor(section: string, row: string): Fields {
  switch (section) {
    case 'cards':
      return isMercenary(row) ? { cards: { A: [row] }, stack: placing(row) } : { playing: row, stack: playing(row) }
    case 'missions':
      return { common: row, missionPool: [row] }
    case 'minors':
      return { minors: { A: row, B: row === 'M01' ? 'M02' : 'M01' } }
    case 'factions':
      return { factions: { A: row, B: FACTIONS.find((id) => id !== row) ?? '' } }
    default:
      return {}
  }
}

function trial(pack: string, section: string, row: string, seed: string): PackTrial | undefined {
  const s = playedOn(pack, seed)
  if (s === undefined) return undefined
  const written = game.position.write(s) as Fields
  const kept = Object.fromEntries(
    TAKEN_OVER.flatMap((field) => (written[field] === undefined ? [] : [[field, written[field]]])),
  )
  const position = { ...kept, common: MISSIONS[0], round: s.round, ...setFor(section, row) }
  return { seats: SEATS, position: position as PackTrial['position'] }
}

export const packEditor: PackEditor = {
  sections: Object.entries(SECTIONS).map(([id, title]) => ({ id, title })),
  nameOf: valueName,
  tell,
  dataOf,
  trial,
  drawn: {
    'missions.cells': MissionPad,
    'cards.ability': AbilityPad,
    'minors.ability': AbilityPad,
    'boards.hexilum': BoardPad,
  },
  pictures: { missions: MissionPicture, cards: CardPicture, minors: MinorPicture, boards: BoardTile },
  beside: { missions: MissionBeside, cards: CardBeside },
}
