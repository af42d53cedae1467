/* One line per game. */

export { manifest as expanse } from './expanse/manifest.ts'
export { manifest as expedition } from './expedition/manifest.ts'
export { manifest as hexpanse } from './hexpanse/manifest.ts'
