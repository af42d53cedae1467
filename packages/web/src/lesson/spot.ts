import type { Target } from '@orrery/ui'

/* Places a pointer beside its thing, where it covers least. */

/** The side of the thing on which the label is placed. */
type Side = 'below' | 'above' | 'right' | 'left'

export interface Spot {
  readonly side: Side
  readonly left: number
  readonly top: number
  /** The offset of the arrow along the edge of the label. */
  readonly arrow: number
}

/** Room for the arrow between the thing and the label. */
const ARROW = 16
/** The arrow stays clear of the corners. */
const CORNER = 15
const MARGIN = 4
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left']
/** How far the label is moved along the edge of the thing: the middle first. */
const SHIFTS: readonly number[] = [0, 0.5, -0.5]
/** What a label should not cover: other things, buttons, and words. */
const WORTH_SEEING = '[data-target], button, a, header span, [data-lesson] span, h1, h2, h3, p'

const isSeen = (element: Element): boolean => element.getClientRects().length > 0

/** The thing of that name, or the button of that choice: in the note beside a thing first, where one is open. */
export function thingFor(target: Target | undefined, choice: string): Element | undefined {
  const name = target === undefined ? `[data-choice="${CSS.escape(choice)}"]` : `[data-target="${CSS.escape(target)}"]`
  const all = [...document.querySelectorAll(`[data-note] ${name}`), ...document.querySelectorAll(name)]
  return all.find(isSeen)
}

function at(side: Side, shift: number, thing: DOMRect, { width, height }: DOMRect): DOMRect {
  const across = thing.left + (thing.width - width) / 2 + shift * (width - 2 * CORNER)
  const down = thing.top + (thing.height - height) / 2
  if (side === 'below') return new DOMRect(across, thing.bottom + ARROW, width, height)
  if (side === 'above') return new DOMRect(across, thing.top - ARROW - height, width, height)
  if (side === 'right') return new DOMRect(thing.right + ARROW, down, width, height)
  return new DOMRect(thing.left - ARROW - width, down, width, height)
}

const overlap = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Square pixels covered; what is out of sight counts most. */
function cost(box: DOMRect, others: readonly DOMRect[]): number {
  const page = new DOMRect(MARGIN, MARGIN, innerWidth - 2 * MARGIN, innerHeight - 2 * MARGIN)
  const outside = box.width * box.height - overlap(box, page)
  return others.reduce((sum, other) => sum + overlap(box, other), outside * 20)
}

/** Grounds that others stand on may be covered. */
const isGround = ({ width, height }: DOMRect): boolean => width * height > (innerWidth * innerHeight) / 8

function worthSeeing(thing: Element): readonly DOMRect[] {
  return [...document.querySelectorAll(WORTH_SEEING)]
    .filter((other) => isSeen(other) && !other.contains(thing) && !thing.contains(other))
    .map((other) => other.getBoundingClientRect())
    .filter((other) => !isGround(other))
}

export function placed(label: Element, thing: Element | undefined): Spot | undefined {
  if (thing === undefined) return undefined
  const own = thing.getBoundingClientRect()
  const size = label.getBoundingClientRect()
  const others = worthSeeing(thing)
  const spots = SIDES.flatMap((side) =>
    SHIFTS.filter((shift) => shift === 0 || side === 'below' || side === 'above').map((shift) => {
      const box = at(side, shift, own, size)
      return { side, box, cost: cost(box, others) }
    }),
  )
  const { side, box } = spots.reduce((a, b) => (b.cost < a.cost ? b : a))
  return { side, left: box.left, top: box.top, arrow: own.left + own.width / 2 - box.left }
}
