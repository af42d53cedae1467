import { isLevel } from '@orrery/bots'
import type { ReactNode } from 'react'
import controls from '../parts/controls.module.css'
import { useMe } from '../parts/me.ts'
import { levelName } from '../parts/names.ts'
import { Segments } from '../parts/segments.tsx'
import { hasBots, type Look } from '../registry.ts'
import { LEVEL_WORDS } from './levels.ts'
import { type SideHands, SideTile } from './sides.tsx'
import style from './setup.module.css'
import { BOT, BOTS, type Who, type Wishes } from './wishes.ts'

export interface SeatsProps extends Look {
  readonly wishes: Wishes
  readonly hands: SideHands
  change(wishes: Wishes): void
}

/** What a side is called, and a few words on it. */
export function sideWords(
  { entryPoint }: Look,
  field: string,
  side: string,
): { readonly name: string; readonly about: string } {
  const words = entryPoint.option?.(field, side)
  return { name: words?.title ?? side, about: words?.about ?? '' }
}

/** Every seat with its side and who sits there, clockwise from top to bottom. */
export function Seats(props: SeatsProps & { readonly field: string | undefined }): ReactNode {
  const { game, entryPoint, wishes, hands, change, field } = props
  return (
    <ol className={style.seats}>
      {wishes.who.map((who, i) => (
        <li key={i} className={style.seat} data-place={i} data-over={hands.drag?.over === i && hands.drag.from !== i}>
          <b className={style.number}>{i + 1}</b>
          {field === undefined ? (
            <span className={style.later}>Side chosen at the table</span>
          ) : (
            <SideTile
              key={wishes.sides[i]}
              entryPoint={entryPoint}
              side={wishes.sides[i] ?? ''}
              {...sideWords({ game, entryPoint }, field, wishes.sides[i] ?? '')}
              place={i}
              hands={hands}
            />
          )}
          <Sitter
            number={i + 1}
            who={who}
            here={wishes.here}
            withBots={hasBots(game.id)}
            change={(one) => change({ ...wishes, who: wishes.who.map((old, j) => (j === i ? one : old)) })}
          />
        </li>
      ))}
    </ol>
  )
}

interface SitterProps {
  readonly number: number
  readonly who: Who
  readonly here: boolean
  readonly withBots: boolean
  change(who: Who): void
}

const KINDS = { person: { kind: 'person', name: '' }, bot: BOT } as const

function Sitter(props: SitterProps): ReactNode {
  const { number, who, here, withBots, change } = props
  if (who.kind === 'me') return <Me />
  return (
    <div className={style.who}>
      <select
        className={controls.field}
        aria-label={`Who sits in seat ${number}`}
        value={who.kind}
        onChange={(event) => change(event.target.value === 'bot' ? KINDS.bot : KINDS.person)}
      >
        <option value="person">{here ? 'Person' : 'Open'}</option>
        {withBots && <option value="bot">Bot</option>}
      </select>
      {who.kind === 'bot' ? <BotLevel {...props} level={who.level} /> : <Person {...props} name={who.name} />}
    </div>
  )
}

function Me(): ReactNode {
  const { name, call } = useMe()
  return (
    <div className={style.who}>
      <span className={style.you}>You</span>
      <input
        className={controls.field}
        aria-label="Your name at the table"
        placeholder="Your name at the table"
        maxLength={24}
        value={name}
        onChange={(event) => call(event.target.value)}
      />
    </div>
  )
}

function Person({ number, here, name, change }: SitterProps & { readonly name: string }): ReactNode {
  if (!here) return <p>Anyone with the link can take this seat.</p>
  return (
    <input
      className={controls.field}
      aria-label={`Name in seat ${number}`}
      placeholder={`Player ${number}`}
      maxLength={24}
      value={name}
      onChange={(event) => change({ kind: 'person', name: event.target.value })}
    />
  )
}

const LEVELS = BOTS.map((value) => ({ value, title: levelName(value) }))

function BotLevel({ number, level, change }: SitterProps & { readonly level: string }): ReactNode {
  return (
    <>
      <Segments
        label={`Level of the bot in seat ${number}`}
        value={isLevel(level) ? level : 'random'}
        choices={LEVELS}
        change={(value) => change({ kind: 'bot', level: value })}
      />
      <p>
        <b>{levelName(level)}</b> {isLevel(level) ? LEVEL_WORDS[level] : ''}
      </p>
    </>
  )
}
