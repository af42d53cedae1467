import { at, hasBit } from '@orrery/kernel'
import { Chip, isLit, memoized, ShelfFrame, markScroll } from '@orrery/ui'
import type { ReactNode } from 'react'
import { ACTION_CARD_ROWS, SECRET_ROWS } from '../src/data/scenario.ts'
import { hasScoredSecret, holdsSecret, inHand } from '../src/rules/cards.ts'
import { hasScored, holds } from '../src/rules/holdings.ts'
import { specialtiesOf } from '../src/rules/planets.ts'
import { valueOf } from '../src/rules/payment.ts'
import { COLOURS, type Planet, type View } from '../src/types.ts'
import { plural } from '../words/grammar.ts'
import { objectiveName } from '../words/names.ts'
import { objectiveText, secretText } from '../words/requirements.ts'
import { Icon, SeatMark, SpecialtyIcon, Values } from './marks.tsx'
import { planetFill } from './paints.tsx'
import { cardTarget, GOODS, objectiveTarget, planetTarget, secretTarget } from './targets.ts'
import type { PartProps } from './table.ts'
import style from './shelf.module.css'

/* What lies before the viewer: planets, goods, the hand, and the objectives of all. */

/** What a planet says under its values: what it pays, or why not. */
function payWord(table: PartProps, p: Planet): string {
  const { view } = table
  const f = view.stack.at(-1)
  const value = f?.what === 1 ? 1 : 0
  if (f?.step === 'pay' && f.seat === view.seat && f.list.includes(p))
    return `pays ${valueOf(view, view.seat, p, value)}`
  if (at(view.spent, p) === 1) return 'exhausted'
  if (!isLit(table, planetTarget(view.ruleset, p))) return 'ready'
  return f?.step === 'pay' ? `would pay ${valueOf(view, view.seat, p, value)}` : 'choose'
}

function PlanetCard({ table, planet }: { readonly table: PartProps; readonly planet: Planet }): ReactNode {
  const { view } = table
  const row = view.ruleset.planets[planet]?.row
  if (row === undefined) return null
  const word = payWord(table, planet)
  const isPaying = word.startsWith('pays')
  const state = isPaying
    ? `${style.planet} ${style.paying}`
    : word === 'exhausted'
      ? `${style.planet} ${style.spent}`
      : style.planet
  return (
    <li>
      <Chip table={table} target={planetTarget(view.ruleset, planet)} kind={state}>
        <svg className={style.ball} viewBox="-20 -20 40 40" width="42" height="42" aria-hidden="true">
          <circle r="19" fill={planetFill(row.id)} opacity={word === 'exhausted' ? 0.45 : 1} />
        </svg>
        <span className={style.colours}>
          {COLOURS.flatMap((colour, c) =>
            hasBit(specialtiesOf(view, planet), c) ? [<SpecialtyIcon key={colour} colour={c} size={15} />] : [],
          )}
        </span>
        <b>{row.name}</b>
        <Values resources={row.resources} influence={row.influence} size={18} />
        <span className="spoken">
          {plural(row.resources, 'resource')}, {row.influence} influence,
        </span>
        <em>{word}</em>
      </Chip>
    </li>
  )
}

/** A list of its own scrolls; on a phone the whole shelf is swiped. */
const scrolled = ({ phone }: PartProps, way: 'down' | 'across'): object =>
  phone ? {} : { ref: markScroll, 'data-scrolls': way }

function Goods({ table }: { readonly table: PartProps }): ReactNode {
  const { view } = table
  const goods = at(view.goods, view.seat)
  const commodities = at(view.commodities, view.seat)
  const few = (n: number): number[] => Array.from({ length: Math.min(6, n) }, (_, k) => k)
  return (
    <section className={style.goods} aria-label="Your goods">
      <h2>Your goods</h2>
      <Chip table={table} target={GOODS} kind={style.purse}>
        <span>
          Trade goods <b>{goods}</b>
        </span>
        <i>
          {few(goods).map((k) => (
            <Icon key={k} name="good" size={20} />
          ))}
        </i>
      </Chip>
      <div className={style.purse}>
        <span>
          Commodities <b>{commodities}</b>
        </span>
        <i>
          {few(commodities).map((k) => (
            <Icon key={k} name="commodity" size={20} />
          ))}
        </i>
        {commodities > 0 && <em>cannot pay</em>}
      </div>
    </section>
  )
}

function Hand({ table }: { readonly table: PartProps }): ReactNode {
  const { view } = table
  const cards = ACTION_CARD_ROWS.flatMap((row, k) =>
    inHand(view, view.seat, k) > 0 ? [{ row, k, n: inHand(view, view.seat, k) }] : [],
  )
  const secrets = SECRET_ROWS.flatMap((row, k) => (holdsSecret(view, view.seat, k) ? [{ row, k }] : []))
  return (
    <section className={style.hand} aria-label="Your hand">
      <h2>Your hand</h2>
      <ul {...scrolled(table, 'down')}>
        {secrets.map(({ row, k }) => (
          <li key={row.id}>
            <Chip table={table} target={secretTarget(k)} kind={style.card}>
              <Icon name="secret" size={17} />
              <b>{row.name}</b>
              <em>{secretText(view, k)}</em>
            </Chip>
          </li>
        ))}
        {cards.map(({ row, k, n }) => (
          <li key={row.id}>
            <Chip table={table} target={cardTarget(k)} kind={style.card}>
              <Icon name="card" size={17} />
              <b>
                {row.name}
                {n > 1 ? ` ×${n}` : ''}
              </b>
              <em>{row.effect}</em>
            </Chip>
          </li>
        ))}
        {cards.length + secrets.length === 0 && <li className={style.quiet}>No cards.</li>}
      </ul>
    </section>
  )
}

/** How far the viewer is: only what is counted on the table. */
function progress(view: View, o: number): string {
  const { have, n } = view.ruleset.objectives[o] ?? {}
  return have === undefined || view.seat < 0 ? '' : `You: ${holds(view, view.seat, have)} of ${n ?? 1}`
}

function Objectives({ table }: { readonly table: PartProps }): ReactNode {
  const { view } = table
  const players = view.goods.map((_, p) => p)
  const secrets = SECRET_ROWS.flatMap((row, k) =>
    players.flatMap((p) => (hasScoredSecret(view, p, k) ? [{ row, p }] : [])),
  )
  return (
    <section className={style.objectives} aria-label="Public objectives">
      <h2>Public objectives</h2>
      <ul {...scrolled(table, 'down')}>
        {view.publics.map((o) => (
          <li key={o}>
            <Chip table={table} target={objectiveTarget(o)} kind={style.card}>
              <b>{objectiveName(o)}</b>
              <em>{objectiveText(view, o)}</em>
              <span>
                {players
                  .filter((p) => hasScored(view, p, o))
                  .map((p) => (
                    <SeatMark key={p} ruleset={view.ruleset} player={p} size={12} />
                  ))}
                {progress(view, o)}
              </span>
            </Chip>
          </li>
        ))}
        {secrets.map(({ row, p }) => (
          <li key={row.id} className={style.quiet}>
            <SeatMark ruleset={view.ruleset} player={p} size={11} /> {row.name} (secret)
          </li>
        ))}
      </ul>
    </section>
  )
}

export const Shelf = memoized((table: PartProps): ReactNode => {
  const { view } = table
  const own = view.owner.flatMap((owner, p) => (owner === view.seat && view.seat >= 0 ? [p] : []))
  return (
    <ShelfFrame table={table} label="Planets, goods, hand and objectives" className={style.shelf}>
      {view.seat >= 0 && (
        <>
          <section className={style.planets} aria-label="Your planets">
            <h2>Your planets</h2>
            <ul {...scrolled(table, 'across')}>
              {own.map((p) => (
                <PlanetCard key={p} table={table} planet={p} />
              ))}
            </ul>
          </section>
          <Goods table={table} />
          <Hand table={table} />
        </>
      )}
      <Objectives table={table} />
    </ShelfFrame>
  )
})
