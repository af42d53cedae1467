import type { Features, Weights } from '@orrery/kernel'
import { layoutOf, Network } from './network.ts'

/** How many weights share one scale. */
const BLOCK = 32
const MOST = 127
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function toText(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    for (let shift = 18; shift >= 0; shift -= 6) text += DIGITS.charAt((three >> shift) & 63)
  }
  return text
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((text.length / 4) * 3)
  const valueOf = new Uint8Array(128)
  for (let i = 0; i < DIGITS.length; i++) valueOf[DIGITS.charCodeAt(i)] = i
  const digit = (i: number): number => valueOf[text.charCodeAt(i)] ?? 0
  for (let i = 0, out = 0; i < text.length; i += 4) {
    const three = (digit(i) << 18) | (digit(i + 1) << 12) | (digit(i + 2) << 6) | digit(i + 3)
    bytes[out++] = three >> 16
    bytes[out++] = three >> 8
    bytes[out++] = three
  }
  return bytes
}

/** Each block as its largest weight in four bytes, then every weight in one byte as a share of that. */
export function writeData({ weights }: Network): string {
  const blocks = Math.ceil(weights.length / BLOCK)
  const bytes = new Uint8Array(blocks * (4 + BLOCK))
  const view = new DataView(bytes.buffer)
  for (let block = 0; block < blocks; block++) {
    const part = weights.subarray(block * BLOCK, (block + 1) * BLOCK)
    const from = block * (4 + BLOCK)
    let most = 0
    for (const weight of part) most = Math.max(most, Math.abs(weight))
    view.setFloat32(from, most)
    for (const [i, weight] of part.entries())
      view.setInt8(from + 4 + i, most === 0 ? 0 : Math.round((weight / most) * MOST))
  }
  return toText(bytes)
}

/** The network that these weights are; undefined where they belong to other rules or features. */
export function readWeights<S>(weights: Weights, rules: number, features: Features<S>): Network | undefined {
  if (weights.rules !== rules || weights.features !== features.version) return undefined
  const shape = { table: features.table, seat: features.seat, first: weights.first, second: weights.second }
  const { length } = layoutOf(shape)
  const view = new DataView(fromText(weights.data).buffer)
  const values = new Float32Array(length)
  for (let i = 0; i < length; i++) {
    const from = Math.floor(i / BLOCK) * (4 + BLOCK)
    values[i] = (view.getFloat32(from) * view.getInt8(from + 4 + (i % BLOCK))) / MOST
  }
  return new Network(shape, values)
}
