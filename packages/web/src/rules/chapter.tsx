import type { Chapter, Example, Paragraph } from '@orrery/ui'
import type { ReactNode } from 'react'
import { anchorOf, inReference } from './places.ts'
import { numberOf } from './search.ts'
import { BookText, RuleText } from './words.tsx'
import style from './chapter.module.css'

/* A chapter of the rulebook: paragraphs with the numbers of their rules in the margin, and examples. */

type Entries = ReadonlyMap<string, string>

interface ChapterProps {
  readonly chapter: Chapter
  /** The line above its title. */
  readonly kicker: string
  readonly entries: Entries
  /** The paragraph the address leads to; -1 for none. */
  readonly marked: number
  readonly next: Chapter | undefined
}

export function ChapterView({ chapter, kicker, entries, marked, next }: ChapterProps): ReactNode {
  return (
    <article className={style.chapter} aria-label={chapter.title}>
      <p className={style.kicker}>{kicker}</p>
      <h1>{chapter.title}</h1>
      <p className={style.lead}>
        <BookText text={chapter.lead} />
      </p>
      {chapter.paragraphs.map((paragraph, i) => (
        <ParagraphView
          key={i}
          paragraph={paragraph}
          anchor={anchorOf(chapter, i)}
          isMarked={i === marked}
          entries={entries}
        />
      ))}
      {next !== undefined && (
        <p className={style.next}>
          Next: <a href={`#${next.id}`}>{next.title}</a>
        </p>
      )}
    </article>
  )
}

interface ParagraphProps {
  readonly paragraph: Paragraph
  readonly anchor: string
  readonly isMarked: boolean
  readonly entries: Entries
}

function ParagraphView({ paragraph, anchor, isMarked, entries }: ParagraphProps): ReactNode {
  const { text, explains, example } = paragraph
  const rules = explains.filter((id) => entries.has(id))
  const [first] = rules
  return (
    <>
      <div id={anchor} className={style.paragraph} aria-current={isMarked ? 'true' : undefined}>
        {first !== undefined && (
          <a className={style.number} href={`#${anchor}`} aria-label={`The exact rule, ${rules.join(', ')}`}>
            {numberOf(first)}
          </a>
        )}
        <p>
          <BookText text={text} />
        </p>
        {isMarked && rules.length > 0 && <Exact rules={rules} entries={entries} />}
      </div>
      {example !== undefined && <ExampleView {...example} />}
    </>
  )
}

/** The numbered rules behind a paragraph, word for word. */
function Exact({ rules, entries }: { readonly rules: readonly string[]; readonly entries: Entries }): ReactNode {
  return (
    <aside className={style.exact} aria-label="The exact rule">
      <h2>The exact {rules.length === 1 ? 'rule' : 'rules'}</h2>
      <dl>
        {rules.map((id) => (
          <div key={id}>
            <dt>
              <a href={`#${inReference(id)}`}>{id}</a>
            </dt>
            <dd>
              <RuleText text={entries.get(id) ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

/** Drawn with the board's own parts, not interactive: the caption says what it shows. */
const ExampleView = ({ caption, Picture }: Example): ReactNode => (
  <figure className={style.example}>
    <figcaption>
      <b>Example.</b> <BookText text={caption} />
    </figcaption>
    <div inert>
      <Picture />
    </div>
  </figure>
)
