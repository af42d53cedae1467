import type { Move } from '../src/index.ts'
import { firstArg, kindOf, make0, make1, make2, moveTable, onlyArg, secondArg } from '../src/index.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const PLACES = ['earth', 'mars', 'the-rings']
const CARDS = ['a1', 'A.P.', 'c+']
const table = moveTable(
  ['take {number}', 'take {card}', 'move {place}>{place}', 'pass', 'pay {number} to {place}', 'mask {bits}'],
  {
    number: ['0', '1', '2', '3'],
    card: CARDS,
    place: PLACES,
    bits: {
      print: (value) => value.toString(2),
      parse: (text) => (/^[01]+$/.test(text) ? Number.parseInt(text, 2) : undefined),
      example: '101',
    },
  },
)

const problem = (text: unknown): unknown => {
  const result = table.parse(text)
  return result.ok ? `read as ${table.print(result.value)}` : result.error
}

const anyMove = fc.oneof(
  fc.nat(3).map((n) => make1(0, n)),
  fc.nat(2).map((n) => make1(1, n)),
  fc.tuple(fc.nat(2), fc.nat(2)).map(([a, b]) => make2(2, a, b)),
  fc.constant(make0(3)),
  fc.tuple(fc.nat(3), fc.nat(2)).map(([a, b]) => make2(4, a, b)),
  fc.nat(2 ** 20 - 1).map((bits) => make1(5, bits)),
)

describe('the numbers', () => {
  test('two arguments of ten bits and a kind come out as they went in', () => {
    fc.assert(
      fc.property(fc.nat(2047), fc.nat(1023), fc.nat(1023), (kind, a, b) => {
        const move = make2(kind, a, b)
        expect([kindOf(move), firstArg(move), secondArg(move)]).toEqual([kind, a, b])
      }),
    )
  })

  test('one argument of twenty bits and a kind come out as they went in', () => {
    fc.assert(
      fc.property(fc.nat(2047), fc.nat(2 ** 20 - 1), (kind, a) => {
        const move = make1(kind, a)
        expect([kindOf(move), onlyArg(move)]).toEqual([kind, a])
      }),
    )
  })
})

describe('print and parse', () => {
  test('what is printed is read back as the same move', () => {
    fc.assert(
      fc.property(anyMove, (move) => {
        expect(table.parse(table.print(move))).toEqual({ ok: true, value: move })
      }),
    )
  })

  test('lines look like their patterns', () => {
    const lines = [make1(0, 2), make1(1, 1), make2(2, 0, 2), make0(3), make2(4, 3, 1), make1(5, 5)]
    expect(lines.map(table.print)).toEqual([
      'take 2',
      'take A.P.',
      'move earth>the-rings',
      'pass',
      'pay 3 to mars',
      'mask 101',
    ])
  })

  test.each([
    ['MOVE Earth > MARS', 'move earth>mars'],
    ['  move   earth>mars ', 'move earth>mars'],
    ['Take a.p.', 'take A.P.'],
    ['take C+', 'take c+'],
    ['pay 2  to the-Rings', 'pay 2 to the-rings'],
  ])('case and spare spaces do not matter: %j', (text, line) => {
    expect(problem(text)).toBe(`read as ${line}`)
  })

  test('patterns with the same head are tried in turn', () => {
    expect([problem('take 3'), problem('take a1')]).toEqual(['read as take 3', 'read as take a1'])
  })

  test('a pattern is words, not a regular expression', () => {
    expect(problem('take AxPx')).toMatchObject({ at: 'number or card "AxPx"' })
  })

  test('a number outside the table is printed as itself', () => {
    expect(table.print(make0(99))).toBe(`#${make0(99)}`)
    expect(table.print(make1(0, 77))).toBe('take #77')
  })
})

describe('problems', () => {
  test('an unknown argument is named, with what was expected by every line that almost fits', () => {
    expect(problem('move earth>pluto')).toEqual({ at: 'place "pluto"', expected: 'one of earth, mars, the-rings' })
    expect(problem('take nine')).toEqual({
      at: 'number or card "nine"',
      expected: 'one of 0, 1, 2, 3, or one of a1, A.P., c+',
    })
    expect(problem('mask 12')).toEqual({ at: 'bits "12"', expected: 'such as 101' })
  })

  test('of two lines with one head, the one that was understood further says what was expected', () => {
    const two = moveTable(['give {card} {place}', 'give {number} {place}'], {
      card: CARDS,
      number: ['1'],
      place: PLACES,
    })
    expect(two.parse('give 1 pluto')).toMatchObject({ error: { at: 'place "pluto"' } })
    expect(two.parse('give a1 pluto')).toMatchObject({ error: { at: 'place "pluto"' } })
  })

  test('a known head with the wrong shape is answered with its own patterns only', () => {
    expect(problem('move earth')).toEqual({ at: 'move "move earth"', expected: 'move {place}>{place}' })
    expect(problem('take')).toEqual({ at: 'move "take"', expected: 'one of: take {number}, take {card}' })
  })

  test('an unknown head is answered with all patterns', () => {
    expect(problem('jump')).toMatchObject({
      at: 'move "jump"',
      expected: expect.stringContaining('pass, pay') as string,
    })
    expect(problem('')).toMatchObject({ at: 'move ""' })
  })

  test.each([undefined, 7, null, { move: 'pass' }, 'take 1'.padEnd(5000)])(
    'only a short text is a move: %j',
    (text) => {
      expect(problem(text)).toMatchObject({ at: 'move' })
    },
  )

  test('a value that does not fit its bits is not read as another move', () => {
    expect(problem(`mask ${'1'.repeat(21)}`)).toMatchObject({ expected: 'such as 101' })
  })

  test('no text at all makes parse throw', () => {
    fc.assert(fc.property(fc.string(), (text) => void table.parse(text)))
  })
})

describe('a table that cannot work is a bug of its author', () => {
  test.each([
    ['give {what}', 'no words for {what}'],
    ['a {x} {x} {x}', 'more than two'],
    ['undo {x}', 'records need'],
  ])('%j', (pattern, message) => {
    expect(() => moveTable([pattern], { x: ['1'] })).toThrow(message)
  })
})

test('a move is a plain small integer', () => {
  const move: Move = make2(3, 1, 2)
  expect(move).toBe(3 * 2 ** 20 + 1024 + 2)
})
