import { isLevel, thinkingTime } from '@orrery/bots'
import { type Move, OBSERVER } from '@orrery/kernel'
import { type ChoiceGroup, choicesOf, type TableProps } from '@orrery/ui'
import { type ReactNode, useContext, useMemo } from 'react'
import { headlineOf } from '../ending/headline.ts'
import { TaskContext } from './task.ts'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import { playerName, sideNames } from '../parts/names.ts'
import { usePhone } from '../parts/hooks.ts'
import { useTellKeys } from '../settings/question-keys.ts'
import { Hint, HintButton } from '../think/hint.tsx'
import { ChoiceBody, ChoiceGroups, LoneEnd } from './choices.tsx'
import { ConnectionNotice } from './connection.tsx'
import { useCanScore, useDesk, useTable } from './context.ts'
import { Deliberate } from './deliberate.tsx'
import type { Now } from './desk.ts'
import { GuidedChoices } from './guided-choices.tsx'
import { PhoneChoices } from './phone-choices.tsx'
import { rulesAt } from './rulebook.ts'
import style from './question.module.css'

/** Milliseconds from which a bar is worth drawing. */
const LONG = 1000

interface QuestionProps {
  readonly now: Now
  readonly props: TableProps<unknown>
}

interface AskedProps extends QuestionProps {
  readonly groups: readonly ChoiceGroup[]
}

const NO_GROUPS: readonly ChoiceGroup[] = []

/** One sentence says what is asked; under it stand the answers, in the order of the board. */
export function Question({ now, props }: QuestionProps): ReactNode {
  const asked = now.update.decision !== null
  const task = useContext(TaskContext)
  const { entryPoint } = useDesk()
  const groups = useMemo(() => (asked ? choicesOf(entryPoint, now.view) : NO_GROUPS), [entryPoint, asked, now.view])
  return (
    <section
      className={`${style.question} ${asked ? style.asked : ''}`}
      aria-label="Question"
      data-seq={now.journal.seq}
    >
      {task?.head}
      {asked && <Asked now={now} props={props} groups={groups} />}
      {!asked && task?.isFinished !== true && <Waiting now={now} />}
      <ConnectionNotice />
      <UndoRequest now={now} />
      <Said />
      {task?.isGuided !== true && <Foot now={now} props={props} groups={groups} />}
    </section>
  )
}

function Asked({ now, props, groups }: AskedProps): ReactNode {
  const { entryPoint } = useDesk()
  const { update, view } = now
  const phone = usePhone()
  const hinting = useTable((state) => state.hinting)
  const task = useContext(TaskContext)
  useTellKeys(groups)
  const side = sideNames(entryPoint, view, update.seats)[update.you] ?? ''
  const above = (
    <>
      <div data-guide>{entryPoint.Guide !== undefined && <entryPoint.Guide {...props} />}</div>
      <Hint now={now} />
    </>
  )
  if (task?.isGuided === true)
    return (
      <>
        <GuidedChoices groups={groups} undo={<UndoButton now={now} />}>
          {above}
        </GuidedChoices>
        <Care />
      </>
    )
  return (
    <>
      <div className={style.eye}>
        <span>
          <entryPoint.SideMark side={side} size={12} />
        </span>
        <span>Your turn</span>
        {entryPoint.Purse !== undefined && (
          <span className={style.purse}>
            <entryPoint.Purse {...props} />
          </span>
        )}
      </div>
      <h2 aria-live="polite">{entryPoint.words.question(view, update.you)}</h2>
      <Staged now={now} />
      {phone && hinting && <ChoiceBody groups={groups}>{above}</ChoiceBody>}
      {phone && !hinting && (
        <PhoneChoices groups={groups} undo={<UndoButton now={now} />}>
          {above}
        </PhoneChoices>
      )}
      {!phone && <ChoiceGroups groups={groups}>{above}</ChoiceGroups>}
      <Care />
    </>
  )
}

/** The choices that may still be taken back. */
function Staged({ now }: { readonly now: Now }): ReactNode {
  const { entryPoint } = useDesk()
  const { journal, view, update } = now
  const names = journal.moves
    .filter(({ entry }) => update.staged.includes(entry))
    .flatMap(({ events }) => events.flatMap(({ event }) => entryPoint.staged(event, view) ?? []))
  if (names.length === 0) return null
  return (
    <div className={style.staged}>
      Can still be undone
      {names.slice(-4).map((name, i) => (
        <b key={i}>{name}</b>
      ))}
    </div>
  )
}

/** A choice is confirmed at the information barrier, and where it wastes something. */
function Care(): ReactNode {
  const confirming = useTable((state) => state.confirming)
  return confirming === undefined ? null : <CareFor key={confirming.move} {...confirming} />
}

interface CareProps {
  readonly move: Move
  readonly waste?: string
}

function CareFor({ move, waste = 'This cannot simply be undone.' }: CareProps): ReactNode {
  const desk = useDesk()
  const view = useTable((state) => state.now?.view)
  return (
    <div className={style.care} role="alert">
      <p>
        <b>{desk.entryPoint.words.move(move, view).replace(/\.$/, '')}.</b> {waste}
      </p>
      <div>
        <Deliberate className={controls.strong} act={() => desk.confirm()}>
          Do it
        </Deliberate>
        <button type="button" className={controls.plain} onClick={desk.drop}>
          Not yet
        </button>
      </div>
    </div>
  )
}

function Waiting({ now }: { readonly now: Now }): ReactNode {
  const { entryPoint } = useDesk()
  const { update, view } = now
  const { seats, waiting, outcome, you } = update
  if (outcome !== null) return <Over now={now} />
  const [first] = waiting
  const sides = sideNames(entryPoint, view, seats)
  const names = waiting.map((seat) => who(now, seat, sides))
  const bots = waiting.every((seat) => isBot(now, seat))
  const doing = bots ? 'thinking' : 'choosing'
  return (
    <>
      <div className={style.eye}>
        {first !== undefined && (
          <span>
            <entryPoint.SideMark side={sides[first] ?? ''} size={12} />
          </span>
        )}
        <span>{you === OBSERVER ? 'Watching' : 'Not your turn'}</span>
      </div>
      <h2 aria-live="polite">
        {names.join(' and ')} {names.length > 1 ? 'are' : 'is'} {doing}
      </h2>
      {first !== undefined && <p className={style.hushed}>{entryPoint.words.question(view, first)}</p>}
      {bots && <Thinking key={update.seq} levels={waiting.map((seat) => levelOf(now, seat))} />}
      {update.longAway.map((seat) => (
        <Away key={seat} seat={seat} name={who(now, seat, sides)} />
      ))}
    </>
  )
}

/** An absent player does not keep the others from playing on. */
function Away({ seat, name }: { readonly seat: number; readonly name: string }): ReactNode {
  const desk = useDesk()
  return (
    <div className={style.care}>
      <p>{name} is not here and was asked more than a day ago.</p>
      <div>
        <button type="button" className={controls.outline} onClick={() => void desk.standIn(seat)}>
          Let a bot play on for {name}
        </button>
      </div>
    </div>
  )
}

/** Bots that think for longer than a moment show how far they are, by the time their level takes. */
function Thinking({ levels }: { readonly levels: readonly string[] }): ReactNode {
  const time = Math.max(0, ...levels.map((level) => (isLevel(level) ? thinkingTime[level] : 0)))
  if (time < LONG) return null
  return <div className={style.thinking} style={{ animationDuration: `${time}ms` }} aria-hidden="true" />
}

function levelOf({ update }: Now, seat: number): string {
  const info = update.seats[seat]
  return info?.sitter.kind === 'bot' ? info.sitter.level : (info?.stoodInBy ?? '')
}

const isBot = (now: Now, seat: number): boolean => levelOf(now, seat) !== ''

function who({ update }: Now, seat: number, sides: readonly string[]): string {
  const info = update.seats[seat]
  if (info === undefined) return 'Somebody'
  return info.sitter.kind === 'bot' ? (sides[seat] ?? info.side) : playerName(info)
}

/** While the end is revealed, or a moment of the finished game is shown. */
function Over({ now }: { readonly now: Now }): ReactNode {
  const { entryPoint } = useDesk()
  const { outcome, seats, yours } = now.update
  const names = sideNames(entryPoint, now.view, seats)
  if (outcome === null) return null
  const headline = headlineOf({ outcome, yours, names, unscored: entryPoint.unscored === true })
  return (
    <>
      <div className={style.eye}>The game is over</div>
      <h2 aria-live="polite">{now.isHeld === true ? 'See how it ended.' : headline}</h2>
    </>
  )
}

/** Somebody asks to undo a move that can only be undone by agreement. */
function UndoRequest({ now }: { readonly now: Now }): ReactNode {
  const desk = useDesk()
  const { undoAsked, yours, seats } = now.update
  if (undoAsked === null) return null
  const sides = sideNames(desk.entryPoint, now.view, seats)
  const mine = undoAsked.missing.some((seat) => yours.includes(seat))
  const missing = undoAsked.missing.map((seat) => who(now, seat, sides)).join(', ')
  return (
    <div className={style.care} role="alert">
      <p>
        {yours.includes(undoAsked.seat) ? `You asked to take back a move. Still to answer: ${missing}.` : ''}
        {mine && `${who(now, undoAsked.seat, sides)} asks to take back a move.`}
      </p>
      {mine && (
        <div>
          <button type="button" className={controls.strong} onClick={() => void desk.answerUndo(true)}>
            Agree
          </button>
          <button type="button" className={controls.plain} onClick={() => void desk.answerUndo(false)}>
            No
          </button>
        </div>
      )}
    </div>
  )
}

/** A message about the table as a whole. */
function Said(): ReactNode {
  const { entryPoint } = useDesk()
  const note = useTable((state) => state.note)
  if (note?.kind !== 'say') return null
  return (
    <p className={style.said} role="alert">
      {note.text}
      {note.reasons.map(({ text, rule }) => (
        <span key={text}>
          {` ${text} `}
          <a href={rulesAt(entryPoint.id, rule)} target="_blank" rel="noreferrer">
            {rule}
          </a>
        </span>
      ))}
    </p>
  )
}

/** Free back to the barrier; past it the others are asked, where there are others. */
function UndoButton({ now }: { readonly now: Now }): ReactNode {
  const desk = useDesk()
  const { undo, mustAgree, undoAsked } = now.update
  return (
    <button
      type="button"
      className={controls.plain}
      disabled={undo === 'none' || undoAsked !== null}
      aria-keyshortcuts="Control+Z"
      onClick={() => void desk.undo()}
    >
      <Icon name="undo" />
      {undo === 'agreement' && mustAgree.length > 0 ? 'Ask to undo' : 'Undo'}
    </button>
  )
}

function Foot({ now, props, groups }: AskedProps): ReactNode {
  const desk = useDesk()
  const phone = usePhone()
  const { you, decision, outcome } = now.update
  const canScore = useCanScore(now) && !phone
  const isPlaying = you !== OBSERVER && outcome === null
  if (phone && decision !== null) return null
  if (!isPlaying && !canScore) return null
  return (
    <div className={style.foot}>
      {isPlaying && <UndoButton now={now} />}
      {isPlaying && !phone && <HintButton now={now} />}
      {isPlaying && !phone && <LoneEnd groups={groups} />}
      {canScore && (
        <button
          type="button"
          className={controls.switch}
          aria-pressed={props.scoreNow}
          onClick={() => desk.toggleScore()}
        >
          <i aria-hidden="true" />
          Score now
        </button>
      )}
    </div>
  )
}
