import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { createSecrets } from '../../src/log/secrets.ts'

/** No part of a secret is shorter than this where one was known. */
const PART = 9

/** Values as people and servers make them: of any characters, but not such that any text may hold them. */
const secret = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 20, maxLength: 20 }),
    fc.base64String({ minLength: 16, maxLength: 60 }),
    fc.string({ unit: 'grapheme-ascii', minLength: 12, maxLength: 40 }),
    fc.string({ unit: 'grapheme', minLength: 16, maxLength: 30 }),
  )
  .filter((text) => new Set(text).size > 7 && text.trim().length > 11 && text.isWellFormed())

/** The ways in which a secret gets into a text. */
const ways: Readonly<Record<string, (secret: string) => string>> = {
  'as it is': (text) => text,
  'in JSON': (text) => JSON.stringify({ text }),
  'in JSON in JSON': (text) => JSON.stringify(JSON.stringify({ text })),
  'in JSON with slashes escaped': (text) => JSON.stringify({ text }).replaceAll('/', '\\/'),
  'as a part of an address': (text) => `https://git.example.com/x?q=${encodeURIComponent(text)}&y=1`,
  'in a form': (text) => new URLSearchParams({ a: '1', text }).toString(),
  'with small digits in an address': (text) =>
    encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase()),
  'escaped for Slack': (text) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  'in base64': (text) => Buffer.from(text).toString('base64'),
  'as the password of Basic': (text) => `Basic ${Buffer.from(`ann:${text}`).toString('base64')}`,
  'between others in base64': (text) => Buffer.from(`{"a":"${text}"}`).toString('base64'),
  'in base64url': (text) => Buffer.from(`xx${text}`).toString('base64url'),
  'in hex': (text) => Buffer.from(text).toString('hex'),
  'as a Buffer in JSON': (text) => JSON.stringify({ body: Buffer.from(`a${text}b`) }),
}

describe('a known secret is found in every form', () => {
  test.prop([secret, fc.constantFrom(...Object.keys(ways)), fc.string(), fc.string()], { numRuns: 3000 })(
    'wherever it stands',
    (value, way, before, after) => {
      const secrets = createSecrets([value])
      const form = ways[way]?.(value) ?? ''
      const text = `${before} ${form} ${after}`
      const clean = secrets.scrub(text)
      expect(clean).not.toContain(form)
      expect(clean).toContain('[secret]')
      expect(secrets.holds(text)).toBe(true)
      if (way === 'as it is') expect(clean).not.toContain(value)
    },
  )

  test.prop([secret, fc.integer({ min: PART, max: 11 }), fc.constantFrom('', '…', '"')])(
    'also when the text was cut in the middle of it',
    (value, length, end) => {
      fc.pre(!value.includes('/'))
      const part = value.slice(0, length)
      expect(createSecrets([value]).scrub(`The forge said ${part}${end}`)).not.toContain(part)
    },
  )

  test.prop([fc.array(secret, { minLength: 1, maxLength: 30 })])('however many there are', (values) => {
    const secrets = createSecrets()
    for (const value of values) secrets.learn(value)
    const clean = secrets.scrub(values.join(' '))
    for (const value of values) expect(clean).not.toContain(value)
  })
})

describe('nothing else is touched', () => {
  test.prop([fc.array(secret, { maxLength: 30 }), fc.string({ maxLength: 300 })])(
    'by what is known',
    (values, text) => {
      fc.pre(!values.some((value) => text.includes(value.slice(0, 8))))
      const plain = createSecrets().scrub(text)
      expect(createSecrets(values).scrub(text)).toBe(plain)
    },
  )

  test('less than eight characters are no secret, and the tail that is shown of one stays', () => {
    const secrets = createSecrets(['short', 'sandbox-ann'])
    secrets.learn('1234567')
    expect(secrets.scrub('short 1234567')).toBe('short 1234567')
    expect(secrets.scrub('Token •••• ann of sandbox-ann')).toBe('Token •••• ann of [secret]')
    expect(secrets.scrub('the sandbox and a sandbox-bob')).toBe('the sandbox and a sandbox-bob')
  })

  test('what was entered counts for twenty minutes, and never when it is a word or a number', () => {
    let now = 0
    const secrets = createSecrets([], { now: () => now })
    for (const word of ['milestone', 'acme/web', '20261120', 'Greenlight']) secrets.entered(word)
    const text = 'Greenlight: milestone of acme/web, due 20261120'
    expect(secrets.scrub(text)).toBe(text)
    secrets.entered('hunter22-x')
    secrets.entered('kqzjxwvbnmlkjhgfdsaq')
    expect(secrets.scrub('hunter22-x kqzjxwvbnmlkjhgfdsaq')).toBe('[secret] [secret]')
    now = 20 * 60_000
    expect(secrets.scrub('hunter22-x')).toBe('hunter22-x')
    expect(secrets.holds('kqzjxwvbnmlkjhgfdsaq')).toBe(false)
  })

  test('a token that was learned stays known when it was entered too', () => {
    let now = 0
    const secrets = createSecrets([], { now: () => now })
    secrets.entered('hunter22-x')
    secrets.learn('hunter22-x')
    now = 24 * 60 * 60_000
    expect(secrets.holds('hunter22-x')).toBe(true)
  })

  test('of too many, those are forgotten that came up longest ago, and never a configured one', () => {
    const secrets = createSecrets(['configured-secret'], { most: 2 })
    for (const value of ['first-secret', 'second-secret', 'first-secret', 'third-secret'])
      secrets.learn(value)
    expect(secrets.scrub('first-secret second-secret third-secret configured-secret')).toBe(
      '[secret] second-secret [secret] [secret]',
    )
  })
})
