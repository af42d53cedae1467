import { kindOf, onlyArg } from '@orrery/kernel'
import { frameOf, opOf } from '../../words/context.ts'
import { list } from '../../words/grammar.ts'
import { type ModuleWords, under } from '../../words/module.ts'
import { abilityName, cost } from '../../words/names.ts'
import { TECH } from './moves.ts'
import { techPrice } from './rules.ts'

export const alpha = {
  about: 'After each of the first three Scorings everybody draws two techs and keeps one in secret.',
  questions: {
    drawTechs: () => 'keep one of the two techs you have drawn, in secret',
    afterBases: () => 'continue',
  },
  asks: { gainTech: () => 'choose a further tech' },
  move(m, view) {
    if (kindOf(m) !== TECH) return undefined
    const name = abilityName(view, onlyArg(m))
    if (opOf(view, frameOf(view))?.op !== 'gainTech') return `Keep ${name}`
    return `Gain ${name} ${cost(techPrice(view, onlyArg(m)))}`
  },
  choice(m, view) {
    if (kindOf(m) !== TECH) return undefined
    const name = abilityName(view, onlyArg(m))
    if (frameOf(view)?.step === 'drawTechs') return under('T', 'Keep a tech', name)
    const price = techPrice(view, onlyArg(m))
    return under('T', 'Gain a tech', name, { note: price === 0 ? 'free' : `${price} CP` })
  },
  events: {
    drew: ({ abilities }, view) => `You draw ${list(abilities.map((ability) => abilityName(view, ability)))}`,
    pickedTech: (_, __, does) => `${does('have')} kept a tech in secret`,
  },
  refusals: {
    whenTech: 'you keep a tech after one of the first three Scorings, or gain one by an Event. Now: {asked}',
    techOfOther: '{ability} is not one of your techs',
    techLevel: '{ability} is of another level: now you keep a tech of level {level}',
    notDrawn: 'you have not drawn {ability}',
    techHeld: '{ability} is already in force',
    techExcluded: '{ability} can never be held beside what you have',
    techLevelOpen: '{ability} is of level {level}, where you do not have exactly one tech',
  },
  clauses: {
    gainTech: (_, voice) =>
      `${voice.may} gain one further tech of a level at which ${voice.who} have exactly one, for 0, 1 or 2 CP at level I, II or III`,
  },
  briefs: { gainTech: () => 'gain a further tech of a level at which you have one, for 0 to 2 CP' },
  holds: (view, player, ability) => view.picks[player] === ability,
} satisfies ModuleWords
