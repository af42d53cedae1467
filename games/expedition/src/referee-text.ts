import { fail, ok, parseJson, type Problem, type Result } from '@orrery/kernel'
import { findSpending } from './referee-said.ts'
import { type Command, type Of, readCommand, type SaidPayment } from './referee-commands.ts'

/* TE-18.11: a command as one typed line, `ana claim resources Wellon, Bakal, 2 goods`. It gives the same command a click gives. */

type Read = (seat: string, rest: string) => Command | undefined

/** At the commas, but for the one in an axial "(q,r)". */
const parts = (text: string): string[] =>
  text
    .split(/,(?![^()]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const AMOUNT = /^(\d+)\s+(goods?|trade goods?|commodit(?:y|ies)|cards?|action cards?|secrets?)$/i

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** `Bakal + Rich World` is a planet with what lies on it, `Bakal = 5` or `a gift = 2` counts as so much. */
function readValue(part: string, payment: Writable<SaidPayment>): void {
  const [, what, as] = /^(.+?)\s*=\s*(\d+)$/.exec(part) ?? []
  const [planet = '', ...modifiers] = part.split(/\s+\+\s+/)
  if (what !== undefined) payment.counts = [...(payment.counts ?? []), { what, as: Number(as) }]
  else if (part.toLowerCase() === 'psychoarchaeology') payment.psychoarchaeology = true
  else if (findSpending(part) !== undefined) payment.spending = [...(payment.spending ?? []), part]
  else payment.planets = [...(payment.planets ?? []), planet]
  if (modifiers.length > 0)
    payment.modifiers = [...(payment.modifiers ?? []), ...modifiers.map((by) => ({ planet, by }))]
}

/** Planets by name, numbers of goods, commodities, cards and secrets, and cards that change how it is paid. */
function readPayment(text: string): SaidPayment {
  const payment: Writable<SaidPayment> = {}
  for (const part of parts(text)) {
    const [, n, kind = ''] = AMOUNT.exec(part) ?? []
    if (n === undefined) readValue(part, payment)
    else if (/goods?$/i.test(kind)) payment.tradeGoods = Number(n)
    else if (/^c.*it/i.test(kind)) payment.commodities = Number(n)
    else if (/cards?$/i.test(kind)) payment.cards = Number(n)
    else payment.secret = Number(n)
  }
  return payment
}

function claim(seat: string, rest: string): Of<'claim'> | undefined {
  const [, slice, pay = ''] = /^(\w+)\s*(?:with\s+)?(.*)$/.exec(rest) ?? []
  return slice === undefined ? undefined : { seat, cmd: 'claim', slice, payment: readPayment(pay) }
}

/** `allow resources Bakal, 1 good: we agreed` is a claim that the table lets count. */
function allow(seat: string, rest: string): Command | undefined {
  const [, said = '', ruling = ''] = /^([^:]*)(?::\s*(.*))?$/.exec(rest) ?? []
  const command = claim(seat, said.trim())
  return command === undefined ? undefined : { ...command, ruling }
}

/** `27 green, 63 green`: the colour is the last word. */
function ingress(seat: string, rest: string): Command {
  const picks = parts(rest).map((part) => {
    const [, system = part, colour = ''] = /^(.*)\s+(\w+)$/.exec(part) ?? []
    return { system, colour }
  })
  return { seat, cmd: 'chooseIngress', picks }
}

function move(seat: string, rest: string): Command {
  const moves = parts(rest).map((part) => {
    const [from = '', to = ''] = part.split('>').map((place) => place.trim())
    return { from, to }
  })
  return { seat, cmd: 'moveIngress', moves }
}

const number = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined)

function roll(seat: string, rest: string): Command | undefined {
  const die = number(rest)
  return die === undefined && rest !== '' ? undefined : { seat, cmd: 'roll', die }
}

const scalar = (text: string): string | number | boolean =>
  text === 'true' || text === 'false' ? text === 'true' : (number(text) ?? text)

/** `set goods.ana 3 because ...`; a name with spaces stands in quotes. */
function set(seat: string, rest: string): Command | undefined {
  const [, quoted, bare, value, reason] = /^(?:"([^"]+)"|(\S+))\s+(\S+)(?:\s+(.*))?$/.exec(rest) ?? []
  const path = quoted ?? bare
  if (path === undefined || value === undefined) return undefined
  const said = { seat, cmd: 'set', path, value: scalar(value) } as const
  const [, when, why] = /^(now|earlier)(?:\s+(.*))?$/.exec(path.startsWith('slice.') ? (reason ?? '') : '') ?? []
  return when === 'now' || when === 'earlier' ? { ...said, when, reason: why } : { ...said, reason }
}

/** `ruling TEXT`, or `ruling TEXT: PATH VALUE` where it changes something. */
function ruling(seat: string, rest: string): Command | undefined {
  const [, text, path, value] = /^(.*?)(?::\s*(\S+)\s+(\S+))?$/.exec(rest) ?? []
  if (text === undefined || text === '') return undefined
  if (path === undefined || value === undefined) return { seat, cmd: 'ruling', text }
  return { seat, cmd: 'ruling', text, effect: { path, value: scalar(value) } }
}

function gain(seat: string, rest: string): Command | undefined {
  const [player = '', source] = rest.split(/\s+/)
  return player === '' ? undefined : { seat, cmd: 'gainBreakthrough', player, source }
}

const take = (seat: string, rest: string): Command => ({
  seat,
  cmd: 'takeThundersEdge',
  player: seat,
  infantry: number(rest),
})

const VERBS: readonly { readonly verb: string; readonly usage: string; readonly read: Read }[] = [
  { verb: 'begin', usage: 'begin', read: (seat) => ({ seat, cmd: 'beginTurn' }) },
  { verb: 'end', usage: 'end', read: (seat) => ({ seat, cmd: 'endAction' }) },
  { verb: 'pass', usage: 'pass', read: (seat) => ({ seat, cmd: 'endAction', pass: true }) },
  { verb: 'claim', usage: 'claim SLICE PLANET, PLANET, 2 goods', read: claim },
  { verb: 'allow', usage: 'allow SLICE [PAYMENT][: REASON]', read: allow },
  { verb: 'decline', usage: 'decline', read: (seat) => ({ seat, cmd: 'decline' }) },
  { verb: 'roll', usage: 'roll [DIE]', read: roll },
  { verb: 'ingress', usage: 'ingress PLACE COLOUR, PLACE COLOUR', read: ingress },
  { verb: 'move', usage: 'move PLACE>PLACE', read: move },
  { verb: 'avernus', usage: 'avernus PLACE', read: (seat, system) => ({ seat, cmd: 'placeAvernus', system }) },
  { verb: 'place', usage: 'place PLACE', read: (seat, system) => ({ seat, cmd: 'placeThundersEdge', system }) },
  { verb: 'tied', usage: 'tied PLAYER', read: (seat, player) => ({ seat, cmd: 'chooseTied', player }) },
  { verb: 'jupiter', usage: 'jupiter', read: (seat) => ({ seat, cmd: 'jupiterBrain' }) },
  { verb: 'gain', usage: 'gain PLAYER [SOURCE]', read: gain },
  { verb: 'take', usage: 'take [INFANTRY]', read: take },
  { verb: 'set', usage: 'set PATH VALUE [REASON]', read: set },
  { verb: 'ruling', usage: 'ruling TEXT[: PATH VALUE]', read: ruling },
  { verb: 'endturn', usage: 'endturn', read: (seat) => ({ seat, cmd: 'endTurn' }) },
  { verb: 'endround', usage: 'endround', read: (seat) => ({ seat, cmd: 'endRound' }) },
]

/** What can be typed after a player's name. */
export const USAGES: readonly string[] = VERBS.map(({ usage }) => usage)

/** A typed line as a command; names with spaces stand in quotes. */
function readSaid(line: string): Result<Command, Problem> {
  const [, quoted, bare, verb = '', rest = ''] = /^(?:"([^"]+)"|(\S+))\s+(\w+)\s*(.*)$/.exec(line.trim()) ?? []
  const seat = quoted ?? bare
  const known = VERBS.find((one) => one.verb === verb.toLowerCase())
  if (seat === undefined || known === undefined)
    return fail({
      at: `"${line.trim()}"`,
      expected: 'a player and what happens, such as Ana end; help lists all of it',
    })
  const command = known.read(seat, rest.trim())
  return command === undefined ? fail({ at: `"${line.trim()}"`, expected: `${seat} ${known.usage}` }) : ok(command)
}

/** A line from outside: typed words, or a command as JSON. */
export function readLine(line: string): Result<Command, Problem> {
  if (!line.trim().startsWith('{')) return readSaid(line)
  const json = parseJson(line)
  const command = json.ok ? readCommand(json.value) : json.error
  return typeof command === 'string' ? fail({ at: line.trim(), expected: command }) : ok(command)
}
