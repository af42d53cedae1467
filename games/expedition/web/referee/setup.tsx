import type { SharedSetup, SharedTables } from '@orrery/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { FACTION_ROWS } from '../../src/data/factions.ts'
import { notesOn } from '../../src/referee-setup.ts'
import type { RefereeState } from '../../src/referee.ts'
import { readMap } from '../../src/rules/mapString.ts'
import { refusal } from '../../words/refusals.ts'
import { seatLook } from '../colours.ts'
import { REFEREE_SETTINGS, settingWord } from '../../words/referee-page.ts'
import { Icon, LookMark } from '../marks.tsx'
import { Paints } from '../paints.tsx'
import {
  type Draft,
  dropDraft,
  freeFaction,
  keepDraft,
  mapFor,
  nameFor,
  newSeat,
  readDraft,
  type SeatDraft,
  setupOf,
} from './draft.ts'
import { Button, Count, Pick, Ruled } from './parts.tsx'
import { MapEditor } from './setup-map.tsx'
import askStyle from './ask.module.css'
import controls from './controls.module.css'
import formsStyle from './forms.module.css'
import style from './page.module.css'
import tableStyle from './table.module.css'

/* TE-18.2: seats, map, what everybody has, settings. */

interface Part {
  readonly draft: Draft
  change(part: Partial<Draft>): void
}

const FACTIONS = FACTION_ROWS.map(({ id, name }) => [id, name] as const)

const slotsOf = (map: string): number => {
  const read = readMap(map)
  return read.ok ? read.value.cells.filter(({ kind }) => kind === 'slot').length : 0
}

const changed = (seats: readonly SeatDraft[], i: number, part: Partial<SeatDraft>): SeatDraft[] =>
  seats.map((seat, k) => (k === i ? { ...seat, ...part } : seat))

interface SeatRowProps {
  readonly seat: SeatDraft
  readonly i: number
  /** How many home slots there are to choose from; 0 where they are given in order. */
  readonly slots: number
  readonly isNeeded: boolean
  change(part: Partial<SeatDraft>): void
  remove(): void
}

const slotNames = (slots: number): [string, string][] => [
  ['0', 'next'],
  ...Array.from({ length: slots }, (_, k): [string, string] => [String(k + 1), `slot ${k + 1}`]),
]

function SeatRow({ seat, i, slots, isNeeded, change, remove }: SeatRowProps): ReactNode {
  const which = `seat ${i + 1}`
  return (
    <div className={formsStyle.seatrow} role="group" aria-label={`Seat ${i + 1}`}>
      <LookMark look={seatLook(i)} size={18} />
      <input
        aria-label={`Name of ${which}`}
        placeholder={nameFor(seat)}
        value={seat.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Pick
        label={`Faction of ${which}`}
        value={seat.faction}
        options={FACTIONS}
        set={(faction) => change({ faction })}
      />
      {slots > 0 && (
        <Pick
          label={`Home of ${which}`}
          value={String(seat.slot)}
          options={slotNames(slots)}
          set={(slot) => change({ slot: Number(slot) })}
        />
      )}
      <button
        type="button"
        className={controls.icon}
        aria-label={`Remove ${which}`}
        disabled={isNeeded}
        onClick={remove}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}

function Seats({ draft, change }: Part): ReactNode {
  const { seats, map } = draft
  const slots = slotsOf(map)
  const [isSlotted, setSlotted] = useState(seats.some(({ slot }) => slot > 0))
  const put = (next: readonly SeatDraft[]): void => {
    // The default map follows the number of seats.
    const usual = map === '' || map === mapFor(seats.length)
    change({ seats: next, ...(usual && mapFor(next.length) !== '' ? { map: mapFor(next.length) } : {}) })
  }
  return (
    <section aria-labelledby="rf-seats">
      <h2 id="rf-seats">Seats, clockwise</h2>
      {seats.map((seat, i) => (
        <SeatRow
          key={i}
          seat={seat}
          i={i}
          slots={isSlotted ? slots : 0}
          isNeeded={seats.length <= 2}
          change={(part) => put(changed(seats, i, part))}
          remove={() => put(seats.filter((_, k) => k !== i))}
        />
      ))}
      <div className={controls.btns}>
        <Button disabled={seats.length >= 8} onClick={() => put([...seats, newSeat(freeFaction(seats))])}>
          One more seat
        </Button>
        {slots > 0 && !isSlotted && <Button onClick={() => setSlotted(true)}>Choose home slots</Button>}
      </div>
    </section>
  )
}

/** Goods and planets of one seat; home planets are its own already. */
function Has({ draft, change, state }: Part & { readonly state: RefereeState | undefined }): ReactNode {
  const [i, choose] = useState(0)
  const { seats } = draft
  const seat = seats[i] ?? seats[0]
  if (seat === undefined) return null
  const put = (part: Partial<SeatDraft>): void => change({ seats: changed(seats, i, part) })
  const taken = new Set(seats.flatMap(({ planets }) => planets))
  const ruleset = state?.core.ruleset
  const free = (ruleset?.planets ?? []).flatMap(({ row, system }) =>
    taken.has(row.id) || (ruleset?.systems[system]?.home ?? 0) >= 0 || ruleset?.systems[system]?.fracture === true
      ? []
      : [[row.id, row.name] as const],
  )
  return (
    <section aria-labelledby="rf-has">
      <h2 id="rf-has">What everybody has now</h2>
      <div className={style.tabs} role="group" aria-label="Seat">
        {seats.map((one, k) => (
          <button key={k} type="button" className={controls.button} aria-pressed={k === i} onClick={() => choose(k)}>
            <LookMark look={seatLook(k)} size={14} />
            {nameFor(one)}
          </button>
        ))}
      </div>
      <div className={formsStyle.counts}>
        <Count label="Trade goods" value={seat.goods} set={(goods) => put({ goods })} />
        <Count label="Commodities" value={seat.commodities} set={(commodities) => put({ commodities })} />
        <Count label="Action cards" value={seat.cards} set={(cards) => put({ cards })} />
        <Count label="Unscored secrets" value={seat.secrets} set={(secrets) => put({ secrets })} />
      </div>
      <Pick
        label="Give a planet"
        value=""
        options={[['', 'choose…'], ...free.toSorted(([, a], [, b]) => a.localeCompare(b))]}
        set={(id) => id !== '' && put({ planets: [...seat.planets, id] })}
      />
      <div className={style.given}>
        {seat.planets.map((id) => (
          <button
            key={id}
            type="button"
            className={controls.button}
            aria-label={`Take back ${id}`}
            onClick={() => put({ planets: seat.planets.filter((one) => one !== id) })}
          >
            {ruleset?.planets.find(({ row }) => row.id === id)?.row.name ?? id} ×
          </button>
        ))}
      </div>
      <p className={controls.quiet}>
        Home planets are there already. The rest can also be entered later: tap a seat or a system.
      </p>
    </section>
  )
}

const OF_THE_TABLE: readonly string[] = ['payments', 'dice']

const PRINTED: readonly (readonly [text: string, rule: string])[] = [
  ['The six prices, each slice once, one slice a turn', 'TE-3.2'],
  ['1 or 10 on the breakthrough roll brings The Fracture', 'TE-4.3'],
  ["No planet, supernova or printed wormhole where Thunder's Edge goes", 'TE-7.1'],
  ['The player with most slices takes it, with that many infantry', 'TE-6.7'],
]

function SettingPick({ draft, change, row }: Part & { readonly row: (typeof REFEREE_SETTINGS)[number] }): ReactNode {
  const { key, options, question, rule } = row
  const usual = key === 'payments' ? 'declared' : options[0]
  const value = draft.settings[key] ?? usual
  return (
    <Pick
      label={`${question} (${rule})`}
      value={String(value)}
      options={options.map((one) => [String(one), settingWord(one)])}
      set={(text) => change({ settings: { ...draft.settings, [key]: options.find((one) => String(one) === text) } })}
    />
  )
}

function SettingsPart({ draft, change }: Part): ReactNode {
  return (
    <section aria-labelledby="rf-settings">
      <h2 id="rf-settings">Payments and dice</h2>
      {REFEREE_SETTINGS.filter(({ key }) => OF_THE_TABLE.includes(key)).map((row) => (
        <SettingPick key={row.key} draft={draft} change={change} row={row} />
      ))}
      <p className={controls.quiet}>
        Declared: the table says what is paid and the referee checks the sum. Tracked: it also keeps planets, goods and
        hands.
      </p>
      <details className={formsStyle.settings}>
        <summary>Printed rules and our rulings</summary>
        <h3>Printed, not up for choice</h3>
        <ul>
          {PRINTED.map(([text, rule]) => (
            <li key={rule}>
              {text} <a href={`/rules/expedition#${rule}`}>{rule}</a>
            </li>
          ))}
        </ul>
        <h3>Our rulings, where the text is open</h3>
        {REFEREE_SETTINGS.filter((row) => !OF_THE_TABLE.includes(row.key)).map((row) => (
          <SettingPick key={row.key} draft={draft} change={change} row={row} />
        ))}
      </details>
    </section>
  )
}

function Begin({
  setup,
  tables,
}: {
  readonly setup: SharedSetup | undefined
  readonly tables: SharedTables
}): ReactNode {
  const [problem, setProblem] = useState('')
  const begin = async (where: 'here' | 'online'): Promise<void> => {
    if (setup === undefined) return
    try {
      const id = await tables.lay(where, setup)
      dropDraft()
      location.hash = `${where === 'here' ? 'here' : 'on'}/${id}`
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      {problem !== '' && (
        <p className={askStyle.refused} role="alert">
          {problem}
        </p>
      )}
      <div className={controls.btns}>
        <Button main disabled={setup === undefined} onClick={() => void begin('online')}>
          Begin and invite phones
        </Button>
        <Button disabled={setup === undefined} onClick={() => void begin('here')}>
          Only on this device
        </Button>
      </div>
    </>
  )
}

export function Setup({ tables }: { readonly tables: SharedTables }): ReactNode {
  const [draft, setDraft] = useState(readDraft)
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part }
    keepDraft(next)
    setDraft(next)
  }
  const tried = useMemo(() => setupOf(draft), [draft])
  const state = tried.ok ? tried.value.state : undefined
  const notes = tried.ok ? notesOn(tried.value.state) : []
  return (
    <div className={style.page}>
      <Paints />
      <header className={style.top}>
        <a className={controls.button} href="#tables">
          All tables
        </a>
        <h1>A table for the referee</h1>
      </header>
      <main className={style.setup}>
        <Seats draft={draft} change={change} />
        <MapEditor map={draft.map} seats={draft.seats.length} set={(map) => change({ map })} state={state} />
        <SettingsPart draft={draft} change={change} />
        <details className={formsStyle.settings}>
          <summary>Started already? Say what everybody has</summary>
          <Has draft={draft} change={change} state={state} />
        </details>
      </main>
      <footer className={`${askStyle.ask} ${style.begin}`}>
        {tried.ok ? (
          notes.length > 0 && (
            <ul className={tableStyle.notes}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )
        ) : (
          <p className={askStyle.refused} role="alert">
            <Icon name="wrong" size={17} />
            <span>
              <Ruled text={refusal(tried.error)} />
            </span>
          </p>
        )}
        <Begin setup={tried.ok ? tried.value.setup : undefined} tables={tables} />
      </footer>
    </div>
  )
}
