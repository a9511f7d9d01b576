import { generateKeyPairSync } from 'node:crypto'
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { milestoneEditForm as milestoneForm } from '../../../src/commands/milestone/edit.ts'
import { mrEditForm } from '../../../src/commands/mr/edit.ts'
import {
  holdsPrivateKey,
  PRIVATE_KEY_PASTED,
  refuseSecretTyped,
  secretErrors,
  secretIn,
  withoutLikelySecret,
} from '../../../src/commands/parse/secret-typed.ts'
import { commandOf, nouns, registry } from '../../../src/commands/registry.ts'
import { readForm } from '../../../src/interactions/form.ts'
import { parseCommand } from '../../../src/interactions/parse-command.ts'
import type { ParseResult } from '../../../src/interactions/parsed-command.ts'
import { integrationNames } from '../../../src/model/integration-kinds.ts'
import { innocentUrl } from '../../support/innocent-url.ts'
import { madeUp } from '../../support/integration-values.ts'
import { aMergeRequest, aMilestone } from '../../support/recorded-services.ts'
import { describeWithSshKeygen, exported, keyLine, makePair } from '../../support/ssh-keygen.ts'

const FORGE = 'https://git.example.com'
const everyNoun = [...nouns.keys()]

function refusedBy(reading: ParseResult) {
  if (reading.kind !== 'refused') throw new Error(`It was ${reading.kind}`)
  return reading
}

describe('a secret is seen', () => {
  test.each([
    'xoxb-1234-5678-abcdefgh',
    'list --author glpat-AbCdEfGhIjKlMnOpQrSt',
    'create "Rotate gldt-Ab1Cd2Ef3Gh4Ij5Kl6Mn"',
    'create x --description "ghp_16C7e42F292c6912E7710c838347Ae178B4a"',
    'AKIAIOSFODNN7EXAMPLE',
    'view https://ann:hunter2@git.example.com/acme/web/merge_requests/12',
    'view <https://ann:hunter2@git.example.com/x|here>',
    'view https://xoxa-aaa.aa',
    'curl -H "PRIVATE-TOKEN: abcdefgh12"',
    'Authorization: Bearer abcdefgh12',
    '-----BEGIN OPENSSH PRIVATE KEY-----',
    'password=hunter2',
    'password = hunter2',
    'password=swordfish',
    'PASSWORD=hunter2',
    'DB_PASSWORD=hunter2',
    'token: abc123',
    'token:abc',
    '"token": "abc"',
    '{"password":"x1"}',
    'my token: a-b-c',
    'token: kqzjxwvbnmlkjhgfdsaq is mine',
    'token: abc123def is mine',
    'secret=abc',
    'client-secret=abc',
    'client_secret：abc',
    'apiKey: "abcdef"',
    'api_key=x1',
    'access-token=zz',
    'passphrase = correct horse',
    'credentials=ann/hunter2',
    'https://x.example/?page=1&amp;private_token=abc',
    'https://x.example/?access_token=abc',
    'list --token x',
    'list --token x --all',
    'list —token x',
    'list --password swordfish --all',
    'list --secret="a b"',
    'create "x" --description "password: hunter2"',
    'pass\u200bword=hunter2',
    'password=abc<def',
    'password=abc$DEF',
    'password=abc%DEF%',
    'password=%abc%',
    'password=%A',
    'password=aBC_DEF',
    'password=ABC_DEf',
    'password=abcxxx',
    'password=xxxabc',
    'password=abc***',
    'password=my-your-one',
    'password=thenull',
    'password=nullable',
    'password=12345',
    'password=1234a',
    'list --token  x',
    'BEGIN  RSA  PRIVATE  KEY',
    '-END  RSA  PRIVATE  KEY',
    '- END PRIVATE KEY',
    'Proc-Type:4,ENCRYPTED',
    'Proc-Type:  4 , ENCRYPTED',
    'b 3 B l b n N z a C 1 r Z X k',
    'glpat-\u2060AbCdEfGhIjKlMnOpQrSt',
  ])('%s', (typed) => {
    const refusal = refuseSecretTyped(typed)
    expect(refusal?.problem).toMatch(/it’s now in Slack: (?:change it|make a new pair)/)
    expect(refusal?.token).toBe('')
    for (const noun of everyNoun) {
      const reading = parseCommand(noun, typed, FORGE)
      const { refusal: told } = refusedBy(reading)
      expect(told.token).toBe('')
      expect(JSON.stringify(told)).toMatch(/it’s now in Slack: (?:change it|make a new pair)\./)
    }
  })
})

describe('nothing else is taken for one', () => {
  test.each([
    '',
    'fix password reset',
    'Fix the password reset of the login page',
    'rotate the token tomorrow',
    'rotate the secret: it is a year old',
    'Token: rename the field to access',
    'token: OAuth2 support',
    'password: SHA256 hashing',
    'password: 3 attempts, then wait',
    'token: !12 needs it',
    'fix(token): typo',
    'auth/token: handle expiry twice',
    'secret santa: who is who',
    'pass --password to the CLI',
    'use --token TOKEN_NAME',
    'curl --header "PRIVATE-TOKEN: <your_access_token>"',
    'token=$CI_JOB_TOKEN',
    'token={{ secrets.TOKEN }}',
    'password=<password>',
    'password=null crashes',
    'password=your-password',
    'token=xxxx',
    'token=%CI_TOKEN%',
    'token=…',
    'token=!12',
    'token=1234',
    'token=none.',
    'token=yes).',
    'token=12?!.',
    'password=***',
    'tokens=3',
    'token_count=5',
    'passwordless: yes',
    'key=WEB',
    'token',
    'token:',
    '--token',
    'webhook: retry three times',
    'list --label secret::high,token::expired',
    'list --label "area: password reset"',
    'create feature/token-refresh into main',
    'create fix/secret-in-log --title "Take the token out of the log"',
    'view https://git.example.com/acme/web/merge_requests/12#note_3',
    'view ssh://git@git.example.com/acme/web.git',
    'view git@git.example.com:acme/web.git',
    'merge !12 --sha e83c5163316f89bfbde7d9ab23ca2e25604af290',
    'add "CI runner" ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDRSiwttlux/MgnUqLAe8s/wA3XVYdDVaqMsTtNviwfr ci',
    'create "Sprint 9" --due +2w --description "Passwords expire on 1 March; tokens do not."',
    'ann@example.com',
    '<@U0ANN|ann> and <#C0WEB|web>',
  ])('%s', (typed) => {
    expect(secretIn(typed)).toBeNull()
  })

  test('no example of any verb', () => {
    for (const { path, examples } of registry)
      for (const { typed } of examples) expect(secretIn(`${path.slice(1).join(' ')} ${typed}`)).toBeNull()
  })

  test.each(integrationNames)('what is no secret of %s', (name) => {
    expect(secretIn(`set ${name} ${madeUp(name).typed}`)).toBeNull()
  })

  const word = fc.constantFrom(
    'fix',
    'the',
    'token',
    'password',
    'secret',
    'api',
    'key',
    'reset',
    'of',
    'for',
    'login',
    'and',
    'a',
  )
  const sentence = fc.array(word, { minLength: 1, maxLength: 10 }).map((words) => words.join(' '))
  const branch = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => `feature/${words.join('-')}`)
  const sha = fc.stringMatching(/^[0-9a-f]{40}$/)
  const url = innocentUrl().filter((text) => !text.includes('='))
  test.prop([fc.array(fc.oneof(sentence, branch, sha, url), { maxLength: 6 })], { numRuns: 2000 })(
    'sentences about secrets, branches, shas and addresses',
    (parts) => {
      expect(secretIn(parts.join(' '))).toBeNull()
    },
  )
})

const value = fc.stringMatching(/^[a-z][a-z0-9]{10,30}[0-9]$/)

test.prop([value, fc.constantFrom(...everyNoun), fc.string({ unit: 'grapheme' }), fc.string()], {
  numRuns: 400,
})(
  'a token by its shape is refused in every noun, whatever stands around it, and is not repeated',
  (tail, noun, before, after) => {
    const { refusal } = refusedBy(parseCommand(noun, `${before} glpat-${tail} ${after}`, FORGE))
    expect(JSON.stringify(refusal)).not.toContain(tail)
  },
)

test.prop(
  [
    value,
    fc.constantFrom('password=', 'token: ', '--token ', 'api_key=', '"secret": "', 'https://ann:'),
    fc.constantFrom(...everyNoun),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  ],
  { numRuns: 400 },
)('one with a name is refused in every noun, and is not repeated', (secret, name, noun, before) => {
  const end = name.startsWith('https') ? '@git.example.com/x' : ''
  const reading = parseCommand(noun, `${before} ${name}${secret}${end}`, FORGE)
  expect(JSON.stringify(refusedBy(reading).refusal)).not.toContain(secret)
})

describe('after /greenlight connect', () => {
  test.each([
    'connect kqzjxwvbnmlkjhgfdsaq',
    'connect my token is abc',
    'connect sandbox-ann',
    'connect --token sandbox-ann',
    'CONNECT abc',
    'conect abc',
    'connect --private abc',
    'link abc',
    'login ann',
    'token abc',
    'tokn abc',
  ])('anything is refused and not repeated: %s', (typed) => {
    const reading = parseCommand('greenlight', typed, FORGE)
    const { refusal } = refusedBy(reading)
    expect(refusal.token).toBe('')
    expect(JSON.stringify(refusal)).toMatch(/it’s now in Slack: change it\./)
    expect(JSON.stringify(refusal)).not.toMatch(/kqzj|abc|sandbox|\bann\b/)
  })

  test.each([
    ['connect', 'given'],
    ['connect --private', 'given'],
    ['connect --help', 'help'],
    ['help connect', 'help'],
    ['disconnect', 'given'],
    ['me', 'given'],
  ])('%s is understood', (typed, kind) => {
    expect(parseCommand('greenlight', typed, FORGE).kind).toBe(kind)
  })

  test('and a word that may be a token is not repeated by /greenlight at all', () => {
    for (const typed of ['Xk29canaryXk29', 'project remove Xk29canaryXk29 x', '"Xk29canaryXk29'])
      expect(JSON.stringify(parseCommand('greenlight', typed, FORGE))).not.toContain('canary')
  })
})

describe('in a form', () => {
  const edit = commandOf('mr.edit')

  test.each([
    ['title', 'password=hunter2'],
    ['description', 'the first line\ntoken: hunter2\nthe last line'],
    ['labels', 'glpat-AbCdEfGhIjKlMnOpQrSt'],
  ])('it is told at its input: %s', (input, text) => {
    if (!edit) throw new Error('There is no mr.edit')
    const read = readForm(edit, { title: 'A title', [input]: text }, FORGE, { project: 42, mr: 12 })
    expect(read).toMatchObject({ kind: 'errors', errors: { [input]: expect.stringContaining('change it') } })
    expect(JSON.stringify(read)).not.toContain(text)
  })

  test('what was hidden in it is not sent back', () => {
    expect(secretErrors({ title: 'About [secret]', labels: ['a', 'b'], target: null })).toEqual({
      title: expect.stringContaining('was hidden here'),
    })
  })

  test('what reads like a secret in what is there is not put into a form, and so it stays as it is', () => {
    const description = 'Log in with password=hunter2'
    const request = mrEditForm(aMergeRequest({ description }), true)
    expect(request.inputs.map(({ name }) => name)).not.toContain('description')
    expect(request.inputs.map(({ name }) => name)).toContain('title')
    expect(request.about).toContain('reads like a secret, isn’t shown and stays as it is')
    const milestone = milestoneForm(aMilestone({ description }), 'acme/web')
    expect(milestone.inputs.map(({ name }) => name)).toEqual(['title', 'due', 'clear.due'])
    expect(milestone.about).toContain('isn’t shown and stays as it is')
    expect(JSON.stringify([request, milestone])).not.toContain('hunter2')
  })

  test('every sentence fits under an input', () => {
    for (const text of ['token=abc', '[secret]', '-----BEGIN RSA PRIVATE KEY-----'])
      expect(secretErrors({ text }).text?.length).toBeLessThanOrEqual(300)
  })
})

test('a megabyte of anything is looked through at once', () => {
  for (const part of ['token=', 'token: ', '--token ', 'a ', '=', ': ', '"', '-', 'https://', 'glpat-', ' '])
    expect(() => secretIn(part.repeat(1_000_000 / part.length))).not.toThrow()
})

describe('a sentence with a word after the name of a secret', () => {
  test.each([
    ['token: abcdefghijklmno is the one', false],
    ['token: abcdefghijklmnop is the one', true],
    ['token: abcdefg1 is the one', false],
    ['token: abcdefgh1 is the one', true],
    ['token: abcdefghi is the one', false],
  ])('%s: a secret is %s', (text, isOne) => {
    expect(refuseSecretTyped(text) !== null).toBe(isOne)
  })
})

describe('a refusal', () => {
  const refusal = (word: string) => ({ token: word, problem: 'There is no such verb.', fix: 'Type merge.' })
  const FIX = 'Type /mr help.'

  test.each(['abcde12345', 'a'.repeat(25), '1name=abcde12345'])(
    'that repeats %s repeats nothing instead',
    (word) => {
      for (const typed of [word, `mr  ${word}`, `${word}\tmr`]) {
        const told = withoutLikelySecret(refusal(word), typed, FIX)
        expect(told).toEqual({
          token: '',
          problem: expect.stringContaining('don’t repeat it'),
          fix: FIX,
        })
      }
    },
  )

  test('that repeats its first eight characters does neither', () => {
    expect(withoutLikelySecret(refusal('abcde123…'), 'abcde12345', FIX)).toMatchObject({ token: '' })
  })

  test.each(['abcd12345', 'a'.repeat(24), 'abcdefghij', '1234567890', 'branch=release12345'])(
    'may repeat %s, which is like a name',
    (word) => {
      expect(withoutLikelySecret(refusal(word), word, FIX)).toEqual(refusal(word))
    },
  )

  test('that repeats another word stays as it is', () => {
    expect(withoutLikelySecret(refusal('merg'), 'merg abcde12345', FIX)).toEqual(refusal('merg'))
  })
})

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

  test.prop([fc.string({ unit: 'binary', maxLength: 2000 })])('any text has an answer', (text) => {
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
