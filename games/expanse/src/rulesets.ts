import { type Difference, differences, RecentMap, withPack } from '@orrery/kernel'
import { MODULES } from '../modules/index.ts'
import { SETS } from './data/cards.ts'
import { DELIVERED_3 } from './data/older.ts'
import { packs } from './packs.ts'
import { rulesetKey, type RulesetOptions, packRuleset, type Packing, type PlayerCount } from './rules/ruleset.ts'
import { STEP_LISTS } from './steps/index.ts'
import type { House, Ruleset, Tables } from './types.ts'

const EDITING = MODULES.toSorted((a, b) => (a.editsLate ?? 0) - (b.editsLate ?? 0))
/** Boxes kept in memory; the least recently used one is built again when needed. */
const MOST_KEPT = 200

/** Ids of the modules that this number of players may use (DC-X.1). */
export const modulesFor = (players: number): readonly string[] =>
  MODULES.filter((module) => module.players.includes(players)).map((module) => module.id)

const setsWith = ({ sets, modules }: RulesetOptions): readonly string[] => {
  const brought = MODULES.filter((module) => modules.includes(module.id)).map((module) => module.set)
  return SETS.map((set) => set.id).filter((id) => sets.includes(id) || brought.includes(id))
}

const made = new RecentMap<Ruleset>(MOST_KEPT)

/** How a table's pack differs from what its rules version delivers. */
function changesOf({ pack, house }: RulesetOptions): readonly Difference[] {
  const kept = packs.find(pack)
  return house.includes('rules3') && kept !== undefined ? differences(DELIVERED_3, kept) : packs.differences(pack)
}

/** The content of a table: what its rules version delivers, with its pack. */
function tablesOf({ pack, house }: RulesetOptions): Tables {
  const kept = packs.find(pack)
  if (!house.includes('rules3')) return packs.open(pack)
  return kept === undefined ? DELIVERED_3 : withPack(DELIVERED_3, kept)
}

/** The ruleset for a table; equal options share one. A pack that changes nothing leaves the ruleset as delivered. */
export function rulesetFor(asked: RulesetOptions): Ruleset {
  const changed = changesOf(asked).map(({ section, row }) => `${section}/${row}`)
  const options = changed.length === 0 ? { ...asked, pack: '' } : asked
  const key = rulesetKey(options)
  return made.getOrMake(key, () => makeRuleset(options, new Set(changed)))
}

function makeRuleset(options: RulesetOptions, changed: Packing['changed']): Ruleset {
  const tables = tablesOf(options)
  const ruleset = packRuleset(options, { tables, changed, inUse: setsWith(options), steps: STEP_LISTS })
  for (const module of EDITING) if (options.modules.includes(module.id)) module.edit(ruleset)
  return ruleset
}

/** The ruleset that wrote this key. */
export function openRuleset(key: string): Ruleset {
  const known = made.get(key)
  if (known !== undefined) return known
  const [table = '', pack = ''] = key.split('@')
  if (pack !== '' && packs.find(pack) === undefined) throw new Error(`the pack ${pack} was not kept before its ruleset`)
  const [players, sets = [], modules = [], house = []] = table.split(':').map((part) => part.split('+').filter(Boolean))
  return rulesetFor({ players: Number(players) as PlayerCount, sets, modules, house: house as House[], pack })
}
