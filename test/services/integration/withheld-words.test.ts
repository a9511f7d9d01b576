import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { errorSentence } from '../../../src/forge/errors.ts'
import type { Failure } from '../../../src/services/failure.ts'
import { withoutSecrets } from '../../../src/services/integration/set.ts'

const refused = (reason: string): Failure => ({ kind: 'refused', status: 400, reason })

test('words that quote no secret are left as they are, and so is a trouble without words', () => {
  expect(withoutSecrets(refused('"token" not given'), ['canary-1234'])).toEqual(refused('"token" not given'))
  expect(withoutSecrets({ kind: 'may-not' }, ['may-not'])).toEqual({ kind: 'may-not' })
})

test('a secret is found in capitals, cut off, and in part', () => {
  for (const reason of [
    'Canary-1234 is not valid',
    'The value CANARY-1234',
    `${'x'.repeat(280)} canary-1…`,
    'Something about ary-123',
  ])
    expect(JSON.stringify(withoutSecrets(refused(reason), ['canary-1234']))).not.toMatch(/ary-1/i)
  expect(JSON.stringify(withoutSecrets(refused('The password abc is weak'), ['abc']))).not.toContain('abc')
})

test.prop([
  fc.string({ minLength: 8, unit: fc.constantFrom(...'abcXYZ019-_"\\/ é') }),
  fc.string(),
  fc.string(),
  fc.constantFrom(
    (words: string) => words,
    (words: string) => JSON.stringify({ message: words }),
  ),
])('no eight characters of a secret come through what the forge says', (secret, before, after, told) => {
  const reason = errorSentence(400, told(`${before}${secret}${after}`))
  const shown = JSON.stringify(withoutSecrets(refused(reason), [secret])).toLowerCase()
  const bare = secret.toLowerCase()
  // White space is joined in sentences, so what holds none must not be found.
  for (let at = 0; at + 8 <= bare.length; at += 1) {
    const part = bare.slice(at, at + 8)
    if (!/[\s"\\]/.test(part)) expect(shown).not.toContain(part)
  }
})
