import { DEFAULT_LEVEL } from '@orrery/bots'
import { OBSERVER, type Pack, type Seat } from '@orrery/kernel'
import type { SeatInfo, Setting, Update } from '@orrery/table'
import { type ReactNode, useState } from 'react'
import { api, say } from '../net/api.ts'
import controls from '../parts/controls.module.css'
import { CopyLink } from '../parts/copy.tsx'
import { useLoaded } from '../parts/hooks.ts'
import { useMe } from '../parts/me.ts'
import { levelName, sitterName } from '../parts/names.ts'
import { Page } from '../parts/page.tsx'
import { FairDealPanel } from '../fair/panel.tsx'
import { TablePack } from '../packs/table-pack.tsx'
import { hasBots, loadLook, titleOf } from '../registry.ts'
import style from './lobby.module.css'
import { settingWords } from './setting-words.ts'

interface GatheringProps {
  readonly update: Update
  /** What is played with in place of what is delivered. */
  readonly pack?: Pack | undefined
}

/** A table waiting for players: the link, the seats, and a field for your name. */
export function Gathering({ update, pack }: GatheringProps): ReactNode {
  const { table, seats, setting, host, you } = update
  const title = titleOf(setting.game)
  const [problem, setProblem] = useState('')
  const run = (act: Promise<unknown>): void => {
    setProblem('')
    act.catch((error: unknown) => setProblem(say(error)))
  }
  const open = seats.filter(({ sitter }) => sitter.kind === 'open').length
  return (
    <Page>
      <main className={style.lobby}>
        <div className={style.head}>
          <h1>{title}: waiting for players</h1>
          <p role="status">
            {open === 1 ? 'One seat is' : `${open} seats are`} open. The game begins when the last one is taken.
          </p>
        </div>
        <div className={style.two}>
          <section className={style.panel} aria-labelledby="seats">
            <h2 id="seats">Seats</h2>
            {you === OBSERVER && <NameField />}
            <div className={style.seats}>
              {seats.map((seat, i) => (
                <SeatLine key={i} seat={i} info={seat} update={update} run={run} />
              ))}
            </div>
          </section>
          <section className={style.panel} aria-labelledby="invite">
            <h2 id="invite">Invite</h2>
            <p className={style.quiet}>Anyone with this link can join or watch.</p>
            <CopyLink path={`/t/${table}`} />
            <Made setting={setting} />
            <TablePack pack={pack} />
            {update.fair !== null && <FairDealPanel update={update} fair={update.fair} run={run} />}
            {host && hasBots(setting.game) && (
              <div className={style.foot}>
                <button type="button" className={controls.strong} onClick={() => run(api.start(table))}>
                  Start with bots in the open seats
                </button>
              </div>
            )}
            {!host && you !== OBSERVER && <p className={style.quiet}>You have a seat. Waiting for the others.</p>}
          </section>
        </div>
        {problem !== '' && (
          <p className={style.problem} role="alert">
            {problem}
          </p>
        )}
      </main>
    </Page>
  )
}

/** What is played here. */
function Made({ setting }: { readonly setting: Setting }): ReactNode {
  const { value } = useLoaded(setting.game, loadLook)
  return <p className={style.quiet}>{settingWords(setting, value)}</p>
}

/** A name is asked for, nothing else. */
function NameField(): ReactNode {
  const { name, call } = useMe()
  return (
    <label className={style.field}>
      <h3>Your name at the table</h3>
      <input className={controls.field} value={name} maxLength={24} onChange={(event) => call(event.target.value)} />
    </label>
  )
}

/** Saves the name first, so that the seat shows it. */
async function sitDown(table: string, seat: Seat): Promise<void> {
  const { name, rename } = useMe.getState()
  if (name.trim() !== '') await rename(name.trim())
  await api.sit(table, { seat })
}

interface SeatLineProps {
  readonly seat: Seat
  readonly info: SeatInfo
  readonly update: Update
  run(act: Promise<unknown>): void
}

const keptFor = ({ sitter }: SeatInfo): string =>
  sitter.kind === 'open' && sitter.for !== undefined ? `kept for ${sitter.for}` : 'open'

function SeatLine({ seat, info, update, run }: SeatLineProps): ReactNode {
  const { table, you, host } = update
  const open = info.sitter.kind === 'open'
  return (
    <div className={style.seat}>
      <b>{seat + 1}</b>
      <span>
        {open ? <em>{keptFor(info)}</em> : sitterName(info.sitter)}
        {seat === you && <em> you</em>}
      </span>
      {open && you === OBSERVER && (
        <button type="button" className={controls.strong} onClick={() => run(sitDown(table, seat))}>
          Sit down
        </button>
      )}
      {open && host && hasBots(update.setting.game) && (
        <button
          type="button"
          className={controls.plain}
          onClick={() => run(api.putBot(table, { seat, level: DEFAULT_LEVEL }))}
        >
          Bot: {levelName(DEFAULT_LEVEL)}
        </button>
      )}
      {host && seat !== you && info.sitter.kind === 'person' && (
        <>
          <button
            type="button"
            className={controls.plain}
            onClick={() => run(api.moderate(table, { seat, act: 'free' }))}
          >
            Free the seat
          </button>
          <button
            type="button"
            className={controls.plain}
            onClick={() => run(api.moderate(table, { seat, act: 'block' }))}
          >
            Block
          </button>
        </>
      )}
      {seat === you && !host && (
        <button type="button" className={controls.plain} onClick={() => run(api.stand(table))}>
          Stand up
        </button>
      )}
    </div>
  )
}
