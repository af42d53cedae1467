import type { Level } from '@orrery/bots'

/** How strong a bot is, in one line after its name. */
export const LEVEL_WORDS: { readonly [level in Level]: string } = {
  random: 'plays any move the rules allow. Good for trying things out.',
  rookie: 'thinks briefly and lets small things slip. Good for a first game.',
  greedy: 'takes what looks best at once and never looks ahead.',
  captain: 'looks one turn ahead. A fair game for a regular player.',
  admiral: 'thinks longer than Captain and misses little.',
  legend: 'is the strongest, and takes a few seconds for a move.',
}
