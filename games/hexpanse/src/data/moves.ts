/*
 * Every move as its line of text. The place in this table is the number of its kind (rules/moves.ts names them), so
 * the order is part of the rules version: append, never insert.
 */
export const MOVE_LINES = [
  'faction {faction}',
  'minor {minor}',
  'mission {mission}',
  'hex {hex}',
  'place {unit}',
  'return',
  'attack',
  'recover {unit}',
  'play {action}',
  'activate {mercenary}',
  'gain',
  'raise',
  'heal',
  'move',
  'ability',
  'done',
  'resign',
  'rotate {rotation}',
  'skip',
  'player {player}',
  'unit {unit}',
  'card {card}',
  'stay',
  'take',
  'number {number}',
  'buy {slot}',
  'yes',
  'no',
] as const
