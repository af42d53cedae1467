import { fail, type Move, ok, type Refusal, type Result } from '@orrery/kernel'
import { MODIFIER_ROWS, SPENDING_ROWS, type SpendingRow } from './data/modifiers.ts'
import type { Command, CommandName, Correction, Of, SaidPayment } from './referee-commands.ts'
import { CARD_STATES, type Kind, saying } from './referee-moves.ts'
import { PATHS, pathNamed, type Path } from './referee-paths.ts'
import { choiceOf, MOST_COUNTED, refusalOf } from './referee-rules.ts'
import { play } from './referee-play.ts'
import { clone, type RefereeState } from './referee-state.ts'
import { SOURCES } from './rules/breakthrough.ts'
import { ingressDue } from './rules/ingress.ts'
import { findNamed, findPlanet, findPlayer, findSystem, isHyperlane } from './rules/places.ts'
import { refuse } from './rules/refusing.ts'
import { noSystemAt, onHyperlane } from './rules/sites.ts'
import { COLOURS, type Emit, NONE, type Player, SLICES, type StepName } from './types.ts'

/* What people say, as lines of the referee: names become numbers, and a claim opens, fills and closes its payment. */

export interface Spoken {
  readonly seat: Player
  readonly moves: readonly Move[]
  /** What is only for people to read: a reason, or a ruling in words. */
  readonly note: string
}

/** A name that nothing has here. */
class Unknown extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

function no(rule: string, thing: string, reason: string): never {
  throw new Unknown(refuse(rule, 'NOT_POSSIBLE', { thing, reason }))
}

export const findSpending = (said: string): SpendingRow | undefined => findNamed(SPENDING_ROWS, said)

const namesOf = (rows: readonly { readonly name: string }[]): string => rows.map(({ name }) => name).join(', ')

function playerSaid({ core }: RefereeState, said: string | number | boolean): Player {
  const player = findPlayer(core.ruleset, typeof said === 'boolean' ? undefined : said)
  return player === NONE ? no('TE-18.8', `The player "${said}"`, 'nobody here is called so') : player
}

const playerMove = (r: RefereeState, kind: Kind, said: string | number | boolean): Move =>
  saying(kind, playerSaid(r, said))

function systemRow({ core: { ruleset } }: RefereeState, said: string): number {
  if (isHyperlane(ruleset, said)) throw new Unknown(onHyperlane())
  const system = findSystem(ruleset, said)
  if (system === NONE) throw new Unknown(noSystemAt(said))
  return ruleset.systemRow[system] ?? NONE
}

const systemMove = (r: RefereeState, kind: Kind, said: string): Move => saying(kind, systemRow(r, said))

function planetMove({ core: { ruleset } }: RefereeState, said: string): Move {
  const planet = findPlanet(ruleset, said)
  if (planet === NONE) throw new Unknown(refuse('TE-2.1', 'PLANET_UNKNOWN', { planet: said }))
  return saying('planet', ruleset.planetRow[planet])
}

function sliceMove(kind: Kind, said: string): Move {
  const slice = SLICES.findIndex((id) => id === said)
  if (slice < 0) throw new Unknown(refuse('TE-2.13', 'UNKNOWN_SLICE', { slice: said }))
  return saying(kind, slice)
}

/** The place of a name in a list. */
function placeIn(rows: readonly string[], said: unknown, thing: string): number {
  const i = rows.findIndex((one) => one === said)
  return i < 0 ? no('TE-18.8', `${thing} "${String(said)}"`, `it is one of ${rows.join(', ')}`) : i
}

/* ---- payments ----------------------------------------------------------------------------------------------------------- */

function modifierMove(said: string): Move {
  const row = findNamed(MODIFIER_ROWS, said)
  if (row === undefined) return no('TE-2.15', `"${said}"`, `it is none of ${namesOf(MODIFIER_ROWS)}`)
  return saying('with', MODIFIER_ROWS.indexOf(row))
}

function spendingMove(said: string): Move {
  const row = findSpending(said)
  if (row === undefined) return no('TE-2.16', `"${said}"`, `it is none of ${namesOf(SPENDING_ROWS)}`)
  return saying('spending', SPENDING_ROWS.indexOf(row))
}

const counted = (kind: Kind, as: number, what: string): Move =>
  as > MOST_COUNTED
    ? no('TE-2.17', `Counting ${what} as ${as}`, `one thing counts as ${MOST_COUNTED} at most`)
    : saying(kind, as)

const howMany = (said: readonly string[] | string | number | undefined): number =>
  typeof said === 'number' ? said : typeof said === 'string' ? 1 : (said?.length ?? 0)

/** A planet that is said to count, or to be changed, is paid with as well. */
function planetMoves(r: RefereeState, { planets = [], modifiers = [], counts = [] }: SaidPayment): Move[] {
  const find = (name: string): number => findPlanet(r.core.ruleset, name)
  const also = [
    ...modifiers.map(({ planet }) => planet),
    ...counts.flatMap(({ what }) => (find(what) === NONE ? [] : [what])),
  ]
  const listed = new Set(planets.map(find))
  const all = [
    ...planets,
    ...also.filter((name, i) => !listed.has(find(name)) && also.findIndex((one) => find(one) === find(name)) === i),
  ]
  return all.flatMap((name) => [
    planetMove(r, name),
    ...modifiers.filter(({ planet }) => find(planet) === find(name)).map(({ by }) => modifierMove(by)),
    ...counts.filter(({ what }) => find(what) === find(name)).map(({ as }) => counted('counts', as, name)),
  ])
}

function paymentMoves(r: RefereeState, said: SaidPayment): Move[] {
  const some = (kind: Kind, n: number): Move[] => (n > 0 ? [saying(kind, n)] : [])
  const others = (said.counts ?? []).filter(({ what }) => findPlanet(r.core.ruleset, what) === NONE)
  return [
    ...(said.spending ?? []).map(spendingMove),
    ...planetMoves(r, said),
    ...some('goods', said.tradeGoods ?? 0),
    ...some('commodities', said.commodities ?? 0),
    ...some('cards', howMany(said.cards)),
    ...some('secrets', howMany(said.secret)),
    ...(said.psychoarchaeology === true ? [saying('psychoarchaeology')] : []),
    ...others.map(({ what, as }) => counted('other', as, what)),
  ]
}

/* ---- corrections: `goods.ana`, `planet.Wellon.owner`, `system.27.ingress`, `round` --------------------------------------------- */

interface Named {
  readonly path: Path
  readonly name: string
}

/** For help and refusals: what a path looks like. */
export const SET_PATHS: readonly string[] = PATHS.map(({ id, of }) => {
  const [head = '', field] = id.split('.')
  if (of === 'table') return id
  return `${head}.${(of === 'token' ? 'planet' : of).toUpperCase()}${field === undefined ? '' : `.${field}`}`
})

function pathSaid(said: string): Named {
  const [head = '', ...rest] = said.split('.')
  const whole = PATHS[pathNamed(head)]
  const field = PATHS[pathNamed(`${head}.${rest.at(-1) ?? ''}`)]
  const path = whole ?? field
  if (path === undefined) return no('TE-18.8', `Setting ${said}`, `a path is one of ${SET_PATHS.join(', ')}`)
  return { path, name: (whole === undefined ? rest.slice(0, -1) : rest).join('.') }
}

function targetMoves(r: RefereeState, { path: { of }, name }: Named): Move[] {
  if (of === 'table') return []
  if (of === 'player') return [playerMove(r, 'player', name)]
  if (of === 'slice') return [sliceMove('slice', name)]
  return [of === 'system' ? systemMove(r, 'system', name) : planetMove(r, name)]
}

const NOBODY: readonly unknown[] = ['nobody', 'nothing', 'free']

function valueMove(r: RefereeState, { path }: Named, { value, when, path: said }: Correction): Move {
  const expected = (what: string): never => no('TE-18.8', `Setting ${said} to ${value}`, `expected ${what}`)
  switch (path.value) {
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 99
        ? saying('number', value)
        : expected('a whole number from 0 to 99')
    case 'flag':
      return typeof value === 'boolean' ? saying(value ? 'yes' : 'no') : expected('true or false')
    case 'card':
      return saying('card', typeof value === 'boolean' ? Number(value) : placeIn(CARD_STATES, value, 'The state'))
    case 'holder':
      return NOBODY.includes(value) ? saying('none') : playerMove(r, 'player', value)
    case 'claimant':
      return NOBODY.includes(value) ? saying('none') : playerMove(r, when === 'now' ? 'now' : 'earlier', value)
    case 'colour':
      return NOBODY.includes(value) ? saying('none') : saying('colour', placeIn(COLOURS, value, 'The colour'))
    case 'modifier':
      return NOBODY.includes(value) ? saying('none') : modifierMove(String(value))
    case 'system':
      return systemMove(r, 'system', String(value))
    case 'turn':
      return expected('nothing')
  }
}

/** TE-10.10: to turn over is to name the other side; its own side stays as it is. */
function turnMoves(r: RefereeState, named: Named, { value }: Correction): Move[] {
  const player = findPlayer(r.core.ruleset, named.name)
  return r.core.ruleset.factions[player]?.id === value ? [] : targetMoves(r, named)
}

function correctionMoves(r: RefereeState, correction: Correction): Move[] {
  const named = pathSaid(correction.path)
  const rest =
    named.path.value === 'turn'
      ? turnMoves(r, named, correction)
      : [...targetMoves(r, named), valueMove(r, named, correction)]
  return rest.length === 0 ? [] : [saying('correct', PATHS.indexOf(named.path)), ...rest]
}

/* ---- commands --------------------------------------------------------------------------------------------------------------- */

const RULED = ['site', 'avernus']

function effectMoves(r: RefereeState, effect: Correction | undefined): Move[] {
  if (effect === undefined) return []
  return RULED.includes(effect.path) ? [systemMove(r, 'rule', String(effect.value))] : correctionMoves(r, effect)
}

/** What is still asked after these lines; nothing where one of them is refused. */
function stillAsked(r: RefereeState, spoken: Spoken): { readonly step: StepName; readonly due: number } | undefined {
  const after = afterLines(r, spoken)
  const f = after.ok ? choiceOf(after.value) : undefined
  return f === undefined || !after.ok
    ? undefined
    : { step: f.step, due: f.step === 'ingress' ? ingressDue(after.value.core, f) : 0 }
}

const MOVES: { readonly [C in CommandName]: (r: RefereeState, said: Of<C>, seat: Player) => readonly Move[] } = {
  beginTurn: (_, __, seat) => [saying('turn', seat)],
  endAction: (_, { pass }) => [saying(pass === true ? 'pass' : 'end')],
  claim: (r, { slice, payment, ruling }) => [
    sliceMove('claim', slice),
    ...paymentMoves(r, payment),
    saying(ruling === undefined ? 'pay' : 'allow'),
  ],
  decline: () => [saying('decline')],
  roll: (_, { die }) => [
    die === undefined ? saying('roll') : saying('die', Number.isInteger(die) && die >= 0 ? Math.min(die, 99) : 99),
  ],
  chooseIngress: (r, { picks }, seat) => {
    const moves = picks.map(({ system, colour }) =>
      saying('ingress', placeIn(COLOURS, colour, 'The colour'), systemRow(r, system)),
    )
    const still = stillAsked(r, { seat, moves, note: '' })
    if (still?.step === 'ingress')
      throw new Unknown(refuse('TE-5.7', 'INGRESS_NOT_MAXIMUM', { need: still.due + picks.length }))
    return moves
  },
  moveIngress: (r, { moves }, seat) => {
    const said = moves.flatMap(({ from, to }) => [systemMove(r, 'move', from), systemMove(r, 'into', to)])
    const still = stillAsked(r, { seat, moves: said, note: '' })
    return still?.step === 'moveIngress' ? [...said, saying('done')] : said
  },
  placeAvernus: (r, { system }) => [systemMove(r, 'place', system)],
  placeThundersEdge: (r, { system }) => [systemMove(r, 'place', system)],
  chooseTied: (r, { player }) => [playerMove(r, 'give', player)],
  jupiterBrain: () => [saying('jupiter')],
  gainBreakthrough: (r, { player, source = 'table' }) => [
    saying('gain', playerSaid(r, player), placeIn(SOURCES, source, 'The source')),
  ],
  takeThundersEdge: (r, { player, infantry = 1 }) => [
    playerMove(r, 'take', player),
    ...(infantry === 1 ? [] : correctionMoves(r, { path: "planet.Thunder's Edge.infantry", value: infantry })),
  ],
  set: (r, said) => correctionMoves(r, said),
  ruling: (r, { effect }) => effectMoves(r, effect),
  endTurn: () => [saying('next')],
  endRound: () => [saying('round')],
}

const noteOf = (said: Command): string =>
  (said.cmd === 'ruling' ? said.text : said.cmd === 'set' ? said.reason : said.cmd === 'claim' ? said.ruling : '') ?? ''

/** A command as lines of the referee; the refusal where it names something that is not here. */
export function linesOf(r: RefereeState, said: Command): Result<Spoken, Refusal> {
  try {
    const named = findPlayer(r.core.ruleset, said.seat)
    if (named === NONE) return no('TE-18.8', `The seat "${said.seat}"`, 'nobody sits there')
    const moves = (MOVES[said.cmd] as (r: RefereeState, said: Command, seat: Player) => readonly Move[])(r, said, named)
    // Anyone may say it, but it ends the active player's turn.
    return ok({ seat: said.cmd === 'endTurn' ? r.core.active : named, moves, note: noteOf(said) })
  } catch (error) {
    if (error instanceof Unknown) return fail(error.refusal)
    throw error
  }
}

/** The table after these lines, said one after the other on a copy: all of them or none (TE-2.13). */
export function afterLines(r: RefereeState, { seat, moves }: Spoken, emit?: Emit): Result<RefereeState, Refusal> {
  const copy = clone(r)
  for (const move of moves) {
    const refusal = refusalOf(copy, seat, move)
    if (refusal !== undefined) return fail(refusal)
    play(copy, seat, move, emit)
  }
  return ok(copy)
}
