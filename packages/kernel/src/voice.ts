import type { Seat } from './contract.ts'

/* Sentences about players, for one reader: "You take a card" to whoever took it, "Anna takes a card" to everybody else. */

export interface Voice {
  /** Who does something, the verb in its plain form: "You take", "Anna takes". */
  does(seat: Seat, verb: string): string
  /** To whom something is done: "you", "Anna". */
  whom(seat: Seat): string
  /** "your", "Anna's". */
  whose(seat: Seat): string
}

const IRREGULAR: { readonly [verb: string]: string } = { be: 'is', have: 'has' }

/** "take" as "takes", "pass" as "passes", "carry" as "carries". */
function thirdPerson(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return IRREGULAR[verb] ?? (/[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`)
}

/** Names that are plurals: "The Smiths", "Anna and Ben". */
const isPlural = (name: string): boolean => /[^s]s$| and /.test(name)

/** The verb after a name: "takes" after "Anna", "take" after "You" and "The Smiths". */
export function verbAfter(name: string, verb: string): string {
  if (name !== 'You' && !isPlural(name)) return thirdPerson(verb)
  return verb === 'be' ? 'are' : verb
}

const named = (name: string, verb: string): string => `${name} ${verbAfter(name, verb)}`

/** `you`: the reader's seat; without one, everybody is named. */
export const voiceFor = (nameOf: (seat: Seat) => string, you: Seat | undefined): Voice => ({
  does: (seat, verb) => named(seat === you ? 'You' : nameOf(seat), verb),
  whom: (seat) => (seat === you ? 'you' : nameOf(seat)),
  whose: (seat) => (seat === you ? 'your' : possessive(nameOf(seat))),
})

/** "Anna's", "the Smiths'". */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`)
