import type { Manifest } from '@orrery/games'
import type { Book } from '@orrery/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { say } from '../net/api.ts'
import { useLoaded, useTitle } from '../parts/hooks.ts'
import { Icon } from '../parts/icon.tsx'
import page from '../parts/page.module.css'
import { Calm, DeadEnd, Page } from '../parts/page.tsx'
import { gameOf } from '../registry.ts'
import { useAnchor, usePrinting } from './address.ts'
import { Brief } from './brief.tsx'
import { ChapterView } from './chapter.tsx'
import { Contents } from './contents.tsx'
import type { Block } from './markdown.ts'
import { BRIEF, elementOf, type Place, placeOf, REFERENCE, SEARCH } from './places.ts'
import { Reference } from './reference-view.tsx'
import { entriesOf, referenceOf } from './reference.ts'
import { hitsFor, soughtBy } from './search.ts'
import { SearchPanel, useSlash } from './search-panel.tsx'
import { Sought } from './words.tsx'
import style from './rules.module.css'

/** What is read about a game first. */
interface Shelf {
  readonly game: Manifest
  readonly book: Book | undefined
}

async function shelfOf(id: string): Promise<Shelf> {
  const game = gameOf(id)
  if (game?.rulebook === undefined) throw new Error('There are no rules for this game here.')
  return { game, book: (await game.book?.())?.book }
}

/** The numbered rules: long, and asked for only where somebody reads more than the first page. */
interface Numbered {
  readonly reference: readonly Block[]
  readonly entries: ReadonlyMap<string, string>
}

const NONE: Numbered = { reference: [], entries: new Map() }

/** '' is no game: nothing is asked for. */
async function numberedOf(id: string): Promise<Numbered> {
  const game = gameOf(id)
  const [loaded, rules] = await Promise.all([game?.book?.(), game?.rulebook?.()])
  if (rules === undefined) return NONE
  const reference = referenceOf(rules.default, loaded?.book.omitted ?? [])
  return { reference, entries: entriesOf(reference) }
}

/** The rulebook of a game; `#EX-8.1` opens it at the paragraph that explains that rule. */
export function RulesPage({ game }: { readonly game: string }): ReactNode {
  const { value, error } = useLoaded(game, shelfOf)
  useTitle(value === undefined ? '' : `Rules of ${value.game.title}`)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return value === undefined ? <Calm title="" /> : <Reader shelf={value} />
}

/** Follows the address: to the paragraph or rule it names, else to the top. */
function useScroll(book: Book | undefined, place: Place, numbered: Numbered): void {
  useEffect(() => {
    const there = document.getElementById(elementOf(book, place))
    if (there === null) scrollTo({ top: 0 })
    else there.scrollIntoView({ block: 'center' })
  }, [book, place, numbered])
}

function Reader({ shelf }: { readonly shelf: Shelf }): ReactNode {
  const { game, book } = shelf
  const anchor = useAnchor()
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const place = useMemo(() => placeOf(book, anchor), [book, anchor])
  const { value: numbered = NONE, error } = useLoaded(place.kind === 'brief' ? '' : game.id, numberedOf)
  const { entries } = numbered
  const hits = useMemo(() => hitsFor(query, book, entries), [query, book, entries])
  const sought = useMemo(() => soughtBy(query), [query])
  const first = book?.chapters[0]?.id ?? REFERENCE
  useScroll(book, place, numbered)
  useSlash(() => {
    if (place.kind === 'brief') location.hash = SEARCH
    else field.current?.focus()
  })
  useEffect(() => {
    if (anchor === SEARCH) field.current?.focus()
  }, [anchor])
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return (
    <Page title={game.title} links={<Links book={book} place={place} first={first} />}>
      {place.kind === 'brief' && book !== undefined ? (
        <main>
          <Brief game={game} glances={book.brief} first={first} />
        </main>
      ) : (
        <Sought value={sought}>
          <div className={style.book}>
            <Contents game={game.id} book={book} place={place} />
            <main>
              <Pages game={game} book={book} numbered={numbered} place={place} />
            </main>
            <aside className={style.side} aria-label="Search">
              <SearchPanel
                field={field}
                query={query}
                hits={hits}
                anchor={anchor}
                search={setQuery}
                go={(to) => void (location.hash = to)}
              />
            </aside>
          </div>
        </Sought>
      )}
    </Page>
  )
}

interface PagesProps extends Shelf {
  readonly numbered: Numbered
  readonly place: Place
}

/** What is open; all chapters one after another on paper. */
function Pages({ game, book, numbered, place }: PagesProps): ReactNode {
  const { reference, entries } = numbered
  const isPrinting = usePrinting()
  if (place.kind === 'reference' || book === undefined)
    return <Reference reference={reference} rule={place.kind === 'reference' ? place.rule : ''} />
  const open = place.kind === 'chapter' ? place : { chapter: 0, paragraph: -1 }
  return book.chapters.map((chapter, i) =>
    isPrinting || i === open.chapter ? (
      <ChapterView
        key={chapter.id}
        chapter={chapter}
        kicker={chapter.part ?? `${game.title}, chapter ${i + 1}`}
        entries={entries}
        marked={i === open.chapter && !isPrinting ? open.paragraph : -1}
        next={isPrinting ? undefined : book.chapters[i + 1]}
      />
    ) : null,
  )
}

interface LinksProps {
  readonly book: Book | undefined
  readonly place: Place
  readonly first: string
}

function Links({ book, place, first }: LinksProps): ReactNode {
  const here = (kind: Place['kind']): 'page' | undefined => (place.kind === kind ? 'page' : undefined)
  return (
    <nav className={style.links} aria-label="Rules">
      {book !== undefined && (
        <>
          <a className={page.link} href={`#${BRIEF}`} aria-current={here('brief')}>
            Play in two minutes
          </a>
          <a className={page.link} href={`#${first}`} aria-current={here('chapter')}>
            <Icon name="book" />
            Rulebook
          </a>
        </>
      )}
      <a className={`${page.link} ${style.wordy}`} href={`#${REFERENCE}`} aria-current={here('reference')}>
        Reference
      </a>
      {place.kind !== 'brief' && (
        <button type="button" className={`${page.link} ${style.wordy}`} onClick={() => print()}>
          Print
        </button>
      )}
    </nav>
  )
}
