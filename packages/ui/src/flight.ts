import { isStill, paced } from './motion.ts'

interface Flight {
  /** The element that flies; it is removed from the page on arrival. */
  readonly copy: HTMLElement
  readonly from: Element
  readonly to: Element
  /** Milliseconds at normal pace. */
  readonly ms: number
  /** Its size and its opacity when it arrives. */
  readonly scale: number
  readonly opacity: number
}

const centreOf = ({ x, y, width, height }: DOMRect): readonly [number, number] => [x + width / 2, y + height / 2]

/** Something flies over the page from one thing to another at the person's pace; nothing where nothing may move. */
export function fly({ copy, from, to, ms, scale, opacity }: Flight): void {
  if (isStill() || document.hidden || typeof copy.animate !== 'function') return
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  copy.inert = true
  copy.ariaHidden = 'true'
  const place = { left: `${a.x}px`, top: `${a.y}px`, width: `${a.width}px`, height: `${a.height}px` }
  Object.assign(copy.style, { position: 'fixed', margin: '0', zIndex: '5', pointerEvents: 'none', ...place })
  document.body.append(copy)
  const [[ax, ay], [bx, by]] = [centreOf(a), centreOf(b)]
  const end = { transform: `translate(${bx - ax}px, ${by - ay}px) scale(${scale})`, opacity }
  const flight = copy.animate([{ transform: 'none' }, end], { duration: paced(ms), easing: 'ease-in-out' })
  const land = (): void => copy.remove()
  flight.finished.then(land, land)
}
