import type { Book, Chapter } from '@orrery/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { usePhone } from '../parts/hooks.ts'
import { games } from '../registry.ts'
import { type Place, REFERENCE } from './places.ts'
import style from './contents.module.css'

/* The chapters beside the text; on a phone a list that unfolds. */

interface ContentsProps {
  readonly game: string
  readonly book: Book | undefined
  readonly place: Place
}

export function Contents(props: ContentsProps): ReactNode {
  const phone = usePhone()
  const { book, place } = props
  const title = place.kind === 'chapter' ? (book?.chapters[place.chapter]?.title ?? '') : 'Reference'
  if (!phone)
    return (
      <nav className={style.contents} aria-label="Chapters">
        <Lists {...props} />
      </nav>
    )
  return (
    <nav aria-label="Chapters">
      <details className={style.fold} key={title}>
        <summary>
          Chapters <span>{title}</span>
        </summary>
        <Lists {...props} />
      </details>
    </nav>
  )
}

function Lists({ game, book, place }: ContentsProps): ReactNode {
  const chapters = book?.chapters ?? []
  const open = place.kind === 'chapter' ? place.chapter : -1
  const parts = [...new Set(chapters.map(({ part = '' }) => part))]
  return (
    <>
      {parts.map((part) => (
        <div key={part}>
          <h2>{part === '' ? 'Chapters' : part}</h2>
          <ol>
            {chapters.map(
              (chapter, i) =>
                (chapter.part ?? '') === part && (
                  <Line key={chapter.id} chapter={chapter} number={part === '' ? i + 1 : 0} isOpen={i === open} />
                ),
            )}
          </ol>
        </div>
      ))}
      <div>
        <h2>More</h2>
        <ol>
          <li>
            <a href={`#${REFERENCE}`} aria-current={place.kind === 'reference' ? 'page' : undefined}>
              <span />
              Reference: every rule
            </a>
          </li>
          <li>
            <Link href="/faithful">
              <span />
              How faithful is it?
            </Link>
          </li>
          {games.flatMap(({ id, title, rulebook }) =>
            id === game || rulebook === undefined ? [] : <OtherBook key={id} id={id} title={title} />,
          )}
        </ol>
      </div>
    </>
  )
}

const OtherBook = ({ id, title }: { readonly id: string; readonly title: string }): ReactNode => (
  <li>
    <Link href={`/rules/${id}`}>
      <span />
      Rules of {title}
    </Link>
  </li>
)

interface LineProps {
  readonly chapter: Chapter
  /** 0 for a chapter without a number. */
  readonly number: number
  readonly isOpen: boolean
}

const Line = ({ chapter: { id, title }, number, isOpen }: LineProps): ReactNode => (
  <li>
    <a href={`#${id}`} aria-current={isOpen ? 'page' : undefined}>
      <span>{number === 0 ? '' : number}</span>
      {title}
    </a>
  </li>
)
