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

  test('what the forge took as a secret of an integration is known, but for what anybody could guess', () => {
    const secrets = createSecrets()
    for (const value of [
      ...['milestone', 'acme/web', '20261120', 'Greenlight', 'Show the plan of the week', 'feature/filters'],
      ...['4f5e6a7b', '4f5e6a7b8c', '4f5e6a7b8c9d0e1f2a3b4c5d6e7f8091a2b3c4d5'],
      ...['https://git.example.com/acme/web/merge_requests/12', 'https://hooks.example.com/'],
    ]) {
      secrets.learnChosen(value)
      expect(secrets.scrub(`It is ${value} here`)).toBe(`It is ${value} here`)
    }
    for (const value of [
      ...['hunter22-x', 'kqzjxwvbnmlkjhgfdsaq', 'https://hooks.example.com/kqzjxwvbnmlkjhgfdsaq'],
      ...['4f5e6a7b8c9d0e1f2a3b4c5d6e7f8091', 'aB3/dE5+fG7hJ9kL='],
    ]) {
      secrets.learnChosen(value)
      expect(secrets.scrub(`It is ${value} here`)).toBe('It is [secret] here')
    }
  })

  test('of too many, those are forgotten that came up longest ago, and never a configured one', () => {
    const secrets = createSecrets(['configured-secret'], { most: { tokens: 2, chosen: 1 } })
    for (const value of ['first-secret', 'second-secret', 'first-secret', 'third-secret'])
      secrets.learn(value)
    expect(secrets.scrub('first-secret second-secret third-secret configured-secret')).toBe(
      '[secret] second-secret [secret] [secret]',
    )
  })

  test('secrets of integrations take no room from tokens, nor long ones from configured ones', () => {
    const secrets = createSecrets(['configured-secret'], { most: { tokens: 2, chosen: 2 } })
    secrets.learn('token-of-ann')
    for (let n = 0; n < 50; n += 1) secrets.learnChosen(`hunter22-number-${n}`)
    for (let n = 0; n < 500; n += 1) secrets.learnChosen(`${n}-${'x7'.repeat(4_000)}`)
    expect(secrets.scrub('token-of-ann configured-secret')).toBe('[secret] [secret]')
    expect(secrets.holds('hunter22-number-49')).toBe(false)
  })
})

describe('what nobody has verified is known to its own request alone', () => {
  test('also to what that has begun, whenever it goes on, and not after it to others', async () => {
    const secrets = createSecrets()
    const text = 'Merge of kqzjxwvbnmlkjhgfdsaq'
    const gate = Promise.withResolvers<void>()
    const mine = secrets.within(async () => {
      secrets.entered('kqzjxwvbnmlkjhgfdsaq')
      await gate.promise
      return [secrets.scrub(text), secrets.holds(text)]
    })
    const others = secrets.within(async () => {
      await gate.promise
      return [secrets.scrub(text), secrets.holds(text)]
    })
    expect([secrets.scrub(text), secrets.holds(text)]).toEqual([text, false])
    gate.resolve()
    expect(await mine).toEqual(['Merge of [secret]', true])
    expect(await others).toEqual([text, false])
  })

  test('outside of a request nothing is kept', () => {
    const secrets = createSecrets()
    secrets.entered('kqzjxwvbnmlkjhgfdsaq')
    expect(secrets.within(() => secrets.holds('kqzjxwvbnmlkjhgfdsaq'))).toBe(false)
  })

  test('and takes no room from tokens, however much it is', () => {
    const secrets = createSecrets([], { most: { tokens: 1, chosen: 1 } })
    secrets.learn('token-of-ann')
    secrets.within(() => {
      for (let n = 0; n < 3_000; n += 1) secrets.entered(`entered-${n}-${'y8'.repeat(1_000)}`)
      expect(secrets.holds('token-of-ann')).toBe(true)
    })
    expect(secrets.holds('token-of-ann')).toBe(true)
  })

  test('a token that was entered and then taken is known to everybody', () => {
    const secrets = createSecrets()
    secrets.within(() => {
      secrets.entered('hunter22-x')
      secrets.learn('hunter22-x')
    })
    expect(secrets.holds('hunter22-x')).toBe(true)
  })
})
