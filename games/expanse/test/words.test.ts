import { globSync, readFileSync } from 'node:fs'
import { type Line, make0, make1, make2, type Move, OBSERVER, rngFrom } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { capital } from '../words/grammar.ts'
import { MOVE_LINES } from '../src/notation.ts'
import { rulesetFor } from '../src/rulesets.ts'
import { QUESTIONS } from '../src/rules/asking.ts'
import type { PlayerCount } from '../src/rules/ruleset.ts'
import { newFrame } from '../src/rules/frames.ts'
import { STEP_NAMES } from '../modules/index.ts'
import { tech } from '../modules/alpha/moves.ts'
import * as moves from '../src/rules/moves.ts'
import { SCORE } from '../src/rules/track.ts'
import {
  BASES,
  type Ruleset,
  CUBES,
  type Event,
  FACTIONS,
  FLEETS,
  type Frame,
  HIDDEN,
  NONE,
  ORBITALS,
  SEVERAL,
} from '../src/types.ts'
import { SECTORS, type State, type StepName, type View } from '../src/types.ts'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'
import { startState } from '../src/start.ts'
import { view } from '../src/view.ts'
import { SENTENCES } from '../words/refusals.ts'

/* ---- views made by hand ---------------------------------------------------------------------------------------- */

const CERES = BASES.indexOf('ceres')
const EARTH = ORBITALS.indexOf('earth')
const MARS = ORBITALS.indexOf('mars')
const [UN, MCR, OPA, PG] = [0, 1, 2, 3]
const DIPLOMAT = CUBES.indexOf('diplomat')
const rulesetOf = (players: PlayerCount): Ruleset =>
  rulesetFor({ players, sets: ['base'], modules: [], house: [], pack: '' })
const cardNamed = (title: string): number => rulesetOf(4).cards.findIndex((card) => card?.row.title === title)
const abilityNamed = (name: string): number => rulesetOf(4).abilities.findIndex(({ row }) => row.name === name)
const JULIE = cardNamed('Julie Mao')

/** A Kept Event as the state writes it. */
const kept = (card: number, player: number): number => card * 8 + player * 2

interface Wish {
  readonly players?: PlayerCount
  readonly seat?: number
  readonly stack?: readonly Frame[]
  readonly offer?: readonly Move[]
  readonly change?: Partial<View>
}

function viewOf({ players = 4, seat = 0, stack = [newFrame('turn', 0)], offer = [], change = {} }: Wish = {}): View {
  const ruleset = rulesetOf(players)
  const seats = FACTIONS.slice(0, players).map((_, i) => i)
  const cubes = CUBES.flatMap((_, cube) =>
    BASES.map((__, base) => (cube < players && base % (cube + 2) === 0 ? cube + 1 : 0)),
  )
  const fleets = FLEETS.flatMap((_, kind) =>
    Array.from({ length: 16 }, (__, o) => (o < 9 && (o + kind) % 4 === 0 ? 1 : 0)),
  )
  const start = startState({ ruleset, seating: seats, deck: [], unused: [], drawn: 0, track: [] })
  return {
    ...view(start, seat),
    deck: [JULIE],
    deckSize: 50,
    drawn: 10,
    known: 0,
    track: [JULIE, SCORE, cardNamed('Razorback'), cardNamed('Ambush'), cardNamed('Mao-Kwikowski Mercantile')],
    discard: [SCORE],
    kept: [kept(cardNamed('Assassin'), MCR), kept(cardNamed('Drummer'), UN)],
    cubes,
    supply: [5, 6, 7, 8, 3],
    fleets,
    reserve: [1, 2, 3, 4, 1, 0, 0, 2, 0],
    on: seats.map(() => 0xffff),
    at: seats.map(() => 0x1ff),
    inPlay: 0xffff & ~ruleset.basesOut,
    cp: seats.map((p) => 10 + p),
    initiative: players === 2 ? [] : [...seats].reverse(),
    techs: seats.map(() => 3),
    tokens: seats.map((p) => (p === PG ? 2 : 0)),
    captain: players - 1,
    scorings: 1,
    scoresDrawn: 2,
    markers: [1, 2, 2],
    inHand: JULIE,
    stack: [...stack],
    decisions: 1,
    offer,
    ...change,
  }
}

const frame = (step: StepName, change: Partial<Frame> = {}): Frame => ({ ...newFrame(step, 0), ...change })
const ask = (wish: Wish): string => words.question(viewOf(wish), 0)

/** A sentence that is whole: no hole, no number where a name belongs. */
function clean(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|[#{}]| {2}|\.\.|unknown|no card$| -\d/)
  expect(text.length).toBeGreaterThan(1)
}

const cleanLine = (line: Line): string => {
  const text = line.map((span) => span.text).join('')
  expect(text).not.toMatch(/undefined|NaN|[#{}]/)
  expect(text.length, text).toBeLessThanOrEqual(100)
  return text
}

/** Every effect of the ruleset with nothing in hand, and with a piece in hand. */
function* effectFrames(ruleset: Ruleset): Generator<Frame> {
  for (let program = 0; program < ruleset.programs.length; program++) {
    const ops = ruleset.programs[program] ?? []
    for (let pc = 0; pc < ops.length; pc++) {
      for (const held of [NONE, 16 * MCR + 2]) {
        for (const left of [1, 2]) yield frame('effect', { program, pc, held, left, place: 2, source: JULIE })
      }
    }
  }
}

/* ---- questions ------------------------------------------------------------------------------------------------- */

describe('questions', () => {
  /** What the frames of a step need to be asked about. */
  const needs: { readonly [step in StepName]?: Partial<Frame> } = {
    spend: { left: 2, source: JULIE, count: 1 },
    offer: { by: MCR },
    window: { pc: 1 },
    freeBuild: { pc: 1 },
    payment: { left: 2 },
    triggered: { source: -2 },
    effect: { program: 0 },
    group: { place: EARTH, held: MARS },
    relocate: { place: CERES },
    whichCube: { place: CERES },
    perform: { source: JULIE },
    discardPlayed: { source: JULIE },
  }

  test.each(STEP_NAMES)('%s has a question', (step) => {
    const text = ask({ stack: [frame('spend', { left: 1 }), frame(step, needs[step])] })
    clean(text)
    expect(text).toMatch(/^UN, .*\.$/)
  })

  test('every effect has a question', () => {
    for (const one of effectFrames(rulesetOf(4))) clean(ask({ stack: [one], offer: [moves.base(1), moves.stop] }))
  })

  test('they say what is open', () => {
    expect(ask({ offer: [moves.take(0), moves.take(1)] })).toBe('UN, take a card from the track.')
    expect(ask({})).toBe('UN, take a card from the track or play a kept Event.')
    expect(ask({ stack: [frame('spend', { left: 2, source: JULIE })] })).toBe(
      'UN, spend 2 more action points: move, influence, build, use an ability, or finish.',
    )
    expect(ask({ stack: [frame('use')] })).toBe(
      'UN, Julie Mao: perform its Event, keep it for 1 CP, or use its 4 action points.',
    )
    expect(ask({ stack: [frame('group', { place: EARTH, held: MARS })] })).toBe(
      'UN, choose the fleets that move from Earth to Mars.',
    )
    const terraforming = cardNamed('Terraforming')
    const program = rulesetOf(4).cards[terraforming]?.program ?? 0
    expect(ask({ stack: [frame('effect', { source: terraforming, program, left: 2 })] })).toBe(
      'UN, Terraforming: place 1 influence on a Mars Base (2 left).',
    )
  })

  test('a seat that is not asked learns only who is', () => {
    for (const step of STEP_NAMES) {
      const view = viewOf({ seat: 1, stack: [frame(step, needs[step])] })
      expect(words.question(view, 1)).toBe('UN is choosing.')
      expect(words.question({ ...view, seat: OBSERVER }, OBSERVER)).toBe('UN is choosing.')
    }
    expect(words.question(viewOf({ stack: [] }), 0)).toBe('The game is over.')
  })

  test('where several choose in secret each sees its own question, the others who is still choosing', () => {
    const asking = (used: number, seat: number): string =>
      words.question(viewOf({ seat, stack: [frame('drawTechs', { seat: SEVERAL, used })] }), seat)
    expect(asking(0b1011, 0)).toBe('UN, keep one of the two techs you have drawn, in secret.')
    expect(asking(0b1011, 2)).toBe('UN, MCR and PG are choosing in secret.')
    expect(asking(0b1000, 0)).toBe('PG is choosing in secret.')
    expect(asking(0b1000, OBSERVER)).toBe('PG is choosing in secret.')
  })
})

/* ---- moves ----------------------------------------------------------------------------------------------------- */

const LIMITS: { readonly [arg: string]: number } = {
  slot: 5,
  card: SCORE,
  base: BASES.length,
  orbital: ORBITALS.length,
  fleet: FLEETS.length,
  ability: 20,
  group: 64,
  cube: CUBES.length,
  band: 4,
  number: 4,
  option: 2,
  sector: SECTORS.length,
}

function* allMoves(): Generator<Move> {
  for (const [kind, line] of MOVE_LINES.entries()) {
    const [a, b] = [...line.matchAll(/\{(\w+)\}/g)].map((match) => LIMITS[match[1] ?? ''] ?? 0)
    if (a === undefined) yield make0(kind)
    else if (b === undefined) for (let i = kind === moves.FLEETS ? 1 : 0; i < a; i++) yield make1(kind, i)
    else for (let i = 0; i < a; i++) for (let j = 0; j < b; j++) yield make2(kind, i, j)
  }
}

describe('moves', () => {
  const say = (m: Move, wish: Wish = {}): string => words.move(m, viewOf(wish))
  const during = (title: string, pc = 0, change: Partial<Frame> = {}): Wish => {
    const program = rulesetOf(4).cards[cardNamed(title)]?.program ?? 0
    return { stack: [frame('effect', { program, pc, source: cardNamed(title), ...change })] }
  }

  test('every move reads as a whole sentence', () => {
    for (const wish of [{}, during('Julie Mao'), during('Covert Op'), during('Anubis'), during('Phoebe Station')]) {
      for (const m of allMoves()) clean(say(m, wish))
    }
  })

  test('they say what will happen', () => {
    expect(say(moves.take(2))).toBe('Take Razorback from slot 3 for 1 CP')
    expect(say(moves.take(0))).toBe('Take Julie Mao from slot 1 at no cost')
    expect(say(moves.take(1))).toBe('Take the Score card from slot 2 for 1 CP')
    expect(say(moves.influence(CERES))).toBe('Influence on Ceres')
    expect(say(moves.move(EARTH, MARS))).toBe('Move from Earth to Mars')
    expect(say(moves.build(UN))).toBe('Build a fleet')
    expect(say(moves.perform)).toBe('Perform Julie Mao')
    expect(say(moves.keep)).toBe('Keep it for 1 CP')
    expect(say(moves.points)).toBe('Use its 4 action points')
    expect(say(moves.use(abilityNamed('Insurgency')))).toBe('Use Insurgency')
    expect(say(moves.cube(UN, CERES), during('Julie Mao'))).toBe('Remove a UN cube from Ceres')
    expect(say(moves.cube(MCR, CERES), during('Havelock'))).toBe('Move an MCR cube from Ceres')
    expect(say(moves.cube(OPA, CERES), during('Covert Op'))).toBe('Swap an OPA cube on Ceres')
    expect(say(moves.cube(OPA, CERES), during('Covert Op', 0, { held: 3 }))).toBe('Swap it with an OPA cube on Ceres')
    expect(say(moves.fleet(4, MARS), during('Ambush', 1))).toBe('Damage a Battleship at Mars')
    expect(say(moves.fleet(0, MARS), during('Ambush', 1))).toBe('Remove a UN fleet from Mars')
    expect(say(moves.option(0), during('Nauvoo'))).toBe('Remove 1 influence of any owner from any Base')
    expect(say(moves.which(DIPLOMAT))).toBe('The Diplomat')
    expect(say(moves.bonus(1))).toBe('Bonus Sector: the Belt')
    expect(say(tech(abilityNamed('Diplomats')), { stack: [frame('drawTechs')] })).toBe('Keep Diplomats')
    const captain: Wish = { stack: [frame('group', { seat: PG })] }
    expect(say(moves.fleets(2 + (1 << 11)), captain)).toBe('2 fleets and the Rocinante')
  })
})

/* ---- events ---------------------------------------------------------------------------------------------------- */

type Sample = { readonly [K in Event['kind']]?: readonly [Extract<Event, { readonly kind: K }>, string] }

const EVENTS: Sample = {
  turn: [{ kind: 'turn', player: MCR }, "MCR's turn."],
  taken: [{ kind: 'taken', player: UN, slot: 2, card: JULIE, price: 1 }, 'UN takes Julie Mao from slot 3 for 1 CP.'],
  performed: [{ kind: 'performed', player: PG, card: JULIE, how: 'offer' }, 'PG uses the offered Event: Julie Mao.'],
  kept: [{ kind: 'kept', player: PG, card: JULIE, price: 0 }, 'PG keeps Julie Mao at no cost.'],
  points: [{ kind: 'points', player: UN, card: JULIE, ap: 4 }, 'UN uses the 4 action points of Julie Mao.'],
  boosted: [{ kind: 'boosted', player: UN, card: JULIE, ap: 4 }, 'UN plays Julie Mao: 4 action points to spend.'],
  granted: [{ kind: 'granted', player: UN, ap: 1 }, 'UN has 1 action point to spend.'],
  declined: [{ kind: 'declined', player: UN, card: JULIE }, 'UN declines Julie Mao.'],
  initiative: [
    { kind: 'initiative', player: PG, order: [OPA, UN, MCR, PG] },
    'PG goes to the bottom of the Initiative Track: OPA, UN, MCR, PG.',
  ],
  finished: [{ kind: 'finished', player: UN, left: 1 }, 'UN finishes with 1 action point unspent.'],
  used: [{ kind: 'used', player: OPA, ability: abilityNamed('Insurgency') }, 'OPA uses Insurgency.'],
  picked: [{ kind: 'picked', player: UN, what: 'band', value: 1 }, 'UN chooses the Belt Band.'],
  placed: [{ kind: 'placed', player: UN, cube: UN, base: CERES }, 'UN places 1 influence on Ceres.'],
  relocated: [
    { kind: 'relocated', player: UN, cube: DIPLOMAT, from: 0, to: CERES },
    'The supply is empty: UN moves a Diplomat from Eurasia to Ceres.',
  ],
  removed: [{ kind: 'removed', player: UN, cube: MCR, base: CERES }, 'UN removes an MCR cube from Ceres.'],
  movedCube: [
    { kind: 'movedCube', player: UN, cube: OPA, from: CERES, to: 0 },
    'UN moves an OPA cube from Ceres to Eurasia.',
  ],
  swapped: [
    { kind: 'swapped', player: PG, cube: UN, base: CERES, otherCube: MCR, otherBase: 0 },
    'PG swaps a UN cube on Ceres with an MCR cube on Eurasia.',
  ],
  moved: [
    { kind: 'moved', player: UN, from: EARTH, to: MARS, group: 2 + (1 << 11) },
    'UN moves 2 fleets and the Rocinante from Earth to Mars.',
  ],
  shifted: [
    { kind: 'shifted', player: UN, fleet: MCR, from: EARTH, to: MARS },
    'UN moves an MCR fleet from Earth to Mars.',
  ],
  hit: [{ kind: 'hit', player: UN, fleet: 4, orbital: MARS, damaged: true }, 'UN damages a Battleship at Mars.'],
  built: [{ kind: 'built', player: UN, fleet: UN, orbital: EARTH }, 'UN builds a fleet at Earth.'],
  deployed: [{ kind: 'deployed', player: UN, fleet: UN, orbital: MARS }, 'UN places a fleet at Mars.'],
  standee: [{ kind: 'standee', player: UN, base: CERES }, 'UN moves the Protomolecule to Ceres.'],
  holder: [{ kind: 'holder', player: MCR }, 'MCR holds the Protomolecule card.'],
  suppressed: [{ kind: 'suppressed', player: MCR }, 'MCR suppresses the Protomolecule.'],
  destroyed: [{ kind: 'destroyed', base: CERES }, 'Ceres is destroyed.'],
  powerPlayed: [
    { kind: 'powerPlayed', player: UN, sector: 1, point: 3, cp: 6 },
    'UN makes a Power Play in the Belt with the 3 and gains 6 CP.',
  ],
  raised: [{ kind: 'raised', player: UN, ap: 4 }, 'UN spends a Resource Token: the card gives 4 action points.'],
  paid: [{ kind: 'paid', player: UN, cp: 1, tokens: 1 }, 'UN pays 1 CP and 1 Resource Token.'],
  recovered: [{ kind: 'recovered', player: UN, point: 4 }, 'UN takes back the 4.'],
  repaired: [{ kind: 'repaired', player: MCR, orbital: MARS }, 'MCR repairs a Battleship at Mars.'],
  gained: [{ kind: 'gained', player: UN, cp: 2 }, 'UN gains 2 CP.'],
  revealed: [{ kind: 'revealed', card: SCORE }, 'The top card of the deck is a Score card.'],
  peeked: [{ kind: 'peeked', player: UN }, 'UN looks at the chosen Bonus marker.'],
  sawBonus: [{ kind: 'sawBonus', player: UN, sector: 1, only: [0] }, 'You see that the Bonus Sector is the Belt.'],
  discarded: [{ kind: 'discarded', player: UN, card: JULIE }, 'UN discards Julie Mao.'],
  scoring: [{ kind: 'scoring', player: UN, number: 2 }, 'UN starts Scoring 2.'],
  bonusChosen: [{ kind: 'bonusChosen', player: UN }, 'UN has chosen the Bonus Sector in secret.'],
  passed: [{ kind: 'passed', player: UN }, 'UN passes.'],
  bonusRevealed: [{ kind: 'bonusRevealed', sector: 2 }, 'The Bonus Sector is the Outer Planets.'],
  scored: [
    { kind: 'scored', base: CERES, totals: [3, 1, 0, 2], gains: [3, 0, 0, 1], critical: UN },
    'Ceres: UN 3 (+3 CP, 1 of it for Minerals), MCR 1, PG 2 (+1 CP).',
  ],
  standing: [{ kind: 'standing', cp: [10, 11, 12, 13] }, 'Control points: UN 10, MCR 11, OPA 12 and PG 13.'],
  tech: [{ kind: 'tech', player: UN, ability: abilityNamed('Diplomats') }, 'UN gains Diplomats.'],
  drew: [
    { kind: 'drew', player: UN, abilities: [abilityNamed('Diplomats'), abilityNamed('Embassies')], only: [0] },
    'You draw Diplomats and Embassies.',
  ],
  pickedTech: [{ kind: 'pickedTech', player: UN }, 'UN has kept a tech in secret.'],
  captain: [{ kind: 'captain', player: OPA }, 'OPA controls the Rocinante.'],
  refilled: [{ kind: 'refilled', cards: [JULIE, SCORE] }, 'New on the track: Julie Mao and Score card.'],
  final: [{ kind: 'final' }, 'The sixth Score card is drawn: Final Scoring begins.'],
  over: [
    { kind: 'over', winner: MCR, cp: [40, 41, 12, 41] },
    'The game is over: MCR wins with 41 CP, by the tie-break.',
  ],
}

describe('events', () => {
  test.each(Object.entries(EVENTS))('%s', (_, [event, sentence]) => {
    expect(words.event(event, viewOf())).toBe(sentence)
    clean(sentence)
  })

  test('the first place of the Initiative Track that is bought is called its top', () => {
    const bought: Event = { kind: 'initiative', player: PG, order: [PG, OPA, UN, MCR] }
    expect(words.event(bought, viewOf())).toBe('PG goes to the top of the Initiative Track: PG, OPA, UN, MCR.')
  })

  test('their reader is called you', () => {
    const [UN_SEAT, MCR_SEAT] = [0, 1]
    const taken: Event = { kind: 'taken', player: UN, slot: 0, card: JULIE, price: 0 }
    expect(words.event(taken, viewOf(), UN_SEAT)).toMatch(/^You take /)
    expect(words.event(taken, viewOf(), MCR_SEAT)).toMatch(/^UN takes /)
    expect(words.event({ kind: 'turn', player: UN }, viewOf(), UN_SEAT)).toBe('Your turn.')
  })
})

/* ---- refusals -------------------------------------------------------------------------------------------------- */

const ARGS = {
  base: CERES,
  orbital: MARS,
  from: 2,
  to: 8,
  band: 1,
  sector: 1,
  cube: MCR,
  fleet: 7,
  player: MCR,
  card: JULIE,
  ability: 3,
  slot: 2,
  price: 2,
  cp: 1,
  ap: 2,
  left: 1,
  n: 2,
  reach: 1,
  level: 2,
  kind: moves.INFLUENCE,
  side: 1,
}

describe('refusals', () => {
  const rule = 'EX-8.1'
  const refuse = (code: string, args: { readonly [name: string]: number }, wish: Wish = {}): string =>
    words.refusal({ rule, code, args }, viewOf(wish))

  test.each(Object.keys(SENTENCES))('%s is a sentence with its rule', (code) => {
    const text = refuse(code, ARGS)
    clean(text)
    expect(text).toMatch(/^[A-Z0-9].*[^.] \(EX-8\.1\)$/)
  })

  test('every argument a line asks for has a way to be said', () => {
    const known = [...Object.keys(ARGS), 'place', 'wanted', 'asked']
    for (const line of Object.values(SENTENCES)) {
      for (const [, name = ''] of line.matchAll(/\{(\w+)/g)) expect(known).toContain(name)
    }
  })

  test('each kind of move has its moment', () => {
    const verbs = MOVE_LINES.map((line) => line.split(' ')[0] ?? '')
    const texts = verbs.map((verb) => refuse(`when${capital(verb)}`, {}))
    for (const text of texts) {
      clean(text)
      expect(text).toMatch(/\. Now: take a card from the track or play a kept Event \(EX-8\.1\)$/)
    }
    expect(new Set(texts).size).toBe(MOVE_LINES.length)
  })

  test('they name what stands in the way', () => {
    expect(refuse('tooFar', { from: 2, to: 8, n: 2, reach: 1 })).toBe(
      'Saturn is 2 bands from Ceres: a Move reaches the same or an adjacent band (EX-8.1)',
    )
    const program = rulesetOf(4).cards[JULIE]?.program ?? 0
    expect(refuse('wrongPlace', { base: CERES }, { stack: [frame('effect', { program })] })).toBe(
      'Ceres does not fit: choose a Tech Base (EX-8.1)',
    )
  })

  test('the table has a line for every code of the rules, and no other', () => {
    const sources = globSync('../{src,modules}/**/*.ts', { cwd: import.meta.dirname })
      .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
      .join('\n')
    const declared = [...QUESTIONS.values()]
      .flat()
      .flatMap(({ conditions }) => conditions.flat().map(({ code }) => code))
    const written = [...sources.matchAll(/code: '(\w+)'/g)].map(([, code = '']) => code)
    expect([...declared, ...written].filter((code) => SENTENCES[code] === undefined)).toEqual([])
    expect(Object.keys(SENTENCES).filter((code) => !sources.includes(`'${code}'`))).toEqual([])
  })

  test('an unknown code is no crash', () => expect(refuse('nonsense', {})).toBe('That is not open now (EX-8.1)'))
})

/* ---- board and pages ------------------------------------------------------------------------------------------- */

describe('board and pages', () => {
  const views: readonly (readonly [string, View])[] = [
    ['four players', viewOf()],
    ['three players', viewOf({ players: 3 })],
    ['two players', viewOf({ players: 2, seat: 1 })],
    ['an observer', viewOf({ seat: OBSERVER, change: { chosen: HIDDEN } })],
    [
      'a known card and an empty slot',
      viewOf({ change: { known: 1, drawn: 0, track: [JULIE, NONE, NONE, NONE, NONE] } }),
    ],
    ['all kept', viewOf({ change: { kept: rulesetOf(4).cards.map((_, card) => kept(card, card % 4)) } })],
    ['Final Scoring', viewOf({ change: { final: true, chosen: NONE, techs: [15, 15, 15, 15] } })],
  ]

  test.each(views)('%s', (_, view) => {
    const lines = [words.board(view), ...Object.values(words.pages).map((page) => page.lines(view))]
    for (const page of lines) {
      expect(page.length).toBeGreaterThan(1)
      for (const line of page) {
        cleanLine(line)
        for (const { tone } of line) if (tone !== undefined) expect(Object.keys(words.tones)).toContain(tone)
      }
    }
  })

  test('what is chosen in secret is not shown to who does not know it', () => {
    const text = words
      .board(viewOf({ change: { chosen: HIDDEN } }))
      .map(cleanLine)
      .join('\n')
    expect(text).toContain('the Bonus Sector is chosen in secret')
  })
})

/* ---- whole games ----------------------------------------------------------------------------------------------- */

/** Plays a game at random and shows every decision to `look`, then every event. */
function walk(seats: number, seed: string, look: (s: State) => void, hear: (event: Event, s: State) => void): void {
  const start = game.setup({}, seats, seed)
  if (!start.ok) throw new Error(start.error.expected)
  const s = start.value
  const rng = rngFrom(`${seed}/walk`)
  for (let ask = game.pending(s)[0]; ask !== undefined; ask = game.pending(s)[0]) {
    look(s)
    const offer = game.moves(s, ask.seat)
    const m = offer[rng.below(offer.length)]
    if (m === undefined) throw new Error(`no move at ${seed}`)
    const heard: Event[] = []
    game.apply(s, ask.seat, m, (event) => heard.push(event))
    for (const event of heard) hear(event, s)
  }
  look(s)
}

describe('whole games', () => {
  const games = [2, 3, 4].flatMap((seats) =>
    ['a', 'b', 'c', 'd'].map((name) => [seats, `words-${seats}-${name}`] as const),
  )

  test.each(games)('%i seats, %s: every sentence is whole', (seats, seed) => {
    const rng = rngFrom(`${seed}/look`)
    walk(
      seats,
      seed,
      (s) => {
        for (const seat of [OBSERVER, ...s.seating.keys()]) {
          const view = game.view(s, seat)
          clean(words.question(view, seat))
          for (const m of view.offer) clean(words.move(m, view))
        }
        const asked = game.pending(s)[0]?.seat ?? 0
        const view = game.view(s, asked)
        const distinct = new Set(view.offer.map((m) => words.move(m, view)))
        expect(distinct.size, words.question(view, asked)).toBe(view.offer.length)
        for (let i = 0; i < 20; i++) {
          const all = game.universe(s)
          const m = all[rng.below(all.length)] ?? moves.pass
          for (const refusal of game.refusals(s, asked, m)) {
            const text = words.refusal(refusal, view)
            clean(text)
            expect(Object.keys(SENTENCES)).toContain(refusal.code)
          }
        }
        if (rng.below(8) > 0) return
        const shown = game.view(s, rng.below(seats + 1) - 1)
        for (const line of words.board(shown)) cleanLine(line)
        for (const page of Object.values(words.pages)) for (const line of page.lines(shown)) cleanLine(line)
      },
      (event, s) => clean(words.event(event, game.view(s, OBSERVER))),
    )
  })
})
