import type { Core } from '../types.ts'

/** TE-15.19: whether payments, marches and offers are one question each; games of older rules go step by step. */
export const asksWhole = (s: Core): boolean => s.ruleset.settings.questions !== 'steps'

/** TE-15.21: whether what has a usual answer is not asked at all. */
export const asksFew = ({ ruleset: { settings } }: Core): boolean =>
  settings.questions === 'few' || settings.questions === 'once'

/** TE-15.22: whether a card is played with its target, and infantry sent with their number, in one answer. */
export const asksOnce = (s: Core): boolean => s.ruleset.settings.questions === 'once'
