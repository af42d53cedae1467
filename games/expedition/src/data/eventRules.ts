import type { Event } from '../types.ts'

/** The rule behind each thing the referee's log tells (TE-18.9). */
export const EVENT_RULES: { readonly [kind in Event['kind']]?: string } = {
  claimed: 'TE-2.13',
  gained: 'TE-4.1',
  noGain: 'TE-4.1',
  rolled: 'TE-4.3',
  fracture: 'TE-5.1',
  ingress: 'TE-5.4',
  extraIngress: 'TE-5.8',
  noExtraIngress: 'TE-18.4',
  ingressMoved: 'TE-10.4',
  avernus: 'TE-10.8',
  noAvernus: 'TE-1.6',
  planetCard: 'TE-10.7',
  sixth: 'TE-6.4',
  placed: 'TE-6.5',
  noSite: 'TE-7.7',
  named: 'TE-8.3',
  garrison: 'TE-6.7',
  control: 'TE-6.8',
  reinforced: 'TE-10.3',
  jupiter: 'TE-9.3',
  jupiterUsed: 'TE-9.3',
  skimmed: 'TE-10.2',
  tookSkimmed: 'TE-10.2',
  declined: 'TE-3.1',
}
