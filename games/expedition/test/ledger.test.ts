import type { Move, Note, Outcome } from '@orrery/kernel'
import { playRandom } from '@orrery/testkit'
import { describe, expect, test } from 'vitest'
import { type Event, game, type State } from '../src/index.ts'
import { ledger } from '../words/index.ts'
import { owner, table, windowOf } from './table.ts'

const notes: Note[] = []
const events: Event[] = []
let last: State | undefined
let outcome: Outcome | undefined

const ofKind = <K extends Note['kind']>(kind: K): Extract<Note, { kind: K }>[] =>
  notes.filter((note): note is Extract<Note, { kind: K }> => note.kind === kind)

describe('the ledger', () => {
  ;({ outcome } = playRandom(game, {}, 4, 'ledger', {
    onEvent(e, s) {
      last = s as State
      events.push(e as Event)
      notes.push(...ledger.notes(e as Event, last))
    },
  }))
  const uses = ofKind('use')

  test.each([
    ['Strategy cards', 'drafted', 'drafted'],
    ['Strategy cards', 'followed', 'followed'],
    ['Slices', 'claimed', 'claimed'],
    ['Technologies', 'researched', 'researched'],
    ['Action cards', 'played', 'played'],
    ['Objectives', 'scored', 'scoredPublic'],
    ['Secret objectives', 'scored', 'scoredSecret'],
    ['Breakthroughs', 'gained', 'gained'],
  ] as const)('counts %s, %s, by seat', (shelf, how, kind) => {
    const done = events.flatMap((e) => (e.kind === kind && 'player' in e ? [e.player] : []))
    const counted = uses.filter((use) => use.shelf === shelf && use.how === how)
    expect(counted.map(({ seat }) => seat)).toEqual(done)
    for (const { thing } of counted) expect(thing).toMatch(/^[A-Z]/)
  })

  test('counts in the end how many slices each seat has claimed', () => {
    const inAll = uses.filter(({ shelf, how }) => shelf === 'Slices' && how === 'in all')
    expect(inAll.map(({ thing }) => Number.parseInt(thing, 10))).toEqual(last?.claims)
  })

  test('notes the points after each round, and at the end what the outcome says', () => {
    const standings = ofKind('scores')
    const rounds = last?.round ?? 0
    expect(standings.map(({ when }) => when)).toEqual([
      ...Array.from({ length: rounds - 1 }, (_, i) => `round ${i + 1}`),
      'the end',
    ])
    expect(standings.at(-1)?.scores).toEqual(outcome?.scores)
    expect(ofKind('beat').findLast(({ of }) => of === 'Rounds')?.number).toBe(rounds)
  })

  test('TE-17.9 says when the planet was placed, and has the bounds of the gate', () => {
    const round = last?.placedIn ?? 0
    const says = round === 0 ? "without Thunder's Edge" : `with Thunder's Edge placed in round ${round}`
    expect(ofKind('ending')).toEqual([{ kind: 'ending', how: says }])
    expect(ledger.gates(5)).toEqual([
      { of: 'Seats', from: 0, to: 0.25 },
      { of: 'Order of play', from: 0, to: 0.25 },
      { of: 'Sides', from: 0, to: 0.32 },
      { of: 'Habits', from: 0, to: 0.3 },
      { of: 'Endings', thing: "without Thunder's Edge", from: 0, to: 0.3 },
      { of: 'Endings', thing: "with Thunder's Edge placed in round 1", from: 0, to: 0.05 },
    ])
    expect(ledger.gates(4)[0]).toEqual({ of: 'Seats', from: 0.18, to: 0.35 })
  })

  test('has names of factions, and the speaker begins', () => {
    expect(ledger.title('seating', 'cabal')).toBe('The Cabal')
    const start = game.setup({}, 3, 'x')
    expect(start.ok && ledger.begins(start.value)).toBe(start.ok && start.value.speaker)
  })
})

function parsed(line: string): Move {
  const move = game.parse(line)
  if (!move.ok) throw new Error(line)
  return move.value
}

describe('questions', () => {
  const t = table({ ...windowOf('sol'), players: { sol: { goods: 9 } }, planets: { jord: {}, ang: owner('sol') } })
  const askedBy = (line: string): unknown => ledger.question?.(t.state, 0, parsed(line))

  test('TE-17.9 a question is counted by its kind; claims and their payments are about the expedition', () => {
    expect(askedBy('end')).toEqual({ kind: 'what to do at the end of the turn', theme: 'expedition' })
    t.do('claim resources')
    expect(askedBy('number 1')).toEqual({ kind: 'what to pay with', theme: 'expedition' })
    const turn = table({ players: { sol: { tactic: 1 } }, planets: { jord: { infantry: 2 } } })
    expect(ledger.question?.(turn.state, 0, parsed('activate 106'))).toEqual({ kind: 'an action' })
    expect(ledger.question?.(turn.state, 1, parsed('accept'))).toEqual({ kind: 'answer to an offer' })
  })
  test("TE-17.9 a march to Thunder's Edge is about the expedition", () => {
    const planets = { jord: { infantry: 2 }, thundersedge: { owner: 'hacan', system: '46' } }
    const turn = table({ flipped: true, players: { sol: { tactic: 1 } }, planets })
    expect(ledger.question?.(turn.state, 0, parsed('activate 46'))?.theme).toBe('expedition')
    expect(ledger.question?.(turn.state, 0, parsed('activate 106'))?.theme).toBe(undefined)
  })
})
