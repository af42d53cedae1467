import { expect, test } from 'vitest'
import { classesIn, objections } from './styles.ts'

const sheet = (text: string) => [{ path: 'packages/web/src/a/b.module.css', text }]
const component = (text: string) => [
  { path: 'packages/web/src/a/b.tsx', text: `import style from './b.module.css'\n${text}` },
]

test('classes are read from selectors, also inside media queries, and nowhere else', () => {
  const css = `/* .no */ .a:hover > .bC, b:not(.d) { width: .5em; background: url(x.png) } @media (width > 1.5em) { .e { top: 0 } }`
  expect([...classesIn(css)].sort()).toEqual(['a', 'bC', 'd', 'e'])
  expect([...classesIn(':global(.spoken) {}')]).toEqual([])
})

test('a class that is defined and used is fine', () => {
  expect(objections(sheet('.a {}'), component('<p className={style.a} />'))).toEqual([])
})

test('a class that nobody uses is reported', () => {
  expect(objections(sheet('.a {} .b {}'), component('style.a'))).toEqual([
    'packages/web/src/a/b.module.css: nobody uses .b',
  ])
})

test('a class that does not exist is reported', () => {
  expect(objections(sheet('.a {}'), component('style.a + style.c'))).toEqual([
    'packages/web/src/a/b.tsx: packages/web/src/a/b.module.css has no class c',
  ])
})

test('the style sheets of the shared parts are used by whoever imports them from the package', () => {
  const sheets = [{ path: 'packages/ui/src/seat.module.css', text: '.seat {} .chip {}' }]
  const code = [
    { path: 'packages/ui/src/index.ts', text: `export { default as seatStyle } from './seat.module.css'` },
    { path: 'games/x/web/seat.tsx', text: `import { seatStyle } from '@orrery/ui'\nseatStyle.seat + seatStyle.none` },
  ]
  expect(objections(sheets, code)).toEqual([
    'games/x/web/seat.tsx: packages/ui/src/seat.module.css has no class none',
    'packages/ui/src/seat.module.css: nobody uses .chip',
  ])
})

test('a class that another style sheet builds on is used', () => {
  const card = { path: 'games/x/web/card.module.css', text: `.card { composes: thing from './thing.module.css' }` }
  const thing = { path: 'games/x/web/thing.module.css', text: '.thing {} .other {}' }
  const code = [{ path: 'games/x/web/card.tsx', text: `import style from './card.module.css'\nstyle.card` }]
  expect(objections([card, thing], code)).toEqual(['games/x/web/thing.module.css: nobody uses .other'])
})

test('type that is sized in pixels is reported', () => {
  const css = '.a { font-size: 0; font: 600 1rem/1.2 serif; padding: 3px } .a b { font: 600 1rem/16px serif }'
  expect(objections(sheet(css), component('style.a'))).toEqual([
    'packages/web/src/a/b.module.css: rem, not px: font: 600 1rem/16px serif',
  ])
})
