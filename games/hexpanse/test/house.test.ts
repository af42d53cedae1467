import { describe, expect, test } from 'vitest'
import { MINOR_ROWS } from '../src/data/factions.ts'
import { game } from '../src/index.ts'
import { fresh } from './table.ts'

/* By the book where nothing is said; house rules are options that say what the rulebook says. */

describe('house rules', () => {
  test('HX-16.9 HX-8.4 HX-9.7 HX-10.9 all but Exhaustion are off, and each says what the rulebook says', () => {
    const { ruleset } = fresh(2).state
    const house = game.options.filter(({ group }) => group === 'House rules')
    expect(house.map(({ name }) => name)).toEqual(['exhaustion', 'lastLife', 'zombiesHold', 'mercenaryOnce'])
    for (const { source = '' } of house) expect(source).toMatch(/^The rulebook .+\.$/)
    expect([ruleset.exhaustion, ruleset.lastLife, ruleset.zombiesHold, ruleset.mercenaryOnce]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('HX-16.9 what a table says of them stands in records, positions and views', () => {
    const options = { exhaustion: false, zombiesHold: true }
    expect(game.fullOptions(options, 2)).toEqual({ mode: 'captain', exhaustion: false, zombiesHold: true })
    const { state } = fresh(2, options)
    expect(game.position.write(state)).toMatchObject(options)
    expect(game.openView(JSON.parse(JSON.stringify(game.view(state, 0))) as never).ruleset).toMatchObject(options)
  })

  test('HX-2.5 HX-9.7 who may not attack is the rulebook’s; the life that Driftborn cost is ours', () => {
    const known = Object.fromEntries(MINOR_ROWS.map(({ id, provenance }) => [id, provenance]))
    expect([known['M01'], known['M03']]).toEqual([
      { name: 'house', ability: 'public', attack: 'rulebook' },
      { name: 'house', ability: 'inferred', life: 'house', attack: 'rulebook' },
    ])
  })
})
