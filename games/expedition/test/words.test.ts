import { rngFrom } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { BREAKTHROUGH_ROWS } from '../src/data/breakthroughs.ts'
import { FACTION_ROWS } from '../src/data/factions.ts'
import { game } from '../src/index.ts'
import { breakthroughText } from '../words/breakthroughs.ts'
import { words } from '../words/index.ts'
import { QUESTIONS } from '../words/questions.ts'
import { CODES } from '../words/refusals.ts'
import { fresh, table, windowOf } from './table.ts'

const text = (lines: readonly (readonly { readonly text: string }[])[]): string[] =>
  lines.map((line) => line.map((span) => span.text).join(''))

describe('words', () => {
  test('TE-10.9 every faction has its breakthrough in one short sentence of our own', () => {
    expect(BREAKTHROUGH_ROWS.map(({ faction }) => faction).toSorted()).toEqual(
      FACTION_ROWS.map(({ id }) => id).toSorted(),
    )
    for (const { id } of FACTION_ROWS) expect(breakthroughText(id)).toMatch(/^[A-Z+0-9][^.]{20,190}\.$/)
    expect(breakthroughText('l1z1x')).toBe('When gaining a planet: put infantry equal to its influence on it.')
  })
  test('every question, move, event and refusal of whole games has its sentence', () => {
    const rng = rngFrom('words')
    for (const seats of [3, 6]) {
      const t = fresh(seats, { maxRounds: 3 }, `words ${seats}`)
      for (let n = 0; game.outcome(t.state) === undefined; n++) {
        const ask = game.pending(t.state).at(-1)
        if (ask === undefined) break
        const view = game.view(t.state, ask.seat)
        const offer = game.moves(t.state, ask.seat).slice()
        expect(words.question(view, ask.seat)).toMatch(/^[A-Z].*[.?]$/)
        for (const m of offer) expect(words.move(m, view)).toMatch(/\S/)
        if (n % 40 === 0)
          for (const m of game.universe(t.state).filter((_, i) => i % 11 === n % 11))
            for (const refusal of game.refusals(t.state, ask.seat, m)) {
              expect(CODES).toContain(refusal.code)
              expect(words.refusal(refusal, view)).toMatch(/\(TE-\d+\.\d+\)$/)
              expect(words.refusal(refusal, view)).not.toMatch(/undefined|\{/)
            }
        const move = offer[rng.below(offer.length)]
        if (move !== undefined) game.apply(t.state, ask.seat, move, (e) => t.events.push(e))
      }
      for (const e of t.events) {
        for (const you of [undefined, e.only?.[0] ?? 0]) {
          const sentence = words.event(e, game.view(t.state, e.only?.[0] ?? 0), you)
          expect(sentence).toMatch(/^[A-Z0-9].*[^.]\.$/)
          expect(sentence).not.toMatch(/undefined|NaN|You \w+s /)
        }
      }
    }
  })
  test('events call their reader you, and agree with the number', () => {
    const { state } = table({ ...windowOf('sol') })
    const view = game.view(state, 0)
    const say = (e: Parameters<typeof words.event>[0], you?: number): string => words.event(e, view, you)
    const control = { kind: 'control', player: 0, planet: 0, from: 1 } as const
    expect(
      [say(control, 0), say(control, 1), say(control)].map((text) => text.replace(/(takes?) .* from/, '$1 it from')),
    ).toEqual(['You take it from Hacan.', 'Sol takes it from you.', 'Sol takes it from Hacan.'])
    expect(say({ kind: 'turn', player: 0 }, 0)).toBe('Your turn.')
    expect(say({ kind: 'turn', player: 0 }, 1)).toBe("Sol's turn.")
    expect(say({ kind: 'named', player: 1, by: 1 }, 1)).toBe('You break the tie in your own favour.')
    expect(say({ kind: 'named', player: 1, by: 0 }, 1)).toBe('Sol breaks the tie in your favour.')
    expect(say({ kind: 'skimmed', player: 1, cards: 1 }, 0)).toBe("1 card goes to Hacan's Data Skimmer.")
    expect(say({ kind: 'tokens', player: 0, tactic: 2, strategy: 1 }, 0)).toBe(
      'You have 2 tactic and 1 strategy token.',
    )
    expect(say({ kind: 'tookSkimmed', player: 0, left: 2 }, 0)).toBe(
      'You take a card from the Data Skimmer; the other 2 are discarded.',
    )
  })
  test('every step that can ask has a question', () => {
    expect(Object.values(QUESTIONS).every((question) => question.length > 5)).toBe(true)
  })
  test('the terminal shows map, token, players and the own cards only', () => {
    const t = table({
      ...windowOf('sol'),
      players: { sol: { hand: { plague: 1 }, secrets: ['hegemony'] }, hacan: { hand: { spy: 1 } } },
    })
    const board = text(words.board(game.view(t.state, 0))).join('\n')
    expect(board).toContain("RACE TO THUNDER'S EDGE")
    expect(board).toContain('Jord')
    expect(board).toContain('Your cards  Plague')
    expect(board).toContain('Establish Hegemony')
    expect(board).not.toContain('Spy')
    expect(text(words.board(game.view(t.state, -1))).join('\n')).not.toContain('Plague')
  })
  test('every page has lines', () => {
    const view = game.view(table().state, 0)
    for (const page of Object.values(words.pages)) expect(page.lines(view).length).toBeGreaterThan(2)
  })
  test('a payment says what is still to pay, and what each planet gives', () => {
    const t = table({ ...windowOf('sol'), players: { sol: { goods: 4 } }, planets: { bakal: { owner: 'sol' } } }).do(
      'claim resources',
      'planet jord',
    )
    const view = game.view(t.state, 0)
    expect(words.question(view, 0)).toBe('Choose what to pay with: 1 resource left to pay (paid so far: Jord).')
    expect(t.state.offer.map((m) => words.move(m, view))).toEqual([
      'Exhaust Bakal for 3',
      'Pay the rest with 1 trade good',
    ])
  })
})
