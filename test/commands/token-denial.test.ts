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
