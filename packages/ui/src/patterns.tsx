import { type ReactNode, useEffect } from 'react'

/* Hatching for those who tell colours apart with difficulty: whatever is filled with a side's colour shows its lines. */

/** Lines in a square of 6 by 6, one drawing for each side; they stay apart at a few pixels. */
const LINES: readonly string[] = [
  'M0 3H6',
  'M3 0V6',
  'M0 6 6 0M-1 1 1-1M5 7 7 5',
  'M3 3h.01',
  'M0 0 6 6M-1 5 1 7M5-1 7 1',
  'M3 0V6M0 3H6',
  'M0 0 6 6M0 6 6 0',
  'M0 1.5H6M0 4.500H6',
  'M1.500 0V6M4.500 0V6',
  'M1.500 1.500h.01M4.500 4.500h.01',
  'M0 4.500 3 1.500 6 4.500',
  'M1 3H4.500',
]
const INKED = '#060a14'

const idOf = (i: number): string => `side-pattern-${i}`

/** Written by script: the page's policy allows no style sheets in its text. */
function useRules(colours: readonly string[]): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    for (const [i, colour] of colours.entries())
      sheet.insertRule(`:is(svg,g,path,rect,circle,polygon)[fill="${colour}"]{fill:url(#${idOf(i)})}`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [colours])
}

/** The colours of the sides, in the game's order. Text keeps its plain colour. */
export function SidePatterns({ colours }: { readonly colours: readonly string[] }): ReactNode {
  useRules(colours)
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {colours.map((colour, i) => (
        <pattern key={colour} id={idOf(i)} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 0H6V6H0z" style={{ fill: colour }} />
          <path
            d={LINES[i % LINES.length]}
            fill="none"
            stroke={INKED}
            strokeOpacity=".5"
            strokeWidth="1.3"
            strokeLinecap="round"
          />
        </pattern>
      ))}
    </svg>
  )
}
