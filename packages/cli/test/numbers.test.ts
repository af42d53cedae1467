import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Amount, type Count, type Flag, isNumeric } from '../src/flag.ts'
import { readFlags } from '../src/flags.ts'
import { COMMANDS } from '../src/orrery.ts'
import { folder, hear, isOneSentence, spawned } from './world.ts'

interface Row {
  readonly command: string
  readonly name: string
  readonly flag: Count | Amount
}

const ROWS: readonly Row[] = COMMANDS.flatMap((command) =>
  Object.entries(command.flags).flatMap(([name, flag]) =>
    isNumeric(flag) ? [{ command: command.name, name, flag }] : [],
  ),
)

const NO_NUMBERS = [
  'abc',
  '-1',
  '-0',
  '+1',
  '1e9',
  '1e-1',
  '0x10',
  'NaN',
  'Infinity',
  '1,5',
  ' ',
  ' 1',
  '1 2',
  '9'.repeat(400),
]

const smallest = (flag: Count | Amount): number => (flag.kind === 'amount' ? 0 : (flag.min ?? 1))

const badValues = (flag: Count | Amount): readonly string[] => [
  ...NO_NUMBERS,
  ...(flag.kind === 'count' ? ['1.5', '1.0', '.5'] : ['0', '0.0', '.', '1.2.3']),
  ...(flag.kind === 'count' && smallest(flag) > 0 ? [String(smallest(flag) - 1)] : []),
  String((flag.max ?? Number.MAX_SAFE_INTEGER) + 1),
]

const goodValues = (flag: Count | Amount): readonly string[] => [
  flag.kind === 'amount' ? '0.01' : String(smallest(flag)),
  String(flag.max ?? Number.MAX_SAFE_INTEGER),
  ...(flag.preset === undefined ? [] : [String(flag.preset)]),
]

describe('every number on the command line', () => {
  it('is known to this test', () => {
    expect(ROWS.map(({ command, name }) => `${command} --${name}`).sort()).toEqual([
      'arena --games',
      'arena --jobs',
      'arena --scale',
      'arena --seats',
      'balance --games',
      'balance --jobs',
      'balance --scale',
      'balance --seats',
      'bench --seconds',
      'calibrate --games',
      'calibrate --iterations',
      'calibrate --scale',
      'calibrate --seats',
      'coach --iterations',
      'load --moves-per-second',
      'load --seats',
      'load --seconds',
      'load --tables',
      'play --seats',
      'puzzles --count',
      'puzzles --iterations',
      'puzzles --look',
      'puzzles --seats',
      'replay --at',
      'serve --coach',
      'serve --expire-days',
      'serve --metrics-port',
      'serve --port',
      'serve --rate',
      'serve --scale',
      'serve --think',
      'simulate --games',
      'simulate --jobs',
      'simulate --seats',
      'train --games',
      'train --generations',
      'train --match',
      'train --units',
      'worker --coach',
      'worker --scale',
      'worker --think',
    ])
  })

  it.each(ROWS)(
    'is refused before $command runs when --$name is out of range or no number',
    async ({ command, name, flag }) => {
      for (const bad of badValues(flag)) {
        // Without games, and without the file some of them need, no command could run.
        for (const given of [[`--${name}=${bad}`], [`--${name}`, bad]]) {
          const { code, out, err } = await hear([command, ...given], { games: [] })
          expect(err).toMatch(new RegExp(`^orrery: --${name} must be a (whole )?number .*, not "`))
          expect(err).toSatisfy(isOneSentence)
          expect({ code, out }).toEqual({ code: 2, out: '' })
        }
      }
    },
  )

  it.each(ROWS)('is refused when --$name of $command has no value', async ({ command, name }) => {
    for (const given of [[`--${name}`], [`--${name}=`], [`--${name}`, ''], [`--${name}`, '--json']]) {
      const { code, err } = await hear([command, ...given], { games: [] })
      expect(err).toContain(`--${name} needs a value`)
      expect(err).toSatisfy(isOneSentence)
      expect(code).toBe(2)
    }
  })

  it.each(ROWS)('is accepted within the range of $command --$name', ({ command, name, flag }) => {
    for (const good of goodValues(flag))
      expect(readFlags(command, { [name]: flag }, [`--${name}`, good]).number(name)).toBe(Number(good))
  })

  it.each(ROWS)('has the last word and every word checked: $command --$name', async ({ command, name, flag }) => {
    const [good = '', other = ''] = goodValues(flag)
    const twice = [`--${name}=${good}`, `--${name}=${other}`]
    expect(readFlags(command, { [name]: flag }, twice).number(name)).toBe(Number(other))
    expect((await hear([command, `--${name}=abc`, `--${name}=${good}`], { games: [] })).code).toBe(2)
  })

  it.each(ROWS)('has its range and default in the help: $command --$name', async ({ command, name, flag }) => {
    const { out } = await hear([command, '--help'])
    const line = out.split('\n').find((text) => text.startsWith(`  --${name} `))
    if (flag.max !== undefined) expect(line).toMatch(new RegExp(`(\\d to|at most) ${flag.max}`))
    if (flag.preset !== undefined) expect(line?.endsWith(` (${flag.preset})`)).toBe(true)
  })

  it('cannot be read from a flag that is not declared as one', () => {
    const text: Flag = { kind: 'text', value: 'N', about: '' }
    expect(() => readFlags('x', { games: text }, ['--games', '5']).number('games')).toThrow('not declared as a number')
  })

  it('ends the process at once when it is wrong', () => {
    const data = join(folder(), 'data')
    for (const line of [`serve --data ${data} --port abc`, 'simulate --jobs 1e9', 'bench --seconds -1']) {
      const { code, err } = spawned(line.split(' '))
      expect(err).toSatisfy(isOneSentence)
      expect(code).toBe(2)
    }
    expect(existsSync(data)).toBe(false)
  })
})

describe('flags that contradict each other', () => {
  it.each([
    ['bench --web --seconds 2', 'leave --seconds out'],
    ['bench --web --game pebbles', 'leave --game out'],
    ['simulate --light', 'say --check as well'],
  ])('are refused: %s', async (line, hint) => {
    const { code, err } = await hear(line.split(' '))
    expect(err).toContain(hint)
    expect(err).toSatisfy(isOneSentence)
    expect(code).toBe(2)
  })
})
