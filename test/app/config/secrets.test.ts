import { expect, test } from 'vitest'
import { configuredSecrets } from '../../../src/app/config/config.ts'
import { createRedact } from '../../../src/log/redact.ts'
import { parseKeyRing } from '../../../src/store/keys.ts'

const KEY = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37) % 256))
const OLD_KEY = Buffer.from(KEY.toReversed())
const keys = parseKeyRing(`k2:${KEY.toString('base64')},k1:${OLD_KEY.toString('base64')}`)
const forge = {
  url: 'https://git.example.com',
  api: 'v4',
  serviceToken: 'token-of-a-reader',
  webhookSecret: 'secret-of-webhooks',
  oauth: { applicationId: 'the-application', applicationSecret: 'secret-of-the-application' },
  projects: [],
} as const
const slack = {
  bot: { kind: 'token', token: 'xoxb-1-2-abcdefgh' } as const,
  apiUrl: 'https://slack.com/api/',
}

test('every secret of the configuration is known, of a key ring each key in every way it is written', () => {
  const http = { kind: 'http', signingSecrets: ['signing-secret-now-1', 'signing-secret-before'] } as const
  const redact = createRedact(configuredSecrets({ slack: { ...slack, transport: http }, forge }, keys))
  for (const secret of [
    'xoxb-1-2-abcdefgh',
    'signing-secret-now-1',
    'signing-secret-before',
    'token-of-a-reader',
    'secret-of-webhooks',
    'secret-of-the-application',
    KEY.toString('base64'),
    OLD_KEY.toString('base64'),
    KEY.toString('base64url'),
    KEY.toString('hex'),
  ])
    expect(redact(`x ${secret} y`)).toMatch(/^x \[secret\]=? y$/)
})

test('so is the token of Socket Mode, and what is not set is nothing', () => {
  const transport = { kind: 'socket', appToken: 'xapp-1-A1-2-abcdefgh' } as const
  const secrets = configuredSecrets(
    {
      slack: { ...slack, transport },
      forge: { ...forge, serviceToken: null, webhookSecret: null, oauth: null },
    },
    keys,
  )
  expect(secrets).toContain('xapp-1-A1-2-abcdefgh')
  expect(secrets.every((secret) => secret.length > 8)).toBe(true)
})

test('so is the password of the database, as it is written in its address and as it is', () => {
  const transport = { kind: 'socket', appToken: 'xapp-1-A1-2-abcdefgh' } as const
  const known = (databaseUrl: string | null) =>
    configuredSecrets({ slack: { ...slack, transport }, forge, databaseUrl }, keys)
  const secrets = known('postgresql://greenlight:pass%40of-the-db@db.example.com/greenlight')
  expect(secrets).toContain('pass%40of-the-db')
  expect(secrets).toContain('pass@of-the-db')
  expect(known('postgresql://db.example.com/greenlight?user=a&password=in-the-query')).toContain(
    'in-the-query',
  )
  expect(known('postgresql://db.example.com/greenlight')).toEqual(known(null))
})
