/** Events of a worker that has failed or sent something unreadable: it will not answer any more. */
export const FAULTS = ['error', 'messageerror'] as const
