import { game as hexpanse } from '@orrery/hexpanse'
import type { Page } from 'playwright-core'
import { branchFrom } from './positions.ts'
import { answer, changedOrConfirmed, choices, DESK, mark, thing } from './world.ts'

/* A hurried player of Hexpanse. */

/** Cards and mercenaries whose icons show hexes: they are aimed. */
const AIMED = ['A8', 'A10', 'A11', 'A17', 'C3', 'C4', 'C5', 'C6', 'C9', 'C13', 'C15', 'C19', 'C20']

const LIKES = [
  'faction',
  'minor',
  'mission',
  ...AIMED.map((card) => (card.startsWith('A') ? `play ${card}` : `place ${card}`)),
  'rotate',
  'buy',
  'play',
  'place normal',
  'place minor',
  'hex',
  'place',
  'gain',
  'done',
  'skip',
]

/** What it would answer; hexes one after another, so that a board fills. */
export function liked(open: readonly string[], turn: number): string {
  const like = LIKES.find((start) => open.some((line) => line.startsWith(start))) ?? ''
  const all = open.filter((line) => line.startsWith(like))
  return all[(turn * 5) % all.length] ?? ''
}

/** Chooses on the board where a hex is what is asked for. */
export async function onBoard(page: Page, line: string): Promise<boolean> {
  if (!line.startsWith('hex ')) return false
  const before = await mark(page)
  await thing(page, `hex:${line.slice('hex '.length)}`).click()
  await changedOrConfirmed(page, before)
  return true
}

/** A turn of A, who has a card in hand that is aimed and turned. */
const TURN = {
  players: 2,
  mode: 'seaman',
  factions: { A: 'TE', B: 'IN' },
  common: 'P07',
  round: 3,
  pieces: {
    A: { warlord: '-1,2', normal: ['-2,0', '-1,0', '0,0', '1,0'] },
    B: { warlord: '2,-3', normal: ['1,-2', '3,-3'] },
  },
  hexilum: { A: 1, B: 1 },
  cards: { A: ['A17'] },
}

/** At that table. */
export async function inTurn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}${await branchFrom(hexpanse, TURN)}`)
  await page.locator('[data-target^="hex:"][data-lit]').first().waitFor()
}

/** At that table, with the card in hand played; the answer is a hex it can be aimed at. */
export async function aiming(page: Page, address: string): Promise<string> {
  const size = page.viewportSize() ?? DESK
  await page.setViewportSize(DESK)
  await inTurn(page, address)
  await answer(page, 'play A17')
  const hexes = (await choices(page)).filter((line) => line.startsWith('hex '))
  await page.setViewportSize(size)
  return (hexes[3] ?? '').slice('hex '.length)
}
