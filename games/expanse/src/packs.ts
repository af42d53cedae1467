import { PackShelf } from '@orrery/kernel'
import { DELIVERED } from './data/delivered.ts'

/** Packs that this process has met. */
export const packs = new PackShelf(DELIVERED)
