import { at, type Entries, filled, isAtRest, type Json } from '@orrery/kernel'
import { firstInitiative, turnOrder } from './setup.ts'
import { FACTION_ROWS } from './data/factions.ts'
import { MARKERS_PER_SECTOR, START_CP } from './data/setup.ts'
import { ALL_BASES } from './rules/map.ts'
import { drawIndex } from './rules/techs.ts'
import { keptBy, keptCard, keptThisTurn } from './rules/track.ts'
import {
  ABILITY_NAMES,
  bitsOf,
  cardName,
  markName,
  meaningOfHeld,
  meaningOfPlace,
  meaningOfUsed,
  nameOf,
} from './position-names.ts'
import { BASES, CUBES, FACTIONS, FLEETS, HIDDEN, NONE, ORBITALS, SECTORS, SEVERAL } from './types.ts'
import type { Frame, Player, State } from './types.ts'

const playerName = (p: Player): string => FACTIONS[p] ?? ''

/** `{ ceres: { UN: 2 } }`: what stands at each place. */
function placed(list: readonly number[], kinds: readonly string[], places: readonly string[]): Entries {
  const out: Entries = {}
  for (const [place, name] of places.entries()) {
    const there: Entries = {}
    for (const [kind, id] of kinds.entries()) {
      const n = at(list, kind * 16 + place)
      if (n > 0) there[id] = n
    }
    if (!isAtRest(there)) out[name] = there
  }
  return out
}

/** A value per player, where it is not the usual one. */
const perPlayer = (s: State, value: (p: Player) => Json, usual: (p: Player) => Json): Entries =>
  Object.fromEntries(
    s.seating.flatMap((p) =>
      JSON.stringify(value(p)) === JSON.stringify(usual(p)) ? [] : [[playerName(p), value(p)]],
    ),
  )

/** The player's own abilities whose bits are set. */
const abilityNames = (s: State, p: Player, mask: number): string[] =>
  (s.box.abilitiesOf[p] ?? [])
    .filter((a) => ((s.box.abilities[a]?.bit ?? 0) & mask) !== 0)
    .map((a) => ABILITY_NAMES[a] ?? '')

const keptNames = (s: State, p: Player, fresh: boolean): string[] =>
  s.kept.filter((code) => keptBy(code) === p && keptThisTurn(code) === fresh).map((code) => cardName(keptCard(code)))

/** The tech of each level still to come that a player will not draw. */
const undrawnNames = (s: State, p: Player): string[] =>
  (s.box.techsOf[p] ?? []).flatMap((techs, level) => {
    const leftOut = level === 0 ? NONE : (s.draws[drawIndex(p, level)] ?? NONE)
    return leftOut === NONE ? [] : [ABILITY_NAMES[techs[leftOut] ?? NONE] ?? '']
  })

function writeFrame(s: State, f: Frame): Json {
  const bound =
    f.source >= 0 ? { card: cardName(f.source) } : f.source <= -2 ? { ability: ABILITY_NAMES[-2 - f.source] ?? '' } : {}
  const placeMeaning = meaningOfPlace(s.box, f)
  return {
    step: f.step,
    seat: f.seat === NONE ? 'nobody' : f.seat === SEVERAL ? 'several' : playerName(f.seat),
    ...(f.by === f.seat ? {} : { by: playerName(f.by) }),
    ...bound,
    ...(f.program < 0 ? {} : { program: s.box.programNames[f.program] ?? '' }),
    ...(f.pc === 0 ? {} : { pc: f.pc }),
    ...(f.left === NONE ? {} : { left: f.left }),
    ...(f.used === 0 ? {} : { closed: bitsOf(f.used).map((i) => nameOf(meaningOfUsed(s.box, f), i)) }),
    ...(f.place === NONE ? {} : { place: nameOf(placeMeaning, f.place) }),
    ...(f.count === NONE ? {} : { count: f.count }),
    ...(f.held === NONE ? {} : { held: nameOf(meaningOfHeld(s.box, f), f.held) }),
    ...(f.touched.length === 0 ? {} : { touched: f.touched.map(markName).toSorted() }),
  }
}

/** Nothing but the start of the active player's turn. */
const usualStack = (s: State): boolean =>
  s.stack.length === s.box.turnSteps.length && s.stack.at(-1)?.step === s.box.turnSteps[0]

/** Cards wherever they are. */
const writeCards = (s: State): { readonly [field: string]: Json | undefined } => ({
  track: s.track.map((card) => (card === NONE ? '' : cardName(card))),
  drawn: s.deck.slice(0, s.drawn).map(cardName),
  deck: s.deck.slice(s.drawn).map(cardName),
  known: s.known,
  unused: s.unused.map(cardName),
  discard: s.discard.map(cardName),
  kept: perPlayer(
    s,
    (p) => keptNames(s, p, false),
    () => [],
  ),
  keptNow: perPlayer(
    s,
    (p) => keptNames(s, p, true),
    () => [],
  ),
  inHand: s.inHand === NONE ? undefined : cardName(s.inHand),
})

const writeAbilities = (s: State): { readonly [field: string]: Json | undefined } => ({
  techs: perPlayer(
    s,
    (p) => abilityNames(s, p, at(s.techs, p)),
    (p) => abilityNames(s, p, at(s.box.gained[p] ?? [], 0)),
  ),
  usedUp: perPlayer(
    s,
    (p) => abilityNames(s, p, at(s.usedUp, p)),
    () => [],
  ),
  undrawn: perPlayer(
    s,
    (p) => undrawnNames(s, p),
    () => [],
  ),
  picks: perPlayer(
    s,
    (p) => ABILITY_NAMES[s.picks[p] ?? NONE] ?? '',
    () => '',
  ),
  usedOn: bitsOf(s.closed).map((b) => BASES[b] ?? ''),
  tokens: perPlayer(
    s,
    (p) => at(s.tokens, p),
    (p) => FACTION_ROWS[p]?.tokens ?? 0,
  ),
})

const writeStandee = (s: State): { readonly [field: string]: Json | undefined } => ({
  standee: s.standee === NONE ? undefined : BASES[s.standee],
  holder: s.holder === NONE ? undefined : playerName(s.holder),
  suppressed: s.suppressed,
  destroyed: bitsOf(ALL_BASES & ~s.box.basesOut & ~s.inPlay).map((b) => BASES[b] ?? ''),
})

const writeScoring = (s: State): { readonly [field: string]: Json | undefined } => ({
  scorings: s.scorings,
  markers: Object.fromEntries(
    SECTORS.flatMap((id, x) => (s.markers[x] === MARKERS_PER_SECTOR ? [] : [[id, at(s.markers, x)]])),
  ),
  chosen: s.chosen === NONE || s.chosen === HIDDEN ? undefined : SECTORS[s.chosen],
  knowers: s.seating.filter((p) => (s.knowers & (1 << p)) !== 0).map(playerName),
  final: s.final,
})

function writeInitiative(s: State): readonly string[] | undefined {
  const usual = firstInitiative(turnOrder(s.seating, s.active))
  return String(s.initiative) === String(usual) ? undefined : s.initiative.map(playerName)
}

/** A position as JSON with names; a person can write one by hand and leave out what is usual (docs/notation.md). */
export const writePosition = (s: State): Json =>
  filled({
    game: 'expanse',
    players: s.box.players,
    sets: [...s.box.sets],
    modules: [...s.box.modules],
    seating: s.seating.map(playerName),
    active: playerName(s.active),
    captain: playerName(s.captain),
    initiative: writeInitiative(s),
    cp: perPlayer(
      s,
      (p) => at(s.cp, p),
      () => START_CP,
    ),
    bases: placed(s.cubes, CUBES, BASES),
    fleets: placed(s.fleets, FLEETS, ORBITALS),
    ...writeCards(s),
    ...writeAbilities(s),
    ...writeScoring(s),
    ...writeStandee(s),
    resources: perPlayer(
      s,
      (p) => at(s.resources, p),
      () => s.box.resourceStart,
    ),
    points: perPlayer(
      s,
      (p) => s.box.points.filter((_, i) => (at(s.points, p) & (1 << i)) !== 0),
      () => [...s.box.points],
    ),
    plays: perPlayer(
      s,
      (p) => SECTORS.filter((_, sector) => (at(s.plays, p) & (1 << sector)) !== 0),
      () => (s.box.points.length === 0 ? [] : [...SECTORS]),
    ),
    stack: usualStack(s) ? undefined : s.stack.map((f) => writeFrame(s, f)),
    over: s.winner === NONE ? undefined : playerName(s.winner),
    reveals: s.reveals,
    decisions: s.decisions,
  })
