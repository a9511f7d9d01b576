import { expect, test } from 'vitest'
import { claimOf } from './words.ts'

test.each([
  ['<@U0ANN> closed milestone %4.', 'done'],
  ['You were subscribed to acme/web!17 already.', 'already'],
  ['The milestone was not changed. Your account may not do this. Nothing was changed.', 'not-done'],
  ['I do not know whether acme/web!14 was merged. It may or may not have happened.', 'not-known'],
  ['Close the milestone? Nothing has been changed yet.', 'question'],
  ['!14 Translate the cart in acme/web. Open: no conflicts with main. feature/dutch into main.', 'nothing'],
])('%s claims: %s', (words, claim) => {
  expect(claimOf(words)).toBe(claim)
})

test('words that nobody has looked at yet stop the run', () => {
  expect(() => claimOf('Probably all is well.')).toThrow('Probably all is well.')
})

test('words that claim two things at once stop the run', () => {
  expect(() => claimOf('<@U0ANN> deleted it. Nothing was changed.')).toThrow('done and not-done')
})
