/*
 * Every move as its line of text. The place in this table is the number of its kind (rules/moves.ts names them), so
 * the order is part of the rules version. The kinds of modules follow: a new kind takes the next number that is free.
 */
export const BASE_LINES = [
  'take {slot}',
  'play {card}',
  'perform',
  'keep',
  'points',
  'decline',
  'influence {base}',
  'diplomat {base}',
  'move {orbital}>{orbital}',
  'build {fleet}',
  'use {ability}',
  'finish',
  'fleets {group}',
  'cube {cube} {base}',
  'which {cube}',
  'base {base}',
  'orbital {orbital}',
  'band {band}',
  'fleet {fleet} {orbital}',
  'number {number}',
  'option {option}',
  'slot {slot}',
  'discard {card}',
  'stop',
  'bonus {sector}',
  'pass',
] as const
