import type { Json } from '@orrery/kernel'
import type { Setting } from '@orrery/table'
import { readable } from '../parts/names.ts'
import type { Look } from '../registry.ts'
import { CLOCKS } from './wishes.ts'

type Fields = { readonly [name: string]: Json | undefined }

function choicesOf(value: Json | undefined): readonly string[] {
  if (typeof value === 'boolean') return [value ? 'on' : 'off']
  return (Array.isArray(value) ? (value as readonly Json[]) : [value]).map(String)
}

/** The options in the words of the page that sets a table up; those that nobody changed are not worth one. */
function optionWords({ options, seats }: Setting, { game, door }: Look): readonly string[] {
  const usual = game.fullOptions({}, seats) as Fields
  const full = game.fullOptions(options, seats) as Fields
  const changed = game.options.filter(({ name }) => JSON.stringify(full[name]) !== JSON.stringify(usual[name]))
  return changed.map(({ name, title }) => {
    const said = choicesOf(full[name]).map((choice) => door.option?.(name, choice)?.title ?? readable(choice))
    return `${title}: ${said.join(', ')}`
  })
}

/** What a table is made with, in one line; without its options while its game is still loaded. */
export function settingWords(setting: Setting, spoken: Look | undefined): string {
  const isThis = ({ clock }: { readonly clock: Setting['clock'] }): boolean =>
    JSON.stringify(clock) === JSON.stringify(setting.clock)
  const clock = CLOCKS.find(isThis)?.title ?? 'With a clock'
  const options = spoken === undefined ? [] : optionWords(setting, spoken)
  return [`${setting.seats} players`, clock, ...options].join(' · ')
}
