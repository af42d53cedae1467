import { readRecord, writeRecord, type GameRecord, type LogEntry } from '../src/index.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const HASH = '00112233445566778899aabbccddeeff'

const EXAMPLE = `orrery record 1
game nim
rules 1
seats 2
options {"heap":"7"}
names ["Ada","Ben"]
seed 3f9a
1 Red take 3
2 Blue take 1
3 Blue undo 1
4 Blue take 2
end 4 entries, hash ${HASH}
`

const lines = EXAMPLE.trimEnd().split('\n')
const withLine = (number: number, text: string): string => lines.with(number - 1, text).join('\n')
const without = (number: number): string => lines.toSpliced(number - 1, 1).join('\n')

const problem = (text: string): unknown => {
  const result = readRecord(text)
  return result.ok ? 'no problem' : result.error
}

const word = fc.string({ unit: 'binary', minLength: 1 })
const moveText = fc.stringMatching(/^[a-tv-z][a-z0-9>-]*( [a-z0-9>-]+)?$/)
const anyLog = fc
  .array(fc.oneof(fc.record({ side: word, move: moveText }), fc.record({ side: word, undo: fc.nat() })))
  .map((log): LogEntry[] => log.map((entry, i) => ('undo' in entry ? { ...entry, undo: entry.undo % (i + 1) } : entry)))

const anyRecord: fc.Arbitrary<GameRecord> = fc
  .record({
    game: word,
    rulesVersion: fc.nat(999),
    seats: fc.integer({ min: 1, max: 6 }),
    options: fc.constantFrom({}, null, { sets: ['base', 'b c'], flag: true }),
    start: fc.oneof(fc.record({ seed: word }), fc.constant({ position: { a: [1, { b: 'x' }] } })),
    log: anyLog,
    finished: fc.boolean(),
    hash: fc.constantFrom(undefined, HASH),
    named: fc.boolean(),
  })
  .map(({ hash, named, ...rest }) => ({
    format: 'orrery-record',
    version: 1,
    ...rest,
    ...(hash === undefined ? {} : { hash }),
    ...(named ? { names: Array.from({ length: rest.seats }, (_, i) => `player "${i}"\n#`) } : {}),
  }))

describe('writing and reading', () => {
  test('the example of the format is read as it says', () => {
    expect(readRecord(EXAMPLE)).toEqual({
      ok: true,
      value: {
        format: 'orrery-record',
        version: 1,
        game: 'nim',
        rulesVersion: 1,
        seats: 2,
        options: { heap: '7' },
        names: ['Ada', 'Ben'],
        start: { seed: '3f9a' },
        log: [
          { side: 'Red', move: 'take 3' },
          { side: 'Blue', move: 'take 1' },
          { side: 'Blue', undo: 1 },
          { side: 'Blue', move: 'take 2' },
        ],
        finished: true,
        hash: HASH,
      },
    })
  })

  test('what was read is written as the same text', () => {
    const record = readRecord(EXAMPLE)
    expect(record.ok && writeRecord(record.value)).toBe(EXAMPLE)
  })

  test('every record is read back as it was written, whatever its sides, seed and names', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(readRecord(writeRecord(record))).toEqual({ ok: true, value: record })
      }),
    )
  })

  test('remarks, empty lines, spare spaces and the line ends of another system do not matter', () => {
    const text = EXAMPLE.replace('1 Red', '# the opening\n\n 1   Red').replaceAll('\n', '\r\n')
    expect(readRecord(text)).toEqual(readRecord(EXAMPLE))
  })

  test('a game written by hand may close with a bare "open"', () => {
    const record = readRecord(withLine(12, 'open'))
    expect(record.ok && [record.value.finished, record.value.hash, record.value.log.length]).toEqual([
      false,
      undefined,
      4,
    ])
  })
})

describe('what cannot be read is named with its line', () => {
  test.each([
    ['another file', 'PK 1234', { at: 'line 1', expected: '"orrery record 1"' }],
    ['an empty file', '', { at: 'the end of the file', expected: '"orrery record 1"' }],
    ['another version', withLine(1, 'orrery record 2'), { at: 'line 1', expected: '"orrery record 1"' }],
    [
      'a header left out',
      without(3),
      { at: 'line 3', expected: '"rules" and the version of the rules, a whole number' },
    ],
    ['an unknown header', withLine(5, 'colour red'), { at: 'line 5', expected: '"options" and JSON' }],
    ['a broken number', withLine(4, 'seats two'), { at: 'line 4', expected: '"seats" and their number' }],
    ['broken JSON', withLine(5, 'options {"heap":'), { at: 'line 5', expected: '"options" and JSON' }],
    ['neither seed nor position', without(7), { at: 'line 7' }],
    ['names for other seats', withLine(6, 'names ["Ada"]'), { at: 'line 6' }],
    ['a seed of two words', withLine(7, 'seed a b'), { at: 'line 7' }],
    ['an entry that is none', withLine(9, 'Blue take 1'), { at: 'line 9' }],
    [
      'a number used twice',
      withLine(9, '1 Blue take 1'),
      { at: 'line 9', expected: expect.stringContaining('entry 2') as string },
    ],
    ['a number left out', without(9), { at: 'line 9', expected: expect.stringContaining('entry 2') as string }],
    [
      'an undo into the future',
      withLine(10, '3 Blue undo 3'),
      { at: 'line 10', expected: expect.stringContaining('earlier') as string },
    ],
    [
      'a wrong count',
      withLine(12, `end 5 entries, hash ${HASH}`),
      { at: 'line 12', expected: '5 entries before this line, not 4' },
    ],
    ['a cut hash', withLine(12, 'end 4 entries, hash 0011'), { at: 'line 12' }],
    ['an end without a count', withLine(12, 'end'), { at: 'line 12' }],
    ['something after the end', `${EXAMPLE}5 Red take 1\n`, { at: 'line 13', expected: 'nothing more' }],
  ])('%s', (_what, text, expected) => {
    expect(problem(text)).toMatchObject(expected)
  })

  test('a record cut off at any line is refused', () => {
    for (let n = 0; n < lines.length; n++) expect(readRecord(lines.slice(0, n).join('\n')).ok, `${n} lines`).toBe(false)
    expect(problem(without(12))).toMatchObject({
      at: 'the end of the file',
      expected: expect.stringContaining('cut off') as string,
    })
  })

  test('no text at all makes reading throw', () => {
    const line = fc.oneof(fc.constantFrom(...lines), fc.string())
    fc.assert(fc.property(fc.array(line), (some) => void readRecord(some.join('\n'))))
  })
})
