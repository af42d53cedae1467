/** Reading and adding without `!`: an index outside the array is a bug of the caller, and these cost nothing. */
export function at(a: readonly number[], i: number): number {
  return a[i] as number
}

export function add(a: number[], i: number, d: number): void {
  a[i] = (a[i] as number) + d
}

export function of<T>(a: readonly T[], i: number): T {
  return a[i] as T
}

export function bitCount(mask: number): number {
  let n = 0
  for (let m = mask; m !== 0; m &= m - 1) n++
  return n
}

export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask)
}
