import { expect, test } from 'vitest'
import { pickOptions } from '../../src/views/form-input.ts'

test('what else is known of a choice is said as people say it', () => {
  const choices = [
    { value: '%3', label: '2.4 Search (%3)', due: '2026-12-09' },
    { value: 'bob', label: 'Bob Baker (@bob)', slackName: 'Bobby' },
    { value: 'acme/web', label: 'acme/web', alias: 'web' },
    { value: 'cy', label: 'Cy' },
  ]
  expect(pickOptions(choices, '', true).map(({ about }) => about)).toEqual([
    'Due 9 Dec 2026',
    'Bobby in Slack',
    'web',
    undefined,
  ])
})

test('a text that shows nothing names nothing', () => {
  expect(pickOptions([], '\u200b', false)).toEqual([
    { text: 'Type the name yourself', value: '', about: 'The list can’t be read right now' },
  ])
})
