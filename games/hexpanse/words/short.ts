import { capital, plural } from '@orrery/kernel'
import type { IconId, Term } from '../src/types.ts'

/* The shortest text of an ability, for a card in little room: "Hit 1, then place 2". */

const SHORT: { readonly [icon in IconId]: (n: number) => string } = {
  PL: (n) => `place ${n}`,
  PO: () => 'take a unit’s hex',
  RB: (n) => `place ${n} from the ship`,
  RR: (n) => `recover ${n}`,
  RT: (n) => `return ${n}`,
  TA: (n) => `hit ${n}`,
  UA: (n) => (n === 1 ? 'attack with a unit' : `attack with ${n} units`),
  WD: (n) => `${n} damage to a warlord`,
  WH: (n) => `heal ${n}`,
  WM: () => 'move your warlord',
  RA: (n) => `raid ${n} of a Reserve`,
  AA: () => 'remove an action card',
  CD: (n) => `destroy ${n} hexilum`,
  SM: () => 'steal a mercenary',
  SA: () => 'steal an action card',
  SC: (n) => `steal ${n} hexilum`,
  RC: (n) => `gain ${n} hexilum`,
  II: () => 'raise your income',
  EX: (n) => plural(n, 'extra card'),
  XC: () => 'swap two units',
  XS: () => 'swap this unit',
  DE: () => 'when destroyed',
  ZO: () => 'returns to its Reserve',
}

/** Neighbours with the same icon count together. */
export function shortText(ability: readonly Term[]): string {
  const parts: { icon: IconId; n: number }[] = []
  for (const { icon, n = 1 } of ability) {
    const last = parts.at(-1)
    if (last?.icon === icon) last.n += n
    else parts.push({ icon, n })
  }
  return capital(parts.map(({ icon, n }) => SHORT[icon](n)).join(', then '))
}
