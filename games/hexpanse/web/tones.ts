import { FACTION_ROWS } from '../src/data/factions.ts'
import { colourOf } from './colours.ts'

type Tone = readonly [number, number, number]

const channels = (hex: string): Tone => {
  const n = Number.parseInt(hex.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}

/** The colour of each side by the name it has at the table. */
export const tones: { readonly [side: string]: Tone } = Object.fromEntries(
  FACTION_ROWS.map(({ short }, faction) => [short, channels(colourOf(faction))]),
)
