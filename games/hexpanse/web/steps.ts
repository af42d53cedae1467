import { capital, plural } from '@orrery/kernel'
import type { MovedTable, TurnStep } from '@orrery/ui'
import { type Event, type Hex, NONE, type Player, type View } from '../src/types.ts'
import { cardName, factionName, minorName, playerName, unitName, unitOfOwner, whoseName } from '../words/names.ts'
import { hexTarget, marketMark } from './targets.ts'

/* What a move did, step by step: rows of its player's turn, and where they are marked on the board. */

type Moved = Pick<MovedTable<View, Event>, 'after' | 'events'>
type Found = TurnStep | undefined

const onHex = (hex: Hex, text: string, more: Partial<TurnStep> = {}): TurnStep => ({
  text,
  cue: 'influence',
  ...(hex === NONE ? {} : { at: [hexTarget(hex)] }),
  ...more,
})

const whom = (view: View, p: Player): string => (p === view.seat ? 'you' : playerName(view, p))
const hexilum = (n: number): string => `${n} hexilum`

/** At the warlord of a player, if it still stands. */
const onWarlord = (view: View, p: Player, text: string, note?: string): TurnStep =>
  onHex(view.warlords[p] ?? NONE, text, note === undefined ? {} : { note })

/** Pieces that come, go and move. */
function pieceStep(e: Event, view: View): Found {
  switch (e.kind) {
    case 'warlordPlaced':
      return onHex(e.hex, 'Places the warlord')
    case 'placed':
      return onHex(
        e.hex,
        `Places ${unitName(view, e.player, e.unit)}`,
        e.from === 'ship' ? { note: 'from the ship' } : {},
      )
    case 'attacked':
      return onHex(e.hex, 'Attacks', { from: hexTarget(e.from), cue: 'fleet' })
    case 'removed':
      return onHex(e.hex, capital(`${unitOfOwner(view, e.owner, e.unit, view.seat)} is removed`))
    case 'returned':
      return onHex(e.hex, 'Returns a unit')
    case 'moved':
      return onHex(e.hex, 'Moves the warlord', { from: hexTarget(e.from), cue: 'fleet' })
    case 'exchanged':
      return e.alone
        ? onHex(e.hex, 'Moves a unit', { from: hexTarget(e.from), cue: 'fleet' })
        : onHex(e.hex, 'Swaps two units', { at: [hexTarget(e.hex), hexTarget(e.from)], cue: 'fleet' })
    case 'mercenaryStolen':
      return onHex(e.hex, `Steals ${cardName(view, e.card)} from ${whom(view, e.owner)}`, { cue: 'card' })
    default:
      return undefined
  }
}

/** What happens to warlords, and abilities that are used. */
function warlordStep(e: Event, view: View): Found {
  switch (e.kind) {
    case 'damaged':
      return onWarlord(
        view,
        e.player,
        capital(`${whoseName(view, e.player)} warlord takes ${e.n} damage`),
        `${e.life} left`,
      )
    case 'healed':
      return onWarlord(view, e.player, 'Heals the warlord', `${e.life} life`)
    case 'factionAbility':
      return onWarlord(view, e.player, "Uses the warlord's ability")
    case 'activated':
      return onHex(e.hex, `Activates ${cardName(view, e.card)}`, { cue: 'card' })
    case 'defeated':
      return {
        text: capital(`${whom(view, e.player)} ${e.player === view.seat ? 'are' : 'is'} defeated`),
        cue: 'threat',
      }
    default:
      return undefined
  }
}

/** Cards, hexilum and units beside the board. */
function besideStep(e: Event, view: View): Found {
  switch (e.kind) {
    case 'factionChosen':
      return { text: `Leads the ${factionName(e.faction)}`, cue: 'card' }
    case 'minorChosen':
      return { text: `Takes the ${minorName(view, e.minor)}`, cue: 'card' }
    case 'missionChosen':
      return { text: 'Chooses a secret mission', cue: 'card' }
    case 'played':
      return { text: `Plays ${cardName(view, e.card)}`, cue: 'card' }
    case 'bought':
      return { text: `Buys ${cardName(view, e.card)}`, note: hexilum(e.price), cue: 'card', card: marketMark(e.card) }
    case 'gained':
      return e.why === 'entry' ? undefined : { text: `Gains ${hexilum(e.n)}` }
    case 'raised':
      return { text: `Raises income to ${e.level}`, note: hexilum(e.price) }
    case 'recovered':
      return { text: `Recovers ${unitName(view, e.player, e.unit)}` }
    case 'raided':
      return { text: `Sends ${unitOfOwner(view, e.owner, e.unit, view.seat)} to the ship` }
    case 'cardDestroyed':
      return { text: `Removes ${cardName(view, e.card)}`, note: `of ${whom(view, e.owner)}`, cue: 'card' }
    case 'cardStolen':
      return { text: `Steals ${cardName(view, e.card)}`, note: `from ${whom(view, e.owner)}`, cue: 'card' }
    case 'hexilumDestroyed':
      return { text: `Destroys ${hexilum(e.n)}`, note: `of ${whom(view, e.owner)}` }
    case 'hexilumStolen':
      return { text: `Steals ${hexilum(e.n)}`, note: `from ${whom(view, e.owner)}` }
    case 'finished':
      return e.left === 0 ? undefined : { text: `Leaves ${plural(e.left, 'action')} unused` }
    default:
      return undefined
  }
}

/** An attack tells what became of both: the unit that attacked is gone with it. */
const isSpent = (e: Event, before: readonly Event[]): boolean =>
  e.kind === 'removed' && before.some((earlier) => earlier.kind === 'attacked' && earlier.from === e.hex)

export function steps({ events, after }: Moved): readonly TurnStep[] {
  const all = events.map(({ event }) => event)
  return all.flatMap((e, i) =>
    isSpent(e, all.slice(0, i)) ? [] : (pieceStep(e, after) ?? warlordStep(e, after) ?? besideStep(e, after) ?? []),
  )
}
