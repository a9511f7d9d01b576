import { expect, test } from 'vitest'
import { claimOf } from './words.ts'

test.each([
  ['<@U0ANN> closed milestone %4.', 'done'],
  ['You already follow acme/web!17.', 'already'],
  ['I didn’t change the milestone. Your account can’t do this. Ask a maintainer of the project.', 'not-done'],
  ['Something went wrong on my side.', 'not-known'],
  ['Close the milestone? Press the button to go on.', 'question'],
  ['The deploy key “CI” is no longer on acme/web (confirmed on the server).', 'done'],
  ['The server didn’t answer, and it shows it closed.', 'done'],
  ['!14 Translate the cart · acme/web 🟣 Merged by as 46d982e · now', 'done'],
  ['!14 Translate the cart in acme/web. Merged as 46d982e. feature/dutch into main.', 'nothing'],
  ['!12 Pick the dates · acme/web. The server didn’t answer, and it shows your approval.', 'done'],
  ['!10: Auto-merge is off.', 'done'],
  ['!10: Not merged: auto-merge is off now.', 'nothing'],
  ['!14: Merged by ann.', 'nothing'],
  ['acme/web!14 is already merged.', 'already'],
  ['It wasn’t merged. The server says “Not now” (422). Correct that, then try again.', 'not-done'],
  ['acme/web!14 isn’t there, or you can’t see it. Check its number and project.', 'not-done'],
  [
    'The server wants the approval of acme/web!12 confirmed with your password. Approve it on its page.',
    'not-done',
  ],
  ['I can’t tell whether acme/web!14 was merged. The server didn’t answer in time.', 'not-known'],
  ['Checking /mr merge !14. This takes longer than usual. The answer follows.', 'checking'],
  ['!14 Translate the cart in acme/web. Can’t be merged yet: Conflicts with main.', 'nothing'],
  ['!14 Translate the cart in acme/web. The server is checking whether it can be merged.', 'nothing'],
  [
    '!14 Translate the cart in acme/web. No conflicts · builds not shown. feature/dutch into main.',
    'nothing',
  ],
])('%s claims: %s', (words, claim) => {
  expect(claimOf(words)).toBe(claim)
})

test('words that nobody has looked at yet stop the run', () => {
  expect(() => claimOf('Probably all is well.')).toThrow('Probably all is well.')
})

test('words that claim two things at once stop the run', () => {
  expect(() => claimOf('<@U0ANN> deleted it. It wasn’t deleted.')).toThrow('done and not-done')
})
