import type { MovedTable, Scene } from '@orrery/ui'
import type { ReactNode } from 'react'
import { PATTERN_CELLS } from '../src/data/setup.ts'
import { patternIn } from '../src/rules/box.ts'
import { NONE } from '../src/types.ts'
import type { Event, View } from '../src/types.ts'
import { event as sentenceOf } from '../words/events.ts'
import { missionName, sideName } from '../words/names.ts'
import { factionOf } from './colours.ts'
import type { Fit } from './fits.ts'
import { FitPicture } from './mission.tsx'
import { Sentence } from './sentence.tsx'
import type { Table } from './table.ts'
import style from './ending.module.css'

/* How it ended: the pattern that was built, or the warlord who is left. */

/** The way in which the winner has built the mission. */
function wonFit(view: View): Fit | undefined {
  if (view.wonWith === NONE) return undefined
  const { cells } = patternIn(view.box, view.wonWith)
  const nine = cells.slice(view.wonAt * PATTERN_CELLS, (view.wonAt + 1) * PATTERN_CELLS)
  return { mission: view.wonWith, way: view.wonAt, cells: nine, held: nine.map(() => true), short: 0, blocked: 0 }
}

/** How it ended, for the column beside the board. */
function Panel({ view, scene }: Table): ReactNode {
  const detail = scene?.step.detail as MovedTable<View, Event> | undefined
  const { events = [], outcome } = detail ?? {}
  const fit = wonFit(view)
  const last = events.filter(({ event }) => event.kind !== 'won').slice(-4)
  const won = events.find(({ event }) => event.kind === 'won')
  const [winner = 0] = outcome?.winners ?? []
  return (
    <div className={style.ending}>
      {fit !== undefined && <FitPicture fit={fit} after={[]} faction={factionOf(view, winner)} />}
      <ol>
        {[...last, ...(won === undefined ? [] : [won])].map(({ event, part }) => (
          <li key={part}>
            <Sentence text={sentenceOf(event, view)} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The end of the game, with the board as it was won; it stands until the player goes on. */
export function endingScene(moved: MovedTable<View, Event>): Scene<View> {
  const { after } = moved
  const fit = wonFit(after)
  const headline = `${sideName(after, after.winner)}${fit === undefined ? '' : `: ${missionName(fit.mission)}`}`
  const step = { view: after, ms: Number.POSITIVE_INFINITY, headline, detail: moved }
  return { title: 'How it ended', steps: [step], Panel }
}
