import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import controls from '../parts/controls.module.css'
import { Icon, IconButton } from '../parts/icon.tsx'
import { isTyping } from '../parts/keyboard.ts'
import { Marked } from './words.tsx'
import type { Hit } from './search.ts'
import style from './search.module.css'

/* The field and its hits: with context, best first; arrows and Enter go from one to the next. */

const MOST = 40

interface SearchProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly query: string
  readonly hits: readonly Hit[]
  /** The address that is open. */
  readonly anchor: string
  search(query: string): void
  go(anchor: string): void
}

export function SearchPanel({ field, query, hits, anchor, search, go }: SearchProps): ReactNode {
  const now = hits.findIndex((hit) => hit.anchor === anchor)
  const [isListed, setListed] = useState(true)
  const step = (by: number): void => {
    const next = now < 0 ? (by > 0 ? 0 : hits.length - 1) : (now + by + hits.length) % hits.length
    const hit = hits[next]
    setListed(false)
    if (hit !== undefined) go(hit.anchor)
  }
  const keys: { readonly [key: string]: () => void } = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: () => search(''),
  }
  const pressed = (event: KeyboardEvent): void => {
    const act = event.key === 'Enter' ? () => step(event.shiftKey ? -1 : 1) : keys[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    <search className={style.search}>
      <label className={style.field}>
        <Icon name="find" />
        <input
          ref={field}
          type="search"
          placeholder="Search the rules"
          aria-label="Search the rules"
          aria-keyshortcuts="/"
          value={query}
          onChange={(event) => {
            setListed(true)
            search(event.target.value)
          }}
          onKeyDown={pressed}
        />
        <kbd>{query === '' ? '/' : 'Esc'}</kbd>
      </label>
      {query.trim() !== '' && (
        <Hits hits={hits} now={now} step={step} isListed={isListed} chosen={() => setListed(false)} />
      )}
    </search>
  )
}

interface HitsProps {
  readonly hits: readonly Hit[]
  readonly now: number
  /** In little room the list is put away while one of its places is read. */
  readonly isListed: boolean
  step(by: number): void
  chosen(): void
}

function Hits({ hits, now, step, isListed, chosen }: HitsProps): ReactNode {
  return (
    <>
      <div className={style.count}>
        <span role="status">{countOf(hits.length, now)}</span>
        {hits.length > 1 && (
          <>
            <IconButton icon="back" className={controls.plain} label="Previous place" onClick={() => step(-1)} />
            <IconButton icon="on" className={controls.plain} label="Next place" onClick={() => step(1)} />
          </>
        )}
      </div>
      <ol className={isListed ? style.hits : `${style.hits} ${style.away}`}>
        {hits.slice(0, MOST).map((hit, i) => (
          <HitView key={hit.anchor} hit={hit} isNow={i === now} chosen={chosen} />
        ))}
      </ol>
    </>
  )
}

function countOf(hits: number, now: number): string {
  if (hits === 0) return 'Nothing found. Try a single word.'
  const places = hits === 1 ? '1 place' : `${hits} places`
  return now < 0 ? `${places}, best first` : `${now + 1} of ${places}`
}

interface HitProps {
  readonly hit: Hit
  readonly isNow: boolean
  chosen(): void
}

function HitView({ hit, isNow, chosen }: HitProps): ReactNode {
  return (
    <li>
      <a href={`#${hit.anchor}`} aria-current={isNow ? 'true' : undefined} onClick={chosen}>
        <b>{hit.title}</b> <span>{hit.number}</span>
        <span className={style.context}>
          <Marked text={hit.context} />
        </span>
      </a>
    </li>
  )
}

/** A slash anywhere but in a field goes to the search. */
export function useSlash(search: () => void): void {
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || isTyping(event.target) || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      search()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [search])
}
