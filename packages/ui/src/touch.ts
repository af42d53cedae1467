import { kindOf, type Move } from '@orrery/kernel'
import type { Choice, ChoiceGroup, Meaning, MenuOption, Target, Way, WebEntryPoint } from './entry-point.ts'

/*
 * What touching means in every game. A move is made by touching one thing, or one after another. What a touch can begin
 * glows; once a thing is picked up, what completes a move glows. One move is played, several are listed beside the thing.
 */

type EntryPoint<V> = Pick<WebEntryPoint<V>, 'offer' | 'ways' | 'under' | 'meant'>
type Listing<V> = Pick<WebEntryPoint<V>, 'offer' | 'ways' | 'choice' | 'compare'>

/** An offered move and one way of making it. */
interface Made {
  readonly move: Move
  readonly way: Way
}

interface Touches {
  readonly all: readonly Made[]
  readonly beginning: ReadonlyMap<Target, readonly Made[]>
}

const known = new WeakMap<WeakKey, Touches>()

const isKey = (view: unknown): view is WeakKey => typeof view === 'object' && view !== null

function listTouches<V>(entryPoint: EntryPoint<V>, view: V): Touches {
  const all = entryPoint.offer(view).flatMap((move) => entryPoint.ways(move, view).map((way) => ({ move, way })))
  const beginning = new Map<Target, Made[]>()
  for (const made of all) {
    for (const target of made.way.at) {
      const here = beginning.get(target) ?? []
      beginning.set(target, here)
      here.push(made)
    }
  }
  return { all, beginning }
}

/** Computed once per view: every touch asks again. */
function touchesOf<V>(entryPoint: EntryPoint<V>, view: V): Touches {
  if (!isKey(view)) return listTouches(entryPoint, view)
  const touches = known.get(view) ?? listTouches(entryPoint, view)
  known.set(view, touches)
  return touches
}

const needsMore = ({ to }: Way): boolean => to !== undefined && to.length > 0

/** Things to touch now: what ends a move in one touch, and what begins or completes one in two. */
export function litThings<V>(entryPoint: EntryPoint<V>, view: V, selected: Target | undefined): ReadonlySet<Target> {
  const lit = new Set<Target>()
  for (const { way } of touchesOf(entryPoint, view).all) {
    if (way.quiet === true) continue
    const things = !needsMore(way) || selected === undefined ? way.at : way.at.includes(selected) ? way.to : []
    for (const target of things ?? []) lit.add(target)
  }
  return lit
}

const optionOf = (move: Move, next: readonly Move[]): MenuOption => (next.length === 0 ? { move } : { move, next })

/** What all these lists begin with. */
function commonStart(lists: readonly (readonly Move[])[]): readonly Move[] {
  const [first = [], ...others] = lists
  const differs = first.findIndex((move, i) => others.some((other) => other[i] !== move))
  return differs < 0 ? first : first.slice(0, differs)
}

/** Each move once where further touches complete it, with what this touch says already; else once for each way. */
function optionsOf(made: readonly Made[], isOpen: (way: Way) => boolean): readonly MenuOption[] {
  const options = Array.from(
    Map.groupBy(made, ({ move }) => move),
    ([move, all]) => {
      const open = all.filter(({ way }) => isOpen(way)).map(({ way }) => way.next ?? [])
      const whole = all.filter(({ way }) => !isOpen(way)).map(({ way }) => optionOf(move, way.next ?? []))
      return open.length === 0 ? whole : [...whole, optionOf(move, commonStart(open))]
    },
  ).flat()
  const texts = options.map(({ move, next = [] }) => [move, ...next].join())
  return options.filter((_, i) => texts.indexOf(texts[i] ?? '') === i)
}

function oneOf(made: readonly Made[]): Meaning {
  const options = optionsOf(made, () => false)
  const [first, ...others] = options
  return first === undefined || others.length > 0 ? { kind: 'ask', options } : { kind: 'choose', ...first }
}

/** All that begins here, quiet or not, as a menu; what needs a second touch is picked up as well. */
function asking(made: readonly Made[], target: Target): Meaning {
  const picks = made.some(({ way }) => needsMore(way)) ? { picks: target } : {}
  return { kind: 'ask', options: optionsOf(made, needsMore), ...picks }
}

/** Picked up only if everything that begins here needs a second touch; one meaning is played, several are listed. */
function begun(touches: Touches, target: Target): Meaning | undefined {
  const made = touches.beginning.get(target) ?? []
  if (made.every(({ way }) => way.quiet === true)) return undefined
  if (made.every(({ way }) => needsMore(way))) return { kind: 'select', target }
  return made.every(({ way }) => !needsMore(way) && way.quiet !== true) ? oneOf(made) : asking(made, target)
}

/** What begins at the things under the one that was touched. */
function begunUnder(touches: Touches, under: readonly Target[]): Meaning | undefined {
  const things = under.filter((thing) => touches.beginning.has(thing))
  const [target] = things
  if (target === undefined) return undefined
  return things.length === 1
    ? begun(touches, target)
    : oneOf(things.flatMap((thing) => touches.beginning.get(thing) ?? []))
}

function completed(touches: Touches, selected: Target, touched: Target): Meaning | undefined {
  const made = touches.beginning.get(selected)?.filter(({ way }) => way.to?.includes(touched)) ?? []
  return made.length === 0 ? undefined : oneOf(made)
}

/** A thing that does not glow but has a meaning asks before anything is played. */
function hinted(touches: Touches, touched: Target): Meaning | undefined {
  const made = touches.beginning.get(touched)
  return made === undefined ? undefined : asking(made, touched)
}

function guessed<V>(entryPoint: EntryPoint<V>, view: V, selected: Target | undefined, touched: Target): Meaning {
  const offer = entryPoint.offer(view)
  const move = offer.length === 0 ? undefined : entryPoint.meant(view, selected, touched)
  if (move === undefined) return { kind: 'idle' }
  return { kind: offer.includes(move) ? 'choose' : 'refused', move }
}

export function meaningOf<V>(
  entryPoint: EntryPoint<V>,
  view: V,
  selected: Target | undefined,
  touched: Target,
): Meaning {
  if (selected === touched) return { kind: 'drop' }
  const touches = touchesOf(entryPoint, view)
  const under = entryPoint.under?.(view, touched) ?? []
  if (selected !== undefined) {
    for (const thing of [touched, ...under]) {
      const meaning = completed(touches, selected, thing)
      if (meaning !== undefined) return meaning
    }
  }
  return (
    begun(touches, touched) ??
    begunUnder(touches, under) ??
    hinted(touches, touched) ??
    guessed(entryPoint, view, selected, touched)
  )
}

/* ---- what a move points at ---------------------------------------------------------------------------------------- */

/** The things a move names, in the order they are touched. */
export function thingsOf<V>(entryPoint: Pick<WebEntryPoint<V>, 'ways'>, move: Move, view: V): readonly Target[] {
  const [way] = entryPoint.ways(move, view)
  if (way === undefined) return []
  const { at, to = [], next } = way
  return [...at.slice(0, 1), ...(to.length === 1 && next === undefined ? to : [])]
}

/** The thing that glows while a choice is pointed at. */
export const placeOf = <V>(entryPoint: Pick<WebEntryPoint<V>, 'ways'>, move: Move, view: V): Target | undefined =>
  thingsOf(entryPoint, move, view).at(-1)

/* ---- the choices beside the board --------------------------------------------------------------------------------- */

/** Orders moves by kind: `first` in that order, then the others, then `last`. */
export function byKind(first: readonly number[], last: readonly number[]): (a: Move, b: Move) => number {
  const rank = (m: Move): number => {
    const kind = kindOf(m)
    if (last.includes(kind)) return first.length + 1 + last.indexOf(kind)
    return first.includes(kind) ? first.indexOf(kind) : first.length
  }
  return (a, b) => rank(a) - rank(b)
}

/** Where all of these moves begin, if each of them also names a second thing. */
function originsOf<V>(entryPoint: Listing<V>, moves: readonly Move[], view: V): readonly Target[] | undefined {
  const starts = moves.map((move) =>
    thingsOf(entryPoint, move, view).length > 1 ? entryPoint.ways(move, view)[0]?.at : undefined,
  )
  const [start] = starts
  return starts.every((other) => other?.[0] === start?.[0]) ? start : undefined
}

function choiceOf<V>(entryPoint: Listing<V>, move: Move, view: V): Choice {
  const { label, note, about, main } = entryPoint.choice(move, view)
  const target = placeOf(entryPoint, move, view)
  return {
    move,
    label,
    ...(note === undefined ? {} : { note }),
    ...(about === undefined ? {} : { about }),
    ...(target === undefined ? {} : { target }),
    ...(main === undefined ? {} : { main }),
  }
}

/** Every offered move once, under headings. */
export function choicesOf<V>(entryPoint: Listing<V>, view: V): readonly ChoiceGroup[] {
  const ordered = entryPoint.offer(view).toSorted((a, b) => entryPoint.compare(a, b))
  const groups = Map.groupBy(ordered, (move) => entryPoint.choice(move, view).title)
  return Array.from(groups, ([title, moves]) => {
    const from = originsOf(entryPoint, moves, view)
    const { letter = '', folded } = moves[0] === undefined ? {} : entryPoint.choice(moves[0], view)
    const items = moves.map((move) => choiceOf(entryPoint, move, view))
    return { letter, title, items, ...(folded && { folded }), ...(from === undefined ? {} : { from }) }
  })
}
