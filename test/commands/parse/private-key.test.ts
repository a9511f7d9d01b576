import { generateKeyPairSync } from 'node:crypto'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { holdsPrivateKey, PRIVATE_KEY_PASTED } from '../../../src/commands/parse/private-key.ts'
import { commandOf } from '../../../src/commands/registry.ts'
import { readForm } from '../../../src/interactions/form.ts'
import { parseCommand } from '../../../src/interactions/parse-command.ts'
import { describeWithSshKeygen, exported, keyLine, makePair } from '../../support/ssh-keygen.ts'

const FORGE = 'https://git.example.com'

/** The ways in which the same key arrives: as it is, from a phone, on one line, cut, without its armour. */
function ways(key: string): Readonly<Record<string, string>> {
  const body = key
    .split('\n')
    .filter((line) => /^[A-Za-z0-9+/=]{20,}$/.test(line))
    .join('\n')
  return {
    'as it is': key,
    'with dashes of a phone': key.replaceAll('-----', '—–').replaceAll('\n', ' '),
    'with no-break spaces': key.replaceAll(' ', '\u00a0'),
    'in small letters around': key.replaceAll(/BEGIN [A-Z ]+KEY/g, (words) => words.toLowerCase()),
    'with the lines of Windows': key.replaceAll('\n', '\r\n'),
    'the first two lines': key.split('\n').slice(0, 2).join('\n'),
    'the last two lines': key.trimEnd().split('\n').slice(-2).join('\n'),
    'without its armour': body,
    'without its armour, on one line': body.replaceAll('\n', ''),
    'without its armour, lines as spaces': body.replaceAll('\n', ' '),
    'after other words': `add "CI runner" ${body.replaceAll('\n', ' ')}`,
    'after other words, in lines of a phone': `add CI ${body.replaceAll('\n', '').replaceAll(/.{20}/g, '$&\n')}`,
    'without its armour, with a character that nobody sees': `${body.slice(0, 10)}\u200b${body.slice(10)}`,
    'without its armour, with a capital letter of a phone': body.slice(0, 1).toUpperCase() + body.slice(1),
    'with a character that nobody sees': key.replaceAll('PRIVATE', 'PRIVA\u200bTE'),
  }
}

/** Those keys that the old way encrypted are random without the lines that say so. */
const needsArmour = (key: string) => key.includes('Proc-Type')

describeWithSshKeygen('a private key is known', () => {
  test.each([
    ['ed25519', {}],
    ['ed25519', { passphrase: 'correct horse' }],
    ['rsa', { bits: 2048 }],
    ['rsa', { bits: 2048, format: 'PEM' }],
    ['rsa', { bits: 1024, format: 'PEM' }],
    ['rsa', { bits: 2048, format: 'PKCS8' }],
    ['rsa', { bits: 2048, format: 'PEM', passphrase: 'correct horse' }],
    ['rsa', { bits: 2048, format: 'PKCS8', passphrase: 'correct horse' }],
    ['rsa', { bits: 4096, passphrase: 'correct horse' }],
    ['ecdsa', { bits: 256 }],
    ['ecdsa', { bits: 256, format: 'PEM' }],
    ['ecdsa', { bits: 384, format: 'PEM' }],
    ['ecdsa', { bits: 521, format: 'PEM' }],
    ['ecdsa', { bits: 256, format: 'PKCS8' }],
    ['ecdsa', { bits: 521, format: 'PKCS8' }],
    ['ecdsa', { bits: 384, format: 'PKCS8', passphrase: 'correct horse' }],
  ] as const)('%s with %j, however it arrives', async (type, options) => {
    const { privateKey } = await makePair(type, options)
    for (const [way, text] of Object.entries(ways(privateKey))) {
      const isRandom = needsArmour(privateKey) && (way.includes('without') || way.includes('after'))
      expect([way, holdsPrivateKey(text)]).toEqual([way, !isRandom])
    }
  })

  test('and its public half never is, in any format', async () => {
    const pairs = await Promise.all([
      makePair('rsa', { bits: 2048 }),
      makePair('ecdsa', { bits: 256 }),
      makePair('ed25519'),
    ])
    for (const { publicKey } of pairs) {
      expect([publicKey, holdsPrivateKey(publicKey)]).toEqual([publicKey, false])
      const others = publicKey.includes('ed25519') ? (['RFC4716'] as const) : (['RFC4716', 'PKCS8'] as const)
      for (const format of others) {
        const text = await exported(publicKey, format)
        for (const [way, words] of Object.entries(ways(text)))
          expect([way, holdsPrivateKey(words)]).toEqual([way, false])
      }
    }
  })
})

describe('keys that ssh-keygen does not make', () => {
  const der = (type: 'ed25519' | 'x25519' | 'ed448') =>
    generateKeyPairSync(type as 'ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })

  test.each(['ed25519', 'x25519', 'ed448'] as const)('PKCS #8 of %s, and not its public half', (type) => {
    const { privateKey, publicKey } = der(type)
    for (const [way, text] of Object.entries(ways(privateKey)))
      expect([way, holdsPrivateKey(text)]).toEqual([way, true])
    for (const [way, text] of Object.entries(ways(publicKey)))
      expect([way, holdsPrivateKey(text)]).toEqual([way, false])
  })

  test.each([
    ['PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none'],
    ['the end of one of PuTTY', 'Private-Lines: 1\nAAAAIBcd\nPrivate-MAC: 00ff'],
    ['PGP', '-----BEGIN PGP PRIVATE KEY BLOCK-----'],
    ['ssh.com', '---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----'],
    ['the old one of OpenSSL', 'Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00'],
  ])('%s', (_, text) => {
    expect(holdsPrivateKey(text)).toBe(true)
  })

  test.each([
    'Rotate the private key of the build server',
    'The end: a private key is not public',
    'list --author MIIEvQIBADANBgkq',
    'the commit 30820122300d06092a864886f70d01010105000382010f00',
    keyLine('ssh-ed25519', ['ssh-ed25519', Buffer.alloc(32, 7)], 'M'.repeat(40)),
  ])('but not: %s', (text) => {
    expect(holdsPrivateKey(text)).toBe(false)
  })

  test('a megabyte of anything is looked through at once', () => {
    for (const part of ['MM', 'M ', 'MA', 'MA ', 'b 3 B l ', 'BEGIN ', ' '])
      expect(holdsPrivateKey(part.repeat(1_000_000 / part.length))).toBe(false)
  })

  property.prop([fc.string({ unit: 'binary', maxLength: 2000 })])('any text has an answer', (text) => {
    expect(typeof holdsPrivateKey(text)).toBe('boolean')
  })
})

describeWithSshKeygen('wherever it is pasted', () => {
  test('it is refused before anything else: after a command, and in an input, without a word of it', async () => {
    const { privateKey } = await makePair('ed25519')
    const add = commandOf('deploy-key.add')
    if (!add) throw new Error('There is no deploy-key.add')
    for (const text of [privateKey, `add "CI runner" ${privateKey}`, `ad CI "${privateKey}`]) {
      const reading = parseCommand('deploy-key', text, FORGE)
      expect(reading).toMatchObject({ kind: 'refused', refusal: { problem: PRIVATE_KEY_PASTED, token: '' } })
      expect(JSON.stringify(reading)).not.toContain('b3BlbnNzaC')
    }
    const form = readForm(add, { title: 'CI runner', key: privateKey }, FORGE, { project: 42 })
    expect(form).toEqual({ kind: 'errors', errors: { key: PRIVATE_KEY_PASTED } })
    const title = readForm(add, { title: privateKey, key: null }, FORGE, { project: 42 })
    expect(title).toEqual({ kind: 'errors', errors: { title: PRIVATE_KEY_PASTED } })
  })
})
