import { ECDH } from 'node:crypto'
import { fc, test as property } from '@fast-check/vitest'
import { beforeAll, describe, expect, test } from 'vitest'
import { type KeyFault, readPublicKey } from '../../../src/services/ssh/public-key.ts'
import {
  blobOf,
  describeWithSshKeygen,
  exported,
  judge,
  keyLine,
  makePair,
} from '../../support/ssh-keygen.ts'

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
const ODD = Buffer.concat([Buffer.from([0, 0xff]), Buffer.alloc(255, 3)])
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
    ['two keys', `${ED25519}\n${ED25519}`, 'several keys'],
    ['two keys whose line break became a space', `${ED25519} ${ED25519}`, 'several keys'],
    [
      'a key with a line break in its middle',
      `ssh-ed25519 ${BASE64.slice(0, 30)}\n${BASE64.slice(30)}`,
      'several lines',
    ],
    [
      'a key whose line break became a space',
      `ssh-ed25519 ${BASE64.slice(0, 32)} ${BASE64.slice(32)}`,
      'wrong fields',
    ],
    ['a type alone', 'ssh-ed25519', 'only a type'],
    ['a key without its type', `${BASE64} ann@example.com`, 'no type'],
    ['another type in front', `ssh-rsa ${BASE64}`, 'other type inside'],
    ['a type of tomorrow', `ssh-mldsa65 ${BASE64}`, 'unknown type'],
    ['a type in capitals', `SSH-ED25519 ${BASE64}`, 'unknown type'],
    ['words', 'my key please', 'unknown type'],
    [
      'base64 without its padding',
      `ssh-ed25519 ${Buffer.concat([Buffer.from(BASE64, 'base64'), Buffer.alloc(1)])
        .toString('base64')
        .replace(/=+$/, '')}`,
      'not base64',
    ],
    ['base64 of the other alphabet', `ssh-ed25519 ${BASE64.replace('/', '_')}`, 'not base64'],
    ['a byte too few', keyLine('ssh-ed25519', ['ssh-ed25519', Buffer.alloc(31)]), 'wrong fields'],
    ['a field too many', keyLine('ssh-ed25519', ['ssh-ed25519', Buffer.alloc(32), 'x']), 'wrong fields'],
    [
      'bytes after the last field',
      `ssh-ed25519 ${Buffer.concat([blobOf(['ssh-ed25519', Buffer.alloc(32)]), Buffer.alloc(3)]).toString('base64')}`,
      'wrong fields',
    ],
    ['RSA of 768 bits', keyLine('ssh-rsa', ['ssh-rsa', E, ODD.subarray(0, 97)]), 'too few bits'],
    [
      'a point that is not on its curve',
      keyLine('ecdsa-sha2-nistp256', [
        'ecdsa-sha2-nistp256',
        'nistp256',
        Buffer.concat([POINT.subarray(0, 64), Buffer.from([1])]),
      ]),
      'off the curve',
    ],
    [
      'a compressed point',
      keyLine('ecdsa-sha2-nistp256', [
        'ecdsa-sha2-nistp256',
        'nistp256',
        Buffer.concat([Buffer.from([3]), POINT.subarray(1, 33)]),
      ]),
      'off the curve',
    ],
    [
      'a point of another curve',
      keyLine('ecdsa-sha2-nistp384', ['ecdsa-sha2-nistp384', 'nistp256', POINT]),
      'wrong fields',
    ],
    ['a certificate', `ssh-ed25519-cert-v01@openssh.com ${BASE64}`, 'certificate'],
    ['a line of authorized_keys', `command="/bin/true",no-pty ${ED25519}`, 'words before'],
    ['a line of known_hosts', `git.example.com ${ED25519}`, 'words before'],
    ['a fingerprint', 'SHA256:eGYHfbhgYGfM9RmJEwuYf0gQoUAiwpYFQ3c8wxiOgJQ', 'fingerprint'],
    [
      'what ssh-keygen -l prints',
      '256 SHA256:eGYHfbhgYGfM9RmJEwuYf0gQoUAiwpYFQ3c8wxiOgJQ ann (ED25519)',
      'fingerprint',
    ],
    ['the name of a file', '~/.ssh/id_ed25519.pub', 'file name'],
    ['a PGP key', '-----BEGIN PGP PUBLIC KEY BLOCK-----', 'PGP'],
    ['an X.509 certificate', '-----BEGIN CERTIFICATE-----\nMIIB', 'X.509'],
    ['a private key', '—BEGIN OPENSSH PRIVATE KEY—\nb3Blbn', 'private key'],
    ['more than 5000 characters', `${ED25519} ${'x'.repeat(5000)}`, 'too long'],
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

  test('on what it says of keys in the formats of others: they are no lines', async () => {
    const [rsa = ''] = bases.filter((line) => line.startsWith('ssh-rsa'))
    const formats = await Promise.all(
      (['RFC4716', 'PKCS8', 'PEM'] as const).map((format) => exported(rsa, format)),
    )
    for (const text of formats) expect(text).toContain('PUBLIC KEY')
    expect(formats.map(faultOf)).toEqual(['SSH2', 'PEM', 'PEM of RSA'])
    const mangled = formats.map((text) =>
      text.replaceAll('-----', '—–').replaceAll('----', '——').replaceAll('\n', ' '),
    )
    expect(mangled.map(faultOf)).toEqual(['SSH2', 'PEM', 'PEM of RSA'])
  })

  /** Where OpenSSH lets something pass and we do not, by our name for it. */
  const stricter: readonly (readonly [string, KeyFault, string])[] = [
    ['options or hosts before the key', 'words before', `command="x y" ${ED25519}`],
    ['a comment with control characters', 'several lines', `${ED25519}\u0007`.replace('\u0007', '\u0007x')],
    ['white space of other kinds in base64', 'several lines', `ssh-ed25519 AAAA\u000b${BASE64.slice(4)}`],
    ['a second key in the comment', 'several keys', `${ED25519} ${ED25519}`],
    ['a comment of any length', 'too long', `${ED25519} ${'x'.repeat(5000)}`],
    [
      'the name of a signature for a type in front',
      'unknown type',
      keyLine('rsa-sha2-256', ['ssh-rsa', E, ODD]),
    ],
    ['a short name inside', 'other type inside', keyLine('ssh-ed25519', ['ED25519', Buffer.alloc(32, 9)])],
    ['a NUL after the name inside', 'other type inside', keyLine('ssh-rsa', ['ssh-rsa\0', E, ODD])],
    [
      'a NUL after the application',
      'wrong text',
      keyLine(SK_ED25519, [SK_ED25519, Buffer.alloc(32, 7), 'ssh:\0']),
    ],
    [
      'a NUL after the name of the curve',
      'wrong fields',
      keyLine('ecdsa-sha2-nistp256', ['ecdsa-sha2-nistp256', 'nistp256\0', POINT]),
    ],
    [
      'a number with zeros before it',
      'wrong number',
      keyLine('ssh-rsa', ['ssh-rsa', E, Buffer.concat([Buffer.alloc(1), ODD])]),
    ],
    ['the number zero', 'wrong number', keyLine('ssh-rsa', ['ssh-rsa', '', ODD])],
    ['an exponent of one', 'weak exponent', keyLine('ssh-rsa', ['ssh-rsa', Buffer.from([1]), ODD])],
    ['an even exponent', 'weak exponent', keyLine('ssh-rsa', ['ssh-rsa', Buffer.from([4]), ODD])],
    [
      'an exponent longer than the modulus',
      'too many bits',
      keyLine('ssh-rsa', ['ssh-rsa', Buffer.alloc(300, 3), ODD]),
    ],
    [
      'an even modulus',
      'even modulus',
      keyLine('ssh-rsa', ['ssh-rsa', E, Buffer.concat([ODD.subarray(0, -1), Buffer.from([2])])]),
    ],
  ]

  test('less strictly than we do only where that is written down', async () => {
    const theirs = await judge(stricter.map(([, , line]) => line))
    expect(stricter.map(([name, , line], at) => [name, faultOf(line), theirs[at] !== null])).toEqual(
      stricter.map(([name, fault]) => [name, fault, true]),
    )
  })

  test('on a point whose first coordinate is tiny: it is on the curve, and refused', async () => {
    const x = 5n
    const p = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
    const b = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn
    const y = power(x ** 3n - 3n * x + b, (p + 1n) / 4n, p)
    const hex = [x, y].map((coordinate) => coordinate.toString(16).padStart(64, '0')).join('')
    const point = Buffer.from(`04${hex}`, 'hex')
    expect(ECDH.convertKey(point, 'prime256v1')).toEqual(point)
    const line = keyLine('ecdsa-sha2-nistp256', ['ecdsa-sha2-nistp256', 'nistp256', point])
    expect([faultOf(line), await judge([line])]).toEqual(['off the curve', [null]])
  })

  const named = new Set(stricter.map(([, fault]) => fault))
  const place = fc.nat({ max: 9999 }).map((number) => number / 10_000)
  const change = fc.oneof(
    fc.record({
      in: fc.constant('text' as const),
      at: place,
      drop: fc.integer({ min: 0, max: 3 }),
      put: fc.string({
        unit: fc.constantFrom(...'AAAAQgwBCDxyz019+/==  \t\r\v-@#"\\,sshrda\u00a0é'),
        maxLength: 3,
      }),
    }),
    fc.record({
      in: fc.constantFrom('blob' as const, 'field' as const),
      at: place,
      drop: fc.integer({ min: 0, max: 3 }),
      put: fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 3 }),
    }),
  )

  property.prop(
    [
      fc.array(fc.record({ base: fc.nat(), changes: fc.array(change, { minLength: 1, maxLength: 3 }) }), {
        minLength: 300,
        maxLength: 300,
      }),
    ],
    { numRuns: 25, endOnFailure: true },
  )('on what is a key among lines that were changed at random', async (drawn) => {
    const lines = drawn.map(({ base, changes }) =>
      changes.reduce(changed, bases[base % bases.length] ?? '').replaceAll('\n', ''),
    )
    const readings = lines.map(readPublicKey)
    // White space around a line is ours to forgive: what is handed on is the line without it.
    const theirs = await judge(readings.map((read, at) => (read.ok ? read.key.line : (lines[at] ?? ''))))
    for (const [at, read] of readings.entries()) {
      const line = lines[at]
      const judged = theirs[at] ?? null
      const ours = read.ok ? { bits: read.key.facts.bits, fingerprint: read.key.facts.sha256 } : null
      if (read.ok || !judged) expect({ line, judged }).toMatchObject({ line, judged: ours })
      else expect([line, read.fault, named.has(read.fault)]).toEqual([line, read.fault, true])
    }
  })
})

type Change = { readonly at: number; readonly drop: number } & (
  | { readonly in: 'text'; readonly put: string }
  | { readonly in: 'blob' | 'field'; readonly put: readonly number[] }
)

/** The line with one change in its text, in its binary form, or within one field whose length stays right. */
function changed(line: string, change: Change): string {
  const { at, drop } = change
  if (change.in === 'text') {
    const index = Math.floor(at * line.length)
    return line.slice(0, index) + change.put + line.slice(index + drop)
  }
  const [type = '', base64 = '', comment = ''] = line.split(' ')
  const blob = Buffer.from(base64, 'base64')
  const put = Buffer.from(change.put)
  const index = Math.floor(at * (blob.length + 1))
  const other =
    change.in === 'blob'
      ? Buffer.concat([blob.subarray(0, index), put, blob.subarray(index + drop)])
      : withinField(blob, index, put, drop)
  return `${type} ${other.toString('base64')} ${comment}`.trim()
}

/** Puts bytes where the field begins that holds this index. */
function withinField(blob: Buffer, index: number, put: Buffer, drop: number): Buffer {
  const fields: Buffer[] = []
  let at = 0
  while (at + 4 <= blob.length) {
    const end = Math.min(blob.length, at + 4 + blob.readUInt32BE(at))
    const field = blob.subarray(at + 4, end)
    fields.push(index >= at && index < end ? Buffer.concat([put, field.subarray(drop)]) : field)
    at = end
  }
  return blobOf(fields)
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (let [square, left] = [base % modulus, exponent]; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}
