import type { Line, Span } from './contract.ts'

/* Lines for the terminal: spans side by side, padded into columns, wrapped at the edge. */

const WIDTH = 100

export const span = (text: string, tone?: string): Span => (tone === undefined ? { text } : { text, tone })

const widthOf = (line: Line): number => line.reduce((n, { text }) => n + text.length, 0)

/** Pads a line to the width of its column; a longer one gets a single space. */
export const cell = (line: Line, width: number): Line => [
  ...line,
  span(' '.repeat(Math.max(width - widthOf(line), line.length === 0 ? width : 1))),
]

/** Joins lines with a gap between them. */
export const between = (lines: readonly Line[], gap: string): Line =>
  lines.flatMap((line, i) => (i === 0 ? line : [span(gap), ...line]))

/** Removes trailing blanks, for lines that end in an empty cell. */
export function trimmed(line: Line): Line {
  const kept = [...line]
  while (kept.at(-1)?.text.trim() === '') kept.pop()
  return kept
}

const wordsOf = (line: Line): Span[] =>
  line.flatMap(({ text, tone }) => (text.match(/\s+|\S+/g) ?? []).map((word) => span(word, tone)))

/** Breaks a line between words; the lines after the first are indented. */
export function wrap(line: Line, indent: number, width = WIDTH): Line[] {
  const lines: Span[][] = [[]]
  let used = 0
  for (const word of wordsOf(line)) {
    const last = lines.at(-1)
    if (last === undefined) continue
    if (used + word.text.length <= width) {
      last.push(word)
      used += word.text.length
    } else if (word.text.trim() !== '') {
      lines.push([span(' '.repeat(indent)), word])
      used = indent + word.text.length
    }
  }
  return lines.map(trimmed)
}

/** Puts parts in a row after `start`; a part that does not fit begins a new line. */
export function flow(start: Line, parts: readonly Line[], width = WIDTH): Line[] {
  const indent = widthOf(start)
  const lines: Line[] = [start]
  for (const part of parts) {
    const last = lines.at(-1) ?? start
    const gap = widthOf(last) === indent ? '' : '   '
    if (widthOf(last) + gap.length + widthOf(part) <= width) lines[lines.length - 1] = [...last, span(gap), ...part]
    else lines.push([span(' '.repeat(indent)), ...part])
  }
  return lines.flatMap((line) => wrap(line, indent, width))
}
