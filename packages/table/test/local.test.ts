import { type AnyGame, type AnyJudge, type Json, OBSERVER } from '@orrery/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type FromLocal,
  LocalTable,
  offeredLines,
  type Reply,
  type Sitter,
  type ToLocal,
  type Update,
} from '../src/index.ts'
import { judge, lamps } from './lamps.ts'

const entryPoints = [{ game: lamps as unknown as AnyGame, judge: judge as unknown as AnyJudge }]
const setting = { game: 'lamps', options: {}, seats: 2, clock: { kind: 'none' } } as const
const person = (name: string): Sitter => ({ kind: 'person', name })
const bot = (level: string): Sitter => ({ kind: 'bot', level })

let heard: FromLocal[] = []
let waiting: (() => void)[] = []
let table: LocalTable
let seeds = 0

beforeEach(() => {
  heard = []
  waiting = []
  table = fresh()
})

const fresh = (): LocalTable =>
  new LocalTable(entryPoints, {
    post: (message) => heard.push(JSON.parse(JSON.stringify(message)) as FromLocal),
    now: () => 1000,
    later: (act) => waiting.push(act),
    seed: () => `seed ${seeds++}`,
  })

const lay = (...seats: readonly Sitter[]): void => table.hear({ t: 'lay', key: 'lay', setting, seats })
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

function playOut(): void {
  for (let i = 0; now().stage === 'playing' && i < 200; i++) {
    while (waiting.length > 0) waiting.shift()?.()
    const { decision } = now()
    const offer = offeredLines(lamps, now())
    if (decision === null) continue
    table.hear({ t: 'move', key: `k${i}`, decision, move: offer[i % offer.length] ?? '' })
  }
}

describe('a table on this machine', () => {
  it('lets one person play against a bot to the end', () => {
    lay(person('Ann'), bot('greedy'))
    expect(now()).toMatchObject({ you: 0, yours: [0], host: true, stage: 'playing' })
    playOut()
    expect(now()).toMatchObject({ stage: 'over' })
    table.hear({ t: 'record', key: 'r' })
    expect(last('record').text).toMatch(/^orrery record 1\ngame lamps[^]*names \["Ann","greedy \(bot\)"\][^]*\nend /)
  })

  it('shows each of several people at one screen their own view, one after the other', () => {
    lay(person('Ann'), person('Ben'))
    expect(now().you).toBe(0)
    table.hear({ t: 'move', key: '1', decision: 1000, move: 'bid 3' })
    expect(now()).toMatchObject({ you: 1, yours: [0, 1], decision: 2000 })
    expect(JSON.stringify(now().view)).toContain('"bids":[9,-1]')
    expect(now().news.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    table.hear({ t: 'move', key: '2', decision: 2000, move: 'bid 1' })
    expect(now()).toMatchObject({ you: 0, news: [{ seq: 4 }, { seq: 5 }] })
  })

  it('takes back without asking anybody', () => {
    lay(person('Ann'), bot('random'))
    table.hear({ t: 'move', key: '1', decision: 1000, move: 'bid 3' })
    while (waiting.length > 0) waiting.shift()?.()
    expect(said({ t: 'undo', key: '2' })).toMatchObject({ ok: true })
    expect(now()).toMatchObject({ decision: 1_001_000 })
    playOut()
    expect(now().stage).toBe('over')
  })

  it('can be put away and taken out again', () => {
    lay(person('Ann'), bot('random'))
    table.hear({ t: 'move', key: '1', decision: 1000, move: 'bid 3' })
    table.hear({ t: 'save', key: 's' })
    const before = now()
    const saved = JSON.parse(JSON.stringify(last('saved').saved)) as Json
    table = fresh()
    expect(said({ t: 'resume', key: 'o', saved })).toMatchObject({ ok: true })
    expect(now()).toMatchObject({ view: before.view, seq: before.seq, you: 0 })
    playOut()
    expect(now().stage).toBe('over')
  })

  it('of other rules is not taken up again: it says why and what to do, and shows nothing that could be kept instead', () => {
    lay(person('Ann'), bot('random'))
    table.hear({ t: 'save', key: 's' })
    const { head, entries } = last('saved').saved
    const old = entries.map((entry) =>
      entry.deed.kind === 'began' ? { ...entry, deed: { ...entry.deed, rules: 7 } } : entry,
    )
    table = fresh()
    const before = heard.length
    const saved = JSON.parse(JSON.stringify({ head, entries: old })) as Json
    expect(said({ t: 'resume', key: 'o', saved })).toMatchObject({
      ok: false,
      say: 'This table cannot be reopened: it was begun under rules version 7; this program plays version 1. It is kept as it is; create a new table to play.',
    })
    expect(heard.slice(before).map(({ t }) => t)).toEqual(['reply'])
  })

  it('lets bots play among themselves while one watches', () => {
    lay(bot('random'), bot('greedy'))
    expect(now()).toMatchObject({ you: OBSERVER, yours: [] })
    while (waiting.length > 0) waiting.shift()?.()
    expect(now().stage).toBe('over')
  })
})

describe('a record', () => {
  const record = (): string => {
    lay(person('Ann'), bot('random'))
    playOut()
    table.hear({ t: 'record', key: 'r' })
    return last('record').text
  }

  it('is looked at through any eyes, and not played', () => {
    const text = record()
    const end = now()
    table = fresh()
    expect(said({ t: 'replay', key: 'o', record: text })).toMatchObject({ ok: true })
    expect(now()).toMatchObject({
      you: OBSERVER,
      yours: [0, 1],
      stage: 'over',
      outcome: end.outcome,
      entries: end.entries,
    })
    expect(said({ t: 'at', key: 'a', entry: 0, seat: 1 })).toMatchObject({ view: { seat: 1 }, waiting: [0, 1] })
    expect(said({ t: 'at', key: 'b', entry: 1 })).toMatchObject({ ok: true, view: { seat: OBSERVER } })
    expect(said({ t: 'move', key: 'c', decision: 1, move: 'pass' })).toMatchObject({ ok: false })
    expect(waiting).toEqual([])
  })

  it.each([
    ['not a record at all', 'hello', /no whole record/],
    [
      'of a game that is not here',
      'orrery record 1\ngame chess\nrules 1\nseats 2\noptions {}\nseed x\nopen\n',
      /no game/,
    ],
    [
      'with an illegal move',
      'orrery record 1\ngame lamps\nrules 1\nseats 2\noptions {}\nseed x\n1 Red pass\nopen\n',
      /cannot be played through/,
    ],
  ])('%s is answered with a sentence', (_, text, sentence) => {
    const reply = said({ t: 'replay', key: 'o', record: text })
    expect(reply.ok ? '' : reply.say).toMatch(sentence)
  })
})

describe('what makes no sense is answered', () => {
  it.each<[string, ToLocal]>([
    ['a request before there is a table', { t: 'undo', key: 'k' }],
    ['an unknown game', { t: 'lay', key: 'k', setting: { ...setting, game: 'chess' }, seats: [] }],
    ['too few people', { t: 'lay', key: 'k', setting, seats: [person('Ann')] }],
    ['an open seat', { t: 'lay', key: 'k', setting, seats: [person('Ann'), { kind: 'open' }] }],
    [
      'options the game refuses',
      { t: 'lay', key: 'k', setting: { ...setting, options: 1 }, seats: [bot('a'), bot('b')] },
    ],
    ['a save of nothing', { t: 'save', key: 'k' }],
    ['a record of nothing', { t: 'record', key: 'k' }],
  ])('%s', (_, message) => {
    expect(said(message)).toMatchObject({ t: 'reply', key: 'k', ok: false })
  })

  it('the record of a game that is not over', () => {
    lay(person('Ann'), bot('random'))
    expect(said({ t: 'record', key: 'k' })).toMatchObject({ ok: false })
  })
})
