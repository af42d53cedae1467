import { describe, expect, it } from 'vitest'
import { journalOfPast, pastOf, type Reply, savedFrom, type Setting, sit, stand, Table } from '../src/index.ts'
import { lamps } from './lamps.ts'
import { bids, Game, three, two } from './world.ts'

/* Tables that people share: who answers for a seat, seats taken at any time, open undo with redo, moves sent together. */

const SHARED: Partial<Setting> = { answers: 'anyone', joining: 'anytime', undo: 'open' }
const no = (reply: Reply): string => (reply.ok ? 'ok' : reply.no)
const open = [{ person: 'ben' }, { open: true }] as const

const answer = (game: Game, person: string, seat: number, move: string, more?: readonly string[]): Reply => {
  const decision = game.table.pending().find((ask) => ask.seat === seat)?.decision ?? NaN
  return game.ask(person, { t: 'move', seat, decision, move, ...(more === undefined ? {} : { more }) })
}

describe('who may answer for a seat', () => {
  it('is its own person unless the table says otherwise', () => {
    const game = new Game(two)
    expect([no(answer(game, 'ann', 1, 'bid 1')), game.look('ann').mayAnswer]).toEqual(['notYours', false])
  })

  it('is anyone who sits there or made the table, and the news says who it was', () => {
    const game = new Game(open, { shared: SHARED })
    expect(no(answer(game, 'ben', 1, 'bid 1'))).toBe('ok')
    expect(no(answer(game, 'ann', 0, 'bid 2'))).toBe('ok')
    expect(no(answer(game, 'zoe', 0, 'light a'))).toBe('notYours')
    const by = game.look('ben').news.flatMap((news) => (news.kind === 'moved' ? [news.by] : []))
    expect(by).toEqual(['BEN', 'Host'])
    expect(game.look('zoe')).toMatchObject({ mayAnswer: false, decision: null, answers: 'anyone' })
    expect(game.look('ann')).toMatchObject({ mayAnswer: true, decision: game.table.pending()[0]?.decision })
  })

  it('is only the host when the host says so', () => {
    const game = new Game(open, { shared: SHARED })
    expect(no(game.ask('ben', { t: 'answers', who: 'host' }))).toBe('notYours')
    expect(no(game.ask('ann', { t: 'answers', who: 'host' }))).toBe('ok')
    expect(no(answer(game, 'ben', 1, 'bid 1'))).toBe('notYours')
    expect(no(answer(game, 'ann', 1, 'bid 1'))).toBe('ok')
    expect([game.again().answers, game.look('ben').mayAnswer]).toEqual(['host', false])
  })
})

describe('what somebody has in hand', () => {
  it('is shown where people answer for each other, and nothing of it is stored', () => {
    const game = new Game(open, { shared: SHARED })
    const before = game.table.seq
    expect(no(game.ask('ann', { t: 'show', text: 'three lamps' }))).toBe('ok')
    expect(no(game.ask('zoe', { t: 'show', text: 'nonsense' }))).toBe('notYours')
    expect(game.table.seq).toBe(before)
    const shown = new Map([
      ['ann', 'three lamps'],
      ['ben', 'two lamps'],
    ])
    const seen = (person: string): unknown =>
      game.table.update({ person, seat: -1, since: 0, now: game.now, isOnline: () => true, shown }).shown
    expect(seen('ben')).toEqual([{ name: 'Host', text: 'three lamps' }])
    expect(seen('ann')).toEqual([{ name: 'BEN', text: 'two lamps' }])
    expect(game.look('ben').shown).toBeUndefined()
  })

  it('is not asked for where everybody answers for themselves', () => {
    const game = new Game(two)
    expect(no(game.ask('ann', { t: 'show', text: 'my cards' }))).toBe('nothing')
  })
})

describe('a seat after the start', () => {
  const who = (person: string) => ({ person, name: person.toUpperCase() })
  const sits = (game: Game, seat: number, person: string, here: readonly string[] = []): string => {
    const isOnline = (one: string): boolean => here.includes(one)
    const done = sit(game.table, { seat, who: who(person), now: game.now, seed: 's', isOnline })
    if (done.ok) game.store(done.value)
    return done.ok ? 'ok' : done.error
  }

  it('is taken, left and taken over, and the game goes on', () => {
    const game = new Game(open, { shared: SHARED })
    expect(sits(game, 1, 'cid')).toBe('ok')
    expect(sits(game, 0, 'cid', ['ben'])).toContain('Somebody sits there')
    expect(sits(game, 0, 'cid')).toBe('ok')
    expect(game.table.places.map(({ person }) => person)).toEqual(['cid', ''])
    const left = stand(game.table, who('cid'), game.now)
    if (left.ok) game.store(left.value)
    expect(game.table.places.map(({ sitter }) => sitter.kind)).toEqual(['open', 'open'])
    expect(game.table.stage).toBe('playing')
    expect(game.again().places).toEqual(game.table.places)
  })

  it('stays as it is where the table does not allow it', () => {
    const game = new Game(two)
    expect(sits(game, 0, 'cid')).toContain('The game has begun')
  })

  it('is never played by a bot: who leaves stands up', () => {
    const game = new Game([{ person: 'ann' }, { person: 'ben' }], { shared: SHARED })
    expect(no(game.ask('ben', { t: 'leave' }))).toBe('nothing')
    game.now += 48 * 3600 * 1000
    expect(game.look('ann').longAway).toEqual([])
  })
})

describe('open undo', () => {
  it('takes back whatever was done last, whoever did it, over what was revealed, and brings it back', () => {
    const game = new Game(three, { shared: SHARED })
    bids(game)
    game.play('cid bid 3', 'ann peek')
    const after = game.table.match?.hash()
    expect(game.look('ben')).toMatchObject({ undo: 'free', redo: false })
    expect(no(game.ask('ben', { t: 'undo' }))).toBe('ok')
    expect(no(game.ask('cid', { t: 'undo' }))).toBe('ok')
    expect(game.look('ann')).toMatchObject({ redo: true })
    expect([no(game.ask('ann', { t: 'redo' })), no(game.ask('ben', { t: 'redo' }))]).toEqual(['ok', 'ok'])
    expect(game.table.match?.hash()).toBe(after)
    expect(no(game.ask('ben', { t: 'redo' }))).toBe('nothing')
    expect(game.again().match?.hash()).toBe(after)
  })

  it('goes back to any entry, and comes back with all of it', () => {
    const game = new Game(two, { shared: SHARED })
    bids(game)
    game.play('ann light a', 'ann light b', 'ann pass')
    const after = game.table.match?.hash()
    expect(no(game.ask('ben', { t: 'undo', to: 99 }))).toBe('bad')
    expect(no(game.ask('ben', { t: 'undo', to: 2 }))).toBe('ok')
    expect(game.table.match?.standing.length).toBe(2)
    game.ask('ben', { t: 'redo' })
    expect(game.table.match?.hash()).toBe(after)
  })

  it('forgets what was undone when something else is done', () => {
    const game = new Game(two, { shared: SHARED })
    bids(game)
    game.play('ann light a')
    game.ask('ann', { t: 'undo' })
    game.play('ann light b')
    expect([game.look('ann').redo, no(game.ask('ann', { t: 'redo' }))]).toEqual([false, 'nothing'])
  })

  it('is not there at other tables', () => {
    const game = new Game(two)
    bids(game)
    game.play('ann light a')
    game.ask('ann', { t: 'undo' })
    expect([game.look('ann').redo, no(game.ask('ann', { t: 'redo' }))]).toEqual([false, 'nothing'])
  })
})

describe('moves sent together', () => {
  it('are carried out together, or none of them, and undone together', () => {
    const game = new Game(two, { shared: SHARED })
    bids(game)
    const before = game.table.match?.hash()
    expect(no(answer(game, 'ann', 0, 'light a', ['light b', 'light b']))).toBe('refused')
    expect(no(answer(game, 'ann', 0, 'light a', ['nonsense']))).toBe('bad')
    expect(game.table.match?.hash()).toBe(before)
    expect(no(answer(game, 'ann', 0, 'light a', ['light b', 'pass']))).toBe('ok')
    expect(game.table.match?.standing.length).toBe(5)
    game.ask('ben', { t: 'undo' })
    expect(game.table.match?.hash()).toBe(before)
  })

  it('may have a note beside them', () => {
    const game = new Game(two, { shared: SHARED })
    bids(game)
    const decision = game.table.pending()[0]?.decision ?? NaN
    game.ask('ann', { t: 'move', seat: 0, decision, move: 'light a', note: ' we  agreed ' })
    expect(game.look('ben').news.at(-1)).toMatchObject({ kind: 'said', name: 'ANN', text: 'we agreed' })
  })
})

describe('a table of one device that goes online', () => {
  const setting = { game: 'lamps', options: {}, seats: 2, clock: { kind: 'none' }, ...SHARED } as const
  const move = (seat: number, line: string) => ({ at: 5, deed: { kind: 'move', seat, move: line } as const })
  const past = { seed: 'seed', deeds: [move(0, 'bid 1'), move(1, 'bid 2'), move(0, 'light a')] }

  it('takes everything along: moves, undos, what was said', () => {
    const saved = savedFrom(lamps, setting, past, ['ANN', 'BEN'])
    if (!saved.ok) throw new Error(saved.error)
    const device = new Table(lamps, saved.value.head)
    for (const entry of saved.value.entries) device.enter(entry)
    for (const entry of device.decide({ t: 'undo', key: '1' }, 'here', 9).entries) device.enter(entry)
    const again = pastOf({ head: device.head, entries: device.entries })
    if (again === undefined) throw new Error('no past')
    const online = journalOfPast(lamps, { id: 'X', setting, host: 'ann' }, { seed: '', ...again }, 10)
    if (!online.ok) throw new Error(online.error)
    const table = new Table(lamps, { id: 'X', setting, host: 'ann' })
    for (const entry of online.value) table.enter(entry)
    expect(table.match?.hash()).toBe(device.match?.hash())
    expect(table.undone.map((deed) => deed.move)).toEqual(['light a'])
    expect(table.places.every(({ sitter }) => sitter.kind === 'open')).toBe(true)
  })

  it('is refused where something in it could not have been, or seats are not taken at any time', () => {
    const head = { id: 'X', setting, host: 'ann' }
    expect(journalOfPast(lamps, head, { seed: 's', deeds: [move(0, 'pass')] }, 10).ok).toBe(false)
    const closed: Setting = { game: 'lamps', options: {}, seats: 2, clock: { kind: 'none' } }
    expect(journalOfPast(lamps, { ...head, setting: closed }, past, 10).ok).toBe(false)
  })
})
