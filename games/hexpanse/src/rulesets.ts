import { RecentMap } from '@orrery/kernel'
import { packs } from './packs.ts'
import { type Choices, FLAGS, makeRuleset } from './rules/ruleset.ts'
import type { Ruleset, ModeId } from './types.ts'

/* One ruleset for each kind of table, shared by all its states. */

/** Boxes kept in memory; the least recently used one is built again when needed. */
const MOST_KEPT = 200

const keyOf = (choices: Choices): string => {
  const table = [choices.mode, choices.players, ...FLAGS.filter((name) => choices[name])].join(':')
  return choices.pack === '' ? table : `${table}@${choices.pack}`
}

const made = new RecentMap<Ruleset>(MOST_KEPT)

/** The ruleset for a table; equal options share one. A pack that changes nothing leaves the ruleset as delivered. */
export function rulesetFor(asked: Choices): Ruleset {
  const changed = packs.differences(asked.pack).map(({ section, row }) => `${section}/${row}`)
  const choices = changed.length === 0 ? { ...asked, pack: '' } : asked
  const key = keyOf(choices)
  return made.getOrMake(key, () =>
    makeRuleset(choices, { tables: packs.open(choices.pack), changed: new Set(changed), key }),
  )
}

/** The ruleset that wrote this key. */
export function openRuleset(key: string): Ruleset {
  const known = made.get(key)
  if (known !== undefined) return known
  const [table = '', pack = ''] = key.split('@')
  if (pack !== '' && packs.find(pack) === undefined) throw new Error(`the pack ${pack} was not kept before its ruleset`)
  const [mode = 'captain', players, ...flags] = table.split(':')
  const on = Object.fromEntries(FLAGS.map((name) => [name, flags.includes(name)]))
  return rulesetFor({ mode: mode as ModeId, players: Number(players), pack, ...on } as Choices)
}
