import { hasBit, kindOf, only } from '@orrery/kernel'
import { BASE_ROWS } from '../../src/data/board.ts'
import { BASE } from '../../src/rules/moves.ts'
import { NONE, type View } from '../../src/types.ts'
import { frameOf, opOf } from '../../words/context.ts'
import { span } from '../../words/lines.ts'
import { type ModuleWords, under, type Voice } from '../../words/module.ts'
import { baseName, playerName } from '../../words/names.ts'
import { PROTOMOLECULE } from './rules.ts'

export const STANDEE_NOTE = `The standee's Base scores for first place only, more with every Scoring (${PROTOMOLECULE.byScoring.join(', ')}, at the end ${PROTOMOLECULE.final}).`

export const HOLDER_NOTE =
  'Holds the Protomolecule card: after a Scoring the card goes to whoever is second on the Base of the standee, or there is an accident; the holder then puts the standee elsewhere.'

const DEEDS = {
  take: (voice: Voice) => `${voice.does('take')} the Protomolecule card from its holder`,
  suppress: (voice: Voice) => `${voice.does('put')} the Suppression token on the standee`,
}

const isPlacing = (view: View): boolean =>
  frameOf(view)?.step === 'standee' || opOf(view, frameOf(view))?.op === 'proto'

export const beta = {
  about: 'A Base that scores its own way wanders through the system, and now and then destroys one.',
  questions: {
    firstHolder: () => 'continue',
    standee: (view) => `choose a Base for the standee${view.standee === NONE ? '' : ' in another Band'}`,
    weigh: () => 'continue',
    accident: () => 'continue',
  },
  asks: { proto: () => 'choose a Base for the standee' },
  move: (m, view) => (kindOf(m) === BASE && isPlacing(view) ? `Standee to ${baseName(only(m))}` : undefined),
  choice: (m, view) =>
    kindOf(m) === BASE && isPlacing(view) ? under('I', 'Standee to', baseName(only(m))) : undefined,
  events: {
    standee: ({ base }, _, who) => `${who} puts the standee on ${baseName(base)}`,
    holder: (_, __, who) => `${who} holds the Protomolecule card`,
    suppressed: (_, __, who) => `${who} suppresses the Protomolecule`,
    destroyed: ({ base }) => `${baseName(base)} is destroyed`,
  },
  refusals: {
    standeeThere: 'the standee is already on {base}',
    standeeTooFar: '{base} is more than one Band away from the standee',
    sameBand: '{base} is in the same Band: the standee goes to another one',
  },
  clauses: {
    proto: (effect, voice, place) => {
      if (effect.do !== 'move') return DEEDS[effect.do](voice)
      const near = effect.reach === 1 ? ' in the same or an adjacent Band' : ''
      const to = place(effect.to, 'Base', 'one', voice).replace(/^an? /, 'another ').replace(/^any /, 'any other ')
      return `${effect.mode === 'upTo' ? `${voice.may} move` : voice.does('move')} the standee to ${to}${near}`
    },
  },
  briefs: {
    proto: (effect) => {
      if (effect.do !== 'move')
        return effect.do === 'take' ? 'take the Protomolecule card' : 'put the Suppression token on the standee'
      return `move the standee${effect.reach === 1 ? ' 1 band' : ' to any Base'}`
    },
  },
  traits: { standee: 'where the standee is' },
  onBase: (view, base) => (view.standee === base ? `, with the standee${view.suppressed ? ', suppressed' : ''}` : ''),
  status(view) {
    if (view.holder === NONE) return []
    const where = view.standee === NONE ? 'not yet on the map' : baseName(view.standee)
    const holder = playerName(view.holder)
    const lost = BASE_ROWS.filter((_, b) => hasBit(~view.inPlay & ~view.box.basesOut, b)).map((row) => row.name)
    return [
      ['Standee', [span(`${where}${view.suppressed ? ' (suppressed)' : ''}`)]],
      ['its card', [span(holder, holder)]],
      ...(lost.length === 0 ? [] : [['destroyed', [span(lost.join(', '))]] as const]),
    ]
  },
} satisfies ModuleWords
