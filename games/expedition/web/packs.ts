import { type Pack, rngFrom } from '@orrery/kernel'
import type { PackEditor, PackTrial, ToldRow } from '@orrery/ui'
import { PROVENANCE } from '../src/data/provenance.ts'
import { game } from '../src/index.ts'
import { packs } from '../src/packs.ts'
import type { Tables } from '../src/types.ts'
import { SECTIONS, valueName } from '../words/pack-names.ts'
import { factionText, mapText, planetText, rowName, tileText } from '../words/packs.ts'
import { requirementText } from '../words/requirements.ts'

/* The editor of packs: how rows read, and positions in which to try them. */

const SOURCES: { readonly [source: string]: string } = {
  rulebook: 'From the rulebook.',
  public: 'From public tables of the game.',
  inferred: 'Inferred.',
  house: 'House rule: ours.',
  owner: 'Checked against your copy.',
}

interface Told {
  readonly text: string
  readonly corner?: string
  readonly marks?: readonly string[]
}

function toldOf(tables: Tables, section: string, row: string): Told {
  const planet = tables.planets[row]
  const tile = tables.systems[row]
  const faction = tables.factions[row]
  const map = tables.maps[row]
  const asked = section === 'objectives' ? tables.objectives[row] : tables.secrets[row]
  if (section === 'planets' && planet !== undefined)
    return {
      text: planetText(planet),
      corner: `${planet.resources} / ${planet.influence}`,
      marks: [...(planet.traits ?? []), ...(planet.specialties ?? [])],
    }
  if (section === 'systems' && tile !== undefined)
    return { text: tileText(tile), corner: row, marks: [...tile.wormholes, ...tile.anomalies] }
  if (section === 'factions' && faction !== undefined) return { text: factionText(faction), marks: faction.synergy }
  if (section === 'maps' && map !== undefined) return { text: mapText(map) }
  if ((section === 'objectives' || section === 'secrets') && asked !== undefined)
    return { text: requirementText(asked) }
  return { text: '' }
}

type Sourced = { readonly [row: string]: { readonly provenance: { readonly [datum: string]: string } } }

/** Where the data of a row are from, datum by datum; what has no sources of its own is ours. */
function provenanceOf(tables: Tables, section: string, row: string): { readonly [datum: string]: string } {
  if (section !== 'planets' && section !== 'systems' && section !== 'factions') return {}
  return (tables[section] as Sourced)[row]?.provenance ?? {}
}

function tell(pack: Pack, section: string, row: string): ToldRow {
  const tables = packs.with(pack)
  const { text, corner = '', marks = [] } = toldOf(tables, section, row)
  const sources = [...new Set(Object.values(provenanceOf(tables, section, row)))]
  const isHouse = sources.length === 0 && section !== 'options'
  return {
    title: rowName(tables, section, row),
    text,
    corner,
    marks: marks.map((mark) => ({ text: mark })),
    isHouse,
    sources: (isHouse ? [PROVENANCE.race] : sources).map((source) => SOURCES[source] ?? '').join(' '),
  }
}

/* ---- positions to try it in ------------------------------------------------------------------------------------------ */

/** Moves of random play before something is tried: into the first round. */
const MOVES_BEFORE = 40
const MOST_SEATS = 6
const USUAL = ['sol', 'hacan', 'jolnar', 'xxcha', 'l1z1x', 'nekro']

/** Who sits at the table where the row is tried: its faction first, on the map that it belongs to. */
function seatingFor(tables: Tables, section: string, row: string): readonly string[] {
  const seats = section === 'maps' ? Number(row) : MOST_SEATS
  const first = section === 'factions' ? row : ownerOf(tables, section, row)
  return [...new Set([...(first === undefined ? [] : [first]), ...USUAL])].slice(0, seats)
}

const ownerOf = ({ factions }: Tables, section: string, row: string): string | undefined =>
  section === 'systems' ? Object.values(factions).find(({ home }) => home === row)?.id : undefined

/** A table in its first round with the pack. */
function trial(pack: string, section: string, row: string, seed: string): PackTrial | undefined {
  const seating = seatingFor(packs.open(pack), section, row)
  const start = game.setup({ pack, seating }, seating.length, seed)
  if (!start.ok) return undefined
  const s = start.value
  const rng = rngFrom(seed)
  for (let i = 0; i < MOVES_BEFORE; i++) {
    const seat = game.pending(s)[0]?.seat
    if (seat === undefined) return undefined
    const moves = game.moves(s, seat)
    const move = moves[rng.below(moves.length)]
    if (move !== undefined) game.apply(s, seat, move)
  }
  return { seats: seating.length, position: game.position.write(s) }
}

export const packEditor: PackEditor = {
  sections: Object.entries(SECTIONS).map(([id, title]) => ({ id, title })),
  nameOf: valueName,
  tell,
  dataOf: (pack, section, row) => Object.keys(provenanceOf(packs.with(pack), section, row)),
  trial,
}
