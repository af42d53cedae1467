import {
  at,
  type Codec,
  codec,
  fieldsIn,
  indexesIn,
  indexIn,
  itemAt,
  type Json,
  listIn,
  listOf,
  onlyFields,
  unlessEmpty,
  wholeNumber,
  Wrong,
} from '@orrery/kernel'
import { CARD_NAMES, OBJECTIVE_NAMES, playerNames, SECRET_NAMES, systemNames, TECH_NAMES } from './position-names.ts'
import { KINDS, REMOVED, SCORED } from './rules/cards.ts'
import { newCore } from './rules/core.ts'
import { ABSENT, type Ruleset, type Deal, FRONTIER, NONE, type Player, type State } from './types.ts'

/* What lies on the table, as a position says it. */

interface Usual {
  readonly owner: readonly number[]
  readonly marks: readonly number[]
}

const made = new WeakMap<Ruleset, Usual>()

/** TE-14.3: frontier tokens lie in every non-home system without planets. */
export const usualMarks = ({ systems, planetsIn }: Ruleset): number[] =>
  listOf(systems.length, (i) => {
    const { fracture, home } = itemAt(systems, i)
    return !fracture && home === NONE && itemAt(planetsIn, i).length === 0 ? FRONTIER : 0
  })

/** The map as every table begins, homes owned. */
function usualMap(ruleset: Ruleset): Usual {
  const known = made.get(ruleset)
  if (known !== undefined) return known
  const map = { owner: newCore(ruleset, []).owner, marks: usualMarks(ruleset) }
  made.set(ruleset, map)
  return map
}

export const players = ({ ruleset }: State): readonly string[] => playerNames(ruleset)

const CARD_STATES = ['absent', 'ready', 'exhausted']

/** A card that is not there, ready or exhausted. */
export const cardState: Codec<number, State> = {
  write: (state) => (state === ABSENT ? undefined : CARD_STATES[state]),
  read: (json, where) => indexIn(json, CARD_STATES, where),
}

/** Written where it is not the one who has the planet at the start. */
export const owner: Codec<number, State> = {
  write: (p, { ruleset }, q) =>
    p === at(usualMap(ruleset).owner, q) ? undefined : (playerNames(ruleset)[p] ?? 'nobody'),
  read: (json, where, s) => (json === 'nobody' ? NONE : indexIn(json, players(s), where)),
}

const MARK_NAMES = ['ingress', 'frontier']

export const marks: Codec<number, State> = {
  write: (mask, { ruleset }, i) =>
    mask === at(usualMap(ruleset).marks, i) ? undefined : codec.namesOfMask(mask, MARK_NAMES),
  read: (json, where) => codec.maskOf(indexesIn(json, MARK_NAMES, where)),
}

/** Where the token of a planet lies; the value of its row stays as it is. */
export const tokenSystem: Codec<number, State> = {
  write: (_, { ruleset, tokenAt }, q) =>
    q < ruleset.firstToken ? undefined : ruleset.systems[at(tokenAt, q - ruleset.firstToken)]?.tile,
  read(json, where, s, { now, i: q }) {
    if (q < s.ruleset.firstToken) throw new Wrong(where, 'nothing: only planets on tokens are placed')
    s.tokenAt[q - s.ruleset.firstToken] = indexIn(json, systemNames(s.ruleset), where)
    return now
  },
}

const counts = codec.byName<unknown>(CARD_NAMES, codec.whole(99))
export const pile: Codec<number[], State> = counts

/** The action cards in the hand of one player; its value is their number. */
export const hand: Codec<number, State> = {
  write: (_, { hands }, p) => counts.write(hands.slice(p * KINDS, (p + 1) * KINDS), undefined, p),
  read(json, where, s, { all, i: p }) {
    const now = s.hands.slice(p * KINDS, (p + 1) * KINDS)
    const cards = counts.read(json, where, undefined, { now, all, i: p })
    for (const [k, n] of cards.entries()) s.hands[p * KINDS + k] = n
    return cards.reduce((sum, n) => sum + n, 0)
  },
}

function placeSecrets(s: State, json: Json, place: number, where: string): number {
  const secrets = indexesIn(json, SECRET_NAMES, where)
  for (const k of secrets) {
    if (at(s.secretAt, k) !== NONE) throw new Wrong(where, `${SECRET_NAMES[k]} only once`)
    s.secretAt[k] = place
  }
  return secrets.length
}

const secretsIn = (s: State, place: number): Json | undefined =>
  unlessEmpty(SECRET_NAMES.filter((_, k) => at(s.secretAt, k) === place))

/** The secrets of one player at a kind of place; its value is their number. */
const secretsAt = (place: number): Codec<number, State> => ({
  write: (_, s, p) => secretsIn(s, place + p),
  read: (json, where, s, { i: p }) => placeSecrets(s, json, place + p, where),
})

export const heldSecrets = secretsAt(0)
export const removedSecrets = secretsAt(REMOVED)
export const scoredSecrets: Codec<number, State> = {
  ...secretsAt(SCORED),
  read(json, where, s, { now, i: p }) {
    placeSecrets(s, json, SCORED + p, where)
    return now
  },
}

/** Slices and the number of their claim (TE-1.2). */
export const claimNumber = (most: number): Codec<number, State> => ({
  write: (n, { slices }, i) => (at(slices, i) === NONE ? undefined : n),
  read: (json, where) => wholeNumber(json, where, 0, most),
})

export const objectives = codec.checked(codec.namedList<State>(OBJECTIVE_NAMES), (list) =>
  new Set(list).size === list.length ? undefined : 'each one once',
)

const DEAL_COUNTS = ['goods', 'commodities', 'forGoods', 'forCommodities'] as const

export const deal: Codec<Deal | undefined, State> = {
  write: (open, { ruleset }) => (open === undefined ? undefined : { ...open, to: playerNames(ruleset)[open.to] ?? '' }),
  read(json, where, s) {
    const given = fieldsIn(json, where)
    onlyFields(given, ['to', ...DEAL_COUNTS], where)
    const to: Player = indexIn(given['to'], players(s), `${where}.to`)
    if (to === s.active) throw new Wrong(`${where}.to`, 'another player than the active one')
    const [goods = 0, commodities = 0, forGoods = 0, forCommodities = 0] = DEAL_COUNTS.map((field) =>
      wholeNumber(given[field], `${where}.${field}`, 0, 99),
    )
    return { to, goods, commodities, forGoods, forCommodities }
  },
}

const FAIR_WORDS = 9

/** The state of the generator: four words, not all zero, or the nine of a fair stream. */
export const chance: Codec<number[], State> = {
  write: (words) => unlessEmpty([...words]),
  read(json, where, _s, { now: words }) {
    const given = listIn(json, where)
    for (const [i, word] of given.entries()) {
      const isWord = typeof word === 'number' && Number.isInteger(word) && Math.abs(word) <= 2 ** 31
      if (!isWord || given.length > FAIR_WORDS || (i > 3 && given.length < FAIR_WORDS))
        throw new Wrong(where, 'four whole numbers, or nine')
      words[i] = word | 0
    }
    if (words.every((word) => word === 0)) throw new Wrong(where, 'not all zero')
    return words
  },
}

export const round: Codec<number, State> = {
  ...codec.whole<State>(8),
  usual: (_where, _s, { all }) => (all['stack'] === undefined ? 1 : 0),
}

/** Only techs that the player has. */
export const tired: Codec<number, State> = {
  ...codec.namedMask<State>(TECH_NAMES),
  read: (json, where, s, { i: p }) => codec.maskOf(indexesIn(json, TECH_NAMES, where)) & at(s.techs, p),
}
