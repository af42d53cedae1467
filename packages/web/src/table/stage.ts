import { type AnyEntryPoint, isInstant, type MovedTable, type Scene } from '@orrery/ui'
import { seatNames } from '../parts/names.ts'
import type { Moved } from './journal.ts'
import type { Now } from './now.ts'
import type { ScenePlayer } from './scene-player.ts'

/** At a table scenes are played as they happen; in a replay only when they are asked for. */
export type Scenes = 'played' | 'asked'

interface Told {
  readonly entryPoint: AnyEntryPoint
  readonly scenes: Scenes
  viewAt(entry: number): Promise<unknown>
  present(now: Now): void
}

/**
 * Holds an update back while the scenes of its moves are played: until then every panel, the log and all labels show the
 * position before the move, so that nothing gives away what the scene is about to show. The end of a game is such a scene.
 */
export class Stage {
  readonly #told: Told
  readonly #player: ScenePlayer
  /** Up to which entry of the log everything was shown. */
  #shown = Number.POSITIVE_INFINITY

  constructor(told: Told, player: ScenePlayer) {
    this.#told = told
    this.#player = player
  }

  /** Shows an update; a promise where it is held back. */
  show(now: Now): Promise<void> | undefined {
    const since = this.#shown
    this.#shown = now.update.entries
    const fresh = this.#isOff ? [] : now.journal.moves.filter((move) => move.entry > since && this.has(move))
    if (fresh.length > 0) return this.#playAll(now, fresh)
    this.#told.present(now)
    return undefined
  }

  get #isOff(): boolean {
    return this.#told.scenes === 'asked' || isInstant() || document.hidden
  }

  has({ events }: Moved): boolean {
    return this.#told.entryPoint.scene?.(events) !== undefined
  }

  async #playAll(now: Now, moves: readonly Moved[]): Promise<void> {
    for (const move of moves) {
      const moved = await this.#moved(now, move)
      if (moved !== undefined)
        await this.#play(move, moved, () => this.#told.present(heldBack(now, move, moved.before)))
    }
    this.#told.present(now)
  }

  /** Shows the scene of a move once more, over the present table. */
  async again(now: Now, move: Moved): Promise<void> {
    const moved = await this.#moved(now, move)
    if (moved !== undefined) await this.#play(move, moved, () => undefined)
  }

  async #play(move: Moved, moved: MovedTable<unknown>, begin: () => void): Promise<void> {
    const scene: Scene<unknown> | undefined = await this.#told.entryPoint.scene?.(move.events)?.(moved)
    if (scene === undefined || scene.steps.length === 0) return
    begin()
    await this.#player.play(scene, move.entry)
  }

  /** Undefined where the table does not say what was there before. */
  async #moved(now: Now, { entry, events }: Moved): Promise<MovedTable<unknown> | undefined> {
    const { update, journal, view } = now
    const isLast = journal.moves.at(-1)?.entry === entry
    const [before, after] = await Promise.all([
      this.#told.viewAt(entry - 1),
      isLast ? view : this.#told.viewAt(entry),
    ]).catch(() => [])
    if (before === undefined || after === undefined) return undefined
    const outcome = isLast ? update.outcome : null
    return { events, before, after, seat: update.you, names: seatNames(update.seats), outcome }
  }
}

/** The table before that move, with nobody asked. */
const heldBack = (now: Now, { entry }: Moved, view: unknown): Now => ({
  update: { ...now.update, entries: entry - 1, decision: null, waiting: [], staged: [] },
  view,
  isHeld: true,
  journal: { ...now.journal, moves: now.journal.moves.filter((move) => move.entry < entry) },
})
