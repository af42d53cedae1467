/** How a worker tells that it broke down, or that nobody could read what it said: it will say nothing any more. */
export const FAULTS = ['error', 'messageerror'] as const
