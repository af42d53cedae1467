import { describe, expect, it } from 'vitest'
import { nearest } from '../src/flags.ts'
import { pebbles } from './pebbles.ts'
import { fileWith, folder, hear, isOneSentence } from './world.ts'

const RECORD =
  'orrery record 1\ngame pebbles\nrules 1\nseats 2\noptions {}\nseed x\n1 Red take 3\n2 Blue take 3\nopen\n'

describe('help', () => {
  it.each([[[]], [['--help']], [['-h']], [['help']]])('lists the commands: %j', async (argv) => {
    const { code, out, err } = await hear(argv)
    expect(code).toBe(0)
    expect(err).toBe('')
    for (const name of [
      'serve',
      'play',
      'simulate',
      'arena',
      'balance',
      'replay',
      'coach',
      'calibrate',
      'position',
      'referee',
      'bench',
    ])
      expect(out).toContain(`\n  ${name} `)
  })

  it.each([
    'serve',
    'play',
    'simulate',
    'arena',
    'balance',
    'replay',
    'coach',
    'calibrate',
    'position',
    'referee',
    'bench',
  ])('of %s has examples and every flag', async (name) => {
    const { code, out } = await hear([name, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`Usage: orrery ${name}`)
    expect(out).toContain(`Examples:\n  orrery ${name}`)
    expect(await hear(['help', name])).toMatchObject({ code: 0, out })
  })

  it('tells which games there are, wherever one may be named', async () => {
    const says = 'Games, the first unless --game names another:\n  pebbles  Pebbles, 2 to 3 seats\n'
    expect((await hear(['play', '--help'])).out).toContain(says)
    expect((await hear(['serve', '--help'])).out).not.toContain('Games,')
  })
})

describe('what is wrong is said in one sentence, with exit code 2', () => {
  it.each([
    ['an unknown command', 'pley', 'did you mean play'],
    [
      'a command nobody could mean',
      'xyzzy',
      'say serve, worker, verify, export, import, backup, restore, play, simulate, arena, balance, replay, verify-fair, coach, calibrate, train, position, puzzles, pack, referee, bench or load',
    ],
    ['an unknown flag', 'simulate --seets 2', 'did you mean --seats'],
    ['an unknown short flag', 'play -q', 'no flag -q'],
    ['a word too many', 'simulate 200', 'not "200"'],
    ['a flag without its value', 'simulate --games', '--games needs a value'],
    ['a flag that swallowed another', 'simulate --games --json', '--games needs a value'],
    ['a switch with a value', 'simulate --json=yes', '--json takes no value'],
    ['an unknown game', 'play --game chess', 'no game "chess": say pebbles'],
    ['too many seats', 'play --seats 9', 'for 2 to 3 seats'],
    ['too few seats', 'simulate --seats 1', 'for 2 to 3 seats'],
    ['no seats', 'simulate --seats 0', '--seats must be a whole number of at least 1'],
    ['seats that are no number', 'simulate --seats two', '--seats must be a whole number'],
    ['no games', 'simulate --games 0', 'from 1 to 10000000'],
    ['half a job', 'simulate --jobs 0.5', '--jobs must be a whole number'],
    ['an unknown bot', 'simulate --bots clever', 'no bot "clever": say random, rookie'],
    ['the wrong number of bots', 'simulate --seats 3 --bots greedy,random', 'name one for all, or 3'],
    ['an unknown option', 'play --set colour=red', 'no option "colour": --set knows seating'],
    ['an option without its value', 'play --set seating', '--set seating=Red|Blue|Green'],
    ['an option the game refuses', 'play --set seating=Red,Red', 'seating: expected Red, Blue in some order'],
    ['a side nobody plays', 'play --you Pink', '--you may be Red or Blue, or a seat from 1 to 2'],
    ['a side in a hot-seat game', 'play --bots none --you Red', 'leave --you out'],
    ['light checks of nothing', 'simulate --light', 'say --check as well'],
    ['a script that is not there', 'play --script no-such-file', 'no-such-file cannot be read: there is no such file'],
    ['no record', 'replay', 'replay needs a record file'],
    ['two records', 'replay a b', '"b" is one too many'],
    ['a record that is not there', 'replay no-such-file', 'there is no such file'],
    ['a position without a verb', 'position puzzle.json', 'orrery position run FILE'],
    ['a position that is not there', 'position run no-such-file', 'there is no such file'],
    ['an unknown bot for a report', 'balance --bots clever', 'no bot "clever": say random, rookie'],
    ['a report on two bots', 'balance --bots greedy,random', 'no bot "greedy,random"'],
    ['a report on no games', 'balance --games 0', 'from 1 to 10000000'],
    ['an option nobody can mix', 'balance --mix seating', 'no option to mix'],
    ['tempers nobody has', 'balance --habits', 'one temper only: leave --habits out'],
    ['a report into a file', 'balance --out README.md/reports', 'The folder README.md/reports cannot be made'],
    ['no time', 'bench --seconds 0', '--seconds must be a number above 0'],
  ])('%s', async (_, line, hint) => {
    const { code, out, err } = await hear(line.split(' '))
    expect(err).toContain(hint)
    expect(err).toSatisfy(isOneSentence)
    expect(code).toBe(2)
    expect(out).toBe('')
  })

  it.each([
    ['no record at all', 'hello', 'line 1: expected "orrery record 1"'],
    ['a truncated record', RECORD.slice(0, -6), 'the record is cut off'],
    ['a record of other rules', RECORD.replace('rules 1', 'rules 7'), 'rules version 7; this program plays version 1'],
    ['a record of an unknown game', RECORD.replace('pebbles', 'chess'), 'no game "chess"'],
    ['a record with an illegal move', RECORD.replace('2 Blue take 3', '2 Red take 3'), 'entry 2'],
    ['a record with no such move', RECORD.replace('take 3', 'fly'), 'entry 1'],
    ['a record with another end', RECORD.replace('open', `end 2 entries, hash ${'0'.repeat(32)}`), 'the last line'],
  ])('%s', async (_, text, hint) => {
    const { code, err } = await hear(['replay', fileWith(text)])
    expect(err).toContain(hint)
    expect(err).toSatisfy(isOneSentence)
    expect(code).toBe(2)
  })

  it.each([
    ['broken JSON', '{"heap": ', 'is not JSON'],
    ['JSON that is no position', '[1, 2]', 'expected an object'],
    ['a position with a bad field', '{"heap": "many"}', 'heap: expected a whole number'],
    ['a position in its wrapper with a bad field', '{"position": {}, "moves": []}', 'heap: expected a whole number'],
  ])('%s', async (_, text, hint) => {
    const { code, err } = await hear(['position', 'run', fileWith(text)])
    expect(err).toContain(hint)
    expect(err).toSatisfy(isOneSentence)
    expect(code).toBe(2)
  })

  it('a folder where a file should be', async () => {
    const { code, err } = await hear(['replay', folder()])
    expect(err).toContain('it is a folder')
    expect(code).toBe(2)
  })

  it('a saved game with a table of its own', async () => {
    const { code, err } = await hear(['play', '--load', fileWith(RECORD), '--seats', '3'])
    expect(err).toContain('leave --seats out')
    expect(code).toBe(2)
  })
})

describe('a bug', () => {
  const broken = {
    ...pebbles,
    game: {
      ...pebbles.game,
      setup: (): never => {
        throw new TypeError('cannot read\nproperty')
      },
    },
  }

  it('is told in one sentence, with exit code 70', async () => {
    const { code, err } = await hear(['simulate'], { games: [broken] })
    expect(err).toBe('orrery: this is a bug (cannot read property); run it again with ORRERY_DEBUG=1 to see where.\n')
    expect(code).toBe(70)
  })

  it('is thrown with ORRERY_DEBUG', async () => {
    await expect(hear(['simulate'], { games: [broken], env: { ORRERY_DEBUG: '1' } })).rejects.toThrow(TypeError)
  })
})

describe('the nearest word', () => {
  it.each([
    ['sim', 'simulate'],
    ['benhc', 'bench'],
    ['paly', 'play'],
    ['qqqq', undefined],
    ['', undefined],
  ])('to "%s" is %s', (said, word) => {
    expect(nearest(said, ['play', 'simulate', 'bench'])).toBe(word)
  })
})
