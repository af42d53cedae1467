import type { GameEvent, Seen } from '@orrery/kernel'
import { litThings, type TableProps, type Target } from '@orrery/ui'
import { createContext, useContext, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { TaskContext } from './task.ts'
import { usePhone } from '../parts/hooks.ts'
import { seatNames } from '../parts/names.ts'
import type { Desk, Moment, Now, TableState } from './desk.ts'
import type { Journal } from './journal.ts'
import type { Playing } from './scene-player.ts'

export const DeskContext = createContext<Desk | undefined>(undefined)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (desk === undefined) throw new Error('a part of a table was drawn outside of one')
  return desk
}

export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(useDesk().store, select)
}

const NOTHING: ReadonlySet<Target> = new Set()
const NO_EVENTS: readonly Seen<GameEvent>[] = []

function stagedEvents({ journal, update: { staged } }: Now): readonly Seen<GameEvent>[] {
  return journal.moves.filter(({ entry }) => staged.includes(entry)).flatMap(({ events }) => events)
}

function toldBy({ moves }: Journal, upTo = Number.POSITIVE_INFINITY): readonly Seen<GameEvent>[] {
  return moves.filter(({ entry }) => entry <= upTo).flatMap(({ events }) => events)
}

/** Whether there is a scoring to look ahead to: not in the final position. */
export function useCanScore({ update }: Now): boolean {
  const isPast = useTable(({ moment }) => moment !== undefined)
  return useHasScoreSwitch() && (update.outcome === null || isPast)
}

/** Whether the switch "score now" is under the question. */
export const useHasScoreSwitch = (): boolean => useDesk().entryPoint.ScoreNow !== undefined

/** The scene being played, unless a moment of the past is shown. */
export const useScene = (): Playing | undefined =>
  useTable(({ scene, moment }) => (moment === undefined ? scene : undefined))

/** The view that is shown now, and what may be touched in it. */
function useShown(
  now: Now,
  moment: Moment | undefined,
  selected: Target | undefined,
): { readonly scene: Playing | undefined; readonly view: unknown; readonly lit: ReadonlySet<Target> } {
  const desk = useDesk()
  const scene = useScene()
  const view = moment === undefined ? (scene === undefined ? now.view : scene.step.view) : moment.view
  const asked = moment === undefined && scene === undefined && now.update.decision !== null
  const meant = useContext(TaskContext)?.lit
  const lit = useMemo(
    () => (asked ? (meant ?? litThings(desk.entryPoint, view, selected)) : NOTHING),
    [desk, asked, meant, view, selected],
  )
  return { scene, view, lit }
}

/** The object of the last time, while all its values are the same: what is drawn from it is not drawn again. */
function useUnchanged<T extends object>(next: T): T {
  const kept = useRef(next)
  const before = new Map<string, unknown>(Object.entries(kept.current))
  if (Object.entries(next).some(([key, value]) => value !== before.get(key))) kept.current = next
  return kept.current
}

/** The props of everything the game draws: the present, or the moment that is shown. */
export function useTableProps(now: Now, moment: Moment | undefined): TableProps<unknown> {
  const desk = useDesk()
  const selected = useTable((state) => state.selected)
  const pointed = useTable(({ scene, pointed: target }) => scene?.step.pointed ?? target)
  const canScore = useCanScore(now)
  const scoreNow = useTable((state) => state.scoreNow) && canScore
  const signs = useTable((state) => (state.moment === undefined ? state.signs : undefined))
  const refused = useTable(({ note }) => (note?.kind === 'why' ? note.target : undefined))
  const phone = usePhone()
  const { update, journal } = now
  const { scene, view, lit } = useShown(now, moment, selected)
  const names = useMemo(() => seatNames(update.seats), [update.seats])
  const staged = useMemo(() => (moment === undefined ? stagedEvents(now) : NO_EVENTS), [moment, now])
  const told = useMemo(() => toldBy(journal, moment?.entry), [journal, moment])
  const ended = moment === undefined && update.outcome !== null
  const last = moment === undefined ? (journal.moves.at(-1)?.events ?? NO_EVENTS) : moment.events
  return useUnchanged({
    view,
    seat: update.you,
    names,
    lit,
    selected,
    pointed,
    refused,
    signs,
    staged,
    last,
    told,
    ended,
    scene,
    scoreNow,
    phone,
    touch: desk.touch,
    drag: desk.drag,
    point: desk.point,
  })
}
