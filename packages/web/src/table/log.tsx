import { OBSERVER } from '@orrery/kernel'
import { CHAT_LENGTH, type News } from '@orrery/table'
import { isInstant, markScroll } from '@orrery/ui'
import { memo, type ReactNode, type SyntheticEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import controls from '../parts/controls.module.css'
import { sideNames } from '../parts/names.ts'
import { Tabs } from '../parts/tabs.tsx'
import { useDesk, useTable } from './context.ts'
import type { Desk, Now } from './desk.ts'
import type { Moved } from './journal.ts'
import style from './log.module.css'
import { readingSide, sentences } from './sentences.ts'
import { talkText } from './talk.ts'
import { TurnPanel, turnTitle } from './turn-panel.tsx'
import { turnsAt } from './use-turns.ts'

const AT_FIRST = 120
/** Up to this many sentences share a paragraph; beyond it each gets a line. */
const A_FEW = 3

/** What happened, in sentences, and the chat. Memoised: it is redrawn only for news. */
export const Log = memo(function Log({ now }: { readonly now: Now }): ReactNode {
  const desk = useDesk()
  const [wanted, setTab] = useState<'turn' | 'log' | 'chat'>(() => (isInstant() ? 'log' : 'turn'))
  const turns = turnsAt(desk, now)
  const tab = wanted === 'turn' && turns.length === 0 ? 'log' : wanted
  const id = useId()
  const spoken = now.journal.talk.filter(({ kind }) => kind === 'said').length
  const sides = sideNames(desk.entryPoint, now.view, now.update.seats)
  const tabs = [
    ...(turns.length > 0 ? ([['turn', turnTitle(sides, turns)]] as const) : []),
    ['log', 'What happened'],
    ['chat', spoken === 0 ? 'Chat' : `Chat ${spoken}`],
  ] as const
  return (
    <section className={style.log} aria-label="Log and chat">
      <Tabs id={id} tabs={tabs} chosen={tab} choose={setTab} className={style.tabs} />
      {tab === 'turn' ? (
        <TurnPanel now={now} turns={turns} id={`${id}-panel`} label={`${id}-turn`} />
      ) : (
        <Scroller
          id={`${id}-panel`}
          label={`${id}-${tab}`}
          last={`${tab} ${now.journal.seq} ${now.journal.moves.length}`}
        >
          {tab === 'log' ? <Moves now={now} /> : <Talk now={now} />}
        </Scroller>
      )}
      {tab === 'chat' && now.update.you !== OBSERVER && <Speak />}
    </section>
  )
})

interface ScrollerProps {
  readonly id: string
  readonly label: string
  /** Changes with the newest line. */
  readonly last: string
  readonly children: ReactNode
}

/** Keeps the newest line in sight, unless a moment of the past is looked at: that line shows itself. */
function Scroller({ id, label, last, children }: ScrollerProps): ReactNode {
  const isNow = useTable(({ moment }) => moment === undefined)
  const box = useRef<HTMLOListElement>(null)
  const attach = useCallback((list: HTMLOListElement | null) => {
    box.current = list
    return markScroll(list)
  }, [])
  useEffect(() => {
    if (!isNow) return undefined
    // With the next picture, when everything is laid out anyway: here it would be laid out twice.
    const next = requestAnimationFrame(() => {
      if (box.current !== null) box.current.scrollTop = box.current.scrollHeight
    })
    return () => cancelAnimationFrame(next)
  }, [last, isNow])
  return (
    <div id={id} role="tabpanel" aria-labelledby={label} className={style.panel}>
      <ol ref={attach} className={style.lines} tabIndex={0} aria-labelledby={label} data-scrolls="down">
        {children}
      </ol>
    </div>
  )
}

function Moves({ now }: { readonly now: Now }): ReactNode {
  const desk = useDesk()
  const { entryPoint } = desk
  const [asked, setAll] = useState(false)
  const { moves } = now.journal
  const looked = useTable(({ moment }) => moment?.entry ?? Number.POSITIVE_INFINITY)
  const all = asked || looked < (moves.at(-AT_FIRST)?.entry ?? 0)
  const shown = all ? moves : moves.slice(-AT_FIRST)
  const you = readingSide(entryPoint, now)
  const since = shown.length < moves.length ? (shown[0]?.seq ?? 0) : 0
  const lines = withStandIns(
    shown,
    now.journal.talk.filter(({ seq }) => seq > since),
  )
  if (lines.length === 0) return <li className={style.empty}>The game begins.</li>
  return (
    <>
      {shown.length < moves.length && (
        <li>
          <button type="button" className={style.move} onClick={() => setAll(true)}>
            <span>Show all {moves.length} moves</span>
          </button>
        </li>
      )}
      {lines.map((news, i) => (
        <li key={news.seq} className={i === 0 || news.seat === lines[i - 1]?.seat ? '' : style.turn}>
          {news.kind === 'moved' && desk.hasScene(news) && (
            <button type="button" className={style.again} onClick={() => void desk.playAgain([news])}>
              Show again
            </button>
          )}
          {news.kind === 'moved' ? (
            <MoveLine
              entry={news.entry}
              lines={sentences(entryPoint, news.events, now)}
              staged={now.update.staged.includes(news.entry)}
              you={you}
            />
          ) : (
            <p className={style.standIn}>{talkText(news, now.journal.talk, now.update)}</p>
          )}
        </li>
      ))}
    </>
  )
}

type StandIn = Extract<News, { readonly kind: 'outOfTime' | 'left' | 'back' }>

const isStandIn = (news: News): news is StandIn => ['outOfTime', 'left', 'back'].includes(news.kind)

/** The moves, and between them who handed over to a bot and came back. */
function withStandIns(moves: readonly Moved[], talk: readonly News[]): readonly (Moved | StandIn)[] {
  const standIns = talk.filter(isStandIn)
  return standIns.length === 0 ? moves : [...moves, ...standIns].toSorted((a, b) => a.seq - b.seq)
}

interface LineProps {
  readonly entry: number
  readonly lines: readonly string[]
  readonly staged: boolean
  /** The side that the lines call "You". */
  readonly you: string | undefined
}

/** The lines above a new one stay as they are. */
const MoveLine = memo(function MoveLine({ entry, lines, staged, you }: LineProps): ReactNode {
  const desk = useDesk()
  const looked = useTable(({ moment }) => moment?.entry === entry)
  const line = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (looked) line.current?.scrollIntoView({ block: 'nearest' })
  }, [looked])
  if (lines.length === 0) return null
  return (
    <button
      ref={line}
      type="button"
      className={`${style.move} ${staged ? style.stagedMove : ''}`}
      data-entry={entry}
      aria-current={looked}
      title="Show this moment on the board"
      onClick={() => void desk.lookAt(entry)}
    >
      <span className={lines.length > A_FEW ? style.many : ''}>
        {lines.map((text, i) => (
          <span key={i}>
            {i > 0 && ' '}
            <desk.entryPoint.Sentence text={text} you={you} />
          </span>
        ))}
      </span>
    </button>
  )
})

function Talk({ now }: { readonly now: Now }): ReactNode {
  const { talk } = now.journal
  return talk.map((news) =>
    news.kind === 'said' ? (
      <li key={news.seq} className={style.speech}>
        <b>{news.name}</b> {news.text}
      </li>
    ) : (
      <li key={news.seq} className={`${style.speech} ${style.aside}`}>
        {talkText(news, talk, now.update)}
      </li>
    ),
  )
}

function Speak(): ReactNode {
  const desk = useDesk()
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (text.trim() === '' || sending) return
    setSending(true)
    const isSaid = await spoken(desk, text.trim())
    setSending(false)
    // Text typed in the meantime is kept.
    if (isSaid) setText((now) => (now === text ? '' : now))
  }
  return (
    <form className={style.speak} onSubmit={(event) => void send(event)}>
      <input
        className={controls.field}
        value={text}
        maxLength={CHAT_LENGTH}
        placeholder="Say something"
        data-chat
        aria-label="Say something to the table"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={controls.button} disabled={sending}>
        Say
      </button>
    </form>
  )
}

/** Whether the table took it; where it did not, it has just said why. */
async function spoken(desk: Desk, text: string): Promise<boolean> {
  const before = desk.store.getState().note
  await desk.speak(text)
  const { note } = desk.store.getState()
  return note?.kind !== 'say' || note === before
}
