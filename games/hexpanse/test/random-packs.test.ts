import { rngFrom } from '@orrery/kernel'
import { counted, faultText, playRandom } from '@orrery/testkit'
import { expect, test } from 'vitest'
import { packs as input } from '../input/index.ts'
import { game } from '../src/index.ts'
import { packs } from '../src/packs.ts'
import { packs as words } from '../words/packs.ts'

/* Packs cannot break the rules: whatever can be read can be played to its end, and every text of it is whole. */

const PACKS = counted(6, 250)
const GAMES = 4

test(`${PACKS * GAMES} games with random packs have no fault and an end`, { timeout: 0 }, () => {
  for (let n = 0; n < PACKS; n++) {
    const pack = input.random(rngFrom(`pack ${n}`))
    expect(input.read(JSON.parse(JSON.stringify(pack)))).toMatchObject({ ok: true })
    for (const { row, text } of words.text(pack))
      expect(`${row}: ${text}`).not.toMatch(/undefined|unknown|\[object|: $/)
    const hash = packs.keep(pack)
    for (const difference of packs.differences(hash))
      expect(JSON.stringify(words.difference(difference, pack))).not.toMatch(/undefined|\[object/)
    for (let i = 0; i < GAMES; i++) {
      const { outcome, errors } = playRandom(game, { pack: hash }, 2 + (i % 3), `random packs ${n}/${i}`, {
        check: 'light',
      })
      expect(errors.map(faultText)).toEqual([])
      expect(outcome).toBeDefined()
    }
  }
})
