/** A text with its name, such as a test file. */
export interface NamedText {
  readonly name: string
  readonly text: string
}

export interface RuleCoverage {
  /** Every rule id of the rules text. */
  readonly ids: readonly string[]
  /** Ids that no test title cites. */
  readonly missing: readonly string[]
  /** Titles that cite an id the rules do not have, and titles that cite a range, each with its file. */
  readonly unknown: readonly string[]
  readonly ranges: readonly string[]
}

interface Title {
  readonly text: string
  /** A title of a group, or of a test that is left out, may cite rules but covers none. */
  readonly covers: boolean
}

/** Which rules the titles of tests speak of. `ids` matches one id, such as `/[A-Z]+-[A-Z]?\.?\d+(\.\d+)?/`. */
export function coverageOf(rules: string, tests: readonly NamedText[], ids: RegExp): RuleCoverage {
  const known = ruleIds(rules, ids)
  const cited = new Set<string>()
  const unknown: string[] = []
  const ranges: string[] = []
  for (const { name, text } of tests) {
    for (const title of titlesOf(text, ids)) {
      for (const id of idsIn(title.text, ids)) {
        if (title.covers) cited.add(id)
        if (!known.has(id)) unknown.push(`${name}: ${id} in "${title.text}"`)
      }
      if (isRange(title.text, ids)) ranges.push(`${name}: "${title.text}"`)
    }
  }
  return { ids: [...known], missing: [...known].filter((id) => !cited.has(id)), unknown, ranges }
}

/** The ids that begin a list item: `- EX-1.1 One board`. */
function ruleIds(rules: string, ids: RegExp): Set<string> {
  const begins = new RegExp(`^- (?:\\*\\*)?(${ids.source})(?![\\w.]*\\w)`, 'gm')
  return new Set([...rules.matchAll(begins)].map((match) => match[1] ?? ''))
}

const idsIn = (title: string, ids: RegExp): string[] =>
  [...title.matchAll(new RegExp(`(?<![\\w-])(?:${ids.source})(?!\\w)`, 'g'))].map((match) => match[0])

/** `EX-1.1-1.4`, `EX-1.1 to EX-1.4`, `EX-1.1..4`: nobody can see which of them the test is about. */
function isRange(title: string, ids: RegExp): boolean {
  const id = `(?:${ids.source})`
  return new RegExp(`${id}\\s*(?:-|\u2013|\u2014|to|through|\\.\\.+|\u2026)\\s*(?:${id}|\\d)`).test(title)
}

/**
 * Titles are the first argument of `test`, `it` and `describe`; and, because tables carry titles too, every other
 * text that begins with an id and goes on with words. A bare id, as in an expected refusal, is no title.
 */
function titlesOf(source: string, ids: RegExp): Title[] {
  const inTable = new RegExp(`^(?:${ids.source})[,:]?\\s+\\S`)
  return literals(source).flatMap(({ text, before }) => {
    const call = /\b(test|it|describe)((?:\.\w+)*)\s*\(\s*$/.exec(before) ?? afterTable(before)
    if (call === undefined) return inTable.test(text) ? [{ text, covers: true }] : []
    const [, word, how = ''] = call
    return [{ text, covers: word !== 'describe' && !/\.(skip|todo)\b/.test(how) }]
  })
}

/** `test.each([...])('title')`: what stands before the title is the end of a call. */
const afterTable = (before: string): readonly [string, string, string] | undefined =>
  /[)\]`]\s*\)?\s*\(\s*$/.test(before) ? ['', 'test', ''] : undefined

interface Literal {
  readonly text: string
  /** The source just before it. */
  readonly before: string
}

const NEARBY = 60
/** Comments first, so that a quote in one opens nothing; then the three kinds of text. */
const TOKENS = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\[\s\S])*)`/g

function literals(source: string): Literal[] {
  return [...source.matchAll(TOKENS)].flatMap((match) => {
    const text = match[1] ?? match[2] ?? match[3]
    if (text === undefined) return []
    return [
      { text: text.replace(/\\(['"`])/g, '$1'), before: source.slice(Math.max(0, match.index - NEARBY), match.index) },
    ]
  })
}
