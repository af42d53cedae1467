import type { KeyLine } from './question-keys.ts'

interface KeyList {
  readonly title: string
  readonly lines: readonly KeyLine[]
}

const line = (does: string, ...keys: readonly string[]): KeyLine => ({ keys, does })

/** The keys that mean the same in every game, as they stand on the sheet. */
export const COLUMNS: readonly (readonly KeyList[])[] = [
  [
    {
      title: 'Any question',
      lines: [
        line('Next choice', '↓', '↑'),
        line('Take it', 'Enter'),
        line('Drop the choice', 'Esc'),
        line('Undo', 'U'),
        line('Hint', 'H'),
        line('Score now', 'S'),
      ],
    },
  ],
  [
    {
      title: 'On the board',
      lines: [
        line('To the board and on', 'Tab'),
        line('Next thing that way', '←', '→'),
        line('Touch it', 'Enter'),
        line('Zoom a board of hexes', '+', '-'),
      ],
    },
    {
      title: 'Replay',
      lines: [line('One move', '←', '→'), line('Back to the present', 'Esc')],
    },
  ],
  [
    {
      title: 'Everywhere',
      lines: [
        line('This sheet', '?'),
        line('Search the rules', '/'),
        line('Settings', ','),
        line('Chat', 'Shift', 'C'),
        line('Sound on or off', 'Shift', 'S'),
      ],
    },
  ],
]
