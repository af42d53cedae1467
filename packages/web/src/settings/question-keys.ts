import type { ChoiceGroup } from '@orrery/ui'
import { useEffect } from 'react'
import { create } from 'zustand'

export interface KeyLine {
  readonly keys: readonly string[]
  readonly does: string
}

/** The letters of the question that is asked now, for the sheet that lists keys. */
export const useQuestionKeys = create<{ readonly lines: readonly KeyLine[] }>(() => ({ lines: [] }))

/** Groups may share a letter: they are named in one line. */
export function linesOf(groups: readonly ChoiceGroup[]): readonly KeyLine[] {
  const named = groups.flatMap(({ letter, title, items }) => {
    const does = title === '' ? (items[0]?.label ?? '') : title
    return letter === '' || does === '' ? [] : [{ letter: letter.toUpperCase(), does }]
  })
  const letters = [...new Set(named.map(({ letter }) => letter))]
  return letters.map((letter) => {
    const titles = named.filter((one) => one.letter === letter).map(({ does }) => does)
    return {
      keys: [letter],
      does: titles.length > 2 ? `${titles[0]} and ${titles.length - 1} more` : titles.join(', '),
    }
  })
}

/** Shows the keys of the present question on the sheet of keys while it is asked. */
export function useTellKeys(groups: readonly ChoiceGroup[]): void {
  useEffect(() => {
    useQuestionKeys.setState({ lines: linesOf(groups) })
    return () => useQuestionKeys.setState({ lines: [] })
  }, [groups])
}
