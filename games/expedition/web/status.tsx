import { at, hasBit } from '@orrery/kernel'
import { Chip, isLit, touchable, useHands } from '@orrery/ui'
import type { ReactNode } from 'react'
import { STRATEGY_ROWS } from '../src/data/scenario.ts'
import { claimRefusal } from '../src/rules/claim.ts'
import { isSixthTooEarly, lastRound } from '../src/rules/holdings.ts'
import { canPaySlice } from '../src/rules/means.ts'
import { INFLUENCE, valueOf } from '../src/rules/payment.ts'
import { asksWhole } from '../src/rules/whole.ts'
import { type Frame, NONE, type Planet, SLICES, type View } from '../src/types.ts'
import { SLICE_SHORT } from '../words/slices.ts'
import { Icon, SeatMark } from './marks.tsx'
import { useLow, useTall } from './room.ts'
import { sliceTarget, STANDING, strategyTarget } from './targets.ts'
import { isOver, type PartProps } from './table.ts'
import { type SliceLook, Token } from './token.tsx'
import style from './status.module.css'

/* Progress: rounds, strategy cards, the token; and under the question the token once more, large, with the payment. */

const Rounds = ({ table }: { readonly table: PartProps }): ReactNode => {
  const { view } = table
  const last = lastRound(view)
  return (
    <ol className={style.rounds} aria-label={`Round ${view.round} of ${last}`}>
      {Array.from({ length: last }, (_, k) => (
        <li key={k} className={k + 1 === view.round ? style.now : k + 1 < view.round ? style.done : ''}>
          {k + 1}
        </li>
      ))}
      {!isOver(table) && <li className={style.why}>{view.placedIn > 0 ? `ends after ${last}` : 'or sooner'}</li>}
    </ol>
  )
}

/** TE-15.20: that secondaries are not asked about, said until it is taken back. */
const StandingAnswer = ({ table }: { readonly table: PartProps }): ReactNode => {
  const { view } = table
  if (view.seat < 0 || isOver(table) || !hasBit(view.aloof, view.seat)) return null
  return (
    <Chip table={table} target={STANDING} kind={style.standing}>
      <span>You pass on every secondary.</span>
      <b>{isLit(table, STANDING) ? 'Ask me again' : 'Take it back in your turn'}</b>
    </Chip>
  )
}

const Strategies = ({ table }: { readonly table: PartProps }): ReactNode => (
  <ol className={style.strategies} aria-label="Strategy cards">
    {STRATEGY_ROWS.map(({ id, name }, c) => {
      const { view } = table
      const holder = at(view.holders, c)
      const isUsed = at(view.used, c) === 1
      const by = holder === NONE ? 'free' : `${view.ruleset.names[holder] ?? ''}${isUsed ? ', used' : ''}`
      return (
        <li key={id}>
          <Chip
            table={table}
            target={strategyTarget(c)}
            kind={isUsed ? `${style.strategy} ${style.used}` : style.strategy}
          >
            <b>{c + 1}</b>
            <span>{name}</span>
            <i className="spoken">{by}</i>
            {holder !== NONE && <SeatMark ruleset={view.ruleset} player={holder} size={12} />}
            {holder === NONE && at(view.bonus, c) > 0 && <Icon name="good" size={12} />}
          </Chip>
        </li>
      )
    })}
  </ol>
)

/* ---- the token ------------------------------------------------------------------------------------------------------ */

const claimFrame = (view: View): Frame | undefined => view.stack.findLast((f) => f.step === 'claim')

function noteOf(table: PartProps, slice: number, isOpen: boolean): string {
  const { view } = table
  if (isOver(table)) return 'unclaimed'
  if (view.seat < 0) return ''
  if (isOpen) return 'you can pay'
  if (isSixthTooEarly(view)) return `from round ${view.ruleset.settings.sixthRound}`
  return canPaySlice(view, view.seat, slice) ? 'at end of turn' : 'cannot pay'
}

export function sliceLooks(table: PartProps): readonly SliceLook[] {
  const { view } = table
  const paying = claimFrame(view)?.what ?? NONE
  return SLICES.map((_, slice) => {
    const owner = at(view.slices, slice)
    if (owner !== NONE)
      return { standing: 'taken', owner, number: at(view.claimNumber, slice), note: view.ruleset.names[owner] ?? '' }
    if (paying === slice) return { standing: 'paying', owner, number: 0, note: 'paying now' }
    const isOpen =
      isLit(table, sliceTarget(slice)) ||
      (view.seat >= 0 &&
        !isOver(table) &&
        claimRefusal(view, view.seat, slice) === undefined &&
        !isSixthTooEarly(view) &&
        canPaySlice(view, view.seat, slice))
    return { standing: isOpen ? 'open' : 'shut', owner, number: 0, note: noteOf(table, slice, isOpen) }
  })
}

function TokenOf({ table, worded }: { readonly table: PartProps; readonly worded: boolean }): ReactNode {
  const { view } = table
  const [hands] = useHands(table)
  const looks = sliceLooks(table)
  return (
    <div className={style.tokenbox} {...hands}>
      <Token
        ruleset={view.ruleset}
        slices={looks}
        names={SLICE_SHORT}
        worded={worded}
        flipped={view.flipped}
        button={(slice) => ({
          role: 'button',
          'aria-label': `${SLICE_SHORT[slice] ?? ''}: ${looks[slice]?.standing === 'taken' ? 'claimed by ' : ''}${looks[slice]?.note ?? ''}`,
          ...touchable(table, sliceTarget(slice)),
        })}
      />
    </div>
  )
}

/** The token stands large under the question while it is asked about, where there is room for it. */
function useGuide({ view, phone }: PartProps): boolean {
  const isLow = useLow()
  const isTall = useTall()
  const f = view.stack.at(-1)
  if (f === undefined || f.seat !== view.seat || view.flipped) return false
  if (phone) return !isLow && f.step === 'window'
  if (f.step === 'pay') return isTall && claimFrame(view) !== undefined
  return !isLow && (f.step === 'window' || claimFrame(view) !== undefined)
}

export function Status(table: PartProps): ReactNode {
  const [hands] = useHands(table)
  const isGuided = useGuide(table)
  return (
    <div {...hands}>
      <Rounds table={table} />
      <StandingAnswer table={table} />
      <div className={style.mid}>
        <Strategies table={table} />
        {!isGuided && <TokenOf table={table} worded={false} />}
      </div>
    </div>
  )
}

/* ---- a payment ------------------------------------------------------------------------------------------------------ */

function Sum({ view, f }: { readonly view: View; readonly f: Frame }): ReactNode {
  const worth = (p: Planet): number => valueOf(view, f.seat, p, f.what === INFLUENCE ? INFLUENCE : 0)
  const paid = f.list.reduce((n, p) => n + worth(p), 0)
  const need = paid + f.left
  return (
    <div className={style.sum}>
      <p>
        <b>{f.what === INFLUENCE ? 'Influence' : 'Resources'} paid</b>
        <span>
          <strong>{paid}</strong> of {need}
        </span>
      </p>
      <div>
        {f.list.map((p) => (
          <span key={p} style={{ flexGrow: worth(p) }}>
            <i>
              {Array.from({ length: worth(p) }, (_, k) => (
                <u key={k} />
              ))}
            </i>
            {view.ruleset.planets[p]?.row.name} {worth(p)}
          </span>
        ))}
        <span className={style.missing} style={{ flexGrow: f.left }}>
          <i>
            {Array.from({ length: f.left }, (_, k) => (
              <u key={k} />
            ))}
          </i>
          {f.left} more
        </span>
      </div>
      <em>
        {asksWhole(view) && f.list.length === 0
          ? 'The button keeps your trade goods. Touch a planet to pay in another way.'
          : 'Pay with your most valuable planets first; trade goods pay the rest.'}
      </em>
    </div>
  )
}

/** Under the question: the token while it is asked about, and what is paid already. */
export function Guide(table: PartProps): ReactNode {
  const { view, phone } = table
  const isGuided = useGuide(table)
  const f = view.stack.at(-1)
  const isPaying = f?.step === 'pay' && f.seat === view.seat
  if (!isGuided && !isPaying) return null
  return (
    <div className={style.guide}>
      {isGuided && <TokenOf table={table} worded={!phone} />}
      {isPaying && <Sum view={view} f={f} />}
    </div>
  )
}

/** What can be spent now. */
export function Purse({ view }: PartProps): ReactNode {
  if (view.seat < 0) return null
  return (
    <span className={style.pursed}>
      <Icon name="good" size={14} /> {at(view.goods, view.seat)}
      <Icon name="tactic" size={14} /> {at(view.tactic, view.seat)}
      <Icon name="strategy" size={14} /> {at(view.strategy, view.seat)}
    </span>
  )
}
