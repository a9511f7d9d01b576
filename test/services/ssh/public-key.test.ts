import { fc, test as property } from '@fast-check/vitest'
import { beforeAll, describe, expect, test } from 'vitest'
import { type KeyFault, readPublicKey } from '../../../src/services/ssh/public-key.ts'
import { describeWithSshKeygen, judge, keyLine, makePair } from '../../support/ssh-keygen.ts'

const ED25519 =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDRSiwttlux/MgnUqLAe8s/wA3XVYdDVaqMsTtNviwfr ann@example.com'
const [, BASE64 = ''] = ED25519.split(' ')

const SK_ED25519 = 'sk-ssh-ed25519@openssh.com'
const SK_ECDSA = 'sk-ecdsa-sha2-nistp256@openssh.com'
/** The generator of P-256: a point that is surely on the curve. */
const POINT = Buffer.from(
  '046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
  'hex',
)
const E = Buffer.from([1, 0, 1])

const faultOf = (text: string): KeyFault | null => {
  const read = readPublicKey(text)
  return read.ok ? null : read.fault
}

describe('one line is read, and nothing else', () => {
  test('with its type, bits and both fingerprints, and the comment plays no part', () => {
    for (const line of [ED25519, `ssh-ed25519 ${BASE64}`, `  ${ED25519.replaceAll(' ', ' \t ')}\r\n`]) {
      const read = readPublicKey(line)
      if (!read.ok) throw new Error(read.fault)
      expect(read.key.facts).toEqual({
        type: 'ssh-ed25519',
        bits: 256,
        sha256: 'SHA256:bnO+Rpfq8AXxxDg9SFWbNA4vQm8m29D16Vd9EB7Mwrw',
        md5: 'd2:ab:7f:88:2c:c0:d1:8e:45:44:c6:5d:d4:65:5a:5e',
      })
      expect(read.key.line).toMatch(/^ssh-ed25519 AAAA\S+( ann@example\.com)?$/)
    }
  })

  test.each<[string, string, KeyFault]>([
    ['an empty text', '   ', 'nothing'],
    ['a key and a second line', `${ED25519}\nhello`, 'several lines'],
    ['two keys', `${ED25519}\n${ED25519}`, 'several lines'],
    ['a comment with control characters', `${ED25519}\u0007x`, 'several lines'],
    ['a type alone', 'ssh-ed25519', 'no key of its type'],
    ['another type in front', `ssh-rsa ${BASE64}`, 'no key of its type'],
    ['an RSA key without its modulus', keyLine('ssh-rsa', ['ssh-rsa', E]), 'no key of its type'],
    ['a key without its type', `${BASE64} ann@example.com`, 'unknown type'],
    ['a type of tomorrow', `ssh-mldsa65 ${BASE64}`, 'unknown type'],
    ['a type in capitals', `SSH-ED25519 ${BASE64}`, 'unknown type'],
    ['words', 'my key please', 'unknown type'],
    ['a certificate', `ssh-ed25519-cert-v01@openssh.com ${BASE64}`, 'unknown type'],
    ['a line of authorized_keys', `command="/bin/true",no-pty ${ED25519}`, 'unknown type'],
    ['a fingerprint', 'SHA256:eGYHfbhgYGfM9RmJEwuYf0gQoUAiwpYFQ3c8wxiOgJQ', 'unknown type'],
  ])('%s is refused', (_, text, fault) => {
    expect(faultOf(text)).toBe(fault)
  })

  property.prop([fc.string({ unit: 'binary', maxLength: 300 })], { numRuns: 2000 })(
    'any text at all has an answer',
    (text) => {
      expect(typeof readPublicKey(text).ok).toBe('boolean')
      expect(typeof readPublicKey(`ssh-rsa AAAA${text}`).ok).toBe('boolean')
    },
  )
})

describeWithSshKeygen('ssh-keygen agrees', () => {
  /** One sound key of each type; those that need hardware are put together by hand. */
  const bases: string[] = [
    keyLine(SK_ED25519, [SK_ED25519, Buffer.alloc(32, 7), 'ssh:'], 'key'),
    keyLine(SK_ECDSA, [SK_ECDSA, 'nistp256', POINT, 'ssh:'], 'key'),
  ]
  beforeAll(async () => {
    const pairs = await Promise.all([
      makePair('ed25519'),
      makePair('rsa', { bits: 1024 }),
      makePair('rsa', { bits: 2048 }),
      makePair('rsa', { bits: 4096 }),
      makePair('ecdsa', { bits: 256 }),
      makePair('ecdsa', { bits: 384 }),
      makePair('ecdsa', { bits: 521 }),
      // Later versions of OpenSSH make no more of these.
      makePair('dsa').catch(() => null),
    ])
    bases.push(...pairs.flatMap((pair) => pair?.publicKey ?? []))
  })

  test('on the bits and fingerprints of a key of each type', async () => {
    const [sha256, md5] = await Promise.all([judge(bases), judge(bases, 'md5')])
    const ours = bases.map((line) => {
      const read = readPublicKey(line)
      return read.ok ? read.key.facts : read.fault
    })
    expect(ours.length).toBeGreaterThanOrEqual(9)
    expect(ours).toEqual(
      bases.map((line, at) => ({
        type: line.split(' ')[0],
        bits: sha256[at]?.bits,
        sha256: sha256[at]?.fingerprint,
        md5: md5[at]?.fingerprint.replace('MD5:', ''),
      })),
    )
  })
})
