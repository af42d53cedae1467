import { type AnyGame, type AnyJudge, type Json, keeping, type Seat } from '@orrery/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Branch, type FromLocal, LocalTable, type Reply, type Update, type ToLocal } from '../src/index.ts'
import { branchTable } from '../src/branch.ts'
import { judge, type Lamps, lamps } from './lamps.ts'

const entryPoints = [{ game: lamps as unknown as AnyGame, judge: judge as unknown as AnyJudge }]

let heard: FromLocal[] = []
let waiting: (() => void)[] = []
let table: LocalTable
let seeds = 0

beforeEach(() => {
  heard = []
  waiting = []
  table = new LocalTable(entryPoints, {
    post: (message) => heard.push(JSON.parse(JSON.stringify(message)) as FromLocal),
    now: () => 1000,
    later: (act) => waiting.push(act),
    seed: () => `seed ${seeds++}`,
  })
})

const last = <T extends FromLocal['t']>(t: T): Extract<FromLocal, { t: T }> => {
  const found = heard.findLast((message) => message.t === t)
  if (found === undefined) throw new Error(`nothing like ${t} was heard`)
  return found as Extract<FromLocal, { t: T }>
}
const now = (): Update => last('update')
const said = (message: ToLocal): Reply => {
  table.hear(message)
  return last('reply')
}
const sentence = (reply: Reply): string => (reply.ok ? 'ok' : reply.say)
const bots = (): void => {
  while (waiting.length > 0) waiting.shift()?.()
}

/** A game of three after the bids, with these secret numbers; seat 0 is to light lamps. */
function underWay(numbers: readonly number[]): Lamps {
  const laid = lamps.setup({}, 3, 'x')
  if (!laid.ok) throw new Error('no state')
  return { ...laid.value, numbers: [...numbers], bids: [1, 2, 3] }
}

const viewOf = (numbers: readonly number[], seat: Seat): Json =>
  JSON.parse(JSON.stringify(lamps.view(underWay(numbers), seat))) as Json

const tryOut = (view: Json, levels = ['', 'greedy', 'random'], moves: readonly string[] = []): Reply =>
  said({ t: 'try', key: 't', name: 'Ann', trial: { game: 'lamps', bots: levels, after: 7, moves, seen: { view } } })

function fork(): Branch {
  table.hear({ t: 'fork', key: 'f' })
  return last('branch').branch
}

const numbersOf = (branch: Branch): readonly number[] => (branch.position as unknown as Lamps).numbers

const move = (line: string): Reply =>
  said({ t: 'move', key: `k${seeds++}`, decision: now().decision ?? -1, move: line })

describe('a branch', () => {
  it('begins at what the seat sees, with bots in the other seats', () => {
    const view = viewOf([4, 5, 6], 0)
    expect(tryOut(view)).toMatchObject({ ok: true })
    expect(now()).toMatchObject({ view, you: 0, yours: [0], stage: 'playing', entries: 0, mustAgree: [] })
    expect(now().seats.map(({ sitter }) => sitter)).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', level: 'greedy' },
      { kind: 'bot', level: 'random' },
    ])
    expect(fork()).toMatchObject({ game: 'lamps', rules: 1, bots: ['', 'greedy', 'random'], after: 7, moves: [] })
  })

  it('makes up what the seat cannot see: two worlds that look alike give the same branches', () => {
    const deals = (numbers: readonly number[]): readonly (readonly number[])[] => {
      seeds = 100
      return Array.from({ length: 20 }, () => {
        tryOut(viewOf(numbers, 0))
        return numbersOf(fork())
      })
    }
    const first = deals([4, 5, 6])
    expect(deals([4, 9, 0])).toEqual(first)
    expect(new Set(first.map((numbers) => numbers[0]))).toEqual(new Set([4]))
    expect(new Set(first.map((numbers) => numbers[1])).size).toBeGreaterThan(3)
  })

  it('is dealt again from its position as from the view, and no more of that is taken than the seat sees', () => {
    const again = (numbers: readonly number[]): Branch => {
      const seen = { position: underWay(numbers) as unknown as Json }
      const trial = { game: 'lamps', bots: ['', 'greedy', 'random'], after: 7, moves: [], seen }
      seeds = 300
      expect(said({ t: 'try', key: 't', name: 'Ann', trial })).toMatchObject({ ok: true })
      return fork()
    }
    expect(again([4, 5, 6])).toEqual(again([4, 8, 8]))
  })

  it('is played on against the bots, and opens elsewhere at the same position', () => {
    tryOut(viewOf([4, 5, 6], 0))
    move('light a')
    move('pass')
    bots()
    expect(now()).toMatchObject({ you: 0, stage: 'playing' })
    expect(now().decision).not.toBeNull()
    const branch = fork()
    expect(branch.moves.slice(0, 2)).toEqual(['0 light a', '0 pass'])
    expect(branch.moves.length).toBeGreaterThanOrEqual(4)
    const { view, entries } = now()

    expect(said({ t: 'branch', key: 'b', name: 'Eve', branch })).toMatchObject({ ok: true })
    expect(now()).toMatchObject({ view, entries, you: 0 })
    expect(fork()).toEqual(branch)
  })

  it('may begin with a move', () => {
    tryOut(viewOf([4, 5, 6], 0), undefined, ['0 light c'])
    expect(now()).toMatchObject({ entries: 1, view: { lit: [-1, -1, 0, -1, -1, -1] } })
  })

  it('goes back to any of its moves, and on from there', () => {
    tryOut(viewOf([4, 5, 6], 0))
    const start = now().view
    move('light a')
    const after = now().view
    move('light b')
    move('pass')
    bots()
    expect(said({ t: 'rewind', key: 'r1', to: 1 })).toMatchObject({ ok: true })
    expect(now()).toMatchObject({ view: after, you: 0 })
    expect(fork().moves).toEqual(['0 light a'])
    move('light c')
    expect(fork().moves).toEqual(['0 light a', '0 light c'])
    expect(sentence(said({ t: 'rewind', key: 'r2', to: 2 }))).toMatch(/no such move/)
    expect(said({ t: 'rewind', key: 'r3', to: 0 })).toMatchObject({ ok: true })
    expect(now().view).toEqual(start)
    expect(fork().moves).toEqual([])
  })

  it('rewound to a bot’s turn lets the bot answer again', () => {
    tryOut(viewOf([4, 5, 6], 0))
    move('pass')
    bots()
    said({ t: 'rewind', key: 'r', to: 1 })
    expect(now().decision).toBeNull()
    bots()
    expect(now().decision).not.toBeNull()
  })
})

describe('a branch from outside is checked', () => {
  const sound = (): Branch => ({
    game: 'lamps',
    rules: 1,
    bots: ['', 'greedy', 'random'],
    after: 7,
    position: underWay([1, 2, 3]) as unknown as Json,
    moves: ['0 light a'],
  })

  it('is opened when nothing is wrong with it', () => {
    expect(said({ t: 'branch', key: 'b', name: 'Eve', branch: sound() })).toMatchObject({ ok: true })
  })

  it.each<[string, Partial<Branch>, RegExp]>([
    ['another game', { game: 'chess' }, /no game "chess"/],
    ['other rules', { rules: 2 }, /rules version 2/],
    ['too few seats', { bots: ['', 'greedy'] }, /names 2 seats, and its position has 3/],
    ['nobody who plays', { bots: ['random', 'greedy', 'random'] }, /one seat, and only one/],
    ['two who play', { bots: ['', '', 'random'] }, /one seat, and only one/],
    ['an unknown bot', { bots: ['', 'oracle', 'random'] }, /no bot "oracle"/],
    ['a position of another kind', { position: 'here' }, /cannot be/],
    ['a move that is refused', { moves: ['0 light a', '0 light a'] }, /cannot be played through: entry 2.*LA-3/],
    ['a move of a seat that is not there', { moves: ['7 light a'] }, /cannot be played through/],
    ['a move that is none', { moves: ['0 fly'] }, /cannot be played through/],
    ['a move without a seat', { moves: ['light a'] }, /expected a seat and a move/],
  ])('%s is answered with a sentence', (_, wrong, expected) => {
    expect(sentence(said({ t: 'branch', key: 'b', name: 'Eve', branch: { ...sound(), ...wrong } }))).toMatch(expected)
  })

  it('of older rules begins with the options that keep them in its position', () => {
    const read: Json[] = []
    const newer = {
      ...(lamps as unknown as AnyGame),
      rulesVersion: 2,
      upgrades: { 1: keeping({ dim: true }) },
      position: {
        ...(lamps as unknown as AnyGame).position,
        read(json: Json) {
          read.push(json)
          return lamps.position.read(json)
        },
      },
    }
    expect(branchTable(newer, sound(), 'eve', 'Eve').ok).toBe(true)
    expect(read[0]).toEqual({ ...underWay([1, 2, 3]), dim: true })
  })

  it('what is no branch is neither forked nor rewound', () => {
    const setting = { game: 'lamps', options: {}, seats: 2, clock: { kind: 'none' } } as const
    const person = { kind: 'person', name: 'Ann' } as const
    table.hear({ t: 'lay', key: 'l', setting, seats: [person, { kind: 'bot', level: 'random' }] })
    expect(sentence(said({ t: 'fork', key: 'f' }))).toMatch(/Nothing is tried out/)
    expect(sentence(said({ t: 'rewind', key: 'r', to: 0 }))).toMatch(/Nothing is tried out/)
  })
})
