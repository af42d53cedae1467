import { TECHNOLOGY_ROWS } from '../src/data/scenario.ts'
import { SETTING_ROWS } from '../src/data/settings.ts'
import type { Tables } from '../src/types.ts'

/* What sections, fields and values of a pack are called. */

export const SECTIONS: { readonly [section in keyof Tables]: string } = {
  planets: 'Planets',
  systems: 'Systems',
  factions: 'Factions',
  maps: 'Maps',
  objectives: 'Public objectives',
  secrets: 'Secret objectives',
  race: 'Numbers of the race',
  neutrals: 'The Fracture',
  options: 'Options of the table',
}

export const SEATS: { readonly [seats: string]: string } = {
  3: 'Three players',
  4: 'Four players',
  5: 'Five players',
  6: 'Six players',
}

const FIELDS: { readonly [field: string]: string } = {
  name: 'Name',
  resources: 'Resources',
  influence: 'Influence',
  traits: 'Traits',
  specialties: 'Technology specialties',
  legendary: 'Legendary',
  wormholes: 'Wormholes',
  anomalies: 'Anomalies',
  commodities: 'Commodities',
  breakthrough: 'Breakthrough',
  synergy: 'Synergy',
  scenario: 'In the race',
  text: 'Map string',
  homes: 'Homes',
  start: 'Start',
  seam: 'Hexes that count as touching',
  cost: 'Spend',
  n: 'How many',
  limits: 'Limits',
  prices: 'Prices in influence',
  gains: 'Gains',
  combat: 'Combat',
  treasury: 'Treasury',
  strategyCards: 'Strategy cards of a player',
  infantry: 'Neutral infantry',
  ships: 'Neutral ships hit on',
  tactic: 'Tactic tokens',
  strategy: 'Strategy tokens',
  cards: 'Action cards',
  infantryHome: 'Infantry at home',
  infantryStart: 'Infantry in the start system',
  hand: 'Action cards in hand',
  secrets: 'Secret objectives',
  pdsPerPlanet: 'PDS on a planet',
  pdsPerSeat: 'PDS of a player',
  docksPerSeat: 'Space docks of a player',
  custodians: 'Custodians',
  token: 'Command token',
  statusTokens: 'Command tokens in the status phase',
  relicGoods: 'Trade goods for a relic',
  dockExtra: 'A dock produces beyond the resources',
  pdsHitsOn: 'PDS hit on',
  infantryHitsOn: 'Infantry hit on',
  per: 'Trade goods for a point',
  most: 'Points at most',
}

export const fieldName = (field: string): string => FIELDS[field] ?? SEATS[field] ?? field

export const settingName = (key: string): string => SETTING_ROWS.find((row) => row.key === key)?.question ?? key

/** A value in a form; what has no other name stands for itself. */
export const valueName = (value: string, _title: string): string =>
  TECHNOLOGY_ROWS.find(({ id }) => id === value)?.name ?? value
