import { NONE } from '../../src/types.ts'
import type { SharedMoment, SharedTable, SharedTables } from '@orrery/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon, SeatMark } from '../marks.tsx'
import { nameOf, payerOf, usePlay, wordsOf } from './play.ts'
import { Button } from './parts.tsx'
import controls from './controls.module.css'
import style from './invite.module.css'

/* Several people share a table: the code to scan, who is here, who may enter. */

/** One path of all dark modules, on a light ground with its quiet zone. */
const Modules = ({ rows }: { readonly rows: readonly (readonly boolean[])[] }): ReactNode => (
  <svg
    className={style.code}
    viewBox={`0 0 ${rows.length} ${rows.length}`}
    role="img"
    aria-label="QR code of this table"
  >
    <rect width="100%" height="100%" rx="1.5" fill="#f3ecdd" />
    <path
      fill="#0b1222"
      shapeRendering="crispEdges"
      d={rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')}
    />
  </svg>
)

function useInvitation(
  tables: SharedTables,
  { where, id }: SharedTable,
): { readonly link: string; readonly rows: readonly (readonly boolean[])[] } {
  const [invitation, setInvitation] = useState<{ link: string; rows: readonly (readonly boolean[])[] }>({
    link: '',
    rows: [],
  })
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const link = await tables.invitation(id)
      setInvitation({ link, rows: await tables.code(link) })
    }
    if (where === 'online') void ask().catch(() => undefined)
  }, [tables, where, id])
  return invitation
}

function Code({ tables }: { readonly tables: SharedTables }): ReactNode {
  const { table } = usePlay()
  const { link, rows } = useInvitation(tables, table)
  if (link === '') return null
  return (
    <section className={style.panel} aria-label="Invitation">
      {rows.length > 0 && <Modules rows={rows} />}
      <b>Scan to join or watch</b>
      <input
        readOnly
        aria-label="Link to this table"
        value={link}
        size={link.length}
        onFocus={(event) => event.target.select()}
      />
    </section>
  )
}

const presence = (moment: SharedMoment, seat: number, isPaying: boolean): string => {
  const { name = '', isHere = false } = moment.seats[seat] ?? {}
  if (name === '') return 'open'
  if (isPaying) return 'paying now'
  if (seat === moment.you) return 'this screen'
  return isHere ? 'here' : 'away'
}

function People(): ReactNode {
  const { table, moment, core, other } = usePlay()
  const pays = other === undefined ? NONE : payerOf({ core, hand: other.hand })
  const [problem, setProblem] = useState('')
  const act = async (asked: Promise<Parameters<typeof wordsOf>[0]>): Promise<void> => setProblem(wordsOf(await asked))
  return (
    <section className={style.panel} aria-label="Who is here">
      <h2>Who is here</h2>
      <ul>
        {moment.seats.map(({ name, isHere }, seat) => {
          const isOpen = seat !== moment.you && !isHere
          return (
            <li key={seat}>
              <SeatMark ruleset={core.ruleset} player={seat} size={16} />
              <b>{nameOf(core, seat)}</b>
              <span data-away={(name !== '' && !isHere && seat !== moment.you) || undefined}>
                {presence(moment, seat, pays === seat)}
              </span>
              {seat === moment.you ? (
                <Button onClick={() => void act(table.stand())}>Leave</Button>
              ) : (
                isOpen && (
                  <Button
                    aria-label={`Take the seat of ${nameOf(core, seat)}`}
                    onClick={() => void act(table.sit(seat))}
                  >
                    Take
                  </Button>
                )
              )}
            </li>
          )
        })}
      </ul>
      {moment.watchers > 0 && (
        <p className={controls.quiet}>{moment.watchers === 1 ? '1 more is' : `${moment.watchers} more are`} watching</p>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
    </section>
  )
}

const WHO = [
  ['anyone', 'Everyone'],
  ['host', 'Only the host'],
] as const

function WhoMayEnter(): ReactNode {
  const { table, moment } = usePlay()
  return (
    <section className={style.panel} aria-label="Who may enter">
      <h2>Who may enter</h2>
      <div className={style.segments}>
        {WHO.map(([who, text]) => (
          <button
            key={who}
            type="button"
            aria-pressed={moment.answers === who}
            disabled={!moment.isHost}
            onClick={() => void table.allow(who)}
          >
            {text}
          </button>
        ))}
      </div>
      <p className={controls.quiet}>The log says who entered each line. Anyone who may enter lines may undo them.</p>
    </section>
  )
}

/** Everything about sharing an online table. */
export const Sharing = ({ tables }: { readonly tables: SharedTables }): ReactNode => (
  <div className={style.sharing}>
    <Code tables={tables} />
    <People />
    <WhoMayEnter />
  </div>
)

/** A table of this device goes online with everything that was said at it. */
export function PutOnline({ tables }: { readonly tables: SharedTables }): ReactNode {
  const { table, moment, core } = usePlay()
  const [who, setWho] = useState<'anyone' | 'host'>('anyone')
  const [problem, setProblem] = useState('')
  const put = async (): Promise<void> => {
    try {
      const id = await tables.putOnline(table.id, who)
      location.hash = `on/${id}`
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <section className={style.online} aria-label="Put this table online">
      <h3>Put this table online</h3>
      <p>It has run on this device since it started. All of it goes along.</p>
      <ul>
        <li>
          <Icon name="check" size={15} /> {moment.log.length} log lines, with everything that can be redone
        </li>
        <li>
          <Icon name="check" size={15} /> Map, planets and {core.ruleset.seats} factions
        </li>
        <li>
          <Icon name="check" size={15} /> Your rulings and settings
        </li>
      </ul>
      <div className={style.segments} role="group" aria-label="Who may enter">
        {WHO.map(([value, text]) => (
          <button key={value} type="button" aria-pressed={who === value} onClick={() => setWho(value)}>
            {text}
          </button>
        ))}
      </div>
      <Button main onClick={() => void put()}>
        Put it online and show the code
      </Button>
      {problem !== '' && <p role="alert">{problem}</p>}
      <p className={controls.quiet}>No network? It keeps running here. Nothing is lost.</p>
    </section>
  )
}
