import type { ReactNode } from 'react'
import { isMercenaryProgram } from '../src/rules/programs.ts'
import { NONE } from '../src/types.ts'
import { consequence } from '../words/aimed.ts'
import { type Aim, type Aimed, aimedIn, aimIn, mayTurn, rotationIn } from './aim.ts'
import { Formula } from './formula.tsx'
import { hexTarget, turnTarget } from './targets.ts'
import type { Table } from './thing.tsx'
import { turnOn } from './turning.ts'

/* Under the question: the aimed card, how it is turned, and what exactly it would do. */

function TurnButton({ table, by }: { readonly table: Table; readonly by: number }): ReactNode {
  return (
    <button
      type="button"
      className="hx-turn"
      aria-label={by > 0 ? 'Turn clockwise' : 'Turn anticlockwise'}
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

function Consequences({ table, aimed }: { readonly table: Table; readonly aimed: Aimed }): ReactNode {
  return (
    <ol className="hx-shots">
      {aimed.shots.map((shot) => {
        const { verb, what, more } = consequence(table.view, aimed.seat, shot.op, shot.hex)
        const own = aimed.lands && shot.hex === aimed.at
        return (
          <li key={shot.number} data-verdict={shot.verdict}>
            <i>{shot.number}</i>
            <span>
              <b>{verb}</b> {own ? 'the base hex itself' : what}
              {more !== '' && <em>{more}</em>}
            </span>
            {shot.verdict === 'yours' && <strong>yours</strong>}
            {shot.verdict === 'hit' && <strong>must</strong>}
          </li>
        )
      })}
    </ol>
  )
}

/** The card has its base hex and is only to be turned: done with it as it is shown. */
function PlaceHere({ table, aim }: { readonly table: Table; readonly aim: Aim }): ReactNode {
  const rotation = rotationIn(aim, table.selected, table.pointed)
  const place = (): void => {
    if (table.selected !== turnTarget(rotation)) table.touch(turnTarget(rotation))
    table.touch(hexTarget(aim.base))
  }
  return (
    <button type="button" className="hx-go hx-main" onClick={place}>
      Like this
    </button>
  )
}

export function Guide(table: Table): ReactNode {
  const aim = aimIn(table.view)
  if (aim === undefined || table.view.offer.length === 0) return null
  const aimed = aimedIn(table.view, table.selected, table.pointed)
  const rotation = rotationIn(aim, table.selected, table.pointed)
  const turns = mayTurn(table.view)
  const verdicts = aim.program.terms.map((_, i) => aimed?.shots.find(({ number }) => number === i + 1)?.verdict)
  return (
    <div className="hx-guide">
      <div className="hx-aim">
        {turns && <TurnButton table={table} by={-1} />}
        <Formula
          ability={aim.program.terms}
          base={isMercenaryProgram(aim.index) ? 'coin' : 'anchor'}
          rotation={rotation}
          verdicts={verdicts}
        />
        {turns && <TurnButton table={table} by={1} />}
      </div>
      {aimed === undefined ? (
        <p className="hx-quiet">Point at a hex to see what would happen there.</p>
      ) : (
        <Consequences table={table} aimed={aimed} />
      )}
      {turns && aim.base !== NONE && <PlaceHere table={table} aim={aim} />}
    </div>
  )
}
