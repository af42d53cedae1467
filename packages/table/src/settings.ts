/** What a person may set, each with its choices; the first is the default. Kept on the device and on the server. */
export const SETTINGS = {
  /** How fast other players' moves are shown. */
  pace: ['normal', 'slow', 'fast', 'instant'],
  /** Volume in percent. */
  sound: ['50', '0', '25', '75', '100'],
  vibration: ['on', 'off'],
  /**
   * What is asked about before it happens. `waste`: moves that waste something, and moves that other people would have to
   * agree to undo; `always`: every move that cannot be undone freely, also among bots; `never`: nothing.
   */
  confirm: ['waste', 'always', 'never'],
  textSize: ['normal', 'large', 'larger'],
  motion: ['system', 'reduced', 'full'],
  /** Hatching beside colour on everything that belongs to a side. */
  patterns: ['off', 'on'],
  contrast: ['normal', 'high'],
  /** Letters on the buttons that a key presses. */
  letters: ['on', 'off'],
} as const

export type SettingName = keyof typeof SETTINGS
export type Settings = { readonly [K in SettingName]: (typeof SETTINGS)[K][number] }

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[]
