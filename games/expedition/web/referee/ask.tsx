import { at } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { COLOURS, NONE } from '../../src/types.ts'
import { type Asking, asking, paying, payingSoFar } from '../../words/referee-page.ts'
import { systemName } from '../../words/names.ts'
import { Icon, SeatMark, SpecialtyIcon } from '../marks.tsx'
import { Button, Ruled } from './parts.tsx'
import { Payer, Payment } from './pay.tsx'
import { nameOf, paidWith, payerOf, type Play, saidPicks, tileOf, usePlay, useShowing } from './play.ts'
import style from './ask.module.css'
import controls from './controls.module.css'

/* The one question, under the thumb. */

function Turn(): ReactNode {
  const { core, say } = usePlay()
  const seat = nameOf(core, core.active)
  if (core.passed.every((n) => n === 1))
    return (
      <div className={controls.btns}>
        <Button main onClick={() => say({ seat, cmd: 'endRound' })}>
          End the round
        </Button>
      </div>
    )
  return (
    <div className={controls.btns}>
      <Button main onClick={() => say({ seat, cmd: 'endAction' })}>
        The action is done
      </Button>
      <Button onClick={() => say({ seat, cmd: 'endAction', pass: true })}>Passes</Button>
    </div>
  )
}

function EndOfTurn(): ReactNode {
  const { core, options, say } = usePlay()
  const seat = nameOf(core, core.active)
  const mayClaim = options.slices.some(({ refusal }) => refusal === undefined)
  return (
    <div className={controls.btns}>
      {mayClaim ? (
        <Button main onClick={() => say({ seat, cmd: 'decline' }, { seat, cmd: 'endTurn' })}>
          Claim nothing
        </Button>
      ) : (
        <Button main onClick={() => say({ seat, cmd: 'endTurn' })}>
          End the turn
        </Button>
      )}
      {options.jupiter === undefined && (
        <Button onClick={() => say({ seat, cmd: 'jupiterBrain' })}>Jupiter Brain</Button>
      )}
    </div>
  )
}

function Roll({ seat }: { readonly seat: string }): ReactNode {
  const { core, say } = usePlay()
  return (
    <>
      {core.ruleset.settings.dice === 'app' && (
        <div className={controls.btns}>
          <Button main onClick={() => say({ seat, cmd: 'roll' })}>
            Roll here
          </Button>
        </div>
      )}
      <div className={style.dice} role="group" aria-label="Or type in the die of the table">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((die) => (
          <button
            key={die}
            type="button"
            className={controls.button}
            aria-label={`The die shows ${die}`}
            onClick={() => say({ seat, cmd: 'roll', die })}
          >
            {die}
          </button>
        ))}
      </div>
    </>
  )
}

/** Which tokens these are; a system with two fitting colours is asked for one of them. */
function Ingress({ seat }: { readonly seat: string }): ReactNode {
  const { core, hand, options, say, hold } = usePlay()
  const due = options.pending?.ingress ?? []
  const isComplete = due.every(({ systems }) => systems.length === 0)
  if (hand.system !== NONE)
    return (
      <div className={controls.btns} role="group" aria-label={`A token in ${systemName(core, hand.system)}`}>
        {due
          .filter(({ systems }) => systems.includes(hand.system))
          .map(({ colour }) => (
            <button
              key={colour}
              type="button"
              className={controls.button}
              onClick={() =>
                hold({ picks: [...hand.picks, { system: hand.system, colour: COLOURS.indexOf(colour) }], system: NONE })
              }
            >
              <SpecialtyIcon colour={COLOURS.indexOf(colour)} />
              for {colour}
            </button>
          ))}
      </div>
    )
  return (
    <div className={controls.btns}>
      <Button
        main
        disabled={!isComplete}
        onClick={() => say({ seat, cmd: 'chooseIngress', picks: saidPicks(core, hand.picks) })}
      >
        {isComplete ? `Place ${hand.picks.length} tokens` : `${hand.picks.length} chosen`}
      </Button>
      {hand.picks.length > 0 && <Button onClick={() => hold({ picks: [] })}>Start over</Button>}
    </div>
  )
}

function MoveIngress({ seat }: { readonly seat: string }): ReactNode {
  const { core, hand, say } = usePlay()
  const moves = hand.moves.map(({ from, to }) => ({ from: tileOf(core, from), to: tileOf(core, to) }))
  return (
    <div className={controls.btns}>
      <Button main onClick={() => say({ seat, cmd: 'moveIngress', moves })}>
        {moves.length === 0 ? 'Move none' : `Move ${moves.map(({ from, to }) => `${from} to ${to}`).join(', ')}`}
      </Button>
    </div>
  )
}

const WHY = {
  placeThundersEdge:
    'No planet, no supernova, no printed wormhole, and not in The Fracture. Tap any other system to hear what is in its way. (TE-7.1)',
  placeAvernus: 'A system next to a planet of its owner, not a home system and not in The Fracture. (TE-10.8)',
} as const

/** What was asked for is no refusal. */
const isReason = (text: string): boolean => Object.values<string>(WHY).includes(text)

/** Where the rules have no place, or only propose some, the table may rule one (TE-7.7, TE-18.12). */
const RULED = {
  placeThundersEdge: { name: "Thunder's Edge", path: 'site' },
  placeAvernus: { name: 'Avernus', path: 'avernus' },
} as const

/** Thunder's Edge or Avernus: the system that was touched, once more by a button. */
function Place({ seat, cmd }: { readonly seat: string; readonly cmd: keyof typeof WHY }): ReactNode {
  const { core, options, hand, say, refuse } = usePlay()
  const system = tileOf(core, hand.system)
  const ruled = hand.system !== NONE && options.pending?.systems.includes(hand.system) !== true
  const place = (): void =>
    ruled
      ? say({
          seat,
          cmd: 'ruling',
          text: `${RULED[cmd].name} goes to system ${system}`,
          effect: { path: RULED[cmd].path, value: system },
        })
      : say({ seat, cmd, system })
  return (
    <div className={controls.btns}>
      <Button main disabled={hand.system === NONE} onClick={place}>
        {hand.system === NONE ? 'Choose a system' : `${ruled ? 'Rule: place' : 'Place'} in system ${system}`}
      </Button>
      <Button onClick={() => refuse(WHY[cmd])}>Why these?</Button>
    </div>
  )
}

function Tied({ seat }: { readonly seat: string }): ReactNode {
  const { core, options, say } = usePlay()
  return (
    <div className={`${controls.btns} ${controls.many}`}>
      {(options.pending?.players ?? []).map((player) => (
        <button
          key={player}
          type="button"
          className={controls.button}
          onClick={() => say({ seat, cmd: 'chooseTied', player: nameOf(core, player) })}
        >
          <SeatMark ruleset={core.ruleset} player={player} size={14} />
          {nameOf(core, player)}
          <em>{at(core.claims, player)} infantry</em>
        </button>
      ))}
    </div>
  )
}

/** Somebody laid down half a payment and left it: it can be given up for them. */
function Entering(): ReactNode {
  const { state, table } = usePlay()
  const seat = state.entering?.seat ?? NONE
  return (
    <div className={controls.btns}>
      <Button onClick={() => void table.enter(seat, ['back'])}>Give it up</Button>
    </div>
  )
}

/** Somebody pays at another screen: it is followed here, and can be taken over. */
function Other({ hand }: NonNullable<Play['other']>): ReactNode {
  const { hold } = usePlay()
  return (
    <div className={controls.btns}>
      <Button onClick={() => hold(hand)}>Go on at this screen</Button>
    </div>
  )
}

function Answers({ play }: { readonly play: Play }): ReactNode {
  const { core, options, hand } = play
  const { pending } = options
  if (play.state.closed) return null
  if (play.state.entering !== undefined) return <Entering />
  if (play.other !== undefined && hand.slice === NONE) return <Other {...play.other} />
  if (pending === undefined) return hand.slice !== NONE ? <Payment /> : core.window ? <EndOfTurn /> : <Turn />
  const seat = nameOf(core, pending.player)
  switch (pending.step) {
    case 'roll':
      return <Roll seat={seat} />
    case 'ingress':
      return <Ingress seat={seat} />
    case 'moveIngress':
      return <MoveIngress seat={seat} />
    case 'avernus':
      return <Place seat={seat} cmd="placeAvernus" />
    case 'site':
      return <Place seat={seat} cmd="placeThundersEdge" />
    case 'tied':
      return <Tied seat={seat} />
    default:
      return null
  }
}

const isPaying = ({ hand, options, state }: Play): boolean =>
  hand.slice !== NONE && options.pending === undefined && state.entering === undefined

/** What this screen asks: how a slice is paid, here or at another screen, else what the rules ask. */
export function asked(play: Play): Asking {
  const { core, state, options, hand, other } = play
  if (isPaying(play)) return { ...asking(state, options), ...paying(core, payerOf(play), hand.slice) }
  if (other === undefined) return asking(state, options)
  const payer = payerOf({ core, hand: other.hand })
  const so = payingSoFar(core, payer, other.hand.slice, paidWith(state, other.hand.purse))
  return { ...so, more: `${so.more} ${other.by} is entering it.` }
}

export function Ask(): ReactNode {
  const play = usePlay()
  const { core, refused } = play
  const [low, setLow] = useState(false)
  const { who, over, ask, more } = asked(play)
  useShowing()
  return (
    <section className={low ? `${style.ask} ${style.low}` : style.ask} aria-label="Question">
      <button
        type="button"
        className={style.grip}
        aria-label={low ? 'Open the question' : 'Make room for the map'}
        onClick={() => setLow(!low)}
      />
      <div className={style.over}>
        <SeatMark ruleset={core.ruleset} player={who} size={14} />
        {isPaying(play) ? <Payer /> : over}
      </div>
      <h2 aria-live="polite">{ask}</h2>
      <p className={controls.sub}>{more}</p>
      {refused !== '' && (
        <p className={isReason(refused) ? `${style.refused} ${style.reason}` : style.refused} role="alert">
          <Icon name={isReason(refused) ? 'check' : 'wrong'} size={17} />
          <span>
            <Ruled text={refused} />
          </span>
        </p>
      )}
      <Answers play={play} />
    </section>
  )
}
