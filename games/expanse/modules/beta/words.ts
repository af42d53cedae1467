import { hasBit, kindOf, onlyArg } from '@orrery/kernel'
import { BASE_ROWS } from '../../src/data/board.ts'
import { BASE } from '../../src/rules/moves.ts'
import { NONE, type View } from '../../src/types.ts'
import { frameOf, opOf } from '../../words/context.ts'
import { span } from '../../words/lines.ts'
import { type ModuleWords, under, type Voice } from '../../words/module.ts'
import { baseName, playerName } from '../../words/names.ts'
import { PROTOMOLECULE } from './rules.ts'

export const STANDEE_NOTE = `The Base with the Protomolecule scores for first place only, more with every Scoring (${PROTOMOLECULE.byScoring.join(', ')}, at the end ${PROTOMOLECULE.final}).`

export const HOLDER_NOTE =
  'Holds the Protomolecule card: after a Scoring the card goes to the player who is second on its Base, or there is an accident; its holder then moves the Protomolecule to another Base.'

const DEEDS = {
  take: (voice: Voice) => `${voice.does('take')} the Protomolecule card from its holder`,
  suppress: (voice: Voice) => `${voice.does('put')} the Suppression token on the Protomolecule`,
}

const isPlacing = (view: View): boolean =>
  frameOf(view)?.step === 'standee' || opOf(view, frameOf(view))?.op === 'proto'

export const beta = {
  about:
    'The Protomolecule makes the Base it stands on score in a way of its own, moves on, and sometimes destroys one.',
  questions: {
    firstHolder: () => 'continue',
    standee: (view) => `choose a Base for the Protomolecule${view.standee === NONE ? '' : ' in another Band'}`,
    weigh: () => 'continue',
    accident: () => 'continue',
  },
  asks: { proto: () => 'choose a Base for the Protomolecule' },
  move: (m, view) => (kindOf(m) === BASE && isPlacing(view) ? `Protomolecule to ${baseName(onlyArg(m))}` : undefined),
  choice: (m, view) =>
    kindOf(m) === BASE && isPlacing(view) ? under('I', 'Protomolecule to', baseName(onlyArg(m))) : undefined,
  events: {
    standee: ({ base }, _, does) => `${does('move')} the Protomolecule to ${baseName(base)}`,
    holder: (_, __, does) => `${does('hold')} the Protomolecule card`,
    suppressed: (_, __, does) => `${does('suppress')} the Protomolecule`,
    destroyed: ({ base }) => `${baseName(base)} is destroyed`,
  },
  refusals: {
    standeeThere: 'the Protomolecule is already on {base}',
    standeeTooFar: '{base} is more than one Band away from the Protomolecule',
    sameBand: '{base} is in the same Band: the Protomolecule goes to another one',
  },
  clauses: {
    proto: (effect, voice, place) => {
      if (effect.do !== 'move') return DEEDS[effect.do](voice)
      const near = effect.reach === 1 ? ' in the same or an adjacent Band' : ''
      const to = place(effect.to, 'Base', 'one', voice).replace(/^an? /, 'another ').replace(/^any /, 'any other ')
      return `${effect.mode === 'upTo' ? `${voice.may} move` : voice.does('move')} the Protomolecule to ${to}${near}`
    },
  },
  briefs: {
    proto: (effect) => {
      if (effect.do !== 'move')
        return effect.do === 'take' ? 'take the Protomolecule card' : 'suppress the Protomolecule'
      return `move the Protomolecule${effect.reach === 1 ? ' 1 band' : ''}`
    },
  },
  traits: { standee: 'where the Protomolecule is' },
  onBase: (view, base) =>
    view.standee === base ? `, with the Protomolecule${view.suppressed ? ', suppressed' : ''}` : '',
  status(view) {
    if (view.holder === NONE) return []
    const where = view.standee === NONE ? 'not yet on the map' : baseName(view.standee)
    const holder = playerName(view.holder)
    const lost = BASE_ROWS.filter((_, b) => hasBit(~view.inPlay & ~view.ruleset.basesOut, b)).map((row) => row.name)
    return [
      ['Protomolecule', [span(`${where}${view.suppressed ? ' (suppressed)' : ''}`)]],
      ['its card', [span(holder, holder)]],
      ...(lost.length === 0 ? [] : [['destroyed', [span(lost.join(', '))]] as const]),
    ]
  },
} satisfies ModuleWords
