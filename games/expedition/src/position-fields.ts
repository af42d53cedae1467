import { fieldsIn, flag, type Fields, indexesIn, type Json, onlyFields, wholeNumber } from '@orrery/kernel'

/* Readers for the parts of a position, beside those every game shares. */

export { type Fields, indexesIn, indexIn, listIn as list, Wrong } from '@orrery/kernel'

/** An object with none but these fields. */
export function fields(json: Json | undefined, where: string, known?: readonly string[]): Fields {
  const found = fieldsIn(json, where)
  if (known !== undefined) onlyFields(found, known, where)
  return found
}

export const whole = (json: Json | undefined, where: string, most = 99): number => wholeNumber(json, where, 0, most)

export const truth = (json: Json | undefined, where: string): boolean => flag(json, where, false)

export const maskIn = (json: Json | undefined, names: readonly string[], where: string): number =>
  indexesIn(json, names, where).reduce((mask, i) => mask | (1 << i), 0)

/** `{ plague: 2 }` put into a list of numbers. */
export function counts(
  json: Json | undefined,
  names: readonly string[],
  into: number[],
  where: string,
  from = 0,
): void {
  for (const [name, n] of Object.entries(fields(json, where, names)))
    into[from + names.indexOf(name)] = whole(n, `${where}.${name}`)
}
