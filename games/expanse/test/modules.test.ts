import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MODULES } from '../modules/index.ts'
import { game } from '../src/index.ts'

const src = new URL('../src/', import.meta.url).pathname

describe('modules', () => {
  test('base rules name no module, and nothing that one adds', () => {
    const properties = MODULES.flatMap(({ fields, ruleset }) => Object.keys({ ...fields, ...ruleset }))
    const words = MODULES.flatMap(({ steps, effects, traits }) => Object.keys({ ...steps, ...effects, ...traits }))
    // A moment of the base rules has the same name as the step in which it comes.
    const own = words.filter((word) => word !== 'afterBases')
    const naming = [
      new RegExp(`\\b(${MODULES.map(({ id }) => id).join('|')})\\b`, 'i'),
      new RegExp(`\\b(s|v|ruleset|copy)\\.(${properties.join('|')})\\b`),
      new RegExp(`'(${own.join('|')})'`),
    ]
    const files = globSync('**/*.ts', { cwd: src }).filter((path) => !/^(data\/|(clone|start|view)\.ts)/.test(path))
    const named = files.filter((path) => {
      const text = readFileSync(`${src}${path}`, 'utf8')
      return naming.some((pattern) => pattern.test(text))
    })
    expect(files.length).toBeGreaterThan(50)
    expect(named).toEqual([])
  })

  test('every set of them that the rules allow can be laid', () => {
    for (const players of [2, 3, 4]) {
      const open = MODULES.filter((row) => row.players.includes(players)).map((row) => row.id)
      for (let mask = 0; mask < 1 << open.length; mask++) {
        const modules = open.filter((_, i) => (mask & (1 << i)) !== 0)
        const laid = game.setup({ modules }, players, `modules ${mask}`)
        expect(laid.ok && game.faults(laid.value)).toEqual([])
        if (laid.ok) expect(laid.value.ruleset.modules).toEqual(modules)
      }
    }
  })
})
