import type { Json, Note } from '@orrery/kernel'
import { playRandom } from '@orrery/testkit'
import { describe, expect, test } from 'vitest'
import { type Event, game, type State } from '../src/index.ts'
import { ledger } from '../words/index.ts'

interface Told {
  readonly notes: readonly Note[]
  readonly events: readonly Event[]
  readonly last: State | undefined
}

function told(seats: number, options: Json, seed: string): Told {
  const notes: Note[] = []
  const events: Event[] = []
  let last: State | undefined
  playRandom(game, options, seats, seed, {
    onEvent(e, s) {
      last = s as State
      events.push(e as Event)
      notes.push(...ledger.notes(e as Event, last))
    },
  })
  return { notes, events, last }
}

const ofKind = <K extends Note['kind']>(notes: readonly Note[], kind: K): Extract<Note, { kind: K }>[] =>
  notes.filter((note): note is Extract<Note, { kind: K }> => note.kind === kind)

describe('the ledger', () => {
  const { notes, events, last } = told(4, { mode: 'admiral' }, 'ledger')
  const uses = ofKind(notes, 'use')
  const of = (shelf: string, how: string): typeof uses => uses.filter((use) => use.shelf === shelf && use.how === how)

  test('counts the faction, minor faction and mission of every seat', () => {
    for (const [shelf, how] of [
      ['Factions', 'led'],
      ['Minor factions', 'chosen'],
      ['Missions', 'chosen'],
    ] as const) {
      const chosen = of(shelf, how)
      expect(chosen.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
      for (const { thing } of chosen) expect(thing).not.toMatch(/unknown/)
    }
    expect(new Set(of('Factions', 'led').map(({ thing }) => thing)).size).toBe(4)
  })

  test('counts every card that is bought or played', () => {
    for (const how of ['bought', 'played'] as const) {
      const done = events.flatMap((e) => (e.kind === how ? [e.player] : []))
      expect(done.length).toBeGreaterThan(0)
      expect(of('Cards', how).map(({ seat }) => seat)).toEqual(done)
    }
    expect(of('Cards', 'put on the board').length).toBeGreaterThan(0)
  })

  test('notes units and life of everybody in each round', () => {
    const standings = ofKind(notes, 'scores')
    const rounds = new Set(standings.map(({ when }) => when))
    expect(rounds.size).toBe(last?.round)
    expect(Math.max(...ofKind(notes, 'beat').map(({ number }) => number ?? 0))).toBe(last?.round)
    for (const { scores } of standings) expect(scores).toHaveLength(4)
    const first = standings.find(({ of }) => of === 'Life of the warlord')
    expect(new Set(first?.scores).size).toBe(1)
    expect(standings.some(({ of, scores }) => of === 'Units on the board' && Math.max(...scores) > 1)).toBe(true)
  })

  test('says once how the game ended', () => {
    const says = { pattern: 'by a pattern', warlord: 'by the last warlord', exhaustion: 'by exhaustion' }
    for (const seed of ['one', 'two', 'three', 'four']) {
      const one = told(2, {}, seed)
      const ending = one.last?.ending ?? ''
      expect(ofKind(one.notes, 'ending').map(({ how }) => how)).toEqual([says[ending as keyof typeof says]])
    }
  })

  test('knows who begins, and the gates for two and for four', () => {
    const start = game.setup({ first: 'C' }, 4, 'x')
    expect(start.ok && ledger.begins(start.value)).toBe(2)
    expect(ledger.gates(4)).toEqual([{ of: 'Factions', from: 0.18, to: 0.35 }])
    expect(ledger.gates(2)).toContainEqual({ of: 'Order of play', from: 0.45, to: 0.55 })
    expect(ledger.gates(2)).toContainEqual({ of: 'Endings', thing: 'by a pattern', from: 0.4, to: 1 })
  })
})
