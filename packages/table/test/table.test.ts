import { type AnyGame, type Json, keeping, OBSERVER, type Seen } from '@orrery/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type News, offeredLines, OtherRules, type Reply, Table } from '../src/index.ts'
import { lamps } from './lamps.ts'
import { bids, Game, numbered, three, two } from './world.ts'

const no = (reply: Reply): string => (reply.ok ? 'ok' : reply.no)
const kinds = (news: readonly News[]): string[] => news.map(({ kind }) => kind)

describe('a move', () => {
  it('changes nothing before it is entered', () => {
    const game = new Game(two)
    const before = JSON.stringify(game.look('ann'))
    const decision = game.look('ann').decision ?? -1
    const { entries } = game.table.decide(
      { t: 'move', key: 'k', decision, move: 'bid 2', confirmed: true },
      'ann',
      game.now,
    )
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(game.look('ann'))).toBe(before)
  })

  it('is acknowledged with its number in the journal', () => {
    const game = new Game(two)
    expect(game.move('ann', 'bid 2')).toMatchObject({ ok: true, seq: 4 })
    expect(game.look('ann')).toMatchObject({ seq: 4, entries: 1 })
  })

  it('sent twice with one key is answered twice and done once', () => {
    const game = new Game(two)
    bids(game)
    const decision = game.look('ann').decision ?? -1
    const first = game.ask('ann', { t: 'move', decision, move: 'light a' }, 'same')
    game.play('ann light b')
    expect(game.ask('ann', { t: 'move', decision, move: 'light a' }, 'same')).toEqual(first)
    expect(game.look('ann').entries).toBe(4)
    expect(game.again().doneBy('ann', 'same')).toBe(6)
  })

  it("does not answer for another person's key", () => {
    const game = new Game(two)
    const bid = (person: string): Reply =>
      game.ask(
        person,
        { t: 'move', decision: game.look(person).decision ?? -1, move: 'bid 1', confirmed: true },
        'same',
      )
    bid('ann')
    const reply = bid('ben')
    expect(reply).toMatchObject({ ok: true, seq: 5 })
  })

  it('to an older question is stale, and not applied', () => {
    const game = new Game(two)
    bids(game)
    const decision = game.look('ann').decision ?? -1
    game.play('ann light a')
    expect(no(game.ask('ann', { t: 'move', decision, move: 'light b' }))).toBe('stale')
    expect(game.look('ann').entries).toBe(3)
  })

  it('that the rules forbid is refused with every reason', () => {
    const game = new Game(two)
    bids(game)
    game.play('ann light a', 'ann pass')
    expect(game.move('ben', 'light a')).toMatchObject({ ok: false, no: 'refused', refusals: [{ rule: 'LA-3' }] })
    expect(no(game.move('ben', 'fly to the moon'))).toBe('bad')
  })

  it('is not for those who watch, nor for a seat that is not yours', () => {
    const game = new Game(two)
    expect(no(game.ask('eve', { t: 'move', decision: 1000, move: 'bid 1' }))).toBe('notYours')
    expect(no(game.ask('ann', { t: 'move', decision: 2000, move: 'bid 1', seat: 1 }))).toBe('notYours')
    expect(no(game.ask('', { t: 'say', text: 'hello' }))).toBe('notYours')
  })

  it('is no longer taken when the game is over', () => {
    const game = new Game(two)
    bids(game)
    game.play('ann pass', 'ben pass', 'ann pass', 'ben pass')
    expect(game.look('ann')).toMatchObject({ stage: 'over', decision: null, undo: 'none', waiting: [] })
    expect(no(game.ask('ann', { t: 'move', decision: 1, move: 'pass' }))).toBe('over')
    expect(no(game.ask('ann', { t: 'undo' }))).toBe('over')
  })
})

describe('a question to all at once', () => {
  it('is owed by each, with a number of its own, in any order', () => {
    const game = new Game(three)
    expect(game.look('ann').waiting).toEqual([0, 1, 2])
    expect(['ann', 'ben', 'cid'].map((name) => game.look(name).decision)).toEqual([1000, 2000, 3000])
    game.play('cid bid 1', 'ann bid 3')
    expect(game.look('ben')).toMatchObject({ waiting: [1], decision: 2000 })
    expect(game.look('ann').decision).toBe(null)
    game.play('ben bid 2')
    expect(game.look('eve').waiting).toEqual([0])
  })

  it('shows nobody what another chose before all have', () => {
    const seen = ['bid 1', 'bid 2', 'bid 3'].map((bid) => {
      const game = new Game(three)
      game.play(`ann ${bid}`)
      return [game.look('ben'), game.look('eve')].map((one) => JSON.stringify(one))
    })
    expect(new Set(seen.map(String)).size).toBe(1)
  })
})

describe('what a seat is told', () => {
  it('has the offer once, inside the view', () => {
    const game = new Game(two)
    expect(offeredLines(lamps, game.look('ann'))).toEqual(['bid 1', 'bid 2', 'bid 3'])
    expect(offeredLines(lamps, game.look('eve'))).toEqual([])
    expect(JSON.stringify(game.look('ann'))).not.toContain('bid 1')
  })

  it('is numbered without gaps, nothing twice, from wherever one was', () => {
    const game = new Game(two)
    bids(game)
    game.play('ann light a')
    game.ask('ben', { t: 'say', text: 'well' })
    expect(kinds(game.look('ann').news)).toEqual(['sat', 'sat', 'began', 'moved', 'moved', 'moved', 'said'])
    expect(game.look('ann', 5).news.map(({ seq }) => seq)).toEqual([6, 7])
    expect(game.look('ann', 7).news).toEqual([])
    expect(game.look('ann', 99).news).toEqual([])
  })

  it('names entries of the log, so that what was taken back can be dropped', () => {
    const game = new Game(two)
    bids(game)
    game.play('ann light a', 'ann light b')
    game.ask('ann', { t: 'undo' })
    const [taken, undone] = game.look('ben').news.slice(-2)
    expect(taken).toMatchObject({ kind: 'moved', entry: 4, events: [] })
    expect(undone).toMatchObject({ kind: 'undone', entry: 5, to: 3 })
  })

  it('tells a secret event to its seat only, without its audience', () => {
    const game = new Game(two, { start: numbered([3, 7]) })
    bids(game)
    game.play('ann peek')
    const events = (person: string): unknown =>
      game.look(person).news.flatMap((one) => (one.kind === 'moved' && one.entry === 3 ? one.events : []))
    expect(events('ann')).toEqual([
      { entry: 3, part: 0, event: { kind: 'seat 0 peeks' } },
      { entry: 3, part: 1, event: { kind: 'it is 7' } },
    ])
    expect(events('ben')).toEqual([{ entry: 3, part: 0, event: { kind: 'seat 0 peeks' } }])
  })

  it('never holds who a person is, the seed, or a journal entry', () => {
    const game = new Game([{ person: 'ann-secret-id' }, { person: 'ben-secret-id' }])
    game.play('ann-secret-id bid 1', 'ben-secret-id bid 2')
    const text = JSON.stringify([game.look('ann-secret-id'), game.look('eve')])
    expect(text).not.toMatch(/secret-id|"seed"/)
  })

  it('explains why a move is not open, and changes nothing', () => {
    const game = new Game(two)
    const reply = game.ask('ann', { t: 'why', move: 'pass' })
    expect(reply).toMatchObject({ ok: true, refusals: [{ rule: 'LA-2', code: 'bidFirst' }] })
    expect(game.table.seq).toBe(3)
  })
})

describe('looking back', () => {
  it("gives the seat's own view as it was then, and what it learned from that entry", () => {
    const game = new Game(two, { start: numbered([3, 7]) })
    game.play('ann bid 1')
    const then = game.look('ben').view
    game.play('ben bid 2', 'ann peek', 'ann pass')
    expect(game.ask('ben', { t: 'at', entry: 1 })).toMatchObject({ ok: true, entry: 1, view: then })
    const peek = game.ask('ann', { t: 'at', entry: 3 })
    const events: readonly Seen<unknown>[] = peek.ok && 'events' in peek ? peek.events : []
    expect(events.map(({ event }) => event)).toEqual([{ kind: 'seat 0 peeks' }, { kind: 'it is 7' }])
    expect(JSON.stringify(game.ask('eve', { t: 'at', entry: 3 }))).not.toContain('it is 7')
  })

  it('knows only moments that were', () => {
    const game = new Game(two)
    expect(no(game.ask('ann', { t: 'at', entry: 1 }))).toBe('bad')
    expect(no(game.ask('ann', { t: 'at', entry: 0.5 }))).toBe('bad')
    expect(no(game.ask('ann', { t: 'at', entry: 0 }))).toBe('ok')
  })
})

describe('chat', () => {
  it('is one line of at most 400 letters', () => {
    const game = new Game(two)
    expect(no(game.ask('ann', { t: 'say', text: ' \n\t ' }))).toBe('bad')
    expect(no(game.ask('ann', { t: 'say', text: 'x'.repeat(401) }))).toBe('bad')
    game.ask('ann', { t: 'say', text: ' hello\n\u0007 there ' })
    expect(game.look('ben', 3).news).toMatchObject([{ kind: 'said', name: 'ANN', seat: 0, text: 'hello there' }])
  })

  it('is at most six lines in ten seconds', () => {
    const game = new Game(two)
    const say = (): string => no(game.ask('ann', { t: 'say', text: 'again' }))
    expect(Array.from({ length: 7 }, say)).toEqual([...Array.from({ length: 6 }, () => 'ok'), 'busy'])
    expect(no(game.ask('ben', { t: 'say', text: 'quiet' }))).toBe('ok')
    game.now += 10_001
    expect(say()).toBe('ok')
  })
})

describe('secrecy', () => {
  const LINES = ['ben bid 2', 'ann bid 3', 'ann light a', 'ann peek', 'ann pass', 'ben light b']

  it('what a seat cannot know changes nothing it is told, by a byte', () => {
    const told = (numbers: readonly number[]): { ann: string[]; ben: string[]; eve: string[] } => {
      const game = new Game(two, { start: numbered(numbers) })
      const all = { ann: [] as string[], ben: [] as string[], eve: [] as string[] }
      for (const line of LINES) {
        game.play(line)
        for (const who of ['ann', 'ben', 'eve'] as const) {
          all[who].push(JSON.stringify(game.look(who)), JSON.stringify(game.ask(who, { t: 'at', entry: 1 }, 'k')))
          all[who].push(JSON.stringify(game.ask(who, { t: 'why', move: 'light a' }, 'k')))
        }
      }
      return all
    }
    const [one, other] = [told([4, 4]), told([9, 4])]
    expect(other.ben).toEqual(one.ben)
    expect(other.eve).toEqual(one.eve)
    expect(other.ann).not.toEqual(one.ann)
    expect(told([4, 5]).ann.slice(0, 9)).toEqual(one.ann.slice(0, 9))
    expect(told([4, 5]).ann).not.toEqual(one.ann)
  })
})

describe('the journal', () => {
  it('is the whole table', () => {
    const names = ['ann', 'ben', 'cid']
    const playOn = (choices: readonly number[]): void => {
      const game = new Game(three, { clock: { kind: 'budget', start: 9000, perMove: 300 } })
      for (const choice of choices) {
        const name = names[choice % 3] ?? ''
        const offer = offeredLines(lamps, game.look(name))
        game.now += choice % 700
        if (choice % 7 === 0) game.ask(name, { t: 'undo' })
        else if (choice % 7 === 1) game.ask(name, { t: 'answerUndo', yes: choice % 2 === 0 })
        else if (choice % 11 === 0) game.ask(name, { t: choice % 2 === 0 ? 'leave' : 'back' })
        else if (offer.length > 0) game.move(name, offer[choice % offer.length] ?? '')
        game.store(game.table.decideClocks(game.now))
      }
      const again = game.again()
      for (const [seat, person] of [...names.entries(), [OBSERVER, 'eve'] as const]) {
        const eyes = { person, seat, since: 0, now: game.now, isOnline: () => false }
        expect(again.update(eyes)).toEqual(game.table.update(eyes))
      }
    }
    fc.assert(fc.property(fc.array(fc.nat(), { minLength: 5, maxLength: 60 }), playOn))
  })

  it('takes no entry out of turn', () => {
    const game = new Game(two)
    const [entry] = game.table.next(game.now, '', '', [{ kind: 'back', seat: 0 }])
    if (entry === undefined) throw new Error('no entry')
    expect(() => game.table.enter({ ...entry, seq: 9 })).toThrow('entry 9 cannot follow entry 3')
    expect(() => game.table.enter({ ...entry, deed: { kind: 'move', seat: 0, move: 'pass' } })).toThrow('LA-2')
  })

  it('never goes back in time', () => {
    const game = new Game(two)
    game.now -= 5000
    game.play('ann bid 1')
    expect(game.journal.at(-1)?.at).toBe(game.now + 5000)
  })
})

describe('a journal', () => {
  /** The journal as if it had been written under these rules, entered by this game. */
  function entered(game: AnyGame, rules: number): Table {
    const { table, journal } = new Game(two)
    const again = new Table(game, table.head)
    for (const { deed, ...entry } of journal)
      again.enter({ ...entry, deed: deed.kind === 'began' ? { ...deed, rules } : deed })
    return again
  }

  it('of other rules is not entered: played by these it would be another game', () => {
    const why = 'it was begun under rules version 7; this program plays version 1'
    expect(() => entered(lamps as AnyGame, 7)).toThrow(new OtherRules(why))
  })

  it('of older rules is entered with the options that keep them, which everybody at the table is shown', () => {
    const taken: Json[] = []
    const newer = {
      ...(lamps as AnyGame),
      rulesVersion: 3,
      upgrades: { 2: keeping({ dim: true }) },
      setup(options: Json, seats: number, seed: string) {
        taken.push(options)
        return lamps.setup({}, seats, seed)
      },
    }
    const table = entered(newer, 2)
    expect(taken).toEqual([{ dim: true }])
    expect(table.update({ person: 'ann', seat: 0, since: 0, now: 0, isOnline: () => true })).toMatchObject({
      setting: { options: { dim: true } },
      stage: 'playing',
    })
    expect(() => entered(newer, 1)).toThrow(OtherRules)
  })
})
