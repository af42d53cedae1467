import type { HouseRule } from '@orrery/kernel'
import type { House } from '../types.ts'

/* Rules of ours that a table may play by; the rulebook says otherwise, or nothing. */

export const HOUSE_RULES: readonly HouseRule<House>[] = [
  {
    name: 'exhaustion',
    title: 'Exhaustion from round 21',
    source: 'The rulebook has no such end: whoever blocks can play on for ever.',
    usual: true,
  },
  {
    name: 'lastLife',
    title: 'Nobody pays their last life',
    source: 'The rulebook sets no such limit: a warlord may fall by its own attack, move or ability.',
    usual: false,
  },
  {
    name: 'zombiesHold',
    title: 'Zombies may not attack',
    source: 'The rulebook keeps only units with the Destruction icon from attacking.',
    usual: false,
  },
  {
    name: 'mercenaryOnce',
    title: 'A mercenary’s ability runs once per turn',
    source: 'The rulebook lets a reusable one run in any turn for an action, as often as there are actions.',
    usual: false,
  },
]
