import { itemAt, kindOf, type Move, type Refusal, rngFrom } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { EXISTS, type Parts, PARTS, type Question } from '../src/rules/asking.ts'
import { top } from '../src/rules/frames.ts'
import type { State } from '../src/types.ts'
import { fresh, inTurn, owner, RULES_3, RULES_4, type Spec, type Table, table, windowOf } from './table.ts'

/* TE-12: offers and refusals come from the same conditions, and each of them matters. */

type Declared = Parts['answers'][number]['conditions'][number][number]
/** Conditions that refused a move; a refusal that none of them gave stands for itself. */
type Found = Set<Declared | Refusal>

const answersOf = ({ answers, beside = [] }: Parts): Parts['answers'] => [...answers, ...beside]
const declared: ReadonlySet<Declared | Refusal> = new Set([
  ...Object.values(EXISTS).flat(),
  ...[...PARTS.values()].flatMap((parts) => answersOf(parts).flatMap(({ conditions }) => conditions.flat())),
])

/** The question on top of the stack. */
function asked(s: State): Parts {
  const parts = PARTS.get(s.question as Question)
  if (parts === undefined) throw new Error(`nobody is asked in ${top(s)?.step}`)
  return parts
}

/** The declared conditions that refuse this move, which must be of a kind that is asked now. */
function conditionsAgainst(s: State, m: Move): readonly (Declared | Refusal)[] {
  const answer = answersOf(asked(s)).find(({ kind }) => kind === kindOf(m))
  const conditions = [...(EXISTS[kindOf(m)] ?? []), ...(answer?.conditions.flat() ?? [])]
  return game
    .refusals(s, top(s)?.seat ?? 0, m)
    .map((refusal) => conditions.find((c) => c.rule === refusal.rule && c.code === refusal.code) ?? refusal)
}

const nameOf = (condition: Declared | Refusal): string => `${condition.rule} ${condition.code}`

/** Plays at random and asks why every seventh move of a kind that is asked now is refused. */
function playedAtRandom(
  seats: number,
  seed: string,
  options: Spec,
): { readonly found: Found; readonly refused: number } {
  const found: Found = new Set()
  const rng = rngFrom(seed)
  const { state } = fresh(seats, { minRounds: 1, ...options }, seed)
  let refused = 0
  for (let n = 0; game.outcome(state) === undefined; n++) {
    const kinds = new Set(answersOf(asked(state)).map(({ kind }) => kind))
    const universe = game.universe(state)
    for (let i = n % 7; i < universe.length; i += 7) {
      if (!kinds.has(kindOf(itemAt(universe, i)))) continue
      const against = conditionsAgainst(state, itemAt(universe, i))
      if (against.length > 0) refused++
      for (const condition of against) found.add(condition)
    }
    const offer = game.moves(state, top(state)?.seat ?? 0)
    game.apply(state, top(state)?.seat ?? 0, itemAt(offer, rng.below(offer.length)))
  }
  return { found, refused }
}

/* ---- what random games hardly meet ------------------------------------------------------------------------------------- */

const research = (price: number, planets: Spec, techs: readonly string[]): Spec => ({
  ...inTurn('jolnar', { step: 'research', seat: 'jolnar', left: price }),
  players: { jolnar: { techs: [...techs], breakthrough: 'ready', goods: price === 6 ? 6 : 0 } },
  planets,
})
/** Every technology that a blue planet opens is owned. */
const BLUE = ['amd', 'det', 'gd', 'fl']
const TWO_COLOURS = { vegaminor: owner('jolnar'), thibah: owner('jolnar'), vorhal: owner('jolnar') }
const spends = (frame: Spec, player: Spec): Spec => ({
  ...inTurn('sol', frame),
  players: { sol: player },
  planets: { jord: { exhausted: true }, vorhal: owner('sol'), siig: owner('sol') },
})
const four = ['sol', 'hacan', 'jolnar', 'xxcha']
const spy: Spec = {
  seating: four,
  strategy: { leadership: { holder: 'sol' } },
  players: { sol: { hand: { spy: 1 } }, hacan: { hand: { plague: 1 } }, jolnar: { hand: { plague: 1 } } },
}
const custodia: Spec = {
  seating: ['keleres', 'sol', 'hacan'],
  strategy: { leadership: { holder: 'keleres' } },
  ...inTurn('keleres', { step: 'structure', seat: 'keleres' }),
  planets: { custodiavigilia: owner('keleres') },
}
const deployment: Spec = {
  seating: ['keleres', 'sol', 'hacan'],
  strategy: { leadership: { holder: 'keleres' } },
  planets: { custodiavigilia: owner('keleres'), bakal: owner('keleres'), ang: owner('keleres') },
  players: { keleres: { hand: { 'frontline-deployment': 1 } } },
}
const scored: Spec = {
  ...windowOf('sol'),
  players: { sol: { secrets: ['hegemony', 'stake-claim'], scoredSecrets: ['perimeter'] } },
}
const lastToPass: Spec = {
  ...inTurn('sol', { step: 'scoreSecret', seat: 'sol', what: 16 }),
  players: { sol: { secrets: ['prove-endurance', 'hegemony'], scoredSecrets: ['perimeter'] } },
}
const ingress: Spec = {
  seating: ['hacan', 'sol', 'jolnar', 'xxcha', 'l1z1x', 'nekro'],
  strategy: { leadership: { holder: 'hacan' } },
  fracture: true,
  ...inTurn('hacan', { step: 'ingress', seat: 'hacan', what: 0 }),
}
const passingCouncil: Spec = {
  ...windowOf('sol'),
  passing: true,
  planets: { mrte: owner('sol', 1), jord: { exhausted: true, infantry: 1 } },
  custodians: 'sol',
  players: { sol: { tactic: 1, secrets: ['perimeter'] } },
}
const secondAction: Spec = {
  ...inTurn('sol', { step: 'turn', seat: 'sol', left: 1, held: 1 }),
  players: { sol: { techs: ['td'], tactic: 1 } },
}
const cabal: Spec = {
  seating: ['cabal', 'sol', 'hacan', 'jolnar', 'xxcha', 'l1z1x'],
  strategy: { leadership: { holder: 'cabal' } },
  fracture: true,
  systems: { '27': { marks: ['ingress'] } },
  ...inTurn('cabal', { step: 'moveIngress', seat: 'cabal', left: 2 }),
}
const stims: Spec = {
  ...windowOf('sol'),
  players: { sol: { techs: ['bs', 'pi', 'nm'], tactic: 1, tired: ['pi'] } },
  planets: { ang: { owner: 'sol', exhausted: true } },
}
const frontier: Spec = {
  ...inTurn('sol', { step: 'frontierTrade', seat: 'sol' }),
  players: { sol: { commodities: 1 } },
}
const guarded: Spec = {
  settings: RULES_3,
  ...inTurn('sol', { step: 'land', seat: 'sol', what: '112', held: 2 }),
  planets: { avernus: { owner: 'hacan', system: '112' }, mirage: { owner: 'hacan', system: '112' } },
}
const jupiter: Spec = {
  ...windowOf('sol'),
  flipped: true,
  jupiter: 'ready',
  jupiterFresh: true,
  settings: { ...RULES_3, jupiterSameTurn: false },
  players: { sol: { goods: 3 } },
  planets: { thundersedge: { owner: 'sol', system: '46', infantry: 1 } },
}
const sixPds = Object.fromEntries(['jord', 'ang', 'bakal'].map((id) => [id, { owner: 'sol', pds: 2 }]))
const traders = { sol: { goods: 3, tactic: 1 }, hacan: { goods: 3 } }
const deal = ['deal hacan', 'swap 1>1', 'accept']

const readies: Spec = {
  ...inTurn('sol', { step: 'readyPlanets', seat: 'sol', left: 2 }),
  planets: Object.fromEntries(['jord', 'ang', 'bakal'].map((id) => [id, { owner: 'sol', exhausted: true }])),
}
const diodes: Spec = {
  ...inTurn('sol', { step: 'transit', seat: 'sol', left: 4, what: 'jord', held: 2 }),
  planets: { jord: { infantry: 4 }, ang: owner('sol'), bakal: owner('sol') },
}
const scoring: Spec = {
  ...inTurn('sol', { step: 'scorePublic', seat: 'sol' }),
  objectives: ['monument', 'sway-council'],
  players: { sol: { goods: 9, scored: ['monument'] } },
}
const inStatus: Spec = {
  stack: [{ step: 'status' }, { step: 'statusSecret', seat: 'sol' }],
  players: { sol: { secrets: ['hegemony', 'stake-claim'], scoredSecrets: ['perimeter'] } },
}
const assimilates: Spec = {
  seating: ['nekro', 'sol', 'hacan'],
  strategy: { leadership: { holder: 'nekro' } },
  ...inTurn('nekro', { step: 'assimilate', seat: 'nekro', by: 'sol' }),
  players: { nekro: { techs: ['dxa'], breakthrough: 'ready' }, sol: { techs: ['amd', 'nm'] } },
}
const landed: Spec = {
  ...inTurn('sol', { step: 'land', seat: 'sol', what: '106', held: 2, list: ['avernus'] }),
  planets: { avernus: { owner: 'sol', system: '106' } },
}

const FIVE = ['resources', 'actionCards', 'influence', 'secret', 'specialty']
const five: Spec = {
  slices: Object.fromEntries(FIVE.map((id, i) => [id, { by: 'hacan', number: i + 1 }])),
  players: { sol: { goods: 9, breakthrough: 'ready' } },
}
/** Two have claimed three slices each, and somebody none. */
const tied: Spec = {
  ...inTurn('sol', { step: 'tied', seat: 'sol' }),
  flipped: true,
  players: { sol: { claims: 3 }, hacan: { claims: 3 } },
}

const RARE: readonly (readonly [code: string, position: Spec, before: readonly string[], line: string])[] = [
  ['PLANET_UNKNOWN', inTurn('sol', { step: 'structure', seat: 'sol' }), [], 'pds muaat'],
  ['SITE_UNKNOWN', { players: { sol: { tactic: 1 } } }, [], 'activate 41'],
  ['SITE_UNKNOWN', ingress, [], 'ingress yellow 67'],
  ['PLANET_OFF_MAP', custodia, [], 'pds custodiavigilia'],
  ['NO_CARDS', { ...spy, settings: RULES_4 }, ['play spy'], 'player xxcha'],
  ['NO_CARDS', spy, [], 'play spy with xxcha'],
  ['FACTION_UNKNOWN', spy, [], 'play spy with nekro'],
  ['NO_SUCH_TARGET', spy, [], 'play spy on jord'],
  ['NO_SUCH_TARGET', spy, [], 'play spy in 112'],
  ['NO_SUCH_TARGET', spy, [], 'play spy for trade'],
  ['NO_SUCH_TARGET', deployment, [], 'play frontline-deployment with sol'],
  ['PLANET_OFF_MAP', deployment, [], 'play frontline-deployment on custodiavigilia'],
  ['PLANET_UNKNOWN', deployment, [], 'play frontline-deployment on muaat'],
  ['NO_INFANTRY', { ...diodes, ...inTurn('sol', { step: 'transit', seat: 'sol', left: 4 }) }, [], 'planet bakal'],
  ['OBJECTIVE_SCORED', scoring, [], 'objective monument'],
  ['SECRET_SCORED', scored, ['claim secret'], 'secret perimeter'],
  ['RIFT_REQUIRED', cabal, [], 'shift 27>46'],
  ['FACTION_UNKNOWN', inTurn('sol', { step: 'speaker', seat: 'sol' }), [], 'player nekro'],
  ['TECH_READY', stims, ['tech bs'], 'tech nm'],
  ['PLANET_NOT_YOURS', stims, ['tech bs'], 'planet bakal'],
  ['PLANET_NOT_YOURS', research(0, TWO_COLOURS, ['amd']), ['research fl'], 'planet jord'],
  ['READIES_ANOTHER', stims, ['tech bs'], 'tech bs'],
  ['PLANET_NOT_YOURS', research(6, { vegaminor: owner('jolnar') }, ['amd']), [], 'planet jord'],
  ['NO_TECHNOLOGY_OF_COLOUR', research(6, { vegaminor: owner('jolnar') }, BLUE), [], 'planet vegaminor'],
  ['NOT_ENOUGH_RESOURCES', research(9, { vegaminor: owner('jolnar') }, ['amd']), [], 'yes'],
  ['WRONG_COLOUR', research(6, { vegaminor: owner('jolnar') }, ['amd']), ['planet vegaminor'], 'research nm'],
  ['WRONG_SPECIALTY', research(0, TWO_COLOURS, ['amd']), ['research fl'], 'planet vorhal'],
  ['NUMBER_RANGE', frontier, [], 'number 2'],
  ['NUMBER_RANGE', spends({ step: 'spendTokens', seat: 'sol', left: 3 }, { tactic: 2, strategy: 2 }), [], 'number 3'],
  [
    'GOODS_NEEDED_LATER',
    spends({ step: 'pay', seat: 'sol', what: 'influence', left: 3, held: 3 }, { goods: 4 }),
    [],
    'goods',
  ],
  ['CUSTODIANS', guarded, [], 'planet mrte'],
  ['JUPITER_FRESH', jupiter, [], 'jupiter'],
  ['PDS_LIMIT', { ...inTurn('sol', { step: 'structure', seat: 'sol' }), planets: sixPds }, [], 'pds jord'],
  ['ALREADY_TRADED', { players: traders }, deal, 'deal hacan'],
  ['SECRET_ALREADY_SCORED', { ...lastToPass, settings: RULES_4 }, [], 'secret perimeter'],
  ['INGRESS_NOT_MAXIMUM', ingress, [], 'ingress yellow 101'],
  ['NO_SECRET', { ...windowOf('sol'), planets: { mrte: owner('sol') }, custodians: 'sol' }, [], 'council'],
  ['NAME_THE_SECRET', passingCouncil, [], 'council'],
  ['TECH_AFTER_ACTION', secondAction, [], 'tech td'],
  ['SIXTH_TOO_EARLY', { ...windowOf('sol'), ...five, settings: { sixthRound: 2 }, round: 1 }, [], 'claim tradeGoods'],
  ['NOT_TIED', tied, [], 'player jolnar'],
  ['PLANET_UNKNOWN', readies, [], 'both jord+muaat'],
  ['TWO_PLANETS', readies, [], 'both ang+ang'],
  ['PLANET_READY', stims, ['tech bs'], 'planet jord'],
  ['SAME_PLANET', diodes, [], 'planet jord'],
  ['SECRET_ALREADY_SCORED', { ...inStatus, settings: RULES_4 }, [], 'secret perimeter'],
  ['NO_STANDING_ANSWER', { players: { sol: { tactic: 1 } } }, [], 'ask'],
  ['LOSER_LACKS_TECH', assimilates, [], 'research fl'],
  ['TECH_OWNED', assimilates, [], 'research dxa'],
  ['CUSTODIANS', { ...guarded, settings: {} }, [], 'land mrte 1'],
  ['LANDED_THERE', { ...landed, settings: {} }, [], 'land avernus 1'],
]

type Rare = (typeof RARE)[number]
const parsed = (line: string): Move => {
  const move = game.parse(line)
  if (!move.ok) throw new Error(line)
  return move.value
}
const reached = ([, position, before]: Rare): Table => table(position).do(...before)

describe('conditions', () => {
  test.each(RARE)('TE-12 %s, which random games hardly meet', (...rare) => {
    const [code, , , line] = rare
    expect(reached(rare).codes(line)).toContain(code)
  })
  test('TE-12 every condition refuses something, and every move of a kind that is asked has a reason', () => {
    const found: Found = new Set()
    let refused = 0
    for (let g = 0; g < 24; g++) {
      const played = playedAtRandom(3 + (g % 4), `conditions ${g}`, [RULES_3, RULES_4, {}][g % 3] ?? {})
      refused += played.refused
      for (const condition of played.found) found.add(condition)
    }
    for (const rare of RARE) {
      const t = reached(rare)
      for (const condition of conditionsAgainst(t.state, parsed(rare[3]))) found.add(condition)
    }
    expect(refused).toBeGreaterThan(100_000)
    expect([...found].filter((condition) => !declared.has(condition)).map(nameOf)).toEqual([])
    expect([...declared].filter((condition) => !found.has(condition)).map(nameOf)).toEqual([])
  })
})
