import { titled, optional, namedPart, whole } from '@orrery/input/pack-fields'
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
  titled(title, z.union([z.enum(ids), z.array(z.enum(ids)).check(z.minLength(1))]))

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

const where: Schema<Where> = namedPart(
  'place',
  'Place',
  z.strictObject({
    sector: optional(oneOrMore('Sector', SECTORS)),
    band: optional(oneOrMore('Band', BANDS)),
    orbital: optional(oneOrMore('Orbital', ORBITALS)),
    resource: optional(oneOrMore('Resource', RESOURCES)),
    is: optional(titled('Only where', z.array(z.enum(TRAITS)))),
    minOwn: optional(titled('Where you have at least', whole(1, 9))),
    ref: optional(titled('The place named before', z.enum(['B', 'O', 'D', 'F']))),
    not: optional(titled('Not the place named before', z.enum(['B', 'O', 'D', 'F']))),
  }),
)
/** Cloned so that it has its own title; otherwise a form would label every place alike. */
const place = (title: string): Schema<Where> =>
  titled(
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
  count: titled('For each', z.enum(COUNTS)),
  max: optional(titled('At most', whole(1, 9))),
  per: optional(titled('Each counts', whole(1, 4))),
  at: optional(place('Only at')),
})
const BOUND = ['all', '$N', '$X', '$X+1', '$F'] as const
const amount = namedPart('amount', 'How many', z.union([whole(1, 9), z.enum(BOUND), counted]))
const number = titled('How many', whole(1, 4))
const mode = titled('How strictly', z.enum(['must', 'upTo']))
const owner = titled('Whose', z.enum(['self', 'opp', 'any']))
const reach = titled('How far', z.union([z.literal(1), z.literal(2), z.literal('any')]))
const distinct = optional(titled('All in different', z.enum(['band', 'sector'])))
const perBase = optional(titled('One per Base', once))
const each = optional(titled('On each of them', yes))

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
    spare: optional(titled('Leave behind', whole(1, 3))),
    as: optional(titled('Name this Base', z.literal('B'))),
  }),
  moveInf: z.strictObject({ op: z.literal('moveInf'), n: amount, mode, owner, from: place('From'), to: place('To') }),
  swap: z.strictObject({ op: z.literal('swap') }),
  moveFleets: z.strictObject({
    op: z.literal('moveFleets'),
    unit: titled('What moves', z.enum(['one', 'group', 'each', '$F', 'rocinante', 'flagship'])),
    n: amount,
    mode,
    owner,
    reach,
    to: optional(place('To')),
    as: optional(titled('Name this Orbital', z.literal('O'))),
    free: optional(titled('Also where nothing follows', yes)),
  }),
  removeFleets: z.strictObject({
    op: z.literal('removeFleets'),
    n: amount,
    mode,
    owner,
    in: place('In'),
    perOwner: optional(titled('One of each player', once)),
    each: optional(titled('In each of them', yes)),
    as: optional(titled('Name this Orbital', z.literal('O'))),
  }),
  build: z.strictObject({
    op: z.literal('build'),
    unit: optional(titled('Only the leader', z.literal('flagship'))),
    n: amount,
    mode,
    to: z.union([titled('Where', z.literal('home')), place('Where')]),
    alsoFromMap: optional(titled('Also from the map', yes)),
  }),
  gainCP: z.strictObject({ op: z.literal('gainCP'), n: amount }),
  gainAP: z.strictObject({ op: z.literal('gainAP'), n: number }),
  peekBonus: z.strictObject({ op: z.literal('peekBonus') }),
  discardKept: z.strictObject({
    op: z.literal('discardKept'),
    n: number,
    of: titled('Whose', z.enum(['self', 'opp'])),
    chooser: titled('Who chooses', z.enum(['owner', 'performer'])),
  }),
  revealTop: z.strictObject({ op: z.literal('revealTop'), as: titled('Name its AP', z.literal('N')) }),
  pick: z.strictObject({
    op: z.literal('pick'),
    what: titled('What', z.enum(['base', 'orbital', 'band', 'fleet', 'number'])),
    where: place('Where'),
    as: titled('Name it', z.enum(['B', 'O', 'D', 'F', 'X'])),
  }),
  chooseOne: z.strictObject({
    op: z.literal('chooseOne'),
    options: titled('Options', z.array(inner).check(z.minLength(2), z.maxLength(3))),
  }),
  forEach: z.strictObject({
    op: z.literal('forEach'),
    who: titled('Who', z.enum(['all', 'opponents'])),
    do: titled('What each does', inner),
  }),
  special: z.strictObject({
    op: z.literal('special'),
    rule: titled('Rule', z.enum(SPECIAL_RULES)),
    mode: optional(mode),
    to: optional(place('To')),
    plus: optional(titled('AP more', whole(1, 3))),
    only: optional(titled('Only a card with this AP', whole(1, 4))),
    beyond: optional(titled('Beyond the limit of 4', yes)),
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

for (const [op, schema] of Object.entries(KINDS)) titled(EFFECT_TITLES[op as keyof typeof KINDS], schema)

const effect: Schema<Effect> = namedPart(
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
export const formula: Schema<Formula> = titled('Steps', z.array(effect).check(z.maxLength(8)))
