// @vitest-environment happy-dom
import { OBSERVER } from '@orrery/kernel'
import { CHAT_LENGTH, type News, type Reply } from '@orrery/table'
import { act } from 'react'
import { expect, test } from 'vitest'
import { Log } from '../src/table/log.tsx'
import { click, deskOf, drawn, nowOf, update } from './drawn.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const yes: Reply = { t: 'reply', key: '', ok: true, seq: 2 }
const no: Reply = { t: 'reply', key: '', ok: false, no: 'busy', say: 'Wait a few seconds.', refusals: [] }

const field = (place: HTMLElement): HTMLInputElement =>
  place.querySelector<HTMLInputElement>('form input') ?? expect.unreachable('no field to write into')

async function type(place: HTMLElement, text: string): Promise<void> {
  const input = field(place)
  await act(async () => {
    // React looks at what the browser sets, not at what a script does.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('the log names people without saying how it stands with them', async () => {
  const [ann, bob] = update().seats
  const seats = [ann, bob].flatMap((seat) => (seat === undefined ? [] : [{ ...seat, online: false }]))
  const talk: News[] = [{ seq: 1, at: 0, kind: 'undone', seat: 1, entry: 2, to: 1 }]
  const place = await drawn(deskOf(), Log, { now: nowOf({ seats }, talk) })
  await click(place, /^Chat/)
  expect(place.querySelector('li')?.textContent).toBe('Bob took back a move.')
})

test('what is said is as long as the table lets it be, and leaves the field when the table has it', async () => {
  const answers = Promise.withResolvers<Reply>()
  const place = await drawn(
    deskOf(() => answers.promise),
    Log,
    { now: nowOf() },
  )
  await click(place, /^Chat/)
  expect(field(place).maxLength).toBe(CHAT_LENGTH)
  await type(place, 'good luck')
  await click(place, /^Say$/)
  expect(field(place).value).toBe('good luck')
  expect(place.querySelector<HTMLButtonElement>('form button')?.disabled).toBe(true)
  await act(async () => answers.resolve(yes))
  expect(field(place).value).toBe('')
})

test('what the table refuses stays in the field, and can be said again', async () => {
  const asked: string[] = []
  const answers = [no, no, yes]
  const desk = deskOf((wish) => {
    asked.push(wish.t === 'say' ? wish.text : '')
    return Promise.resolve(answers.shift() ?? no)
  })
  const place = await drawn(desk, Log, { now: nowOf() })
  await click(place, /^Chat/)
  await type(place, 'good luck')
  for (const left of ['good luck', 'good luck', '']) {
    await click(place, /^Say$/)
    expect(field(place).value).toBe(left)
  }
  expect(asked).toEqual(['good luck', 'good luck', 'good luck'])
})

test('whoever only watches is not asked to speak', async () => {
  const place = await drawn(deskOf(), Log, { now: nowOf({ you: OBSERVER, yours: [] }) })
  await click(place, /^Chat/)
  expect(place.querySelector('form')).toBeNull()
})
