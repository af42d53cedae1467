import { game } from '@orrery/expanse'
import { games } from '@orrery/games'
import { commitmentOf, fairSeed, itemAt, Match, writeRecord } from '@orrery/kernel'
import { describe, expect, it } from 'vitest'
import { fileWith, hear } from './world.ts'

const SECRET = 'c0ffee'

/** A game from a fair seed, some moves of it. */
function recorded(): string {
  const seed = fairSeed(SECRET, ['horses', ''])
  const match = Match.start(game, { options: {}, seats: 2, seed, names: ['Ann', 'Ben'] })
  if (!match.ok) throw new Error('no match')
  for (let i = 0; i < 30; i++) {
    const [ask] = match.value.pending()
    if (ask === undefined) break
    const offer = match.value.offer(ask.seat)
    match.value.play(ask.seat, itemAt(offer, i % offer.length))
  }
  return writeRecord(match.value.record())
}

describe('verify-fair', () => {
  it('says what a fair record proves', async () => {
    const { code, out } = await hear(['verify-fair', fileWith(recorded())], { games })
    expect(out).toMatch(
      new RegExp(`^Fair: all \\d+ draws follow from the seed\\.\\ncommitment ${commitmentOf(SECRET)}\\nWords added`),
    )
    expect(out).toContain('\n  Ann: horses\n')
    expect(code).toBe(0)
  })

  it('compares with what the table showed, and lists every draw', async () => {
    const file = fileWith(recorded())
    const right = await hear(['verify-fair', file, '--commitment', commitmentOf(SECRET), '--draws'], { games })
    expect(right.out).toMatch(/^1 horses\/: \d+ of 0 to \d+$/m)
    const wrong = await hear(['verify-fair', file, '--commitment', commitmentOf('tea')], { games })
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringMatching(/was dealt from another secret/)])
    const json = await hear(['verify-fair', file, '--json'], { games })
    expect(JSON.parse(json.out)).toMatchObject({ fair: true, commitment: commitmentOf(SECRET), words: ['horses', ''] })
  })

  it('finds a record whose seed was changed', async () => {
    const { code, err } = await hear(['verify-fair', fileWith(recorded().replace(SECRET, 'c0ffef'))], { games })
    expect(code).toBe(2)
    expect(err).toMatch(/does not follow from its seed: /)
  })

  it('refuses a record of another stream with a sentence', async () => {
    const text = 'orrery record 1\ngame pebbles\nrules 1\nseats 2\noptions {}\nseed x\n1 Red take 3\nopen\n'
    const { code, err } = await hear(['verify-fair', fileWith(text)])
    expect(code).toBe(2)
    expect(err).toMatch(/was not dealt from a fair seed, so there is nothing to check\.\n$/)
  })
})
