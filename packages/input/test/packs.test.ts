import { type Json, type Pack, rngFrom } from '@orrery/kernel'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { titled, namedPart } from '../src/pack-fields.ts'
import { packInput } from '../src/packs.ts'
import { readInput } from '../src/read.ts'
import { changedValue, randomValue } from '../src/random.ts'

const step: z.ZodMiniType = namedPart(
  'step',
  'Step',
  z.discriminatedUnion('op', [
    z.strictObject({ op: z.literal('gain'), n: z.int().check(z.gte(1), z.lte(3)) }),
    z.strictObject({
      op: z.literal('choose'),
      of: z.array(z.lazy(() => step)).check(z.minLength(2), z.maxLength(3)),
      note: z.exactOptional(z.nullable(z.string().check(z.minLength(1), z.maxLength(4)))),
    }),
  ]),
)
const card = z.strictObject({
  title: z.exactOptional(titled('Title', z.string().check(z.minLength(1), z.maxLength(9)))),
  cost: z.exactOptional(z.int().check(z.gte(0), z.lte(9))),
  steps: z.exactOptional(z.array(step).check(z.minLength(1), z.maxLength(3))),
  spot: z.exactOptional(z.tuple([z.enum(['a', 'b']), z.boolean()])),
  provenance: z.exactOptional(z.record(z.string(), z.string())),
})
const schema = z.strictObject({
  game: z.literal('pebbles'),
  name: z.string(),
  version: z.string(),
  cards: z.exactOptional(z.strictObject({ A: z.exactOptional(card), B: z.exactOptional(card) })),
})
const delivered: Pack = {
  game: 'pebbles',
  name: 'All',
  version: '1',
  cards: {
    A: { title: 'Axe', cost: 2, steps: [{ op: 'gain', n: 1 }], spot: ['a', true], provenance: { title: 'house' } },
    B: {
      title: 'Bow',
      cost: 3,
      steps: [
        {
          op: 'choose',
          of: [
            { op: 'gain', n: 1 },
            { op: 'gain', n: 2 },
          ],
        },
      ],
      spot: ['b', false],
    },
  },
}
type Card = { readonly cost?: number }
const cardsOf = (pack: Pack): readonly Card[] => Object.values((pack['cards'] ?? {}) as { readonly [id: string]: Card })

const packs = packInput({
  schema,
  check: (pack) =>
    cardsOf(pack).flatMap(({ cost }) => (cost === 7 ? [{ at: 'cards.A.cost', expected: 'no seven' }] : [])),
  delivered: () => delivered,
})

test('shape first, then what the rules say; what was found is told', () => {
  const pack = (A: Json): Json => ({ game: 'pebbles', name: 'x', version: '1', cards: { A } })
  expect(packs.read(pack({ cost: 3 }))).toMatchObject({ ok: true })
  expect(packs.read(pack({ cost: 10 }))).toEqual({
    ok: false,
    error: [{ at: 'cards.A.cost', found: '10', expected: 'at most 9' }],
  })
  expect(packs.read(pack({ cost: 7 }))).toMatchObject({ error: [{ found: '7', expected: 'no seven' }] })
  expect(packs.read(pack({ steps: [{ op: 'gain' }] }))).toMatchObject({
    error: [{ at: 'cards.A.steps[0].n', found: 'nothing' }],
  })
  expect(packs.read(pack({ title: 'x'.repeat(200) }))).toMatchObject({ error: [{ found: `"${'x'.repeat(59)}...` }] })
})

test('the schema names its shared parts and titles', () => {
  expect(packs.schema()).toMatchObject({ $defs: { step: { title: 'Step' } } })
})

test('random values and changed ones fit their schema', () => {
  const rng = rngFrom('values')
  for (let i = 0; i < 300; i++) {
    const made = randomValue(card, rng)
    expect(readInput(card, made)).toMatchObject({ ok: true })
    // A list may grow or shrink beyond its bounds when it is changed; everything else fits.
    const changed = changedValue(step, randomValue(step, rng), rng)
    expect((changed as { readonly op: string }).op).toMatch(/gain|choose/)
  }
})

test('random packs can be read, differ, and are the same for the same seed', () => {
  const made = Array.from({ length: 30 }, (_, i) => packs.random(rngFrom(`${i}`)))
  for (const pack of made) expect(packs.read(pack)).toMatchObject({ ok: true })
  expect(new Set(made.map((pack) => JSON.stringify(pack))).size).toBeGreaterThan(15)
  expect(packs.random(rngFrom('3'))).toEqual(made[3])
})
