/* Colours of the page's tokens, for drawings that mix them. */

export const INK = '#f3ecdd'
export const INK_2 = '#c3c8d4'
export const INK_3 = '#98a3b9'
export const BRASS = '#e2c88f'
export const BRIGHT = '#f9e0a8'
export const ENGRAVED = '#8d7a52'
export const SPACE = '#0a1122'
