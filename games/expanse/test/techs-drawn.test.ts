import { readdirSync, readFileSync } from 'node:fs'
import { Match, type Move, OBSERVER, rngFrom, type Seat, stateHash } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { ABILITIES } from '../src/data/abilities.ts'
import { CARDS } from '../src/data/cards.ts'
import { game } from '../src/index.ts'
import { drawnTechs } from '../modules/alpha/rules.ts'
import { FACTIONS, HIDDEN, NONE } from '../src/types.ts'
import type { Event, FactionId, State, View } from '../src/types.ts'
import { alpha, scoringWithTechs, techId } from './drawn.ts'
import { scoreThrough, techs, took, scoring } from './scored.ts'
import { fresh, type Spec, type Table, table } from './table.ts'

/* Two techs of three are drawn, one is kept in secret, all are shown together. Seats: UN 0, MCR 1, OPA 2, PG 3. */

const UNDRAWN = { UN: ['un-1c'], MCR: ['mcr-1a'], OPA: ['opa-1b'], PG: ['pg-1c'] }
const PICKS: readonly (readonly [FactionId, string])[] = [
  ['UN', 'tech un-1b'],
  ['MCR', 'tech mcr-1c'],
  ['OPA', 'tech opa-1a'],
  ['PG', 'tech pg-1b'],
]
/** Off-map fleets are brought in first: nobody builds, so the Scoring runs through. */
const NO_BUILD = {
  earth: { UN: 5 },
  mars: { MCR: 3, battleship: 2 },
  tycho: { OPA: 5 },
  thoth: { PG: 5, rocinante: 1 },
}
const drawing = (more: Spec = {}): Spec => ({
  players: 4,
  modules: ['alpha'],
  ...scoringWithTechs('UN', 'drawTechs', 1),
  undrawn: UNDRAWN,
  captain: 'PG',
  fleets: NO_BUILD,
  ...more,
})

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first, i) => permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]))

const move = (line: string): Move => {
  const parsed = game.parse(line)
  if (!parsed.ok) throw new Error(line)
  return parsed.value
}
type Game = Match<State, View, Event>
const match = (position: Spec): Game => {
  const start = Match.fromPosition(game, position)
  if (!start.ok) throw new Error(`${start.error.at}: ${start.error.expected}`)
  return start.value
}
const packed = (t: Table): Spec => game.position.write(t.state) as Spec

describe('the techs in the box', () => {
  test('DC-A.1 set T joins the pool; each faction has nine techs, three of each level, instead of its three', () => {
    const t = fresh(4, { modules: ['alpha'] })
    const ids = t.state.ruleset.pool.map((card) => CARDS[card]?.id ?? '').filter((id) => id.startsWith('T'))
    expect(ids).toEqual(['T1', 'T2', 'T3', 'T4'])
    for (const [p, faction] of FACTIONS.entries()) {
      const byLevel = [1, 2, 3].map((level) =>
        (t.state.ruleset.techsOf[p]?.[level] ?? []).map((ability) => ABILITIES[ability]?.id),
      )
      const wanted = [1, 2, 3].map((level) =>
        (['a', 'b', 'c'] as const).map((letter) => techId(faction, level, letter)),
      )
      expect(byLevel).toEqual(wanted)
    }
    const base = fresh(4).state.ruleset
    expect(base.techsOf[0]?.[1]?.map((ability) => ABILITIES[ability]?.id)).toEqual(['un-1'])
    expect(base.pool.some((card) => CARDS[card]?.set === 'T')).toBe(false)
  })

  test('DC-A.1 each of the 36 techs has a test of its own that cites its id', () => {
    const dir = new URL('.', import.meta.url)
    const files = readdirSync(dir).filter((name) => /^alpha-.*\.test\.ts$/.test(name))
    const text = files.map((name) => readFileSync(new URL(name, dir), 'utf8')).join('\n')
    const ids = ABILITIES.filter((row) => row.set === 'T').map((row) => row.id)
    expect(ids).toHaveLength(36)
    expect(ids.filter((id) => !new RegExp(`test(\\.each.*)?\\('[^']*\\b${id}\\b`).test(text))).toEqual([])
  })

  test('DC-A.1 a tech of the other box is not in this one', () => {
    const read = (modules: readonly string[], tech: string): unknown =>
      game.position.read({ players: 4, modules: [...modules], techs: { UN: [tech] } })
    expect(read(['alpha'], 'un-1')).toMatchObject({ ok: false, error: { at: 'techs.UN' } })
    expect(read([], 'un-1a')).toMatchObject({ ok: false, error: { at: 'techs.UN' } })
    expect([read([], 'un-1'), read(['alpha'], 'un-1a')]).toMatchObject([{ ok: true }, { ok: true }])
  })
})

describe('drawing and keeping', () => {
  test('DC-A.2 in step 4 everybody has drawn two of the three techs of the level and may keep either', () => {
    const t = table(drawing())
    expect([t.step(), t.allAsked()]).toEqual(['drawTechs', ['UN', 'MCR', 'OPA', 'PG']])
    expect(FACTIONS.map((p) => t.offerTo(p))).toEqual([
      ['tech un-1a', 'tech un-1b'],
      ['tech mcr-1b', 'tech mcr-1c'],
      ['tech opa-1a', 'tech opa-1c'],
      ['tech pg-1a', 'tech pg-1b'],
    ])
    expect(t.refusalsOf('UN', 'tech un-1c')).toMatchObject([{ rule: 'DC-A.2', code: 'notDrawn' }])
    expect(t.refusalsOf('UN', 'tech un-2a')).toMatchObject([{ rule: 'DC-A.2', code: 'techLevel' }])
    expect(t.refusalsOf('UN', 'tech mcr-1b')).toMatchObject([{ rule: 'DC-A.2', code: 'techOfOther' }])
    expect(t.refusalsOf('UN', 'pass').length).toBeGreaterThan(0)
  })

  test.each([
    [1, 'tech un-1a', 'un-1a'],
    [2, 'tech un-2a', 'un-2a'],
    [3, 'tech un-3a', 'un-3a'],
  ])('DC-A.2 the Scoring turn says the level: %i', (level, line, kept) => {
    const undrawn = Object.fromEntries(FACTIONS.map((p) => [p, [techId(p, level, 'c')]]))
    const t = table({ ...drawing(), ...scoringWithTechs('UN', 'drawTechs', level), undrawn })
    t.by('UN', line)
    for (const p of ['MCR', 'OPA', 'PG'] as const) t.by(p, `tech ${techId(p, level, 'b')}`)
    expect(techs(t)).toEqual([kept, `mcr-${level}b`, `opa-${level}b`, `pg-${level}b`].toSorted())
  })

  test.each([4, 5])('DC-A.2 the Scoring turn %i gives no tech', (number) => {
    const t = table({ ...drawing({ undrawn: {} }), ...scoringWithTechs('UN', 'drawTechs', number) })
    expect([t.step(), techs(t)]).toEqual(['turn', []])
  })

  test('DC-A.2 chance decides which two: each of the three is left out equally often, whoever draws', () => {
    const games = 600
    const out = new Map<string, number>()
    for (let n = 0; n < games; n++) {
      const { draws } = fresh(4, { modules: ['alpha'] }, `draw ${n}`).state
      expect(draws).toHaveLength(12)
      for (const [i, leftOut] of draws.entries()) out.set(`${i} ${leftOut}`, (out.get(`${i} ${leftOut}`) ?? 0) + 1)
    }
    expect(out.size).toBe(36)
    const sigma = Math.sqrt(games * (1 / 3) * (2 / 3))
    for (const [what, n] of out) expect(Math.abs(n - games / 3), what).toBeLessThan(4 * sigma)
  })

  test('DC-A.2 EX-11.10 a whole Scoring turn: the Bases are scored, then the techs are drawn', () => {
    const t = took({ players: 4, modules: ['alpha'], undrawn: UNDRAWN, fleets: NO_BUILD, ...scoring('UN', 1) })
    t.do('bonus belt', 'pass')
    expect([t.step(), t.events.map((e) => e.kind).includes('scored'), techs(t)]).toEqual(['drawTechs', true, []])
    for (const [p, line] of PICKS) t.by(p, line)
    expect([techs(t), t.asked(), t.step()]).toEqual([['mcr-1c', 'opa-1a', 'pg-1b', 'un-1b'], 'MCR', 'turn'])
  })

  test('DC-A.3 nothing is shown before the last pick, then all at once, before step 5', () => {
    const t = table(drawing({ fleets: { thoth: { rocinante: 1 } } }))
    for (const [p, line] of PICKS.slice(0, 3)) {
      t.by(p, line)
      expect([techs(t), t.step()]).toEqual([[], 'drawTechs'])
    }
    expect(t.allAsked()).toEqual(['PG'])
    t.by('PG', 'tech pg-1b')
    expect([techs(t), t.step(), t.asked()]).toEqual([['mcr-1c', 'opa-1a', 'pg-1b', 'un-1b'], 'freeBuild', 'MCR'])
    const kinds = t.events.map((e) => e.kind)
    expect(kinds).toEqual(['pickedTech', 'pickedTech', 'pickedTech', 'pickedTech', 'tech', 'tech', 'tech', 'tech'])
  })

  test('DC-A.3 the picks are simultaneous: in whatever order they come, the table is the same', () => {
    const ends = permutations(PICKS).map((order) => {
      const t = table(drawing())
      for (const [p, line] of order) t.by(p, line)
      return stateHash(game, t.state)
    })
    expect([ends.length, new Set(ends).size]).toEqual([24, 1])
  })

  test('DC-A.3 one question for all: an answer of one seat does not make the others stale', () => {
    const m = match(drawing())
    const before = m.pending()
    const [number = -1] = before.map((ask) => ask.decision)
    expect(before).toEqual([0, 1, 2, 3].map((seat) => ({ seat, decision: number })))
    expect(m.play(2, move('tech opa-1a'), number).ok).toBe(true)
    expect(m.pending()).toEqual([0, 1, 3].map((seat) => ({ seat, decision: number })))
    for (const [seat, line] of [
      [3, 'tech pg-1b'],
      [0, 'tech un-1b'],
      [1, 'tech mcr-1c'],
    ] as const)
      expect(m.play(seat, move(line), number).ok).toBe(true)
    expect(m.pending()).toEqual([{ seat: 1, decision: number + 1 }])
    expect(m.play(1, move('take 1'), number)).toMatchObject({ ok: false, error: { reason: 'stale' } })
  })

  test('DC-A.4 what was not kept is in the unused pile, and nobody can tell which of the two had been drawn', () => {
    const end = (undrawn: string): { readonly t: Table; readonly told: string } => {
      const m = match(drawing({ undrawn: { ...UNDRAWN, UN: [undrawn] } }))
      for (const [p, line] of PICKS) m.play(FACTIONS.indexOf(p), move(line))
      const told = [1, 2, 3, OBSERVER].map((seat) => [
        m.view(seat),
        m.events(seat),
        m.refusals(seat, move('tech un-1a')),
      ])
      return { t: table(m.position() as Spec), told: JSON.stringify(told) }
    }
    expect(end('un-1a').told).toBe(end('un-1c').told)
    expect(packed(end('un-1a').t)).toEqual(packed(end('un-1c').t))
    expect(techs(end('un-1a').t)).toContain('un-1b')
  })

  test('DC-A.5 EX-13.1 techs add up and are never lost; a tech that differs from its base version follows its new text', () => {
    let t = fresh(2, { modules: ['alpha'], seating: ['UN', 'MCR'], first: 'UN' }, 'three techs each')
    const rng = rngFrom('three techs each')
    const held: number[] = []
    while (game.pending(t.state).length > 0) {
      const seat = game.pending(t.state)[0]?.seat ?? 0
      const offer = game.moves(t.state, seat)
      const chosen = offer[rng.below(offer.length)]
      if (chosen !== undefined) game.apply(t.state, seat, chosen)
      const now = techs(t).length
      expect(now).toBeGreaterThanOrEqual(held.at(-1) ?? 0)
      held.push(now)
    }
    expect(Math.max(...held)).toBeGreaterThanOrEqual(6)
    t = alpha({
      techs: { UN: ['un-1b'] },
      bases: { ceres: { diplomat: 1, MCR: 1 } },
      fleets: { thoth: { rocinante: 1 } },
    })
    expect(t.controls('ceres')).toBeUndefined()
    const base = table({ players: 4, techs: { UN: ['un-1', 'un-2'] }, bases: { ceres: { diplomat: 1, MCR: 1 } } })
    expect(base.controls('ceres')).toBe('UN')
  })

  test('DC-A.6 never Diplomats and Embassies: the one held bars the other', () => {
    const t = table(drawing({ techs: { UN: ['un-1b'] }, undrawn: { ...UNDRAWN, UN: ['un-1b'] } }))
    expect(t.offerTo('UN')).toEqual(['tech un-1c'])
    expect(t.refusalsOf('UN', 'tech un-1a')).toMatchObject([{ rule: 'DC-A.6', code: 'techExcluded' }])
    const other = table(drawing({ techs: { UN: ['un-1a'] }, undrawn: { ...UNDRAWN, UN: ['un-1a'] } }))
    expect(other.offerTo('UN')).toEqual(['tech un-1c'])
  })

  test('DC-A.6 without the module both are gained, at level I and II', () => {
    const t = took({ players: 2, ...scoring('UN', 2), techs: { UN: ['un-1'], MCR: ['mcr-1'] } })
    expect(techs(scoreThrough(t))).toEqual(['mcr-1', 'mcr-2', 'un-1', 'un-2'])
  })

  test('DC-A.7 where only one is permitted it is kept, but its owner is asked all the same: nothing tells the others', () => {
    const t = table(drawing({ techs: { UN: ['un-1b'] }, undrawn: { ...UNDRAWN, UN: ['un-1b'] } }))
    expect(t.allAsked()).toEqual(['UN', 'MCR', 'OPA', 'PG'])
    for (const [p, line] of PICKS.slice(1)) t.by(p, line)
    expect([t.step(), t.offer(), t.allAsked()]).toEqual(['drawTechs', ['tech un-1c'], ['UN']])
    expect(techs(t.by('UN', 'tech un-1c'))).toEqual(['mcr-1c', 'opa-1a', 'pg-1b', 'un-1b', 'un-1c'])
  })

  test('DC-A.7 where none is permitted none is gained, and nobody waits', () => {
    const t = table(drawing({ techs: { UN: ['un-1b'] } }))
    expect(t.allAsked()).toEqual(['MCR', 'OPA', 'PG'])
    for (const [p, line] of PICKS.slice(1)) t.by(p, line)
    expect(techs(t)).toEqual(['mcr-1c', 'opa-1a', 'pg-1b', 'un-1b'])
  })
})

describe('what is hidden of it', () => {
  const told = (m: Game, seat: Seat): string =>
    JSON.stringify([m.view(seat), m.events(seat), m.offer(seat), m.pending()])
  const OTHERS: readonly Seat[] = [1, 2, 3, OBSERVER]

  test('EX-17.5 one sees the own two techs and nobody elses; the spectator none', () => {
    const m = match({ ...drawing(), ...scoringWithTechs('UN', 'score', 1) })
    for (const seat of [0, 1, 2, 3]) {
      expect(m.view(seat).draws.filter((leftOut, i) => i % 3 === 0 && leftOut !== HIDDEN)).toHaveLength(1)
      expect(m.view(seat).draws[seat * 3]).not.toBe(HIDDEN)
      expect(m.offer(seat)).toHaveLength(2)
    }
    expect(m.view(OBSERVER).draws.every((leftOut) => leftOut === HIDDEN)).toBe(true)
    expect(m.offer(OBSERVER)).toEqual([])
  })

  test('EX-17.5 who draws is told the two techs, and nobody else', () => {
    const m = match({ players: 4, modules: ['alpha'], undrawn: UNDRAWN, fleets: NO_BUILD, ...scoring('UN', 1) })
    m.play(0, move('take 1'))
    m.play(0, move('bonus belt'))
    m.play(3, move('pass'))
    for (const seat of [0, 1, 2, 3]) {
      const drew = m.events(seat).flatMap(({ event }) => (event.kind === 'drew' ? [event] : []))
      expect(drew.map((e) => [e.player, e.abilities.length])).toEqual([[seat, 2]])
    }
    expect(m.events(OBSERVER).some(({ event }) => event.kind === 'drew')).toBe(false)
  })

  test('EX-17.5 before all have picked, what the UN drew and kept changes nothing that others are given', () => {
    const given = (undrawn: string, pick: string, seat: Seat): string => {
      const m = match(drawing({ undrawn: { ...UNDRAWN, UN: [undrawn] } }))
      if (!m.play(0, move(pick)).ok) throw new Error(pick)
      return told(m, seat)
    }
    for (const seat of OTHERS) {
      const first = given('un-1c', 'tech un-1a', seat)
      expect(given('un-1c', 'tech un-1b', seat)).toBe(first)
      expect(given('un-1a', 'tech un-1b', seat)).toBe(first)
      expect(given('un-1b', 'tech un-1c', seat)).toBe(first)
    }
    expect(given('un-1c', 'tech un-1a', 0)).not.toBe(given('un-1c', 'tech un-1b', 0))
  })

  test('EX-17.5 all see the picks when they are shown, and the levels to come stay hidden from everybody', () => {
    const m = match(drawing())
    m.play(0, move('tech un-1b'))
    expect(OTHERS.map((seat) => m.view(seat).picks[0])).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN])
    expect(m.view(0).picks[0]).not.toBe(HIDDEN)
    for (const [p, line] of PICKS.slice(1)) m.play(FACTIONS.indexOf(p), move(line))
    for (const seat of [0, ...OTHERS]) {
      const view = m.view(seat)
      expect(view.techs).toEqual(m.view(0).techs)
      expect(view.picks.every((ability) => ability === NONE)).toBe(true)
      expect(view.draws.map((leftOut, i) => (i % 3 === 0 ? leftOut === NONE : leftOut === HIDDEN))).not.toContain(false)
      const shown = m.events(seat).filter(({ event }) => event.kind === 'tech')
      expect(shown).toHaveLength(4)
    }
  })

  test('EX-17.5 what a seat cannot know is varied: draws of others and of later levels, picks among what was drawn', () => {
    const s = table(drawing()).by('MCR', 'tech mcr-1c').state
    const rng = rngFrom('vary')
    const varied = (name: string, seat: Seat): State[] => {
      const thing = game.hidden.find((hidden) => hidden.name === name)
      return Array.from({ length: 60 }, () => thing?.vary(s, seat, rng) ?? s)
    }
    for (const other of varied('tech draws', 0)) {
      expect([other.draws[0], other.picks]).toEqual([s.draws[0], s.picks])
      expect(drawnTechs(other, 1, 1)).toContain(other.picks[1])
      expect(game.pending(other)).toEqual(game.pending(s))
    }
    expect(new Set(varied('tech draws', 0).map((other) => other.draws.slice(4).join())).size).toBeGreaterThan(20)
    expect(new Set(varied('tech picks', 0).map((other) => other.picks[1])).size).toBe(2)
    expect(new Set(varied('tech picks', 1).map((other) => other.picks[1])).size).toBe(1)
  })

  test('EX-17.6 a pick cannot be changed: neither by a second answer nor by undo', () => {
    const m = match(drawing())
    m.play(0, move('tech un-1b'))
    expect(m.refusals(0, move('tech un-1a'))).toMatchObject([{ rule: 'EX-17.6', code: 'hasChosen' }])
    expect(m.play(0, move('tech un-1a'))).toMatchObject({ ok: false, error: { reason: 'refused' } })
    expect([m.canUndo(0), m.undo(0)]).toMatchObject(['agreement', { ok: false, error: 'barrier' }])
  })

  test('EX-17.6 the draw, every pick and the showing are barriers of undo', () => {
    const t = table(drawing())
    const barriers = [t.state.reveals]
    for (const [p, line] of PICKS) barriers.push(t.by(p, line).state.reveals)
    expect(barriers).toEqual([1, 2, 3, 4, 6])
  })
})

describe('a position in the middle of it', () => {
  test('EX-17.5 is written with what was drawn and picked, and read again', () => {
    const t = table(drawing()).by('OPA', 'tech opa-1a').by('UN', 'tech un-1b')
    const text = packed(t)
    expect(text).toMatchObject({
      undrawn: { UN: ['un-1c', 'un-2a', 'un-3a'], OPA: ['opa-1b', 'opa-2a', 'opa-3a'] },
      picks: { UN: 'un-1b', OPA: 'opa-1a' },
    })
    const again = table(text)
    expect(packed(again)).toEqual(text)
    expect(again.allAsked()).toEqual(['MCR', 'PG'])
    again.by('PG', 'tech pg-1b').by('MCR', 'tech mcr-1c')
    t.by('MCR', 'tech mcr-1c').by('PG', 'tech pg-1b')
    expect(stateHash(game, again.state)).toBe(stateHash(game, t.state))
  })

  test('DC-A.2 a position that names picks or askings that cannot be is refused, saying where', () => {
    const asking = (closed: readonly string[], more: Spec = {}): Spec => ({
      ...drawing(),
      stack: [
        { step: 'endTurn', seat: 'UN' },
        { step: 'drawTechs', seat: 'several', by: 'UN', closed: [...closed] },
      ],
      ...more,
    })
    const at = (position: Spec): string => {
      const read = game.position.read(position)
      return read.ok ? 'read' : read.error.at
    }
    expect(at(asking(['MCR'], { picks: { UN: 'un-1a' } }))).toBe('read')
    expect(at(asking(['MCR'], { picks: { UN: 'un-1c' } }))).toBe('picks.UN')
    expect(at(asking(['MCR'], { picks: { UN: 'un-2b' } }))).toBe('picks.UN')
    expect(at(asking(['MCR'], { picks: { UN: 'mcr-1b' } }))).toBe('picks.UN')
    expect(at(asking(['UN', 'MCR'], { picks: { UN: 'un-1a' } }))).toBe('stack')
    expect(at(asking(['UN', 'MCR'], { techs: { UN: ['un-1a', 'un-1c'] } }))).toBe('stack')
    expect(at({ players: 4, modules: ['alpha'], picks: { UN: 'un-1a' } })).toBe('picks.UN')
    expect(at(asking(['MCR'], { scorings: 0 }))).toBe('scorings')
    const several = { players: 4, modules: ['alpha'], inHand: 'score', scorings: 1 }
    for (const step of ['bonus', 'whichCube', 'turn', 'spend'])
      expect(at({ ...several, stack: [{ step, seat: 'several' }] })).toBe('stack[0].seat "several"')
  })

  test('DC-A.1 without the module there are no draws to write and none to read', () => {
    expect(game.position.read({ players: 4, undrawn: { UN: ['un-1c'] } })).toMatchObject({
      ok: false,
      error: { at: 'undrawn.UN[0]' },
    })
    expect(game.position.read({ players: 4, modules: ['alpha'], undrawn: { UN: ['mcr-1c'] } })).toMatchObject({
      ok: false,
    })
    expect(packed(fresh(4))).not.toHaveProperty('undrawn')
  })
})
