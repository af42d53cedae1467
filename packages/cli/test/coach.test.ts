import type { AnyJudge } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { pebbles, type State } from './pebbles.ts'
import { fileWith, hear } from './world.ts'

const RECORD =
  'orrery record 1\ngame pebbles\nrules 1\nseats 2\noptions {}\nseed x\n1 Red take 3\n2 Blue take 3\n3 Red take 1\nopen\n'

interface Told {
  readonly entry: number
  readonly side: string
  readonly move: string
  readonly better: string
  readonly chances: { readonly [side: string]: number }
  readonly loss: number
  readonly reasons: readonly { readonly part: string; readonly worth: number; readonly text: string }[]
}
interface Report {
  readonly decisions: readonly Told[]
  readonly turningPoints: readonly Told[]
}

describe('coach', () => {
  it('tells chances after every decision and the turning points as JSON', async () => {
    const { code, out } = await hear(['coach', fileWith(RECORD), '--iterations', '300', '--json'])
    expect(code).toBe(0)
    const report = JSON.parse(out) as Report
    expect(report.decisions.map(({ entry, side, move }) => `${entry} ${side} ${move}`)).toEqual([
      '1 Red take 3',
      '2 Blue take 3',
      '3 Red take 1',
    ])
    for (const { chances } of report.decisions) {
      expect((chances['Red'] ?? 0) + (chances['Blue'] ?? 0)).toBeCloseTo(1, 2)
    }
    expect(report.turningPoints.length).toBeLessThanOrEqual(3)
    for (const { loss } of report.turningPoints) expect(loss).toBeGreaterThan(0)
  })

  it('tells a person in a table', async () => {
    const { out } = await hear(['coach', fileWith(RECORD), '--iterations', '50'])
    expect(out).toMatch(/^after +Red +Blue +given away\n1 Red take 3 +\d+\.\d % +\d+\.\d %/)
    expect(out).toContain('\nTurning points:\n')
  })

  it('gives its reasons in sentences where the game has them, by their names where not, and says where there are none', async () => {
    const judge: AnyJudge = { value: () => 0, parts: (s, seat) => ({ pebbles: (s as State).taken[seat] ?? 0 }) }
    const line = ['coach', fileWith(RECORD), '--iterations', '300']
    const told = async (entry: Partial<typeof pebbles>): Promise<string> =>
      (await hear(line, { games: [{ ...pebbles, ...entry }] })).out
    expect(await told({ judge })).toMatch(/^ {2}pebbles \+\d+\.\d %$/m)
    const words = { ...pebbles.words, reason: () => 'You would have more pebbles.' }
    expect(await told({ judge, words })).toMatch(/^ {2}You would have more pebbles\.$/m)
    expect(await told({})).toContain('\n  No single reason: what was tried from there went better.')
  })

  it('refuses a record without moves', async () => {
    const empty = RECORD.replace(/\d \w+ take \d\n/g, '')
    const { code, err } = await hear(['coach', fileWith(empty)])
    expect(code).toBe(2)
    expect(err).toContain('has no moves')
  })
})
