import type { SettingName, Settings } from '@orrery/table'

/* The settings as the sheet shows them. A setting that is on or off is a switch, the others a bar of choices. */

export interface Row {
  readonly key: Exclude<SettingName, 'sound'>
  readonly title: string
  /** One line below the title; by value where it differs. */
  readonly about: string | { readonly [value: string]: string }
  /** Titles by value, in the order in which they stand; none for a switch. */
  readonly choices?: { readonly [value in Settings[SettingName]]?: string }
}

export interface Section {
  readonly title: string
  readonly rows: readonly Row[]
}

export const TURNS: Section = {
  title: 'Other players’ turns',
  rows: [
    {
      key: 'pace',
      title: 'Pace',
      about: 'How fast their pieces move',
      choices: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Off' },
    },
  ],
}

export const VIBRATION: Row = {
  key: 'vibration',
  title: 'Vibration',
  about: 'When it is your turn, on phones',
}

export const READING: Section = {
  title: 'Reading',
  rows: [
    {
      key: 'textSize',
      title: 'Text size',
      about: 'The board keeps its size',
      choices: { normal: '100 %', large: '115 %', larger: '130 %' },
    },
    {
      key: 'contrast',
      title: 'Contrast',
      about: 'Stronger lines and text',
      choices: { normal: 'Normal', high: 'High' },
    },
    {
      key: 'motion',
      title: 'Motion',
      about: {
        system: 'As your system is set',
        reduced: 'Nothing moves on the screen',
        full: 'Pieces and cards move',
      },
      choices: { system: 'System', reduced: 'Reduced', full: 'Full' },
    },
    { key: 'patterns', title: 'Patterns', about: 'Each side is hatched in its own way, beside its colour' },
    { key: 'letters', title: 'Key letters', about: 'Shown beside the choices; the keys always work' },
  ],
}

export const ASKING: Section = {
  title: 'Your turn',
  rows: [
    {
      key: 'confirm',
      title: 'Ask first',
      about: {
        always: 'Also before every move you cannot simply undo',
        waste: 'Before moves that waste something',
        never: 'Moves are made at once',
      },
      choices: { always: 'Always', waste: 'Waste', never: 'Never' },
    },
  ],
}
