import { at, firstArg, kindOf, type Move, onlyArg, type Seat, secondArg } from '@orrery/kernel'
import { openDeal } from '../src/rules/deals.ts'
import { top } from '../src/rules/frames.ts'
import * as kinds from '../src/rules/moves.ts'
import { valueOf } from '../src/rules/payment.ts'
import { DEPLOYED, usedEffect } from '../src/rules/raceEffects.ts'
import { asksFew } from '../src/rules/whole.ts'
import { type Frame, NONE, type View } from '../src/types.ts'
import { ACTION_CARD_ROWS, TECHNOLOGY_ROWS } from '../src/data/scenario.ts'
import { planetName, playerName, sliceName, strategyName, systemName, valueName, namesOf } from './names.ts'
import { plural } from './grammar.ts'
import { marchTo, move as sentence } from './moves.ts'
import { question as plain } from './questions.ts'
import { objectiveText, secretText } from './requirements.ts'
import { SLICE_SHORT } from './slices.ts'

/* A choice in the list beside the board: a heading and a short label. */

export interface Choosing {
  readonly title: string
  readonly letter: string
  readonly label: string
  readonly note?: string
  readonly about?: string
  readonly main?: boolean
}

type Say = (m: Move, v: View, f: Frame | undefined) => Choosing

const firstOf = (m: Move, v: View): string => namesOf(v, m)[0]
const secondOf = (m: Move, v: View): string => namesOf(v, m)[1]

/** A heading over the names of things. */
const under =
  (title: string, letter: string, label = firstOf): Say =>
  (m, v) => ({ title, letter, label: label(m, v) })

/** The whole sentence without a heading, for choices that end something. */
const ending: Say = (m, v) => ({ title: '', letter: '', label: sentence(m, v), main: true })
const plainly =
  (title: string, letter = ''): Say =>
  (m, v) => ({ title, letter, label: sentence(m, v) })

const PLANET_TITLES: { readonly [step: string]: string } = {
  pay: 'Exhaust a planet',
  claim: 'Exhaust a specialty planet',
  skip: 'Exhaust a specialty planet',
  research: 'Exhaust a planet instead of paying',
  readyPlanets: 'Ready a planet',
  readyOne: 'Ready a planet',
  window: 'Your crew readies a planet',
  structure: 'Produce infantry instead',
  muster: 'Send infantry from',
  land: 'Land on',
  transit: 'Move infantry',
}

function planetNote(m: Move, v: View, f: Frame): string | undefined {
  const p = at(v.ruleset.planetAt, onlyArg(m))
  if (f.step === 'pay') return String(valueOf(v, f.seat, p, f.what === 1 ? 1 : 0))
  return f.step === 'muster' || (f.step === 'transit' && f.what === NONE) ? `${at(v.infantry, p)}` : undefined
}

const onPlanet: Say = (m, v, f) => {
  const note = f === undefined ? undefined : planetNote(m, v, f)
  return {
    title: PLANET_TITLES[f?.step ?? ''] ?? 'Choose a planet',
    letter: 'P',
    label: firstOf(m, v),
    ...(note === undefined ? {} : { note }),
  }
}

const SECRET_TITLES: { readonly [step: string]: string } = {
  keepSecret: 'Keep a secret',
  dropSecret: 'Discard a secret',
  window: 'Galactic Council: exchange a secret',
}

const SYSTEM_TITLES: { readonly [step: string]: string } = {
  site: "Place Thunder's Edge in",
  avernus: 'Place Avernus in',
  lock: 'Lock a system',
  card: 'Take your token off',
}

/** A card with its target: one heading for each card, which says itself what it does. */
const playOn: Say = (m, v) => ({ title: `Play ${firstOf(m, v)}`, letter: 'C', label: secondOf(m, v) })

const SAYS: { readonly [kind: number]: Say } = {
  [kinds.TAKE]: (m, v, f) => {
    const n = at(v.bonus, onlyArg(m))
    const note = f?.step === 'draft' && n > 0 ? { note: `+${n}` } : {}
    return {
      title: f?.step === 'draft' ? 'Take a strategy card' : 'Perform a strategy card',
      letter: 'Y',
      label: firstOf(m, v),
      ...note,
    }
  },
  [kinds.USE]: under('Use a strategy card', 'Y'),
  [kinds.ACTIVATE]: (m, v, f) => {
    const to = at(v.ruleset.systemAt, onlyArg(m))
    const n = f === undefined ? 0 : marchTo(v, f.seat, to)
    const note = n > 0 ? { note: `${n}` } : {}
    return { title: 'Activate a system', letter: 'A', label: systemName(v, to), ...note }
  },
  [kinds.PLAN]: under('Activate, and choose the infantry', 'V'),
  [kinds.PLAY]: (m, v) => ({
    title: 'Play a card',
    letter: 'C',
    label: firstOf(m, v),
    about: ACTION_CARD_ROWS[onlyArg(m)]?.effect ?? '',
  }),
  [kinds.PASS]: ending,
  [kinds.CLAIM]: under('Claim a slice', 'X', (m) => SLICE_SHORT[onlyArg(m)] ?? ''),
  [kinds.END]: ending,
  [kinds.JUPITER]: plainly('End of turn', 'E'),
  [kinds.COUNCIL]: plainly('End of turn', 'E'),
  [kinds.TECH]: (m, v, f) => ({
    title: f?.step === 'window' ? 'End of turn' : 'Technologies',
    letter: f?.step === 'window' ? 'E' : 'T',
    label: sentence(m, v),
  }),
  [kinds.RESEARCH]: (m, v) => {
    const row = TECHNOLOGY_ROWS[onlyArg(m)]
    return { title: 'Research', letter: 'R', label: firstOf(m, v), note: row?.colour ?? 'unit' }
  },
  [kinds.DEAL]: under('Offer a transaction', 'O'),
  [kinds.WITHDRAW]: plainly('Offer a transaction', 'O'),
  [kinds.ACCEPT]: ending,
  [kinds.REJECT]: plainly(''),
  [kinds.NUMBER]: (m, v, f) =>
    f?.step === 'pay'
      ? { title: 'Pay', letter: 'N', label: sentence(m, v), main: onlyArg(m) === 1 }
      : { title: 'How many', letter: 'N', label: sentence(m, v) },
  [kinds.PLANET]: onPlanet,
  [kinds.GOODS]: plainly('Trade goods', 'G'),
  [kinds.DISCARD]: (m, v, f) => ({
    title: f?.step === 'skim' ? 'Take a card' : 'Discard a card',
    letter: 'C',
    label: firstOf(m, v),
    about: ACTION_CARD_ROWS[onlyArg(m)]?.effect ?? '',
  }),
  [kinds.SECRET]: (m, v, f) => ({
    title: SECRET_TITLES[f?.step ?? ''] ?? 'Score a secret',
    letter: 'C',
    label: firstOf(m, v),
    about: secretText(v, onlyArg(m)),
  }),
  [kinds.YES]: ending,
  [kinds.NO]: plainly(''),
  [kinds.NEVER]: (m, v, f) => plainly(f?.step === 'window' ? 'Convoys' : '')(m, v, f),
  [kinds.INGRESS_PICK]: (m, v) => ({
    title: `Place the ${firstOf(m, v)} ingress token in`,
    letter: 'I',
    label: secondOf(m, v),
  }),
  [kinds.SHIFT]: (m, v) => ({
    title: `Move the ingress token from ${firstOf(m, v)} to`,
    letter: 'I',
    label: secondOf(m, v),
  }),
  [kinds.SYSTEM]: (m, v, f) => ({
    title: SYSTEM_TITLES[f?.step ?? ''] ?? 'Act in a system',
    letter: 'A',
    label: firstOf(m, v),
  }),
  [kinds.PLAYER]: under('Choose a player', 'P'),
  [kinds.PDS]: under('Build a PDS on', 'D'),
  [kinds.DOCK]: under('Build a space dock on', 'K'),
  [kinds.OBJECTIVE]: (m, v) => ({
    title: 'Score an objective',
    letter: 'B',
    label: firstOf(m, v),
    about: objectiveText(v, onlyArg(m)),
  }),
  [kinds.ANY]: plainly(''),
  [kinds.SWAP]: (m) => ({
    title: `Give ${firstArg(m) || 'nothing'}`,
    letter: 'N',
    label: `for ${secondArg(m) || 'nothing'}`,
  }),
  [kinds.LAND]: (m, v) => ({
    title: `Land on ${firstOf(m, v)}`,
    letter: 'L',
    label: `${secondOf(m, v)} infantry`,
  }),
  [kinds.BOTH]: under('Ready two planets', 'P', (m, v) => namesOf(v, m).join(' and ')),
  [kinds.ASK]: (m, v, f) => plainly(f?.step === 'window' ? 'Convoys' : 'Standing answer')(m, v, f),
  [kinds.TOKENS]: (m, v) => ({
    title: `Gain ${firstArg(m) + secondArg(m)} tokens`,
    letter: 'N',
    label: sentence(m, v),
  }),
  [kinds.PLAY_ON]: playOn,
  [kinds.PLAY_WITH]: playOn,
  [kinds.PLAY_IN]: playOn,
  [kinds.PLAY_FOR]: playOn,
  [kinds.SEND]: (m, v) => ({
    title: `Send from ${firstOf(m, v)}`,
    letter: 'F',
    label: `${secondOf(m, v)} infantry`,
  }),
  [kinds.BREAKTHROUGH]: plainly('End of turn', 'E'),
}

export const choosing = (m: Move, v: View): Choosing =>
  SAYS[kindOf(m)]?.(m, v, top(v)) ?? { title: '', letter: '', label: sentence(m, v) }

/* ---- questions ------------------------------------------------------------------------------------------------------ */

const QUESTIONS: { readonly [step: string]: (v: View, f: Frame) => string } = {
  draft: () => 'Take a strategy card for this round.',
  turn: (_, f) => (f.held > 0 ? 'You may take a second action.' : 'Take an action.'),
  window: (v, f) =>
    v.claimed || v.flipped
      ? 'End your turn.'
      : at(v.claims, f.seat) === 0
        ? 'Claim your first slice, or end the turn.'
        : 'Claim a slice, or end the turn.',
  pay: (v, f) =>
    `Pay ${f.left}${f.list.length > 0 ? ' more' : ''} ${valueName(f.what, f.left)}${v.stack.at(-2)?.step === 'claim' ? ` for ${sliceName(v.stack.at(-2)?.what ?? 0)}` : ''}.`,
  claim: () => 'Exhaust a planet with a specialty for this slice.',
  follow: (v, f) =>
    `Follow ${strategyName(f.what)}?${v.offer.some((m) => kindOf(m) === kinds.TOKENS) ? ` A command token costs ${v.ruleset.race.prices.token} influence.` : ''}`,
  buyTokens: (v, f) =>
    asksFew(v) && f.left > 0
      ? `Gain ${f.left} command tokens; more cost ${v.ruleset.race.prices.token} influence each.`
      : `Buy command tokens for ${v.ruleset.race.prices.token} influence each?`,
  ingress: () => 'Place an ingress token in a highlighted system.',
  site: () => "Place Thunder's Edge in a highlighted system.",
  tied: () => "Choose which of the tied players takes Thunder's Edge.",
  useBreakthrough: (v, f) =>
    usedEffect(v, f.seat) === 'deploys'
      ? `Choose a planet for ${DEPLOYED} infantry.`
      : 'Choose who draws an action card while you draw two.',
  assimilate: (v, f) => `Gain a technology of ${playerName(v, f.by)}.`,
  deal: (v, f) => `What do you give ${playerName(v, f.by)}, and what do you ask for it?`,
  muster: (v, f) =>
    f.by === NONE
      ? `Send infantry to ${systemName(v, f.what)}.${f.held > 0 ? ` ${f.held} on the way.` : ''}`
      : `How many infantry do you send from ${planetName(v, f.by)}?`,
  land: (v, f) =>
    f.by === NONE ? `Land ${f.held} infantry.` : `How many of your ${f.held} infantry land on ${planetName(v, f.by)}?`,
  produce: (v, f) => `How many infantry do you produce on ${planetName(v, f.list[0] ?? NONE)}?`,
  boost: () => 'Play a card before the dice?',
  reroll: () => 'Play a card after the dice?',
  moreResearch: (_, f) => `Research another technology for ${plural(f.left, 'resource')}?`,
  scoreSecret: () => 'Score a secret objective?',
  statusPublic: () => 'Score a public objective.',
  statusSecret: () => 'Score a secret objective?',
  structure: () => 'Place a structure.',
}

/** The short form where there is one; otherwise, and for other players, the terminal's. */
export function question(v: View, seat: Seat): string {
  const f = top(v)
  if (f === undefined || f.seat !== seat || openDeal(v)?.to === seat) return plain(v, seat)
  return QUESTIONS[f.step]?.(v, f) ?? plain(v, seat)
}
