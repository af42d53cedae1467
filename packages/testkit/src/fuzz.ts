import { type AnyGame, type Json, type Move, OBSERVER, type Problem, type Rng } from '@orrery/kernel'
import { errorText } from './fault.ts'
import { anyOf, positionText, sameText } from './moment.ts'

/** Whatever comes in from outside is answered with a move or a problem, never with an exception. */
export function parseFaults(game: AnyGame, input: unknown): string[] {
  const name = `parse(${shown(input)})`
  try {
    const result = game.parse(input)
    if (!result.ok) return problemFaults(name, result.error)
    const line = game.print(result.value)
    const again = game.parse(line)
    return again.ok && again.value === result.value ? [] : [`${name} is a move that prints as "${line}" and is another`]
  } catch (error) {
    return [`${name} threw ${errorText(error)}`]
  }
}

/** A position from outside is answered with a problem, or with a state that is sound and can be asked everything. */
export function readFaults(game: AnyGame, input: Json): string[] {
  const name = `read(${shown(input)})`
  try {
    const result = game.position.read(input)
    return result.ok
      ? stateFaults(game, result.value).map((says) => `${name} ${says}`)
      : problemFaults(name, result.error)
  } catch (error) {
    return [`${name} threw ${errorText(error)}`]
  }
}

function stateFaults(game: AnyGame, s: unknown): string[] {
  const faults = game.faults(s).map((fault) => `is accepted and unsound: ${fault}`)
  const asks = game.pending(s)
  if (asks.length === 0 && game.outcome(s) === undefined) faults.push('is accepted, nobody can act and it is not over')
  for (const { seat } of asks) if (game.moves(s, seat).length === 0) faults.push(`asks seat ${seat} and offers nothing`)
  for (let seat = OBSERVER; seat < game.sides(s).length; seat++) game.view(s, seat)
  const again = game.position.read(game.position.write(s))
  if (!again.ok) return [...faults, `is accepted, and refused when written and read again: ${again.error.at}`]
  return sameText(positionText(game, s), positionText(game, again.value))
    ? faults
    : [...faults, 'changes when read again']
}

function problemFaults(name: string, { at, expected }: Problem): string[] {
  const isText = typeof at === 'string' && typeof expected === 'string' && at !== '' && expected !== ''
  return isText ? [] : [`${name} is refused without saying where and what was expected`]
}

const SHOWN = 200
const shown = (input: unknown): string => {
  const text = typeof input === 'bigint' ? `${input}n` : JSON.stringify([input]).slice(1, -1)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text
}

const LETTERS = 'abcxyz AZ 0189 >-#{}"\\\u0000\u00e9\ud83d\n'

/** A line that is nearly a move, or nothing of the kind. */
export function brokenLine(game: AnyGame, moves: readonly Move[], rng: Rng): string {
  const move = anyOf(moves, rng)
  const line = move === undefined || rng.below(4) === 0 ? '' : game.print(move)
  let text = line
  for (let n = rng.below(4); n >= 0; n--) {
    const i = rng.below(text.length + 1)
    const letter = LETTERS[rng.below(LETTERS.length)] ?? ''
    text = text.slice(0, i) + (rng.below(2) === 0 ? letter : '') + text.slice(i + rng.below(3))
  }
  return text
}

const STRANGERS: readonly Json[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  99,
  2 ** 31,
  1e300,
  '',
  'x',
  '__proto__',
  [],
  {},
  [[]],
]

type Tree = { [key: string]: Json }
const isTree = (json: Json): json is Tree => typeof json === 'object' && json !== null && !Array.isArray(json)

/** A copy with one thing wrong somewhere: a field or member lost, doubled, added, exchanged or of another kind. */
export function brokenJson(json: Json, rng: Rng): Json {
  const goDeeper = rng.below(5) > 0
  if (Array.isArray(json) && json.length > 0) return brokenList([...(json as readonly Json[])], goDeeper, rng)
  if (isTree(json) && Object.keys(json).length > 0) return brokenTree({ ...json }, goDeeper, rng)
  if (typeof json === 'number' && rng.below(2) === 0) return json + rng.below(3) - 1
  return anyOf(STRANGERS, rng) ?? null
}

function brokenList(list: Json[], goDeeper: boolean, rng: Rng): Json {
  const i = rng.below(list.length)
  const item = list[i] ?? null
  if (goDeeper) return list.with(i, brokenJson(item, rng))
  const ways: readonly (() => Json)[] = [
    () => list.toSpliced(i, 1),
    () => list.toSpliced(i, 0, item),
    () => Array.from({ length: 2000 }, () => item),
    () => list.with(i, list[rng.below(list.length)] ?? null),
    () => anyOf(STRANGERS, rng) ?? null,
  ]
  return anyOf(ways, rng)?.() ?? null
}

function brokenTree(tree: Tree, goDeeper: boolean, rng: Rng): Json {
  const key = anyOf(Object.keys(tree), rng) ?? ''
  const value = tree[key] ?? null
  const others = Object.fromEntries(Object.entries(tree).filter(([name]) => name !== key))
  if (goDeeper) return { ...tree, [key]: brokenJson(value, rng) }
  const ways: readonly (() => Json)[] = [
    () => others,
    () => ({ ...others, [`${key}x`]: value }),
    () => ({ ...tree, stranger: 1 }),
    () => anyOf(STRANGERS, rng) ?? null,
  ]
  return anyOf(ways, rng)?.() ?? null
}

/** Feeds broken lines and broken copies of this position to the game's two readers. */
export function fuzz(game: AnyGame, s: unknown, rng: Rng, times: number): string[] {
  const moves = game.universe(s)
  const text = positionText(game, s)
  const faults: string[] = []
  for (let n = 0; n < times; n++) {
    faults.push(...parseFaults(game, brokenLine(game, moves, rng)))
    let json = JSON.parse(text) as Json
    for (let wounds = rng.below(3); wounds >= 0; wounds--) json = brokenJson(json, rng)
    faults.push(...readFaults(game, json))
  }
  return faults
}
