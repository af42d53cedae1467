import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameOf, type Manifest } from '@orrery/games'
import { isLong } from '@orrery/testkit'
import { describe, expect, it } from 'vitest'
import { pebbles } from './pebbles.ts'
import { hear, type Heard, type Surroundings } from './world.ts'

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

function named(id: string): Manifest {
  const found = gameOf(id)
  if (found === undefined) throw new Error(id)
  return found
}

const train = (folder: string, line: string, games: Surroundings['games'] = [pebbles]): Promise<Heard> =>
  hear(['train', '--folder', folder, '--seed', 'school', ...line.split(' ').filter((word) => word !== '')], { games })
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'orrery-train-'))
const linesOf = (text: string): readonly Generation[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Generation)

/** A small game, and in a long run one of ours. */
const TRAINED = [['pebbles', [pebbles]], ...(isLong() ? [['hexpanse', [named('hexpanse')]] as const] : [])] as const

describe('train', () => {
  it.each(TRAINED)('improves on a network that has learned nothing: %s', async (_, games) => {
    const heard = await train(newFolder(), '--generations 2 --games 200 --match 100 --json', games)
    expect(heard.code).toBe(0)
    const [first, second] = linesOf(heard.out)
    expect(first?.against.champion).toMatchObject({ played: 100, even: 50 })
    expect(first?.against.champion.won).toBeGreaterThan(60)
    expect(first?.isChampion).toBe(true)
    expect(second?.generation).toBe(1)
  })

  it('keeps what it has reached, and goes on from there', async () => {
    const folder = newFolder()
    await train(folder, '--generations 2 --games 20 --match 10')
    expect(readFileSync(join(folder, 'weights.ts'), 'utf8')).toMatch(/^export const weights: Weights = \{$/m)
    await train(folder, '--generations 1 --games 4 --match 2 --json')
    expect(linesOf(readFileSync(join(folder, 'log.jsonl'), 'utf8')).map(({ generation }) => generation)).toEqual([
      0, 1, 2,
    ])
  })

  it('says what cannot be trained', async () => {
    expect(await train(tmpdir(), '', [named('live-expedition')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('has nothing to learn by') as string,
    })
    expect(await train(tmpdir(), '--seats 9')).toMatchObject({
      code: 2,
      err: expect.stringContaining('is for 2 to 3 seats: --seats 9 is not possible') as string,
    })
    const folder = newFolder()
    await train(folder, '--generations 1 --games 1 --match 2')
    expect(await train(folder, '--generations 1 --units 16')).toMatchObject({
      code: 2,
      err: expect.stringContaining('is of another network') as string,
    })
  })
})
