import type { SettingName, Settings } from '@orrery/table'

/* The settings as the sheet shows them. A setting that is on or off is a switch, the others a bar of choices. */

export interface Row {
  readonly key: Exclude<SettingName, 'sound'>
  readonly title: string
  /** One line below the title; by value where it differs. */
  readonly about: string | { readonly [value: string]: string }
  /** In the order in which they stand; none for a switch. */
  readonly choices?: readonly { readonly value: Settings[SettingName]; readonly title: string }[]
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
      choices: [
        { value: 'slow', title: 'Slow' },
        { value: 'normal', title: 'Normal' },
        { value: 'fast', title: 'Fast' },
        { value: 'instant', title: 'Off' },
      ],
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
      choices: [
        { value: 'normal', title: '100 %' },
        { value: 'large', title: '115 %' },
        { value: 'larger', title: '130 %' },
      ],
    },
    {
      key: 'contrast',
      title: 'Contrast',
      about: 'Stronger lines and text',
      choices: [
        { value: 'normal', title: 'Normal' },
        { value: 'high', title: 'High' },
      ],
    },
    {
      key: 'motion',
      title: 'Motion',
      about: {
        system: 'As your system is set',
        reduced: 'Nothing moves on the screen',
        full: 'Pieces and cards move',
      },
      choices: [
        { value: 'system', title: 'System' },
        { value: 'reduced', title: 'Reduced' },
        { value: 'full', title: 'Full' },
      ],
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
      choices: [
        { value: 'always', title: 'Always' },
        { value: 'waste', title: 'Waste' },
        { value: 'never', title: 'Never' },
      ],
    },
  ],
}
