import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { FACTION_ROWS } from '../src/data/factions.ts'
import { SIDES, TECHNOLOGY_ROWS } from '../src/data/scenario.ts'
import { fresh } from './table.ts'

describe('set-up', () => {
  test('TE-14.1 three to six seats, twelve factions, none twice, with their real homes', () => {
    expect(game.sidesFor(4)).toEqual(SIDES)
    expect(SIDES.length).toBe(12)
    for (const seats of [3, 4, 5, 6]) {
      const t = fresh(seats)
      const ids = game.sides(t.state)
      expect(new Set(ids).size).toBe(seats)
      for (const [seat, home] of t.state.ruleset.homes.entries()) {
        const row = FACTION_ROWS.find(({ id }) => id === ids[seat])
        expect(t.state.ruleset.systems[home]?.tile).toBe(row?.home)
      }
    }
    expect(game.setup({}, 2, 'x').ok).toBe(false)
    expect(game.setup({ seating: ['sol', 'sol', 'hacan'] }, 3, 'x').ok).toBe(false)
    expect(game.setup({ seating: ['sol', 'winnu', 'hacan'] }, 3, 'x').ok).toBe(false)
    expect(game.setup({ moon: 1 }, 3, 'x').ok).toBe(false)
    expect(game.setup({ reach: 9 }, 3, 'x').ok).toBe(false)
    expect(game.setup({ reach: '3' }, 3, 'x').ok).toBe(true)
  })
  test('TE-14.2 each seat starts with exhausted planets, a dock, infantry, tokens, a card and two secrets dealt', () => {
    const t = fresh(4, { seating: ['sol', 'hacan', 'jolnar', 'xxcha'] })
    const jord = t.planet('Jord')
    expect(jord).toEqual({ owner: 'sol', exhausted: true, infantry: 4, pds: 0, dock: 1 })
    expect(t.planet('Olergodt')).toEqual({ owner: 'sol', exhausted: true, infantry: 1, pds: 0, dock: 0 })
    expect(t.planet('Arretze')).toMatchObject({ infantry: 4, dock: 1 })
    expect(t.planet('Hercant')).toMatchObject({ owner: 'hacan', infantry: 0, dock: 0, exhausted: true })
    expect(t.of('sol')).toMatchObject({ tactic: 3, strategy: 2, cards: 1, secrets: 2, commodities: 0, goods: 2 })
    expect(t.of('jolnar').goods).toBe(1)
    const techs = TECHNOLOGY_ROWS.filter((_, i) => ((t.state.techs[t.seat('jolnar')] ?? 0) & (1 << i)) !== 0)
    expect(techs.map((row) => row.id).sort()).toEqual(['amd', 'nm', 'ps', 'st'])
    expect(t.step()).toBe('keepSecret')
    const [keep = ''] = t.offer('secret')
    t.do(keep)
    expect(t.state.secrets.filter((n) => n === 1).length).toBe(1)
  })
  test('TE-14.3 one spend and one hold objective lie open, frontier tokens on empty systems, the custodians on Mecatol', () => {
    const t = fresh(6)
    expect(t.state.publics.length).toBe(2)
    const [spend = 0, hold = 0] = t.state.publics
    expect([spend < 5, hold >= 5]).toEqual([true, true])
    expect(t.state.marks[t.system('46')]).toBe(2)
    expect(t.state.marks[t.system('19')]).toBe(0)
    expect(t.state.custodians).toBe(-1)
    const speakers = new Set(Array.from({ length: 20 }, (_, n) => fresh(3, {}, `s${n}`).state.speaker))
    expect(speakers.size).toBe(3)
  })
  test('TE-14.4 no ships: what there is are planets, infantry and structures', () => {
    expect(Object.keys(fresh(3).state).filter((name) => /ship|fleet|mech|leader|promissory/.test(name))).toEqual([])
  })
  test('TE-14.7 seats sit clockwise on the homes of their map', () => {
    const t = fresh(6)
    const at = t.state.ruleset.homes.map((home) =>
      [t.state.ruleset.systems[home]?.q, t.state.ruleset.systems[home]?.r].join(),
    )
    expect(at).toEqual(['0,-3', '3,-3', '3,0', '0,3', '-3,3', '-3,0'])
  })
})
