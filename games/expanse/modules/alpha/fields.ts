import { at, type FieldCodec, indexIn, type Json, listIn, listOf, Wrong } from '@orrery/kernel'
import { LAST_TECH_SCORING } from '../../src/data/setup.ts'
import { owes, top } from '../../src/rules/frames.ts'
import { ABILITY_NAMES, perPlayer, readEach, writeEach } from '../../src/rules/position-names.ts'
import { offer } from '../../src/steps/engine.ts'
import { FACTIONS, HIDDEN, NONE, SEVERAL } from '../../src/types.ts'
import type { Ability, Player, State, StateRows } from '../../src/types.ts'
import { drawIndex, drawnTechs, knowsDraw, levelOf, mayGain } from './rules.ts'

function readTech(json: Json | undefined, where: string, s: State, p: Player): Ability {
  const tech = indexIn(json, ABILITY_NAMES, where)
  const ability = s.ruleset.abilities[tech]
  if (!s.ruleset.drawsTechs) throw new Wrong(where, 'nothing without its module')
  if (ability?.player !== p || ability.row.level === 0) throw new Wrong(where, `techs of ${FACTIONS[p]}`)
  return tech
}

/** Draws still to come have a default in every position that leaves them out; past draws are gone. */
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
  return (s.ruleset.techsOf[p] ?? []).flatMap((techs, level) => {
    const leftOut = level === 0 ? NONE : (draws[drawIndex(p, level)] ?? NONE)
    return leftOut === NONE ? [] : [ABILITY_NAMES[techs[leftOut] ?? NONE] ?? '']
  })
}

const undrawn: FieldCodec<number[], State> = {
  key: 'undrawn',
  after: ['scorings', 'stack'],
  write: (draws, s) => writeEach(s, (p) => undrawnOf(s, draws, p)),
  read(json, where, s, { now }) {
    const draws = usualDraws(s, now)
    readEach(s, json, where, (techs, p, path) => {
      for (const [i, tech] of listIn(techs, path).entries()) {
        const ability = readTech(tech, `${path}[${i}]`, s, p)
        const level = levelOf(s, ability)
        draws[drawIndex(p, level)] = s.ruleset.techsOf[p]?.[level]?.indexOf(ability) ?? NONE
      }
    })
    return draws
  },
  usual: (_where, s, { now }) => usualDraws(s, now),
}

/** Techs that were kept in secret and are not shown yet. */
const picks: FieldCodec<number[], State> = {
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

/** Where several are asked, each of them has an answer and has not given it. */
export function checkOwing(s: State): void {
  const f = top(s)
  if (f?.seat !== SEVERAL) return
  if (s.seating.some((p, seat) => owes(f, p) && (at(s.picks, p) !== NONE || offer(s, seat).length === 0)))
    throw new Wrong('stack', 'as players who owe a tech only those who have one to keep (DC-A.7)')
}

export const fields = {
  draws: {
    start: ({ ruleset }) => listOf(ruleset.drawsTechs ? ruleset.players * LAST_TECH_SCORING : 0, () => 0),
    clone: 'fixedList',
    visibleTo: (s, seat) =>
      Array.from(s.draws, (tech, i) => (tech < 0 || knowsDraw(s, s.seating[seat] ?? NONE, i) ? tech : HIDDEN)),
    before: 'closed',
    position: undrawn,
  },
  picks: {
    start: ({ ruleset }) => listOf(ruleset.drawsTechs ? ruleset.players : 0, () => NONE),
    clone: 'fixedList',
    visibleTo: (s, seat) =>
      Array.from(s.picks, (tech, p) => (tech < 0 || p === (s.seating[seat] ?? NONE) ? tech : HIDDEN)),
    before: 'closed',
    position: picks,
  },
} satisfies StateRows
