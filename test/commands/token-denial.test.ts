import { expect, test } from 'vitest'
import { json, serve } from '../forge/servers.ts'
import { atForge } from './answers/asking.ts'

const text = (reply: unknown) => JSON.stringify(reply)

test.each([
  [
    { error: 'insufficient_scope', error_description: 'Higher privileges are needed.', scope: 'api' },
    'doesn’t have the scope api.',
    'Make one with that scope',
  ],
  [
    {
      message: '403 Forbidden - You (@ann) must accept the Terms of Service in order to perform this action.',
    },
    'Accept the terms of service',
    'accept them, and try again.',
  ],
])('a write and a read that are refused for %o say what it is and what to do', async (body, why, next) => {
  const forge = await serve((_, response) => json(response, 403, body))
  const { press } = await atForge(forge.url)
  for (const verb of ['mr.view', 'mr.subscribe', 'milestone.list']) {
    const { reply } = await press(verb, verb.startsWith('mr') ? { mr: 12 } : {})
    expect(text(reply)).toContain(why)
    expect(text(reply)).toContain(next)
    expect(text(reply)).not.toContain('Ask a maintainer')
  }
})

test.each([
  'Your account has been blocked.',
  'Your account is pending approval from your administrator and hence blocked.',
  'This action cannot be performed by internal users',
  'Something that no one foresaw',
])('a 403 with the unknown words “%s” is shown in them', async (words) => {
  const forge = await serve((_, response) => json(response, 403, { message: `403 Forbidden - ${words}` }))
  const { press } = await atForge(forge.url)
  for (const verb of ['mr.view', 'mr.subscribe', 'milestone.list']) {
    const { reply } = await press(verb, verb.startsWith('mr') ? { mr: 12 } : {})
    expect(text(reply)).toContain(`says “${words.replace(/\.$/, '')}” (403).`)
  }
})

test('a bare 403 still says that a right is missing', async () => {
  const forge = await serve((_, response) => json(response, 403, { message: '403 Forbidden' }))
  const { press } = await atForge(forge.url)
  expect(text((await press('mr.view', { mr: 12 })).reply)).toContain(
    'account can’t do this. Ask a maintainer',
  )
})

const invalid = (error_description: string) => ({ error: 'invalid_token', error_description })

test.each([
  [
    invalid('Token is expired. You can either do re-authorization or token refresh.'),
    'Your token has expired.',
    true,
  ],
  [invalid('Token was revoked. You have to re-authorize from the user.'), 'Your token was revoked.', true],
  [
    { error: 'dpop_error', error_description: 'DPoP header is missing' },
    'to be signed (DPoP), and I can’t do that.',
    false,
  ],
])(
  'a 401 with %o says which one it is, and only a new token’s remedy is to connect',
  async (body, why, connects) => {
    const forge = await serve((_, response) => json(response, 401, body))
    const { press } = await atForge(forge.url)
    for (const verb of ['mr.view', 'mr.subscribe', 'milestone.list']) {
      const { reply } = await press(verb, verb.startsWith('mr') ? { mr: 12 } : {})
      expect(text(reply)).toContain(why)
      expect(/Connect again|connect again|greenlight\.connect/.test(text(reply))).toBe(connects)
    }
  },
)
