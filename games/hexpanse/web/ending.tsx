import { buttonStyle } from '@orrery/ui'
import type { Outcome, Seen } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { PATTERN_CELLS } from '../src/data/setup.ts'
import { patternIn } from '../src/rules/box.ts'
import { NONE } from '../src/types.ts'
import type { Event, View } from '../src/types.ts'
import { event as sentenceOf } from '../words/events.ts'
import { missionName, sideName } from '../words/names.ts'
import { factionOf } from './colours.ts'
import type { Fit } from './fits.ts'
import { FactionIcon } from './marks.tsx'
import { FitPicture } from './mission.tsx'
import { Sentence } from './sentence.tsx'
import style from './ending.module.css'
import textStyle from './text.module.css'

/* How it ended: the pattern that was built, or the warlord who is left. */

interface EndingProps {
  readonly view: View
  readonly events: readonly Seen<Event>[]
  readonly outcome: Outcome
  readonly names: readonly string[]
  done(): void
}

/** The way in which the winner has built the mission. */
function wonFit(view: View): Fit | undefined {
  if (view.wonWith === NONE) return undefined
  const { cells } = patternIn(view.box, view.wonWith)
  const nine = cells.slice(view.wonAt * PATTERN_CELLS, (view.wonAt + 1) * PATTERN_CELLS)
  return { mission: view.wonWith, way: view.wonAt, cells: nine, held: nine.map(() => true), short: 0, blocked: 0 }
}

export function Ending({ view, events, outcome, names, done }: EndingProps): ReactNode {
  const fit = wonFit(view)
  const last = events.filter(({ event }) => event.kind !== 'won').slice(-4)
  const won = events.find(({ event }) => event.kind === 'won')
  const [winner = 0] = outcome.winners
  return (
    <section className={style.ending} aria-label="How it ended">
      <h2>
        <FactionIcon faction={factionOf(view, winner)} size={22} /> {sideName(view, view.winner)}
        {fit === undefined ? '' : `: ${missionName(fit.mission)}`}
      </h2>
      <p className={textStyle.quiet}>{outcome.winners.map((seat) => names[seat] ?? '').join(' and ')}</p>
      {fit !== undefined && <FitPicture fit={fit} after={[]} faction={factionOf(view, winner)} />}
      <ol>
        {[...last, ...(won === undefined ? [] : [won])].map(({ event, part }) => (
          <li key={part}>
            <Sentence text={sentenceOf(event, view)} />
          </li>
        ))}
      </ol>
      <button type="button" className={`${buttonStyle.go} ${buttonStyle.main}`} onClick={done}>
        Go on
      </button>
    </section>
  )
}
