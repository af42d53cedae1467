import { oncePer } from '@orrery/kernel'
import type { AbilityRow, Amount, CardRow, Counted, Effect, Formula, Mode, Reach, Where, Whose } from '../src/types.ts'
import { saidOf } from '../modules/words.ts'
import { capital } from './grammar.ts'
import { placeText, splitCondition, YOU } from './places.ts'
import { MOMENT_BRIEFS, PLAY_BRIEFS, POWER_BRIEFS, SPECIAL_BRIEFS } from './specials.ts'
import { costOf, formulaText } from './texts.ts'

/*
 * The same formulas in at most 80 characters, for a card with room for three lines: what to do, without the finer points
 * that the whole text tells. Nothing here knows a card or a faction either.
 */

type Of<Op extends Effect['op']> = Extract<Effect, { readonly op: Op }>
/** `picked`: a place was chosen before and is not repeated. An effect without a clause is written out in full. */
type Clauses = { readonly [Op in Effect['op']]?: (effect: Of<Op>, picked: boolean) => string }

const SHORTER: readonly (readonly [long: RegExp, short: string])[] = [
  [/ attached to (?:an Orbital|Orbitals) where you have a fleet/, ' with your fleet'],
  [/ attached to the Orbital of your leader/, ' at your leader'],
  [/ attached to that Orbital/, ' there'],
  [/ attached to (?:an Orbital|Orbitals) that you control/, ' of an Orbital you control'],
  [/ where you have influence/, ' you are on'],
  [/ where you have (\d) or more (?:influence|fleets)/, ' with $1 or more'],
  [/ where you have a fleet/, ' with your fleet'],
  [/^an Orbital where your leader is/, "your leader's Orbital"],
  [/ in that Band/, ''],
  [/^(?:a Base|Bases) where the Protomolecule is/, 'its Base'],
  [/ and that you control/, ' if you control it'],
]

/** A place in few words: "a Belt Base with your fleet", "there". */
function placeBrief(where: Where, place: 'Base' | 'Orbital', many: boolean | 'each'): string {
  const number = many === 'each' ? 'each' : many ? 'many' : 'one'
  const text = placeText(where, place, number, YOU)
  if (text.startsWith('that ')) return 'there'
  return SHORTER.reduce((rest, [long, short]) => rest.replace(long, short), text)
}

const on = (word: string, place: string): string => (place === 'there' ? ' there' : ` ${word} ${place}`)

/* ---- how many -------------------------------------------------------------------------------------------------- */

const COUNTED: { readonly [count in Counted['count']]: string } = {
  controlledBases: 'Base you control',
  opponentsWhoBuilt: 'opponent who did',
  ownFleetsThere: 'fleet of yours there',
  controlledSectors: 'Sector with a Base you control',
  controlledOrbitals: 'Orbital you control',
  ownTechs: 'tech in force',
}

const isMany = (n: Amount): boolean => typeof n === 'string' || (typeof n === 'number' && n > 1)

function amount(n: Amount, mode: Mode): string {
  if (typeof n === 'object') return `${n.per ?? 1}`
  if (n === 'all') return mode === 'upTo' ? 'any' : 'all'
  if (n === '$N') return ''
  if (typeof n === 'string') return n.slice(1).replace('+', ' + ')
  return mode === 'upTo' && n > 1 ? `up to ${n}` : `${n}`
}

function perItem(n: Amount): string {
  if (n === '$N') return ' for each AP it has'
  if (typeof n !== 'object') return ''
  const item = n.at === undefined ? COUNTED[n.count] : `${placeBrief(n.at, 'Base', false).replace(/^an? /, '')} held`
  return ` per ${item}${n.max === undefined ? '' : `, at most ${n.max}`}`
}

const WHOSE: { readonly [owner in Whose]: string } = { self: 'of your', opp: 'opposing', any: '' }
const phrase = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ')

/* ---- one clause per kind of effect ----------------------------------------------------------------------------- */

/** "a cube on 2 Water Bases" where each Base takes one; else "2 cubes on Water Bases". */
function cubes(effect: Of<'place' | 'remove'>, verb: string, word: string, where: Where, picked: boolean): string {
  const whose = effect.op === 'remove' ? WHOSE[effect.owner] : ''
  const count = amount(effect.n, effect.mode)
  const noun = whose === 'of your' ? 'cubes' : isMany(effect.n) ? 'cubes' : 'cube'
  const spare = effect.op === 'remove' && effect.spare !== undefined ? ` but ${effect.spare}` : ''
  if (effect.distinct !== undefined)
    return `${verb} a ${phrase(whose, 'cube')} ${word} ${count} Bases of different ${capital(effect.distinct)}s`
  if (effect.perBase !== undefined && where.ref === undefined) {
    const bases = placeBrief(where, 'Base', true).replace(/^any /, '')
    return `${verb} a ${phrase(whose, 'cube')} ${word} ${count} ${bases}`
  }
  const place = placeBrief(where, 'Base', effect.each === true ? 'each' : isMany(effect.n))
  const at = picked && place.endsWith('there') ? '' : on(word, place)
  return `${verb} ${phrase(count, whose, noun)}${spare}${at}${perItem(effect.n)}`
}

const REACHES: { readonly [reach in Reach]: string } = { 1: ' 1 band', 2: ' up to 2 bands', any: '' }

function movedFleets({ unit, n, mode, owner, reach, to }: Of<'moveFleets'>): string {
  const count = amount(n, mode)
  const many = isMany(n)
  const kind = unit === 'group' ? 'group' : 'fleet'
  const whose = owner === 'opp' ? 'opposing' : ''
  const what: { readonly [unit in Of<'moveFleets'>['unit']]: string } = {
    one: phrase(count, whose, many ? 'fleets' : 'fleet'),
    group: phrase(count, whose, many ? `${kind}s, each` : kind),
    each: phrase(whose || 'your', 'fleets, each'),
    $F: 'it',
    rocinante: 'the Rocinante',
    flagship: 'your leader and its group',
  }
  const place = to === undefined ? '' : on('to', placeBrief(to, 'Orbital', false))
  if (place === ' there') return `gather ${what[unit].replace(', each', '')}`
  const far = reach === 'any' ? ' to any Orbital' : REACHES[reach]
  return `move ${to === undefined ? `${what[unit]}${far}` : `${what[unit].replace(', each', '')}${place}`}`
}

function removedFleets(effect: Of<'removeFleets'>, where: Where, picked: boolean): string {
  if (effect.n === '$F') return 'remove it'
  const place = placeBrief(where, 'Orbital', effect.each === true ? 'each' : false)
  const here = place === 'there' || where.ref === 'F'
  const at = place === 'any Orbital' || (here && picked) ? '' : here ? ' there' : ` from ${place}`
  const whose = WHOSE[effect.owner]
  const many = whose === 'of your' || isMany(effect.n)
  if (effect.perOwner !== undefined)
    return `remove 1 fleet of each ${effect.owner === 'opp' ? 'opponent' : 'player'}${at}`
  return `remove ${phrase(amount(effect.n, effect.mode), whose, many ? 'fleets' : 'fleet')}${at}${perItem(effect.n)}`
}

const CLAUSES: Clauses = {
  ...saidOf('briefs'),
  place: (effect, picked) => cubes(effect, 'place', 'on', effect.at, picked),
  remove: (effect, picked) => {
    const { condition, rest } = splitCondition(effect.at, YOU)
    return `${controls(condition)}${cubes(effect, 'remove', 'from', rest, picked)}`
  },
  moveInf: ({ n, mode, owner, from, to }) => {
    const source = Object.keys(from).length === 0 ? '' : ` from ${placeBrief(from, 'Base', false)}`
    const target = JSON.stringify(from) === JSON.stringify(to) ? 'another' : placeBrief(to, 'Base', isMany(n))
    const noun = owner === 'self' || isMany(n) ? 'cubes' : 'cube'
    return `move ${phrase(amount(n, mode), WHOSE[owner], noun)}${source} to ${target === 'another' && source === '' ? 'another Base' : target}`
  },
  swap: () => 'swap 2 cubes of different owners and Bases',
  moveFleets: (effect) => movedFleets(effect),
  removeFleets: (effect, picked) => {
    const { condition, rest } = splitCondition(effect.in, YOU)
    return `${controls(condition)}${removedFleets(effect, rest, picked || condition !== '')}`
  },
  build: ({ unit, n, mode, to, alsoFromMap }, picked) => {
    const fleets = isMany(n) ? 'fleets' : 'fleet'
    const what =
      unit === 'flagship' ? 'your leader' : phrase(amount(n, mode), alsoFromMap === true ? fleets : `off-map ${fleets}`)
    if (to === 'home') return `bring ${what} home`
    const place = placeBrief(to, 'Orbital', false)
    return `bring ${what}${place === 'there' ? (picked ? ' in' : ' there') : ` to ${place}`}`
  },
  gainCP: ({ n }) => `gain ${amount(n, 'must')} CP${perItem(n)}`,
  gainAP: ({ n }) => `gain ${n} AP`,
  peekBonus: () => 'look at the Bonus marker',
  discardKept: ({ n, of, chooser }) => {
    const events = n === 1 ? 'Kept Event' : 'Kept Events'
    if (of === 'self') return `discard ${n} ${events}`
    return chooser === 'performer' ? `discard ${n} opposing ${events}` : `one opponent discards ${n} ${events}`
  },
  revealTop: () => 'turn up the top card',
  pick: ({ what, where }) => PICKED[what](where),
  chooseOne: ({ options }) => options.map((option) => briefly(option)).join('; or '),
  forEach: (effect) =>
    `${effect.who === 'all' ? 'all players' : 'opponents'} ${briefly(effect.do).replaceAll('your', 'their')}`,
  special: ({ rule, to, plus, only }) =>
    rule === 'apBonus'
      ? `gain ${plus ?? 0} AP more from a card${only === undefined ? '' : ` of ${only} AP`}`
      : to === undefined
        ? SPECIAL_BRIEFS[rule]
        : `${SPECIAL_BRIEFS[rule].replace(/ to an? .*$/, '')} there`,
}

const controls = (condition: string): string =>
  condition.replace(/you have Orbital Control (?:of )?/, 'you control ').replace('control there', 'control it')

const PICKED: { readonly [what in Of<'pick'>['what']]: (where: Where) => string } = {
  base: (where) => `on ${placeBrief(where, 'Base', false).replace(/^an?y? /, 'one ')}`,
  orbital: (where) =>
    `in ${placeBrief(where, 'Orbital', false).replace(/^an?y? /, 'one ')}`.replace(
      /^in one (.*)Orbital with your fleet$/,
      'at your $1fleet',
    ),
  band: () => 'in one Band',
  fleet: () => 'with one fleet',
  number: () => '',
}

/** "1 opposing cube" is "1 opposing" once cubes have been named, and a place that was named just so is "one". */
function shortened(clause: string, before: string): string {
  const named = clause.replace(/((?:\d|X) (?:opposing )?)(cube|fleet)s?(?= |$)/, (whole, count: string, noun: string) =>
    before.includes(noun) ? count.trimEnd() : whole,
  )
  const [whole, word = '', article, place = ''] = PLACE.exec(named) ?? []
  if (whole === undefined || !new RegExp(`${place.replace('Base', 'Bases?')}(?=[,;]|$)`).test(before)) return named
  return named.replace(whole, article === undefined ? '' : ` ${word} one`)
}

const PLACE = / (on|from|to) (an? )?((?:\w+ )?(?:Base|Orbital)\b(?: at your leader)?|your leader's Orbital)(?! you)/

/** A cube that is removed and one that is placed instead. */
const isReplaced = (effect: Effect, next: Effect | undefined): effect is Of<'remove'> =>
  effect.op === 'remove' &&
  effect.n === 1 &&
  next?.op === 'place' &&
  next.n === 1 &&
  next.at.ref === 'B' &&
  effect.at.ref !== 'B'

function clauseOf(effect: Effect, picked: boolean): string {
  const clause = CLAUSES[effect.op] as ((effect: Effect, picked: boolean) => string) | undefined
  if (clause !== undefined) return clause(effect, picked)
  return formulaText([effect])
    .replace(/\.$/, '')
    .replace(/^./, (first) => first.toLowerCase())
}

/** Between two clauses: a condition, or somebody else's turn, begins a new sentence. */
function joined(text: string, clause: string, begun: boolean, last: boolean): string {
  if (text === '') return clause
  if (clause.startsWith('if ')) return `${text}; ${clause}`
  if (/^(?:all players|opponents) /.test(text) && begun) return `${text}; you ${clause}`
  return `${text}, ${begun && last ? 'then ' : ''}${clause}`
}

/** Clauses in a row: a choice of a place stands before what is done there. */
function briefly(formula: Formula): string {
  let [text, picked, begun] = ['', false, false]
  for (let i = 0; i < formula.length; i++) {
    const [effect, next] = formula.slice(i, i + 2)
    if (effect === undefined) break
    const replaced = isReplaced(effect, next)
    if (replaced) i++
    const clause = replaced
      ? `replace ${phrase('1', WHOSE[effect.owner], 'cube')} with yours on ${placeBrief(effect.at, 'Base', false)}`
      : clauseOf(effect, picked)
    if (clause === '') continue
    text = joined(text, shortened(clause, text), begun, i === formula.length - 1)
    if (effect.op === 'pick') picked = true
    else begun = true
  }
  return text
}

const MOST = 80

/** What can be left out first, where there are too many words. */
const SPARED: readonly (readonly [words: RegExp, rest: string])[] = [
  [/, then /, ', '],
  [/(all) players/i, '$1'],
  [/ with yours/, ''],
]

const fitted = (text: string): string =>
  SPARED.reduce((rest, [words, left]) => (rest.length > MOST ? rest.replace(words, left) : rest), text)

/** What a card does, in at most 80 characters. */
export const cardBrief = oncePer(({ formula, play }: CardRow): string => {
  const when = PLAY_BRIEFS[play]
  return fitted(`${when === '' ? capital(briefly(formula)) : `${when}${briefly(formula)}`}.`)
})

/** What an ability does, in few words; its note has the finer points. */
export const abilityBrief = oncePer((row: AbilityRow): string => {
  const { powers = row.formula.length === 0 ? (['none'] as const) : [], trigger } = row
  const moment = trigger === undefined ? '' : MOMENT_BRIEFS[trigger]
  const isCarriedOut = row.kind === 'action' || trigger !== undefined || powers.length === 0
  const lasting = row.kind === 'action' ? [] : powers.map((power) => POWER_BRIEFS[power])
  const done = isCarriedOut ? [phrase(moment === '' ? '' : `${moment},`, briefly(row.formula))] : []
  const told = [...lasting, ...done].join('; ')
  const cost = costOf(row)
  return fitted(`${capital(cost === '' ? told : `${cost}: ${told}`)}.`)
})
