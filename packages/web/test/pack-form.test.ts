import { gameOf } from '@orrery/games'
import type { Json, Pack } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { type Field, Fields, canShow, kindOf, startOfKind } from '../src/packs/field.ts'
import { changed, opened, valueAt, withValue } from '../src/packs/history.ts'

const EDITED = ['expanse']
/** What is said where a value has the wrong shape; other problems are about the game. */
const SHAPE = /^(a list|a text|a number|a whole number|an object|true or false|no field)/

/** Where a form could not show what is delivered. */
function unshown(field: Field, value: Json | undefined, at: string): readonly string[] {
  if (!canShow(field, value)) return [`${at}: ${field.kind} for ${JSON.stringify(value)}`]
  const inside = (one: Field, key: string | number): readonly string[] => {
    const inner = valueAt(value, [key])
    return inner === undefined ? [] : unshown(one, inner, `${at}.${key}`)
  }
  switch (field.kind) {
    case 'group':
      return field.parts.flatMap((part) => inside(part.field, part.key))
    case 'list':
      return (value as readonly Json[]).flatMap((_, i) => inside(field.item(), i))
    case 'tuple':
      return field.items.flatMap(inside)
    case 'kinds': {
      const kind = kindOf(field, value)
      return kind === undefined ? [`${at}: no kind`] : unshown(kind.group, value, at)
    }
    case 'either': {
      const way = field.ways.find((one) => canShow(one, value))
      return way === undefined ? [`${at}: no way`] : unshown(way, value, at)
    }
    default:
      return []
  }
}

async function loaded(id: string) {
  const manifest = gameOf(id)
  const [input, rules] = await Promise.all([manifest?.input?.(), manifest?.rules()])
  if (input === undefined || rules?.game.packs === undefined) throw new Error(`${id} has no packs`)
  return { input: input.packs, fields: new Fields(input.packs.schema()), shelf: rules.game.packs }
}

describe.each(EDITED)('the form for packs of %s', (id) => {
  test('shows every value that is delivered', async () => {
    const { fields, shelf } = await loaded(id)
    const whole = shelf.whole('All', '1')
    const wrong = Object.keys(shelf.delivered).flatMap((section) => {
      const field = fields.at(section)
      return field === undefined ? [`${section}: no field`] : unshown(field, whole[section], section)
    })
    expect(wrong).toEqual([])
  })

  test('begins every kind of step with values of the right shape', async () => {
    const { input, fields } = await loaded(id)
    const formula = fields.at('cards', 'A05', 'formula')
    const step = formula?.kind === 'list' ? formula.item() : undefined
    if (step?.kind !== 'kinds') throw new Error('a list of steps')
    expect(step.kinds.length).toBeGreaterThan(10)
    for (const { name } of step.kinds) {
      const pack = { game: id, name: 'x', version: '1', cards: { A05: { formula: [startOfKind(step, name)] } } }
      const read = input.read(pack)
      const shapes = read.ok ? [] : read.error.filter(({ expected }) => SHAPE.test(expected))
      expect([name, shapes]).toEqual([name, []])
    }
  })
})

describe('a pack while it is written', () => {
  const PACK: Pack = { game: 'expanse', name: 'My copy', version: '1' }

  test('every change can be undone and redone', () => {
    const one = changed(opened(PACK), { kind: 'set', path: ['cards', 'A05', 'ap'], value: 3 })
    const two = changed(one, { kind: 'set', path: ['cards', 'A06', 'title'], value: 'Mine' })
    expect(two.pack['cards']).toEqual({ A05: { ap: 3 }, A06: { title: 'Mine' } })
    const back = changed(changed(two, { kind: 'undo' }), { kind: 'undo' })
    expect(back.pack).toEqual(PACK)
    expect(changed(back, { kind: 'undo' })).toBe(back)
    expect(changed(changed(back, { kind: 'redo' }), { kind: 'redo' }).pack).toEqual(two.pack)
  })

  test('a change after an undo forgets what was undone', () => {
    const one = changed(opened(PACK), { kind: 'set', path: ['name'], value: 'A' })
    const other = changed(changed(one, { kind: 'undo' }), { kind: 'set', path: ['name'], value: 'B' })
    expect(changed(other, { kind: 'redo' }).pack.name).toBe('B')
  })

  test('what is taken back leaves no empty rows', () => {
    const set = withValue({ ...PACK, cards: { A05: { ap: 3 } } }, ['cards', 'A05', 'ap'], undefined)
    expect(set).toEqual(PACK)
    expect(withValue({ list: [1, 2, 3] }, ['list', 1], undefined)).toEqual({ list: [1, 3] })
  })
})
