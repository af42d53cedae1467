import { hasBit } from '@orrery/kernel'
import { allSaid, firstOf } from '../modules/web.ts'
import { CardMark, noteStyle, type Target } from '@orrery/ui'
import type { ReactNode } from 'react'
import { orbitalControl, strength } from '../src/rules/control.ts'
import { BASES_AT, hasBase, ORBITAL_OF } from '../src/rules/map.ts'
import { CUBE_OWNER, FLEET_OWNER } from '../src/rules/pieces.ts'
import { keptBy, keptCard, SCORE } from '../src/rules/track.ts'
import { type Base, BASES, type Card, NONE, type Orbital, type Player, type Sector, type View } from '../src/types.ts'
import { inForce, keptOf } from '../words/board.ts'
import { capital, list, plural } from '../words/grammar.ts'
import {
  abilityRow,
  bandName,
  baseName,
  cardName,
  cardRow,
  cubeName,
  groupName,
  orbitalName,
  playerName,
  playerTitle,
  resourceOf,
  sectorName,
} from '../words/names.ts'
import { CAPTAIN_NOTE, CONTROL_NOTE, cubeNote, fleetNote, fleetTitle } from '../words/notes.ts'
import { abilityMark, baseSources, cardMark, type Mark, rowSources } from '../words/provenance.ts'
import { bonusValues } from '../words/scores.ts'
import { abilityText, cardText } from '../words/texts.ts'
import { fleetsThere, halves, isDestroyed, playersOf } from '../words/things.ts'
import { ResourceIcon } from './marks.tsx'
import { previewOf, standsOn } from './scored.ts'
import { Sentence, SideName } from './sentence.tsx'
import { readTarget, type Thing } from './targets.ts'
import style from './note.module.css'
import textStyle from './text.module.css'

/* What a thing is and what it would do. */

interface NoteProps {
  readonly title: ReactNode
  readonly side?: string
  readonly children: ReactNode
}

const Note = ({ title, side, children }: NoteProps): ReactNode => (
  <div className={`${noteStyle.note} ${style.note}`}>
    <h3>
      {title}
      {side !== undefined && side !== '' && <span>{side}</span>}
    </h3>
    {children}
  </div>
)

/** Where the values of a thing come from; a mark where it is wholly ours, or the table's own. */
const Origin = ({ mark, text }: { readonly mark: Mark; readonly text: string }): ReactNode => (
  <p className={noteStyle.sources}>
    <CardMark mark={mark} /> {text}
  </p>
)

/* ---- places ------------------------------------------------------------------------------------------------------- */

/** Cubes, Orbital Control and their sum; then what it would score outside and inside the Bonus Sector. */
function Standings({ view, base }: { readonly view: View; readonly base: Base }): ReactNode {
  const { normal, bonus } = previewOf(view, base)
  const present = standsOn(view, base).filter(({ total }) => total > 0)
  if (present.length === 0)
    return <p>Nobody has influence here, so nobody {view.winner === NONE ? 'would score' : 'scored'} it.</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Influence</th>
          <th scope="col">{view.winner === NONE ? 'scores' : 'scored'}</th>
          {!view.final && <th scope="col">as Bonus</th>}
        </tr>
      </thead>
      <tbody>
        {present.map(({ player, influence, plus, total, diplomats }) => (
          <tr key={player}>
            <th scope="row">
              <SideName side={playerName(player)} /> {influence}
              {diplomats > 0 && ` (${plural(diplomats, 'Diplomat')})`}
              {plus && ` + 1 Orbital Control = ${total}`}
            </th>
            <td>{normal.gains[player] ?? 0} CP</td>
            {!view.final && <td>{bonus.gains[player] ?? 0} CP</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function critical(view: View, base: Base): string {
  const winners = playersOf(view).filter((player) =>
    hasBit(view.ruleset.critical[player] ?? 0, view.ruleset.resourceOn[base] ?? 0),
  )
  if (winners.length === 0) return ''
  const what = firstOf((module) => module.critical?.(view)) ?? '1 CP more'
  return `${resourceOf(view, base)} is critical to ${list(winners.map(playerName), 'or')}: first alone here gains ${what}.`
}

function baseNote(view: View, base: Base): ReactNode {
  const title = (
    <>
      <ResourceIcon resource={view.ruleset.resourceOn[base] ?? 0} size={14} /> {baseName(base)}
    </>
  )
  const side = `${resourceOf(view, base)} Base at ${orbitalName(ORBITAL_OF[base] ?? 0).replace(/ Orbital$/, '')}`
  if (!hasBase(view.inPlay, base)) {
    const why = isDestroyed(view, base)
      ? 'Destroyed by the Protomolecule: out of play for good.'
      : 'Out of play with two players.'
    return (
      <Note title={title} side={side}>
        <p>{why}</p>
      </Note>
    )
  }
  const tell = critical(view, base)
  const special = allSaid((module) => module.baseText?.(view, base))
  return (
    <Note title={title} side={side}>
      <Standings view={view} base={base} />
      {special !== '' && <p>{special}</p>}
      {tell !== '' && (
        <p>
          <Sentence text={tell} />
        </p>
      )}
      {baseSources(view, base) !== '' && <Origin mark="" text={baseSources(view, base)} />}
    </Note>
  )
}

function orbitalNote(view: View, orbital: Orbital): ReactNode {
  const present = playersOf(view).filter((player) => strength(view, player, orbital) > 0)
  const controller = orbitalControl(view, orbital)
  const bases = BASES.flatMap((_, base) => (hasBit(BASES_AT[orbital] ?? 0, base) ? [baseName(base)] : []))
  return (
    <Note title={orbitalName(orbital)} side={`Bases: ${bases.join(', ')}`}>
      {present.length === 0 && <p>No fleets.</p>}
      {present.map((player) => (
        <p key={player}>
          <SideName side={playerName(player)} /> {fleetsThere(view, player, orbital)}, strength{' '}
          {halves(strength(view, player, orbital))}
          {controller === player && ': Orbital Control'}
        </p>
      ))}
      <p className={textStyle.quiet}>{CONTROL_NOTE}</p>
    </Note>
  )
}

const sectorNote = (view: View, sector: Sector): ReactNode => (
  <Note title={sectorName(sector)} side={plural(view.markers[sector] ?? 0, 'Bonus marker') + ' left'}>
    <p>The player who takes a Score card chooses a Bonus Sector in secret, one that still has a marker.</p>
    {view.winner === NONE && (
      <p>
        Next Scoring: <b>{bonusValues(view)}</b> for first, second and third in the Bonus Sector, 1 for first elsewhere.
      </p>
    )}
  </Note>
)

/* ---- cards and abilities ------------------------------------------------------------------------------------------ */

function cardNote(view: View, card: Card, side: string): ReactNode {
  const row = cardRow(view, card)
  if (row === undefined || card === SCORE) {
    return (
      <Note title="Score card" side={side}>
        <p>
          Taking it starts a Scoring: you choose the Bonus Sector in secret, {bonusValues(view)} there, 1 for first
          elsewhere.
        </p>
      </Note>
    )
  }
  const tabs = playersOf(view).filter((player) => hasBit(view.ruleset.cards[card]?.tabs ?? 0, player))
  return (
    <Note title={row.title} side={`${row.ap} AP${side === '' ? '' : `, ${side}`}`}>
      <p>{cardText(row)}</p>
      <p className={textStyle.quiet}>
        <Sentence text={`Tabs: ${tabs.length === 0 ? 'none in this game' : list(tabs.map(playerName))}.`} />
      </p>
      <Origin mark={cardMark(view, row)} text={rowSources(cardMark(view, row), row.provenance)} />
    </Note>
  )
}

const LEVELS = ['', 'tech I', 'tech II', 'tech III'] as const

function techNote(view: View, ability: number): ReactNode {
  const row = abilityRow(view, ability)
  if (row === undefined) return null
  const owner = view.ruleset.abilities[ability]?.player ?? NONE
  const on = inForce(view, owner).includes(ability)
  const where = row.level > 0 ? LEVELS[row.level] : 'mat'
  const when =
    row.kind === 'crew' ? 'crew of the Rocinante' : `${playerName(owner)} ${where}${on ? '' : ', not in force'}`
  return (
    <Note title={row.name} side={when}>
      <p>{abilityText(row, view.ruleset)}</p>
      <Origin mark={abilityMark(view, row)} text={rowSources(abilityMark(view, row), row.provenance)} />
    </Note>
  )
}

const crewNote = (view: View): ReactNode => (
  <Note title="The Rocinante" side={`controlled by ${playerName(view.captain)}`}>
    {view.ruleset.crew.map((ability) => {
      const row = abilityRow(view, ability)
      return row === undefined ? null : (
        <p key={ability}>
          <b>{row.name}.</b> {abilityText(row, view.ruleset)}
        </p>
      )
    })}
    <p className={textStyle.quiet}>{CAPTAIN_NOTE}</p>
  </Note>
)

function keptNote(view: View, card: Card): ReactNode {
  const code = view.kept.find((one) => keptCard(one) === card)
  return cardNote(view, card, code === undefined ? 'kept' : `kept by ${playerName(keptBy(code))}`)
}

/* ---- piles and seats ---------------------------------------------------------------------------------------------- */

function discardNote(view: View): ReactNode {
  const names = view.discard.map((card) => cardName(view, card)).reverse()
  return (
    <Note title="Discard pile" side={plural(names.length, 'card')}>
      <p>{names.length === 0 ? 'Nothing has been discarded.' : `Last first: ${names.join(', ')}.`}</p>
    </Note>
  )
}

const deckNote = (view: View): ReactNode => (
  <Note title="Deck" side={plural(view.deckSize - view.drawn, 'card')}>
    <p>
      The sixth Score card that is drawn ends the game with Final Scoring.
      {view.known > 0 && ` On top lies ${cardName(view, view.deck[view.drawn] ?? NONE)}.`}
    </p>
  </Note>
)

function seatNote(view: View, player: Player): ReactNode {
  const kept = keptOf(view, player).map((card) => cardName(view, card))
  const away = view.reserve.map((n, fleet) => (FLEET_OWNER[fleet] === player ? n : 0))
  return (
    <Note
      title={<SideName side={playerName(player)}>{playerTitle(player)}</SideName>}
      side={`${view.cp[player] ?? 0} CP`}
    >
      <p>
        Off the map: {plural(view.supply[player] ?? 0, 'cube')} and {groupName(away)}. Kept:{' '}
        {kept.length === 0 ? 'none' : kept.join(', ')}.{allSaid((module) => module.seatText?.(view, player))}
      </p>
      {inForce(view, player).map((ability) => {
        const row = abilityRow(view, ability)
        return row === undefined ? null : (
          <p key={ability}>
            <b>{row.name}.</b> {abilityText(row, view.ruleset)}
          </p>
        )
      })}
    </Note>
  )
}

const piece = (title: string, text: string, side = ''): ReactNode => (
  <Note title={title} side={side}>
    <p>{text}</p>
  </Note>
)

function slotNote(view: View, slot: number): ReactNode {
  if (slot < 0) return view.inHand === NONE ? null : cardNote(view, view.inHand, 'in use')
  const card = view.track[slot] ?? NONE
  return card === NONE ? null : cardNote(view, card, `slot ${slot + 1}`)
}

const NOTES: { readonly [kind: string]: (view: View, thing: Thing) => ReactNode } = {
  base: (view, { id }) => baseNote(view, id),
  cube: (view, { id, place }) =>
    id < 0 ? null : (
      <>
        {piece(capital(cubeName(view, id)), cubeNote(view, id), playerName(CUBE_OWNER[id] ?? NONE))}
        {baseNote(view, place)}
      </>
    ),
  orbital: (view, { id }) => orbitalNote(view, id),
  fleet: (view, { id, place }) => (
    <>
      {piece(fleetTitle(id), fleetNote(id))}
      {orbitalNote(view, place)}
    </>
  ),
  reserve: (_, { id }) => piece(fleetTitle(id), fleetNote(id), 'off the map'),
  supply: (view, { id }) => piece(capital(cubeName(view, id)), cubeNote(view, id), `${view.supply[id] ?? 0} left`),
  band: (_, { id }) => piece(bandName(id), 'A Move goes to another Orbital of the same or an adjacent Band.'),
  sector: (view, { id }) => sectorNote(view, id),
  card: (view, { id }) => slotNote(view, id),
  kept: (view, { id }) => keptNote(view, id),
  tech: (view, { id }) => techNote(view, id),
  crew: (view) => crewNote(view),
  seat: (view, { id }) => seatNote(view, id),
}

export function explain(view: View, target: Target): ReactNode {
  if (target === 'deck:draw') return deckNote(view)
  if (target === 'deck:discard') return discardNote(view)
  const thing = readTarget(target)
  if (thing.id < 0 && thing.kind !== 'card' && thing.kind !== 'crew') return null
  const note = firstOf((module) => module.note?.(thing, view))
  return note === undefined ? (NOTES[thing.kind]?.(view, thing) ?? null) : piece(...note)
}
