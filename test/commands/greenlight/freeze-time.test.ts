import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { readChatPerson } from '../../../src/commands/greenlight/fields.ts'
import { readFreezeTime } from '../../../src/commands/greenlight/freeze/add.ts'
import { printFreezeTime } from '../../../src/model/freeze.ts'

const read = (typed: string, otherwise: 'beginning' | 'end' = 'beginning') => {
  const time = readFreezeTime(typed, otherwise)
  return time && printFreezeTime(time)
}

test.each([
  ['fri 16:00', 'fri 16:00'],
  ['Friday 16:00', 'fri 16:00'],
  ['mon 8:00', 'mon 08:00'],
  ['sun', 'sun 00:00'],
  ['2026-12-20 16:00', '2026-12-20 16:00'],
  ['2026-12-20T16:00', '2026-12-20 16:00'],
  ['2026-12-20', '2026-12-20 00:00'],
  ['2026-12-20 24:00', '2026-12-20 24:00'],
])('“%s” is %s', (typed, printed) => {
  expect(read(typed)).toBe(printed)
})

test('a day alone is meant to its end where an end is asked for', () => {
  expect(read('2026-12-20', 'end')).toBe('2026-12-20 24:00')
  expect(read('sun', 'end')).toBe('sun 24:00')
})

test.each([
  '',
  'someday',
  '2026-02-30',
  'fri 25:00',
  'fri 24:01',
  'fri 10:60',
  'fri 16:00 now',
  '16:00',
  'fr 16:00',
])('“%s” is no time', (typed) => {
  expect(read(typed)).toBeNull()
})

property.prop([fc.string()])('whatever is typed is read or is none, and what is read is a time', (typed) => {
  const printed = read(typed)
  if (printed !== null) expect(read(printed)).toBe(printed)
})

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
