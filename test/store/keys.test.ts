import { createHmac, randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { buttonKey, newKeyRing, parseKeyRing } from '../../src/store/keys.ts'

const encoded = randomBytes(32).toString('base64')

describe('parseKeyRing', () => {
  it('reads the ids in order, with or without padding, in either base64 alphabet', () => {
    const ring = parseKeyRing(` new:${encoded}, 2025-old:${randomBytes(32).toString('base64url')} `)
    expect(ring.map((key) => key.id)).toEqual(['new', '2025-old'])
    expect(ring.map((key) => key.secret.symmetricKeySize)).toEqual([32, 32])
  })

  it.each([
    ['', 'Key 1 is not written as id:key.'],
    [encoded, 'Key 1 is not written as id:key.'],
    [`${encoded}:k1`, 'The id of key 1 is not 1 to 16 letters, digits, "-" or "_".'],
    [`:${encoded}`, 'The id of key 1 is not 1 to 16 letters, digits, "-" or "_".'],
    [`a.b:${encoded}`, 'The id of key 1 is not 1 to 16 letters, digits, "-" or "_".'],
    [`k1:${encoded.slice(0, -4)}`, 'The key "k1" is not the base64 of 32 bytes.'],
    [`k1:${encoded}${encoded}`, 'The key "k1" is not the base64 of 32 bytes.'],
    [`k1:${encoded.slice(0, 20)}*${encoded.slice(21)}`, 'The key "k1" is not the base64 of 32 bytes.'],
    [`k1:${'A'.repeat(43)}=`, 'The key "k1" is not random: make one with a generator.'],
    [`k1:${encoded},`, 'Key 2 is not written as id:key.'],
    [`k1:${encoded},k2:${encoded},k1:${encoded}`, 'The key id "k1" is there twice.'],
  ])('refuses a wrong ring and says why (%#)', (text, message) => {
    expect(() => parseKeyRing(text)).toThrow(new Error(message))
  })

  it('never puts a part of the key into the error', () => {
    for (const text of [
      encoded,
      `${encoded}:k1`,
      `k1:${encoded.slice(2)}`,
      `k1:${encoded}x`,
      `k1 ${encoded}`,
    ]) {
      let message = ''
      try {
        parseKeyRing(text)
      } catch (error) {
        message = inspect(error).replace(/\n\s+at .*/g, '')
      }
      expect(message).not.toBe('')
      for (let start = 0; start + 6 <= encoded.length; start += 1) {
        expect(message).not.toContain(encoded.slice(start, start + 6))
      }
    }
  })

  it('a ring that is printed by accident shows no key', () => {
    const printed = inspect(parseKeyRing(`k1:${encoded}`), { depth: 9, showHidden: true })
    expect(printed).not.toContain(encoded.slice(0, 12))
    expect(JSON.stringify(parseKeyRing(`k1:${encoded}`))).not.toContain(encoded.slice(0, 12))
  })
})

it('every new ring has another key', () => {
  const [first, second] = [newKeyRing(), newKeyRing()]
  expect(first[0].secret.equals(second[0].secret)).toBe(false)
})

describe('the key of buttons', () => {
  const [key] = parseKeyRing(`k1:${encoded}`)

  it('is that of HKDF-SHA-256 with the purpose as info, and not the key that seals', () => {
    const prk = createHmac('sha256', Buffer.alloc(32)).update(key.secret.export()).digest()
    const info = Buffer.from('greenlight/button\x01')
    const expected = createHmac('sha256', prk).update(info).digest()
    expect(buttonKey(key).export()).toEqual(expected)
    expect(buttonKey(key).equals(key.secret)).toBe(false)
  })
})
