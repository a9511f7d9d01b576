import { expect, test } from 'vitest'
import { judge } from './campaign.ts'
import type { Command } from './items.ts'
import type { Taken } from './slack-record.ts'

const CHANNEL = 'C0WEB'

const typed = (mark: string, typedAt: number, overAt: number): Command => ({
  user: 'U0ANN',
  channel: CHANNEL,
  command: '/milestone',
  text: `create "${mark}"`,
  mark,
  typedAt,
  overAt,
  accepted: true,
})

const post = (key: string, words: string): Taken => ({
  how: 'post',
  channel: CHANNEL,
  user: null,
  by: null,
  words,
  key: `answer:${key}`,
})

/** The first command is being checked when the bot is killed; the second one is typed in its channel then. */
function doubledAfter(...last: readonly Taken[]): readonly string[] {
  const taken = [post('one:interim', 'It is being checked.'), ...last]
  const commands = [typed('Kill 1.', 0, 1), typed('Kill 2.', 1, Number.POSITIVE_INFINITY)]
  const record = { taken: () => taken, urlOf: () => undefined }
  return judge({ record, forge: { ledger: () => [] } }, commands, []).doubled
}

test.each([
  ['names it', post('one', 'Created Kill 1.')],
  ['names nobody', post('one', 'It was not created.')],
])('the late last word on an earlier command is no answer to the next: it %s', (_, last) => {
  expect(doubledAfter(last, post('two', 'Created Kill 2.'))).toEqual([])
})

test.each([
  ['names it', post('three', 'Created Kill 2.')],
  ['names nobody', post('three', 'It was not created.')],
])('a second answer is found, whatever its key: it %s', (_, again) => {
  const found = doubledAfter(post('two', 'Created Kill 2.'), again)
  expect(found).toMatchObject([expect.stringContaining('2 answers')])
})
