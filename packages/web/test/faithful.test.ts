import { countText, PROVENANCES, type Sources, totalOf } from '@orrery/kernel'
import { games as all } from '@orrery/games'
import { fileIsKept } from '@orrery/testkit/suite'
import { expect, test } from 'vitest'

/** A table that people share uses the data of another game. */
const games = all.filter(({ tablePage }) => tablePage === undefined)

/** docs/faithful.md: the counts of the page, for readers of the repository. */
async function written(): Promise<string> {
  const parts = await Promise.all(
    games.map(async ({ title, words }) => {
      const { sources } = await words()
      return sources === undefined ? '' : `## ${title}\n\n${sources.summary}\n\n${table(sources)}`
    }),
  )
  return `${HEAD}\n${parts.join('\n')}`
}

const HEAD = `# How faithful is it?

The rules are played as printed. Where no source shows a value, we made one up and marked it; owners can put the values of
their box in with a pack. The table's rules page shows the same counts, and every card with its sources. Counted from the data.
`

function table({ counts }: Sources): string {
  const rows = counts.map((count) => `| ${count.what} | ${totalOf(count)} | ${countText(count)} |`)
  return ['| | values | from |', '|---|---|---|', ...rows, ''].join('\n')
}

test('docs/faithful.md has the counts of the data', async () => {
  fileIsKept(new URL('../../../docs/faithful.md', import.meta.url), await written(), 'run again with ORRERY_UPDATE=1')
})

test('every value is counted under one source', async () => {
  for (const game of games) {
    const { sources } = await game.words()
    expect(sources, game.id).toBeDefined()
    for (const count of sources?.counts ?? []) {
      expect(totalOf(count), `${game.id}: ${count.what}`).toBeGreaterThan(0)
      expect(PROVENANCES.every((source) => count.counts[source] >= 0)).toBe(true)
    }
  }
})
