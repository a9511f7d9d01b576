import { describe, expect, test } from 'vitest'
import { quote, refuse, sanitize } from '../../../src/commands/parse/refusal.ts'

describe('foreign text in a sentence', () => {
  test.each([
    ['plain', 'plain'],
    ['', ''],
    ['two words', 'two words'],
    ['line\nbreak\tand\rreturn', 'line break and return'],
    ['a\u202eb', 'a[U+202E]b'],
    ['a\u0000b\u001b', 'a[U+0000]b[U+001B]'],
    ['a\u200bb\ufeff', 'a[U+200B]b[U+FEFF]'],
    ['a\u00a0b\u2028', 'a[U+00A0]b[U+2028]'],
    ['\u2066x\u2069', '[U+2066]x[U+2069]'],
    ['\ud83d', '[U+D83D]'],
    ['\u{e0041}', '[U+E0041]'],
    ['Überprüfung 検査 🚀', 'Überprüfung 検査 🚀'],
  ])('%j is shown as %j', (text, visible) => expect(sanitize(text)).toBe(visible))

  test('80 characters are kept, one more is cut', () => {
    expect(sanitize('x'.repeat(80))).toBe('x'.repeat(80))
    expect(sanitize('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`)
  })

  test('a cut never leaves half a character', () => {
    const cut = sanitize('🚀'.repeat(60))
    expect(cut.length).toBeLessThanOrEqual(80)
    expect(cut).toBe(`${'🚀'.repeat(39)}…`)
  })

  test('the token of a refusal is cut and made visible', () => {
    expect(refuse('\u202e'.repeat(100), 'p', 'f').refusal.token).toMatch(/^\[U\+202E\].*…$/)
  })

  test('nothing is named by empty quotation marks', () => {
    expect(refuse('', quote(''), 'f').refusal).toEqual({ token: '""', problem: '""', fix: 'f' })
  })
})
