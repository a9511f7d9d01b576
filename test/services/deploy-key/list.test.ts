import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { pickKey, readKeyReference, referenceProblem } from '../../../src/services/deploy-key/list.ts'
import { aDeployKey } from '../../support/recorded-services.ts'

const MD5 = '0c:5b:62:11:0e:df:9a:3c:51:4e:27:aa:9d:08:f0:6b'

test.each([
  ['7', { kind: 'id', id: 7 }],
  [' key:7 ', { kind: 'id', id: 7 }],
  ['KEY:007', { kind: 'id', id: 7 }],
  ['SHA256:7aSuEt/f', { kind: 'sha256', begins: 'SHA256:7aSuEt/f' }],
  ['sha256:7aSuEt/fb', { kind: 'sha256', begins: 'SHA256:7aSuEt/fb' }],
  [
    'SHA256:7aSuEt/fbSMAYfbw9SgGIBl+IJD9bjqQ45zrcMaPDVg=',
    { kind: 'sha256', begins: 'SHA256:7aSuEt/fbSMAYfbw9SgGIBl+IJD9bjqQ45zrcMaPDVg' },
  ],
  [MD5, { kind: 'md5', md5: MD5 }],
  [`MD5:${MD5.toUpperCase()}`, { kind: 'md5', md5: MD5 }],
  ['CI runner', { kind: 'title', title: 'CI runner' }],
  ['0', { kind: 'title', title: '0' }],
  ['-7', { kind: 'title', title: '-7' }],
  ['9007199254740993', { kind: 'title', title: '9007199254740993' }],
  ['SHA256:7aSuEt', { kind: 'title', title: 'SHA256:7aSuEt' }],
])('%s', (typed, meant) => {
  expect(readKeyReference(typed)).toEqual(meant)
})

test('what nothing can be found by is told as such', () => {
  expect(referenceProblem('SHA256:7aSuEt')).toContain('at least the first 8 characters')
  expect(referenceProblem('SHA256:not base64!')).toContain('fingerprint')
  expect(referenceProblem('key:90071992547409931')).toContain('larger than any id')
  for (const typed of ['7', 'CI runner', MD5, 'SHA256:7aSuEt/f']) expect(referenceProblem(typed)).toBeNull()
})

property.prop([fc.string({ unit: 'binary', maxLength: 300 })])('any text is some reference', (typed) => {
  expect(['id', 'sha256', 'md5', 'title']).toContain(readKeyReference(typed).kind)
})

describe('one key is picked, or nothing is guessed', () => {
  const runner = aDeployKey()
  const facts = {
    type: 'ssh-rsa',
    bits: 2048,
    sha256: 'SHA256:7aSuEt/fzzzzzzz',
    md5: MD5.replace('0c', '0d'),
  }
  const second = aDeployKey({ id: 8, title: 'CI', facts })
  const twin = aDeployKey({ id: 9, title: 'CI', facts: null })
  const keys = [runner, second, twin]

  test.each([
    ['7', runner],
    ['key:9', twin],
    ['SHA256:7aSuEt/fb', runner],
    [MD5, runner],
    ['CI runner', runner],
    ['Staging', null],
    ['10', null],
    ['SHA256:AAAAAAAA', null],
  ])('%s', (typed, meant) => {
    for (const match of ['exact', 'prefix'] as const) expect(pickKey(keys, typed, match)).toBe(meant)
  })

  test.each([
    ['two with the same title', 'CI', 'exact', [second, twin]],
    ['two with the same title, to look', 'CI', 'prefix', [second, twin]],
    ['two that begin with the same characters', 'SHA256:7aSuEt/f', 'exact', [runner, second]],
    ['the beginning of a title, before a change', 'CI r', 'exact', [runner]],
    ['other capitals, before a change', 'ci runner', 'exact', [runner]],
  ] as const)('%s are told', (_, typed, match, candidates) => {
    expect(pickKey(keys, typed, match)).toEqual({ kind: 'ambiguous-key', typed, candidates })
  })

  test('to look, the beginning of one title is enough, in capitals or not', () => {
    expect(pickKey(keys, 'ci r', 'prefix')).toBe(runner)
  })

  test('an empty title begins nothing', () => {
    expect(pickKey([aDeployKey({ title: '' })], 'x', 'prefix')).toBeNull()
    expect(pickKey(keys, '', 'prefix')).toBeNull()
  })
})
