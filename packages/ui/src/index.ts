export { drawnFromData, isAlike } from './alike.ts'
export { useBoardHands } from './board.ts'
export { chaptersIn } from './book-text.ts'
export {
  type Book,
  type Chapter,
  type Example,
  type Glance,
  paragraph,
  type Paragraph,
  stillTable,
  viewOf,
} from './book.ts'
export { default as buttonStyle } from './buttons.module.css'
export { default as cardStyle } from './card.module.css'
export { BRASS, BRIGHT, ENGRAVED, INK, INK_2, INK_3, SPACE } from './colours.ts'
export type * from './entry-point.ts'
export { fly } from './flight.ts'
export { type Dragged, type Drags, type Hands, useHands } from './hands.ts'
export { type Frame, hexCorner, hexCorners, type Point, viewBoxOf } from './hexes.ts'
export { HexMap } from './hex-map.tsx'
export * from './lesson.ts'
export { CardMark, type Mark } from './mark.tsx'
export type * from './manifest.ts'
export { isInstant, isStill, paced } from './motion.ts'
export type * from './pack-editor.ts'
export { default as noteStyle } from './note.module.css'
export { GoButton, memoized, ShelfFrame, swipedOn } from './parts.tsx'
export { SidePatterns } from './patterns.tsx'
export { RESERVED_LETTERS } from './reserved.ts'
export type * from './scene.ts'
export type * from './shared-table.ts'
export { markScroll } from './scroll-marks.ts'
export { SeatButton, SeatFrame, sitterName } from './seat.tsx'
export { type SideNameProps, sideWords, toneFrom } from './sentence.tsx'
export { type Cue, onSound, sound } from './sound.ts'
export { Chip, isLit, isMarked, isPicked, isRefused, type Marks, marksOn, Thing, touchable } from './thing.tsx'
export { TurnMarks } from './turn-marks.tsx'
export { byKind, choicesOf, litThings, meaningOf, placeOf, thingsOf } from './touch.ts'
