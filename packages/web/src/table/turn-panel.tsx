import { possessive } from '@orrery/kernel'
import { markScroll } from '@orrery/ui'
import { type ReactNode, useEffect } from 'react'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import { sideNames } from '../parts/names.ts'
import { useSettings } from '../settings/settings.ts'
import { useDesk } from './context.ts'
import type { Now } from './desk.ts'
import type { NumberedStep, Turn } from './turns.ts'
import style from './turn-panel.module.css'

const turnOf = (side: string): string => `${possessive(side).replace("'", '’')} turn`

/** The tab's title: one side's turn, or everybody's since yours. */
export function turnTitle(sides: readonly string[], turns: readonly Turn[]): string {
  const [first] = turns
  return turns.length === 1 ? turnOf(sides[first?.seat ?? 0] ?? '') : 'Since your turn'
}

interface PanelProps {
  readonly now: Now
  readonly turns: readonly Turn[]
  readonly id: string
  readonly label: string
}

/** What the others did since your turn, step by step; pointing at a row dims the other marks. */
export function TurnPanel({ now, turns, id, label }: PanelProps): ReactNode {
  const desk = useDesk()
  const sides = sideNames(desk.entryPoint, now.view, now.update.seats)
  useEffect(() => () => desk.pointStep(undefined), [desk])
  return (
    <div id={id} role="tabpanel" aria-labelledby={label} className={style.panel}>
      <div
        className={style.turns}
        ref={markScroll}
        data-scrolls="down"
        tabIndex={0}
        aria-labelledby={label}
        role="group"
      >
        {turns.map((turn, i) => (
          <Fold key={i} turn={turn} i={i} side={sides[turn.seat] ?? ''} isAlone={turns.length === 1} now={now} />
        ))}
        <p>The marks stay until your next move.</p>
      </div>
      <div className={style.foot}>
        <button
          type="button"
          className={controls.outline}
          onClick={() => void desk.playAgain(turns.flatMap(({ moves }) => moves))}
        >
          <Icon name="again" /> Again
        </button>
        <PaceSwitch />
      </div>
    </div>
  )
}

interface FoldProps {
  readonly turn: Turn
  readonly i: number
  readonly side: string
  readonly isAlone: boolean
  readonly now: Now
}

function Fold({ turn, i, side, isAlone, now }: FoldProps): ReactNode {
  const { entryPoint } = useDesk()
  const colour = { ['--f' as string]: entryPoint.colour?.(now.view, turn.seat) ?? 'var(--ink)' }
  const rows = (
    <ol style={colour}>
      {turn.steps.map((step) => (
        <Row key={step.n} step={step} turn={i} />
      ))}
    </ol>
  )
  if (isAlone) return rows
  return (
    <details open style={colour}>
      <summary>
        <entryPoint.SideMark side={side} /> {turnOf(side)}
      </summary>
      {rows}
    </details>
  )
}

function Row({ step, turn }: { readonly step: NumberedStep; readonly turn: number }): ReactNode {
  const { pointStep } = useDesk()
  const point = (): void => pointStep({ turn, n: step.n })
  const leave = (): void => pointStep(undefined)
  return (
    <li>
      <button type="button" onPointerEnter={point} onPointerLeave={leave} onFocus={point} onBlur={leave}>
        <i>{step.n}</i>
        <span>{step.text}</span>
        {step.note !== undefined && <em>{step.note}</em>}
      </button>
    </li>
  )
}

const PACES = [
  ['slow', 'Slow'],
  ['normal', 'Normal'],
  ['fast', 'Fast'],
  ['instant', 'Off'],
] as const

/** How fast the moves of others are shown: the setting, at hand. */
function PaceSwitch(): ReactNode {
  const pace = useSettings(({ settings }) => settings.pace)
  const set = useSettings((state) => state.set)
  return (
    <div className={style.pace} role="group" aria-label="Pace">
      <span>Pace</span>
      {PACES.map(([name, title]) => (
        <button key={name} type="button" aria-pressed={pace === name} onClick={() => set('pace', name)}>
          {title}
        </button>
      ))}
    </div>
  )
}
