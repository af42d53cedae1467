import { canonical, joined, parseJson, RecentMap } from '@orrery/kernel'
import { packs } from './packs.ts'
import { makeRuleset, settingsFor } from './rules/ruleset.ts'
import { readMap } from './rules/mapString.ts'
import type { Ruleset, FactionRow, MapRow, Settings } from './types.ts'

/* One ruleset for each kind of table, shared by all its states. */

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
  bastion: 'Bastion',
  crimson: 'the Rebellion',
  ghost: 'Creuss',
  saar: 'Saar',
  titans: 'the Titans',
  argent: 'Argent',
  deepwrought: 'Deepwrought',
  mahact: 'Mahact',
  mentak: 'Mentak',
  naalu: 'Naalu',
  naaz: 'Naaz-Rokha',
  sardakk: 'Sardakk',
  yin: 'Yin',
}

/** The most rulesets kept; the least recently used one is dropped and compiled again when needed. */
const MOST_KEPT = 200
const made = new RecentMap<Ruleset>(MOST_KEPT)

interface Chosen {
  readonly factions: readonly string[]
  readonly settings: Partial<Settings>
  /** The hash of a pack. */
  readonly pack?: string
}

const keyOf = ({ factions, settings, pack = '' }: Chosen): string =>
  canonical(pack === '' ? { factions, settings } : { factions, settings, pack })

/** The ruleset for a table; equal choices share one. A pack that changes nothing leaves the ruleset as delivered. */
export function rulesetFor(factions: readonly string[], settings: Partial<Settings>, pack = ''): Ruleset {
  const changed = packs.differences(pack).map(({ section, row }) => `${section}/${row}`)
  const chosen = { factions, settings, pack: changed.length === 0 ? '' : pack }
  const key = keyOf(chosen)
  return made.getOrMake(key, () => build(key, chosen, new Set(changed)))
}

const mapsRead = new WeakMap<MapRow, ReturnType<typeof readMap>>()

/** A map is read once for all its tables. */
function mapOf(row: MapRow): ReturnType<typeof readMap> {
  const map = mapsRead.get(row) ?? readMap(row.text)
  mapsRead.set(row, map)
  return map
}

function build(key: string, { factions: ids, settings, pack }: Chosen, changed: ReadonlySet<string>): Ruleset {
  const tables = packs.open(pack ?? '')
  const row = tables.maps[ids.length]
  const factions = joined(ids, (id) => {
    const faction = tables.factions[id]
    return faction === undefined ? [] : [faction]
  })
  const map = row === undefined ? undefined : mapOf(row)
  if (row === undefined || !map?.ok || factions.length !== ids.length) throw new Error(`no table for ${ids.join(', ')}`)
  const homes = row.homes.map(([q = 0, r = 0]) => ({ q, r }))
  return makeRuleset({
    key,
    map: { ...map.value, homes },
    factions,
    names: factions.map(shortName),
    settings: settingsFor(ids.length, settings),
    seam: row.seam,
    starts: row.start,
    tables,
    pack: pack ?? '',
    changed,
  })
}

/** What the key of a ruleset says. */
function chosenIn(key: string): Chosen {
  const json = parseJson(key)
  if (!json.ok) throw new Error('a ruleset with an unreadable key')
  return json.value as unknown as Chosen
}

/** What was chosen apart from the defaults. */
export const chosenOf = (ruleset: Ruleset): Chosen => chosenIn(ruleset.key)

/** A ruleset by the key that a view carried. */
export function openRuleset(key: string): Ruleset {
  const known = made.get(key)
  if (known !== undefined) return known
  const { factions, settings, pack = '' } = chosenIn(key)
  if (pack !== '' && packs.find(pack) === undefined) throw new Error(`the pack ${pack} was not kept before its ruleset`)
  return rulesetFor(factions, settings, pack)
}
