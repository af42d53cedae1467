import { type Bench, type LoadedGame, loadGame, type Manifest } from '@orrery/games'
import { UsageError } from './usage.ts'
import type { AnyJudge, AnyLearning, AnyLedger, Pack, PackInput } from '@orrery/kernel'

/** A loaded game, with everything the commands may need of it. */
export interface GameEntry extends LoadedGame, Bench {
  /** What a balance report counts. */
  readonly ledger?: AnyLedger | undefined
  /** Judges with other preferences, for a balance report. */
  readonly habits?: { readonly [name: string]: AnyJudge } | undefined
  /** The judge made by hand, and what a network learns by, where `judge` has learned. */
  readonly hand?: AnyJudge | undefined
  readonly learning?: AnyLearning | undefined
  /** How packs come in from outside, where that was asked for. */
  readonly input?: PackInput | undefined
  /** What is played with in place of what is delivered. */
  readonly pack?: Pack | undefined
}

export async function loadEntry(manifest: Manifest): Promise<GameEntry> {
  const [game, { ledger }, bots, bench] = await Promise.all([
    loadGame(manifest),
    manifest.words(),
    manifest.bot?.(),
    manifest.bench?.(),
  ])
  return { ...game, ...bench, ledger, habits: bots?.habits, hand: bots?.hand, learning: bots?.learning }
}

/** With packs from outside, which most commands do not need. */
export async function withInput(entry: GameEntry, { title, input }: Manifest): Promise<GameEntry> {
  const read = await input?.()
  if (read === undefined) throw new UsageError(`${title} is played as delivered: it has no packs.`)
  return { ...entry, input: read.packs }
}
