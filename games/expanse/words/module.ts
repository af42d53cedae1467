import type { Line, Move } from '@orrery/kernel'
import type { Ability, Base, Effect, Event, Frame, Is, OpName, Player, StepName, View, Where } from '../src/types.ts'

/* The words a module contributes. Base sentences look them up and name no module. */

/** Who carries out a text: its reader, or the players it names. */
export interface Voice {
  readonly who: string
  readonly their: string
  readonly of: string
  readonly may: string
  readonly does: (verb: string) => string
}

/** Who did something, with the verb in its plain form: "You take", "UN takes". */
export type Does = (verb: string) => string

export type Place = 'Base' | 'Orbital'
/** One chosen place, several, or every one that fits. */
export type HowMany = 'one' | 'many' | 'each'

/** A choice as it stands on a page: a heading that several share, and a short label under it. */
export interface Choosing {
  readonly letter: string
  readonly title: string
  readonly label: string
  readonly note?: string
  readonly main?: boolean
}

export const under = (letter: string, title: string, label: string, more: Partial<Choosing> = {}): Choosing => ({
  letter,
  title,
  label,
  ...more,
})

/** Words for the answers of a kind in a question, and the kind they are named before. */
interface AnswerWords {
  readonly kind: number
  readonly before: number
  readonly words: string
}

/** A number that one may have more of than another. */
export interface CountWords {
  readonly of: (view: View, player: Player) => number
  readonly noun: (n: number) => string
  readonly where?: string
}

type PlaceWords = (where: Where, place: Place, number: HowMany, voice: Voice) => string

export interface ModuleWords {
  /** What it adds, in a sentence. */
  readonly about: string
  readonly questions?: { readonly [step in StepName]?: (view: View, frame: Frame) => string }
  readonly asks?: { readonly [op in OpName]?: () => string }
  readonly answers?: readonly AnswerWords[]
  /** A move as a button says it, and as it stands on a page: its own kinds, and others that answer its questions. */
  readonly move?: (m: Move, view: View) => string | undefined
  readonly choice?: (m: Move, view: View) => Choosing | undefined
  readonly events?: {
    readonly [K in Event['kind']]?: (e: Extract<Event, { readonly kind: K }>, view: View, does: Does) => string
  }
  readonly refusals?: { readonly [code: string]: string }
  readonly clauses?: {
    readonly [op in OpName]?: (e: Extract<Effect, { readonly op: op }>, voice: Voice, place: PlaceWords) => string
  }
  /** The same in few words. */
  readonly briefs?: { readonly [op in OpName]?: (e: Extract<Effect, { readonly op: op }>) => string }
  readonly traits?: { readonly [is in Is]?: string }
  readonly counts?: { readonly [part: string]: CountWords }
  /** A tech that a player has before it is in force. */
  readonly holds?: (view: View, player: Player, ability: Ability) => boolean
  /** More about a Base; parts of a player's line and of the head of the terminal board, with their labels. */
  readonly onBase?: (view: View, base: Base) => string
  readonly playerParts?: (view: View, player: Player) => readonly (readonly [label: string, text: string])[]
  readonly status?: (view: View) => readonly (readonly [label: string, text: Line])[]
}
