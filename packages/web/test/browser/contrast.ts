import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/*
 * Contrast that axe leaves undecided, because something other than one plain colour lies behind the text: a gradient, a
 * drawing. It is measured instead: where a picture of the page differs from one without its text there is ink, and the
 * second picture shows what lies behind it.
 */

/** A run of text on the screen, in its colour with everything that makes it fainter. */
interface Run {
  readonly text: string
  readonly colour: readonly [red: number, green: number, blue: number, alpha: number]
  readonly least: number
  readonly box: readonly [left: number, top: number, width: number, height: number]
}

/** Text whose contrast is too low, in words; and how much text was measured. */
export interface Contrast {
  readonly low: readonly string[]
  readonly measured: number
}

export async function measureContrast(page: Page): Promise<Contrast> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withRules(['color-contrast'])
    .analyze()
  const decided = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 120)))
  const selectors = incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])))
  const runs = await page.evaluate(runsOf, selectors)
  const picture = async (): Promise<string> =>
    (await page.screenshot({ animations: 'disabled', scale: 'css' })).toString('base64')
  const inked = await picture()
  await page.evaluate(async (css) => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, await new CSSStyleSheet().replace(css)]
  }, WITHOUT_TEXT)
  const blank = await picture()
  await page.evaluate(() => void (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)))
  const ratios = await page.evaluate(ratiosOf, { inked, blank, runs })
  const low = runs.flatMap(({ text, least }, i) => {
    const ratio = ratios[i] ?? 0
    return ratio < least
      ? [`"${text}" at ${runs[i]?.box.map(Math.round).join()} has ${ratio.toFixed(2)} of ${least}`]
      : []
  })
  return { low: [...decided, ...low], measured: runs.length }
}

/** Icons that take the colour of their text stay, since what lies behind a text may be one. */
const WITHOUT_TEXT = `* { -webkit-text-fill-color: transparent !important; transition: none !important }
svg text, svg tspan { fill: transparent !important; stroke: transparent !important }`

/** Runs in the page, so everything it needs is inside. */
function runsOf(selectors: readonly string[]): Run[] {
  const LARGE = 24
  const LARGE_AND_BOLD = 18.66
  /** Pixels. Smaller text on a board is read only once the board is zoomed. */
  const LEGIBLE = 6
  const parts = (colour: string): [number, number, number, number] => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (/[\d., ]+/.exec(colour)?.[0] ?? '').split(',').map(Number)
    return [red, green, blue, alpha]
  }
  /** What is left of a box after all that clips it. */
  const clipped = (box: DOMRect, from: Element): [number, number, number, number] => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    const cut = (edge: { left: number; top: number; right: number; bottom: number }): void => {
      ;[left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)]
      ;[right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)]
    }
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
    for (let at = from.parentElement; at !== null; at = at.parentElement)
      if (getComputedStyle(at).overflow !== 'visible') cut(at.getBoundingClientRect())
    return [left, top, Math.max(0, right - left), Math.max(0, bottom - top)]
  }
  /** Another part of the page lies over it. */
  const isCovered = (element: Element, [left, top, width, height]: readonly number[]): boolean => {
    const REGIONS = 'main, section, header, aside, nav, dialog'
    const over = document.elementFromPoint((left ?? 0) + (width ?? 0) / 2, (top ?? 0) + (height ?? 0) / 2)
    return over !== null && over.closest(REGIONS) !== element.closest(REGIONS)
  }
  const runs: Run[] = []
  for (const element of selectors.flatMap((selector) => [...document.querySelectorAll(selector)])) {
    const style = getComputedStyle(element)
    const isDrawn = element instanceof SVGElement
    const [red, green, blue, alpha] = parts(isDrawn ? style.fill : style.color)
    let strength = alpha * (isDrawn ? Number(style.fillOpacity) : 1)
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      strength *= Number(getComputedStyle(at).opacity)
    const zoom = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
    const size = Number.parseFloat(style.fontSize) * zoom
    const least = size >= LARGE || (size >= LARGE_AND_BOLD && Number(style.fontWeight) >= 700) ? 3 : 4.5
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const box = clipped(rect, element)
        if (rect.height < LEGIBLE) continue
        if (box[2] >= rect.width / 2 && box[3] >= rect.height / 2 && !isCovered(element, box))
          runs.push({ text: node.textContent ?? '', colour: [red, green, blue, strength], least, box })
      }
    }
  }
  return runs
}

interface Pictures {
  readonly inked: string
  readonly blank: string
  readonly runs: readonly Run[]
}

/** Runs in the page. The contrast of each text with the worst quarter of what lies behind its ink. */
async function ratiosOf({ inked, blank, runs }: Pictures): Promise<number[]> {
  const WORST = 0.25
  /** A pixel that differs by less than this share of the most is no ink, but its soft edge. */
  const INK = 0.5
  const open = async (picture: string): Promise<OffscreenCanvasRenderingContext2D | null> => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    return canvas
  }
  const [front, back] = await Promise.all([open(inked), open(blank)])
  const light = (colour: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = colour
      .map((one) => one / 255)
      .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  return runs.map(({ colour: [red, green, blue, alpha], box: [left, top, width, height] }) => {
    const pixels = (canvas: OffscreenCanvasRenderingContext2D | null): readonly number[] => [
      ...(canvas?.getImageData(left, top, width, height).data ?? []),
    ]
    const [ink, ground] = [pixels(front), pixels(back)]
    const all: { readonly ratio: number; readonly differs: number }[] = []
    for (let i = 0; i + 3 < ground.length; i += 4) {
      const behind = ground.slice(i, i + 3)
      const differs = Math.max(...behind.map((one, part) => Math.abs(one - (ink[i + part] ?? 0))))
      const mixed = [red, green, blue].map((one, part) => one * alpha + (behind[part] ?? 0) * (1 - alpha))
      const [a, b] = [light(mixed), light(behind)]
      all.push({ ratio: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), differs })
    }
    const most = Math.max(...all.map(({ differs }) => differs))
    const seen = all.filter(({ differs }) => differs >= most * INK)
    return seen.map(({ ratio }) => ratio).toSorted((a, b) => a - b)[Math.floor(seen.length * WORST)] ?? 1
  })
}
