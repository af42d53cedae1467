import { type GameEvent, type HiddenThing, OBSERVER, type Seat, wouldCommitEach } from '@orrery/kernel'
import { safeLine } from './fault.ts'
import { anyAnswer, difference, type Moment, positionText, someOf } from './moment.ts'
import { count } from './tally.ts'

/** All a watcher learns of a state: each part as text, so that "not by a byte" is what is compared. */
interface Face {
  readonly view: string
  readonly question: string
  readonly offer: string
  readonly refusals: string
  /** For each offered move, whether the table would ask to confirm it; left out of what is seen after a move. */
  readonly marks: string
  readonly rest: string
}

const PARTS = ['view', 'question', 'offer', 'refusals', 'marks', 'rest'] as const

/** What a watcher cannot know is changed, and nothing the watcher gets to see changes with it. */
export function secrecyFaults(m: Moment): string[] {
  if (m.number % m.check.secrets !== 0 || m.game.hidden.length === 0) return []
  const watchers = [OBSERVER, ...m.offers.keys()]
  return someOf(watchers, m.check.watchers, m.rng).flatMap((watcher) => {
    const moves = someOf(m.universe.moves, m.check.sample, m.rng)
    const look: Look = (s) => faceOf(m, s, watcher, moves)
    const before = { ...look(m.state), marks: marksOf(m, m.state, watcher) }
    return someOf(m.game.hidden, m.check.things, m.rng).flatMap((thing) => thingFaults(m, watcher, thing, before, look))
  })
}

type Look = (s: unknown) => Face

function faceOf(m: Moment, s: unknown, watcher: Seat, moves: Moment['universe']['moves']): Face {
  const { game } = m
  return {
    view: JSON.stringify(game.view(s, watcher)),
    question: JSON.stringify(game.pending(s)),
    offer: watcher === OBSERVER ? '' : game.moves(s, watcher).join(),
    marks: '',
    refusals: JSON.stringify(watcher === OBSERVER ? [] : moves.map((move) => game.refusals(s, watcher, move))),
    rest: JSON.stringify([game.outcome(s) ?? null, game.sides(s), game.reveals(s)]),
  }
}

const marksOf = ({ game }: Moment, s: unknown, watcher: Seat): string =>
  watcher === OBSERVER ? '' : wouldCommitEach(game, game.view(s, watcher), watcher, [...game.moves(s, watcher)]).join()

function thingFaults(m: Moment, watcher: Seat, thing: HiddenThing<unknown>, before: Face, look: Look): string[] {
  const varied = thing.vary(m.game.clone(m.state), watcher, m.rng)
  count(m.tally.pairs, thing.name)
  if (m.text === positionText(m.game, varied)) return []
  count(m.tally.differing, thing.name)
  const who = watcher === OBSERVER ? 'the observer' : `seat ${watcher}`
  const [unsound] = m.game.faults(varied)
  if (unsound !== undefined) return [`varying ${thing.name} for ${who} makes an unsound state: ${unsound}`]
  const after = { ...look(varied), marks: marksOf(m, varied, watcher) }
  const leaks = leaksOf(before, after).map((leak) => `${thing.name} shows to ${who} in the ${leak}`)
  return leaks.length > 0
    ? leaks
    : moveLeaks(m, watcher, varied, look).map((leak) => `${thing.name} shows to ${who} ${leak}`)
}

const leaksOf = (a: Face, b: Face): string[] =>
  PARTS.filter((part) => a[part] !== b[part]).map((part) => `${part} ${difference(a[part], b[part])}`)

interface After {
  readonly events: string
  readonly face: Face
  readonly barrier: boolean
}

/**
 * A move that shows nothing (no barrier) must look alike, whatever is hidden. A move that shows something may show
 * different things, but whether it is a barrier must not tell either.
 */
function moveLeaks(m: Moment, watcher: Seat, varied: unknown, look: Look): string[] {
  const answer = anyAnswer(m)
  if (answer === undefined || !m.game.moves(varied, answer.seat).includes(answer.move)) return []
  const one = follow(m, m.game.clone(m.state), answer, watcher, look)
  const two = follow(m, varied, answer, watcher, look)
  const line = `${safeLine(m.game, answer.move)} by seat ${answer.seat}`
  if (one.barrier !== two.barrier) return [`because ${line} is a barrier to undo only sometimes`]
  if (one.barrier) return []
  count(m.tally.done, 'quiet moves')
  const leaks = leaksOf(one.face, two.face).map((leak) => `after ${line} in the ${leak}`)
  if (one.events !== two.events) leaks.push(`in the events of ${line} ${difference(one.events, two.events)}`)
  return leaks
}

type Answer = NonNullable<ReturnType<typeof anyAnswer>>

function follow(m: Moment, s: unknown, { seat, move }: Answer, watcher: Seat, look: Look): After {
  const events: GameEvent[] = []
  const before = m.game.reveals(s)
  m.game.apply(s, seat, move, (event) => {
    if (hears(event, watcher)) events.push(event)
  })
  return { events: JSON.stringify(events), face: look(s), barrier: m.game.reveals(s) !== before }
}

/** Whether an event is meant for this watcher. */
const hears = (event: GameEvent, watcher: Seat): boolean => event.only === undefined || event.only.includes(watcher)
