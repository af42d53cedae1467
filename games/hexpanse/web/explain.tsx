import { at, capital, plural } from '@orrery/kernel'
import { noteStyle, type Target } from '@orrery/ui'
import type { ReactNode } from 'react'
import { BASES } from '../src/data/setup.ts'
import { sideOf } from '../src/rules/ruleset.ts'
import { actionsOf, mercenariesIn, slotCard } from '../src/rules/cards.ts'
import { distanceOf } from '../src/rules/hexes.ts'
import * as kinds from '../src/rules/moves.ts'
import { canAttack, isMercenary, isTarget, isWarlord, ownerOf, pieceAt, unitOf } from '../src/rules/pieces.ts'
import { FIRST_MERCENARY, HIDDEN, MINOR, NEUTRAL, NONE, NORMAL } from '../src/types.ts'
import type { Card, Faction, Hex, Minor, Mission, Player, Unit, View } from '../src/types.ts'
import { cardName, missionName, pieceName, playerName, whoseName } from '../words/names.ts'
import { unitLabel } from '../words/page.ts'
import { sourcesIn } from '../words/provenance.ts'
import { cardText, factionText, minorText } from '../words/texts.ts'
import { aimIn } from './aim.ts'
import { toneName, factionOf } from './colours.ts'
import { groundOf, missionsOf, shortOf } from './fits.ts'
import { Formula } from './formula.tsx'
import { FactionIcon } from './marks.tsx'
import { MissionShape } from './mission.tsx'
import { Sentence } from './sentence.tsx'
import { hexTarget, readTarget, type Thing } from './targets.ts'
import { questionIn, viewer, ways } from './ways.ts'
import style from './note.module.css'

/* What a thing is and what it would do. */

interface NoteProps {
  readonly title: string
  readonly kind?: string
  readonly sources?: string
  readonly picture?: ReactNode
  readonly children?: ReactNode
}

const Note = ({ title, kind = '', sources = '', picture, children }: NoteProps): ReactNode => (
  <div className={`${noteStyle.note} ${style.note}`}>
    <h3>
      {title} {kind !== '' && <span>{kind}</span>}
    </h3>
    {picture}
    {children}
    {sources !== '' && <p className={noteStyle.sources}>{sources}</p>}
  </div>
)

const Said = ({ children }: { readonly children: string }): ReactNode => (
  <p>
    <Sentence text={children} />
  </p>
)

/* ---- cards and factions --------------------------------------------------------------------------------------------- */

function cardNote(view: View, card: Card): ReactNode {
  const row = view.ruleset.rows.cards[card]
  if (row === undefined) return null
  const kind = `${row.type === 'mercenary' ? 'mercenary' : 'action card'}, ${row.cost} hexilum`
  const picture = <Formula ability={row.ability} base={row.type === 'mercenary' ? 'coin' : 'anchor'} />
  return (
    <Note title={row.name} kind={kind} sources={sourcesIn(view, 'cards', row)} picture={picture}>
      <p>{cardText(row)}</p>
    </Note>
  )
}

function factionNote(view: View, faction: Faction): ReactNode {
  const row = view.ruleset.rows.factions[faction]
  if (row === undefined) return null
  return (
    <Note title={row.name} kind={row.warlord} sources={sourcesIn(view, 'factions', row)}>
      <p>Once per turn, as an action: {factionText(row)}</p>
    </Note>
  )
}

function minorNote(view: View, minor: Minor): ReactNode {
  const row = view.ruleset.rows.minors[minor]
  if (row === undefined) return null
  return (
    <Note title={row.name} kind="minor faction" sources={sourcesIn(view, 'minors', row)}>
      <p>{minorText(row)}</p>
    </Note>
  )
}

/* ---- missions ------------------------------------------------------------------------------------------------------- */

function missionNote(view: View, mission: Mission): ReactNode {
  const row = view.ruleset.rows.missions[mission]
  if (row === undefined) return null
  const isCommon = mission === view.common
  const sides = [...new Set(view.ruleset.sideOf)].filter((side) =>
    isCommon ? true : side === sideOf(view.ruleset, viewer(view)) && missionsOf(view, viewer(view)).includes(mission),
  )
  return (
    <Note
      title={row.name}
      kind={row.shape}
      sources={sourcesIn(view, 'missions', row)}
      picture={<MissionShape cells={row.cells} />}
    >
      <p>Nine units in this shape, anywhere on the board and turned any way, win at once. Warlords do not count.</p>
      {view.round > 0 &&
        sides.map((side) => {
          const p = view.ruleset.sideOf.indexOf(side)
          return (
            <Said
              key={side}
            >{`${playerName(view, p)}: ${plural(shortOf(view, mission, groundOf(view, side)), 'unit')} short.`}</Said>
          )
        })}
    </Note>
  )
}

/* ---- hexes and units ------------------------------------------------------------------------------------------------ */

function unitWords(view: View, owner: Player, unit: Unit): ReactNode {
  if (isMercenary(unit)) {
    const row = view.ruleset.rows.cards[unit - FIRST_MERCENARY]
    return row === undefined ? null : <p>{cardText(row)}</p>
  }
  const minor = view.ruleset.rows.minors[view.minors[owner] ?? NONE]
  if (unit === MINOR && minor !== undefined) return <p>{minorText(minor)}</p>
  return (
    <p>
      {unit === NORMAL && owner !== NEUTRAL && canAttack(view, owner, unit)
        ? 'It can attack a piece next to it; both are removed.'
        : ''}
    </p>
  )
}

function pieceWords(view: View, h: Hex): ReactNode {
  const piece = pieceAt(view, h)
  if (piece === NONE) return null
  const owner = ownerOf(piece)
  if (isWarlord(piece))
    return (
      <Said>{`${at(view.life, owner)} life, at most ${view.ruleset.setup.life.most}. At 0 life a player is out of the game.`}</Said>
    )
  return unitWords(view, owner, unitOf(piece))
}

function hexNote(view: View, h: Hex): ReactNode {
  if (h < 0 || h >= view.ruleset.cells) return null
  const isX = view.ruleset.isX[h] === true
  const ring = view.ruleset.board.radius > 3 && distanceOf(h) === view.ruleset.board.radius
  const missions = missionsOf(view, viewer(view))
  const near = missions.filter((mission) => isNeeded(view, mission, h)).map((mission) => missionName(view, mission))
  return (
    <Note title={capital(pieceName(view, h))} kind={isX ? 'hexilum hex' : ring ? 'outer ring' : ''}>
      {pieceWords(view, h)}
      {isX && <p>{`Whoever places or moves a piece here gains ${view.ruleset.setup.hexilum.entry} hexilum.`}</p>}
      {isOutOfReach(view, h) && <p>None of your pieces that can attack stands next to it.</p>}
      {near.length > 0 && <p>{`A unit here brings you closer to ${near.join(' and ')}.`}</p>}
    </Note>
  )
}

/** In one's turn: an enemy that could be attacked if one stood next to it. */
const isOutOfReach = (view: View, h: Hex): boolean =>
  questionIn(view) === 'actions' &&
  view.seat >= 0 &&
  isTarget(view, view.seat, h) &&
  !ways(kinds.attack, view).some(({ to }) => to?.includes(hexTarget(h)))

function isNeeded(view: View, mission: Mission, h: Hex): boolean {
  const ground = groundOf(view, sideOf(view.ruleset, viewer(view)))
  const now = shortOf(view, mission, ground)
  const filled = ground.map((one, i) => (i === h ? 'own' : one))
  return ground[h] !== 'own' && shortOf(view, mission, filled) < now
}

/* ---- players -------------------------------------------------------------------------------------------------------- */

function seatNote(view: View, p: Player): ReactNode {
  const faction = factionOf(view, p)
  const cards = [...mercenariesIn(at(view.mercs, p)), ...actionsOf(view, p)].map((card) => cardName(view, card))
  return (
    <Note
      title={playerName(view, p)}
      kind={view.ruleset.rows.factions[faction]?.name ?? ''}
      picture={<FactionIcon faction={faction} size={20} />}
    >
      <p data-f={toneName(faction)}>
        {`Life ${at(view.life, p)}, ${at(view.hexilum, p)} hexilum, income ${at(view.income, p)}, ` +
          `${at(view.reserve, p * 2)} normal and ${at(view.reserve, p * 2 + 1)} minor units in Reserve.`}
      </p>
      <p>{cards.length === 0 ? 'No cards.' : `Cards: ${cards.join(', ')}.`}</p>
    </Note>
  )
}

const reserveNote = (view: View, p: Player, unit: Unit): ReactNode => (
  <Note title={unitLabel(view, p, unit)} kind={`${whoseName(view, p)} Reserve`}>
    {unitWords(view, p, unit)}
    <p>Placing a unit from the Reserve on any empty hex is an action.</p>
  </Note>
)

const shipNote = (view: View, p: Player, unit: Unit): ReactNode => (
  <Note title={unitLabel(view, p, unit)} kind={`Recovery Ship, ${playerName(view, p)}`}>
    <p>Removed units wait here. Moving one back to the Reserve is an action.</p>
  </Note>
)

function secretNote(view: View, p: Player): ReactNode {
  const mission = view.missions[p] ?? NONE
  if (mission >= 0) return missionNote(view, mission)
  const pool = view.missionPool.filter((one) => one !== view.common).map((mission) => missionName(view, mission))
  return (
    <Note title={`${capital(whoseName(view, p))} secret mission`}>
      <p>{mission === HIDDEN ? `One of ${pool.join(', ')}.` : 'Not chosen yet.'}</p>
    </Note>
  )
}

const NOTES: { readonly [kind: string]: (view: View, thing: Thing) => ReactNode } = {
  // While a card is aimed, what would happen stands under the question.
  hex: (view, { id }) => (aimIn(view) !== undefined && view.offer.length > 0 ? null : hexNote(view, id)),
  slot: (view, { id }) => cardNote(view, slotCard(view, id)),
  card: (view, { id }) => cardNote(view, id),
  faction: (view, { id }) => factionNote(view, id),
  minor: (view, { id }) => minorNote(view, id),
  mission: (view, { id }) => missionNote(view, id),
  secret: (view, { player }) => secretNote(view, player),
  seat: (view, { player }) => seatNote(view, player),
  reserve: (view, { id, player }) => reserveNote(view, player, id),
  ship: (view, { id, player }) => shipNote(view, player, id),
  life: (view, { player }) => (
    <Note title="Life" kind={playerName(view, player)}>
      <p>{`${capital(whoseName(view, player))} warlord has ${at(view.life, player)} life, at most ${view.ruleset.setup.life.most}. Healing 1 is an action, once per turn.`}</p>
    </Note>
  ),
  purse: (view, { player }) => (
    <Note title="Hexilum" kind={playerName(view, player)}>
      <p>{`${at(view.hexilum, player)} to spend on cards or income. Gaining 1 is an action.`}</p>
    </Note>
  ),
  income: (view, { player }) => (
    <Note title="Income" kind={playerName(view, player)}>
      <p>{`${at(view.income, player)} hexilum at the start of each turn, at most ${view.ruleset.setup.income.most}. Level 3 costs 3 hexilum, and so on.`}</p>
    </Note>
  ),
  deck: (view) => (
    <Note title="Market deck">
      <p>{`${view.deckLeft} cards in the deck, ${view.discard.length} discarded, ${view.removed.length} out of the game. Each mercenary needs one of your ${BASES} bases.`}</p>
    </Note>
  ),
}

export const explain = (view: View, target: Target): ReactNode => {
  const thing = readTarget(target)
  return NOTES[thing.kind]?.(view, thing) ?? null
}
