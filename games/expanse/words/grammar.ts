export { capital, choices, inWords as list, plural, sentence } from '@orrery/kernel'

const VOWEL = /^(?:MCR|[AEIOaeio])/

/** With its article as spoken: a UN cube, an MCR cube, an Earth Base. */
export const withArticle = (noun: string): string => `${VOWEL.test(noun) ? 'an' : 'a'} ${noun}`
