import { describe, expect, test } from 'vitest'
import type { FieldSpec } from '../../src/parse/argument-spec.ts'
import { readFieldText } from '../../src/parse/field-value.ts'

const FORGE = 'https://git.example.com'

describe('what was typed into an input of a form', () => {
  test.each<[FieldSpec['kind'], string, unknown]>([
    ['text', '"quoted" &amp; <https://x.example|x> — done', '"quoted" &amp; <https://x.example|x> — done'],
    ['text', '–draft', '–draft'],
    ['merge-request', '!12', { iid: 12 }],
    ['milestone', 'Sprint 9', { title: 'Sprint 9' }],
    ['milestone', '"Sprint 9"', { title: 'Sprint 9' }],
    ['milestone', '%“3”', { title: '3' }],
    ['milestone', '%3', { iid: 3 }],
    ['milestone', '–draft', { title: '–draft' }],
    ['milestone', 'R&D <one>', { title: 'R&D <one>' }],
    ['milestone', '"a" b', { title: '"a" b' }],
    ['milestone', '"a', { title: '"a' }],
    ['flag', 'Yes', true],
    ['number', '7', 7],
  ])('as %s, %j is %j', (kind, text, value) => {
    expect(readFieldText({ name: 'x', kind, required: true }, text, FORGE)).toEqual({ ok: true, value })
  })

  test('a wrong value is refused as in a typed command', () => {
    const read = readFieldText({ name: 'x', kind: 'merge-request', required: true }, '#12', FORGE)
    expect(read).toMatchObject({ ok: false, refusal: { token: '#12', fix: 'Type !12.' } })
  })
})
