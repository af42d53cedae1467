import { type Json, packNamed } from '@orrery/kernel'
import type { Setting } from '@orrery/table'
import { readable } from '../parts/names.ts'
import type { Look } from '../registry.ts'
import { CLOCKS } from './wishes.ts'

type Fields = { readonly [name: string]: Json | undefined }

function choicesOf(value: Json | undefined): readonly string[] {
  if (typeof value === 'boolean') return [value ? 'on' : 'off']
  return (Array.isArray(value) ? (value as readonly Json[]) : [value]).map(String)
}

interface ChangedOption {
  readonly name: string
  readonly title: string
  readonly group: string | undefined
  readonly value: Json | undefined
  /** Its choices in the words of the page that sets a table up. */
  readonly said: readonly string[]
}

/** A pack that this page has not met says nothing of the other options. */
function known(options: Json, { packs }: Look['game']): Json {
  if (packNamed(options) === '' || packs?.find(packNamed(options)) !== undefined) return options
  return Object.fromEntries(Object.entries(options as object).filter(([name]) => name !== 'pack'))
}

/** The options that differ from the defaults. */
export function changedOptions({ options, seats }: Setting, { game, entryPoint }: Look): readonly ChangedOption[] {
  const usual = game.fullOptions({}, seats) as Fields
  const full = game.fullOptions(known(options, game), seats) as Fields
  const changed = game.options.filter(({ name }) => JSON.stringify(full[name]) !== JSON.stringify(usual[name]))
  return changed.map(({ name, title, group }) => ({
    name,
    title,
    group,
    value: full[name],
    said: choicesOf(full[name]).map((choice) => entryPoint.option?.(name, choice)?.title ?? readable(choice)),
  }))
}

/** What a table is made with, in one line; without its options while its game is still loaded. */
export function settingWords(setting: Setting, spoken: Look | undefined): string {
  const isThis = ({ clock }: { readonly clock: Setting['clock'] }): boolean =>
    JSON.stringify(clock) === JSON.stringify(setting.clock)
  const clock = CLOCKS.find(isThis)?.title ?? 'With a clock'
  const options = spoken === undefined ? [] : changedOptions(setting, spoken)
  const words = options.map(({ group, title, value, said }) =>
    group !== undefined && value === true ? title : `${title}: ${said.join(', ')}`,
  )
  return [`${setting.seats} players`, clock, ...words].join(' · ')
}
