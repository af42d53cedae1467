import { capital, type Seat } from '@orrery/kernel'
import type { Cue, MovedTable, Scene, SceneStep } from '@orrery/ui'
import { PATTERN_CELLS } from '../src/data/setup.ts'
import { type Event, type Hex, NONE, type View } from '../src/types.ts'
import { event as sentence } from '../words/events.ts'
import { missionName, sideName } from '../words/names.ts'
import { after as tableAfter } from './chain.ts'
import { isShown, type Shown } from './has-scene.ts'
import type { SceneDetail } from './scene-detail.ts'
import { SceneMarks } from './scene-marks.tsx'
import { Told } from './told.tsx'

/* The steps of scenes: what a move set off, one thing after another, and the pattern that wins, cell by cell. */

type Moved = MovedTable<View, Event>

/** Milliseconds at normal pace, and what is heard. */
const BEATS: { readonly [kind in Shown['kind']]: readonly [ms: number, cue?: Cue] } = {
  placed: [650, 'influence'],
  removed: [600, 'base'],
  returned: [600, 'influence'],
  moved: [650, 'fleet'],
  exchanged: [750, 'fleet'],
  mercenaryStolen: [900, 'card'],
  attacked: [700, 'marker'],
  struck: [650, 'marker'],
  damaged: [750, 'tie'],
  healed: [650, 'ownBase'],
  gained: [500],
  runs: [800, 'card'],
  defeated: [1400, 'threat'],
}
const PER_CELL = 260
const RESULT = 2400

function hexOf(e: Shown, view: View): Hex {
  if ('hex' in e) return e.hex
  return e.kind === 'gained' ? NONE : (view.warlords[e.player] ?? NONE)
}

interface Telling {
  readonly lines: readonly string[]
  readonly of: number
}

/** The table after each event; the last is the table after the move. */
function chainSteps(moved: Moved, events: readonly Event[], { lines, of }: Telling): readonly SceneStep<View>[] {
  const steps: SceneStep<View>[] = []
  let view = moved.before
  for (const e of events) {
    const then = tableAfter(view, e)
    if (isShown(e)) {
      const [ms, cue] = BEATS[e.kind]
      const at = steps.length
      // A warlord who falls is marked where it stood.
      const hex = hexOf(e, e.kind === 'defeated' ? view : then)
      const detail: SceneDetail = { lines, at, hex, kind: e.kind, cells: 0 }
      const heard = cue === undefined ? {} : { cue }
      steps.push({ view: then, ms, ...heard, headline: lines[at] ?? '', progress: `${at + 1} of ${of}`, detail })
    }
    view = then
  }
  return steps
}

/** The nine cells light up one after another; then the result stands until the player goes on. */
function endingSteps({ after }: Moved, lines: readonly string[]): readonly SceneStep<View>[] {
  const isPattern = after.wonWith !== NONE
  const name = isPattern ? missionName(after, after.wonWith) : ''
  const detail: SceneDetail = { lines, at: lines.length - 1, hex: NONE, kind: 'won', cells: PATTERN_CELLS }
  const cells = Array.from({ length: isPattern ? PATTERN_CELLS : 0 }, (_, i): SceneStep<View> => ({
    view: after,
    ms: PER_CELL,
    cue: 'base',
    headline: name,
    progress: `${i + 1} of ${PATTERN_CELLS} cells`,
    detail: { ...detail, cells: i + 1 },
  }))
  const headline = `${capital(sideName(after, after.winner))}${isPattern ? `: ${name}` : ''}`
  return [...cells, { view: after, ms: Number.POSITIVE_INFINITY, headline, detail }]
}

const told = (events: readonly Event[], view: View, seat: Seat): string[] =>
  events.filter((e) => isShown(e) || e.kind === 'won').map((e) => sentence(e, view, seat))

export function scene(moved: Moved): Scene<View> {
  const { after, outcome, seat } = moved
  const events = moved.events.map(({ event }) => event)
  const lines = told(events, after, seat)
  const chain = chainSteps(moved, events, { lines, of: events.filter(isShown).length })
  const shared = { Panel: Told, Over: SceneMarks }
  if (outcome !== null) return { ...shared, title: 'How it ended', steps: [...chain, ...endingSteps(moved, lines)] }
  const last = chain.at(-1)
  const result = last === undefined ? [] : [{ ...last, view: after, ms: RESULT }]
  return { ...shared, title: 'Chain reaction', steps: [...chain.slice(0, -1), ...result] }
}
