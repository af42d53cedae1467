/** Moves per second of a game written by hand for this machine: the yardstick every ratio of the bench refers to. */
export function limitMovesPerSecond(milliseconds?: number): number
