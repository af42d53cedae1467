import type { ReactNode } from 'react'
import type { Block, Item } from './markdown.ts'
import { inReference } from './places.ts'
import { wordsOf } from './reference.ts'
import { RuleText } from './words.tsx'
import style from './reference.module.css'

/* The numbered rules, for exact reading. */

interface ReferenceProps {
  readonly reference: readonly Block[]
  /** The rule the address leads to. */
  readonly rule: string
}

export function Reference({ reference, rule }: ReferenceProps): ReactNode {
  return (
    <article className={style.reference} aria-label="Reference">
      <h1>Reference</h1>
      <p className={style.lead}>
        Every rule with its number. You do not need this to play: it settles what the chapters leave open.
      </p>
      {reference.map((block, i) => (
        <BlockView key={i} block={block} rule={rule} />
      ))}
    </article>
  )
}

function BlockView({ block, rule }: { readonly block: Block; readonly rule: string }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level <= 2 ? <h2 id={inReference(block.id)}>{block.text}</h2> : <h3>{block.text}</h3>
    case 'list':
      return <RuleList items={block.items} rule={rule} />
    case 'table':
      return <Table head={block.head} rows={block.rows} />
    case 'paragraph':
    case 'code':
      return null
  }
}

function RuleList({ items, rule }: { readonly items: readonly Item[]; readonly rule: string }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item.text}
          id={item.id === '' ? undefined : inReference(item.id)}
          aria-current={item.id !== '' && item.id === rule ? 'true' : undefined}
        >
          {item.id !== '' && (
            <a className={style.number} href={`#${inReference(item.id)}`}>
              {item.id}
            </a>
          )}
          <span>
            <RuleText text={wordsOf(item)} />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface TableProps {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const Table = ({ head, rows }: TableProps): ReactNode => (
  <div className={style.wide} tabIndex={0} role="group" aria-label={head.join(', ')}>
    <table>
      <thead>
        <tr>
          {head.map((cell, i) => (
            <th key={i} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {row.map((cell, j) => (
              <td key={j}>
                <RuleText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
