import {
  type Codec,
  codec,
  type FieldCodec,
  indexesIn,
  indexIn,
  type Json,
  listIn,
  wholeNumber,
  Wrong,
} from '@orrery/kernel'
import { LAST_TECH_SCORING } from './data/setup.ts'
import { ABILITY_NAMES, perPlayer, readEach, writeEach } from './position-names.ts'
import { top } from './rules/frames.ts'
import { drawIndex, drawnTechs, levelOf, mayGain } from './rules/techs.ts'
import { FACTIONS, NONE, SECTORS, SEVERAL } from './types.ts'
import type { Ability, Player, State } from './types.ts'

/* Abilities, techs and tokens of a position. */

function readAbilities(json: Json, where: string, s: State, p: Player): number {
  let mask = 0
  for (const a of indexesIn(json, ABILITY_NAMES, where)) {
    const ability = s.box.abilities[a]
    if (ability?.player !== p) throw new Wrong(where, `abilities of ${FACTIONS[p]}`)
    mask |= ability.bit
  }
  return mask
}

/** A mask of abilities by player. The usual ones are not written, and nobody lacks them. */
export const abilities = (usual: (s: State, p: Player) => number): Codec<number[], State> =>
  perPlayer({
    write(mask, s, p) {
      if (mask === usual(s, p)) return undefined
      const own = s.box.abilitiesOf[p] ?? []
      return own.filter((a) => ((s.box.abilities[a]?.bit ?? 0) & mask) !== 0).map((a) => ABILITY_NAMES[a] ?? '')
    },
    read: (json, where, s, { i: p }) => usual(s, p) | readAbilities(json, where, s, p),
  })

function readTech(json: Json | undefined, where: string, s: State, p: Player): Ability {
  const tech = indexIn(json, ABILITY_NAMES, where)
  const ability = s.box.abilities[tech]
  if (!s.box.drawsTechs) throw new Wrong(where, 'nothing without its module')
  if (ability?.player !== p || ability.row.level === 0) throw new Wrong(where, `techs of ${FACTIONS[p]}`)
  return tech
}

/** Draws still to come are alike for every position that leaves them out; what is past is gone. */
function usualDraws(s: State, draws: number[]): number[] {
  const isDrawing = s.stack.some((f) => f.step === 'drawTechs')
  if (isDrawing && s.scorings === 0) throw new Wrong('scorings', 'at least 1 where techs are drawn (DC-A.2)')
  for (let i = 0; i < draws.length; i++) {
    const level = (i % LAST_TECH_SCORING) + 1
    draws[i] = level > s.scorings || (isDrawing && level === s.scorings) ? 0 : NONE
  }
  return draws
}

/** The tech of each level still to come that a player will not draw. */
function undrawnOf(s: State, draws: readonly number[], p: Player): string[] {
  return (s.box.techsOf[p] ?? []).flatMap((techs, level) => {
    const leftOut = level === 0 ? NONE : (draws[drawIndex(p, level)] ?? NONE)
    return leftOut === NONE ? [] : [ABILITY_NAMES[techs[leftOut] ?? NONE] ?? '']
  })
}

export const undrawn: FieldCodec<number[], State> = {
  key: 'undrawn',
  after: ['scorings', 'stack'],
  write: (draws, s) => writeEach(s, (p) => undrawnOf(s, draws, p)),
  read(json, where, s, { now }) {
    const draws = usualDraws(s, now)
    readEach(s, json, where, (techs, p, path) => {
      for (const [i, tech] of listIn(techs, path).entries()) {
        const ability = readTech(tech, `${path}[${i}]`, s, p)
        const level = levelOf(s, ability)
        draws[drawIndex(p, level)] = s.box.techsOf[p]?.[level]?.indexOf(ability) ?? NONE
      }
    })
    return draws
  },
  usual: (_where, s, { now }) => usualDraws(s, now),
}

/** Techs that were kept in secret and are not shown yet. */
export const picks: FieldCodec<number[], State> = {
  after: ['stack'],
  ...perPlayer({
    write: (tech) => ABILITY_NAMES[tech],
    read(json, where, s, { i: p }) {
      const tech = readTech(json, where, s, p)
      const drawn = top(s)?.seat === SEVERAL ? drawnTechs(s, p, s.scorings) : []
      if (!drawn.includes(tech) || !mayGain(s, p, tech)) throw new Wrong(where, 'a tech drawn now (DC-A.2)')
      return tech
    },
  }),
}

/** Power Play tokens left by their points. */
export const points = perPlayer({
  write: (mask, { box }) =>
    mask === (1 << box.points.length) - 1 ? undefined : box.points.filter((_, i) => (mask & (1 << i)) !== 0),
  read: (json, where, { box }) =>
    codec.maskOf(
      listIn(json, where).map((point) => {
        const i = typeof point === 'number' ? box.points.indexOf(point) : NONE
        if (i < 0) throw new Wrong(where, `some of the points ${box.points.join(', ')}`)
        return i
      }),
    ),
})

/** And those by Sector. */
export const plays = perPlayer({
  write(mask, { box }) {
    const left = codec.namesOfMask(mask, SECTORS)
    return left.length === (box.points.length === 0 ? 0 : SECTORS.length) ? undefined : left
  },
  read(json, where, { box }) {
    if (box.points.length === 0) throw new Wrong(where, 'nothing without its module')
    return codec.maskOf(indexesIn(json, SECTORS, where))
  },
})

export const resources = perPlayer({
  write: (n, { box }) => (n === box.resourceStart ? undefined : n),
  read: (json, where, { box }) => wholeNumber(json, where, 0, box.resourceLimit === 0 ? 0 : 99),
})
