import { at, type Refusal } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { MODIFIER_ROWS, SPENDING_ROWS } from '../../src/data/modifiers.ts'
import type { Of } from '../../src/referee-commands.ts'
import { MOST_COUNTED } from '../../src/referee-rules.ts'
import {
  CARD_SLICE,
  INFLUENCE,
  INFLUENCE_SLICE,
  partsOf,
  type Payment as Paid,
  paysHigher,
  printedValue,
  RESOURCES,
  SECRET_SLICE,
  SPECIALTY_SLICE,
  takesGoods,
  takesPlanets,
  type Value,
  worthFor,
  worthOfAll,
} from '../../src/rules/payment.ts'
import { isStation, specialtiesOf } from '../../src/rules/planets.ts'
import { type Core, NONE, type Planet, type Player, type Slice, SLICES } from '../../src/types.ts'
import { claimLabel } from '../../words/referee-page.ts'
import { refusal as sentence } from '../../words/refusals.ts'
import { amountOf, PAID_KINDS } from '../../words/slices.ts'
import { Icon } from '../marks.tsx'
import { AllowSheet } from './allow.tsx'
import { Button, Count, Pick, Ruled } from './parts.tsx'
import { EMPTY_PURSE, nameOf, paidWith, payerOf, type Purse, saidPayment, usePlay } from './play.ts'
import askStyle from './ask.module.css'
import controls from './controls.module.css'
import style from './pay.module.css'

/* How a slice is paid: what lies on the table is ticked, the sum runs along, and the rules say whether it is right. */

interface PartProps {
  readonly slice: Slice
  readonly purse: Purse
  readonly payer: Player
  change(part: Partial<Purse>): void
}

const valueFor = (slice: Slice): Value => (slice === INFLUENCE_SLICE ? INFLUENCE : RESOURCES)

/** What a planet gives as printed. */
const printedFor = (core: Core, payer: Player, slice: Slice, p: Planet): number =>
  slice === SPECIALTY_SLICE
    ? Number(specialtiesOf(core, p) !== 0)
    : printedValue(core, p, valueFor(slice), paysHigher(core, payer))

/** What changes the value of a planet here, in words. */
function chipsOf(slice: Slice, p: Planet, { changes, counts }: Paid): readonly string[] {
  const counted = counts.find(({ planet }) => planet === p)
  if (counted !== undefined) return [`counts as ${counted.as}`]
  return changes.flatMap(({ planet, row }) =>
    planet === p ? [`${row.name} +${valueFor(slice) === INFLUENCE ? row.influence : row.resources}`] : [],
  )
}

function PlanetRow({ planet, slice, purse, payer, change }: PartProps & { readonly planet: Planet }): ReactNode {
  const { core, state } = usePlay()
  const row = core.ruleset.planets[planet]?.row
  if (row === undefined) return null
  const isTicked = purse.planets.includes(planet)
  const paid = paidWith(state, purse)
  const isSpent = core.ruleset.settings.payments === 'tracked' && at(core.spent, planet) === 1
  const without = <T extends { readonly planet: Planet }>(list: readonly T[]): T[] =>
    list.filter((one) => one.planet !== planet)
  const toggle = (): void =>
    change(
      isTicked
        ? {
            planets: purse.planets.filter((p) => p !== planet),
            modifiers: without(purse.modifiers),
            counts: without(purse.counts),
          }
        : { planets: [...purse.planets, planet] },
    )
  return (
    <li className={isTicked ? style.ticked : ''}>
      <button type="button" className={style.planet} aria-pressed={isTicked} data-planet={row.id} onClick={toggle}>
        <i className={style.tick}>{isTicked && <Icon name="check" size={15} />}</i>
        <span>
          <b>{row.name}</b>
          <small>
            {printedFor(core, payer, slice, planet)}
            {isStation(core, planet) ? ', space station' : ''}
            {isSpent ? ', exhausted' : ''}
            {chipsOf(slice, planet, paid).map((chip) => (
              <em key={chip}>{chip}</em>
            ))}
          </small>
        </span>
        <strong>{worthFor(core, payer, slice, planet, paid)}</strong>
      </button>
      {isTicked && (
        <details className={style.change}>
          <summary>Add a modifier, counts as…</summary>
          <Pick
            label={`Add a modifier to ${row.name}`}
            value=""
            options={[['', 'Add a modifier…'], ...MODIFIER_ROWS.map(({ id, name }) => [id, name] as const)]}
            set={(by) => by !== '' && change({ modifiers: [...purse.modifiers, { planet, by }] })}
          />
          <Pick
            label={`${row.name} counts as`}
            value=""
            options={[
              ['', 'Counts as…'],
              ...Array.from({ length: MOST_COUNTED + 1 }, (_, n) => [String(n), `Counts as ${n}`] as const),
            ]}
            set={(n) => n !== '' && change({ counts: [...without(purse.counts), { planet, as: Number(n) }] })}
          />
        </details>
      )}
    </li>
  )
}

function Planets(props: PartProps): ReactNode {
  const { core } = usePlay()
  const { purse, payer } = props
  const own = core.owner.flatMap((owner, p) => (owner === payer || purse.planets.includes(p) ? [p] : []))
  return (
    <ul className={style.planets} aria-label="Planets">
      {own.map((p) => (
        <PlanetRow key={p} planet={p} {...props} />
      ))}
    </ul>
  )
}

/** A planet that the referee does not know to be theirs. */
function AnotherPlanet({ purse, payer, change }: Omit<PartProps, 'slice'>): ReactNode {
  const { core } = usePlay()
  const others = core.ruleset.planets.flatMap(({ row }, p) =>
    purse.planets.includes(p) || at(core.owner, p) === payer ? [] : [[String(p), row.name] as const],
  )
  return (
    <Pick
      label="Another planet"
      value=""
      options={[['', 'choose…'], ...others.toSorted(([, a], [, b]) => a.localeCompare(b))]}
      set={(value) => value !== '' && change({ planets: [...purse.planets, Number(value)] })}
    />
  )
}

/** Declared payments know no stock; tracked ones say what is there. */
const there = (core: Core, payer: Player, list: readonly number[]): string =>
  core.ruleset.settings.payments === 'tracked' ? ` (${at(list, payer)} there)` : ''

/** Cards that change how it may be paid, and whatever else a table brings. */
function Further({ slice, purse, payer, change }: PartProps): ReactNode {
  return (
    <details>
      <summary>Another planet, leaders, technologies, anything else</summary>
      {takesPlanets(slice) && <AnotherPlanet purse={purse} payer={payer} change={change} />}
      {SPENDING_ROWS.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={purse.spending.includes(id)}
            onChange={(event) =>
              change({
                spending: event.target.checked ? [...purse.spending, id] : purse.spending.filter((one) => one !== id),
              })
            }
          />
          {name}
        </label>
      ))}
      <Count
        label="Something else counts as"
        value={purse.other}
        most={MOST_COUNTED}
        set={(other) => change({ other })}
      />
    </details>
  )
}

function Counts({ slice, purse, payer, change }: PartProps): ReactNode {
  const { core } = usePlay()
  return (
    <div className={style.counts}>
      {takesGoods(slice) && (
        <Count
          label={`Trade goods${there(core, payer, core.goods)}`}
          value={purse.goods}
          most={20}
          set={(goods) => change({ goods })}
        />
      )}
      {takesGoods(slice) &&
        (purse.spending.includes('keleresAgent') || purse.commodities > 0 || at(core.commodities, payer) > 0) && (
          <Count
            label="Commodities"
            value={purse.commodities}
            most={20}
            set={(commodities) => change({ commodities })}
          />
        )}
      {slice === CARD_SLICE && (
        <Count
          label={`Action cards${there(core, payer, core.cards)}`}
          value={purse.cards}
          most={20}
          set={(cards) => change({ cards })}
        />
      )}
      {slice === SECRET_SLICE && (
        <Count
          label={`Unscored secrets${there(core, payer, core.secrets)}`}
          value={purse.secrets}
          most={20}
          set={(secrets) => change({ secrets })}
        />
      )}
      <Further slice={slice} purse={purse} payer={payer} change={change} />
    </div>
  )
}

/** As many fields as the slice costs: light from print, darker from modifiers, dashed what is missing. */
function Sum({ slice, purse, payer }: PartProps): ReactNode {
  const { core, state } = usePlay()
  const need = amountOf(slice)
  const pay = paidWith(state, purse)
  const paid = worthOfAll(partsOf(core, payer, slice, pay))
  const own = { ...pay, changes: [], counts: [], effects: [] }
  const printed = Math.min(paid, worthOfAll(partsOf(core, payer, slice, own)))
  return (
    <>
      <div className={style.sum}>
        <span>
          <strong>{paid}</strong> of {need} {PAID_KINDS[slice]?.toLowerCase()}
        </span>
        {paid === need && (
          <em>
            <Icon name="check" size={15} /> exact
          </em>
        )}
      </div>
      <div className={style.fields} aria-hidden="true">
        {Array.from({ length: need }, (_, k) => (
          <u key={k} data-filled={k < printed ? 'printed' : k < paid ? 'changed' : 'missing'} />
        ))}
      </div>
    </>
  )
}

/** What a payment that is not begun yet is short of goes without saying. */
const COUNTED = ['PAYMENT_SHORT', 'CARD_COUNT', 'SECRET_COUNT']

const isEmpty = (purse: Purse): boolean =>
  purse.planets.length + purse.goods + purse.commodities + purse.cards + purse.secrets + purse.other === 0

const Tip = ({ why }: { readonly why: Refusal }): ReactNode => (
  <p className={askStyle.tip}>
    <Ruled text={sentence(why)} />
  </p>
)

const NOTHING = { slice: NONE, payer: NONE, purse: EMPTY_PURSE }

/** Mostly whose turn it is; anyone else claims when the table allows it. */
export function Payer(): ReactNode {
  const play = usePlay()
  return (
    <Pick
      label="Who pays"
      value={String(payerOf(play))}
      options={play.core.ruleset.names.map((name, seat) => [String(seat), name] as const)}
      set={(seat) => play.hold({ payer: Number(seat), purse: EMPTY_PURSE })}
    />
  )
}

export function Payment(): ReactNode {
  const play = usePlay()
  const { core, hand, hold, say, trial } = play
  const { slice, purse } = hand
  const payer = payerOf(play)
  const [allowing, setAllowing] = useState<Refusal>()
  const change = (part: Partial<Purse>): void => hold({ purse: { ...purse, ...part } })
  const command: Of<'claim'> = {
    seat: nameOf(core, payer),
    cmd: 'claim',
    slice: SLICES[slice] ?? '',
    payment: saidPayment(core, purse),
  }
  const why = trial(command)
  const parts = { slice, purse, payer, change }
  return (
    <>
      <div className={style.means}>
        {takesPlanets(slice) && <Planets {...parts} />}
        <Counts {...parts} />
      </div>
      <div className={style.foot}>
        <Sum {...parts} />
        {why !== undefined && !(isEmpty(purse) && COUNTED.includes(why.code)) && play.refused === '' && (
          <Tip why={why} />
        )}
        <div className={controls.btns}>
          <button
            type="button"
            className={why === undefined ? controls.main : `${controls.main} ${controls.short}`}
            onClick={() => say(command)}
          >
            {why === undefined && <Icon name="check" />}
            {claimLabel(slice, why)}
          </button>
          {why !== undefined && <Button onClick={() => setAllowing(why)}>The table allows it</Button>}
          <Button onClick={() => hold(NOTHING)}>Back</Button>
        </div>
      </div>
      {allowing !== undefined && (
        <AllowSheet
          why={allowing}
          slice={slice}
          player={payer}
          allow={(ruling) => say({ ...command, ruling })}
          close={() => setAllowing(undefined)}
        />
      )}
    </>
  )
}
