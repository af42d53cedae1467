import { isStill } from '@orrery/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BAND_OF, BAND_OF_BASE } from '../src/rules/map.ts'
import { BANDS } from '../src/types.ts'
import { bandLabel } from '../words/things.ts'
import { PHONE, PHONE_BANDS } from './geometry.ts'
import { Icon } from './marks.tsx'
import { type ScoringDetail, scoringIn } from './scoring/detail.ts'
import { readTarget } from './targets.ts'
import type { PartProps } from './table.ts'
import style from './board.module.css'

/* On a phone the board stands upright at full size: tabs lead to its bands, a button shows it whole. */

/** The Band a lit thing lies in, or -1. */
function bandOf(target: string): number {
  const { kind, id, place } = readTarget(target)
  if (kind === 'base') return BAND_OF_BASE[id] ?? -1
  if (kind === 'orbital') return BAND_OF[id] ?? -1
  if (kind === 'cube') return BAND_OF_BASE[place] ?? -1
  return kind === 'fleet' ? (BAND_OF[place] ?? -1) : -1
}

/** How much may be touched in each Band: a place counts once, whatever lies on it. */
function litByBand(table: PartProps): number[] {
  const counts = BANDS.map(() => 0)
  for (const target of table.signs?.on.keys() ?? table.lit) {
    const kind = readTarget(target).kind
    const band = kind === 'base' || kind === 'orbital' ? bandOf(target) : -1
    if (band >= 0) counts[band] = (counts[band] ?? 0) + 1
  }
  return counts
}

/** How many Bases of a Band are counted by now. */
function countedIn({ scoring, done }: ScoringDetail, band: number): string {
  const all = scoring.bases.flatMap(({ base }, i) => (BAND_OF_BASE[base] === band ? [i] : []))
  return `${all.filter((i) => i < done).length}/${all.length}`
}

interface PhoneFrameProps {
  readonly table: PartProps
  readonly children: ReactNode
}

export function PhoneFrame({ table, children }: PhoneFrameProps): ReactNode {
  const scroller = useRef<HTMLDivElement>(null)
  const [band, setBand] = useState(0)
  const [whole, setWhole] = useState(false)
  const lit = litByBand(table)
  const scale = (): number => (scroller.current?.clientWidth ?? PHONE.width) / PHONE.width
  const go = (to: number): void => {
    setWhole(false)
    setBand(to)
    scroller.current?.scrollTo({ top: (PHONE_BANDS[to] ?? 0) * scale(), behavior: isStill() ? 'auto' : 'smooth' })
  }
  const scoring = scoringIn(table)
  const counted = scoring?.scoring.bases[scoring.current]
  const counting = counted === undefined ? -1 : (BAND_OF_BASE[counted.base] ?? -1)
  useEffect(() => {
    if (counting >= 0)
      scroller.current?.scrollTo({
        top: (PHONE_BANDS[counting] ?? 0) * scale(),
        behavior: isStill() ? 'auto' : 'smooth',
      })
  }, [counting])
  const follow = (): void => {
    const middle = ((scroller.current?.scrollTop ?? 0) + (scroller.current?.clientHeight ?? 0) / 3) / scale()
    setBand(
      Math.max(
        0,
        PHONE_BANDS.findLastIndex((top) => top <= middle),
      ),
    )
  }
  return (
    <div className={style.phone}>
      <nav className={style.bands} aria-label="Bands">
        {BANDS.map((id, i) => (
          <button key={id} type="button" aria-current={i === band && !whole} onClick={() => go(i)}>
            {bandLabel(i).replace(/ band$/, '')}
            {scoring === undefined ? (
              <i className={lit[i] === 0 ? style.none : ''}>{lit[i]}</i>
            ) : (
              <i>{countedIn(scoring, i)}</i>
            )}
          </button>
        ))}
        <button
          type="button"
          className={style.fit}
          aria-label={whole ? 'At full size' : 'Whole board'}
          aria-pressed={whole}
          onClick={() => setWhole(!whole)}
        >
          <Icon name="fit" size={18} />
        </button>
      </nav>
      <div ref={scroller} className={whole ? `${style.pan} ${style.whole}` : style.pan} onScroll={follow}>
        {children}
      </div>
    </div>
  )
}
