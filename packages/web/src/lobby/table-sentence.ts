import type { Json } from '@orrery/kernel'
import type { Look } from '../registry.ts'
import { changedOptions } from './setting-words.ts'
import { CLOCKS, settingOf, type Wishes } from './wishes.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const counted = (n: number, one: string, many = `${one}s`): string => `${NUMBERS[n] ?? n} ${n === 1 ? one : many}`

function companyText({ who, here }: Wishes): string {
  const bots = who.filter(({ kind }) => kind === 'bot').length
  const people = who.filter(({ kind }) => kind === 'person').length
  const parts = [
    bots === 0 ? '' : counted(bots, 'bot'),
    people === 0 ? '' : here ? counted(people, 'other person', 'other people') : counted(people, 'open seat'),
  ]
  return parts.filter((part) => part !== '').join(' and ')
}

/** One option: "three modules", "Admiral", "Players may resign". */
function optionText(title: string, value: Json | undefined, said: readonly string[]): string {
  if (Array.isArray(value) && said.length > 1) return counted(said.length, title.toLowerCase(), title.toLowerCase())
  if (typeof value === 'boolean') return value ? title : `not: ${title}`
  return said.join('')
}

/** The whole table in one sentence: "4 players, two bots and one open seat, three modules, no clock." */
export function tableSentence(look: Look, wishes: Wishes, unsaid: string | undefined): string {
  const setting = settingOf(look.game, wishes)
  const options = changedOptions(setting, look)
    .filter(({ name }) => name !== unsaid)
    .map(({ title, value, said }) => optionText(title, value, said))
  const shown = options.length > 3 ? [counted(options.length, 'changed option')] : options
  const clock = CLOCKS.find((one) => JSON.stringify(one.clock) === JSON.stringify(setting.clock))?.title ?? ''
  const parts = [
    `${wishes.seats} players`,
    companyText(wishes),
    wishes.pack === undefined ? '' : `${wishes.pack.name} version ${wishes.pack.version}`,
    ...shown,
    wishes.here ? 'on this device' : lower(clock),
  ]
  return `${parts.filter((part) => part !== '').join(', ')}.`
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
