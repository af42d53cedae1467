import { useContext, useEffect } from 'react'
import { isTyping } from '../parts/keyboard.ts'
import { toggleSound } from '../settings/settings.ts'
import { mayBeAdvised } from '../think/alone.ts'
import { useDesk } from './context.ts'
import { type Desk, isVeiled, type Now } from './desk.ts'
import { rulebookAt } from './rulebook.ts'
import { TaskContext } from './task.ts'

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** There are no hints beside a goal. */
const HINT = 'h'

const ANSWERS = 'button[data-choice], button[data-piece], details[data-group] > summary'

const choices = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(ANSWERS)].filter(
    (one) => one.tagName === 'SUMMARY' || one.closest('details:not([open])') === null,
  )

/** The first answer of the group with that key; a group that is folded opens. */
function jump(key: string): boolean {
  const group = document.querySelector(`[data-group="${CSS.escape(key)}"]`)
  if (group instanceof HTMLDetailsElement) group.open = true
  const first = group?.querySelector<HTMLElement>('button') ?? null
  first?.focus()
  return first !== null
}

/** From answer to answer, around at the ends; from elsewhere to the first. */
function walk(step: number): boolean {
  const all = choices()
  const here = document.activeElement instanceof HTMLElement ? all.indexOf(document.activeElement) : -1
  const elsewhere = document.activeElement !== document.body && here < 0
  if (all.length === 0 || elsewhere) return false
  const next = here < 0 ? (step > 0 ? 0 : all.length - 1) : (here + step + all.length) % all.length
  all[next]?.focus()
  return true
}

/** Keys that mean the same in every game, and whether they mean anything now. */
const GLOBAL: { readonly [key: string]: (desk: Desk, now: Now) => boolean } = {
  h: (desk, { update }) => {
    const may = mayBeAdvised(update)
    if (may) desk.toggleHint()
    return may
  },
  u: (desk, { update }) => {
    if (update.undo !== 'none') void desk.undo()
    return true
  },
  s: (desk, { update }) => {
    if (desk.entryPoint.ScoreNow !== undefined && update.outcome === null) desk.toggleScore()
    return true
  },
  '/': (desk) => {
    open(rulebookAt(desk), '_blank', 'noreferrer')
    return true
  },
  C: () => {
    const field = document.querySelector<HTMLElement>('[data-chat]')
    field?.focus()
    return field !== null
  },
  S: () => {
    toggleSound()
    return true
  },
}

/** While a scene is shown: Space skips, P pauses; while moves are played, Space skips them. */
function pressInScene(desk: Desk, { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false
  const { scene } = desk.store.getState()
  if (key === ' ') return (scene !== undefined || !(target instanceof HTMLButtonElement)) && desk.skipMotion()
  if (key.toLowerCase() !== 'p' || scene === undefined) return false
  if (scene.isPaused) desk.scenes.resume()
  else desk.scenes.pause()
  return true
}

function press(desk: Desk, event: KeyboardEvent): boolean {
  const { moment, now } = desk.store.getState()
  // A key that is still held down from before answers nothing.
  if (event.repeat && event.key === 'Enter') return true
  // Keys do not act on what is behind an open sheet.
  if (isVeiled(desk.store.getState()) || document.querySelector('dialog[open]') !== null) return false
  if (pressInScene(desk, event)) return true
  const step = STEPS[event.key]
  if (event.key === 'Escape') {
    // It closes an open menu; the table is meant only when there is none.
    if (document.querySelector(':popover-open') !== null) return false
    desk.drop()
    if (moment !== undefined) desk.toNow()
    return true
  }
  if ((event.ctrlKey || event.metaKey) && event.key === 'z')
    return now !== undefined && GLOBAL['u']?.(desk, now) === true
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (step !== undefined && moment !== undefined) {
    void desk.lookAt(moment.entry + step)
    return true
  }
  if (step !== undefined) return walk(step)
  const global = GLOBAL[event.key]
  if (global !== undefined) return now !== undefined && global(desk, now)
  return event.key.length === 1 && !event.shiftKey && jump(event.key.toLowerCase())
}

/** The keyboard plays too: letters jump to a group of answers, arrows walk, Enter takes, Escape puts down. */
export function useKeys(): void {
  const desk = useDesk()
  const isGuided = useContext(TaskContext)?.isGuided === true
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target)) return
      if (isGuided && event.key === HINT) return
      if (press(desk, event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [desk, isGuided])
}
