import { describe, expect, test } from 'vitest'
import type { FieldSpec } from '../../../src/commands/parse/argument-spec.ts'
import { readFieldText } from '../../../src/commands/parse/field-value.ts'

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
    ['flag', 'FALSE', false],
    ['flag', 'no', false],
    ['number', '7', 7],
    ['number', '-12', -12],
    ['alias', 'a'.repeat(64), 'a'.repeat(64)],
    ['project', `a/${'b'.repeat(253)}`, { kind: 'path', path: `a/${'b'.repeat(253)}` }],
  ])('as %s, %j is %j', (kind, text, value) => {
    expect(readFieldText({ name: 'x', kind, required: true }, text, FORGE)).toEqual({ ok: true, value })
  })

  test.each<[FieldSpec['kind'], string]>([
    ['number', '12a'],
    ['number', 'a12'],
    ['number', 'a-12'],
    ['number', '-12-'],
    ['number', '1-2'],
    ['flag', 'maybe'],
    ['alias', 'a'.repeat(65)],
    ['alias', '.'],
    ['project', `a/${'b'.repeat(254)}`],
  ])('as %s, %j is refused', (kind, text) => {
    expect(readFieldText({ name: 'x', kind, required: true }, text, FORGE)).toMatchObject({ ok: false })
  })

  test('of two choices in another case the one that was typed is meant', () => {
    const field = { name: 'x', kind: 'choice', choices: ['main', 'Main'], required: true } as const
    expect(readFieldText(field, 'Main', FORGE)).toEqual({ ok: true, value: 'Main' })
    expect(readFieldText(field, 'MAIN', FORGE)).toEqual({ ok: true, value: 'main' })
  })

  test('a wrong value is refused as in a typed command', () => {
    const read = readFieldText({ name: 'x', kind: 'merge-request', required: true }, '%12', FORGE)
    expect(read).toMatchObject({ ok: false, refusal: { token: '%12', fix: 'Type !12.' } })
  })
})
