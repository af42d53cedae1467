import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MODULE_ROWS } from '../src/data/modules.ts'
import { game } from '../src/index.ts'

const src = new URL('../src/', import.meta.url).pathname

describe('modules', () => {
  test('are named only where they live: in modules/ and data/', () => {
    const files = globSync('**/*.ts', { cwd: src }).filter((path) => !/^(modules|data)\//.test(path))
    const named = files.filter((path) =>
      /\b(alpha|beta|gamma|delta|epsilon)\b/i.test(readFileSync(`${src}${path}`, 'utf8')),
    )
    expect(files.length).toBeGreaterThan(50)
    expect(named).toEqual([])
  })

  test('every set of them that the rules allow can be laid', () => {
    for (const players of [2, 3, 4]) {
      const open = MODULE_ROWS.filter((row) => row.players.includes(players)).map((row) => row.id)
      for (let mask = 0; mask < 1 << open.length; mask++) {
        const modules = open.filter((_, i) => (mask & (1 << i)) !== 0)
        const laid = game.setup({ modules }, players, `modules ${mask}`)
        expect(laid.ok && game.faults(laid.value)).toEqual([])
        if (laid.ok) expect(laid.value.box.modules).toEqual(modules)
      }
    }
  })
})
