import type { Page } from 'playwright-core'
import { answer, changedOrConfirmed, choices, DESK, mark, myTurn, seatBot, setPlayers, thing } from './world.ts'

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

/** A card that is aimed and turned: an action card at its base hex, or a mercenary before it lands. */
const TURNED =
  /(Second Wave|Bracketing Fire|Breach and Hold|Cheyen): choose the base hex|choose a hex for (Longshot Mirek|The Crossfire Twins|Phyton|Salvager Dunn|The Baron|Foreman Tessaly|Ironclad Brakk|Warpriest Odalys|Colonel Drosera)/

const heading = async (page: Page): Promise<string> =>
  (await page.locator('[aria-label="Question"] h2').textContent()) ?? ''

/** Answers until a question of that kind is asked; whether it came before the end of the game. */
export async function playUntil(page: Page, asked: RegExp, most = 150): Promise<boolean> {
  for (let turn = 0; turn < most && (await myTurn(page)); turn++) {
    if (asked.test(await heading(page))) return true
    await answer(page, liked(await choices(page), turn))
  }
  return false
}

/** Until a card is to be aimed; the answer is a hex it can go to. On a phone the way there is played on a wide page. */
export async function playUntilAim(page: Page): Promise<string> {
  const size = page.viewportSize()
  await page.setViewportSize(DESK)
  if (!(await playUntil(page, TURNED))) throw new Error('no card was ever aimed')
  const hexes = (await choices(page)).filter((line) => line.startsWith('hex '))
  if (size !== null) await page.setViewportSize(size)
  return (hexes[3] ?? hexes[0] ?? '').slice('hex '.length)
}

/** A table against bots that only move at random: time enough to be looked at. */
export async function calmTable(
  page: Page,
  address: string,
  seats = 2,
  options: readonly string[] = [],
): Promise<void> {
  await page.goto(`${address}/new/hexpanse`)
  await setPlayers(page, seats)
  for (let seat = 2; seat <= seats; seat++) await seatBot(page, seat, 'Random')
  for (const option of options) await page.locator(`[data-option="${option}"]`).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await myTurn(page)
}
