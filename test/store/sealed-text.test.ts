import { createCipheriv, randomBytes } from 'node:crypto'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { newKeyRing, parseKeyRing } from '../../src/store/keys.ts'
import { open, SealError, type SealedFor, seal } from '../../src/store/sealed-text.ts'

const keys = newKeyRing()
const ann: SealedFor = { team: 'T1', user: 'UANN', kind: 'account' }
const encodedKey = () => randomBytes(32).toString('base64')

const KINDS = ['account', 'button', 'confirmation', 'form', 'integration', 'intent', 'wanted'] as const

const owners = fc.record({
  team: fc.string(),
  user: fc.string(),
  kind: fc.constantFrom(...KINDS),
})

test.prop([fc.string({ unit: 'grapheme' }), owners])('what is sealed opens again', (plaintext, owner) => {
  expect(open(keys, seal(keys, plaintext, owner), owner)).toBe(plaintext)
})

test.prop([owners, owners])('opens for nobody else', (owner, other) => {
  fc.pre(JSON.stringify(owner) !== JSON.stringify(other))
  expect(() => open(keys, seal(keys, 'token', owner), other)).toThrow(SealError)
})

it.each([{ team: 'T2' }, { user: 'UBOB' }, { kind: 'confirmation' as const }])(
  'opens in no row in which only %j is different',
  (difference) => {
    const sealed = seal(keys, 'token', ann)
    expect(() => open(keys, sealed, { ...ann, ...difference })).toThrow(SealError)
  },
)

test.prop([fc.string()])('text that was never sealed is refused with a SealError', (text) => {
  expect(() => open(keys, text, ann)).toThrow(SealError)
  expect(() => open(keys, `v1.${keys[0].id}.${text}`, ann)).toThrow(SealError)
})

it('the same secret is sealed differently every time and is not readable in it', () => {
  const sealed = new Set(Array.from({ length: 100 }, () => seal(keys, 'glpat-visible', ann)))
  expect(sealed.size).toBe(100)
  for (const text of sealed)
    expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('visible')
})

describe('tampering', () => {
  it('every single bit flip of the text is detected', () => {
    const sealed = seal(keys, randomBytes(120).toString('hex'), ann)
    const bytes = Buffer.from(sealed)
    let tried = 0
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      for (const text of new Set([flipped.toString('latin1'), flipped.toString('utf8')])) {
        tried += 1
        expect(() => open(keys, text, ann)).toThrow(SealError)
      }
    }
    expect(tried).toBeGreaterThan(2_000)
  })

  it('every bit flip of the decoded nonce, ciphertext and tag is detected', () => {
    const sealed = seal(keys, 'a token of ordinary length', ann)
    const head = sealed.slice(0, sealed.lastIndexOf('.') + 1)
    const bytes = Buffer.from(sealed.slice(head.length), 'base64url')
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(() => open(keys, head + flipped.toString('base64url'), ann)).toThrow(SealError)
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
    const sealed = seal(keys, secret, owner)
    const head = sealed.slice(0, sealed.lastIndexOf('.') + 1)
    const bytes = Buffer.from(sealed.slice(head.length), 'base64url')
    const at = where % bytes.length
    bytes[at] = (bytes[at] ?? 0) ^ bit
    expect(() => open(keys, head + bytes.toString('base64url'), owner)).toThrow(SealError)
  })

  it('every truncation and every appended character is detected', () => {
    const sealed = seal(keys, 'a token of ordinary length', ann)
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => open(keys, sealed.slice(0, length), ann)).toThrow(SealError)
    }
    for (const more of ['A', '=', '.', '\n', ' ', 'AAAA']) {
      expect(() => open(keys, sealed + more, ann)).toThrow(SealError)
    }
  })

  it('another spelling of the same bytes is not taken', () => {
    const sealed = seal(keys, 'x', ann)
    const decoded = (text: string) => Buffer.from(text.slice(text.lastIndexOf('.') + 1), 'base64url')
    const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((last) => sealed.slice(0, -1) + last)
      .filter((text) => text !== sealed && decoded(text).equals(decoded(sealed)))
    expect(spellings).toHaveLength(3)
    for (const text of spellings) expect(() => open(keys, text, ann)).toThrow(SealError)
  })

  it('a text with a shortened tag is refused', () => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keys[0].secret, nonce, { authTagLength: 4 })
    cipher.setAAD(Buffer.from(JSON.stringify(['v1', keys[0].id, ann.kind, ann.team, ann.user])))
    const ciphertext = Buffer.concat([cipher.update('twelve chars'), cipher.final()])
    const forged = Buffer.concat([nonce, ciphertext, cipher.getAuthTag()]).toString('base64url')
    expect(() => open(keys, `v1.${keys[0].id}.${forged}`, ann)).toThrow(SealError)
  })
})

describe('the key ring', () => {
  const [older, newer] = [`old:${encodedKey()}`, `new:${encodedKey()}`]

  it('the first key seals and every key opens', () => {
    const before = seal(parseKeyRing(older), 'token', ann)
    const ring = parseKeyRing(`${newer},${older}`)
    expect(open(ring, before, ann)).toBe('token')
    expect(seal(ring, 'token', ann)).toMatch(/^v1\.new\./)
  })

  it('a key that is not in the ring is named', () => {
    const sealed = seal(parseKeyRing(older), 'token', ann)
    expect(() => open(parseKeyRing(newer), sealed, ann)).toThrow('The key "old" is not in the key ring.')
  })

  it('another key of the same name does not open', () => {
    const sealed = seal(parseKeyRing(older), 'token', ann)
    expect(() => open(parseKeyRing(`old:${encodedKey()}`), sealed, ann)).toThrow(
      'A stored secret does not open with the key "old".',
    )
  })

  it('a text that is renamed to another key of the ring does not open', () => {
    const key = encodedKey()
    const sealed = seal(parseKeyRing(`a:${key}`), 'token', ann)
    expect(() => open(parseKeyRing(`b:${key}`), sealed.replace('v1.a.', 'v1.b.'), ann)).toThrow(SealError)
  })
})
