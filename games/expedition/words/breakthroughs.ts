import { BREAKTHROUGH_ROWS } from '../src/data/breakthroughs.ts'
import { bringsCrew, DEPLOYED, FACTORY_INFANTRY, giftOf, SHARED_CARDS } from '../src/rules/raceEffects.ts'
import type { Player, RaceEffect, View } from '../src/types.ts'
import { capital, plural } from './grammar.ts'

/** TE-15.15: what stands in for effects that need ships. */
const IN_THE_RACE: { readonly [effect in RaceEffect]: string } = {
  deploys: `Exhaust at the end of your turn: ${DEPLOYED} infantry on a planet you control`,
  factories: `Producing ${FACTORY_INFANTRY} infantry or more gives 1 tactic token`,
  marches: 'Infantry reach one system further',
  assimilates: 'After winning a ground combat as the attacker: gain a technology of the loser',
  shares: `Exhaust at the end of your turn: another player draws ${SHARED_CARDS.other} action card, you draw ${SHARED_CARDS.own}`,
}

const CREW = "Until Thunder's Edge is found, exhaust it at the end of your turn: ready a planet."

interface RaceText {
  readonly text: string
  readonly isHouse: boolean
}

/** What a breakthrough does in the race, and whether that is a house rule. */
export function raceBreakthrough(view: View, player: Player): RaceText {
  const own = ownEffect(view, player)
  return bringsCrew(view, player) ? { text: `${own.text} ${CREW}`, isHouse: true } : own
}

function ownEffect(view: View, player: Player): RaceText {
  const row = view.ruleset.factions[player]
  const effect = view.ruleset.settings.shipBreakthroughs === 'effect' ? row?.scenario?.effect : undefined
  if (effect !== undefined) return { text: `${IN_THE_RACE[effect]}.`, isHouse: true }
  const gift = giftOf(view, player)
  if (gift > 0) return { text: `${capital(plural(gift, 'trade good'))} once.`, isHouse: true }
  return { text: breakthroughText(row?.id ?? ''), isHouse: false }
}

/** What the breakthrough of a faction does, in one sentence. */
export function breakthroughText(faction: string): string {
  const row = BREAKTHROUGH_ROWS.find((one) => one.faction === faction)
  if (row === undefined) return ''
  return row.when === undefined ? `${capital(row.does)}.` : `${row.when}: ${row.does}.`
}
