import { describe, expect, test } from 'vitest'
import {
  between,
  capital,
  cell,
  choices,
  fieldsIn,
  flag,
  flow,
  indexesIn,
  indexIn,
  inWords,
  type Line,
  listIn,
  make1,
  MoveList,
  onlyFields,
  plural,
  readerOf,
  type Refusal,
  refusalText,
  sentence,
  span,
  trimmed,
  voiceFor,
  wholeNumber,
  wrap,
  Wrong,
} from '../src/index.ts'

const textOf = (line: Line): string => line.map(({ text }) => text).join('')

describe('a list of moves', () => {
  test('is shortened, given away when it is complete, and then begins anew', () => {
    const list = new MoveList()
    list.pushAll([make1(1, 2), make1(1, 3), make1(1, 4)])
    list.length = 2
    const first = list.take()
    expect(list.length).toBe(0)
    list.push(make1(2, 0))
    expect([first, list.get(0), list.take()]).toEqual([[make1(1, 2), make1(1, 3)], make1(2, 0), [make1(2, 0)]])
  })
})

describe('the sentence of a refusal', () => {
  const refused: Refusal = { rule: 'X-1', code: 'far', args: { from: 'Ceres', bands: 2 } }
  const fill = (name: string, kind: string): string => `<${name} as ${kind}>`

  test('fills the line of its code and names the rule', () => {
    expect(refusalText({ far: '{from:place} is {bands} away' }, refused, fill)).toBe(
      '<from as place> is <bands as bands> away (X-1)',
    )
    expect(refusalText({ far: 'too far' }, refused, fill)).toBe('Too far (X-1)')
  })

  test('is never broken, even for a code without a line', () => {
    expect(refusalText({}, refused, fill)).toBe('That is not open now (X-1)')
  })
})

describe('a sentence about players', () => {
  const names = ['UN', 'Nomads']
  const say = (you: number | undefined): string[] => {
    const { does, whom, whose } = voiceFor((seat) => names[seat] ?? '', you)
    const verbs = ['take', 'pass', 'carry', 'play', 'go', 'have', 'be']
    return [...verbs.map((verb) => does(0, verb)), whom(0), whose(0), does(1, 'be'), whose(1)]
  }

  test('calls its reader you, and everybody else by name', () => {
    const named = ['UN takes', 'UN passes', 'UN carries', 'UN plays', 'UN goes', 'UN has', 'UN is', 'UN', "UN's"]
    expect(say(undefined)).toEqual([...named, 'Nomads are', "Nomads'"])
    expect(say(1)).toEqual([...named, 'You are', 'your'])
    const yours = ['You take', 'You pass', 'You carry', 'You play', 'You go', 'You have', 'You are', 'you', 'your']
    expect(say(0)).toEqual([...yours, 'Nomads are', "Nomads'"])
  })
  test('takes a name as one person where the game says so', () => {
    const { does } = voiceFor(
      () => 'Chris',
      undefined,
      () => false,
    )
    expect(does(0, 'take')).toBe('Chris takes')
  })
})

describe('a position', () => {
  test('is read, or refused with what is wrong; only bugs are thrown', () => {
    const read = readerOf((json) => wholeNumber(json, 'n', 0))
    expect(read(3)).toEqual({ ok: true, value: 3 })
    expect(read('x')).toMatchObject({ ok: false, error: { at: 'n' } })
    const broken = readerOf(() => {
      throw new TypeError('no frame')
    })
    expect(() => broken(null)).toThrow('no frame')
  })
})

describe('fields', () => {
  const problem = (read: () => unknown): unknown => {
    try {
      return read()
    } catch (error) {
      return error instanceof Wrong ? `${error.problem.at}: ${error.problem.expected}` : 'threw'
    }
  }

  test('give a value, the usual one where nothing is said', () => {
    expect([
      wholeNumber(3, 'n', 0),
      wholeNumber(undefined, 'n', 7),
      flag(true, 'f', false),
      flag(undefined, 'f', true),
    ]).toEqual([3, 7, true, true])
    expect([fieldsIn(undefined, 'x'), listIn(undefined, 'x'), indexesIn(['b', 'a'], ['a', 'b'], 'x')]).toEqual([
      {},
      [],
      [1, 0],
    ])
  })

  test('say where something is wrong and what was expected', () => {
    expect(problem(() => wholeNumber(-1, 'n', 0, 9))).toBe('n: a whole number from 0 to 9')
    expect(problem(() => flag('yes', 'f', true))).toBe('f: true or false')
    expect(problem(() => indexIn('c', ['a', 'b'], 'x'))).toBe('x "c": one of a, b')
    expect(problem(() => fieldsIn([], 'x'))).toBe('x: an object')
    expect(problem(() => listIn({}, 'x'))).toBe('x: a list')
    expect(problem(() => onlyFields({ a: 1, z: 1 }, ['a'], 'field'))).toBe('field "z": one of a')
  })
})

describe('words', () => {
  test('plurals, lists and sentences', () => {
    expect([plural(1, 'card'), plural(2, 'card'), plural(2, 'die', 'dice')]).toEqual(['1 card', '2 cards', '2 dice'])
    expect([inWords(['a']), inWords(['a', 'b', 'c']), choices(['a', 'b']), choices(['a', 'b', 'c'])]).toEqual([
      'a',
      'a, b and c',
      'a or b',
      'a, b, or c',
    ])
    expect([capital('stop'), sentence('stop'), sentence('Why?')]).toEqual(['Stop', 'Stop.', 'Why?'])
  })

  test('cells are padded, parts flow and long lines wrap with an indent', () => {
    expect(textOf(between([cell([span('a')], 3), [span('b')]], '|'))).toBe('a  |b')
    expect(textOf(trimmed([span('a'), span('   ')]))).toBe('a')
    expect(wrap([span('one two three')], 2, 8).map(textOf)).toEqual(['one two', '  three'])
    expect(flow([span('> ')], [[span('aaaa')], [span('bbbb')]], 9).map(textOf)).toEqual(['> aaaa', '  bbbb'])
  })
})
