import { at, firstArg, kindOf, type Move, onlyArg, secondArg } from '@orrery/kernel'
import * as kinds from '../src/rules/moves.ts'
import { COSTS, valueOf } from '../src/rules/payment.ts'
import { newFrame, top } from '../src/rules/frames.ts'
import { DEPLOYED } from '../src/rules/raceEffects.ts'
import { dueOf, wholePayments } from '../src/rules/wholePayments.ts'
import { swapOf } from '../src/rules/deals.ts'
import { costOf } from '../src/rules/structures.ts'
import { usualMarch } from '../src/steps/tactics/muster.ts'
import { asksWhole } from '../src/rules/whole.ts'
import { type Frame, NONE, type Player, type StepName, type System, type View } from '../src/types.ts'
import { plural } from './grammar.ts'
import { breakthroughName, dealText, goods, paidText, planetName, namesOf } from './names.ts'

/* A choice as a button says it. */

type Say = (v: View, m: Move, f: Frame | undefined) => string
type ByStep = { readonly [step in StepName]?: Say }

/** What a move names first, and second. */
const firstOf = (v: View, m: Move): string => namesOf(v, m)[0]
const secondOf = (v: View, m: Move): string => namesOf(v, m)[1]

/** By the question, else the usual words. */
const by =
  (steps: ByStep, usual: Say): Say =>
  (v, m, f) =>
    (f === undefined ? usual : (steps[f.step] ?? usual))(v, m, f)

const worth: Say = (v, m, f) => {
  const p = at(v.ruleset.planetAt, onlyArg(m))
  const value = f?.what === 1 ? 1 : 0
  return `Exhaust ${planetName(v, p)} for ${valueOf(v, f?.seat ?? 0, p, value)}`
}

const tokens: Say = (v, m, f) => {
  const all = at(v.tactic, f?.seat ?? 0) + at(v.strategy, f?.seat ?? 0)
  return `${onlyArg(m)} tactic, ${plural(Math.max(0, all - onlyArg(m)), 'strategy token')}`
}

/** The infantry of the usual march (TE-15.19). */
export const marchTo = (v: View, seat: Player, what: System): number =>
  asksWhole(v) ? usualMarch(v, { ...newFrame('muster', seat), what }) : 0

/** A whole payment by its number (TE-15.19). */
function wholeText(v: View, f: Frame, n: number): string {
  const payment = wholePayments(v, f.seat, dueOf(v, f)).offered[n - 1]
  return payment === undefined ? '' : paidText(v, { ...payment, cards: 0, secrets: 0 })
}

/** What Leadership gives to both pools, and its price. */
function tokensText(v: View, tactic: number, strategy: number, f: Frame | undefined): string {
  const bought = tactic + strategy - (f?.left ?? 0)
  const price = bought > 0 ? ` for ${bought * v.ruleset.race.prices.token} influence` : ''
  return tactic + strategy === 0 ? 'None' : `${tactic} tactic, ${plural(strategy, 'strategy token')}${price}`
}

const playOn: Say = (v, m) => `Play ${firstOf(v, m)}: ${secondOf(v, m)}`

const SENTENCES: { readonly [kind: number]: Say } = {
  [kinds.TAKE]: by({ card: (v, m) => `Perform ${firstOf(v, m)}` }, (v, m) => {
    const n = at(v.bonus, onlyArg(m))
    return `Take ${firstOf(v, m)}${n > 0 ? ` with ${goods(n)}` : ''}`
  }),
  [kinds.USE]: (v, m) => `Use ${firstOf(v, m)}`,
  [kinds.ACTIVATE]: (v, m, f) => {
    const n = f === undefined ? 0 : marchTo(v, f.seat, at(v.ruleset.systemAt, onlyArg(m)))
    return `Activate ${firstOf(v, m)}${n > 0 ? ` with ${n} infantry` : ''}`
  },
  [kinds.PLAY]: (v, m) => `Play ${firstOf(v, m)}`,
  [kinds.PASS]: () => 'Pass for this round',
  [kinds.CLAIM]: (v, m) => `Claim ${firstOf(v, m)}: ${COSTS[onlyArg(m)]?.text ?? ''}`,
  [kinds.END]: by(
    {
      window: () => 'End the turn',
      turn: () => 'No second action',
      muster: () => 'Send no more infantry',
      moveIngress: () => 'Move no more ingress tokens',
    },
    () => 'No more',
  ),
  [kinds.JUPITER]: () => 'Exhaust Jupiter Brain for one more action',
  [kinds.COUNCIL]: () => 'Exhaust the Galactic Council to exchange a secret objective',
  [kinds.TECH]: by({ readyOne: (v, m) => `Ready ${firstOf(v, m)}` }, (v, m) => `Exhaust ${firstOf(v, m)}`),
  [kinds.RESEARCH]: by({ assimilate: (v, m) => `Gain ${firstOf(v, m)}` }, (v, m) => `Research ${firstOf(v, m)}`),
  [kinds.DEAL]: (v, m) => `Offer a transaction to ${firstOf(v, m)}`,
  [kinds.WITHDRAW]: () => 'Withdraw the offer',
  [kinds.ACCEPT]: () => 'Accept the offer',
  [kinds.REJECT]: () => 'Decline the offer',
  [kinds.NUMBER]: by(
    {
      redistribute: tokens,
      buyTokens: (v, m) =>
        onlyArg(m) === 0
          ? 'None'
          : `${plural(onlyArg(m), 'command token')} for ${v.ruleset.race.prices.token * onlyArg(m)} influence`,
      statusTokens: (_, m) => plural(onlyArg(m), 'tactic token'),
      giveTokens: (_, m, f) => `${onlyArg(m)} tactic, ${plural((f?.left ?? 0) - onlyArg(m), 'strategy token')}`,
      spendTokens: (_, m, f) => `${onlyArg(m)} from tactic, ${(f?.left ?? 0) - onlyArg(m)} from strategy`,
      produce: (v, m, f) =>
        `Produce ${onlyArg(m)} infantry for ${plural(costOf(v, f?.seat ?? 0, onlyArg(m)), 'resource')}`,
      pay: (v, m, f) => (f === undefined ? '' : `Pay ${wholeText(v, f, onlyArg(m))}`),
      muster: (v, m, f) =>
        `${onlyArg(m)} infantry${f !== undefined && f.by === NONE && v.ruleset.planetsIn[f.what]?.length !== 1 ? ', shared out' : ''}`,
      land: (_, m) => `${onlyArg(m)} infantry`,
      transit: (_, m) => `${onlyArg(m)} infantry`,
      frontierTrade: (_, m) => (onlyArg(m) === 0 ? 'Replenish commodities' : 'Turn your commodities into trade goods'),
    },
    (_, m) => `${onlyArg(m)}`,
  ),
  [kinds.PLANET]: by(
    {
      pay: worth,
      claim: (v, m) => `Exhaust ${firstOf(v, m)}`,
      skip: (v, m) => `Exhaust ${firstOf(v, m)}`,
      research: (v, m) => `Exhaust ${firstOf(v, m)} instead of paying`,
      readyPlanets: (v, m) => `Ready ${firstOf(v, m)}`,
      readyOne: (v, m) => `Ready ${firstOf(v, m)}`,
      structure: (v, m) => `Produce on ${firstOf(v, m)} instead`,
      window: (v, m, f) => `Exhaust ${breakthroughName(v, f?.seat ?? 0)} and ready ${firstOf(v, m)}`,
      useBreakthrough: (v, m) => `${plural(DEPLOYED, 'infantry', 'infantry')} on ${firstOf(v, m)}`,
      muster: (v, m) => `Infantry from ${firstOf(v, m)} (${at(v.infantry, at(v.ruleset.planetAt, onlyArg(m)))})`,
      land: (v, m) => `Land on ${firstOf(v, m)}`,
      transit: (v, m, f) => (f?.what === NONE ? `From ${firstOf(v, m)}` : `To ${firstOf(v, m)}`),
    },
    (v, m) => `Choose ${firstOf(v, m)}`,
  ),
  [kinds.GOODS]: (_, __, f) => `Pay the rest with ${goods(f?.left ?? 0)}`,
  [kinds.DISCARD]: by({ skim: (v, m) => `Take ${firstOf(v, m)}` }, (v, m) => `Discard ${firstOf(v, m)}`),
  [kinds.SECRET]: by(
    {
      keepSecret: (v, m) => `Keep ${firstOf(v, m)}`,
      dropSecret: (v, m) => `Discard ${firstOf(v, m)}`,
      window: (v, m) => `Exchange ${firstOf(v, m)} through the Galactic Council`,
    },
    (v, m) => `Score ${firstOf(v, m)}`,
  ),
  [kinds.YES]: by(
    { research: (_, __, f) => `Pay ${plural(f?.left ?? 0, 'resource')}`, freeTrade: () => 'All players' },
    () => 'Yes',
  ),
  [kinds.NO]: () => 'No',
  [kinds.NEVER]: by(
    { follow: () => 'No, and pass on all secondaries', window: () => 'Send no more convoys' },
    () => 'No, and not again in this combat',
  ),
  [kinds.INGRESS_PICK]: (v, m) => `Place the ${firstOf(v, m)} ingress token in ${secondOf(v, m)}`,
  [kinds.SHIFT]: (v, m) => `Move the ingress token from ${firstOf(v, m)} to ${secondOf(v, m)}`,
  [kinds.SYSTEM]: by(
    {
      site: (v, m) => `Place Thunder's Edge in ${firstOf(v, m)}`,
      avernus: (v, m) => `Place Avernus in ${firstOf(v, m)}`,
      lock: (v, m) => `Lock ${firstOf(v, m)}`,
      card: (v, m) => `Take your token off ${firstOf(v, m)}`,
    },
    (v, m) => `Act in ${firstOf(v, m)}`,
  ),
  [kinds.PLAYER]: (v, m) => `Choose ${firstOf(v, m)}`,
  [kinds.PDS]: (v, m) => `Build a PDS on ${firstOf(v, m)}`,
  [kinds.DOCK]: (v, m) => `Build a space dock on ${firstOf(v, m)}`,
  [kinds.OBJECTIVE]: (v, m) => `Score ${firstOf(v, m)}`,
  [kinds.ANY]: () => 'Continue (no other choice)',
  [kinds.SWAP]: (v, m, f) => `Offer ${f === undefined ? '' : dealText(swapOf(v, f, firstArg(m), secondArg(m)))}`,
  [kinds.LAND]: (v, m) => `Land ${secondOf(v, m)} infantry on ${firstOf(v, m)}`,
  [kinds.BOTH]: (v, m) => `Ready ${firstOf(v, m)} and ${secondOf(v, m)}`,
  [kinds.PLAN]: (v, m) => `Activate ${firstOf(v, m)} and choose the infantry`,
  [kinds.ASK]: by({ window: () => 'Send convoys again' }, () => 'Ask me about secondaries again'),
  [kinds.TOKENS]: (v, m, f) => tokensText(v, firstArg(m), secondArg(m), f),
  [kinds.PLAY_ON]: playOn,
  [kinds.PLAY_WITH]: playOn,
  [kinds.PLAY_IN]: playOn,
  [kinds.PLAY_FOR]: playOn,
  [kinds.SEND]: (v, m) => `${secondOf(v, m)} infantry from ${firstOf(v, m)}`,
  [kinds.BREAKTHROUGH]: (v, _, f) => `Exhaust ${breakthroughName(v, f?.seat ?? 0)}`,
}

export const move = (m: Move, v: View): string => SENTENCES[kindOf(m)]?.(v, m, top(v)) ?? ''

/** A step of a hint; empty for a step without a choice. */
export const hint = (m: Move, v: View): string => (kindOf(m) === kinds.ANY ? '' : move(m, v))
