export { followArrow } from './arrows.ts'
export type * from './door.ts'
export { type Dragged, type Drags, type Hands, useHands } from './hands.ts'
export type * from './manifest.ts'
