import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ABILITIES } from '../src/data/abilities.ts'
import { CARDS } from '../src/data/cards.ts'
import { FACTION_ROWS } from '../src/data/factions.ts'
import type { Effect, Formula, Where } from '../src/types.ts'
import { abilityBrief, cardBrief } from '../words/brief.ts'
import { abilityText, cardText, effectText } from '../words/texts.ts'

/* What every card and ability says. A change here is a change of what players read: make it on purpose. */

interface Texts {
  readonly [id: string]: string
}

const CARD_TEXTS: Texts = {
  A01: 'Gain 1 AP and spend it at once.',
  A02: 'Works only when kept: play it as your whole turn. Keeping it costs nothing. Take a card with your tab from the track at its price, spend its AP, then perform its Event; nobody else is offered it.',
  A03: 'Works only when kept: play it in the event window of a Scoring. Keeping it costs nothing. Look at the chosen Bonus marker in secret. Then gain 2 AP and spend them at once.',
  A04: 'Works only when kept: play it when you use a card for its AP, before you finish. Keeping it costs nothing. That card gives 4 AP.',
  A05: 'Each player, you included, discards 1 of their Kept Events.',
  A06: 'Swap 2 cubes of different owners that are on different Bases.',
  A07: 'Each player, you included, puts all of their off-map fleets into their home Orbital. Then gain 1 CP for each opponent who put in a fleet.',
  A08: 'Place 1 influence on each Tech Base.',
  A09: 'Place 1 influence on each Earth Base.',
  A10: 'Place 1 influence on each Mars Base.',
  A11: 'Place 3 influence, each on a Base in a different Sector.',
  A12: 'Remove 1 influence of any owner from each Mars Base. Then place 1 influence on an Earth Base.',
  A13: 'Place 1 influence on an Earth Base. Then, if you have Orbital Control of Earth, you may remove 1 influence of any owner from an Earth Base.',
  A14: 'Place 1 influence on a Mars Base. Then, if you have Orbital Control of Mars, you may remove 1 influence of any owner from a Mars Base.',
  A15: 'Each player, you included, removes 1 of their influence from each Base where they have 3 or more influence.',
  A16: 'Remove 1 influence of any owner from an Outer Base.',
  A17: 'Remove up to 3 influence of any owners, at most 1 per Base, each from a Base in a different Band.',
  A18: 'Remove up to 3 influence of any owners from Tech Bases, at most 1 per Base.',
  A19: 'Remove up to 2 influence of any owners from Bases where you have influence; both may come from one Base.',
  A20: 'Remove up to 2 influence of any owners from Belt Bases, at most 1 per Base.',
  A21: 'Choose a Base; turn up the top card of the deck and leave it there. Then remove influence of any owners from that Base, as many cubes as that card has AP (all for a Score card). Not with an empty deck.',
  A22: 'Choose one: remove 1 influence of any owner from any Base; or remove 1 fleet of any owner from any Orbital.',
  A23: 'Choose an Orbital and a number X, as far as the fleets there allow; remove X of your fleets there. Then remove X + 1 opposing fleets there.',
  A24: 'Remove 1 opposing fleet from any Orbital. Then put 1 of your fleets, from off the map or from another Orbital, into that Orbital.',
  A25: 'Choose an Orbital; remove up to 1 fleet of each player there.',
  A26: 'Remove 1 opposing fleet from an Orbital where you have a fleet.',
  A27: 'Choose one of your fleets (not the Rocinante); you may move it to another Orbital in the same or an adjacent Band. Then remove it. Finally, remove up to 2 opposing fleets from the Orbital where it was last.',
  A28: 'Move up to 2 groups of your fleets, each from one Orbital to another Orbital up to 2 bands away; no fleet moves twice.',
  A29: 'Move 1 of your fleets to any other Orbital.',
  A30: 'You may move each of your fleets by itself to another Orbital in the same or an adjacent Band.',
  A31: 'Choose a card on the track and perform its Event as if it had your tab; it stays on the track, and it cannot be one that works only when kept.',
  A32: 'You may move 1 group of your fleets from one Orbital to any Belt Orbital. Then place 2 influence on Belt Bases attached to Orbitals where you have a fleet; both may go to one Base.',
  A33: 'Choose one: choose a Belt Base, then remove up to 2 influence of any owners from that Base; or place 2 influence on Belt Bases, at most 1 per Base.',
  A34: 'Choose an Orbital where you have a fleet; move up to 2 of your fleets to that Orbital. Then, if you have Orbital Control there, remove 1 opposing fleet there.',
  A35: 'Place 2 influence on Water Bases, at most 1 per Base.',
  A36: 'Remove 2 influence of any owners from Jupiter Bases, at most 1 per Base. Then place 1 influence on a Food Base.',
  A37: 'Remove 1 opposing influence from a Belt Base where you have influence. Then place 1 influence on that Base. Finally, place 1 influence on a Belt Base.',
  A38: 'Move 1 opposing fleet to another Orbital in the same or an adjacent Band.',
  A39: 'Remove 1 influence of any owner from a Food Base. Then place 1 influence on a different Food Base.',
  A40: 'Move up to 3 of your influence, each from any Base to an Outer Base.',
  A41: 'Choose a Belt Orbital where you have a fleet; remove up to 2 opposing fleets there. Then remove 1 opposing influence from a Base attached to that Orbital.',
  A42: 'Place 2 influence on Outer Bases, at most 1 per Base.',
  A43: 'Choose a Band; each player, you included, removes 1 of their fleets from each Orbital in that Band where they have 2 or more fleets.',
  A44: 'Gain 1 CP for each Base you control, at most 3.',
  A45: 'Move 1 opposing influence from a Belt Base to another Belt Base.',
  A46: 'Choose one: place 2 influence on Saturn Bases, at most 1 per Base; or remove up to 2 influence of any owners from Saturn Bases, at most 1 per Base.',
  A47: 'Place 1 influence on each Jupiter Base.',
  A48: 'Discard 1 Kept Event of one opponent, your choice. Then place 2 influence on Bases attached to Orbitals where you have a fleet; both may go to one Base.',
  A49: 'Move 1 of your fleets to any other Orbital. Then place 1 influence on a Base attached to that Orbital.',
  A50: 'Each opponent removes 1 of their influence from a Belt Base.',
  A51: 'Place 1 influence on a Belt Base. Then you may move 1 of your fleets to another Orbital in the same or an adjacent Band.',
  A52: 'Choose a Belt Base; remove up to 3 influence of any owners from that Base.',
  T1: 'You may gain one further tech of a level at which you have exactly one, for 0, 1 or 2 CP at level I, II or III.',
  T2: 'Gain 1 CP for each tech you have in force, at most 3.',
  T3: 'Choose one: carry out one of your action techs in force, for neither AP nor CP and without counting it as used; its tokens are spent; or place 1 influence on a Tech Base.',
  T4: 'Remove 1 opposing influence from a Tech Base. Then place 1 influence on that Base.',
}

const ABILITY_TEXTS: Texts = {
  'un-mat':
    'When an effect removes, moves or swaps a cube of yours, you choose which of your cubes on that Base it is.',
  'un-1':
    'Once per turn: when you take the Influence action you may place a Diplomat instead of a cube; it counts as 2 influence and is removed or moved as 1. With three and four players it takes the place of a cube of yours there, which is set aside until it returns.',
  'un-2': 'Only you may remove, move or swap Diplomats.',
  'un-3':
    'You win ties for influence on Bases of the Bonus Sector, and on all Bases in the Final Scoring, if you have a cube there.',
  'mcr-mat':
    '1 AP: turn 1 damaged Battleship, wherever it is, back to full strength; not in the turn in which it was damaged.',
  'mcr-1': 'Once per turn: one of your Moves may reach 2 bands.',
  'mcr-2': 'You win ties for Orbital Control where you have a fleet.',
  'mcr-3': '1 AP, once per turn: remove 1 fleet of any owner from an Orbital where you have a fleet.',
  'opa-mat': '1 AP, once per turn: place 1 influence on a Belt or Outer Base.',
  'opa-1':
    '1 AP: put 1 Scrap Ship, from off the map or from another Orbital, into an Orbital where you have influence.',
  'opa-2': 'When you take a card from the track in your own turn, gain 3 CP. Cards on the track cost you nothing.',
  'opa-3': '1 AP, once per turn: remove 1 influence of any owner from a Belt or Outer Base where you have influence.',
  'pg-mat':
    '1 AP, once per turn: remove 1 opposing influence from a Base attached to an Orbital where you have a fleet. Then place 1 influence on that Base.',
  'pg-1': 'You keep Events at no cost.',
  'pg-2': '1 AP, once per turn: move 1 of your fleets to any other Orbital. Then gain 2 CP.',
  'pg-3':
    '1 CP and 1 token, once per turn: choose a Base where you have influence; remove all influence from that Base except 1 of yours.',
  holden: 'Place 1 influence on any Base.',
  nagata:
    'Move the Rocinante alone to another Orbital in the same or an adjacent Band. Then remove 1 opposing fleet there.',
  kamal: 'Move the Rocinante alone to any other Orbital.',
  burton: "Remove 1 opposing fleet from the Rocinante's Orbital for each fleet of yours there.",
  'un-1a':
    'Once per turn: when you take the Influence action you may place a Diplomat instead of a cube; it counts as 2 influence and is removed or moved as 1.',
  'un-1b':
    '1 AP, once per turn: place an Embassy from your reserve on any Base without one; no fleet is needed. Your Diplomats become Embassies: each counts 1 influence. No Base ever holds two of them. Only you may remove, move or swap them.',
  'un-1c':
    'When all Bases of a Scoring have been scored, but not in the Final Scoring, gain 1 CP for each Sector in which you control a Base, at most 2.',
  'un-2a':
    '1 AP, once per turn: choose an Orbital; you may move each of your fleets by itself to that Orbital from the same or an adjacent Band.',
  'un-2b': '1 AP, once per turn: place 1 influence on any Base.',
  'un-2c':
    "In your chance of an event window you may make two plays, one after the other; never two of the Rocinante's abilities.",
  'un-3a':
    'You win ties for influence on Bases of the Bonus Sector, and on all Bases in the Final Scoring, if you have a cube there.',
  'un-3b':
    '1 AP, once per turn: choose an Orbital that you control; remove up to 2 opposing influence from Bases attached to that Orbital, at most 1 per Base.',
  'un-3c': 'A card that you use for its AP in your own turn gives 1 AP more, even above 4.',
  'mcr-1a': 'Once per turn: one of your Moves may reach 2 bands.',
  'mcr-1b':
    '1 AP, once per turn: move up to 2 of your influence, each from any Base to a Base attached to an Orbital that you control.',
  'mcr-1c':
    'When all Bases of a Scoring have been scored, but not in the Final Scoring, gain 1 CP for each Orbital where you have Orbital Control, at most 2.',
  'mcr-2a': 'You win ties for Orbital Control where you have a fleet.',
  'mcr-2b':
    '1 AP, once per turn: choose an Orbital where you have a fleet; put up to 2 of your fleets, from off the map or from another Orbital, into that Orbital.',
  'mcr-2c': 'A card of 2 AP that you use for its AP in your own turn gives 2 AP more.',
  'mcr-3a': '1 AP, once per turn: remove 1 fleet of any owner from an Orbital where you have a fleet.',
  'mcr-3b':
    '1 AP, once per turn: remove 1 opposing influence from a Base attached to an Orbital that you control. Then place 1 influence on that Base.',
  'mcr-3c': 'Once per turn: when you have performed an Event, gain 1 AP and spend it at once.',
  'opa-1a':
    '1 AP: put 1 Scrap Ship, from off the map or from another Orbital, into an Orbital where you have influence.',
  'opa-1b':
    'Once per turn: after an Influence action or Insurgency of yours, you may put 1 Scrap Ship, from off the map or from another Orbital, into the Orbital of that Base.',
  'opa-1c': 'When you take an Action card from slot 1 in your own turn, gain 1 CP.',
  'opa-2a': 'Every card on the track costs you 1 CP less.',
  'opa-2b':
    '1 AP, once per turn: move 1 group of your fleets from one Orbital to any Orbital where you have influence.',
  'opa-2c': '1 AP: place 1 influence on any Base. Together with Insurgency twice per turn, on two different Bases.',
  'opa-3a': '1 AP, once per turn: remove 1 influence of any owner from a Belt or Outer Base where you have influence.',
  'opa-3b': '1 AP, once per turn: remove 1 of your fleets from any Orbital. Then remove up to 2 opposing fleets there.',
  'opa-3c': 'Once per turn: when another player pays for a slot of the track, gain 1 CP.',
  'pg-1a': 'You keep Events at no cost.',
  'pg-1b':
    '1 AP, once per turn: move up to 2 groups of your fleets, each from one Orbital to another Orbital in the same or an adjacent Band; no fleet moves twice.',
  'pg-1c': '1 AP, once per turn: move 1 of your influence from any Base to any other Base.',
  'pg-2a': '1 AP, once per turn: move 1 of your fleets to any other Orbital.',
  'pg-2b': 'When another player performs or keeps the Event of a card you used for its AP, gain 2 CP.',
  'pg-2c':
    '1 AP, once per turn: remove 1 opposing influence from a Base where you have influence. Then place 1 influence on that Base. Instead of Infiltration: only one of the two per turn.',
  'pg-3a':
    '1 CP and 1 token, once per turn: choose a Base where you have influence; remove all influence from that Base except 1 of yours.',
  'pg-3b':
    '1 AP and 1 CP, once per turn: choose one of your fleets; you may move it to another Orbital in the same or an adjacent Band. Then remove 1 opposing fleet from the Orbital where it was last.',
  'pg-3c':
    '1 CP, once per turn: when you have finished the AP of a card in your own turn, you may play one Kept Event before the offer.',
}

const ROWS = [...CARDS, ...ABILITIES]
const key = (formula: Formula): string => JSON.stringify(formula)

describe('texts of cards and abilities', () => {
  test.each(CARDS.filter(({ set }) => set === 'base' || set === 'T'))('$title', (card) =>
    expect(cardText(card)).toBe(CARD_TEXTS[card.id]),
  )
  test.each(ABILITIES.filter(({ set }) => set === undefined || set === 'T'))('$name', (ability) =>
    expect(abilityText(ability, { abilities: ABILITIES.map((row) => ({ row })) })).toBe(ABILITY_TEXTS[ability.id]),
  )

  test('equal formulas read equally, different ones differently', () => {
    const texts = new Map<string, string>()
    for (const { formula } of ROWS.filter((row) => row.formula.length > 0)) texts.set(key(formula), effectText(formula))
    expect(new Set(texts.values()).size).toBe(texts.size)
    for (const { formula } of ROWS) {
      const copy = JSON.parse(key(formula)) as Formula
      expect(effectText(copy)).toBe(effectText(formula))
    }
  })

  test.each([...grid()])('every parameter of $0 shows in the text', (_, effects) => {
    const seen = new Map<string, Effect>()
    for (const effect of effects) {
      const text = effectText([effect])
      expect(seen.get(text), text).toBeUndefined()
      expect(text).toMatch(/^[A-Z][^#{}]*\.$/)
      expect(text).not.toMatch(/undefined|NaN| {2}|\.\./)
      seen.set(text, effect)
    }
  })

  test('a card in brief is one sentence of at most 80 characters that begins with what to do', () => {
    const briefs = CARDS.map((card) => cardBrief(card))
    expect(briefs.filter((text) => text.length > 80)).toEqual([])
    for (const text of briefs) {
      expect(text).toMatch(/^[A-Z][^#{}$]*[^.]\.$/)
      expect(text).not.toMatch(/undefined|NaN| {2}|\.\./)
    }
  })

  test.each([
    ['A28', 'Move up to 2 groups, each up to 2 bands.'],
    ['A12', 'Remove 1 cube from each Mars Base, then place 1 on an Earth Base.'],
    ['A13', 'Place 1 cube on an Earth Base; if you control Earth, remove 1 from one.'],
    ['A23', 'In one Orbital, remove X of your fleets, then remove X + 1 opposing.'],
    ['A37', 'Replace 1 opposing cube on a Belt Base you are on, place 1 on a Belt Base.'],
    ['A03', 'Kept, in a Scoring: look at the Bonus marker, then gain 2 AP.'],
    ['R3', 'All gain 2 CP per Minerals Base held; or place 2 cubes on Minerals Bases.'],
  ])('%s in brief', (id, text) => expect(CARDS.filter((card) => card.id === id).map(cardBrief)).toEqual([text]))

  test('a tech in few words is one sentence of at most 90 characters, which two lines of its panel hold', () => {
    const briefs = ABILITIES.map((row) => abilityBrief(row))
    expect(briefs.filter((text) => text.length > 90)).toEqual([])
    for (const text of briefs) {
      expect(text).toMatch(/^[A-Z1][^#{}$]*[^.]\.$/)
      expect(text).not.toMatch(/undefined|NaN| {2}|\.\.|[:;,]\.$/)
    }
  })

  test.each([
    ['un-mat', 'Choose which of your cubes an effect removes, moves or swaps.'],
    ['un-1b', '1 AP, once per turn: place an Embassy on any Base without one.'],
    ['un-1c', 'After each Scoring but the last, gain 1 CP per Sector with a Base you control, at most 2.'],
    ['un-2a', '1 AP, once per turn: in one Orbital, gather your fleets.'],
    ['un-3', 'Win ties on Bonus Bases with your cubes; in the Final Scoring on all.'],
    ['mcr-2c', 'Gain 2 AP more from a card of 2 AP.'],
    ['opa-1b', 'Once per turn: after your influence, bring 1 Scrap Ship there.'],
    ['opa-2', 'Cards on the track are free; when you take a card, gain 3 CP.'],
    ['pg-3', '1 CP and 1 token, once per turn: on one Base you are on, remove all cubes but 1.'],
  ])('%s in few words', (id, text) =>
    expect(ABILITIES.filter((row) => row.id === id).map(abilityBrief)).toEqual([text]),
  )

  test('a tech in brief is one word that no other tech of its owner has', () => {
    const words = ABILITIES.map(({ of, name, short }) => ({ of, word: short ?? name }))
    for (const { of, word } of words.filter(({ word }) => !/^(Leader|Total|James|Naomi|Alex|Amos) /.test(word))) {
      expect(word).toMatch(/^\S{1,11}$/)
      const names = ABILITIES.filter((row) => row.of === of && (row.short ?? row.name) === word).map(({ name }) => name)
      expect(new Set(names).size).toBe(1)
    }
  })

  test('the generator knows no card and no faction', () => {
    for (const file of ['texts.ts', 'places.ts', 'specials.ts', 'brief.ts']) {
      const source = readFileSync(new URL(`../words/${file}`, import.meta.url), 'utf8')
      const names = [
        ...CARDS.flatMap(({ id, title }) => [id, title]),
        ...FACTION_ROWS.flatMap(({ id, name }) => [id as string, name]),
      ]
      const found = names.filter((name) => new RegExp(`\\b${name}\\b`).test(source))
      expect(found, file).toEqual([])
    }
  })
})

/** Effects of one kind that differ in one thing or several. */
function* grid(): Generator<readonly [string, readonly Effect[]]> {
  const modes = ['must', 'upTo'] as const
  const whose = ['self', 'opp', 'any'] as const
  const numbers = [1, 2, 3] as const
  const spreads = [{}, { perBase: 1 }, { distinct: 'band' }, { distinct: 'sector' }] as const
  const bases: readonly Where[] = [
    {},
    { sector: 'belt' },
    { sector: ['belt', 'outer'] },
    { band: 'jupiter' },
    { orbital: 'mars' },
    { resource: 'tech' },
    { sector: 'belt', resource: 'tech' },
    { is: ['ownInfluence'] },
    { is: ['ownFleet'] },
    { is: ['ownOrbitalControl'] },
    { orbital: 'mars', is: ['ownOrbitalControl'] },
    { minOwn: 2 },
    { minOwn: 3 },
    { ref: 'B' },
    { ref: 'O' },
    { ref: 'D' },
    { not: 'B' },
    { sector: 'belt', not: 'B' },
  ]
  const orbitals: readonly Where[] = [...bases, { ref: 'F' }, { is: ['rocinante'] }]
  const influence = numbers.flatMap((n) => modes.flatMap((mode) => spreads.map((spread) => ({ n, mode, ...spread }))))

  yield ['place', influence.flatMap((what) => bases.map((at): Effect => ({ op: 'place', at, ...what })))]
  const removals = influence.flatMap((what) => whose.map((owner) => ({ owner, ...what })))
  yield ['remove', removals.flatMap((what) => bases.map((at): Effect => ({ op: 'remove', at, ...what })))]
  const units = ['one', 'group'] as const
  const reaches = [1, 2, 'any'] as const
  const counts = numbers.flatMap((n) => modes.map((mode) => ({ n, mode })))
  const ways = reaches.flatMap((reach) => units.map((unit) => ({ reach, unit })))
  const movers = ways.flatMap((way) => counts.flatMap((count) => whose.map((owner) => ({ ...way, ...count, owner }))))
  yield ['moveFleets', movers.map((what): Effect => ({ op: 'moveFleets', ...what }))]
  const hits = counts.flatMap((count) => whose.map((owner) => ({ ...count, owner })))
  yield [
    'removeFleets',
    hits.flatMap((what) => orbitals.map((place): Effect => ({ op: 'removeFleets', in: place, ...what }))),
  ]
  yield [
    'moveInf',
    hits.flatMap((what) => bases.flatMap((from) => bases.map((to): Effect => ({ op: 'moveInf', from, to, ...what })))),
  ]
  yield [
    'build',
    counts.flatMap((what) => (['home', { ref: 'O' }] as const).map((to): Effect => ({ op: 'build', to, ...what }))),
  ]
}
