import type { Note, Outcome } from '@orrery/kernel'
import { playRandom } from '@orrery/testkit'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { type Event, game, type State } from '../src/index.ts'
import { ledger } from '../words/index.ts'

interface Told {
  readonly notes: readonly Note[]
  readonly events: readonly Event[]
  readonly outcome: Outcome | undefined
  readonly start: State
}

function told(seats: number, options: { readonly [name: string]: readonly string[] }, seed: string): Told {
  const notes: Note[] = []
  const events: Event[] = []
  const start = game.setup(options, seats, seed)
  if (!start.ok) throw new Error(start.error.expected)
  const { outcome } = playRandom(game, options, seats, seed, {
    onEvent(e, s) {
      events.push(e as Event)
      notes.push(...ledger.notes(e as Event, s as State))
    },
  })
  return { notes, events, outcome, start: start.value }
}

const ofKind = <K extends Note['kind']>(notes: readonly Note[], kind: K): Extract<Note, { kind: K }>[] =>
  notes.filter((note): note is Extract<Note, { kind: K }> => note.kind === kind)

const TITLES = [...CARDS.map(({ title }) => title), 'Score card']

describe('the ledger', () => {
  const { notes, events, outcome, start } = told(4, { seating: ['PG', 'UN', 'OPA', 'MCR'] }, 'ledger')
  const uses = ofKind(notes, 'use')

  test('counts every card that is taken, used or kept, by its title and by the seat', () => {
    const cards = uses.filter(({ shelf }) => shelf === 'Cards')
    for (const { thing } of cards) expect(TITLES).toContain(thing)
    for (const [how, kind] of [
      ['taken', 'taken'],
      ['used for action points', 'points'],
      ['Event performed', 'performed'],
      ['Event kept', 'kept'],
    ] as const) {
      const done = events.filter((e) => e.kind === kind)
      expect(cards.filter((use) => use.how === how).map(({ seat }) => start.seating[seat])).toEqual(
        done.map((e) => ('player' in e ? e.player : undefined)),
      )
    }
    expect(cards.filter(({ how }) => how === 'taken').length).toBeGreaterThan(20)
  })

  test('counts techs by their names', () => {
    const gained = uses.filter(({ shelf, how }) => shelf === 'Techs and abilities' && how === 'gained')
    expect(gained).toHaveLength(events.filter(({ kind }) => kind === 'tech').length)
    expect(gained.length).toBeGreaterThan(3)
    for (const { thing } of gained) expect(thing).not.toMatch(/unknown/)
  })

  test('notes the control points by seat after each Scoring, and at the end what the outcome says', () => {
    const standings = ofKind(notes, 'scores')
    expect(standings.map(({ when }) => when)).toEqual([
      ...events.filter(({ kind }) => kind === 'scoring').map((_, i) => `Scoring ${i + 1}`),
      'the end',
    ])
    expect(standings.at(-1)?.scores).toEqual(outcome?.scores)
  })

  test('counts every turn, the first too', () => {
    const turns = events.filter(({ kind }) => kind === 'turn').length + 1
    expect(ofKind(notes, 'beat')).toHaveLength(turns)
  })

  test('knows who begins', () => {
    expect(game.sides(start)[ledger.begins(start)]).toBe(game.sides(start)[game.pending(start)[0]?.seat ?? -1])
  })

  test('counts the cards and techs of modules too', () => {
    const other = told(3, { modules: ['alpha', 'beta', 'gamma', 'delta', 'epsilon'] }, 'modules')
    for (const { thing, seat } of ofKind(other.notes, 'use')) {
      expect(thing).not.toMatch(/unknown|hidden|no card/)
      expect([0, 1, 2]).toContain(seat)
    }
    expect(ofKind(other.notes, 'scores').at(-1)?.scores).toEqual(other.outcome?.scores)
  })

  test('has titles of modules, and gates for two and for four', () => {
    expect(ledger.title('modules', 'beta')).toBe('The Protomolecule')
    expect(ledger.title('seating', 'OPA')).toBe('OPA')
    expect(ledger.gates(2)).toEqual([{ of: 'Sides', from: 0.45, to: 0.55 }])
    expect(ledger.gates(3)).toEqual([])
    expect(ledger.gates(4)).toEqual([{ of: 'Sides', from: 0.2, to: 0.3 }])
  })
})
