import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@orrery/kernel'
import { games, type Manifest } from '@orrery/games'
import { describe, expect, it } from 'vitest'
import { csv } from '../src/balance/csv.ts'
import { type Figures, figures, type FigureTable } from '../src/balance/figures.ts'
import { lengths } from '../src/balance/lengths.ts'
import { sentences, type Verdict, verdicts } from '../src/balance/verdicts.ts'
import type { GameEntry } from '../src/registry.ts'
import type { Account } from '../src/simulate/account.ts'
import type { GameReport } from '../src/simulate/game.ts'
import { fixture, type Plan } from '../src/simulate/plan.ts'
import { chooseGame } from '../src/table.ts'
import { pebbles } from './pebbles.ts'
import { folder, hear, type Heard, isOneSentence, spawned } from './world.ts'

interface Shares {
  readonly [thing: string]: { readonly n: number; readonly rate: number; readonly low: number; readonly high: number }
}
interface Json {
  readonly games: number
  readonly page: string
  readonly csv: string
  readonly shares: { readonly [table: string]: Shares }
  readonly lengths: { readonly [of: string]: { readonly mean: number } }
  readonly gates: readonly Verdict[]
  readonly outside: readonly Verdict[]
}

const balance = (line: string, around: { readonly games?: readonly (GameEntry | Manifest)[] } = {}): Promise<Heard> =>
  hear(['balance', '--seed', 's', ...line.split(' ')], around)
const lastLine = ({ out }: Heard): Json => JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as Json

/** The lines of a CSV file as records. */
function records(text: string): readonly { readonly [column: string]: string }[] {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const cells = (line: string): string[] =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare = '']) =>
      quoted === undefined ? bare : quoted.replaceAll('""', '"'),
    )
  const columns = cells(head)
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, i) => [columns[i] ?? '', cell])))
}

/** Every tag is closed in its turn, and no other sign of a tag is left: XML would be content. */
function isWellFormed(html: string): boolean {
  const open: string[] = []
  const rest = html
    .replace('<!doctype html>', '')
    .replaceAll(
      /<(\/?)([a-zA-Z]\w*)((?:\s[\w-]+="[^"<]*")*)(\/?)>/g,
      (_, end: string, name: string, __, closed: string) => {
        if (end === '' && closed === '') open.push(name)
        return end === '' || open.pop() === name ? '' : '<'
      },
    )
  return open.length === 0 && !rest.includes('<')
}

describe('balance', () => {
  it('counts every victory once for its side, its seat and its place in the order of play', async () => {
    const heard = await balance(`--seats 3 --games 90 --bots random --json --out ${folder()}`)
    expect(heard).toMatchObject({ code: 0, err: '' })
    const { shares, games: played } = lastLine(heard)
    expect(played).toBe(90)
    expect(Object.keys(shares)).toEqual(['Sides', 'Seats', 'Order of play', 'Endings'])
    expect(Object.keys(shares['Sides'] ?? {})).toEqual(['Red', 'Blue', 'Green'])
    for (const rows of Object.values(shares)) {
      const all = Object.values(rows)
      expect(all.reduce((sum, { rate }) => sum + rate, 0)).toBeCloseTo(1, 3)
      for (const { n, rate, low, high } of all) {
        expect(n).toBe(90)
        expect(low).toBeLessThanOrEqual(rate)
        expect(high).toBeGreaterThanOrEqual(rate)
      }
    }
  })

  it('tells the same in sentences, and where the files are', async () => {
    const into = folder()
    const { out } = await balance(`--games 40 --bots random --out ${into}`)
    expect(out).toContain('Pebbles, 2 seats, 40 games, seed s\n')
    expect(out).toMatch(/\nRed wins \d+\.\d % \([\d.]+ to [\d.]+\): (in|out)side the gate of 45 to 55 %/)
    expect(out).toMatch(/\n0\.0 % \(0 to [\d.]+\) of all games end by magic: outside the gate of at least 10 %/)
    expect(out).toMatch(/\nTurns in a game: \d\.\d on average/)
    expect(out).toContain(
      `The report is ${join(into, 'pebbles-2.html')}, all figures are in ${join(into, 'pebbles-2.csv')}.`,
    )
  })

  it('names every figure that is outside its gate', async () => {
    const { gates, outside } = lastLine(await balance(`--games 40 --bots random --json --out ${folder()}`))
    expect(gates.map(({ thing }) => thing)).toEqual(['Red', 'Blue', 'by magic'])
    for (const { rate, from, to, inside } of gates) expect(inside).toBe(rate >= from && rate <= to)
    expect(outside).toEqual(gates.filter(({ inside }) => !inside))
    expect(outside.map(({ thing }) => thing)).toContain('by magic')
  })

  it('writes the same page for the same seed, and another one for another', async () => {
    const one = lastLine(await balance(`--games 20 --json --out ${folder()}`))
    const two = lastLine(await balance(`--games 20 --json --out ${folder()}`))
    const other = lastLine(await balance(`--games 20 --seed t --json --out ${folder()}`))
    expect(readFileSync(two.page, 'utf8')).toBe(readFileSync(one.page, 'utf8'))
    expect(readFileSync(two.csv, 'utf8')).toBe(readFileSync(one.csv, 'utf8'))
    expect(readFileSync(other.csv, 'utf8')).not.toBe(readFileSync(one.csv, 'utf8'))
  })

  it('goes into the file it is told, its figures beside it', async () => {
    const into = join(folder(), 'new', 'mine.html')
    const { page, csv: file } = lastLine(await balance(`--games 5 --json --out ${into}`))
    expect([page, file]).toEqual([into, into.replace('.html', '.csv')])
    expect(readFileSync(page, 'utf8')).toContain('href="mine.csv"')
  })

  it('refuses a game without a ledger, before it plays', async () => {
    const { game, words, judge, hasBots } = pebbles
    const { code, err } = await balance('--games 5', { games: [{ game, words, judge, hasBots }] })
    expect(err).toContain('Pebbles keeps no ledger')
    expect(err).toSatisfy(isOneSentence)
    expect(code).toBe(2)
  })

  it('says so when no game came to an end', async () => {
    const stuck = { ...pebbles, game: { ...pebbles.game, apply: (): void => undefined } }
    const none = await balance(`--games 2 --bots random --out ${folder()}`, { games: [stuck] })
    expect(none.err).toContain('game 1: came to no end\n')
    expect(none.err).toContain('No game came to an end')
    expect(none.code).toBe(2)
  })
})

describe('the page of a report', () => {
  const made = (async (): Promise<string> => {
    const heard = await balance(`--seats 3 --games 60 --bots random --json --out ${folder()}`)
    return readFileSync(lastLine(heard).page, 'utf8')
  })()

  it('is well-formed', async () => {
    const html = await made
    expect(isWellFormed(html)).toBe(true)
    expect(isWellFormed(html.replace('</table>', ''))).toBe(false)
    expect(isWellFormed(html.replace('<p>', '<p><'))).toBe(false)
  })

  it('needs no script, no network and no other file', async () => {
    const html = await made
    expect(html).not.toMatch(/<script|<link|<img|@import|@font-face|\bsrc=|https?:|\son\w+=/i)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to)
    expect(links.filter((to) => !to.startsWith('#'))).toEqual(['pebbles-3.csv'])
    for (const to of new Set(links.filter((link) => link.startsWith('#'))))
      expect(html).toContain(`id="${to.slice(1)}"`)
    expect(html.length).toBeLessThan(60_000)
  })

  it('says who wins, with what, over time, how long, and how it was made', async () => {
    const html = await made
    const heads = [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, head]) => head)
    expect(heads).toEqual([
      'In short',
      'Who wins',
      'How games end',
      'Cards',
      'Heaps',
      'Pebbles over time',
      'How long it takes',
      'How it was made',
    ])
    expect(html).toContain('./orrery balance --game pebbles --seats 3 --games 60 --bots random --seed s')
    expect(html).toContain('Heap of 3, &lt;whole&gt;')
  })
})

const plan: Plan = {
  game: 'pebbles',
  seats: 2,
  options: {},
  levels: ['random', 'random'],
  seed: 's',
  games: 4,
  ledger: true,
}

const account: Account = { first: 0, uses: [], standings: [], lengths: {}, ending: '', questions: {}, themes: {} }
const report = (number: number, winners: readonly number[], more: Partial<GameReport> = {}): GameReport => ({
  number,
  decisions: 10 + number,
  sides: number % 2 === 0 ? ['Red', 'Blue'] : ['Blue', 'Red'],
  levels: ['random', 'random'],
  outcome: { scores: [1, 0], winners },
  stuck: false,
  faults: [],
  spent: [],
  options: {},
  habits: [],
  account,
  ...more,
})

const { ledger } = pebbles
const figuresOf = (reports: readonly GameReport[], game: AnyGame = pebbles.game, of: Plan = plan): Figures => {
  if (ledger === undefined) throw new Error('pebbles keeps a ledger')
  return figures(game, ledger, of, reports)
}
const tableOf = ({ tables }: Figures, name: string, how = ''): FigureTable | undefined =>
  tables.find((table) => table.name === name && table.how === how)
const row = (told: Figures, name: string, thing: string, how = ''): FigureTable['rows'][number] | undefined =>
  tableOf(told, name, how)?.rows.find((one) => one.thing === thing)

describe('the figures', () => {
  it('follow the side, not the seat, and leave out games without an end', () => {
    const told = figuresOf([report(0, [0]), report(1, [1]), report(2, [1]), report(3, [0], { outcome: undefined })])
    expect(told.games).toBe(3)
    expect(row(told, 'Sides', 'Red')).toMatchObject({ n: 3, wins: 2, rate: 0.6667, expected: 0.5 })
    expect(row(told, 'Seats', 'Seat 1')).toMatchObject({ n: 3, wins: 1 })
  })

  it('count the order of play from whoever begins', () => {
    const told = figuresOf([report(0, [1], { account: { ...account, first: 1 } }), report(2, [0])])
    expect(row(told, 'Order of play', 'First player')).toMatchObject({ n: 2, wins: 2 })
  })

  it('share a victory', () => {
    const told = figuresOf([report(0, [0, 1])])
    expect(row(told, 'Sides', 'Red')).toMatchObject({ wins: 0.5 })
  })

  it('compare the users of a thing with what their sides win on the whole', () => {
    const used = (number: number, winner: number, seat: number): GameReport =>
      report(number, [winner], {
        account: { ...account, uses: [{ shelf: 'Cards', how: 'taken', thing: 'Ace', seat }] },
      })
    // Red wins 3 of 4; it has the ace in seat 0 of game 0 and seat 1 of game 1, Blue in seat 1 of game 2.
    const told = figuresOf([used(0, 0, 0), used(1, 1, 1), used(2, 0, 1), report(3, [0])])
    expect(row(told, 'Sides', 'Red')).toMatchObject({ rate: 0.75 })
    expect(row(told, 'Cards', 'Ace', 'taken')).toMatchObject({ n: 3, wins: 2, expected: 0.5833 })
    expect(row(told, 'Cards', 'Ace', 'taken')?.sides).toMatchObject([
      { side: 'Red', n: 2, wins: 2 },
      { side: 'Blue', n: 1, wins: 0 },
    ])
  })

  it('tell each mixed option by what was drawn, side by side', () => {
    const options = [{ name: 'modules', title: 'Modules', kind: 'many' as const, choices: ['moon', 'sun'] }]
    const drawn = [['moon'], ['moon', 'sun'], [], ['sun']].map((modules, number) =>
      report(number, [modules.includes('moon') ? 0 : 1], { options: { modules } }),
    )
    const told = figuresOf(drawn, { ...pebbles.game, options }, { ...plan, mix: ['modules'] })
    expect(tableOf(told, 'Modules', 'on')?.rows.map(({ thing, n }) => [thing, n])).toEqual([
      ['moon', 4],
      ['sun', 4],
    ])
    expect(row(told, 'Modules', 'moon', 'off')?.sides).toMatchObject([
      { side: 'Red', n: 2, wins: 1 },
      { side: 'Blue', n: 2, wins: 1 },
    ])
    // Sides that never move are told by their seats.
    expect(tableOf(told, 'Sides')).toBeUndefined()
  })

  it('put a moment as late as it ever came', () => {
    const standing = (...whens: readonly string[]): Partial<GameReport> => ({
      account: { ...account, standings: whens.map((when, i) => ({ of: 'Points', when, scores: [i, 10 * i] })) },
    })
    const told = figuresOf([
      report(0, [0], standing('round 1', 'the end')),
      report(2, [0], standing('round 1', 'round 2', 'the end')),
    ])
    const [points] = told.series
    expect(points?.moments.map(({ when }) => when)).toEqual(['round 1', 'round 2', 'the end'])
    expect(points?.moments.at(-1)?.sides).toEqual([
      { side: 'Red', n: 2, mean: 1.5, low: 1.25, median: 1.5, high: 1.75 },
      { side: 'Blue', n: 2, mean: 15, low: 12.5, median: 15, high: 17.5 },
    ])
  })

  it('lay lengths into bars of a round width, every game into one', () => {
    const long = [...Array(60).keys()].map((i) => report(i, [0], { decisions: 103 + 3 * i }))
    const [decisions] = lengths(long as Parameters<typeof lengths>[0])
    expect(decisions?.bins.map(({ from }) => from)).toEqual([100, 120, 140, 160, 180, 200, 220, 240, 260, 280])
    expect(decisions?.bins.reduce((sum, bin) => sum + bin.games, 0)).toBe(60)
    expect(decisions).toMatchObject({ least: 103, most: 280, median: 191.5 })
  })
})

describe('a verdict', () => {
  const judged = (rate: number, low: number, high: number): Verdict | undefined =>
    verdicts([
      {
        kind: 'place',
        name: 'Sides',
        how: '',
        rows: [
          {
            thing: 'Red',
            n: 9,
            wins: 1,
            rate,
            low,
            high,
            sides: [],
            expected: 0.5,
            gate: { of: 'Sides', from: 0.45, to: 0.55 },
          },
        ],
      },
    ])[0]

  it.each([
    [0.5, 0.46, 0.54, true, true],
    [0.5, 0.4, 0.6, true, false],
    [0.6, 0.54, 0.66, false, false],
    [0.6, 0.56, 0.64, false, true],
    [0.4, 0.36, 0.44, false, true],
  ])('on %d (%d to %d): inside %s, sure %s', (rate, low, high, inside, sure) => {
    expect(judged(rate, low, high)).toMatchObject({ inside, sure })
  })

  it('is told together where there are many', () => {
    const rows = [...Array(8).keys()].map((i) => ({
      thing: `S${i}`,
      n: 100,
      wins: 10 * i,
      rate: i / 10,
      low: i / 10 - 0.04,
      high: i / 10 + 0.04,
      sides: [],
      expected: 0.25,
      gate: { of: 'Sides', from: 0, to: 0.6 },
    }))
    const said = sentences({
      games: 8,
      sides: [],
      tables: [{ kind: 'place', name: 'Sides', how: '', rows }],
      series: [],
      lengths: [],
      questions: undefined,
    })
    expect(said).toEqual([
      {
        text: 'Sides, from S0 with 0.0 % (-4 to 4) to S7 with 70.0 % (66 to 74): 7 of 8 inside the gate of at most 60 %.',
        inside: false,
      },
      { text: 'S7 wins 70.0 % (66 to 74): outside the gate of at most 60 %.', inside: false },
    ])
  })
})

describe('the file with the figures', () => {
  it('has one line for each figure, and the page tells no other', async () => {
    const heard = lastLine(await balance(`--seats 3 --games 60 --bots random --json --out ${folder()}`))
    const text = readFileSync(heard.csv, 'utf8')
    expect(text.split('\n')[0]).toBe('table,how,thing,side,figure,n,value,low,high,expected,from,to')
    const all = records(text)
    for (const line of all) expect(Object.keys(line)).toHaveLength(12)
    for (const [table, rows] of Object.entries(heard.shares))
      for (const [thing, { rate, low, high }] of Object.entries(rows)) {
        const line = all.find((one) => one['table'] === table && one['thing'] === thing && one['side'] === '')
        expect([line?.['value'], line?.['low'], line?.['high']]).toEqual([rate, low, high].map(String))
      }
    expect(all.filter(({ thing }) => thing === 'Heap of 3, <whole>').length).toBeGreaterThan(1)
    expect(all.some(({ thing, how }) => thing === 'The "card"' && how === 'swapped')).toBe(true)
    expect(all.filter(({ figure }) => figure === 'median').length).toBeGreaterThan(3)
    const bars = all.filter(({ table, thing, figure }) => table === 'Length' && thing === 'Turns' && figure === 'games')
    expect(bars.reduce((sum, { value }) => sum + Number(value), 0)).toBe(60)
  })

  it('has sides by themselves only where there are several', () => {
    const uses = [{ shelf: 'Cards', how: 'taken', thing: 'Ace', seat: 0 }]
    const told = figuresOf([report(0, [0], { account: { ...account, uses } })])
    expect(records(csv(told)).filter(({ thing }) => thing === 'Ace')).toHaveLength(1)
  })
})

describe('what is mixed', async () => {
  const { game } = await chooseGame(games)
  const drawn = (seats: number, games: number): readonly (readonly string[])[] =>
    Array.from({ length: games }, (_, k) => {
      const mixed: Plan = { ...plan, seats, levels: Array.from({ length: seats }, () => 'random'), mix: ['modules'] }
      return fixture(mixed, game, k).options['modules'] as readonly string[]
    })

  it('is drawn anew for each game, about half of the time, and again alike', () => {
    const all = drawn(4, 60)
    expect(drawn(4, 60)).toEqual(all)
    for (const module of ['alpha', 'beta', 'gamma', 'delta', 'epsilon']) {
      const on = all.filter((modules) => modules.includes(module)).length
      expect(on).toBeGreaterThan(15)
      expect(on).toBeLessThan(45)
    }
  })

  it('is only what the table may have', () => {
    for (const modules of drawn(2, 40)) expect(modules).not.toContain('delta')
  })
})

describe('with the games there are', () => {
  const run = (line: string): Json => {
    const { code, out, err } = spawned([
      'balance',
      '--seed',
      't',
      '--bots',
      'random',
      '--json',
      '--out',
      folder(),
      ...line.split(' '),
    ])
    expect(err).toBe('')
    expect(code).toBe(0)
    return JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as Json
  }

  it('two jobs write the report of one, and modules can be mixed', () => {
    const one = run('--game expanse --seats 4 --games 24 --mix modules')
    const two = run('--game expanse --seats 4 --games 24 --mix modules --jobs 2')
    expect(readFileSync(two.csv, 'utf8')).toBe(readFileSync(one.csv, 'utf8'))
    const html = readFileSync(one.page, 'utf8')
    expect(html).toContain('<h2>Modules</h2>')
    expect(html).toContain('The Protomolecule')
    expect(isWellFormed(html)).toBe(true)
  })

  it('tells of factions and endings of Hexpanse, and of habits of Expedition', () => {
    const hexpanse = run('--game hexpanse --seats 2 --games 6')
    expect(Object.keys(hexpanse.shares)).toEqual(['Seats', 'Order of play', 'Endings'])
    expect(hexpanse.gates.map(({ of }) => of)).toContain('Factions')
    const expedition = run('--game expedition --seats 3 --games 6 --habits')
    expect(Object.keys(expedition.shares['Habits'] ?? {}).toSorted()).toEqual(['hoarder', 'racer', 'weigher'])
  })

  it('refuses what is set and mixed', () => {
    const { code, err } = spawned(['balance', '--game', 'expanse', '--modules', 'beta', '--mix', 'modules'])
    expect(err).toContain('modules cannot be both set and mixed')
    expect(err).toSatisfy(isOneSentence)
    expect(code).toBe(2)
  })
})
