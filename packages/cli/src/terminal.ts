import type { Line } from '@orrery/kernel'
import type { Out } from './command.ts'

type Rgb = readonly [number, number, number]
type Depth = 'none' | 'sixteen' | 'palette' | 'true'
export type Paint = (lines: readonly Line[], tones: { readonly [tone: string]: Rgb }) => string

/** How many colours there are to paint with (https://no-color.org and the terminal's own word). */
export function colourDepth(out: Out, env: { readonly [name: string]: string | undefined }): Depth {
  const forced = env['FORCE_COLOR']
  if (forced !== undefined && forced !== '') return forced === '0' ? 'none' : 'true'
  if ((env['NO_COLOR'] ?? '') !== '' || out.isTTY !== true || env['TERM'] === 'dumb') return 'none'
  if (/truecolor|24bit/i.test(env['COLORTERM'] ?? '') || /direct|kitty|ghostty/i.test(env['TERM'] ?? '')) return 'true'
  return (env['TERM'] ?? '').includes('256') ? 'palette' : 'sixteen'
}

/** Of the 216 colours of the cube the one nearest to it. */
const inPalette = ([r, g, b]: Rgb): number => {
  const step = (x: number): number => Math.round((x / 255) * 5)
  return 16 + 36 * step(r) + 6 * step(g) + step(b)
}

/** Of the eight plain colours the one that keeps what is strong in it. */
const inSixteen = ([r, g, b]: Rgb): number => {
  const strong = Math.max(r, g, b) * 0.6
  return 30 + (r >= strong ? 1 : 0) + (g >= strong ? 2 : 0) + (b >= strong ? 4 : 0)
}

function codeOf(depth: Depth, rgb: Rgb): string {
  switch (depth) {
    case 'none':
      return ''
    case 'sixteen':
      return `\u001B[${inSixteen(rgb)}m`
    case 'palette':
      return `\u001B[38;5;${inPalette(rgb)}m`
    case 'true':
      return `\u001B[38;2;${rgb.join(';')}m`
  }
}

export function painter(depth: Depth): Paint {
  return (lines, tones) =>
    lines
      .map((line) =>
        line
          .map(({ text, tone }) => {
            const rgb = tone === undefined ? undefined : tones[tone]
            return rgb === undefined || depth === 'none' ? text : `${codeOf(depth, rgb)}${text}\u001B[39m`
          })
          .join(''),
      )
      .join('\n')
}

/** A table for people: the first column to the left, the others to the right. */
export function tableText(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  return rows
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n')
}

export const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`

const BAR = 30

/** How far a long task is, on one line that is written over; on a terminal only. */
export function progressBar(err: Out, done: number, all: number): void {
  if (err.isTTY !== true) return
  const filled = Math.round((done / all) * BAR)
  err.write(`\r${'#'.repeat(filled)}${'.'.repeat(BAR - filled)} ${done}/${all}${done === all ? '\n' : ''}`)
}
