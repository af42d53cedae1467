import { readdirSync, readFileSync } from 'node:fs'
import {
  type AnyGame,
  type Beginning,
  canonical,
  type Game,
  type GameEvent,
  type GameRecord,
  hashText,
  itemAt,
  type Json,
  readRecord,
  replay,
  type Upgrade,
} from '@orrery/kernel'
import { describe, expect, test } from 'vitest'

/*
 * Records of games that were played under older rules. They are never rewritten: they show that a game begun under those
 * rules can go on.
 */

type Fields = { readonly [name: string]: Json }

const isFields = (json: Json | undefined): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** The position without what an upgrade adds to one; a field that holds nothing else is not there at all. */
function without(position: Fields, added: Fields): Fields {
  const kept = Object.entries(position).flatMap(([name, value]): [string, Json][] => {
    const more = added[name]
    if (more === undefined) return [[name, value]]
    const inner = isFields(more) && isFields(value) ? without(value, more) : {}
    return Object.keys(inner).length === 0 ? [] : [[name, inner]]
  })
  return Object.fromEntries(kept)
}

const NOTHING: Beginning = { options: {}, start: { position: {} } }

/** All upgrades from a version to the present one. */
const upgradesFrom =
  ({ upgrades, rulesVersion }: AnyGame, version: number): Upgrade =>
  (old) => {
    let now = old
    for (let v = version; v < rulesVersion; v++) now = upgrades?.[v]?.(now) ?? now
    return now
  }

/** What the upgrade adds to options and to a position. */
function addedBy(upgrade: Upgrade): { readonly options: Fields; readonly position: Fields } {
  const { options, start } = upgrade(NOTHING)
  const position = 'position' in start ? start.position : {}
  return { options: isFields(options) ? options : {}, position: isFields(position) ? position : {} }
}

/** The upgrade as it would be had one option been forgotten. */
const forgetting =
  (upgrade: Upgrade, name: string): Upgrade =>
  (old) => {
    const { options, start } = upgrade(old)
    const less = (json: Json): Json =>
      isFields(json)
        ? Object.fromEntries(Object.entries(json).flatMap(([key, value]) => (key === name ? [] : [[key, less(value)]])))
        : json
    return { options: less(options), start: 'seed' in start ? start : { position: less(start.position) } }
  }

function recordIn(file: URL): GameRecord {
  const record = readRecord(readFileSync(file, 'utf8'))
  if (!record.ok) throw new Error(`${file.pathname}, ${record.error.at}: expected ${record.error.expected}`)
  return record.value
}

/** The hash that the record's own program gave to where it leads; why it leads nowhere, if it does. */
function hashThen(game: AnyGame, record: GameRecord, added: Fields): string {
  const match = replay(game, record)
  if (!match.ok) return `${match.error.at}: expected ${match.error.expected}`
  const position = match.value.position()
  return isFields(position) ? hashText(canonical(without(position, added))) : ''
}

/** What was open at each decision, as far as the record can be played. */
function courseOf(game: AnyGame, { hash: _, ...record }: GameRecord): string {
  const match = replay(game, { ...record, log: [], finished: false })
  if (!match.ok) return match.error.expected
  const course: string[] = []
  for (const entry of record.log) {
    for (const { seat } of match.value.pending()) course.push(match.value.offer(seat).join(' '))
    const problem = match.value.enter(entry)
    if (problem !== undefined) return [...course, problem.expected].join('\n')
  }
  return course.join('\n')
}

/** Records of one older version in a folder of the game's tests, and what must be said to keep that version's rules. */
export function olderSuite<S, V, E extends GameEvent>(known: Game<S, V, E>, version: number, folder: URL): void {
  const game = known as unknown as AnyGame
  const upgrade = game.upgrades?.[version] ?? ((old: Beginning) => old)
  const files = readdirSync(folder).filter((name) => name.endsWith('.record'))
  const { options } = addedBy(upgrade)
  const { position } = addedBy(upgradesFrom(game, version))
  const oldest = Math.min(...Object.keys(game.upgrades ?? {}).map(Number))
  const records = files.map((name) => recordIn(new URL(name, folder)))

  describe(`games of rules version ${version}`, () => {
    test.each(files.map((name, i) => ({ name, record: itemAt(records, i) })))(
      '$name is played as it was then, move by move to the same position',
      ({ record }) => {
        expect([record.rulesVersion, record.finished]).toEqual([version, true])
        expect(hashThen(game, record, position)).toBe(record.hash)
      },
    )

    test.each(Object.keys(options))('among them is one in which other moves would be open without %s', (name) => {
      const forgetful = { ...game, upgrades: { ...game.upgrades, [version]: forgetting(upgrade, name) } }
      expect(records.some((record) => courseOf(forgetful, record) !== courseOf(game, record))).toBe(true)
    })

    test('still older ones are refused with a sentence', () => {
      const refused = replay(game, { ...itemAt(records, 0), rulesVersion: oldest - 1 })
      const [theirs, ours] = [oldest - 1, game.rulesVersion]
      const why = `this record was made under rules version ${theirs}; this program plays version ${ours}`
      expect(refused).toEqual({ ok: false, error: { at: `rules ${theirs}`, expected: `rules ${ours}: ${why}` } })
    })
  })
}
