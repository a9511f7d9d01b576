import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { joined, text } from '../../src/views/rich-text.ts'
import {
  cut,
  cutEscaped,
  cutStart,
  enumerated,
  escaped,
  oneLine,
  shortSha,
  visible,
} from '../../src/views/text.ts'

/** Graphemes of several characters: families, flags, skin, marks on marks, syllables. */
const graphemes = ['👩‍👩‍👧‍👦', '🏳️‍🌈', '🇩🇪', '👍🏽', 'e\u0301\u0302\u0303', 'क्षि', '각', '𠮷'] as const

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const borders = (text: string) => new Set([...segmenter.segment(text)].map(({ index }) => index))

describe('a text is cut between graphemes, and shows it', () => {
  test.each(graphemes)('%s', (one) => {
    for (let length = 2 * one.length; length < 60; length += 1) {
      const kept = cut(one.repeat(60), length).replace(/…$/, '')
      expect([length, kept.length % one.length]).toEqual([length, 0])
      expect(kept.length).toBeGreaterThan(length - 1 - one.length - 1)
      const end = cutStart(one.repeat(60), length)
      expect([length, end.slice(1).length % one.length, end[0]]).toEqual([length, 0, '…'])
    }
  })

  test.prop([
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
    fc.integer({ min: 20, max: 200 }),
  ])('any text, at its beginning or its end', (text, length) => {
    const beginning = cut(text, length)
    const end = cutStart(text, length)
    for (const part of [beginning, end]) expect(part.length).toBeLessThanOrEqual(length)
    if (text.length <= length) return void expect([beginning, end]).toEqual([text, text])
    expect(text.startsWith(beginning.slice(0, -1))).toBe(true)
    expect(beginning.endsWith('…')).toBe(true)
    expect(borders(text).has(beginning.length - 1)).toBe(true)
    expect(text.endsWith(end.slice(1))).toBe(true)
    expect(end === '…' || borders(text).has(text.length - end.length + 1)).toBe(true)
  })

  test('a long one says it in words', () => {
    expect(cut('x'.repeat(1_001), 1_000)).toMatch(/^x{993}… \(cut\)$/)
    expect(cut('x'.repeat(1_000), 1_000)).toBe('x'.repeat(1_000))
    expect(cut('x'.repeat(1_000), 999)).toMatch(/^x{998}…$/)
    expect(escaped('x'.repeat(3_001))).toMatch(/^x+… \(cut\)$/)
    expect(escaped('x'.repeat(3_000))).toBe('x'.repeat(3_000))
  })

  test('a grapheme that is longer than the room is left out', () => {
    expect(cut(`e${'\u0301'.repeat(100)}`, 20)).toBe('…')
  })
})

describe('an escaped text', () => {
  test.prop([fc.string({ unit: fc.constantFrom('<', '>', '&', 'x', '👩‍👩‍👧‍👦'), maxLength: 2_000 })])(
    'fits into a section, holds nothing live, and no half entity',
    (text) => {
      const safe = escaped(text)
      expect(safe.length).toBeLessThanOrEqual(3_000)
      expect(safe.replaceAll(/&(?:amp|lt|gt);/g, '')).not.toMatch(/[<>&]/)
    },
  )

  test.prop([
    fc.string({ unit: fc.constantFrom('<', '&', 'x'), maxLength: 100 }),
    fc.integer({ min: 10, max: 60 }),
  ])('is cut without a torn entity', (text, length) => {
    const safe = cutEscaped(escaped(text), length)
    expect(safe.length).toBeLessThanOrEqual(length)
    expect(safe.replaceAll(/&(?:amp|lt|gt);/g, '')).not.toMatch(/[<>&]/)
  })

  test('a mention of ours is not torn either', () => {
    for (let length = 12; length < 30; length += 1)
      expect(cutEscaped('By <@U012AB3CD> today, and by <@U012AB3CD> tomorrow', length)).not.toMatch(/<[^>]*$/)
  })
})

test.prop([fc.string({ unit: 'binary', maxLength: 300 })])('what nobody sees is taken out', (text) => {
  expect(visible(text)).not.toMatch(/(?!\n|\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
  expect(oneLine(text, 100)).not.toMatch(/\n/)
})

test.each([
  ['e83c5163316f89bfbde7d9ab23ca2e25604af290', 'e83c516'],
  ['E83C5163316F89BF', 'E83C516'],
  ['e83c51', 'e83c51'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', '…'],
  ['<!channel>', '<!chan…'],
])('%s is shown as %s', (sha, shown) => {
  expect(shortSha(sha)).toBe(shown)
})

test.each([
  [[], '', ''],
  [['a'], 'a', 'a'],
  [['a', 'b'], 'a and b', 'a or b'],
  [['a', 'b', 'c'], 'a, b and c', 'a, b or c'],
])('%j is enumerated', (list, all, any) => {
  expect([enumerated(list), enumerated(list, 'or')]).toEqual([all, any])
})

test.each([
  [[], []],
  [[['a']], ['a']],
  [
    [['a'], ['b']],
    ['a', ', ', 'b'],
  ],
  [
    [['a'], ['b', 'c'], ['d']],
    ['a', ', ', 'b', 'c', ', ', 'd'],
  ],
])('%j is joined', (parts, whole) => {
  const elements = (words: readonly string[]) => words.map((word) => text(word))
  expect(joined(parts.map(elements), ', ')).toEqual(elements(whole))
})
