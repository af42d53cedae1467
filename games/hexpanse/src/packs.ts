import { PackShelf } from '@orrery/kernel'
import { DELIVERED } from './data/delivered.ts'

/** Packs that this process has met. Which cards, missions, boards and factions there are is fixed. */
export const packs = new PackShelf('hexpanse', DELIVERED, {
  cards: ['id', 'type'],
  missions: ['id'],
  boards: ['id', 'radius', 'cells'],
  minors: ['id'],
  factions: ['id', 'name', 'short', 'warlord'],
})
