import { at, type Entries, filled, type Json, of } from '@orrery/kernel'
import { chosenOf } from './boxes.ts'
import {
  CARD_NAMES,
  FRAME_MEANINGS,
  type Meaning,
  namesFor,
  OBJECTIVE_NAMES,
  pickName,
  playerNames,
  SECRET_NAMES,
  STRATEGY_NAMES,
  TECH_NAMES,
} from './position-names.ts'
import { usualState } from './setup.ts'
import { KINDS, REMOVED, SCORED } from './rules/cards.ts'
import { type Box, type Frame, NONE, type Player, SLICES, type State } from './types.ts'

const NOTHING: readonly string[] = []

const namesOf = (mask: number, names: readonly string[]): readonly string[] =>
  mask === 0 ? NOTHING : names.filter((_, i) => (mask & (1 << i)) !== 0)

/** `{ plague: 2 }`: kinds of cards with their numbers. */
function counted(list: readonly number[], names: readonly string[], from = 0): Entries {
  const out: Entries = {}
  for (let i = 0; i < names.length; i++) if (at(list, from + i) !== 0) out[of(names, i)] = at(list, from + i)
  return out
}

export const CARD_STATES = ['absent', 'ready', 'exhausted']
export const MARK_NAMES = ['ingress', 'frontier']

function writePlayer(s: State, p: Player): Json {
  const secretsIn = (place: number): string[] => SECRET_NAMES.filter((_, k) => at(s.secretAt, k) === place)
  return filled({
    goods: at(s.goods, p),
    commodities: at(s.commodities, p),
    tactic: at(s.tactic, p),
    strategy: at(s.strategy, p),
    breakthrough: at(s.breakthroughs, p) === 0 ? undefined : (CARD_STATES[at(s.breakthroughs, p)] ?? ''),
    passed: at(s.passed, p) === 1,
    claims: at(s.claims, p),
    techs: namesOf(at(s.techs, p), TECH_NAMES),
    tired: namesOf(at(s.tired, p), TECH_NAMES),
    hand: counted(s.hands, CARD_NAMES, p * KINDS),
    secrets: secretsIn(p),
    scoredSecrets: secretsIn(SCORED + p),
    removedSecrets: secretsIn(REMOVED + p),
    scored: namesOf(at(s.scored, p), OBJECTIVE_NAMES),
    points: at(s.points, p),
  })
}

const ownerName = (box: Box, p: Player): string => box.factions[p]?.id ?? 'nobody'

function writePlanets(s: State, usual: State): Entries {
  const out: Entries = {}
  for (let q = 0; q < s.owner.length; q++) {
    const token = q - s.box.firstToken
    const system = token < 0 ? NONE : at(s.tokenAt, token)
    const isUsual = at(s.owner, q) === at(usual.owner, q) && system === NONE
    if (isUsual && at(s.spent, q) + at(s.infantry, q) + at(s.pds, q) + at(s.docks, q) === 0) continue
    out[of(s.box.planets, q).row.id] = filled({
      owner: at(s.owner, q) === at(usual.owner, q) ? undefined : ownerName(s.box, at(s.owner, q)),
      exhausted: at(s.spent, q) === 1,
      infantry: at(s.infantry, q),
      pds: at(s.pds, q),
      dock: at(s.docks, q) === 1,
      system: s.box.systems[system]?.tile,
    })
  }
  return out
}

function writeSystems(s: State, usual: State): Entries {
  const out: Entries = {}
  for (let i = 0; i < s.marks.length; i++) {
    const isMarked = at(s.marks, i) !== at(usual.marks, i)
    if (at(s.tokens, i) === 0 && at(s.locks, i) === 0 && !isMarked) continue
    out[of(s.box.systems, i).tile] = {
      ...(at(s.tokens, i) === 0 ? {} : { tokens: namesOf(at(s.tokens, i), playerNames(s.box)) }),
      ...(at(s.locks, i) === 0 ? {} : { locks: namesOf(at(s.locks, i), playerNames(s.box)) }),
      ...(isMarked ? { marks: namesOf(at(s.marks, i), MARK_NAMES) } : {}),
    }
  }
  return out
}

function writeStrategy(s: State): Entries {
  const out: Entries = {}
  for (const [c, name] of STRATEGY_NAMES.entries()) {
    if (at(s.holders, c) === NONE && at(s.used, c) + at(s.bonus, c) === 0) continue
    out[name] = filled({
      holder: at(s.holders, c) === NONE ? undefined : ownerName(s.box, at(s.holders, c)),
      used: at(s.used, c) === 1,
      goods: at(s.bonus, c),
    })
  }
  return out
}

const writeSlices = (s: State): Entries =>
  Object.fromEntries(
    SLICES.flatMap((slice, i) =>
      at(s.slices, i) === NONE
        ? []
        : [[slice, { by: ownerName(s.box, at(s.slices, i)), number: at(s.claimNumber, i) }]],
    ),
  )

/* ---- the stack ------------------------------------------------------------------------------------------------------------- */

function nameOf(box: Box, meaning: Meaning | undefined, value: number): Json {
  if (meaning === 'pick') return pickName(box, value)
  const names = meaning === undefined ? undefined : namesFor(box, meaning)
  return names?.[value] ?? value
}

function writeFrame(box: Box, f: Frame): Json {
  const meaning = FRAME_MEANINGS[f.step]
  return {
    step: f.step,
    ...(f.seat === NONE ? {} : { seat: ownerName(box, f.seat) }),
    ...(f.by === NONE ? {} : { by: nameOf(box, meaning?.by, f.by) }),
    ...(f.what === NONE ? {} : { what: nameOf(box, meaning?.what, f.what) }),
    ...(f.left === 0 ? {} : { left: f.left }),
    ...(f.held === 0 ? {} : { held: f.held }),
    ...(f.list.length === 0 ? {} : { list: f.list.map((n) => nameOf(box, meaning?.list, n)) }),
  }
}

const writeDeal = ({ deal, box }: State): Json | undefined =>
  deal === undefined ? undefined : { ...deal, to: ownerName(box, deal.to) }

const usual = new WeakMap<Box, State>()

/** What is left out of a position, made once for each box. */
function usualOf(box: Box): State {
  const known = usual.get(box) ?? usualState(box)
  usual.set(box, known)
  return known
}

/** A position as JSON with names; a person can write one by hand and leave out what is usual. */
export function writePosition(s: State): Json {
  const { factions, settings } = chosenOf(s.box)
  const rest = usualOf(s.box)
  return filled({
    game: 'expedition',
    seating: factions,
    settings,
    round: s.round,
    placedIn: s.placedIn,
    speaker: ownerName(s.box, s.speaker),
    active: ownerName(s.box, s.active),
    window: s.window,
    claimed: s.claimed,
    passing: s.passing,
    flipped: s.flipped,
    fracture: s.fracture,
    jupiter: s.jupiter === 0 ? undefined : (CARD_STATES[s.jupiter] ?? ''),
    jupiterFresh: s.jupiterFresh,
    council: s.council === 2,
    custodians: s.custodians === NONE ? undefined : ownerName(s.box, s.custodians),
    players: Object.fromEntries(playerNames(s.box).map((name, p) => [name, writePlayer(s, p)])),
    slices: writeSlices(s),
    planets: writePlanets(s, rest),
    systems: writeSystems(s, rest),
    strategy: writeStrategy(s),
    discard: counted(s.pile, CARD_NAMES),
    skimmed: counted(s.skim, CARD_NAMES),
    objectives: s.publics.map((o) => of(OBJECTIVE_NAMES, o)),
    dealt: namesOf(s.dealt, playerNames(s.box)),
    offers: counted(s.offers, playerNames(s.box)),
    deal: writeDeal(s),
    quiet: namesOf(s.quiet, playerNames(s.box)),
    chance: [...s.chance],
    stack: s.stack.map((f) => writeFrame(s.box, f)),
    over: s.winner === NONE ? undefined : ownerName(s.box, s.winner),
    reveals: s.reveals,
    decisions: s.decisions,
  })
}
