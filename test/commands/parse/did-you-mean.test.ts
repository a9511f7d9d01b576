import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { nearest } from '../../../src/commands/parse/did-you-mean.ts'

const VERBS = ['list', 'view', 'merge', 'cancel', 'subscribe', 'unsubscribe']

describe('the nearest word', () => {
  test.each([
    ['merge', 'merge'],
    ['mrege', 'merge'],
    ['merg', 'merge'],
    ['MERGE', 'merge'],
    ['mergee', 'merge'],
    ['lst', 'list'],
    ['veiw', 'view'],
    ['subsrcibe', 'subscribe'],
    ['unsubscrbe', 'unsubscribe'],
    ['mergexyz', null],
    ['li', null],
    ['ab', null],
    ['', null],
    ['constructor', null],
    ['__proto__', null],
    ['toString', null],
  ])('of %j is %j', (typed, meant) => expect(nearest(typed, VERBS)).toBe(meant))

  test('two edits in four characters are half of the word, which is too many', () => {
    expect(nearest('vixx', ['view'])).toBeNull()
    expect(nearest('vixws', ['views'])).toBe('views')
  })

  test.each([
    ['acb', 'abc', 'abc'],
    ['abdc', 'abcd', 'abcd'],
    ['badc', 'abcd', null],
    ['badcef', 'abcdef', 'abcdef'],
    ['abcxx', 'abc', null],
    ['abcde', 'abcdefg', null],
    ['abcdef', 'abcdefgh', 'abcdefgh'],
    ['abcdefgh', 'abcde', null],
    ['abcde', 'bcdea', null],
    ['xbcdy', 'abcde', null],
    ['retry', 'ready', null],
    ['rename', 'rebase', null],
    ['login', 'join', null],
    ['unmerge', 'merge', null],
    ['unlabel', 'label', null],
    ['subscribe', 'unsubscribe', null],
    ['vote', 'note', null],
    ['nerge', 'merge', 'merge'],
    ['kist', 'list', 'list'],
    ['aabbcc', 'bbaacc', null],
    ['abyx', 'abzy', null],
    ['abxy', 'abyz', null],
  ])('of %j among %j alone is %j', (typed, word, meant) => expect(nearest(typed, [word])).toBe(meant))

  test('the earlier of two equally near words wins', () => {
    expect(nearest('catch', ['batch', 'hatch'])).toBe('batch')
    expect(nearest('catch', ['hatch', 'batch'])).toBe('hatch')
  })

  test('a nearer word wins over an earlier one', () => {
    expect(nearest('merge', ['verges', 'merges'])).toBe('merges')
  })

  test('a word of more than 64 characters is near to nothing', () => {
    expect(nearest('a'.repeat(64), ['a'.repeat(64)])).toBe('a'.repeat(64))
    expect(nearest('a'.repeat(65), ['a'.repeat(65)])).toBeNull()
  })

  test.prop([
    fc.constantFrom('list', 'view', 'merge', 'cancel', 'subscribe'),
    fc.nat(),
    fc.constantFrom('drop', 'swap', 'add', 'change'),
  ])('of a verb with one slip is that verb', (verb, seed, slip) => {
    const at = seed % (verb.length - 1)
    const [before, here, next, after] = [verb.slice(0, at), verb[at], verb[at + 1], verb.slice(at + 2)]
    // A letter from anywhere makes another word of a short one.
    fc.pre(slip !== 'change' || verb.length > 4)
    const slips = { drop: `${next}`, swap: `${next}${here}`, add: `${here}z${next}`, change: `z${next}` }
    expect(nearest(`${before}${slips[slip]}${after}`, VERBS)).toBe(verb)
  })
})
