import { type ReactNode, useState } from 'react'
import { at } from '@orrery/kernel'
import type { SharedTable, SharedTables } from '@orrery/ui'
import { notesOn } from '../../src/referee-setup.ts'
import { ABSENT, type Event, NONE, type Player, SLICES, type System } from '../../src/types.ts'
import { asking, checks } from '../../words/referee-page.ts'
import { refusal } from '../../words/refusals.ts'
import { SLICE_SHORT } from '../../words/slices.ts'
import { systemName } from '../../words/names.ts'
import { Icon, SeatMark } from '../marks.tsx'
import { Paints } from '../paints.tsx'
import { useLow, useWide } from '../room.ts'
import { type SliceLook, Token } from '../token.tsx'
import { Ask, asked } from './ask.tsx'
import { useAwake } from './awake.ts'
import { PrintSheet } from './exports.tsx'
import { Sharing } from './invite.tsx'
import { Log } from './log.tsx'
import { RefereeMap, SystemLine } from './map.tsx'
import { Button, Ruled, Sheet } from './parts.tsx'
import { nameOf, type Play, PlayContext, usePlay, useTable } from './play.ts'
import { SeatSheet, SystemSheet } from './sheets.tsx'
import { TableSheet } from './table-sheet.tsx'
import askStyle from './ask.module.css'
import controls from './controls.module.css'
import pageStyle from './page.module.css'
import style from './table.module.css'

/* A running table: seats, token, map, log and the one question. */

type Open =
  | { readonly what: 'seat'; readonly seat: Player }
  | { readonly what: 'system'; readonly system: System }
  | { readonly what: 'table' }

/** Where the table runs, who is here, and what has not arrived yet. */
function Badge(): ReactNode {
  const { table, moment } = usePlay()
  const here = moment.seats.filter(({ isHere }) => isHere).length
  const waits = moment.waiting > 0 ? `, ${moment.waiting} waiting` : ''
  const isWarning = table.where === 'here' || moment.isLost
  const text =
    table.where === 'here'
      ? 'Only on this device'
      : moment.isLost
        ? `Offline${waits}`
        : `${here} of ${moment.seats.length} here`
  return (
    <span
      className={isWarning ? `${style.badge} ${style.alone}` : style.badge}
      data-connection={moment.isLost ? 'lost' : 'open'}
    >
      {text}
    </span>
  )
}

function Top({ open }: { open(): void }): ReactNode {
  const { state, moment, still, back, again } = usePlay()
  return (
    <header className={pageStyle.top}>
      <button type="button" className={controls.icon} aria-label="Menu of the table" onClick={open}>
        <Icon name="menu" size={20} />
      </button>
      <h1>Referee</h1>
      <span className={controls.sub}>Round {state.round}</span>
      <span className={pageStyle.gap} />
      <Badge />
      {!still && (
        <>
          <Button aria-label="Undo" disabled={!moment.canUndo} onClick={() => back()}>
            <Icon name="undo" />
            <span className={style.word}>Undo</span>
          </Button>
          <Button aria-label="Redo" disabled={!moment.canRedo} onClick={again}>
            <Icon name="redo" />
          </Button>
        </>
      )}
    </header>
  )
}

function Seats({ open }: { open(seat: Player): void }): ReactNode {
  const { core, options } = usePlay()
  const asked = options.pending?.player ?? core.active
  return (
    <nav className={style.seats} aria-label="Seats">
      <ol>
        {core.ruleset.names.map((name, seat) => (
          <li key={name}>
            <button
              type="button"
              className={seat === asked ? `${style.seat} ${style.on}` : style.seat}
              aria-current={seat === asked}
              onClick={() => open(seat)}
            >
              <span>
                <SeatMark ruleset={core.ruleset} player={seat} size={18} />
                {at(core.claims, seat) > 0 && (
                  <em aria-label={`${at(core.claims, seat)} slices`}>
                    <Icon name="slice" size={11} />
                    {at(core.claims, seat)}
                  </em>
                )}
                {at(core.breakthroughs, seat) !== ABSENT && (
                  <i aria-label="has its breakthrough">
                    <Icon name="breakthrough" size={11} />
                  </i>
                )}
              </span>
              <b className={at(core.passed, seat) === 1 ? style.passed : ''}>{name}</b>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function sliceLooks({ core, options, hand, other, still }: Play): readonly SliceLook[] {
  return options.slices.map(({ takenBy, number, refusal: why, canPay }, i) => {
    const isOpen = !still && why === undefined && options.pending === undefined
    const standing =
      takenBy !== NONE
        ? 'taken'
        : [hand.slice, other?.hand.slice].includes(i)
          ? 'paying'
          : isOpen && (canPay || core.ruleset.settings.payments === 'declared')
            ? 'open'
            : 'shut'
    return { standing, owner: takenBy, number, note: takenBy === NONE ? NOTES[standing] : nameOf(core, takenBy) }
  })
}

/** Under the name of a slice that nobody has. */
const NOTES = { taken: '', paying: 'being paid', open: 'open', shut: 'not now' } as const

const NEVER_ALLOWED = ['EXPEDITION_OVER', 'SLICE_TAKEN']

/** Chooses a slice to pay for, or says why it cannot be claimed. */
function TokenPart({ worded }: { readonly worded: boolean }): ReactNode {
  const play = usePlay()
  const { core, options, still } = play
  const press = (slice: number): void => {
    const why = options.slices[slice]?.refusal
    if (options.pending !== undefined) return play.refuse(asking(play.state, options).ask)
    // What only the moment forbids can be allowed by the table: the payment opens and says so (TE-18.13).
    if (why !== undefined && NEVER_ALLOWED.includes(why.code)) return play.refuse(refusal(why))
    return play.hold({ slice: play.hand.slice === slice ? NONE : slice, payer: NONE })
  }
  return (
    <Token
      ruleset={core.ruleset}
      slices={sliceLooks(play)}
      names={SLICE_SHORT}
      worded={worded}
      flipped={core.flipped}
      button={(slice) =>
        still
          ? undefined
          : {
              role: 'button',
              tabIndex: 0,
              'aria-label': `${SLICE_SHORT[slice]}${at(core.slices, slice) === NONE ? '' : `, claimed by ${core.ruleset.names[at(core.slices, slice)] ?? ''}`}`,
              'data-slice': SLICES[slice],
              onClick: () => press(slice),
              onKeyDown: (event: { readonly key: string; preventDefault(): void }) => {
                if (event.key !== 'Enter' && event.key !== ' ') return
                event.preventDefault()
                press(slice)
              },
            }
      }
    />
  )
}

const Die = ({ n }: { readonly n: number }): ReactNode => (
  <svg className={style.die} viewBox="0 0 46 48" width="42" height="44" role="img" aria-label={`The die shows ${n}`}>
    <path d="M23 2 43 20 40 31 23 46 6 31 3 20z" />
    <path d="M23 2 35 26 23 33 11 26z" />
    <path d="m3 20 8 6m32-6-8 6M23 33v13M6 31l5-5m29 5-5-5" />
    <text x="23" y="26.5">
      {n}
    </text>
  </svg>
)

/** As many as stand beside the token; the log has them all. */
const MOST_CHECKS = 3

function Checks(): ReactNode {
  const { moment, core, still } = usePlay()
  const over = `${core.ruleset.names[core.active] ?? ''}'s turn${core.window ? ' ends' : ''}`
  const found = checks(
    core,
    moment.log.flatMap(({ events }) => events as readonly Event[]),
  )
  return (
    <div className={style.checks}>
      <h2>{over}</h2>
      <ul>
        {found.slice(-MOST_CHECKS).map(({ title, text, die }, i) => (
          <li key={i}>
            {die === undefined ? <Icon name="check" /> : <Die n={die} />}
            <p>
              <b>{title}</b>
              <span>{text}</span>
            </p>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={controls.quiet}>
          {core.ruleset.settings.payments === 'tracked'
            ? 'Slices with a brass rim can be paid with what this referee knows.'
            : still
              ? 'A slice may be claimed after an action.'
              : 'After an action, touch a slice to pay for it.'}
        </p>
      )}
    </div>
  )
}

function Sheets({
  open,
  tables,
  close,
}: {
  readonly open: Open
  readonly tables: SharedTables
  close(): void
}): ReactNode {
  const { core } = usePlay()
  if (open.what === 'seat')
    return (
      <Sheet title={core.ruleset.names[open.seat] ?? ''} close={close}>
        <SeatSheet seat={open.seat} close={close} />
      </Sheet>
    )
  if (open.what === 'system')
    return (
      <Sheet title={systemName(core, open.system)} close={close}>
        <SystemSheet system={open.system} />
      </Sheet>
    )
  return (
    <Sheet title="This table" close={close}>
      <TableSheet tables={tables} close={close} />
    </Sheet>
  )
}

const ASLEEP =
  'The screen may go dark: browsers keep it awake only on https and localhost. Change that in the settings of the device.'

const Notes = (): ReactNode => {
  const { moment, state } = usePlay()
  const isAwake = useAwake()
  const notes = [
    ...notesOn(state),
    ...(moment.isUnkept ? ['This device keeps nothing: save the table as a file before you close the page.'] : []),
    ...(isAwake ? [] : [ASLEEP]),
  ]
  return notes.length === 0 || moment.log.length > 0 ? null : (
    <ul className={style.notes}>
      {notes.map((note) => (
        <li key={note}>
          <Ruled text={note} />
        </li>
      ))}
    </ul>
  )
}

/** Somebody looks on: the same view without entry. */
function Watching({ open }: { open(): void }): ReactNode {
  const play = usePlay()
  const { moment, core } = play
  const { who, over, ask, more } = asked(play)
  const isHostOnly = moment.answers === 'host' && moment.you >= 0
  return (
    <section className={askStyle.ask} aria-label="You are watching">
      <div className={askStyle.over}>
        <SeatMark ruleset={core.ruleset} player={who} size={14} />
        {over}
      </div>
      <h2 aria-live="polite">{ask}</h2>
      {play.other !== undefined && <p className={controls.sub}>{more}</p>}
      <p className={controls.sub}>{isHostOnly ? 'The host enters what happens.' : 'You are watching.'}</p>
      {moment.you < 0 && (
        <div className={controls.btns}>
          <Button main onClick={open}>
            Take a seat
          </Button>
        </div>
      )}
    </section>
  )
}

/** The map is what is asked about. */
const choosesPlace = ({ options: { pending }, still }: Play): boolean =>
  !still && pending !== undefined && ['ingress', 'moveIngress', 'avernus', 'site'].includes(pending.step)

export function TableScreen({
  table,
  tables,
}: {
  readonly table: SharedTable
  readonly tables: SharedTables
}): ReactNode {
  const play = useTable(table)
  const isWide = useWide()
  const isLow = useLow()
  const [open, setOpen] = useState<Open>()
  const [looked, setLooked] = useState<System>(NONE)
  if (play === undefined) return null
  const isShared = table.where === 'online'
  // A screen for everybody: the token in words, and what was checked stands in the log.
  const isLarge = isShared && isWide && !isLow
  const shape = [style.table, isShared && isWide ? style.shared : '', choosesPlace(play) ? style.choosing : '']
  const openTable = (): void => setOpen({ what: 'table' })
  return (
    <PlayContext value={play}>
      <div className={shape.join(' ')}>
        <Paints />
        <Top open={openTable} />
        <Seats open={(seat) => setOpen({ what: 'seat', seat })} />
        {isShared && isWide && (
          <aside className={style.aside}>
            <Sharing tables={tables} />
          </aside>
        )}
        <main className={style.main} aria-label="Table">
          <div className={style.state}>
            <TokenPart worded={isLarge} />
            {!isLarge && <Checks />}
          </div>
          <div className={style.mapbox}>
            <RefereeMap open={(system) => setOpen({ what: 'system', system })} look={setLooked} />
            {looked === NONE ? <Key /> : <SystemLine system={looked} />}
          </div>
          <Notes />
          <Log />
        </main>
        {play.still ? <Watching open={openTable} /> : <Ask />}
        {open !== undefined && <Sheets open={open} tables={tables} close={() => setOpen(undefined)} />}
      </div>
      <PrintSheet />
    </PlayContext>
  )
}

function Key(): ReactNode {
  const { options, still } = usePlay()
  const { pending } = options
  const n =
    pending === undefined ? 0 : new Set([...pending.systems, ...pending.ingress.flatMap(({ systems }) => systems)]).size
  if (n === 0) return still ? null : <p className={style.key}>Tap a system to enter who holds it.</p>
  return (
    <p className={style.key}>
      <svg viewBox="0 0 20 20" width="15" height="15" aria-hidden="true">
        <path d="M1 10 5.5 2h9L19 10l-4.5 8h-9z" fill="#3a3320" stroke="#e2c88f" strokeWidth="1.6" />
      </svg>
      {n === 1 ? 'one lit system' : `${n} lit systems`}
    </p>
  )
}
