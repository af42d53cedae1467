/* Arrow keys go from thing to thing as they lie on the board. */

const DIRECTIONS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const centre = (element: Element): readonly [x: number, y: number] => {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** The nearest thing in a direction; straying aside counts double. */
function neighbour(
  here: Element,
  things: readonly Element[],
  [dx, dy]: readonly [number, number],
): Element | undefined {
  const [x, y] = centre(here)
  let best: Element | undefined
  let least = Infinity
  for (const thing of things) {
    const [tx, ty] = centre(thing)
    const ahead = (tx - x) * dx + (ty - y) * dy
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx)
    const far = ahead + aside * 2
    if (thing !== here && ahead > 2 && far < least) [best, least] = [thing, far]
  }
  return best
}

/** True when the key was an arrow and the focus went on. */
export function followArrow(key: string, root: Element, here: Element | null): boolean {
  const direction = DIRECTIONS[key]
  const thing = here?.closest('[data-target]')
  if (direction === undefined || thing === null || thing === undefined) return false
  const next = neighbour(thing, [...root.querySelectorAll('[data-target]')], direction)
  if (next instanceof SVGElement || next instanceof HTMLElement) next.focus()
  return next !== undefined
}
