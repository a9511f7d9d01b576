import { expect, test } from 'vitest'
import { readChatPerson } from '../../../src/commands/greenlight/manager.ts'

test.each([
  ['<@U012AB3CD|ann>', 'U012AB3CD'],
  ['<@U012AB3CD>', 'U012AB3CD'],
  ['<@W012AB3CD|ann archer>', 'W012AB3CD'],
  ['U012AB3CD', 'U012AB3CD'],
])('%s is the person %s', (typed, id) => {
  expect(readChatPerson(typed)).toBe(id)
})

test.each([
  '@ann',
  'ann',
  'u012ab3cd',
  '<@U012AB3CD',
  'U012AB3CD ',
  '<#C012AB3CD>',
  '<@U01|a><@U02|b>',
  '<!channel>',
])('%s names nobody for certain', (typed) => {
  expect(readChatPerson(typed)).toBeNull()
})
