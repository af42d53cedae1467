import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { say } from '../net/api.ts'
import controls from '../parts/controls.module.css'
import { useLoaded, useTitle } from '../parts/hooks.ts'
import { Calm, DeadEnd, Page } from '../parts/page.tsx'
import { gameOf, games, titleOf } from '../registry.ts'
import { type Block, blocks, inlines, type Item } from './markdown.ts'
import style from './rules.module.css'
import { Link } from 'wouter'

async function bookOf(game: string): Promise<string> {
  const book = await gameOf(game)?.rulebook?.()
  if (book === undefined) throw new Error('There are no rules of such a game here.')
  return book.default
}

/** The numbered rules of a game; `#EX-8.1` opens them at that paragraph. */
export function RulesPage({ game }: { readonly game: string }): ReactNode {
  const { value, error } = useLoaded(game, bookOf)
  useTitle(`Rules of ${titleOf(game)}`)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return value === undefined ? <Calm title="" /> : <Book text={value} game={game} />
}

/** The rule in the address, also when only that part of it changes. */
function useRule(): string {
  const [rule, setRule] = useState(() => decodeURIComponent(location.hash.slice(1)))
  useEffect(() => {
    const changed = (): void => setRule(decodeURIComponent(location.hash.slice(1)))
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }, [])
  return rule
}

function Book({ text, game }: { readonly text: string; readonly game: string }): ReactNode {
  const all = useMemo(() => blocks(text), [text])
  const rule = useRule()
  const [sought, setSought] = useState('')
  useEffect(() => {
    document.getElementById(rule)?.scrollIntoView({ block: 'center' })
  }, [rule])
  const chapters = all.filter((block) => block.kind === 'heading' && block.level === 2)
  return (
    <Page links={<OtherBooks game={game} />}>
      <div className={style.book}>
        <nav className={style.contents} aria-label="Chapters">
          <input
            className={controls.field}
            type="search"
            placeholder="Find in the rules"
            aria-label="Find in the rules"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
          <ol>
            {chapters.map(
              (block) =>
                block.kind === 'heading' && (
                  <li key={block.id}>
                    <a href={`#${block.id}`}>{block.text}</a>
                  </li>
                ),
            )}
          </ol>
        </nav>
        <main className={style.text}>
          {all.map((block, i) => (
            <Piece key={i} block={block} rule={rule} sought={sought.trim().toLowerCase()} />
          ))}
        </main>
      </div>
    </Page>
  )
}

function OtherBooks({ game }: { readonly game: string }): ReactNode {
  return games
    .filter(({ id, rulebook }) => id !== game && rulebook !== undefined)
    .map(({ id, title }) => (
      <Link key={id} href={`/rules/${id}`}>
        {title}
      </Link>
    ))
}

interface PieceProps {
  readonly block: Block
  readonly rule: string
  readonly sought: string
}

function Piece({ block, rule, sought }: PieceProps): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} />
    case 'paragraph':
      return sought === '' || block.text.toLowerCase().includes(sought) ? (
        <p>
          <Text text={block.text} />
        </p>
      ) : null
    case 'list':
      return <RuleList items={block.items.filter(({ text }) => text.toLowerCase().includes(sought))} rule={rule} />
    case 'table':
      return sought === '' ? <Table head={block.head} rows={block.rows} /> : null
    case 'code':
      return sought === '' ? <pre>{block.text}</pre> : null
  }
}

function Heading({ block }: { readonly block: Extract<Block, { readonly kind: 'heading' }> }): ReactNode {
  if (block.level === 1) return <h1>{block.text}</h1>
  return block.level === 2 ? <h2 id={block.id}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>
}

function RuleList({ items, rule }: { readonly items: readonly Item[]; readonly rule: string }): ReactNode {
  return (
    <ul>
      {items.map(({ id, text }) => (
        <li key={text} id={id === '' ? undefined : id} aria-current={id !== '' && id === rule ? 'true' : undefined}>
          {id !== '' && (
            <a className={style.number} href={`#${id}`}>
              {id}
            </a>
          )}
          <span>
            <Text text={id === '' ? text : text.slice(id.length)} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Table({
  head,
  rows,
}: {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}): ReactNode {
  return (
    <div className={style.wide} tabIndex={0} role="region" aria-label={head.join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                <Text text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>
                  <Text text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Text({ text }: { readonly text: string }): ReactNode {
  return inlines(text).map((part, i) => {
    switch (part.kind) {
      case 'text':
        return part.text
      case 'strong':
        return <b key={i}>{part.text}</b>
      case 'code':
        return <code key={i}>{part.text}</code>
      case 'rule':
        return (
          <a key={i} href={`#${part.text}`}>
            {part.text}
          </a>
        )
    }
  })
}
