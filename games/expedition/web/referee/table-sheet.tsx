import { at } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { exportTable } from '../../src/referee.ts'
import { SETTING_ROWS } from '../../src/data/settings.ts'
import { isPlaced } from '../../src/rules/planets.ts'
import { ABSENT, NONE, SLICES } from '../../src/types.ts'
import { SLICE_SHORT } from '../../words/slices.ts'
import { pack } from './kept.ts'
import { Count, Flag, Pick } from './parts.tsx'
import { nameOf, usePlay } from './play.ts'
import controls from './controls.module.css'
import style from './forms.module.css'

/* What concerns the whole table: its link and file, and what is not any seat's. */

function Share(): ReactNode {
  const { table } = usePlay()
  const [link, setLink] = useState('')
  const [isCopied, setCopied] = useState(false)
  const make = async (): Promise<void> => {
    const address = `${location.origin}${location.pathname}#see/${await pack(table)}`
    setLink(address)
    // Not every browser lets a page copy; the link stands there to be copied by hand.
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(exportTable(table))}`
  return (
    <div className={style.share}>
      <button type="button" className={controls.main} onClick={() => void make().catch(() => undefined)}>
        {isCopied ? 'Copied: the table as it stands now' : 'Make a link to look at this table'}
      </button>
      {link !== '' && (
        <input
          readOnly
          aria-label="Link to look at this table"
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
      <a className={controls.button} href={file} download="referee.json">
        Save as a file
      </a>
      <a className={controls.button} href="#tables">
        All tables
      </a>
    </div>
  )
}

function Conquest(): ReactNode {
  const { core, table, say } = usePlay()
  if (!isPlaced(core)) return null
  return (
    <Pick
      label="Thunder's Edge was conquered by"
      value=""
      options={[['', 'choose…'], ...table.setup.seats.map(({ name }) => [name, name] as const)]}
      set={(player) => player !== '' && say({ seat: player, cmd: 'takeThundersEdge', player })}
    />
  )
}

function Ruling(): ReactNode {
  const { core, say } = usePlay()
  const [text, setText] = useState('')
  return (
    <form
      className={style.ruling}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        say({ seat: nameOf(core, core.active), cmd: 'ruling', text: text.trim().replace(/\.$/, '') })
        setText('')
      }}
    >
      <label>
        Ruling of the table, for the log
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" className={controls.button}>
        Note it
      </button>
    </form>
  )
}

function Slices({ set }: { set(path: string, value: string): void }): ReactNode {
  const { core, table } = usePlay()
  if (core.flipped) return null
  const players = table.setup.seats.map(({ name }) => [name, name] as const)
  return (
    <>
      <h3>Slices</h3>
      {SLICES.map((id, slice) => (
        <Pick
          key={id}
          label={SLICE_SHORT[slice] ?? id}
          value={at(core.slices, slice) === NONE ? 'free' : nameOf(core, at(core.slices, slice))}
          options={[['free', 'free'], ...players]}
          set={(value) => set(`slice.${id}`, value)}
        />
      ))}
    </>
  )
}

export function TableSheet({ close }: { close(): void }): ReactNode {
  const { core, table, say, still } = usePlay()
  const seat = nameOf(core, core.active)
  const set = (path: string, value: string | number | boolean): void => say({ seat, cmd: 'set', path, value })
  return (
    <>
      <Share />
      <fieldset className={style.fields} disabled={still}>
        <button
          type="button"
          className={controls.button}
          onClick={() => {
            say({ seat, cmd: 'endRound' })
            close()
          }}
        >
          End the round: ready all cards
        </button>
        <Count label="Round" value={table.state.round} set={(value) => set('round', value)} />
        <Flag label="The Fracture is in play" value={core.fracture} set={(value) => set('fracture', value)} />
        <Flag label="A slice was claimed in this turn" value={core.claimed} set={(value) => set('claimed', value)} />
        <Count label="Cards on the Data Skimmer" value={core.skimmed} set={(value) => set('skimmed', value)} />
        {core.jupiter !== ABSENT && (
          <Pick
            label="Jupiter Brain"
            value={core.jupiter === 1 ? 'ready' : 'exhausted'}
            options={[
              ['ready', 'readied'],
              ['exhausted', 'exhausted'],
            ]}
            set={(value) => set('jupiter', value)}
          />
        )}
        <Conquest />
        <Slices set={set} />
        <Ruling />
      </fieldset>
      <details className={style.settings}>
        <summary>Settings of this table</summary>
        <dl>
          {SETTING_ROWS.filter((row) => row.for !== 'scenario').map(({ key, question, rule }) => (
            <div key={key}>
              <dt>
                {question} <a href={`/rules/expedition#${rule}`}>{rule}</a>
              </dt>
              <dd>{String(core.box.settings[key])}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}
