import { PackShelf } from '@orrery/kernel'
import { DELIVERED } from './data/delivered.ts'

/** Packs that this process has met. Which planets, factions and objectives there are, and their kinds, is fixed. */
export const packs = new PackShelf('expedition', DELIVERED, {
  planets: ['id', 'station'],
  factions: ['id', 'name', 'home', 'homeChoices', 'gate', 'power'],
  objectives: ['id', 'name', 'kind', 'have'],
  secrets: ['id', 'name', 'when', 'have', 'moment', 'discards'],
})
