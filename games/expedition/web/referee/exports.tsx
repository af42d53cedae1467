import { at } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { writeFile } from '../../src/referee-file.ts'
import type { RefereeView } from '../../src/referee.ts'
import { ABSENT, type Event, NONE, SLICES } from '../../src/types.ts'
import { event } from '../../words/events.ts'
import { breakthroughName, planetName } from '../../words/names.ts'
import { REFEREE_SETTINGS, settingWord } from '../../words/referee-page.ts'
import { SLICE_SHORT } from '../../words/slices.ts'
import { nameOf, type Play, usePlay } from './play.ts'
import { Button } from './parts.tsx'
import controls from './controls.module.css'
import style from './exports.module.css'

/* The table on paper and elsewhere. */

export const lineText = ({ core }: Play, { events, text }: Play['moment']['log'][number]): string =>
  text === '' ? events.map((e) => event(e as Event, core)).join(' ') : `“${text}”`

const sliceText = ({ core }: Play, slice: number): string => {
  const owner = at(core.slices, slice)
  return `${SLICE_SHORT[slice] ?? ''}: ${owner === NONE ? 'open' : `${nameOf(core, owner)}, claim ${at(core.claimNumber, slice)}`}`
}

/** After the flip the slices are gone from the table. */
const sliceTexts = (play: Play): readonly string[] =>
  play.core.flipped ? ['All six slices were claimed.'] : SLICES.map((_, slice) => sliceText(play, slice))

/** Short enough for a chat: the slices, the counts, and what happened. */
function chatText(play: Play): string {
  const { core, state, moment } = play
  return [
    `Expedition, round ${state.round}`,
    ...sliceTexts(play),
    `Slices: ${core.claims.map((n, p) => `${nameOf(core, p)} ${n}`).join(', ')}`,
    '',
    ...moment.log.map((line) => `${line.number}. ${lineText(play, line)}`),
  ].join('\n')
}

const dataLink = (type: string, text: string): string => `data:${type};charset=utf-8,${encodeURIComponent(text)}`

function Copy({ label, text }: { readonly label: string; readonly text: string }): ReactNode {
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    // Not every browser lets a page copy; the text stands there to be copied by hand.
    setSaid(
      await navigator.clipboard.writeText(text).then(
        () => 'Copied',
        () => text,
      ),
    )
  }
  return (
    <>
      <Button onClick={() => void copy().catch(() => setSaid(text))}>
        {said === 'Copied' ? `Copied: ${label.toLowerCase()}` : label}
      </Button>
      {said !== '' && said !== 'Copied' && <textarea readOnly rows={4} value={said} aria-label={label} />}
    </>
  )
}

export function Exports(): ReactNode {
  const play = usePlay()
  const view = play.moment.view as unknown as RefereeView
  return (
    <div className={style.exports}>
      <Button onClick={() => print()}>Print a sheet</Button>
      <a className={controls.button} href={dataLink('application/json', writeFile(view))} download="referee.json">
        Save as a file
      </a>
      <Copy label="Copy as text for a chat" text={chatText(play)} />
      <Copy label="Copy the map string" text={view.options.map} />
    </div>
  )
}

/** Shown on paper only. */
export function PrintSheet(): ReactNode {
  const play = usePlay()
  const { core, state, moment } = play
  return (
    <article className={style.paper} aria-hidden="true">
      <h1>Expedition, round {state.round}</h1>
      <ul>
        {sliceTexts(play).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            <th>Seat</th>
            <th>Faction</th>
            <th>Slices</th>
            <th>Breakthrough</th>
            <th>Planets</th>
          </tr>
        </thead>
        <tbody>
          {core.goods.map((_, p) => (
            <tr key={nameOf(core, p)}>
              <td>{nameOf(core, p)}</td>
              <td>{core.ruleset.factions[p]?.name}</td>
              <td>{at(core.claims, p)}</td>
              <td>{at(core.breakthroughs, p) === ABSENT ? '' : breakthroughName(core, p)}</td>
              <td>{core.owner.flatMap((owner, q) => (owner === p ? [planetName(core, q)] : [])).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>What happened</h2>
      <ol>
        {moment.log.map((line) => (
          <li key={line.number} value={line.number}>
            {lineText(play, line)} {line.by !== '' && <i>{line.by}</i>}
          </li>
        ))}
      </ol>
      <h2>Map and settings</h2>
      <p>{state.options.map}</p>
      <dl>
        {REFEREE_SETTINGS.map(({ key, question }) => (
          <div key={key}>
            <dt>{question}</dt>
            <dd>{settingWord(core.ruleset.settings[key])}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
