import { createCipheriv, randomBytes } from 'node:crypto'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { DecryptionError, decrypt, type EncryptionContext, encrypt } from '../../src/store/encrypted-text.ts'
import { newKeyRing, parseKeyRing } from '../../src/store/keys.ts'

const keys = newKeyRing()
const ann: EncryptionContext = { table: 'accounts', column: 'token', row: ['T1', 'UANN'] }
const encodedKey = () => randomBytes(32).toString('base64')

const owners = fc.record({
  table: fc.constantFrom('accounts', 'actionTokens', 'oneTimeLinks', 'operations'),
  column: fc.constantFrom('token', 'value', 'asked', 'before', 'answer'),
  row: fc.array(fc.oneof(fc.string(), fc.integer()), { maxLength: 3 }),
})

test.prop([fc.string({ unit: 'grapheme' }), owners])('what is sealed opens again', (plaintext, owner) => {
  expect(decrypt(keys, encrypt(keys, plaintext, owner), owner)).toBe(plaintext)
})

test.prop([owners, owners])('opens for nobody else', (owner, other) => {
  fc.pre(JSON.stringify(owner) !== JSON.stringify(other))
  expect(() => decrypt(keys, encrypt(keys, 'token', owner), other)).toThrow(DecryptionError)
})

it.each([{ table: 'oneTimeLinks' }, { column: 'renewal' }, { row: ['T2', 'UANN'] }, { row: ['T1', 'UBOB'] }])(
  'opens in no place in which only %j is different',
  (difference) => {
    const sealed = encrypt(keys, 'token', ann)
    expect(() => decrypt(keys, sealed, { ...ann, ...difference })).toThrow(DecryptionError)
  },
)

test.prop([fc.string()])('text that was never sealed is refused with a DecryptionError', (text) => {
  expect(() => decrypt(keys, text, ann)).toThrow(DecryptionError)
  expect(() => decrypt(keys, `v1.${keys[0].id}.${text}`, ann)).toThrow(DecryptionError)
})

it('the same secret is sealed differently every time and is not readable in it', () => {
  const sealed = new Set(Array.from({ length: 100 }, () => encrypt(keys, 'glpat-visible', ann)))
  expect(sealed.size).toBe(100)
  for (const text of sealed)
    expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('visible')
})

describe('tampering', () => {
  it('every single bit flip of the text is detected', () => {
    const sealed = encrypt(keys, randomBytes(120).toString('hex'), ann)
    const bytes = Buffer.from(sealed)
    let tried = 0
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      for (const text of new Set([flipped.toString('latin1'), flipped.toString('utf8')])) {
        tried += 1
        expect(() => decrypt(keys, text, ann)).toThrow(DecryptionError)
      }
    }
    expect(tried).toBeGreaterThan(2_000)
  })

  it('every bit flip of the decoded nonce, ciphertext and tag is detected', () => {
    const sealed = encrypt(keys, 'a token of ordinary length', ann)
    const head = sealed.slice(0, sealed.lastIndexOf('.') + 1)
    const bytes = Buffer.from(sealed.slice(head.length), 'base64url')
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(() => decrypt(keys, head + flipped.toString('base64url'), ann)).toThrow(DecryptionError)
    }
  })

  test.prop(
    [
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      owners,
      fc.nat(),
      fc.constantFrom(1, 2, 4, 8, 16, 32, 64, 128),
    ],
    {
      numRuns: 10_000,
    },
  )('of 10,000 flipped bits, in secrets of every kind, each is detected', (secret, owner, where, bit) => {
    const sealed = encrypt(keys, secret, owner)
    const head = sealed.slice(0, sealed.lastIndexOf('.') + 1)
    const bytes = Buffer.from(sealed.slice(head.length), 'base64url')
    const at = where % bytes.length
    bytes[at] = (bytes[at] ?? 0) ^ bit
    expect(() => decrypt(keys, head + bytes.toString('base64url'), owner)).toThrow(DecryptionError)
  })

  it('every truncation and every appended character is detected', () => {
    const sealed = encrypt(keys, 'a token of ordinary length', ann)
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => decrypt(keys, sealed.slice(0, length), ann)).toThrow(DecryptionError)
    }
    for (const more of ['A', '=', '.', '\n', ' ', 'AAAA']) {
      expect(() => decrypt(keys, sealed + more, ann)).toThrow(DecryptionError)
    }
  })

  it('another spelling of the same bytes is not taken', () => {
    const sealed = encrypt(keys, 'x', ann)
    const decoded = (text: string) => Buffer.from(text.slice(text.lastIndexOf('.') + 1), 'base64url')
    const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((last) => sealed.slice(0, -1) + last)
      .filter((text) => text !== sealed && decoded(text).equals(decoded(sealed)))
    expect(spellings).toHaveLength(3)
    for (const text of spellings) expect(() => decrypt(keys, text, ann)).toThrow(DecryptionError)
  })

  it('a text with a shortened tag is refused', () => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keys[0].secret, nonce, { authTagLength: 4 })
    cipher.setAAD(Buffer.from(JSON.stringify(['v1', keys[0].id, ann.table, ann.column, ...ann.row])))
    const ciphertext = Buffer.concat([cipher.update('twelve chars'), cipher.final()])
    const forged = Buffer.concat([nonce, ciphertext, cipher.getAuthTag()]).toString('base64url')
    expect(() => decrypt(keys, `v1.${keys[0].id}.${forged}`, ann)).toThrow(DecryptionError)
  })
})

describe('the key ring', () => {
  const [older, newer] = [`old:${encodedKey()}`, `new:${encodedKey()}`]

  it('the first key seals and every key opens', () => {
    const before = encrypt(parseKeyRing(older), 'token', ann)
    const ring = parseKeyRing(`${newer},${older}`)
    expect(decrypt(ring, before, ann)).toBe('token')
    expect(encrypt(ring, 'token', ann)).toMatch(/^v1\.new\./)
  })

  it('a key that is not in the ring is named', () => {
    const sealed = encrypt(parseKeyRing(older), 'token', ann)
    expect(() => decrypt(parseKeyRing(newer), sealed, ann)).toThrow('The key "old" is not in the key ring.')
  })

  it('another key of the same name does not open', () => {
    const sealed = encrypt(parseKeyRing(older), 'token', ann)
    expect(() => decrypt(parseKeyRing(`old:${encodedKey()}`), sealed, ann)).toThrow(
      'A stored secret does not open with the key "old".',
    )
  })

  it('a text that is renamed to another key of the ring does not open', () => {
    const key = encodedKey()
    const sealed = encrypt(parseKeyRing(`a:${key}`), 'token', ann)
    expect(() => decrypt(parseKeyRing(`b:${key}`), sealed.replace('v1.a.', 'v1.b.'), ann)).toThrow(
      DecryptionError,
    )
  })
})
