import { PackShelf } from '@orrery/kernel'
import { DELIVERED } from './data/delivered.ts'

/** Packs that this process has met. Which cards and techs there are, and whose, is fixed. */
export const packs = new PackShelf('expanse', DELIVERED, {
  cards: ['id', 'set', 'needsDeck'],
  techs: ['id', 'of', 'level', 'set'],
})
