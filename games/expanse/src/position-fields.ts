import { type Json, listIn as list, Wrong } from '@orrery/kernel'
import { CARD_NAMES } from './position-names.ts'
import { NONE } from './types.ts'
import type { Card } from './types.ts'

export { type Fields, fieldsIn as fields, indexesIn, indexIn, listIn as list, wholeNumber, Wrong } from '@orrery/kernel'

export const cards = (json: Json | undefined, where: string): Card[] =>
  list(json, where).map((name, i) => {
    const card = typeof name === 'string' ? CARD_NAMES.indexOf(name) : NONE
    if (card < 0) throw new Wrong(`${where}[${i}]`, 'a card such as "A17", or "score"')
    return card
  })
