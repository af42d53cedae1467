import { at } from '@orrery/kernel'
import type { SharedTables } from '@orrery/ui'
import { type ReactNode, useState } from 'react'
import { claimsMade } from '../../src/rules/claim.ts'
import { isPlaced } from '../../src/rules/planets.ts'
import { ABSENT, NONE, type Player, type Slice, SLICES } from '../../src/types.ts'
import { REFEREE_SETTINGS, settingWord } from '../../words/referee-page.ts'
import { SLICE_SHORT } from '../../words/slices.ts'
import { WhenSheet } from './allow.tsx'
import { Correct } from './correct.tsx'
import { Exports } from './exports.tsx'
import { PutOnline, Sharing } from './invite.tsx'
import { Button, Pick } from './parts.tsx'
import { nameOf, usePlay } from './play.ts'
import controls from './controls.module.css'
import style from './forms.module.css'

/* What concerns the whole table: its link and file, and what is not any seat's. */

function Conquest(): ReactNode {
  const { core, say } = usePlay()
  if (!isPlaced(core)) return null
  return (
    <Pick
      label="Thunder's Edge was conquered by"
      value=""
      options={[['', 'choose…'], ...core.ruleset.names.map((name) => [name, name] as const)]}
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

function Slices({ close }: { close(): void }): ReactNode {
  const { core, say } = usePlay()
  const [asked, setAsked] = useState<{ readonly slice: Slice; readonly player: Player }>()
  if (core.flipped) return <FlippedCounts />
  const players = core.ruleset.names.map((name) => [name, name] as const)
  const set = (slice: Slice, value: string, when: 'now' | 'earlier'): void =>
    say({ seat: nameOf(core, core.active), cmd: 'set', path: `slice.${SLICES[slice] ?? ''}`, value, when })
  return (
    <>
      <h3>Slices</h3>
      {SLICES.map((id, slice) => (
        <Pick
          key={id}
          label={SLICE_SHORT[slice] ?? id}
          value={at(core.slices, slice) === NONE ? 'free' : nameOf(core, at(core.slices, slice))}
          options={[['free', 'free'], ...players]}
          set={(value) =>
            value === 'free'
              ? set(slice, value, 'earlier')
              : setAsked({ slice, player: core.ruleset.names.indexOf(value) })
          }
        />
      ))}
      {asked !== undefined && (
        <WhenSheet
          {...asked}
          set={(when) => {
            set(asked.slice, nameOf(core, asked.player), when)
            // What follows is asked at the table.
            if (when === 'now' || claimsMade(core) === SLICES.length - 1) close()
          }}
          close={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** After the flip the tokens are gone; what was counted can still be wrong. */
function FlippedCounts(): ReactNode {
  const { core } = usePlay()
  return (
    <>
      <h3>Slices counted at the flip</h3>
      {core.claims.map((_, p) => (
        <Correct key={nameOf(core, p)} path="claims" target={p} label={nameOf(core, p)} />
      ))}
    </>
  )
}

function CloseTable({ close }: { close(): void }): ReactNode {
  const { core, state, table } = usePlay()
  if (state.closed) return null
  return (
    <Button
      onClick={() => {
        void table.enter(core.active, ['close'])
        close()
      }}
    >
      Close the table
    </Button>
  )
}

export function TableSheet({ tables, close }: { readonly tables: SharedTables; close(): void }): ReactNode {
  const { core, table, say, still } = usePlay()
  const seat = nameOf(core, core.active)
  return (
    <div className={style.parts}>
      {table.where === 'online' ? <Sharing tables={tables} /> : <PutOnline tables={tables} />}
      <Exports />
      <fieldset className={style.fields} disabled={still}>
        <Button
          onClick={() => {
            say({ seat, cmd: 'endRound' })
            close()
          }}
        >
          End the round: ready all cards
        </Button>
        {['round', 'fracture', 'claimed', 'skimmed'].map((path) => (
          <Correct key={path} path={path} />
        ))}
        {core.jupiter !== ABSENT && <Correct path="jupiter" />}
        <Conquest />
        <Slices close={close} />
        <Ruling />
        <CloseTable close={close} />
      </fieldset>
      <details className={style.settings}>
        <summary>Settings of this table</summary>
        <dl>
          {REFEREE_SETTINGS.map(({ key, question, rule }) => (
            <div key={key}>
              <dt>
                {question} <a href={`/rules/expedition#${rule}`}>{rule}</a>
              </dt>
              <dd>{settingWord(core.ruleset.settings[key])}</dd>
            </div>
          ))}
        </dl>
      </details>
      <a className={controls.button} href="#tables">
        All tables
      </a>
    </div>
  )
}
