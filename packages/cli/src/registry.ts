import { game as expanse } from '@orrery/expanse'
import { judge as expanseJudge } from '@orrery/expanse/bot'
import { ledger as expanseLedger, words as expanseWords } from '@orrery/expanse/words'
import * as expeditionRules from '@orrery/expedition'
import { HABITS, judge as expeditionJudge, judgeOf } from '@orrery/expedition/bot'
import {
  ledger as expeditionLedger,
  refereeWords,
  type RefereeWords,
  words as expeditionWords,
} from '@orrery/expedition/words'
import { game as hexpanse } from '@orrery/hexpanse'
import { costs as hexpanseCosts, judge as hexpanseJudge } from '@orrery/hexpanse/bot'
import { ledger as hexpanseLedger, words as hexpanseWords } from '@orrery/hexpanse/words'
import type { AnyGame, AnyJudge, AnyLedger, AnyWords, Json } from '@orrery/kernel'

/** A game with the doors the command line walks through. */
export interface Entry {
  readonly game: AnyGame
  readonly words: AnyWords
  readonly judge: AnyJudge
  /** What a balance report counts. */
  readonly ledger?: AnyLedger
  /** Judges of other tempers: bots that want different things, for a balance report. */
  readonly habits?: { readonly [name: string]: AnyJudge }
  /** What the bench measures beside the game at every number of seats: other tables, and single questions. */
  readonly tables?: readonly BenchTable[]
  readonly costs?: { readonly [name: string]: { ask(s: unknown): unknown } }
}

interface BenchTable {
  readonly name: string
  readonly seats: number
  readonly options: { readonly [name: string]: Json }
}

/** One line per game; the first is the one that is played when none is named. */
export const games: readonly Entry[] = [
  { game: expanse, words: expanseWords, judge: expanseJudge, ledger: expanseLedger },
  {
    game: hexpanse,
    words: hexpanseWords,
    judge: hexpanseJudge,
    ledger: hexpanseLedger,
    tables: [
      { name: '2-admiral', seats: 2, options: { mode: 'admiral' } },
      { name: '4-teams', seats: 4, options: { mode: 'admiral', teams: true } },
    ],
    costs: hexpanseCosts,
  },
  {
    game: expeditionRules.game,
    words: expeditionWords,
    judge: expeditionJudge,
    ledger: expeditionLedger,
    habits: { racer: judgeOf(HABITS.racer), hoarder: judgeOf(HABITS.hoarder), weigher: judgeOf(HABITS.weigher) },
  },
]

/** The referee for a live table, with its words. */
export const referee: {
  readonly rules: typeof expeditionRules
  readonly words: RefereeWords
  readonly tones: AnyWords['tones']
} = { rules: expeditionRules, words: refereeWords, tones: expeditionWords.tones }
export type LiveTable = expeditionRules.RefereeTable
