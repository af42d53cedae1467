import { oncePer } from '@orrery/kernel'
import type {
  AbilityRow,
  Amount,
  CardRow,
  Counted,
  Effect,
  Formula,
  Mode,
  Power,
  Reach,
  Where,
  Whose,
} from '../src/types.ts'
import { saidOf } from '../modules/words.ts'
import { capital, list, plural, sentence } from './grammar.ts'
import type { HowMany, Voice } from './module.ts'
import { placeText, splitCondition, THEY, YOU } from './places.ts'
import { COMES_ONCE, KEPT_FREE, MOMENTS, NEEDS_DECK, PLAYS, POWERS, SPECIALS } from './specials.ts'

/*
 * One generator for the texts of all cards and abilities: from the same data that drives the rules, so that a text
 * cannot say anything else than the game does. Equal formulas read equally; nothing here knows a card or a faction.
 */

type Of<Op extends Effect['op']> = Extract<Effect, { readonly op: Op }>
type Clauses = { readonly [Op in Effect['op']]: (effect: Of<Op>, voice: Voice, place: typeof placeText) => string }

/* ---- how many -------------------------------------------------------------------------------------------------- */

const COUNTED: { readonly [count in Counted['count']]: (voice: Voice) => string } = {
  controlledBases: ({ who }) => `Base ${who} control`,
  opponentsWhoBuilt: () => 'opponent who put in a fleet',
  ownFleetsThere: ({ of }) => `fleet ${of} there`,
  controlledSectors: ({ who }) => `Sector in which ${who} control a Base`,
  controlledOrbitals: ({ who }) => `Orbital where ${who} have Orbital Control`,
  ownTechs: ({ who }) => `tech ${who} have in force`,
}

interface Count {
  /** In front of the noun; behind the whole phrase. */
  readonly text: string
  readonly tail: string
  readonly many: boolean
}

/** The kind of Base a count is limited to: Water Base. */
const nounOf = (where: Where): string => placeText(where, 'Base', 'one').replace(/^an? /, '')

function countText(n: Amount, mode: Mode, pieces: string, voice: Voice): Count {
  if (typeof n === 'object') {
    const most = n.max === undefined ? '' : `, at most ${n.max}`
    const item = n.at === undefined ? COUNTED[n.count](voice) : COUNTED[n.count](voice).replace(/^Base/, nounOf(n.at))
    return { text: `${n.per ?? 1} `, tail: ` for each ${item}${most}`, many: false }
  }
  if (n === '$N')
    return { text: '', tail: `, as many ${pieces} as that card has AP (all for a Score card)`, many: true }
  if (n === 'all') return { text: mode === 'upTo' ? 'any number of ' : 'all ', tail: '', many: true }
  if (typeof n === 'string') return { text: `${n.slice(1).replace('+', ' + ')} `, tail: '', many: true }
  return { text: mode === 'upTo' && n > 1 ? `up to ${n} ` : `${n} `, tail: '', many: n > 1 }
}

/** "you may" for a single thing that is optional; more than one says "up to". */
const verb = (voice: Voice, word: string, mode: Mode, n: Amount): string =>
  mode === 'upTo' && n === 1 ? `${voice.may} ${word}` : voice.does(word)

const howMany = (count: Count, each: true | undefined): HowMany => (each ? 'each' : count.many ? 'many' : 'one')

/* ---- influence ------------------------------------------------------------------------------------------------- */

function influence(count: Count, owner: Whose, voice: Voice): string {
  if (owner === 'self') return `${count.text}of ${voice.their} influence`
  if (owner === 'opp') return `${count.text}opposing influence`
  if (count.text === 'all ') return 'all influence'
  return `${count.text}influence of any ${count.many ? 'owners' : 'owner'}`
}

interface Spread {
  readonly perBase?: 1
  readonly distinct?: 'band' | 'sector'
  readonly each?: true
}

/** "on Belt Bases, at most 1 per Base"; "each on a Base in a different Sector". */
function spread(word: string, where: Where, count: Count, limits: Spread, voice: Voice): string {
  const limit = limits.perBase === undefined ? '' : ', at most 1 per Base'
  if (limits.distinct === undefined) {
    return ` ${word} ${placeText(where, 'Base', howMany(count, limits.each), voice)}${limit}`
  }
  return `${limit}, each ${word} ${placeText(where, 'Base', 'one', voice, `in a different ${capital(limits.distinct)}`)}`
}

/** Two that are not kept apart by the text may share a Base. */
const together = (effect: Of<'place' | 'remove'>, word: string): string =>
  effect.n === 2 && effect.perBase === undefined && effect.distinct === undefined && effect.at.ref !== 'B'
    ? `; both may ${word} one Base`
    : ''

/* ---- fleets ---------------------------------------------------------------------------------------------------- */

const REACHES: { readonly [reach in Reach]: string } = {
  1: 'in the same or an adjacent Band',
  2: 'up to 2 bands away',
  any: '',
}

/** Where a move ends: to any other Orbital, to that Orbital, to an Orbital up to 2 bands away. */
function destination({ reach, to }: Of<'moveFleets'>, voice: Voice): string {
  const far = REACHES[reach]
  if (to === undefined) return far === '' ? 'to any other Orbital' : `to another Orbital ${far}`
  const place = placeText(to, 'Orbital', 'one', voice)
  if (far === '') return `to ${place.replace(/^an? /, 'any ')}`
  return to.ref === 'O' ? `to ${place} from ${far.replace(/^in /, '')}` : `to ${place} ${far}`
}

const FLEETS_OF: { readonly [owner in Whose]: (voice: Voice) => string } = {
  self: ({ their }) => `${their} fleets`,
  opp: () => 'opposing fleets',
  any: () => 'fleets of one owner',
}

function movers({ unit, n, mode, owner }: Of<'moveFleets'>, voice: Voice): string {
  const count = countText(n, mode, 'fleets', voice)
  if (unit === '$F') return 'it'
  if (unit === 'rocinante') return 'the Rocinante alone'
  if (unit === 'one') return fleets(count, owner, voice)
  const whose = FLEETS_OF[owner](voice)
  if (unit === 'flagship') return `a group of ${whose} with ${voice.their} leader in it`
  if (unit === 'each') return `each of ${owner === 'self' ? '' : 'the '}${whose} by itself`
  return count.many
    ? `${count.text}groups of ${whose}, each from one Orbital`
    : `${count.text}group of ${whose} from one Orbital`
}

function fleets(count: Count, owner: Whose, voice: Voice): string {
  const noun = count.many ? 'fleets' : 'fleet'
  if (owner === 'self') return `${count.text}of ${voice.their} fleets`
  return owner === 'opp'
    ? `${count.text}opposing ${noun}`
    : `${count.text}${noun} of any ${count.many ? 'owners' : 'owner'}`
}

function fleetPlace(where: Where, number: HowMany, voice: Voice): string {
  if (where.ref === 'O' && where.is === undefined) return ' there'
  if (where.ref === 'F') return ' from the Orbital where it was last'
  return ` from ${placeText(where, 'Orbital', number, voice)}`
}

function removedFleets(effect: Of<'removeFleets'>, where: Where, voice: Voice): string {
  if (effect.n === '$F') return `${voice.does('remove')} it`
  const count = countText(effect.n, effect.mode, 'fleets', voice)
  const at = fleetPlace(where, howMany(count, effect.each), voice)
  if (effect.perOwner !== undefined) {
    const whose = effect.owner === 'opp' ? 'opponent' : 'player'
    return `${voice.does('remove')} ${effect.mode === 'upTo' ? 'up to ' : ''}1 fleet of each ${whose}${at}`
  }
  return `${verb(voice, 'remove', effect.mode, effect.n)} ${fleets(count, effect.owner, voice)}${at}${count.tail}`
}

function built(effect: Of<'build'>, voice: Voice): string {
  const count = countText(effect.n, effect.mode, 'fleets', voice)
  const to = effect.to === 'home' ? `${voice.their} home Orbital` : placeText(effect.to, 'Orbital', 'one', voice)
  const which = count.text === 'all ' ? `all of ${voice.their}` : `${count.text}of ${voice.their}`
  const put = verb(voice, 'put', effect.mode, effect.n)
  if (effect.unit === 'flagship')
    return `${put} ${voice.their} leader, from off the map or from another Orbital, into ${to}`
  if (effect.alsoFromMap === true) return `${put} ${which} fleets, from off the map or from another Orbital, into ${to}`
  return `${put} ${which} off-map fleets into ${to}${count.tail}`
}

/* ---- one clause per kind of effect ----------------------------------------------------------------------------- */

/** What is chosen, without the verb: picks in a row are one choice. */
function picked({ what, where }: Of<'pick'>, voice: Voice): string {
  if (what === 'base') return placeText(where, 'Base', 'one', voice).replace(/^any /, 'a ')
  if (what === 'orbital') return placeText(where, 'Orbital', 'one', voice).replace(/^any /, 'an ')
  if (what === 'band') return 'a Band'
  if (what === 'number') return 'a number X, as far as the fleets there allow'
  const but = where.is?.includes('removable') === true ? ' (not the Rocinante)' : ''
  return `one of ${voice.their} fleets${but}`
}

const EVERYBODY = { all: 'each player, you included, ', opponents: 'each opponent ' } as const

/** A rule in words of its own, with what its data adds to it. */
function special({ rule, to, plus, only, beyond }: Of<'special'>, voice: Voice): string {
  if (rule === 'apBonus') {
    const card = only === undefined ? 'a card' : `a card of ${only} AP`
    return `${card} that ${voice.who} use for its AP in ${voice.their} own turn gives ${plus ?? 0} AP more${beyond === true ? ', even above 4' : ''}`
  }
  if (rule !== 'scrapShip' || to === undefined) return SPECIALS[rule]
  return `${voice.may} put 1 Scrap Ship, from off the map or from another Orbital, into the Orbital of that Base`
}

const CLAUSES: Clauses = {
  ...saidOf('clauses'),
  place: (effect, voice) => {
    const count = countText(effect.n, effect.mode, 'cubes', voice)
    const act = `${verb(voice, 'place', effect.mode, effect.n)} ${count.text}influence`
    return `${act}${spread('on', effect.at, count, effect, voice)}${count.tail}${together(effect, 'go to')}`
  },
  remove: (effect, voice) => {
    const { condition, rest } = splitCondition(effect.at, voice)
    const count = countText(effect.n, effect.mode, 'cubes', voice)
    const act = `${verb(voice, 'remove', effect.mode, effect.n)} ${influence(count, effect.owner, voice)}`
    const spare = effect.spare === undefined ? '' : ` except ${effect.spare} ${voice.of}`
    return `${condition}${act}${spread('from', rest, count, effect, voice)}${count.tail}${spare}${together(effect, 'come from')}`
  },
  moveInf: (effect, voice) => {
    const count = countText(effect.n, effect.mode, 'cubes', voice)
    const same = JSON.stringify(effect.from) === JSON.stringify(effect.to)
    const to = placeText(effect.to, 'Base', 'one', voice)
    const other = same ? to.replace(/^an? /, 'another ').replace(/^any /, 'any other ') : to
    const act = `${verb(voice, 'move', effect.mode, effect.n)} ${influence(count, effect.owner, voice)}`
    return `${act}${count.many ? ', each' : ''} from ${placeText(effect.from, 'Base', 'one', voice)} to ${other}${count.tail}`
  },
  swap: (_, voice) => `${voice.does('swap')} 2 cubes of different owners that are on different Bases`,
  moveFleets: (effect, voice) => {
    const single = effect.unit === 'each' ? 1 : effect.n
    const twice = effect.unit === 'group' && effect.n !== 1 ? '; no fleet moves twice' : ''
    return `${verb(voice, 'move', effect.mode, single)} ${movers(effect, voice)} ${destination(effect, voice)}${twice}`
  },
  removeFleets: (effect, voice) => {
    const { condition, rest } = splitCondition(effect.in, voice)
    return `${condition}${removedFleets(effect, rest, voice)}`
  },
  build: built,
  gainCP: ({ n }, voice) => {
    const count = countText(n, 'must', 'CP', voice)
    return `${voice.does('gain')} ${count.text}CP${count.tail}`
  },
  gainAP: ({ n }, voice) =>
    `${voice.does('gain')} ${n} AP and ${voice.does('spend')} ${n === 1 ? 'it' : 'them'} at once`,
  peekBonus: (_, voice) => `${voice.does('look')} at the chosen Bonus marker in secret`,
  discardKept: ({ n, of, chooser }, voice) => {
    const events = n === 1 ? 'Kept Event' : 'Kept Events'
    if (of === 'self') return `${voice.does('discard')} ${n} of ${voice.their} Kept Events`
    if (chooser === 'performer') return `${voice.does('discard')} ${n} ${events} of one opponent, ${voice.their} choice`
    return `one opponent of ${voice.their} choice discards ${n} ${events}`
  },
  revealTop: (_, voice) => `${voice.does('turn')} up the top card of the deck and ${voice.does('leave')} it there`,
  pick: (effect, voice) => `${voice.does('choose')} ${picked(effect, voice)}`,
  chooseOne: ({ options }, voice) =>
    `${voice.does('choose')} one: ${options.map((option) => inline(option, voice)).join('; or ')}`,
  forEach: (effect) => `${EVERYBODY[effect.who]}${inline(effect.do, THEY)}`,
  special,
}

const clause = (effect: Effect, voice: Voice): string =>
  (CLAUSES[effect.op] as (effect: Effect, voice: Voice, place: typeof placeText) => string)(effect, voice, placeText)

/* ---- the whole text -------------------------------------------------------------------------------------------- */

/** Clauses with the picks in a row drawn together. */
function clausesOf(formula: Formula, voice: Voice): { readonly text: string; readonly pick: boolean }[] {
  const clauses: { text: string; pick: boolean }[] = []
  for (const effect of formula) {
    const last = clauses.at(-1)
    if (effect.op === 'pick' && last?.pick === true) last.text += ` and ${picked(effect, voice)}`
    else clauses.push({ text: clause(effect, voice), pick: effect.op === 'pick' })
  }
  return clauses
}

const inline = (formula: Formula, voice: Voice): string =>
  clausesOf(formula, voice)
    .map(({ text }) => text)
    .join(', then ')

const after = (text: string, last: boolean): string =>
  last || text.startsWith('if ') ? `${last ? 'Finally' : 'Then'}, ${text}` : `Then ${text}`

/** A formula as sentences: in the order of its steps, a choice together with what is done with it. */
export function formulaText(formula: Formula, voice: Voice = YOU): string {
  const sentences: string[] = []
  let pick = false
  for (const { text, pick: isPick } of clausesOf(formula, voice)) {
    if (pick) sentences.push(`${sentences.pop() ?? ''}; ${text}`)
    else sentences.push(text)
    pick = isPick
  }
  return sentences
    .map((text, i) => sentence(i === 0 ? text : after(text, i > 1 && i === sentences.length - 1)))
    .join(' ')
}

type Flags = Pick<CardRow, 'play' | 'keepFree' | 'needsDeck'>

/** The text of an Event with what its flags say of it. */
export function effectText(formula: Formula, flags?: Flags): string {
  const parts = [PLAYS[flags?.play ?? 'normal'], flags?.keepFree === true ? KEPT_FREE : '', formulaText(formula)]
  parts.push(flags?.needsDeck === true ? NEEDS_DECK : '')
  return parts
    .filter((part) => part !== '')
    .map(sentence)
    .join(' ')
}

export const cardText = oncePer((card: CardRow): string => effectText(card.formula, card))
const toldText = oncePer((formula: Formula): string => formulaText(formula))

/** What an ability costs and how often it may be used: "1 AP, once per turn". */
export function costOf({ cost, oncePerTurn, uses, trigger }: AbilityRow): string {
  const parts = [
    cost.ap > 0 ? `${cost.ap} AP` : '',
    cost.cp > 0 ? `${cost.cp} CP` : '',
    cost.token > 0 ? plural(cost.token, 'token') : '',
  ].filter((part) => part !== '')
  const limited = oncePerTurn && uses !== 2 && (trigger === undefined || !COMES_ONCE.includes(trigger))
  return [list(parts), limited ? 'once per turn' : ''].filter((part) => part !== '').join(', ')
}

/** The moment before what happens then: "When ..., gain 1 CP." */
function momentText({ trigger }: AbilityRow, formula: string): string {
  const moment = trigger === undefined ? '' : MOMENTS[trigger]
  return moment === '' ? formula : `${capital(moment)}, ${formula.charAt(0).toLowerCase()}${formula.slice(1)}`
}

/** Abilities of the same ruleset, which a text may name. */
interface Beside {
  readonly abilities: readonly { readonly row: AbilityRow }[]
  readonly specialPrice?: number
  readonly setsAside?: boolean
}

/** The limit that a tech shares with the ability it widens. */
function widening({ widens, uses }: AbilityRow, { abilities }: Beside): string {
  if (widens === undefined) return ''
  const name = abilities.find(({ row }) => row.id === widens)?.row.name ?? ''
  return uses === 2
    ? `Together with ${name} twice per turn, on two different Bases.`
    : `Instead of ${name}: only one of the two per turn.`
}

/** A power beside the one that renames the cubes uses their new name. */
const powerText = (power: Power | 'none', powers: readonly (Power | 'none')[]): string =>
  powers.includes('lightCubes') ? POWERS[power].replace(/swap Diplomats/, 'swap them') : POWERS[power]

/** EX-9.12. */
const cubePriceText = ({ powers }: AbilityRow, { specialPrice = 0 }: Beside): string =>
  specialPrice > 0 && powers?.includes('specialCubes') === true ? `It costs ${specialPrice} CP.` : ''

/** EX-9.13. */
function setsAsideText(row: AbilityRow, { setsAside }: Beside): string {
  if (row.setsAside !== true || setsAside === false) return ''
  const it = setsAside === undefined ? 'With three and four players it' : 'It'
  return `${it} takes the place of a cube of yours there, which is set aside until it returns.`
}

/** What an ability does: a power in force, or a formula; with its cost and limit in front, and what a special cube costs. */
export function abilityText(ability: AbilityRow, beside: Beside): string {
  const powers = ability.powers ?? (ability.formula.length === 0 ? (['none'] as const) : [])
  const rules = powers.map((power) => sentence(powerText(power, powers))).join(' ')
  const told = powers.length === 0 || ability.kind === 'action' || ability.trigger !== undefined
  const formula = told ? toldText(ability.formula) : ''
  const text = [
    momentText(ability, formula),
    rules,
    setsAsideText(ability, beside),
    cubePriceText(ability, beside),
    widening(ability, beside),
  ]
    .filter((part) => part !== '')
    .join(' ')
  const cost = costOf(ability)
  return cost === '' ? text : `${capital(cost)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
