import { game as expanse } from '@orrery/expanse'
import { game as hexpanse } from '@orrery/hexpanse'
import type { AnyGame, Json } from '@orrery/kernel'
import { isLong } from '@orrery/testkit'
import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atRest } from './clean.ts'
import { branchFrom, GAMES, hideBranchBar, linkTo, longestOffers, showBranch } from './positions.ts'
import { world } from './world.ts'

const w = world('--seed', 'phone 1')

const PHONES = [...(isLong() ? [{ width: 390, height: 844 }] : []), { width: 360, height: 640 }]

/** The table of a game with many cards before the player, on a phone, without the bar of a branch. */
async function onPhone(id: string, size: (typeof PHONES)[number]): Promise<Page> {
  const played = GAMES.find(({ game }) => game.id === id)
  const [moment] = played === undefined ? [] : longestOffers({ ...played, tables: played.tables.slice(1) }, 2, 1)
  if (moment === undefined) throw new Error(`no position of ${id}`)
  const page = await w.person(size)
  await page.goto(`${w.server.address}${await linkTo(moment)}`)
  // The first of them may lie in a fold.
  await page.locator('[data-choice], [data-piece]').first().waitFor({ state: 'attached' })
  await hideBranchBar(page)
  await atRest(page)
  return page
}

const SWIPE_STEPS = 8

const CARDS = 'section[aria-label="Cards"] li > button[data-target]'

/** A finger that is put down, goes sideways in steps, rests and is lifted. Whether anything moved. */
async function swipe(page: Page, finger: CDPSession, y: number, by: number): Promise<boolean> {
  const before = await resting(page)
  const from = by < 0 ? 300 : 60
  const at = (x: number): { touchPoints: { x: number; y: number }[] } => ({ touchPoints: [{ x, y }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
  for (let step = 1; step <= SWIPE_STEPS; step++) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + (by * step) / SWIPE_STEPS) })
  }
  await page.waitForTimeout(100)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + by) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return (await resting(page)) !== before
}

/** Where the first card lies once nothing slides any more. */
async function resting(page: Page): Promise<number> {
  const place = (): Promise<number> =>
    page
      .locator(CARDS)
      .first()
      .evaluate((card) => card.getBoundingClientRect().left)
  let last = await place()
  for (let same = 0; same < 3;) {
    await page.waitForTimeout(25)
    const now = await place()
    same = now === last ? same + 1 : 0
    last = now
  }
  return last
}

/** Cards that lie side by side, to be taken or bought. */
const ROW = 5

/** The names in some lists of the position that a table begins with. */
function namesIn(game: AnyGame, options: Json, lists: readonly string[]): readonly string[] {
  const start = game.setup(options, game.seats.max, 'cards')
  if (!start.ok) throw new Error(start.error.expected)
  const position = game.position.write(start.value) as { readonly [list: string]: readonly string[] }
  return [...new Set(lists.flatMap((list) => position[list] ?? []))]
}

const MODULES = ['alpha', 'beta', 'gamma', 'delta', 'epsilon']

/** Positions in which any cards may lie in the row, and all the cards there are. */
const DECKS = [
  {
    game: expanse,
    row: 'track',
    position: { players: 4, modules: MODULES, sets: ['extra'] },
    cards: () => namesIn(expanse, { modules: MODULES, sets: ['extra'] }, ['track', 'deck', 'unused']),
  },
  {
    game: hexpanse,
    row: 'market',
    position: {
      players: 2,
      mode: 'seaman',
      factions: { A: 'TE', B: 'IN' },
      common: 'P07',
      round: 2,
      pieces: { A: { warlord: '-1,2', normal: ['-2,0'] }, B: { warlord: '2,-3', normal: ['1,-2'] } },
    },
    cards: () => namesIn(hexpanse, { mode: 'seaman' }, ['deck', 'removed']),
  },
] as const

interface CardBox {
  readonly name: string
  readonly whole: boolean
  /** Text that is cut off inside the card. */
  readonly cut: readonly string[]
}

/** Runs in the page. */
function cardBox(card: Element): CardBox {
  const { left, right, top, bottom } = card.getBoundingClientRect()
  const cut = [card, ...card.querySelectorAll('*')].filter((part) => {
    if (!(part instanceof HTMLElement) || part.textContent.trim() === '') return false
    if (part.matches('.spoken')) return false
    const { display, overflow } = getComputedStyle(part)
    const box = part.getBoundingClientRect()
    const clips = overflow !== 'visible' && display !== 'inline'
    const isCut = clips && (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
    // The text in brief is for lower screens; held upright, a phone shows the whole text.
    if (display === 'none') return part.matches('[class*="Text"]:not([class*="brief"]), em')
    return isCut || box.bottom > bottom + 1 || box.right > right + 1
  })
  return {
    name: card.textContent,
    whole: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
    cut: cut.map((part) => `${part.getAttribute('class') ?? ''}: ${part.textContent}`),
  }
}

const cardBoxes = async (page: Page): Promise<CardBox[]> => {
  const cards = await page.locator(CARDS).all()
  return Promise.all(cards.map((card) => card.evaluate(cardBox)))
}

/** How far the page and everything that merely clips was scrolled sideways. */
const strayed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('*')]
      .filter((one) => one.scrollLeft !== 0 && !/auto|scroll/.test(getComputedStyle(one).overflowX))
      .map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''} ${one.scrollLeft}`),
  )

describe.each(GAMES.map(({ game }) => game.id))('the cards of %s', (id) => {
  test.each(PHONES)('can all be swiped to and read on a phone of $width x $height', async (size) => {
    const page = await onPhone(id, size)
    // While no card can be chosen the shelf is folded; what is touched unfolds it.
    await page.locator(CARDS).first().focus()
    const finger = await page.context().newCDPSession(page)
    const place = await page.locator('section[aria-label="Cards"]').boundingBox()
    const y = (place?.y ?? 0) + (place?.height ?? 0) / 2
    const read = new Set<number>()
    // To the end in long swipes, and back in short ones: a long one may pass over a card.
    for (const by of [-200, 120]) {
      do {
        const boxes = await cardBoxes(page)
        expect(boxes.flatMap(({ cut }) => cut)).toEqual([])
        boxes.forEach(({ whole }, card) => whole && read.add(card))
        if (read.size === boxes.length) break
      } while (await swipe(page, finger, y, by))
    }
    const all = await cardBoxes(page)
    expect(all.length).toBeGreaterThan(3)
    expect(all.filter((_, card) => !read.has(card)).map(({ name }) => name)).toEqual([])
    expect(await strayed(page)).toEqual([])
  })

  test.each(PHONES)('never shift the page when they get the focus at $width x $height', async (size) => {
    const page = await onPhone(id, size)
    const cards = page.locator(CARDS)
    for (let i = 0; i < (await cards.count()); i++) {
      await cards.nth(i).evaluate((card: HTMLElement) => {
        card.focus()
        card.scrollIntoView()
      })
      expect(await strayed(page)).toEqual([])
      const box = await page.getByRole('region', { name: 'Question' }).boundingBox()
      expect([box?.x, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, size.height])
    }
  })
})

describe.each(DECKS)('every card of $game.title', ({ game, row, position, cards }) => {
  test.each(PHONES)('is read whole where it is offered, at $width x $height', async (size) => {
    const all = cards()
    const page = await w.person(size)
    await page.goto(`${w.server.address}/branch`)
    await hideBranchBar(page)
    const wrong: string[] = []
    let read = 0
    for (let from = 0; from < all.length; from += ROW) {
      const some = all.slice(from, from + ROW)
      await showBranch(page, await branchFrom(game, { ...position, [row]: some }, { seats: position.players }))
      const shown = page.locator(`${CARDS}[data-target*="slot"]`)
      await expect.poll(() => shown.count()).toBe(some.length)
      await page.locator(CARDS).first().focus()
      for (let i = 0; i < some.length; i++) {
        await shown.nth(i).evaluate((card) => card.scrollIntoView({ block: 'nearest', inline: 'center' }))
        const { whole, cut } = await shown.nth(i).evaluate(cardBox)
        if (!whole || cut.length > 0) wrong.push(`${some[i]}: ${whole ? cut.join() : 'not whole on the screen'}`)
        read++
      }
    }
    expect(wrong).toEqual([])
    expect(read).toBeGreaterThan(30)
  })
})

/** Three cards that 1 CP pays for, and two that it does not. */
const POOR_PLAYER = { players: 2, track: ['A01', 'A02', 'A03', 'A05', 'A06'], cp: { UN: 1, MCR: 5 } }

test('the one button under the cards names the card in the middle, or says why it cannot be taken', async () => {
  const page = await w.person({ width: 390, height: 844 })
  await page.goto(`${w.server.address}${await branchFrom(expanse, POOR_PLAYER)}`)
  const button = page.locator('[data-middle]')
  const cards = page.locator(CARDS)
  await expect.poll(() => cards.count()).toBe(5)
  const names = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('[class*="cardTitle"]')?.textContent),
  )
  const says = ['for free', 'for 1 CP', 'for 1 CP'].map((price, i) => `Take ${names[i]} ${price}`)
  for (const [i, text] of [...says, '2 CP, you have 1', '2 CP, you have 1'].entries()) {
    await cards.nth(i).evaluate((card) => card.scrollIntoView({ inline: 'center', block: 'nearest' }))
    await page.getByRole('img', { name: `Card ${i + 1} of 5` }).waitFor()
    expect(await button.textContent()).toBe(text)
    expect(await button.isDisabled()).toBe(i > 2)
  }
  await cards.nth(1).evaluate((card) => card.scrollIntoView({ inline: 'center', block: 'nearest' }))
  await page.getByRole('img', { name: 'Card 2 of 5' }).waitFor()
  await button.tap()
  await page.locator('[data-target="card:hand"]').waitFor()
  expect(await page.locator('[data-target="card:hand"]').textContent()).toContain(names[1])
})

/** The MCR has taken the fourth card, and UN is offered its Event. */
const OFFERED = {
  players: 2,
  active: 'MCR',
  track: ['A29', 'A01', 'A02', '', 'A28'],
  inHand: 'A12',
  stack: [
    { step: 'endTurn', seat: 'MCR' },
    { step: 'offer', seat: 'UN', by: 'MCR', pc: 1 },
  ],
}

test('a card that is offered is brought into sight, and the first one with the next question', async () => {
  const page = await w.person({ width: 390, height: 844 })
  await page.goto(`${w.server.address}${await branchFrom(expanse, OFFERED)}`)
  const offered = page.locator(`${CARDS}[data-lit]`)
  await expect.poll(() => offered.count()).toBe(1)
  const isWhole = (): Promise<boolean> =>
    offered.evaluate((card) => {
      const { left, right } = card.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    })
  await expect.poll(isWhole).toBe(true)
  const others = page.locator(`${CARDS}:not([data-lit])`)
  await others.first().evaluate((card) => card.scrollIntoView({ inline: 'center', block: 'nearest' }))
  await others.last().evaluate((card) => card.scrollIntoView({ inline: 'center', block: 'nearest' }))
  await resting(page)
  expect(await isWhole()).toBe(false)
  await page.locator('[data-choice="decline"]').tap()
  await page.getByRole('img', { name: 'Card 1 of 5' }).waitFor()
})

/** Text in the drawer that cannot be read whole, even when it is scrolled to. */
const unreadable = (page: Page): Promise<string[]> =>
  page.getByRole('dialog').evaluate((sheet: Element) => {
    const isHidden = (part: Element): boolean => getComputedStyle(part).clipPath === 'inset(50%)'
    const leaves = [...sheet.querySelectorAll<HTMLElement>('*')].filter(
      (part) =>
        [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '') &&
        part.closest('svg, .spoken') === null &&
        !isHidden(part),
    )
    const cuts = (part: HTMLElement): boolean => {
      part.scrollIntoView({ block: 'nearest' })
      const box = part.getBoundingClientRect()
      if (box.width < 1 || box.height < 1) return true
      for (let at = part.parentElement; at !== null && sheet.contains(at); at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue
        const edge = at.getBoundingClientRect()
        if (box.left < edge.left - 1 || box.right > edge.right + 1) return true
        if (box.top < edge.top - 1 || (box.bottom > edge.bottom + 1 && box.height < edge.height)) return true
      }
      return part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow !== 'visible'
    }
    return leaves.filter(cuts).map((part) => `${part.getAttribute('class') ?? ''}: ${part.textContent}`)
  })

/** Values beside the labels of the drawer that are empty or have no room. */
const emptyValues = (page: Page): Promise<string[]> =>
  page
    .getByRole('dialog')
    .locator('dd')
    .evaluateAll((values) =>
      values
        .filter((value) => value.getBoundingClientRect().width < 20 || value.textContent.trim() === '')
        .map((value) => value.parentElement?.textContent ?? ''),
    )

/** A scroller that goes on and does not say so. */
const unmarked = (page: Page): Promise<string[]> =>
  page.getByRole('dialog').evaluate((sheet: Element) =>
    [sheet, ...sheet.querySelectorAll('*')]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
      .filter((part) => part.scrollTop + part.clientHeight < part.scrollHeight - 1)
      .filter((part) => getComputedStyle(part, '::after').opacity !== '1')
      .map((part) => part.getAttribute('class') ?? ''),
  )

describe.each(GAMES.map(({ game }) => game.id))('the drawer of %s', (id) => {
  test.each(PHONES)('shows every value and the whole log at $width x $height', async (size) => {
    const page = await onPhone(id, size)
    await page.getByRole('button', { name: 'Menu and players' }).tap()
    expect(await emptyValues(page)).toEqual([])
    expect(await unreadable(page)).toEqual([])
    const sheet = page.getByRole('dialog')
    for (const name of ['Players', 'Progress', 'Log', 'Menu']) {
      await sheet.getByRole('tab', { name, exact: true }).tap()
      await expect.poll(() => unmarked(page)).toEqual([])
      expect(await unreadable(page)).toEqual([])
    }
    await sheet.getByRole('tab', { name: 'Log', exact: true }).tap()
    const lines = await sheet.getByRole('list', { name: 'What happened' }).boundingBox()
    expect(lines?.height).toBeGreaterThan(size.height / 2)
    expect(await strayed(page)).toEqual([])
  })
})

test('the note of a chip in the drawer lies over the drawer', async () => {
  const page = await onPhone('expanse', { width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu and players' }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.locator('[data-target^="tech:"]').first().tap({ force: true })
  const note = sheet.locator('[data-note="explain"], [data-note="why"]')
  await note.waitFor()
  const isOnTop = await note.evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect()
    const layers = document.elementsFromPoint(left + width / 2, top + height / 2)
    // An explanation lets touches through; what lies below it belongs to the same sheet.
    return layers[0]?.closest('dialog') === box.closest('dialog') && left >= 0 && top >= 0
  })
  expect(isOnTop).toBe(true)
})
