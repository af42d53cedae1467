import { titled, optional, whole } from '@orrery/input/pack-fields'
import * as z from 'zod/mini'
import { ICON_ROWS, ICON_USE } from '../src/data/icons.ts'
import type { IconId } from '../src/types.ts'

/* An ability is a list of icons; what an icon may say besides depends on its kind. */

const MOST_ICONS = 6
const RINGS = 2

const offset = whole(-RINGS, RINGS)
const at = titled('Hex', z.tuple([offset, offset]))
const must = optional(titled('Must be done', z.literal(true)))
const near = titled('Next to your warlord', z.literal('near'))

const nameOf = (id: IconId): string => ICON_ROWS.find((row) => row.id === id)?.name ?? id

/** A kind of icon with its own fields. */
const icon = <S extends z.core.$ZodLooseShape>(id: IconId, fields: S) =>
  titled(nameOf(id), z.strictObject({ icon: z.literal(id), ...fields }))

const choice = (id: IconId) => (ICON_ROWS.find((row) => row.id === id)?.mode === 'may' ? { must } : {})

const counted = ICON_USE.counted.map((id) =>
  icon(id, { n: optional(titled('How many', whole(1, ICON_USE.most))), ...choice(id) }),
)
const plain = ICON_USE.plain.map((id) => icon(id, choice(id)))

const listOf = (kinds: readonly z.ZodMiniType[]) =>
  z
    .array(z.union(kinds as unknown as readonly [z.ZodMiniType, ...z.ZodMiniType[]]))
    .check(z.minLength(1), z.maxLength(MOST_ICONS))

/** Of cards and minor factions: hexes are shown around the base hex. */
export const cardAbility = listOf([
  icon('PL', { at: optional(at), must }),
  icon('TA', { at }),
  icon('PO', { at, must }),
  icon('RB', { at: optional(at), must }),
  ...counted,
  ...plain,
  icon('XS', { must }),
  icon('ZO', {}),
])

/** Of factions: hexes next to the own warlord. */
export const factionAbility = listOf([
  icon('PL', { zone: optional(near), must }),
  icon('PO', { zone: near, target: optional(titled('Only enemy and neutral units', z.literal('enemy'))), must }),
  icon('RB', { zone: optional(near), must }),
  ...counted,
  ...plain,
])
