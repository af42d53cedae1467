import { at, itemAt } from '@orrery/kernel'
import { ACTIONS_PER_TURN, LIFE_TO_PAY } from '../src/data/setup.ts'
import { shownHex } from '../src/effects/aim.ts'
import { sideOf } from '../src/rules/ruleset.ts'
import { actionsOf, hasFreeBase, mercenariesIn } from '../src/rules/cards.ts'
import { hexAt, Q, R } from '../src/rules/hexes.ts'
import * as rules from '../src/rules/pieces.ts'
import { NO_OP, ofCard, ofFaction, ofMinor, programAt } from '../src/rules/programs.ts'
import { DIRECTIONS, FIRST_MERCENARY, MINOR, NEUTRAL, NONE, NORMAL } from '../src/types.ts'
import type { Card, Hex, Op, Piece, Player, Program, View } from '../src/types.ts'

/*
 * Whether one turn of a player is enough for a way of building a mission. Nothing but missions is hidden, and what is
 * bought is for later turns (HX-11.4), so everybody could work it out.
 *
 * Considered are both actions, in any order: Place, Attack, Recover, Return, Move warlord, every action card in hand, every
 * reusable mercenary on the board, the warlord's ability, and the placement ability of a mercenary or minor unit that an
 * action places; of their icons PL, PO, RB, TA, UA, XC, XS, SM, RR and RT. Only cells of the way are filled, attacked and
 * swapped into, with units that the way does not need.
 *
 * Not considered are abilities of units that another ability places, what Destruction abilities answer, cards that are
 * stolen in the same turn, the WM icon, and giving up a cell of the way to win it back.
 */

/** Something beside a basic action that was used: a card, or the warlord's ability. */
export type Means = Card | 'ability'

/** What is left of a turn, and the board by then. */
interface Turn {
  readonly pieces: readonly Piece[]
  /** Normal and minor units in the Reserve; and those of them that have an ability when they are placed. */
  readonly units: number
  readonly able: number
  readonly ship: number
  /** Mercenaries on their cards, and reusable ones on the board. */
  readonly waiting: readonly Card[]
  readonly ready: readonly Card[]
  readonly hand: readonly Card[]
  readonly ability: boolean
  readonly life: number
  readonly by: readonly Means[]
}

/** Who builds what. */
interface Look {
  readonly view: View
  readonly player: Player
  readonly cells: readonly Hex[]
}

const pieceOn = ({ pieces }: Turn, h: Hex): Piece => at(pieces, h)
const isFree = (t: Turn, h: Hex): boolean => pieceOn(t, h) === NONE
const canPay = ({ life }: Turn): boolean => life >= LIFE_TO_PAY

function isOurs({ view: { ruleset }, player }: Look, piece: Piece): boolean {
  if (!rules.isUnit(piece) || rules.ownerOf(piece) === NEUTRAL) return false
  return sideOf(ruleset, rules.ownerOf(piece)) === sideOf(ruleset, player)
}

const lacking = (look: Look, t: Turn): Hex[] => look.cells.filter((h) => !isOurs(look, pieceOn(t, h)))
const lacks = (look: Look, t: Turn, h: Hex): boolean => look.cells.includes(h) && !isOurs(look, pieceOn(t, h))

/** A warlord that this player cannot move away. */
const isWall = ({ player }: Look, piece: Piece): boolean => rules.isWarlord(piece) && rules.ownerOf(piece) !== player

/** A unit that is not ours, nor a partner's: it can be attacked. */
function isFoe({ view, player }: Look, piece: Piece): boolean {
  const owner = rules.ownerOf(piece)
  return rules.isUnit(piece) && (owner === NEUTRAL || rules.isEnemy(view, player, owner))
}

const put = (t: Turn, h: Hex, piece: Piece): Turn => ({ ...t, pieces: t.pieces.with(h, piece) })
const swap = (t: Turn, a: Hex, b: Hex): Turn => put(put(t, a, pieceOn(t, b)), b, pieceOn(t, a))
const without = <T>(list: readonly T[], one: T): readonly T[] => list.toSpliced(list.indexOf(one), 1)

/** Hexes of our units that the way does not need. */
const spares = (look: Look, { pieces }: Turn): Hex[] =>
  pieces.flatMap((piece, h) => (isOurs(look, piece) && !look.cells.includes(h) ? [h] : []))

/** A unit from the Reserve, or from a card; undefined where there is none. */
function fill({ player }: Look, t: Turn, h: Hex): Turn | undefined {
  const [first] = t.waiting
  if (t.units > 0) return { ...put(t, h, rules.pieceOf(player, NORMAL)), units: t.units - 1 }
  if (first === undefined) return undefined
  return { ...put(t, h, rules.pieceOf(player, FIRST_MERCENARY + first)), waiting: t.waiting.slice(1) }
}

const fillFromShip = ({ player }: Look, t: Turn, h: Hex): Turn | undefined =>
  t.ship > 0 ? { ...put(t, h, rules.pieceOf(player, NORMAL)), ship: t.ship - 1 } : undefined

/* ---- icons ----------------------------------------------------------------------------------------------------------- */

/** An icon of an ability that is carried out here, turned so far. */
interface Shown {
  readonly op: Op
  readonly base: Hex
  readonly rotation: number
}

/** The tables it may lead to. Where one of them cannot be worse, it is the only one. */
type Effect = (look: Look, t: Turn, shown: Shown) => readonly Turn[]

/** The hexes an icon may mean. */
function meant({ view, player }: Look, { op, base, rotation }: Shown): readonly Hex[] {
  if (op.where === 'at') return [shownHex(view, base, rotation, op)].filter((h) => h !== NONE)
  const warlord = view.warlords[player] ?? NONE
  return op.where === 'near' && warlord !== NONE ? itemAt(view.ruleset.near, warlord) : []
}

const orElse = (found: readonly (Turn | undefined)[], t: Turn): readonly Turn[] => {
  const all = found.filter((one) => one !== undefined)
  return all.length === 0 ? [t] : all
}

const placing =
  (from: typeof fill, onto: (look: Look, piece: Piece) => boolean): Effect =>
  (look, t, shown) =>
    orElse(
      meant(look, shown).map((h) => (lacks(look, t, h) && onto(look, pieceOn(t, h)) ? from(look, t, h) : undefined)),
      t,
    )

const isNothing = (_: Look, piece: Piece): boolean => piece === NONE

/** Our units next to it that are not needed and can attack. */
function attackers(look: Look, t: Turn, target: Hex): Hex[] {
  const { view, player } = look
  return itemAt(view.ruleset.near, target).filter((h) => {
    const piece = pieceOn(t, h)
    if (piece === NONE || rules.ownerOf(piece) !== player || rules.isWarlord(piece)) return false
    return !look.cells.includes(h) && rules.canAttack(view, player, rules.unitOf(piece))
  })
}

const targets = (look: Look, t: Turn): Hex[] => lacking(look, t).filter((h) => isFoe(look, pieceOn(t, h)))

/** Both leave the board. */
const attack: Effect = (look, t) =>
  targets(look, t).flatMap((target) => attackers(look, t, target).map((h) => put(put(t, h, NONE), target, NONE)))

const exchange = (look: Look, t: Turn, from: readonly Hex[]): readonly Turn[] =>
  from.flatMap((h) => {
    const cells = lacking(look, t).filter((cell) => !rules.isWarlord(pieceOn(t, cell)))
    return cells.map((cell) => swap(t, h, cell))
  })

const steal: Effect = (look, t) => {
  const { view, player } = look
  if (!hasFreeBase(view, player)) return []
  const cells = targets(look, t).filter((h) => {
    const piece = pieceOn(t, h)
    return rules.ownerOf(piece) !== NEUTRAL && rules.isMercenary(rules.unitOf(piece))
  })
  return cells.map((h) => put(t, h, rules.pieceOf(player, rules.unitOf(pieceOn(t, h)))))
}

function giveBack(look: Look, t: Turn): Turn | undefined {
  const h = spares(look, t).find((spare) => pieceOn(t, spare) === rules.pieceOf(look.player, NORMAL))
  return h === undefined ? undefined : { ...put(t, h, NONE), units: t.units + 1 }
}

const recover = (t: Turn, n: number): Turn => {
  const most = Math.min(n, t.ship)
  return { ...t, units: t.units + most, ship: t.ship - most }
}

const EFFECTS: { readonly [icon in Op['icon']]?: Effect } = {
  PL: placing(fill, isNothing),
  RB: placing(fillFromShip, isNothing),
  PO: placing(fill, isFoe),
  TA: (look, t, shown) =>
    orElse(
      meant(look, shown).map((h) => hit(t, h)),
      t,
    ),
  UA: (look, t, shown) => [t, ...attack(look, t, shown)],
  XC: (look, t) => [t, ...exchange(look, t, spares(look, t).slice(0, 1))],
  XS: (look, t, { base, op }) =>
    look.cells.includes(base) || (op.pay > 0 && !canPay(t))
      ? [t]
      : [t, ...exchange(look, t, [base]).map((then) => ({ ...then, life: then.life - op.pay }))],
  SM: (look, t, shown) => [t, ...steal(look, t, shown)],
  RR: (_, t, { op }) => [recover(t, op.n)],
  RT: (look, t) => [t, giveBack(look, t) ?? t],
  PAY: (_, t, { op }) => [{ ...t, life: t.life - op.n }],
}

/** A territory attack spares nobody; a warlord stays where it is. */
function hit(t: Turn, h: Hex): Turn {
  const piece = pieceOn(t, h)
  return piece === NONE || rules.isWarlord(piece) ? t : put(t, h, NONE)
}

function run(look: Look, t: Turn, { ops }: Program, base: Hex, rotation: number): readonly Turn[] {
  let turns: readonly Turn[] = [t]
  for (const op of ops) {
    const effect = EFFECTS[op.icon]
    if (effect !== undefined) turns = turns.flatMap((now) => effect(look, now, { op, base, rotation }))
  }
  return turns
}

/* ---- actions --------------------------------------------------------------------------------------------------------- */

const rotationsOf = ({ turned }: Program): readonly number[] =>
  turned ? Array.from({ length: DIRECTIONS }, (_, k) => k) : [0]

/** Base hexes from which some icon shows a cell that is lacking. */
function basesOf(look: Look, t: Turn, program: Program): readonly Hex[] {
  const bases = new Set<Hex>()
  for (const cell of lacking(look, t))
    for (const op of program.ops)
      for (const k of op.where === 'at' ? rotationsOf(program) : []) {
        const base = hexAt(at(Q, cell) - at(op.dq, k), at(R, cell) - at(op.dr, k))
        if (base !== NONE && base < look.view.ruleset.cells) bases.add(base)
      }
  return [...bases]
}

const FILLING: readonly Op['icon'][] = ['PL', 'PO', 'RB', 'XC', 'XS', 'SM']

/** Cells that the icons could fill from here at best. */
function reached(look: Look, t: Turn, program: Program, base: Hex, rotation: number): number {
  const filling = program.ops.filter(({ icon }) => FILLING.includes(icon))
  return filling.filter((op) => op.where !== 'at' || lacks(look, t, shownHex(look.view, base, rotation, op))).length
}

/** Carried out from these hexes, wherever that could fill enough cells. */
const ranFrom = (look: Look, t: Turn, program: Program, bases: readonly Hex[], need: number): readonly Turn[] =>
  bases.flatMap((base) =>
    rotationsOf(program).flatMap((k) =>
      reached(look, t, program, base, k) < need ? [] : run(look, t, program, base, k),
    ),
  )

const using = (t: Turn, means: Means): Turn => ({ ...t, by: [...t.by, means] })

/** Where a unit with an ability might be put: on a cell, where its icons show one, or anywhere out of the way. */
function landings(look: Look, t: Turn, program: Program): readonly Hex[] {
  const aside = t.pieces.findIndex((piece, h) => piece === NONE && !look.cells.includes(h))
  const all = new Set([...lacking(look, t), ...basesOf(look, t, program), ...(aside < 0 ? [] : [aside])])
  return [...all].filter((h) => isFree(t, h))
}

/** An action: what it is used with, how many cells it may fill, and what it may lead to. */
interface Action {
  readonly most: number
  /** The turns that fill at least `need` cells. */
  play(need: number): readonly Turn[]
}

const filledBy = ({ ops }: Program): number => ops.filter(({ icon }) => FILLING.includes(icon)).length

/** Units that are put on the board and use their ability at once. */
function landingActions(look: Look, t: Turn): readonly Action[] {
  const { view, player } = look
  const land = (from: Turn, piece: Piece, program: Program, need: number): readonly Turn[] =>
    landings(look, t, program).flatMap((h) =>
      ranFrom(look, put(from, h, piece), program, [h], need - (lacks(look, t, h) ? 1 : 0)),
    )
  const mercenaries = t.waiting.map((card): Action => {
    const program = programAt(view.ruleset, ofCard(card))
    const from = using({ ...t, waiting: without(t.waiting, card) }, card)
    const piece = rules.pieceOf(player, FIRST_MERCENARY + card)
    return { most: 1 + filledBy(program), play: (need) => land(from, piece, program, need) }
  })
  if (t.able === 0 || t.units === 0) return mercenaries
  const program = programAt(view.ruleset, ofMinor(at(view.minors, player)))
  const from = { ...t, units: t.units - 1, able: t.able - 1 }
  return [...mercenaries, { most: 1, play: (need) => land(from, rules.pieceOf(player, MINOR), program, need) }]
}

/** Cards from the hand, mercenaries that run again, the warlord's ability. */
function cardActions(look: Look, t: Turn): readonly Action[] {
  const { view, player } = look
  const played = [...new Set(t.hand)].map((card): Action => {
    const program = programAt(view.ruleset, ofCard(card))
    const from = using({ ...t, hand: without(t.hand, card) }, card)
    const bases = (): readonly Hex[] => (program.aimed ? basesOf(look, t, program) : [0])
    return { most: filledBy(program), play: (need) => ranFrom(look, from, program, bases(), need) }
  })
  const again = t.ready.map((card): Action => {
    const program = programAt(view.ruleset, ofCard(card))
    const from = using({ ...t, ready: without(t.ready, card) }, card)
    const base = t.pieces.indexOf(rules.pieceOf(player, FIRST_MERCENARY + card))
    return { most: filledBy(program), play: (need) => (base < 0 ? [] : ranFrom(look, from, program, [base], need)) }
  })
  if (!t.ability || !canPay(t)) return [...played, ...again]
  const program = programAt(view.ruleset, ofFaction(at(view.factions, player)))
  const from = using({ ...t, ability: false }, 'ability')
  return [...played, ...again, { most: filledBy(program), play: () => run(look, from, program, NONE, 0) }]
}

const NOTHING_SHOWN: Shown = { op: NO_OP, base: NONE, rotation: 0 }

/** Attack, Recover, Return, Move warlord: they fill nothing, and make room or units for what does. */
function preparing(look: Look, t: Turn): readonly Turn[] {
  const { view, player } = look
  const warlord = view.warlords[player] ?? NONE
  const near = (h: Hex): boolean => warlord !== NONE && itemAt(view.ruleset.near, h).includes(warlord)
  const byWarlord = canPay(t) ? targets(look, t).filter(near) : []
  const aside = lacks(look, t, warlord) && canPay(t) ? itemAt(view.ruleset.near, warlord) : []
  const needsUnits = t.units + t.waiting.length === 0
  return [
    ...attack(look, t, NOTHING_SHOWN),
    ...byWarlord.map((h) => ({ ...put(t, h, NONE), life: t.life - 1 })),
    ...aside.filter((h) => isFree(t, h) && !look.cells.includes(h)).map((h) => swap(t, warlord, h)),
    ...(needsUnits && t.ship > 0 ? [recover(t, 1)] : []),
    ...(needsUnits ? [giveBack(look, t) ?? t] : []),
  ]
}

/** On the first cell that is free: what else is lacking comes later, or was filled before. */
function placed(look: Look, t: Turn): readonly Turn[] {
  const cell = lacking(look, t).find((h) => isFree(t, h))
  const then = cell === undefined ? undefined : fill(look, t, cell)
  return then === undefined ? [] : [then]
}

/* ---- a turn ---------------------------------------------------------------------------------------------------------- */

const most = (actions: readonly Action[], n: number): number =>
  actions
    .map((action) => action.most)
    .toSorted((a, b) => b - a)
    .slice(0, n)
    .reduce((sum, one) => sum + one, 0)

/** The turn in which nothing is lacking any more, if this many actions lead there. */
function complete(look: Look, t: Turn, left: number): Turn | undefined {
  const cells = lacking(look, t)
  const missing = cells.length
  if (missing === 0) return t
  if (left === 0 || cells.some((h) => isWall(look, pieceOn(t, h)))) return undefined
  const actions: readonly Action[] = [
    { most: 1, play: () => placed(look, t) },
    ...(left > 1 ? [{ most: 0, play: () => preparing(look, t) }] : []),
    ...cardActions(look, t),
    ...landingActions(look, t),
  ]
  // A second placement is an action like the first.
  const rest = left > 1 ? Math.max(1, most(actions, left - 1)) : 0
  for (const action of actions) {
    if (action.most + rest < missing) continue
    for (const then of action.play(missing - rest)) {
      if (lacking(look, then).length > rest) continue
      const done = complete(look, then, left - 1)
      if (done !== undefined) return done
    }
  }
  return undefined
}

/** The next turn of a player as it begins. */
function nextTurn(view: View, p: Player): Turn {
  const minor = at(view.minors, p)
  return {
    pieces: view.pieces,
    units: at(view.reserve, p * 2) + at(view.reserve, p * 2 + 1),
    able: view.ruleset.runsPlaced[minor] === true ? at(view.reserve, p * 2 + 1) : 0,
    ship: at(view.ship, p * 2) + at(view.ship, p * 2 + 1),
    waiting: mercenariesIn(rules.onCards(view, p)),
    ready: mercenariesIn(at(view.mercs, p) & view.placed & view.ruleset.reusable),
    hand: actionsOf(view, p),
    ability: at(view.factions, p) !== NONE,
    life: at(view.life, p),
    by: [],
  }
}

/** How a player's next turn could fill these cells: what it needs beside basic actions; undefined where it cannot. */
export function completing(view: View, player: Player, cells: readonly Hex[]): readonly Means[] | undefined {
  return complete({ view, player, cells }, nextTurn(view, player), ACTIONS_PER_TURN)?.by
}

/** No turn of this player fills more cells than this. */
export function mostFilled(view: View, player: Player): number {
  const [look, t] = [{ view, player, cells: [] }, nextTurn(view, player)]
  const actions = [...cardActions(look, t), ...landingActions(look, t)]
  return Math.max(most(actions, ACTIONS_PER_TURN), 1 + most(actions, 1), ACTIONS_PER_TURN)
}
