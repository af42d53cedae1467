import { type GameEvent, kindOf, type Line, OBSERVER, rngFrom } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { FACTION_ROWS, MINOR_ROWS } from '../src/data/factions.ts'
import { MOVE_LINES } from '../src/data/moves.ts'
import { game } from '../src/index.ts'
import type { State } from '../src/types.ts'
import { words } from '../words/index.ts'
import { SENTENCES } from '../words/refusals.ts'
import { cardText, factionText, formulaOf, minorText } from '../words/texts.ts'
import { fresh, plain, type Spec, table, type Table } from './table.ts'

const textOf = (lines: readonly Line[]): string => lines.map((line) => line.map(({ text }) => text).join('')).join('\n')
const broken = /unknown|undefined|NaN|\[object|\{\w+\}|  +\S.*\(HX|\bnull\b/

/** Everything the words say along some games of chance. */
function told(look: (s: State, seat: number, events: readonly GameEvent[]) => void): void {
  const tables: readonly (readonly [number, Spec])[] = [
    [2, { mode: 'admiral', resign: true }],
    [3, { mode: 'captain' }],
    [4, { mode: 'admiral', teams: true }],
  ]
  for (const [seats, options] of tables) {
    const t = fresh(seats, options, 'words')
    let seen = 0
    t.playUntil((u) => {
      const seat = game.pending(u.state)[0]?.seat ?? 0
      look(u.state, seat, u.events.slice(seen))
      seen = u.events.length
      return false
    }, 'words')
    look(t.state, OBSERVER, t.events.slice(seen))
  }
}

describe('sentences', () => {
  test('questions, moves, events, boards and pages are whole sentences along whole games', () => {
    told((s, seat, events) => {
      const view = game.view(s, seat)
      const all = [
        words.question(view, seat),
        ...view.offer.map((m) => words.move(m, view)),
        ...events.map((e) => words.event(e as Parameters<typeof words.event>[0], view)),
      ]
      for (const text of all) expect(text).not.toMatch(broken)
      expect(textOf(words.board(view))).not.toMatch(broken)
      for (const page of Object.values(words.pages)) expect(textOf(page.lines(view))).not.toMatch(broken)
    })
  })

  test('two choices of one question never read alike', () => {
    told((s, seat) => {
      const view = game.view(s, seat)
      const texts = view.offer.filter((m) => MOVE_LINES[kindOf(m)] !== 'buy {slot}').map((m) => words.move(m, view))
      expect(new Set(texts).size).toBe(texts.length)
    })
  })

  test('every refusal has a line of its own, a rule and no gap', () => {
    const used = new Set<string>()
    const rng = rngFrom('refused')
    told((s, seat) => {
      if (seat < 0 || rng.below(4) > 0) return
      const view = game.view(s, seat)
      for (const m of game.universe(s)) {
        for (const refusal of game.refusals(s, seat, m)) {
          used.add(refusal.code)
          expect(Object.keys(SENTENCES)).toContain(refusal.code)
          const text = words.refusal(refusal, view)
          expect(text).toMatch(/\(HX-\d+\.\d+\)$/)
          expect(text).not.toMatch(/unknown|undefined|\{\w+/)
        }
      }
    })
    expect(used.size).toBeGreaterThan(50)
  })

  test('a question says what is open, whose card it is and what may be skipped', () => {
    const question = (t: Table): string => words.question(game.view(t.state, 0), 0)
    const t = plain({ cards: { A: ['A11'] }, pieces: { B: { normal: ['0,0'] } } })
    expect(question(t)).toBe(
      '2 actions left: place a unit, play a card, gain 1 hexilum, heal, move your warlord, or finish.',
    )
    expect(question(t.do('play A11'))).toBe('Breach and Hold: choose the base hex.')
    expect(question(t.do('hex 0,0'))).toBe('Breach and Hold: turn the card.')
    expect(question(t.do('rotate 0'))).toBe('Breach and Hold: choose a unit to place, or skip.')
    expect(words.question(game.view(t.state, 1), 1)).toBe('Terran is choosing.')
    const sortie = plain({ cards: { A: ['A6'] }, pieces: { A: { normal: ['0,0', '0,1'] }, B: { normal: ['1,0'] } } })
    expect(question(sortie.do('play A6'))).toBe('Double Sortie, attack 1 of 2: who attacks? You may skip this.')
    const nomads = plain({ factions: { A: 'IN' }, pieces: { A: { normal: ['0,0', '0,1'] } } }).do('ability')
    expect(question(nomads)).toBe('Swap: choose the first unit.')
  })

  test('a rotation says what each icon will meet', () => {
    const t = plain({ cards: { A: ['C9'] }, pieces: { A: { warlord: '3,-3' }, B: { normal: ['1,0'] } } }).do(
      'place C9',
      'hex 0,0',
    )
    const view = game.view(t.state, 0)
    expect(view.offer.map((m) => words.move(m, view))[0]).toBe(
      "Turned to the east: hit Cyberian's normal unit, place on an empty hex, place on an empty hex",
    )
  })

  test('the missions page counts the cells that are short', () => {
    const t = plain({ common: 'P07', pieces: { A: { normal: ['-2,0', '-1,0', '0,0', '1,0', '2,0', '-2,1'] } } })
    const text = textOf(words.pages['missions']?.lines(game.view(t.state, 0)) ?? [])
    expect(text).toContain('Terran: 3 units short, missing row 5, hex 3; row 5, hex 4; row 5, hex 5')
    expect(text).toContain('O O O O O\n     O O O O')
  })

  test('a win names the mission', () => {
    const wall = ['-2,0', '-1,0', '0,0', '1,0', '2,0', '-2,1', '-1,1', '0,1']
    const t = plain({ common: 'P07', pieces: { A: { warlord: '3,-3', normal: wall } } }).do('place normal', 'hex 1,1')
    const told = (you?: number): string[] => t.events.map((e) => words.event(e, game.view(t.state, 0), you))
    expect(told().slice(-2)).toEqual(['Terran places a normal unit.', 'Terran completes Longwall and wins.'])
    expect(told(0).slice(-2)).toEqual(['You place a normal unit.', 'You complete Longwall and win.'])
  })
})

describe('texts from formulas', () => {
  test('a formula is written as the tables of the rules write it', () => {
    const of = (id: string): string => formulaOf(CARDS.find((row) => row.id === id)?.ability ?? [])
    expect([of('C9'), of('A2'), of('A20')]).toEqual([
      'TA(1,0) + PL(1,-1) + PL(0,1)',
      'EX*2 + RC*2',
      'XC + RT + PL(0,0)',
    ])
  })

  test('cards, factions and minor factions say what they do', () => {
    const card = (id: string): string =>
      CARDS.filter((row) => row.id === id)
        .map(cardText)
        .join()
    expect(card('C9')).toBe('Hit the hex to the east, then place a unit each to the north-east and the south-east.')
    expect(card('C13')).toBe('Place a unit each to the east and the north-east. Reusable.')
    expect(card('A6')).toBe('Attack with a unit, twice.')
    expect(FACTION_ROWS.map(factionText)[1]).toBe(
      'Place a unit next to your warlord, up to twice. Your warlord then loses 1 life.',
    )
    expect(MINOR_ROWS.map(minorText)[2]).toBe(
      'When placed: swap this unit with another, or move it to an empty hex. Using it costs 1 life.',
    )
  })

  test('no two kinds of cards of one price read alike unless their formulas are alike', () => {
    const texts = new Map<string, string>()
    for (const row of CARDS) {
      const before = texts.get(cardText(row))
      if (before !== undefined) expect(before).toBe(formulaOf(row.ability))
      texts.set(cardText(row), formulaOf(row.ability))
    }
    expect(texts.size).toBeGreaterThan(30)
  })
})

test('the board shows every piece once', () => {
  const t = table({
    pieces: { A: { warlord: '0,0', normal: ['1,0'], minor: ['0,1'], C9: '2,0' }, B: { warlord: '-3,3' } },
  })
  const map = textOf(words.board(game.view(t.state, 0)))
  for (const sign of [' A* ', ' A  ', ' a  ', ' A9 ', ' B* ']) expect(map).toContain(sign)
})
