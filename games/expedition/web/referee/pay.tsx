import { at, hasBit } from '@orrery/kernel'
import type { ReactNode } from 'react'
import type { Command } from '../../src/referee.ts'
import {
  CARD_SLICE,
  GOODS_SLICE,
  INFLUENCE,
  INFLUENCE_SLICE,
  RESOURCE_SLICE,
  RESOURCES,
  SECRET_SLICE,
  SPECIALTY_SLICE,
  valueOf,
} from '../../src/rules/payment.ts'
import { type Core, COLOURS, NONE, type Planet, type Slice } from '../../src/types.ts'
import { claimLabel } from '../../words/referee-page.ts'
import { refusal as sentence } from '../../words/refusals.ts'
import { amountOf, PAID_KINDS } from '../../words/slices.ts'
import { Icon, SpecialtyIcon, Values } from '../marks.tsx'
import { specialtiesOf } from '../../src/rules/planets.ts'
import { Count, Pick, Ruled } from './parts.tsx'
import { EMPTY_PURSE, nameOf, type Purse, saidPayment, usePlay } from './play.ts'
import askStyle from './ask.module.css'
import controls from './controls.module.css'
import formsStyle from './forms.module.css'
import style from './pay.module.css'

/* How a slice is paid: parts are tapped, the sum runs along, and the rules say whether it is right. */

const takesPlanets = (slice: Slice): boolean =>
  slice === RESOURCE_SLICE || slice === INFLUENCE_SLICE || slice === SPECIALTY_SLICE
const takesGoods = (slice: Slice): boolean =>
  slice === RESOURCE_SLICE || slice === INFLUENCE_SLICE || slice === GOODS_SLICE

/** What a planet counts for this slice. */
const worthOf = (core: Core, slice: Slice, planet: Planet): number =>
  slice === SPECIALTY_SLICE ? 1 : valueOf(core, core.active, planet, slice === INFLUENCE_SLICE ? INFLUENCE : RESOURCES)

interface Part {
  readonly name: string
  readonly worth: number
  readonly kind: 'planet' | 'good'
  out(purse: Purse): Purse
}

function partsOf(core: Core, slice: Slice, purse: Purse): Part[] {
  const planets = purse.planets.map((p): Part => ({
    name: core.box.planets[p]?.row.name ?? '',
    worth: worthOf(core, slice, p),
    kind: 'planet',
    out: (now) => ({ ...now, planets: now.planets.filter((one) => one !== p) }),
  }))
  const counted = (n: number, name: string, key: 'goods' | 'cards' | 'secrets' | 'commodities'): Part[] =>
    n === 0
      ? []
      : [
          {
            name: `${n} ${name}`,
            worth: key === 'commodities' ? 0 : n,
            kind: 'good',
            out: (now) => ({ ...now, [key]: now[key] - 1 }),
          },
        ]
  return [
    ...planets,
    ...counted(purse.goods, purse.goods === 1 ? 'trade good' : 'trade goods', 'goods'),
    ...counted(purse.cards, purse.cards === 1 ? 'card' : 'cards', 'cards'),
    ...counted(purse.secrets, 'secret', 'secrets'),
    ...counted(purse.commodities, 'commodities', 'commodities'),
  ]
}

/** As many fields as the slice costs, filled by source; what is missing is dashed. */
function Sum({
  slice,
  parts,
  change,
}: {
  readonly slice: Slice
  readonly parts: readonly Part[]
  change(purse: (now: Purse) => Purse): void
}): ReactNode {
  const need = amountOf(slice)
  const paid = parts.reduce((n, { worth }) => n + worth, 0)
  return (
    <>
      <div className={style.sum}>
        <b>{PAID_KINDS[slice]} paid</b>
        <span>
          <strong>{paid}</strong> of {need}
        </span>
      </div>
      <div className={style.parts}>
        {parts.map((part) => (
          <button
            key={part.name}
            type="button"
            className={part.kind === 'planet' ? `${style.part} ${style.ofPlanet}` : style.part}
            style={{ flexGrow: Math.max(1, part.worth) }}
            aria-label={`Take out ${part.name}`}
            onClick={() => change(part.out)}
          >
            <i>
              {Array.from({ length: Math.max(1, part.worth) }, (_, k) => (
                <u key={k} />
              ))}
            </i>
            {part.name}
            {part.kind === 'planet' && slice !== SPECIALTY_SLICE ? ` ${part.worth}` : ''} ×
          </button>
        ))}
        {paid < need && (
          <span className={`${style.part} ${style.missing}`} style={{ flexGrow: need - paid }}>
            <i>
              {Array.from({ length: need - paid }, (_, k) => (
                <u key={k} />
              ))}
            </i>
            {need - paid} more
          </span>
        )}
      </div>
    </>
  )
}

function PlanetChip({
  planet,
  slice,
  purse,
  toggle,
}: {
  readonly planet: Planet
  readonly slice: Slice
  readonly purse: Purse
  toggle(): void
}): ReactNode {
  const { core } = usePlay()
  const row = core.box.planets[planet]?.row
  if (row === undefined) return null
  const isSpent = at(core.spent, planet) === 1
  const colours = COLOURS.flatMap((_, c) => (hasBit(specialtiesOf(core, planet), c) ? [c] : []))
  const worth = slice === SPECIALTY_SLICE && colours.length === 0 ? 0 : worthOf(core, slice, planet)
  return (
    <button
      type="button"
      className={`${style.planet}${isSpent ? ` ${style.spent}` : worth === 0 ? ` ${style.zero}` : ''}`}
      aria-pressed={purse.planets.includes(planet)}
      data-planet={row.id}
      onClick={toggle}
    >
      <b>{row.name}</b>
      <span>
        <Values resources={row.resources} influence={row.influence} size={15} />
        {colours.map((c) => (
          <SpecialtyIcon key={c} colour={c} size={14} />
        ))}
        {isSpent && <em>exhausted</em>}
      </span>
    </button>
  )
}

function Planets({
  slice,
  purse,
  change,
}: {
  readonly slice: Slice
  readonly purse: Purse
  change(purse: (now: Purse) => Purse): void
}): ReactNode {
  const { core } = usePlay()
  const own = core.owner.flatMap((owner, p) => (owner === core.active || purse.planets.includes(p) ? [p] : []))
  const others = core.box.planets.flatMap(({ row }, p) => (own.includes(p) ? [] : [[String(p), row.name] as const]))
  const toggle = (p: Planet) => () =>
    change((now) => ({
      ...now,
      planets: now.planets.includes(p) ? now.planets.filter((one) => one !== p) : [...now.planets, p],
    }))
  return (
    <>
      <div className={style.planets} role="group" aria-label="Planets">
        {own.map((p) => (
          <PlanetChip key={p} planet={p} slice={slice} purse={purse} toggle={toggle(p)} />
        ))}
      </div>
      <Pick
        label="Another planet"
        value=""
        options={[['', 'choose…'], ...others]}
        set={(value) => value !== '' && toggle(Number(value))()}
      />
    </>
  )
}

function Counts({
  slice,
  purse,
  change,
}: {
  readonly slice: Slice
  readonly purse: Purse
  change(purse: (now: Purse) => Purse): void
}): ReactNode {
  const { core } = usePlay()
  const p = core.active
  return (
    <div className={formsStyle.counts}>
      {takesGoods(slice) && (
        <Count
          label={`Trade goods (${at(core.goods, p)} there)`}
          value={purse.goods}
          set={(goods) => change((now) => ({ ...now, goods }))}
        />
      )}
      {takesGoods(slice) && at(core.commodities, p) > 0 && (
        <Count
          label="Commodities"
          value={purse.commodities}
          set={(commodities) => change((now) => ({ ...now, commodities }))}
        />
      )}
      {slice === CARD_SLICE && (
        <Count
          label={`Action cards (${at(core.cards, p)} there)`}
          value={purse.cards}
          set={(cards) => change((now) => ({ ...now, cards }))}
        />
      )}
      {slice === SECRET_SLICE && (
        <Count
          label={`Unscored secrets (${at(core.secrets, p)} there)`}
          value={purse.secrets}
          set={(secrets) => change((now) => ({ ...now, secrets }))}
        />
      )}
    </div>
  )
}

export function Payment(): ReactNode {
  const play = usePlay()
  const { core, hand, hold, say, trial } = play
  const { slice, purse } = hand
  const change = (next: (now: Purse) => Purse): void => hold({ purse: next(purse) })
  const command: Command = {
    seat: nameOf(core, core.active),
    cmd: 'claim',
    slice: play.options.slices[slice]?.slice ?? '',
    payment: saidPayment(core, purse),
  }
  const why = trial(command)
  const isEmpty = saidEmpty(purse)
  return (
    <>
      <Sum slice={slice} parts={partsOf(core, slice, purse)} change={change} />
      {why !== undefined && !isEmpty && play.refused === '' && (
        <p className={askStyle.tip}>
          <Ruled text={sentence(why)} />
        </p>
      )}
      {takesPlanets(slice) && <Planets slice={slice} purse={purse} change={change} />}
      <Counts slice={slice} purse={purse} change={change} />
      <div className={controls.btns}>
        <button
          type="button"
          className={why === undefined ? controls.main : `${controls.main} ${controls.short}`}
          onClick={() => say(command)}
        >
          {why === undefined && <Icon name="check" />}
          {claimLabel(slice, why)}
        </button>
        <button type="button" className={controls.button} onClick={() => hold({ slice: NONE, purse: EMPTY_PURSE })}>
          Back
        </button>
      </div>
    </>
  )
}

const saidEmpty = ({ planets, goods, commodities, cards, secrets }: Purse): boolean =>
  planets.length + goods + commodities + cards + secrets === 0
