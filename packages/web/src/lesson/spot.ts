import type { Target } from '@orrery/ui'

/* Where a pointer stands: beside its thing, where it covers least. */

/** The side of the thing on which the label stands. */
type Side = 'below' | 'above' | 'right' | 'left'

export interface Spot {
  readonly side: Side
  readonly left: number
  readonly top: number
}

/** Room for the arrow between the thing and the label. */
const ARROW = 16
const MARGIN = 4
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left']
/** What a label should not cover: other things, buttons, and words. */
const WORTH_SEEING = '[data-target], button, h2, h3, p'

const isSeen = (element: Element): boolean => element.getClientRects().length > 0

/** The thing of that name, or the button of that choice: in the note beside a thing first, where one is open. */
export function thingFor(target: Target | undefined, choice: string): Element | undefined {
  const name = target === undefined ? `[data-choice="${CSS.escape(choice)}"]` : `[data-target="${CSS.escape(target)}"]`
  const all = [...document.querySelectorAll(`[data-note] ${name}`), ...document.querySelectorAll(name)]
  return all.find(isSeen)
}

function at(side: Side, thing: DOMRect, width: number, height: number): DOMRect {
  const across = thing.left + (thing.width - width) / 2
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

export function placed(label: Element, thing: Element | undefined): Spot | undefined {
  if (thing === undefined) return undefined
  const own = thing.getBoundingClientRect()
  const { width, height } = label.getBoundingClientRect()
  const others = [...document.querySelectorAll(WORTH_SEEING)]
    .filter((other) => isSeen(other) && !other.contains(thing) && !thing.contains(other))
    .map((other) => other.getBoundingClientRect())
    .filter((other) => !isGround(other))
  const spots = SIDES.map((side) => ({ side, box: at(side, own, width, height) }))
  const best = spots.reduce((a, b) => (cost(b.box, others) < cost(a.box, others) ? b : a))
  return { side: best.side, left: best.box.left, top: best.box.top }
}
