import { describe, expect, it } from 'vitest'
import {
  type Arranged,
  type Deed,
  putBot,
  seatInfos,
  seatsAgain,
  sit,
  stand,
  start,
  Table,
  takeKept,
  withBegin,
} from '../src/index.ts'
import { lamps } from './lamps.ts'

const setting = { game: 'lamps', options: {}, seats: 3, clock: { kind: 'none' } } as const
const fresh = (): Table => new Table(lamps, { id: 'T', setting, host: 'ann' })
const who = (person: string): { person: string; name: string } => ({ person, name: person })
const at = (person: string, seat: number): Parameters<typeof sit>[1] => ({ seat, who: who(person), now: 1, seed: 's' })

function done(table: Table, arranged: Arranged): string {
  if (!arranged.ok) return arranged.error
  for (const entry of arranged.value) table.enter(entry)
  return table.stage
}

describe('before the game', () => {
  it('people sit down, and it begins when no seat is open', () => {
    const table = fresh()
    expect(done(table, sit(table, at('ann', 1)))).toBe('gathering')
    expect(done(table, putBot(table, at('ann', 0), 'random'))).toBe('gathering')
    expect(done(table, sit(table, at('ben', 2)))).toBe('playing')
    expect(table.seatsOf('ben')).toEqual([2])
  })

  it('seats have no sides before it has begun', () => {
    const table = fresh()
    const sides = (): string[] => seatInfos(table, () => true).map(({ side }) => side)
    expect(sides()).toEqual(['', '', ''])
    done(table, start(table, who('ann'), 2, 's'))
    expect(sides()).toEqual(['Red', 'Green', 'Blue'])
  })

  it('a seat is taken once, and a person has one', () => {
    const table = fresh()
    done(table, sit(table, at('ann', 1)))
    expect(done(table, sit(table, at('ben', 1)))).toMatch(/taken/)
    expect(done(table, sit(table, at('ann', 2)))).toMatch(/stand up first/)
    expect(done(table, sit(table, at('ben', 7)))).toMatch(/no such seat/)
    expect(done(table, sit(table, at('ann', 1)))).toBe('gathering')
    expect(table.seq).toBe(1)
  })

  it('one may stand up again', () => {
    const table = fresh()
    done(table, sit(table, at('ben', 1)))
    done(table, stand(table, who('ben'), 2))
    expect(table.seatsOf('ben')).toEqual([])
    expect(done(table, sit(table, at('cid', 1)))).toBe('gathering')
  })

  it('only the host puts bots in seats and starts, and open seats are taken by bots', () => {
    const table = fresh()
    done(table, sit(table, at('ben', 1)))
    expect(done(table, putBot(table, at('ben', 0), 'random'))).toMatch(/Only the host/)
    expect(done(table, putBot(table, at('ann', 1), 'random'))).toMatch(/Somebody sits there/)
    expect(done(table, start(table, who('ben'), 2, 's'))).toMatch(/Only the host/)
    expect(done(table, start(table, who('ann'), 2, 's'))).toBe('playing')
    expect(table.places.map(({ sitter }) => sitter.kind)).toEqual(['bot', 'person', 'bot'])
  })

  it('nothing of it is open any more when the game has begun', () => {
    const table = fresh()
    done(table, sit(table, at('ben', 1)))
    done(table, start(table, who('ann'), 2, 's'))
    expect(done(table, sit(table, at('cid', 0)))).toMatch(/has begun/)
    expect(done(table, stand(table, who('ben'), 2))).toMatch(/has begun/)
    expect(done(table, putBot(table, at('ann', 0), 'random'))).toMatch(/has begun/)
    expect(done(table, start(table, who('ann'), 2, 's'))).toBe('playing')
  })
})

describe('a rematch', () => {
  it('gives somebody who held two seats both of them, whoever asks first', () => {
    const sat = (person: string, seat: number): Deed => ({
      kind: 'sat',
      seat,
      sitter: { kind: 'person', name: person },
      person,
    })
    const old = fresh()
    done(old, {
      ok: true,
      value: old.next(1, 'ann', '', withBegin(old, [sat('ann', 0), sat('ann', 1), sat('ben', 2)], 's')),
    })
    const again = fresh()
    done(again, { ok: true, value: again.next(2, 'ben', '', seatsAgain(old, who('ben'))) })
    expect(again.places.map(({ sitter }) => sitter.kind)).toEqual(['open', 'open', 'person'])
    expect(done(again, takeKept(again, who('cid'), 3, 's'))).toBe('gathering')
    expect(done(again, takeKept(again, who('ann'), 4, 's'))).toBe('playing')
    expect([again.seatsOf('ann'), again.seatsOf('ben')]).toEqual([[0, 1], [2]])
    expect(done(again, takeKept(again, who('ann'), 5, 's'))).toBe('playing')
  })
})
