/* Sentences about players, for one reader: "You take a card" for the player who took it, "Anna takes a card" for others. */

/** `P`: the type of the game's player ids. */
export interface Voice<P extends number = number> {
  /** Who does something, the verb in its plain form: "You take", "Anna takes". */
  does(player: P, verb: string): string
  /** To whom something is done: "you", "Anna". */
  whom(player: P): string
  /** "your", "Anna's". */
  whose(player: P): string
}

const IRREGULAR: { readonly [verb: string]: string } = { be: 'is', have: 'has' }

/** "take" as "takes", "pass" as "passes", "carry" as "carries". */
function thirdPerson(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return IRREGULAR[verb] ?? (/[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`)
}

/** Names that look like plurals: "The Smiths", "Anna and Ben". */
const looksPlural = (name: string): boolean => /[^s]s$| and /.test(name)

/** The verb after a name: "takes" after "Anna", "take" after "You" and "The Smiths". */
export function verbAfter(name: string, verb: string, isPlural = looksPlural(name)): string {
  if (name !== 'You' && !isPlural) return thirdPerson(verb)
  return verb === 'be' ? 'are' : verb
}

const named = (name: string, verb: string, isPlural: boolean): string => `${name} ${verbAfter(name, verb, isPlural)}`

/**
 * `you` is the reader; without one, everybody is named. Pass `() => false` as `isPlural` where every name is singular:
 * "Chris takes".
 */
export const voiceFor = <P extends number>(
  nameOf: (player: P) => string,
  you: P | undefined,
  isPlural: (name: string) => boolean = looksPlural,
): Voice<P> => ({
  does: (player, verb) =>
    player === you ? named('You', verb, true) : named(nameOf(player), verb, isPlural(nameOf(player))),
  whom: (player) => (player === you ? 'you' : nameOf(player)),
  whose: (player) => (player === you ? 'your' : possessive(nameOf(player))),
})

/** "Anna's", "the Smiths'". */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`)
