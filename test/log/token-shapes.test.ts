import { generateKeyPairSync } from 'node:crypto'
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { holdsToken, withoutTokens } from '../../src/log/token-shapes.ts'
import { innocentUrl } from '../support/innocent-url.ts'

const letters = (alphabet: string, length: number) =>
  fc
    .array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length })
    .map((found) => found.join(''))
const BASE62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const random = (length: number) => letters(BASE62, length)

describe('what has the shape of a secret is taken out, and the words around it stay', () => {
  test.each([
    ['xoxb-12-34-abcdefgh'],
    ['xoxe.xoxp-1-abcdefgh'],
    ['xapp-1-A1-2-abcdefgh'],
    ['glpat-AbCdEfGhIjKlMnOpQrSt'],
    ['Glpat-AbCdEfGhIjKlMnOpQrSt'],
    ['GLPAT-AbCdEfGhIjKlMnOpQrSt'],
    ['Xoxb-1234-5678-AbCdEfGh'],
    ['glpat-abcdefghij'],
    ['glpat-x1-_y2z3w4v5u6t7s8r9.01.0a1b2c3d4'],
    ['gloas-0123456789abcdef0123456789abcdef'],
    ['gldt-Ab1Cd2Ef3Gh4Ij5Kl6Mn'],
    ['glrt-Ab1Cd2Ef3Gh4Ij5Kl6Mn'],
    ['ghp_16C7e42F292c6912E7710c838347Ae178B4a'],
    ['github_pat_11ABCDEFG0abcdefghijkl_0123456789'],
    ['AKIAIOSFODNN7EXAMPLE'],
    ['npm_abcdefghijklmnopqrstuvwxyz0123456789'],
    ['sk_live_4eC39HqLyjWDarjtT1zdp7dc'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P'],
    ['/actions/T1/2/abc', 'https://hooks.slack.com/actions/T1/2/abc'],
    ['ann:hunter22', 'https://ann:hunter22@git.example.com/x'],
    ['oauth2token', 'https://oauth2token@git.example.com/acme/web.git'],
    ['hunter22', 'postgres://greenlight:hunter22@db.example.com:5432/greenlight'],
    ['hunter2', 'A title that was cut: https://ann:hunter2…'],
    ['hunter2', 'redis://:hunter2… (cut)'],
    ['s3cr3t-value', 'PRIVATE-TOKEN: s3cr3t-value'],
    ['s3cr3t-value', 'private_token=s3cr3t-value&x=1'],
    ['s3cr3t-value', '"private-token":"s3cr3t-value"'],
    ['s3cr3t-value', String.raw`{\"private_token\": \"s3cr3t-value\"}`],
    ['YW5uOmh1bnRlcjIy', 'Authorization: Basic YW5uOmh1bnRlcjIy'],
    ['abcdefgh', 'authorization":"Bearer abcdefgh"'],
    ['2YotnFZFEjr1zCsicMWpAA', 'curl -H "Bearer 2YotnFZFEjr1zCsicMWpAA"'],
    ['hunter2-hunter2', '?user=ann&password=hunter2-hunter2'],
    ['hunter2-hunter2', '{"password":"hunter2-hunter2"}'],
    ['0123456789abcdef', 'GET /x?access_token=0123456789abcdef'],
  ])('%s', (secret, text = `before ${secret} after`) => {
    const clean = withoutTokens(text)
    expect(clean).not.toContain(secret)
    expect(clean).toMatch(/\[secret\]|…@/)
    expect(clean.length).toBeLessThanOrEqual(text.length)
    expect(holdsToken(text)).toBe(true)
    expect(holdsToken(clean)).toBe(false)
    if (text.startsWith('before ')) expect(clean).toBe('before [secret] after')
  })

  test.each(['pkcs1', 'pkcs8'] as const)('a private key, whole, cut or in one line: %s', (type) => {
    const { privateKey: key } = generateKeyPairSync('rsa', {
      modulusLength: 1024,
      privateKeyEncoding: { type, format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    const body = key.split('\n')[3] ?? ''
    for (const text of [
      key,
      key.slice(0, 300),
      key.replaceAll('\n', ' '),
      JSON.stringify({ key }).slice(8),
    ]) {
      const clean = withoutTokens(`Look: ${text}`)
      expect(clean).not.toContain(body)
      expect(clean).toMatch(/^Look: \[secret\]/)
    }
    expect(withoutTokens(`${key}(thanks)`)).toBe('[secret]\n(thanks)')
  })

  test.prop([random(20), fc.constantFrom('glpat-', 'gldt-', 'ghp_', 'xoxb-'), fc.string()])(
    'a random token after whatever text',
    (tail, prefix, before) => {
      expect(withoutTokens(`${before} ${prefix}${tail}`)).not.toContain(tail)
    },
  )
})

describe('nothing else is touched', () => {
  test.each([
    '',
    'Rotate the token tomorrow',
    'Fix password reset',
    'Token: rename the field to access',
    'PRIVATE-TOKEN header is missing',
    'Authorization: required for every route',
    'The bearer of bad news',
    'feature/glpat-rotation',
    'glpat-cleanup',
    'fix/token=refresh',
    'token •••• ann',
    'https://git.example.com/acme/web/merge_requests/12#note_3',
    'https://git.example.com/acme/web?page=2&per_page=100',
    'ssh://git@git.example.com/acme/web.git',
    'git@git.example.com:acme/web.git',
    'ann@example.com',
    'See https://git.example.com:84… and https://git.example.com…',
    'mailto:ann@example.com',
    'see https://example.com, or mail ann@example.com',
    '-----BEGIN PUBLIC KEY-----',
    'SHA256:DWKAzXk5SEZ1BBz2A7gmKPaHoFx8KaGJvPnUPHiBVgc',
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDRSiwttlux/MgnUqLAe8s/wA3XVYdDVaqMsTtNviwfr ci',
    'e83c5163316f89bfbde7d9ab23ca2e25604af290',
    '<https://git.example.com/acme/web|acme/web> is <@U1>’s',
    'sk_test',
    'secret::high, password::reset',
  ])('%s', (text) => {
    expect(withoutTokens(text)).toBe(text)
    expect(holdsToken(text)).toBe(false)
  })

  const word = fc.constantFrom('fix', 'the', 'token', 'password', 'secret', 'of', 'key', 'glpat', 'api')
  const innocent = fc.oneof(
    letters('0123456789abcdef', 40),
    fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' ')),
    fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => `feature/${words.join('-')}`),
    innocentUrl({ withQueryParameters: false, withFragments: false }),
  )
  test.prop([fc.array(innocent, { maxLength: 6 })], { numRuns: 500 })(
    'shas, branches, words and addresses without user info stay as they are',
    (parts) => {
      const text = parts.join(' ')
      expect(withoutTokens(text)).toBe(text)
    },
  )
})

test.prop([fc.string({ unit: 'binary', maxLength: 3000 })])(
  'no text grows, and a clean text stays',
  (text) => {
    const clean = withoutTokens(text)
    expect(clean.length).toBeLessThanOrEqual(text.length)
    expect(withoutTokens(clean)).toBe(clean)
  },
)
