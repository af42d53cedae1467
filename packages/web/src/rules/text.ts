/* Texts of the rulebook: their two marks, and words that are searched for. */

export interface Piece {
  readonly kind: 'text' | 'strong' | 'link'
  readonly text: string
  /** The chapter a link leads to. */
  readonly to: string
}

const MARKS = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)]+)\)/g

export function pieces(text: string): readonly Piece[] {
  const found: Piece[] = []
  let from = 0
  const plainTo = (end: number): void => {
    if (end > from) found.push({ kind: 'text', text: text.slice(from, end), to: '' })
  }
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, words = '', to = ''] = match
    plainTo(match.index)
    found.push(strong === undefined ? { kind: 'link', text: words, to } : { kind: 'strong', text: strong, to: '' })
    from = match.index + whole.length
  }
  plainTo(text.length)
  return found
}

/** The words alone. */
export const plain = (text: string): string =>
  pieces(text)
    .map((piece) => piece.text)
    .join('')

export interface Run {
  readonly text: string
  readonly isHit: boolean
}

/** A text cut into what is marked and what is not. */
export function textRuns(text: string, sought: RegExp | undefined): readonly Run[] {
  if (sought === undefined) return [{ text, isHit: false }]
  const found: Run[] = []
  let from = 0
  for (const match of text.matchAll(sought)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), isHit: false })
    found.push({ text: match[0], isHit: true })
    from = match.index + match[0].length
  }
  if (from < text.length) found.push({ text: text.slice(from), isHit: false })
  return found
}
