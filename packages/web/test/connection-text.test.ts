import { expect, test } from 'vitest'
import { connectionText } from '../src/table/connection.tsx'
import { nowOf } from './drawn.ts'

test.each([
  ['open', false, 1, /^$/],
  ['lost', false, 1, /You can choose your move; it is sent when the connection is back/],
  ['lost', true, 1, /Your move is sent when the connection is back/],
  ['lost', false, null, /The page keeps trying/],
  ['restarting', false, null, /^The server is restarting. The page keeps trying/],
] as const)('line %s, sending %s, decision %s', (line, sending, decision, says) => {
  expect(connectionText({ line, sending, now: nowOf({ decision }) })).toMatch(says)
})
