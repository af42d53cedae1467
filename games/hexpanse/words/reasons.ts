import { at, bitCount, countWord, hasBit, inWords, plural, possessive, type Seat } from '@orrery/kernel'
import { actionsOf, mercenariesIn } from '../src/rules/cards.ts'
import { WORDS } from '../src/rules/hexes.ts'
import { canFinish, progressOf } from '../src/rules/progress.ts'
import { NONE, type Player, type Side, type View } from '../src/types.ts'
import { cardName, missionName, playerName, sideName } from './names.ts'

/* Why one position is better than another, part by part: what one's side would have, or its enemies would not. */

type Reason = (better: View, played: View, seat: Seat) => string

const hexes = (n: number): string => `${countWord(n)} ${n === 1 ? 'hex' : 'hexes'}`

const sideOf = (v: View, seat: Seat): Side => at(v.ruleset.sideOf, seat)
const rivalSides = (v: View, seat: Seat): readonly Side[] =>
  [...new Set(v.ruleset.sideOf)].filter((x) => x !== sideOf(v, seat))
const isAlive = (v: View, p: Player): boolean => hasBit(v.alive, p)

/** What the view knows of a side's way to its pattern. */
interface Way {
  readonly lacking: number
  readonly blocked: number
  readonly name: string
  /** With two placements on empty hexes. */
  readonly inOneTurn: boolean
}

function wayOf(v: View, side: Side): Way {
  const progress = progressOf(v, side)
  const { lacking, blocked, mission } = progress
  return { lacking, blocked, name: mission === NONE ? '' : missionName(v, mission), inOneTurn: canFinish(progress) }
}

const taken = (now: Way, was: Way): string =>
  `${countWord(now.blocked)} would be taken instead of ${countWord(was.blocked)}`

const pattern: Reason = (better, played, seat) => {
  const side = sideOf(better, seat)
  if (better.winner === side && better.wonWith !== NONE)
    return `You would complete ${missionName(better, better.wonWith)}.`
  const [now, was] = [wayOf(better, side), wayOf(played, side)]
  if (now.name === '' || was.name === '') return ''
  if (now.lacking < was.lacking)
    return `You would be ${hexes(now.lacking)} from your pattern instead of ${countWord(was.lacking)}.`
  return now.lacking === was.lacking && now.blocked < was.blocked
    ? `Of the hexes your pattern lacks, ${taken(now, was)}.`
    : ''
}

/** What one enemy could do no longer, or has farther to go for; how much farther decides who is named. */
function rival(better: View, played: View, side: Side): { readonly change: number; readonly text: string } {
  const [now, was] = [wayOf(better, side), wayOf(played, side)]
  const who = sideName(better, side)
  const change = now.lacking + now.blocked - was.lacking - was.blocked
  if (now.name === '' || was.name === '' || now.inOneTurn) return { change: 0, text: '' }
  if (was.inOneTurn) return { change: Infinity, text: `${who} could not finish ${was.name} next turn.` }
  if (now.lacking > was.lacking) {
    const text = `${who} would be ${hexes(now.lacking)} from the pattern instead of ${countWord(was.lacking)}.`
    return { change, text }
  }
  if (now.lacking < was.lacking || now.blocked <= was.blocked) return { change: 0, text: '' }
  return { change, text: `Of the hexes ${who} lacks for the pattern, ${taken(now, was)}.` }
}

const rivals: Reason = (better, played, seat) => {
  const told = rivalSides(better, seat).map((side) => rival(better, played, side))
  return told.toSorted((a, b) => b.change - a.change).find(({ text }) => text !== '')?.text ?? ''
}

/** Everybody still in the game, the player first. */
const everybody = (v: View, seat: Seat): readonly Player[] => [
  seat,
  ...v.ruleset.sideOf.flatMap((_, p) => (p === seat || !isAlive(v, p) ? [] : [p])),
]

const isFriend = (v: View, seat: Seat, p: Player): boolean => sideOf(v, seat) === sideOf(v, p)

/** Something counted that somebody of one's side would have more of, or else an enemy less. */
const differing =
  (
    count: (v: View, p: Player) => number,
    say: (who: string, isYou: boolean, now: number, was: number) => string,
  ): Reason =>
  (better, played, seat) => {
    const gain = (p: Player): number => count(better, p) - count(played, p)
    const p = everybody(better, seat).find((one) => (isFriend(better, seat, one) ? gain(one) > 0 : gain(one) < 0))
    return p === undefined ? '' : say(playerName(better, p), p === seat, count(better, p), count(played, p))
  }

const life: Reason = (better, played, seat) => {
  const fallen = everybody(played, seat).find((p) => !isFriend(better, seat, p) && !isAlive(better, p))
  if (fallen !== undefined) return `${playerName(better, fallen)} would be out of the game.`
  return differing(
    (v, p) => at(v.life, p),
    (who, isYou, now, was) => `${isYou ? 'Your' : possessive(who)} warlord would have ${now} life instead of ${was}.`,
  )(better, played, seat)
}

const income = differing(
  (v, p) => at(v.income, p),
  (who, isYou, now, was) => `${isYou ? 'Your' : possessive(who)} income would be ${now} instead of ${was}.`,
)
const hexilum = differing(
  (v, p) => at(v.hexilum, p),
  (who, isYou, now, was) => `${isYou ? 'You' : who} would have ${now} hexilum instead of ${was}.`,
)
const money: Reason = (better, played, seat) => income(better, played, seat) || hexilum(better, played, seat)

const cardsOf = (v: View, p: Player): readonly number[] => [...mercenariesIn(at(v.mercs, p)), ...actionsOf(v, p)]

/** Cards of one list that the other has fewer of. */
function without(cards: readonly number[], others: readonly number[]): readonly number[] {
  const left = [...others]
  return cards.filter((card) => {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
    return i < 0
  })
}

const cards: Reason = (better, played, seat) => {
  for (const p of everybody(better, seat)) {
    const [now, was] = [cardsOf(better, p), cardsOf(played, p)]
    const who = p === seat ? 'You' : playerName(better, p)
    const friend = isFriend(better, seat, p)
    const some = friend ? without(now, was) : without(was, now)
    if (some.length > 0)
      return `${who} would ${friend ? '' : 'no longer '}have ${inWords(some.map((card) => cardName(better, card)))}.`
  }
  return ''
}

function unitsOf(v: View, p: Player): number {
  let n = 0
  for (let w = 0; w < WORDS; w++) n += bitCount(at(v.on, p * WORDS + w))
  return n
}

const onBoard = differing(unitsOf, (who, isYou, now, was) => {
  return `${isYou ? 'You' : who} would have ${plural(now, 'unit')} on the board instead of ${was}.`
})
const inReserve = differing(
  (v, p) => at(v.reserve, p * 2) + at(v.reserve, p * 2 + 1),
  (who, isYou, now, was) =>
    `${isYou ? 'You' : who} would have ${plural(now, 'unit')} in the Reserve instead of ${was}.`,
)
const units: Reason = (better, played, seat) => onBoard(better, played, seat) || inReserve(better, played, seat)

const REASONS: { readonly [part: string]: Reason } = { pattern, rivals, life, money, cards, units }

export const reason = (part: string, better: View, played: View, seat: Seat): string =>
  REASONS[part]?.(better, played, seat) ?? ''
