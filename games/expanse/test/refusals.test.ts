import { meaningOf } from '@orrery/ui'
import { checkOf, firstArg, itemAt, kindOf, type Move, onlyArg, type Rng, rngFrom, secondArg } from '@orrery/kernel'
import { begun, sampleSize, TestTable } from '@orrery/testkit'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { type Condition, type Look, opAt, type Question, QUESTIONS } from '../src/rules/asking.ts'
import { abilitySource, pushProgram, top } from '../src/rules/frames.ts'
import * as moves from '../src/rules/moves.ts'
import { cardIn } from '../src/rules/track.ts'
import { settle } from '../src/steps/engine.ts'
import { NONE, SEVERAL, type State } from '../src/types.ts'
import { words } from '../words/index.ts'
import { entryPoint } from '../web/index.ts'
import { performing, type Spec, spending, table } from './table.ts'

/* Why a move is not open: the reason is the one that matters, and every reason the rules declare is given to somebody. */

describe('the reason that matters', () => {
  /** The reasons a player reads after touching something in this position. */
  const reasonsFor = (spec: Spec, touched: string): string[] => {
    const t = table(spec)
    const seat = t.askedSeat() ?? 0
    const view = game.view(t.state, seat)
    const meaning = meaningOf(entryPoint, view, undefined, touched)
    if (meaning.kind !== 'refused') throw new Error(`${touched} is ${meaning.kind}`)
    return game.refusals(t.state, seat, meaning.move).map((refusal) => words.refusal(refusal, view))
  }

  const fleets = { ceres: { UN: 1, MCR: 1 }, earth: { UN: 2 }, saturn: { MCR: 1 } }
  const bobbie = (players: number): Spec => ({ players, ...performing('MCR', 'A24'), fleets })

  test('EX-10.10 Bobbie Draper removes an opposing fleet, so an Orbital without one has no fleet of the opponent', () => {
    expect(reasonsFor(bobbie(2), 'orbital:eros')).toEqual(['There is no UN fleet in Eros Orbital (EX-10.3)'])
    expect(reasonsFor(bobbie(3), 'orbital:eros')).toEqual(['There is no opposing fleet in Eros Orbital (EX-10.3)'])
    for (const fleet of ['UN', 'MCR', 'battleship'])
      expect(table(bobbie(2)).codes(`fleet ${fleet} eros`)).toEqual(['noFleetOf'])
  })

  test('EX-10.10 an own fleet that is there is refused as the own one it is', () => {
    expect(reasonsFor(bobbie(2), 'fleet:MCR@saturn')).toEqual(["Choose an opponent's fleet (EX-10.10)"])
  })

  test('EX-10.5 Razorback moves an own fleet: where only others are, there is none of yours', () => {
    const razorback: Spec = { players: 2, ...performing('MCR', 'A29'), fleets }
    expect(table(razorback).codes('fleet MCR earth')).toEqual(['noFleetOf'])
    expect(table(razorback).codes('fleet UN earth')).toEqual(['ownFleetOnly'])
  })

  test('EX-10.3 a Base without the influence that the text speaks of is refused for that reason', () => {
    const bases = { titan: { UN: 1, MCR: 1 }, rhea: { UN: 1 }, europa: { MCR: 1 } }
    const starHelix: Spec = { players: 2, ...performing('MCR', 'A19'), bases }
    expect(reasonsFor(starHelix, 'base:rhea')).toEqual([expect.stringContaining('Rhea does not fit')])
    const somnambulist: Spec = { players: 4, ...performing('MCR', 'A40'), bases: { ...bases, ceres: { MCR: 1 } } }
    expect(reasonsFor(somnambulist, 'base:rhea')).toEqual(['Choose one of your own cubes (EX-10.5)'])
    expect(reasonsFor(somnambulist, 'base:eros')).toEqual(['You have no influence on Eros (EX-10.3)'])
  })
})

describe('reasons that chance seldom meets', () => {
  test('EX-5.5 an empty slot has no card to take', () => {
    const t = table({ players: 4, track: ['A18', 'A19'] })
    expect([t.codes('take 3'), t.rules('take 3')]).toEqual([['slotEmpty'], ['EX-5.5']])
  })

  test('EX-9.7 of several Battleships only a damaged one is repaired, where it stands', () => {
    const ships = { mars: { damaged: 1, MCR: 1 }, ceres: { damaged: 1 } }
    const t = table({ players: 4, ...spending('MCR', 2), fleets: ships }).do('use mcr-mat')
    expect(t.codes('fleet MCR mars')).toEqual(['notDamaged'])
    expect(t.codes('fleet damaged eros')).toEqual(['noSuchFleet'])
  })
})

/* ---- over whole games ------------------------------------------------------------------------------------------ */

const PAIRS: readonly number[] = [moves.MOVE, moves.CUBE, moves.FLEET]

const lookAt = (s: State, m: Move, player: number): Look => {
  const f = itemAt(s.stack, s.stack.length - 1)
  const isPair = PAIRS.includes(kindOf(m))
  const asked = f.seat === SEVERAL ? { ...f, seat: player } : f
  return { s, f: asked, op: opAt(s, f), a: isPair ? firstArg(m) : onlyArg(m), b: isPair ? secondArg(m) : 0 }
}

/** The conditions that a refusal tells: those that fail in the first group where one does. */
function failed(s: State, m: Move, player: number): readonly Condition[] | undefined {
  const look = lookAt(s, m, player)
  const answer = QUESTIONS.get(s.question as Question)?.find(({ kind }) => kind === kindOf(m))
  for (const group of answer?.conditions ?? []) {
    const wrong = group.filter((condition) => !checkOf(condition)(look))
    if (wrong.length > 0) return wrong
  }
  return answer === undefined ? undefined : []
}

const ALL_MODULES = ['alpha', 'beta', 'gamma', 'delta', 'epsilon']
const TABLES: readonly (readonly [seats: number, options: Spec])[] = [
  [2, { modules: ALL_MODULES.filter((id) => id !== 'delta') }],
  [3, { modules: ALL_MODULES }],
  [4, { modules: ALL_MODULES, sets: ['extra'] }],
  [4, { diplomatPrice: true, mercantileFirst: true }],
]

/** Moves that were refused, those of them without a reason of their own, and the reasons given. */
class Reasons {
  readonly met = new Set<Condition>()
  refused = 0
  fallbacks = 0

  /** Every answer to the present question that is not open, or some of them. */
  hear(s: State, seat: number, isTried: () => boolean): void {
    const offer = game.moves(s, seat)
    for (const m of game.universe(s)) {
      const wrong = isTried() && !offer.includes(m) ? failed(s, m, s.seating[seat] ?? NONE) : undefined
      if (wrong === undefined) continue
      this.refused++
      for (const condition of wrong) this.met.add(condition)
      const codes = game.refusals(s, seat, m).map(({ code }) => code)
      expect(codes, game.print(m)).toEqual(wrong.map(({ code }) => code))
      if (codes.length === 0 || codes.includes('notOpen')) this.fallbacks++
    }
  }

  unmet(): string[] {
    const declared = new Set([...QUESTIONS.values()].flat().flatMap(({ conditions }) => conditions.flat()))
    return [...declared].filter((condition) => !this.met.has(condition)).map(({ rule, code }) => `${rule} ${code}`)
  }
}

function playOn(s: State, rng: Rng, isOn: () => boolean, look: (seat: number) => void): void {
  for (let [ask] = game.pending(s); ask !== undefined && isOn(); [ask] = game.pending(s)) {
    look(ask.seat)
    const offer = game.moves(s, ask.seat)
    game.apply(s, ask.seat, itemAt(offer, rng.below(offer.length)))
  }
}

/** In the middle of a game somebody carries out a card or an ability that happens to come up. */
function tryProgram(before: State, rng: Rng, reasons: Reasons): void {
  const s = game.clone(before)
  const depth = s.stack.length
  const p = rng.below(s.ruleset.players)
  const abilities = [...itemAt(s.ruleset.abilitiesOf, p), ...s.ruleset.crew]
  if (rng.below(2) === 0) {
    const card = itemAt(s.ruleset.pool, rng.below(s.ruleset.pool.length))
    pushProgram(s, cardIn(s, card).program, p, card)
  } else {
    const ability = itemAt(abilities, rng.below(abilities.length))
    pushProgram(s, itemAt(s.ruleset.abilities, ability).program, p, abilitySource(ability))
  }
  settle(s, undefined)
  playOn(
    s,
    rng,
    () => s.stack.length > depth,
    (seat) => reasons.hear(s, seat, () => true),
  )
}

/** Reasons that chance seldom or never meets: tests of cards, techs and chapters do. */
const RARE: ReadonlySet<string> = new Set([
  // an empty deck, an empty slot, an empty supply, an empty purse
  'S-4 needsDeck',
  'EX-5.5 slotEmpty',
  'S-5 slotEmpty',
  'EX-8.10 noCubeLeft',
  'EX-6.3 keepTooDear',
  'EX-13.4 cannotPay',
  'EX-16.2 cannotPay',
  'DC-D.7 tooFewTokens',
  'SX-5 noTokens',
  'EX-9.9 noReserve',
  'EX-9.9 noWay',
  'EX-9.12 cannotPay',
  // cards kept, copied and taken by other cards
  'EX-6.6 keptThisTurn',
  'SX-4 keptThisTurn',
  'SX-4 keptOnly',
  'S-1 millerNoCard',
  'S-1 scoreCard',
  'S-1 noTab',
  // places and pieces that only one or two texts speak of
  'EX-10.1 wrongPlace',
  'V-7 deadPlace',
  'EX-10.3 deadOption',
  'EX-10.1 closedPlace',
  'EX-10.1 spareCube',
  'EX-10.1 notThatFleet',
  'EX-10.1 notFromMap',
  'EX-10.1 noPartner',
  'EX-8.4 sameOrbital',
  'EX-8.10 sameBase',
  'EX-8.10 alreadyPlaced',
  'DC-A.5 usedThere',
  'SX-1 noRoomFor',
  'SX-1 embassyThere',
  'SX-5 changesNothing',
  'DC-A.6 techExcluded',
  'EX-10.1 flagshipOnly',
  'DC-E.13 pointNotSpent',
  'EX-9.7 notDamaged',
  'EX-9.7 noSuchFleet',
  'EX-9.7 damagedNow',
  'S-3 eventPoints',
  // what no delivered card says, but a pack may
  'EX-10.7 closedBand',
  'EX-10.7 closedSector',
])

const GAMES = sampleSize(24, 200)

test(`in ${GAMES} games every refused answer to a question has a reason of its own`, () => {
  const reasons = new Reasons()
  for (let n = 0; n < GAMES; n++) {
    const [seats, options] = itemAt(TABLES, n % TABLES.length)
    const rng = rngFrom(`refusals ${n}`)
    const { state: s } = new TestTable(game, begun(game, seats, options, `refusals ${n}`))
    playOn(
      s,
      rng,
      () => true,
      (seat) => {
        reasons.hear(s, seat, () => rng.below(8) === 0)
        if (top(s)?.step === 'turn') tryProgram(s, rng, reasons)
      },
    )
  }
  expect(reasons.fallbacks).toBe(0)
  expect(reasons.refused).toBeGreaterThan(GAMES * 4000)
  // A new condition must be met here, or get a test of its own and a place in the list.
  expect(reasons.unmet().filter((reason) => !RARE.has(reason))).toEqual([])
})
