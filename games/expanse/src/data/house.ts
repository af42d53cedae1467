import type { HouseRule } from '@orrery/kernel'
import type { House } from '../types.ts'

/* Rules of ours that a table may play by; the sources say otherwise, or nothing. */

export const DIPLOMAT_PRICE = 3

export const HOUSE_RULES: readonly HouseRule<House>[] = [
  {
    name: 'diplomatPrice',
    title: `A Diplomat costs ${DIPLOMAT_PRICE} CP`,
    source: 'The rulebook names no price. With three or four players, without Expanded Technologies.',
    usual: false,
  },
  {
    name: 'fewerCubes',
    title: '17 and 14 cubes',
    source: 'The rulebook says 18, and 15 for the UN; owners find one fewer in the box.',
    usual: false,
  },
  {
    name: 'yaoCap',
    title: 'Theresa Yao: X at most one fewer than the opposing fleets there',
    source: 'The card sets no such limit.',
    usual: false,
    retired: true,
  },
  {
    name: 'mercantileFirst',
    title: 'Mao-Kwikowski Mercantile only before the first AP is spent',
    source: 'The card names no such moment.',
    usual: false,
    retired: true,
  },
  {
    name: 'rules3',
    title: 'Diplomats enter beside the cubes, and the house values are those of rules version 3',
    source: 'No source says how Diplomats enter; the values are ours in both versions.',
    usual: false,
    retired: true,
  },
]
