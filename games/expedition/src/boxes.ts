import { canonical, parseJson } from '@orrery/kernel'
import { MAP_ROWS } from './data/maps.ts'
import { factionRow, makeBox, settingsFor } from './rules/box.ts'
import { readMap } from './rules/mapString.ts'
import type { Box, FactionRow, Settings } from './types.ts'

/* One box for each kind of table, shared by all its states. */

const made = new Map<string, Box>()

/** "The Federation of Sol" is Sol at the table. */
export const shortName = ({ name, id }: FactionRow): string => SHORT_NAMES[id] ?? name.replace(/^The /, '')

const SHORT_NAMES: { readonly [id: string]: string } = {
  sol: 'Sol',
  hacan: 'Hacan',
  jolnar: 'Jol-Nar',
  xxcha: 'Xxcha',
  l1z1x: 'L1Z1X',
  nekro: 'Nekro',
  cabal: 'the Cabal',
  muaat: 'Muaat',
  ralnel: 'Ral Nel',
  letnev: 'Letnev',
  yssaril: 'Yssaril',
  keleres: 'Keleres',
}

const keyOf = (factions: readonly string[], settings: Partial<Settings>): string => canonical({ factions, settings })

export function boxFor(factions: readonly string[], settings: Partial<Settings>): Box {
  const key = keyOf(factions, settings)
  const known = made.get(key)
  if (known !== undefined) return known
  const box = build(key, factions, settings)
  made.set(key, box)
  return box
}

function build(key: string, ids: readonly string[], chosen: Partial<Settings>): Box {
  const row = MAP_ROWS[ids.length]
  const factions = ids.map(factionRow).filter((row) => row !== undefined)
  const map = readMap(row?.text ?? '')
  if (row === undefined || !map.ok || factions.length !== ids.length) throw new Error(`no table for ${ids.join(', ')}`)
  const homes = row.homes.map(([q = 0, r = 0]) => ({ q, r }))
  return makeBox({
    key,
    map: { ...map.value, homes },
    factions,
    names: factions.map(shortName),
    settings: settingsFor(ids.length, chosen),
    seam: row.seam,
    starts: row.start,
  })
}

interface Chosen {
  readonly factions: readonly string[]
  readonly settings: Partial<Settings>
}

const read = new Map<string, Chosen>()

/** Factions and settings as a key says them. */
function chosenIn(key: string): Chosen {
  const known = read.get(key)
  if (known !== undefined) return known
  const json = parseJson(key)
  if (!json.ok) throw new Error('a box with an unreadable key')
  const chosen = json.value as unknown as Chosen
  read.set(key, chosen)
  return chosen
}

/** What was chosen apart from the defaults. */
export const chosenOf = (box: Box): Chosen => chosenIn(box.key)

/** A box by the key that a view carried. */
export function openBox(key: string): Box {
  const { factions, settings } = chosenIn(key)
  return boxFor(factions, settings)
}
