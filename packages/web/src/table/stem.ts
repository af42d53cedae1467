/** Headings that say the same before and after one differing name: said once, with the names apart. */
export function stemOf(titles: readonly string[]): { readonly heading: string; readonly names: readonly string[] } {
  const rows = titles.map((title) => title.split(' '))
  const shortest = Math.min(...rows.map(({ length }) => length))
  const alike = (from: (row: readonly string[], i: number) => string | undefined, most: number): number => {
    let n = 0
    while (n < most && new Set(rows.map((row) => from(row, n))).size === 1) n++
    return n
  }
  const before = alike((row, i) => row[i], shortest - 1)
  const after = alike((row, i) => row.at(-1 - i), shortest - 1 - before)
  return {
    heading: (rows[0] ?? []).slice(0, before).join(' '),
    names: rows.map((row) => row.slice(before, row.length - after).join(' ')),
  }
}
