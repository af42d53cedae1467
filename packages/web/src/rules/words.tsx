import { createContext, type ReactNode, useContext } from 'react'
import { inlineParts } from './markdown.ts'
import { inReference } from './places.ts'
import { pieces, textRuns } from './text.ts'

/* Words on the page, with what is searched for marked in them. */

/** What is searched for; marked wherever words are drawn. */
export const Sought = createContext<RegExp | undefined>(undefined)

export function Marked({ text }: { readonly text: string }): ReactNode {
  const sought = useContext(Sought)
  return textRuns(text, sought).map((run, i) => (run.isHit ? <mark key={i}>{run.text}</mark> : run.text))
}

/** A text of the rulebook. */
export function BookText({ text }: { readonly text: string }): ReactNode {
  return pieces(text).map((piece, i) => {
    const words = <Marked text={piece.text} />
    if (piece.kind === 'strong') return <b key={i}>{words}</b>
    if (piece.kind === 'text') return <span key={i}>{words}</span>
    return (
      <a key={i} href={`#${piece.to}`}>
        {words}
      </a>
    )
  })
}

/** A line of the reference: other rules in it are links. */
export function RuleText({ text }: { readonly text: string }): ReactNode {
  return inlineParts(text).map((part, i) => {
    switch (part.kind) {
      case 'text':
      case 'code':
        return <Marked key={i} text={part.text} />
      case 'strong':
        return (
          <b key={i}>
            <Marked text={part.text} />
          </b>
        )
      case 'rule':
        return (
          <a key={i} href={`#${inReference(part.text)}`}>
            {part.text}
          </a>
        )
    }
  })
}
