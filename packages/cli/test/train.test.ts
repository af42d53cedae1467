import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameOf } from '@orrery/games'
import { counted } from '@orrery/testkit'
import { describe, expect, it } from 'vitest'
import { hear, type Heard } from './world.ts'

interface Generation {
  readonly generation: number
  readonly against: { readonly champion: Score; readonly hand: Score }
  readonly isChampion: boolean
}
interface Score {
  readonly won: number
  readonly played: number
  readonly even: number
}

const games = ['hexpanse', 'live-expedition'].flatMap((id) => gameOf(id) ?? [])
const train = (folder: string, line: string): Promise<Heard> =>
  hear(['train', '--folder', folder, '--seed', 'school', ...line.split(' ')], { games })
const linesOf = (text: string): readonly Generation[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Generation)

describe('train', () => {
  it('improves on a network that has learned nothing, keeps what it has reached and goes on from there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-train-'))
    const heard = await train(folder, `--generations 2 --games ${counted(100, 200)} --match 40 --json`)
    expect(heard.code).toBe(0)
    const [first, second] = linesOf(heard.out)
    expect(first?.against.champion).toMatchObject({ played: 40, even: 20 })
    expect(first?.against.champion.won).toBeGreaterThan(25)
    expect(first?.isChampion).toBe(true)
    expect(second?.generation).toBe(1)
    expect(readFileSync(join(folder, 'weights.ts'), 'utf8')).toMatch(/^export const weights: Weights = \{$/m)
    await train(folder, '--generations 1 --games 4 --match 2 --json')
    expect(linesOf(readFileSync(join(folder, 'log.jsonl'), 'utf8')).map(({ generation }) => generation)).toEqual([
      0, 1, 2,
    ])
  })

  it('says what cannot be trained', async () => {
    expect(await train(tmpdir(), '--game live-expedition')).toMatchObject({
      code: 2,
      err: expect.stringContaining('has nothing to learn by') as string,
    })
    expect(await train(tmpdir(), '--seats 9')).toMatchObject({
      code: 2,
      err: expect.stringContaining('is for 2 to 4 seats: --seats 9 is not possible') as string,
    })
    const folder = mkdtempSync(join(tmpdir(), 'orrery-train-'))
    await train(folder, '--generations 1 --games 1 --match 2')
    expect(await train(folder, '--generations 1 --units 16')).toMatchObject({
      code: 2,
      err: expect.stringContaining('is of another network') as string,
    })
  })
})
