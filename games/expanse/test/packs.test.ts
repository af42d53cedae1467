import type { Json, Pack } from '@orrery/kernel'
import { keptPack, packSuite, packWith, type Sections } from '@orrery/testkit/packs'
import { describe, expect, test } from 'vitest'
import { packs as input } from '../input/index.ts'
import { game } from '../src/index.ts'
import { packs } from '../src/packs.ts'
import { packs as packWords } from '../words/packs.ts'
import { cardText } from '../words/texts.ts'
import { performing, scoringAt, table } from './table.ts'
import { packed } from './packed.ts'

/* Packs: what an owner of the game plays with in place of what is delivered. */

const pack = (sections: Sections): Pack => packWith(game, sections)
const kept = (sections: Sections): string => keptPack(packed, sections)

const problems = (sections: Sections): readonly string[] => {
  const read = input.read(pack(sections))
  return read.ok ? [] : read.error.map(({ at, found, expected }) => `${at}: ${found}; ${expected}`)
}

const removing = (change: object): [Json] => [{ op: 'remove', n: 1, mode: 'must', owner: 'any', at: {}, ...change }]
const card = (row: Json): { readonly cards: Json } => ({ cards: { A05: row } })
const event = (...formula: Json[]): { readonly cards: Json } => card({ formula })
const tech = (id: string, row: Json): { readonly techs: Json } => ({ techs: { [id]: row } })

const EXAMPLE: Sections = {
  cards: { A05: { title: 'Knife', ap: 4, formula: [{ op: 'gainCP', n: 3 }], provenance: { event: 'owner' } } },
  techs: { 'opa-3': { formula: [{ op: 'gainCP', n: 1 }] } },
  resources: { luna: { resource: 'food' } },
  charts: { 3: { OPA: { fleets: [['OPA', 'saturn', 5]], influence: [['rhea', 2]] } } },
  setup: { prices: { startCp: 7, slotPrices: [0, 0, 1, 2, 3] }, 3: { top: 3 } },
  critical: { OPA: { 3: ['tech'] } },
  options: { modules: ['beta', 'delta'] },
}

describe('packs of The Expanse', () => {
  packSuite(packed, {
    seats: [2, 3, 4],
    optionSets: [{}, { modules: ['alpha', 'beta', 'gamma', 'epsilon'] }],
    example: EXAMPLE,
  })
})

describe('a table plays with its pack', () => {
  const hash = kept(EXAMPLE)

  test('its cards, charts, prices, resources and defaults of options are those of the pack', () => {
    const start = game.setup({ pack: hash, seating: ['UN', 'MCR', 'OPA'] }, 3, 'seed')
    if (!start.ok) throw new Error(start.error.expected)
    const { ruleset, cp, deck } = start.value
    expect(ruleset.modules).toEqual(['beta', 'delta'])
    expect(cp).toEqual([7, 7, 7])
    expect(deck).toHaveLength(39)
    expect(ruleset.prices).toEqual([0, 0, 1, 2, 3])
    expect(ruleset.chart[2]?.fleets).toEqual([['OPA', 'saturn', 5]])
    expect(ruleset.cards[4]?.row).toMatchObject({ id: 'A05', title: 'Knife', ap: 4, p2: true })
    expect(game.fullOptions({ pack: hash }, 3)).toEqual({ sets: ['base'], modules: ['beta', 'delta'], pack: hash })
    expect(game.fullOptions({ pack: hash }, 2)).toMatchObject({ modules: ['beta'] })
  })

  test('its texts follow it', () => {
    const { cards } = packs.open(hash)
    expect(cards['A05'] === undefined ? '' : cardText(cards['A05'])).toBe('Gain 3 CP.')
    const told = packs.differences(hash).map((one) => packWords.difference(one, packs.find(hash) ?? pack({})))
    expect(told).toContainEqual({
      section: 'Cards',
      row: 'Knife',
      field: 'Event',
      was: 'Each player, you included, discards 1 of their Kept Events.',
      now: 'Gain 3 CP.',
    })
    expect(told).toContainEqual({ section: 'Map resources', row: 'Luna', field: '', was: 'Tech', now: 'Food' })
    expect(packWords.text(pack({})).every(({ text }) => text !== '')).toBe(true)
  })

  test('its Events do what the pack says', () => {
    const t = table({ players: 3, pack: hash, track: ['A05', 'A06'], active: 'MCR' })
    const before = t.state.cp[1]
    t.by('MCR', 'take 1').by('MCR', 'perform')
    expect((t.state.cp[1] ?? 0) - (before ?? 0)).toBe(3)
  })

  test('EX-10.7 cubes of its Events may be asked for in different Bands or Sectors', () => {
    const placing = kept(event({ op: 'place', n: 2, mode: 'must', at: {}, distinct: 'band' }))
    const placed = table({ players: 4, pack: placing, ...performing('UN', 'A05') }).do('base eurasia')
    expect(placed.codes('base mariner-valley')).toEqual(['closedBand'])
    const sectors = kept(event(...removing({ n: 2, distinct: 'sector' })))
    const bases = { europa: { MCR: 1 }, titan: { MCR: 1 }, ceres: { MCR: 1 }, thoth: { MCR: 1 } }
    const removed = table({ players: 4, pack: sectors, bases, ...performing('UN', 'A05') }).do('cube MCR europa')
    expect(removed.codes('cube MCR titan')).toEqual(['closedSector'])
  })

  test('EX-9.7 a repair that must wait does not bar what else a tech of a pack does', () => {
    const hashOf = (...formula: readonly Json[]): string => kept({ techs: { 'mcr-mat': { formula } } })
    const repair = { op: 'special', rule: 'repair' }
    const window = scoringAt('MCR', 'window', 1, { captain: 'UN', kept: { OPA: ['A41'], MCR: ['A01'] } })
    const asked = (own: string) =>
      table({ players: 4, pack: own, ...window, fleets: { ceres: { OPA: 1, battleship: 1 } } }).do(
        'play A41',
        'fleet battleship ceres',
        'stop',
        'pass',
        'play A01',
      )
    const both = asked(hashOf(repair, { op: 'gainCP', n: 1 }))
    expect([both.offer('use'), both.codes('use mcr-mat')]).toEqual([['use mcr-mat'], []])
    expect(asked(hashOf(repair)).codes('use mcr-mat')).toEqual(['damagedNow'])
  })

  test('EX-10.1 where the flagship is meant, another fleet is refused', () => {
    const formula = [
      { op: 'pick', what: 'orbital', where: {}, as: 'O' },
      { op: 'build', unit: 'flagship', n: 1, mode: 'upTo', to: { ref: 'O' }, alsoFromMap: true },
    ]
    const own = kept({ cards: { L1: { formula } } })
    const fleets = { mars: { UN: 1, 'UN-leader': 1 } }
    const t = table({ players: 4, modules: ['all'], pack: own, fleets, ...performing('UN', 'L1') }).do('orbital vesta')
    expect(t.offer('fleet')).toEqual(['fleet UN-leader mars'])
    expect(t.codes('fleet UN mars')).toEqual(['flagshipOnly'])
  })
})

describe('a broken pack is refused, with the path of what is wrong', () => {
  const steps = (n: number): Json => ({ op: 'gainCP', n })
  const BROKEN: readonly (readonly [string, Sections, string])[] = [
    ['no such section', { card: {} }, 'card: {}; no field of this name'],
    ['no such card', { cards: { A99: { ap: 3 } } }, 'cards.A99: {"ap":3}; no field of this name'],
    ['no such field', card({ cost: 3 }), 'cards.A05.cost: 3; no field of this name'],
    ['AP out of range', card({ ap: 7 }), 'cards.A05.ap: 7; at most 4'],
    ['a text for a number', card({ ap: '3' }), 'cards.A05.ap: "3"; a number'],
    ['one tab', card({ tabs: ['UN'] }), 'cards.A05.tabs: ["UN"]; at least 2 entries'],
    ['the same tab twice', card({ tabs: ['UN', 'UN'] }), 'cards.A05.tabs: ["UN","UN"]; two different factions'],
    [
      'nobody may use it',
      card({ tabs: ['OPA', 'PG'] }),
      'cards.A05.tabs: ["OPA","PG"]; a tab of UN or MCR: with two players nobody could use it (or "p2": false)',
    ],
    ['no Event', event(), 'cards.A05.formula: []; at least one step'],
    ['an effect that does not exist', event({ op: 'explode' }), 'cards.A05.formula[0].op: "explode"; one of '],
    ['a parameter that is missing', event({ op: 'gainCP' }), 'cards.A05.formula[0].n: nothing; '],
    [
      'a place that nobody named',
      card({ formula: removing({ at: { ref: 'B' } }) }),
      'cards.A05.formula[0].at.ref: "B"; the place that was named last before this step',
    ],
    [
      'places that do not exist',
      card({ formula: removing({ at: { sector: 'inner', band: 'belt' } }) }),
      'cards.A05.formula[0].at: {"sector":"inner","band":"belt"}; a place that is on the map',
    ],
    [
      'a number that nobody chose',
      card({ formula: removing({ n: '$X' }) }),
      'cards.A05.formula[0].n: "$X"; a number that is chosen in a step before',
    ],
    [
      'steps after a choice',
      event({ op: 'chooseOne', options: [[steps(1)], [steps(2)]] }, steps(1)),
      'cards.A05.formula[0]: {"op":"chooseOne"',
    ],
    [
      'a choice that nothing uses',
      event({ op: 'pick', what: 'base', where: {}, as: 'B' }),
      'cards.A05.formula[0]: {"op":"pick","what":"base","where":{},"as":"B"}; a step after it that uses what was chosen',
    ],
    [
      'a second kind of place',
      event(
        { op: 'pick', what: 'band', where: {}, as: 'D' },
        { op: 'remove', n: 2, mode: 'upTo', owner: 'opp', at: { ref: 'D' }, as: 'B' },
      ),
      'cards.A05.formula[1].as: "B"; "D" or no name: a formula names places of one kind',
    ],
    [
      'one of each owner in each Orbital',
      event({ op: 'removeFleets', n: 1, mode: 'upTo', owner: 'opp', in: {}, perOwner: 1, each: true }),
      'cards.A05.formula[0].each: true; nothing beside perOwner',
    ],
    ['an effect out of its time', event({ op: 'peekBonus' }), 'cards.A05.formula[0].op: "peekBonus"; play "window"'],
    [
      'an effect of a module',
      event({ op: 'proto', do: 'take' }),
      'cards.A05.formula[0].op: "proto"; an effect of this card',
    ],
    [
      'a rule that another card has',
      event({ op: 'special', rule: 'kenzo' }),
      'cards.A05.formula: [{"op":"special","rule":"kenzo"}]; a special rule that no other card has; A31 has it too',
    ],
    [
      'a way to play without its rule',
      card({ play: 'turn' }),
      'cards.A05.formula: nothing; the special rule miller alone, because of play "turn"',
    ],
    [
      'a deck that is too small',
      {
        cards: Object.fromEntries(
          Array.from({ length: 20 }, (_, i) => [`A${String(i + 1).padStart(2, '0')}`, { p2: false }]),
        ),
      },
      'cards: {"A01"',
    ],
    ['a deck that is too large', { setup: { 4: { actions: 20 } } }, 'setup.4: {"actions":20}; at least 65 cards'],
    [
      'fleets of another faction',
      { charts: { 2: { UN: { fleets: [['MCR', 'earth', 1]], influence: [] } } } },
      'charts.2.UN.fleets[0][0]: "MCR"; one of UN',
    ],
    [
      'more fleets than there are',
      {
        charts: {
          2: {
            UN: {
              fleets: [
                ['UN', 'earth', 4],
                ['UN', 'mars', 2],
              ],
              influence: [],
            },
          },
        },
      },
      'charts.2.UN.fleets[1][2]: 2; at most 5 in all',
    ],
    [
      'influence where there is no Base',
      { charts: { 2: { UN: { fleets: [], influence: [['luna', 1]] } } } },
      'charts.2.UN.influence[0][0]: "luna"; a Base that is in the game',
    ],
    [
      'a faction that does not play',
      { charts: { 2: { OPA: { fleets: [], influence: [] } } } },
      'charts.2.OPA: {"fleets":[],"influence":[]}; no field of this name',
    ],
    [
      'a track that nobody could pay for',
      { setup: { prices: { slotPrices: [1, 1, 1, 2, 2] } } },
      'setup.prices.slotPrices[0]: 1; 0: somebody without CP must be able to take a card',
    ],
    [
      'a crew that asks for a price',
      tech('holden', { cost: { ap: 0, cp: 3, token: 0 } }),
      'techs.holden.cost.cp: 3; 0: only an action is paid for',
    ],
    [
      'a fleet that moves twice',
      event(
        { op: 'pick', what: 'fleet', where: {}, as: 'F' },
        { op: 'moveFleets', unit: '$F', n: 2, mode: 'must', owner: 'self', reach: 1 },
      ),
      'cards.A05.formula[1].n: 2; 1: one fleet that is named moves once',
    ],
    [
      'too many prices',
      { setup: { prices: { slotPrices: [0, 1, 1, 2, 2, 3] } } },
      'setup.prices.slotPrices: [0,1,1,2,2,3]; at most 5 entries',
    ],
    [
      'a resource that does not exist',
      { resources: { luna: { resource: 'gold' } } },
      'resources.luna.resource: "gold"; one of food, water, minerals, tech',
    ],
    [
      'a turn that would never end',
      tech('mcr-3', { cost: { ap: 0, cp: 0, token: 0 }, oncePerTurn: false }),
      'techs.mcr-3.oncePerTurn: false; true where it costs no AP',
    ],
    [
      'AP without end',
      tech('opa-mat', { oncePerTurn: false, influences: null, formula: [{ op: 'gainAP', n: 2 }] }),
      'techs.opa-mat.oncePerTurn: false; true where it grants AP',
    ],
    [
      'tokens that nobody has',
      tech('un-3', { cost: { ap: 0, cp: 0, token: 1 } }),
      'techs.un-3.cost.token: 1; at most 0, the tokens of UN',
    ],
    [
      'a power that another tech has',
      tech('opa-3', { powers: ['winsFleetTies'] }),
      'techs.opa-3.powers: ["winsFleetTies"]; no "winsFleetTies": mcr-2 has it already',
    ],
    [
      'an effect without a moment',
      tech('un-3', { powers: null, formula: [steps(1)] }),
      'techs.un-3.trigger: nothing; the moment at which the effect happens',
    ],
    [
      'a mat that widens itself without end',
      tech('opa-mat', { widens: 'opa-mat', uses: 2 }),
      'techs.opa-mat.widens: "opa-mat"; nothing: a mat is widened by techs',
    ],
    [
      'a tech that excludes nothing',
      tech('un-3', { excludes: ['un-9'] }),
      'techs.un-3.excludes[0]: "un-9"; a tech of UN',
    ],
    [
      'a tech that excludes one of another level',
      tech('un-3', { excludes: ['un-2'] }),
      'techs.un-3.excludes[0]: "un-2"; a tech of UN at level 3',
    ],
  ]

  test.each(BROKEN)('%s', (_, sections, expected) => {
    expect(problems(sections).some((told) => told.startsWith(expected))).toBe(true)
    expect(problems(sections)).toHaveLength(1)
  })

  test('everything that is wrong is told at once', () => {
    expect(
      problems({ cards: { A05: { ap: 9 }, A06: { tabs: [] } }, resources: { luna: { resource: 'gold' } } }),
    ).toHaveLength(3)
  })
})
