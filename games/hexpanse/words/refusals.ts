import { type Refusal, refusalText } from '@orrery/kernel'
import { top } from '../src/rules/frames.ts'
import type { View } from '../src/types.ts'
import { cardName, factionName, hexName, minorName, missionName, pieceName, playerName, unitName } from './names.ts'
import { ask } from './questions.ts'

/*
 * Why a move is not open, one line per code. `{hex}` is the argument of that name; `{there}` is what stands on the hex,
 * `{asked}` what is asked instead.
 */
export const SENTENCES: { readonly [code: string]: string } = {
  // who and when
  notAsked: 'it is {player} who decides now',
  over: 'the game is over',
  notOpen: 'that is not open now',
  whenFaction: 'factions are chosen before the game; now: {asked}',
  whenMinor: 'minor factions are chosen before the game; now: {asked}',
  whenMission: 'secret missions are chosen before the game; now: {asked}',
  whenHex: 'no hex is to be chosen; now: {asked}',
  whenPlace: 'no unit is to be placed; now: {asked}',
  whenAction: 'that is an action of your own Action Phase; now: {asked}',
  whenDone: 'there is nothing to finish; now: {asked}',
  whenResign: 'one gives up in the own turn, between actions; now: {asked}',
  whenRotate: 'no rotation is to be chosen; now: {asked}',
  whenSkip: 'there is nothing to skip; now: {asked}',
  whenPlayer: 'no enemy is to be chosen; now: {asked}',
  whenUnit: 'no unit of an enemy is to be chosen; now: {asked}',
  whenCard: 'no card of an enemy is to be chosen; now: {asked}',
  whenToken: 'no mercenary on the board has been stolen; now: {asked}',
  whenNumber: 'no amount is to be chosen; now: {asked}',
  whenBuy: 'cards are bought in your Market Phase; now: {asked}',
  whenYes: 'nobody asks whether you give up; now: {asked}',
  mustBeDone: 'this part must be done',

  // before the game
  factionTaken: '{player} leads the {faction} already',
  minorNotRevealed: 'the {minor} were not revealed',
  minorTaken: '{player} has the {minor} already',
  missionNotRevealed: '{mission} was not revealed',
  missionGone: '{mission} is gone',

  // hexes
  offBoard: '{hex} is not on this board',
  occupied: '{hex} holds {there}',
  nothingThere: '{hex} is empty',
  warlordThere: '{hex} holds a warlord, who is never removed, replaced or exchanged',
  notNearWarlord: '{hex} is not next to your warlord',
  notYours: '{hex} holds {there}, which is not yours',
  ownPiece: '{there} on {hex} is no enemy',
  sameHex: 'it stands on {hex} already',
  boardFull: 'no hex is empty',

  // units
  noneInReserve: 'your Reserve has no such unit',
  noneInShip: 'the Recovery Ship holds no such unit of yours',
  mercenaryRecovers: 'a mercenary never comes back from the Recovery Ship',
  notYourMercenary: '{card} is not your mercenary',
  alreadyPlaced: '{card} is on the board already',
  notOnBoard: '{card} is not on the board',
  notReusable: '{card} has no orange sign: the ability runs only when it is placed',
  ranAlready: 'the ability of {card} has run in this turn',
  noneToReturn: 'you have no normal unit on the board',
  notNormal: 'only normal units return, not {there}',
  cannotAttack: '{there} cannot attack',
  onlyUnits: 'this attack is made by a unit, not by your warlord',
  noAttack: 'none of your pieces that can attack has a target next to it',
  noTargetNear: 'nothing next to {hex} can be attacked',
  notAdjacent: '{hex} is not next to {from:hex}',

  // warlord and purse
  lastLife: 'your warlord has only 1 life left, and nobody pays the last one',
  usedHeal: 'your warlord has healed in this turn already',
  usedMove: 'your warlord has moved in this turn already',
  usedAbility: 'your warlord has used the ability in this turn already',
  fullLife: 'your warlord has all the life it can have',
  noWay: 'no hex next to your warlord is empty',
  noUse: 'your ability finds nothing to do',
  topIncome: 'your income is at the top',
  incomeTooDear: 'the next level costs {price} and you have {hexilum}',
  noResigning: 'nobody may give up at this table',
  playsOn: 'you have just decided to play on; you may give up in your next turn',

  // cards
  cardNotHeld: 'you do not have {card}',
  emptySlot: 'there is no card in place {slot}',
  tooDear: '{card} costs {price} and you have {hexilum}',
  noFreeBase: 'all five bases are in use',

  // against one enemy
  notEnemy: '{player} is no enemy of yours in this game',
  nothingToTake: '{player} has nothing for it, or you have no free base',
  onlyReserve: 'mercenaries wait on cards, not in a Reserve',
  notInHisReserve: 'the Reserve of {player} has no such unit',
  zombie: 'those units would come back at once and cannot be chosen',
  noActionCard: '{card} is no action card',
  noMercenaryCard: '{card} is no mercenary',
  notHisCard: '{player} does not have {card}',
  amount: 'choose from 1 to {n}',
}

type Args = Refusal['args']
const SOMETHING = 'something unknown'

const FORMATS: { readonly [type: string]: (n: number, view: View) => string } = {
  hex: hexName,
  player: (n, view) => playerName(view, n),
  card: cardName,
  faction: factionName,
  minor: minorName,
  mission: missionName,
  unit: (n, view) => unitName(view, view.seat, n),
  slot: (n) => `${n + 1}`,
  hexilum: (n) => `${n} hexilum`,
  price: (n) => `${n} hexilum`,
}

const asked = (view: View): string => {
  const f = top(view)
  return f === undefined ? 'the game is over' : ask(view, f)
}

function fill(name: string, type: string, args: Args, view: View): string {
  if (type === 'asked') return asked(view)
  if (type === 'there') return typeof args['hex'] === 'number' ? pieceName(view, args['hex']) : SOMETHING
  const value = args[name]
  if (value === undefined) return SOMETHING
  return typeof value === 'number' ? (FORMATS[type]?.(value, view) ?? `${value}`) : value
}

export const refusal = (refused: Refusal, view: View): string =>
  refusalText(SENTENCES, refused, (name, type) => fill(name, type, refused.args, view))
