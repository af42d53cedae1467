import { type Refusal, refusalText } from '@orrery/kernel'
import { top } from '../src/rules/frames.ts'
import type { View } from '../src/types.ts'
import { cardName, factionName, minorName, missionName, pieceName, playerName, unitName } from './names.ts'
import { questionOf } from '../src/steps/question.ts'
import { ask, openActions } from './questions.ts'

/*
 * Why a move is not open, one line per code. `{card}` is the argument of that name; `{there}` is what stands on the hex,
 * `{now}` what is asked instead.
 */
export const SENTENCES: { readonly [code: string]: string } = {
  // who and when
  notAsked: "it is {player}'s decision now",
  over: 'the game is over',
  notOpen: 'that is not possible now',
  whenFaction: 'factions are chosen before the game. {now}',
  whenMinor: 'minor factions are chosen before the game. {now}',
  whenMission: 'secret missions are chosen before the game. {now}',
  whenHex: '{now}',
  whenPlace: 'you cannot place a unit now. {now}',
  whenAction: 'that is an action for your Action Phase. {now}',
  whenDone: 'there is nothing to finish. {now}',
  whenResign: 'you can give up in your own turn, between actions. {now}',
  whenRotate: 'there is no card to turn. {now}',
  whenSkip: 'this cannot be skipped. {now}',
  whenPlayer: '{now}',
  whenUnit: '{now}',
  whenCard: '{now}',
  whenToken: 'no mercenary on the board was stolen. {now}',
  whenNumber: '{now}',
  whenBuy: 'you buy cards in your Market Phase, after your actions. {now}',
  whenYes: 'nobody asked whether you give up. {now}',
  mustBeDone: 'this part cannot be skipped',

  // before the game
  factionTaken: '{player} already leads the {faction}',
  minorNotRevealed: 'the {minor} were not revealed',
  minorTaken: '{player} already has the {minor}',
  missionNotRevealed: '{mission} was not revealed',
  missionGone: '{mission} is taken',

  // hexes
  offBoard: 'that hex is not on this board',
  occupied: 'this hex holds {there}',
  nothingThere: 'this hex is empty',
  warlordThere: 'a warlord stands here: warlords are never removed, replaced or swapped',
  notNearWarlord: 'this hex is not next to your warlord',
  notYours: 'this hex holds {there}, which is not yours',
  ownPiece: '{there} is not an enemy',
  sameHex: 'it already stands here',
  boardFull: 'no hex is empty',

  // units
  noneInReserve: 'your Reserve has no such unit',
  noneInShip: 'you have no such unit in the Recovery Ship',
  mercenaryRecovers: 'a mercenary never comes back from the Recovery Ship',
  notYourMercenary: '{card} is not your mercenary',
  alreadyPlaced: '{card} is already on the board',
  notOnBoard: '{card} is not on the board',
  notReusable: '{card} has no orange sign, so its ability works only when it is placed',
  ranAlready: '{card} has already used its ability this turn',
  noneToReturn: 'you have no normal unit on the board',
  notNormal: 'only normal units can be returned, not {there}',
  cannotAttack: '{there} cannot attack',
  onlyUnits: 'a unit has to make this attack, not your warlord',
  noAttack: 'none of your pieces that can attack has a target next to it',
  noTargetNear: 'there is nothing to attack next to it',
  notAdjacent: 'that hex is not next to the attacker',

  // warlord and purse
  lastLife: 'your warlord has only 1 life left and cannot pay with it',
  usedHeal: 'your warlord has already healed this turn',
  usedMove: 'your warlord has already moved this turn',
  usedAbility: 'your warlord has already used the ability this turn',
  fullLife: 'your warlord already has full life',
  noWay: 'no hex next to your warlord is empty',
  noUse: 'your ability would do nothing now',
  topIncome: 'your income is already at the maximum',
  incomeTooDear: 'the next level costs {price}, and you have {hexilum}',
  noResigning: 'nobody can give up at this table',
  playsOn: 'you have just decided to play on; you can give up in your next turn',

  // cards
  cardNotHeld: 'you do not have {card}',
  emptySlot: 'there is no card in place {slot}',
  tooDear: '{card} costs {price}, and you have {hexilum}',
  noFreeBase: 'all five bases are in use',

  // against one enemy
  notEnemy: '{player} is not your enemy in this game',
  nothingToTake: '{player} has nothing to take, or you have no free base',
  onlyReserve: 'mercenaries wait on cards, not in a Reserve',
  notInHisReserve: "{player}'s Reserve has no such unit",
  zombie: 'those units would come back at once, so they cannot be chosen',
  noActionCard: '{card} is not an action card',
  noMercenaryCard: '{card} is not a mercenary',
  notHisCard: '{player} does not have {card}',
  amount: 'choose from 1 to {n}',
}

type Args = Refusal['args']
const SOMETHING = 'something unknown'

const FORMATS: { readonly [type: string]: (n: number, view: View) => string } = {
  player: (n, view) => playerName(view, n),
  card: (n, view) => cardName(view, n),
  faction: factionName,
  minor: (n, view) => minorName(view, n),
  mission: (n, view) => missionName(view, n),
  unit: (n, view) => unitName(view, view.seat, n),
  slot: (n) => `${n + 1}`,
  hexilum: (n) => `${n} hexilum`,
  price: (n) => `${n} hexilum`,
}

/** What is asked instead: "First choose an action: place a unit, attack, or finish". */
function now(view: View): string {
  const f = top(view)
  if (f === undefined) return 'The game is over'
  const text = questionOf(view.ruleset, f) === 'actions' ? `First choose an action: ${openActions(view)}` : ask(view, f)
  return text.replace(/\.$/, '')
}

function fill(name: string, type: string, args: Args, view: View): string {
  if (type === 'now') return now(view)
  if (type === 'there') return typeof args['hex'] === 'number' ? pieceName(view, args['hex']) : SOMETHING
  const value = args[name]
  if (value === undefined) return SOMETHING
  return typeof value === 'number' ? (FORMATS[type]?.(value, view) ?? `${value}`) : value
}

export const refusal = (refused: Refusal, view: View): string =>
  refusalText(SENTENCES, refused, (name, type) => fill(name, type, refused.args, view))
