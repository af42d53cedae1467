import { called, optional, shared, whole } from '@orrery/input/pack-fields'
import * as z from 'zod/mini'
import {
  BANDS,
  type Effect,
  type Formula,
  ORBITALS,
  RESOURCES,
  SECTORS,
  type SpecialRule,
  type Where,
} from '../src/types.ts'

/*
 * The vocabulary of effects, as packs may write it. Titles are what a form calls a field. The types of the rules and these
 * schemas hold each other: a parameter that is missing here, or not known there, does not compile. An effect that
 * no pack may use is left out; a test reads the delivered game as a pack.
 */

type Schema<T> = z.ZodMiniType<T>

const oneOrMore = <T extends string>(title: string, ids: readonly [T, ...T[]]): Schema<T | readonly T[]> =>
  called(title, z.union([z.enum(ids), z.array(z.enum(ids)).check(z.minLength(1))]))

const yes = z.literal(true)
const once = z.literal(1)

const TRAITS = [
  'ownInfluence',
  'ownFleet',
  'ownFlagship',
  'ownOrbitalControl',
  'removable',
  'rocinante',
  'standee',
] as const

const where: Schema<Where> = shared(
  'place',
  'Place',
  z.strictObject({
    sector: optional(oneOrMore('Sector', SECTORS)),
    band: optional(oneOrMore('Band', BANDS)),
    orbital: optional(oneOrMore('Orbital', ORBITALS)),
    resource: optional(oneOrMore('Resource', RESOURCES)),
    is: optional(called('Only where', z.array(z.enum(TRAITS)))),
    minOwn: optional(called('Where you have at least', whole(1, 9))),
    ref: optional(called('The place named before', z.enum(['B', 'O', 'D', 'F']))),
    not: optional(called('Not the place named before', z.enum(['B', 'O', 'D', 'F']))),
  }),
)
/** Cloned so that it has its own title; otherwise a form would label every place alike. */
const place = (title: string): Schema<Where> =>
  called(
    title,
    z.lazy(() => where),
  )

const COUNTS = [
  'controlledBases',
  'opponentsWhoBuilt',
  'ownFleetsThere',
  'controlledSectors',
  'controlledOrbitals',
  'ownTechs',
] as const

const counted = z.strictObject({
  count: called('For each', z.enum(COUNTS)),
  max: optional(called('At most', whole(1, 9))),
  per: optional(called('Each counts', whole(1, 4))),
  at: optional(place('Only at')),
})
const BOUND = ['all', '$N', '$X', '$X+1', '$F'] as const
const amount = shared('amount', 'How many', z.union([whole(1, 9), z.enum(BOUND), counted]))
const number = called('How many', whole(1, 4))
const mode = called('How strictly', z.enum(['must', 'upTo']))
const owner = called('Whose', z.enum(['self', 'opp', 'any']))
const reach = called('How far', z.union([z.literal(1), z.literal(2), z.literal('any')]))
const distinct = optional(called('All in different', z.enum(['band', 'sector'])))
const perBase = optional(called('One per Base', once))
const each = optional(called('On each of them', yes))

const CARD_RULES = ['miller', 'mercantile', 'kenzo', 'freeTech'] as const
const SPECIAL_RULES = [
  ...CARD_RULES,
  'repair',
  'diplomat',
  'scrapShip',
  'slotDiscount',
  'freeKeep',
  'embassy',
  'twoPlays',
  'apBonus',
  'keptAfterAp',
] as const satisfies readonly SpecialRule[]

const inner: Schema<Formula> = z.lazy(() => formula)

const KINDS = {
  place: z.strictObject({
    op: z.literal('place'),
    n: amount,
    mode,
    at: place('Where'),
    perBase,
    distinct,
    each,
  }),
  remove: z.strictObject({
    op: z.literal('remove'),
    n: amount,
    mode,
    owner,
    at: place('Where'),
    perBase,
    distinct,
    each,
    spare: optional(called('Leave behind', whole(1, 3))),
    as: optional(called('Name this Base', z.literal('B'))),
  }),
  moveInf: z.strictObject({ op: z.literal('moveInf'), n: amount, mode, owner, from: place('From'), to: place('To') }),
  swap: z.strictObject({ op: z.literal('swap') }),
  moveFleets: z.strictObject({
    op: z.literal('moveFleets'),
    unit: called('What moves', z.enum(['one', 'group', 'each', '$F', 'rocinante', 'flagship'])),
    n: amount,
    mode,
    owner,
    reach,
    to: optional(place('To')),
    as: optional(called('Name this Orbital', z.literal('O'))),
    free: optional(called('Also where nothing follows', yes)),
  }),
  removeFleets: z.strictObject({
    op: z.literal('removeFleets'),
    n: amount,
    mode,
    owner,
    in: place('In'),
    perOwner: optional(called('One of each player', once)),
    each: optional(called('In each of them', yes)),
    as: optional(called('Name this Orbital', z.literal('O'))),
  }),
  build: z.strictObject({
    op: z.literal('build'),
    unit: optional(called('Only the leader', z.literal('flagship'))),
    n: amount,
    mode,
    to: z.union([called('Where', z.literal('home')), place('Where')]),
    alsoFromMap: optional(called('Also from the map', yes)),
  }),
  gainCP: z.strictObject({ op: z.literal('gainCP'), n: amount }),
  gainAP: z.strictObject({ op: z.literal('gainAP'), n: number }),
  peekBonus: z.strictObject({ op: z.literal('peekBonus') }),
  discardKept: z.strictObject({
    op: z.literal('discardKept'),
    n: number,
    of: called('Whose', z.enum(['self', 'opp'])),
    chooser: called('Who chooses', z.enum(['owner', 'performer'])),
  }),
  revealTop: z.strictObject({ op: z.literal('revealTop'), as: called('Name its AP', z.literal('N')) }),
  pick: z.strictObject({
    op: z.literal('pick'),
    what: called('What', z.enum(['base', 'orbital', 'band', 'fleet', 'number'])),
    where: place('Where'),
    as: called('Name it', z.enum(['B', 'O', 'D', 'F', 'X'])),
  }),
  chooseOne: z.strictObject({
    op: z.literal('chooseOne'),
    options: called('Options', z.array(inner).check(z.minLength(2), z.maxLength(3))),
  }),
  forEach: z.strictObject({
    op: z.literal('forEach'),
    who: called('Who', z.enum(['all', 'opponents'])),
    do: called('What each does', inner),
  }),
  special: z.strictObject({
    op: z.literal('special'),
    rule: called('Rule', z.enum(SPECIAL_RULES)),
    mode: optional(mode),
    to: optional(place('To')),
    plus: optional(called('AP more', whole(1, 3))),
    only: optional(called('Only a card of so many AP', whole(1, 4))),
    beyond: optional(called('Beyond the limit of 4', yes)),
  }),
  proto: z.discriminatedUnion('do', [
    z.strictObject({ op: z.literal('proto'), do: z.enum(['take', 'suppress']) }),
    z.strictObject({
      op: z.literal('proto'),
      do: z.literal('move'),
      mode,
      to: place('To'),
      reach: z.union([z.literal(1), z.literal('any')]),
    }),
  ]),
  recoverPoint: z.strictObject({ op: z.literal('recoverPoint'), n: number, mode }),
  gainTech: z.strictObject({
    op: z.literal('gainTech'),
    n: number,
    mode,
    levels: z.literal('heldOnce'),
    cost: z.literal('level-1'),
  }),
} satisfies { [K in Effect['op']]?: Schema<Extract<Effect, { op: K }>> }

/** Names of the effects, and what a form calls them. */
const EFFECT_TITLES: { readonly [op in keyof typeof KINDS]: string } = {
  place: 'Place influence',
  remove: 'Remove influence',
  moveInf: 'Move influence',
  swap: 'Swap two cubes',
  moveFleets: 'Move fleets',
  removeFleets: 'Remove fleets',
  build: 'Build fleets',
  gainCP: 'Gain control points',
  gainAP: 'Gain action points',
  peekBonus: 'See a Bonus marker',
  discardKept: 'Discard Kept Events',
  revealTop: 'Turn up a card',
  pick: 'Choose a place',
  chooseOne: 'Choose one of',
  forEach: 'For each player',
  special: 'Special rule',
  proto: 'The Protomolecule',
  recoverPoint: 'Take back a Point token',
  gainTech: 'Gain a tech',
}

for (const [op, schema] of Object.entries(KINDS)) called(EFFECT_TITLES[op as keyof typeof KINDS], schema)

const effect: Schema<Effect> = shared(
  'effect',
  'Effect',
  z.discriminatedUnion('op', [
    KINDS.place,
    KINDS.remove,
    KINDS.moveInf,
    KINDS.swap,
    KINDS.moveFleets,
    KINDS.removeFleets,
    KINDS.build,
    KINDS.gainCP,
    KINDS.gainAP,
    KINDS.peekBonus,
    KINDS.discardKept,
    KINDS.revealTop,
    KINDS.pick,
    KINDS.chooseOne,
    KINDS.forEach,
    KINDS.special,
    KINDS.proto,
    KINDS.recoverPoint,
    KINDS.gainTech,
  ]),
)

/** An Event or an ability: its steps in order. */
export const formula: Schema<Formula> = called('Steps', z.array(effect).check(z.maxLength(8)))
