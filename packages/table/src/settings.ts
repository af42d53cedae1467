/** A person's settings, each with its choices; the first is the default. Stored on the device and on the server. */
export const SETTINGS = {
  /** How fast other players' moves are shown. */
  pace: ['normal', 'slow', 'fast', 'instant'],
  /** Volume in percent. */
  sound: ['50', '0', '25', '75', '100'],
  vibration: ['on', 'off'],
  /**
   * When to ask before a move. `waste`: before moves that waste something, and moves that other people would have to
   * agree to undo; `always`: before every move that cannot be undone freely, also among bots; `never`: not at all.
   */
  confirm: ['waste', 'always', 'never'],
  textSize: ['normal', 'large', 'larger'],
  motion: ['system', 'reduced', 'full'],
  /** Hatching beside colour on everything that belongs to a side. */
  patterns: ['off', 'on'],
  contrast: ['normal', 'high'],
  /** Show the key of a button on it. */
  letters: ['on', 'off'],
} as const

export type SettingName = keyof typeof SETTINGS
export type Settings = { readonly [K in SettingName]: (typeof SETTINGS)[K][number] }

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[]
