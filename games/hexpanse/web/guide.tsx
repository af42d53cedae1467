import { GoButton } from '@orrery/ui'
import type { ReactNode } from 'react'
import { isMercenaryProgram } from '../src/rules/programs.ts'
import { NONE } from '../src/types.ts'
import { consequence, type Verdict } from '../words/aimed.ts'
import { type Aim, type Aimed, aimedIn, aimIn, mayTurn, rotationIn } from './aim.ts'
import { Formula } from './formula.tsx'
import { hexTarget, turnTarget } from './targets.ts'
import type { PartProps } from './table.ts'
import { turnOn } from './turning.ts'
import style from './guide.module.css'

/* Under the question: the aimed card, how it is turned, and what exactly it would do. */

function TurnButton({ table, by }: { readonly table: PartProps; readonly by: number }): ReactNode {
  return (
    <button
      type="button"
      className={style.turn}
      aria-label={by > 0 ? 'Turn clockwise (R)' : 'Turn anticlockwise (Q)'}
      aria-keyshortcuts={by > 0 ? 'R' : 'Q'}
      onClick={() => turnOn(table, by)}
    >
      <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
        <path
          d="M6 -5A8 8 0 1 0 8 2M7 -9V-4H2"
          transform={by > 0 ? '' : 'scale(-1 1)'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {!table.phone && <kbd>{by > 0 ? 'R' : 'Q'}</kbd>}
    </button>
  )
}

interface Line {
  readonly number: number
  readonly verdict: Verdict | 'open'
  readonly verb: string
  readonly what: string
  readonly more: string
}

/** Before a hex is pointed at: as many lines as there will be, so that nothing moves under the hand. */
function openLines(aim: Aim): Line[] {
  return aim.program.ops.flatMap((op, i) =>
    op.where !== 'at' || i < aim.pc
      ? []
      : [
          {
            number: i + 1,
            verdict: 'open',
            verb: op.icon === 'TA' ? 'Hit' : 'Place',
            what: '',
            more: 'Point at a hex.',
          },
        ],
  )
}

function linesOf(table: PartProps, aimed: Aimed): Line[] {
  return aimed.shots.map((shot) => {
    const own = aimed.lands && shot.hex === aimed.at
    const { verb, what, more } = consequence(table.view, aimed.seat, shot.op, shot.hex)
    return { number: shot.number, verdict: shot.verdict, verb, what: own ? 'the base hex itself' : what, more }
  })
}

const Consequences = ({ lines }: { readonly lines: readonly Line[] }): ReactNode => (
  <ol className={style.shots}>
    {lines.map(({ number, verdict, verb, what, more }) => (
      <li key={number} data-verdict={verdict}>
        <i>{number}</i>
        <span>
          <b>{verb}</b> {what}
          <em>{more}</em>
        </span>
        {verdict === 'yours' && <strong>yours</strong>}
        {verdict === 'hit' && <strong>must</strong>}
      </li>
    ))}
  </ol>
)

/** The card has its base hex and is only to be turned: done with it as it is shown. */
function PlaceHere({ table, aim }: { readonly table: PartProps; readonly aim: Aim }): ReactNode {
  const rotation = rotationIn(aim, table.selected, table.pointed)
  const place = (): void => {
    if (table.selected !== turnTarget(rotation)) table.touch(turnTarget(rotation))
    table.touch(hexTarget(aim.base))
  }
  return <GoButton go={place}>Like this</GoButton>
}

export function Guide(table: PartProps): ReactNode {
  const aim = aimIn(table.view)
  if (aim === undefined || table.view.offer.length === 0) return null
  const aimed = aimedIn(table.view, table.selected, table.pointed)
  const rotation = rotationIn(aim, table.selected, table.pointed)
  const turns = mayTurn(table.view)
  const verdicts = aim.program.terms.map((_, i) => aimed?.shots.find(({ number }) => number === i + 1)?.verdict)
  return (
    <div className={style.guide}>
      <div className={style.aim}>
        {turns && <TurnButton table={table} by={-1} />}
        <Formula
          ability={aim.program.terms}
          base={isMercenaryProgram(aim.index) ? 'coin' : 'anchor'}
          rotation={rotation}
          verdicts={verdicts}
        />
        {turns && <TurnButton table={table} by={1} />}
      </div>
      <Consequences lines={aimed === undefined ? openLines(aim) : linesOf(table, aimed)} />
      {turns && aim.base !== NONE && <PlaceHere table={table} aim={aim} />}
    </div>
  )
}
