import { expect, test } from 'vitest'
import { updateMergeRequest } from '../../src/forge/merge-requests.ts'
import { json, serve, sessionAt } from './servers.ts'

const CHALLENGE = 'Bearer realm="Protected by OAuth 2.0", error="insufficient_scope", scope="api read_api"'

async function refusedWith(body: unknown, headers: Record<string, string> = {}, status = 403) {
  const forge = await serve((_, response) => json(response, status, body, headers))
  const session = sessionAt(forge.url, { api: 'v4' }, 'glpat-of-ann')
  return updateMergeRequest(session, 42, { id: 7, iid: 1 }, { title: 'New' })
}

test.each<[string, unknown, Record<string, string>, RegExp, RegExp]>([
  [
    'a scope in the body',
    { error: 'insufficient_scope', error_description: 'Higher privileges.', scope: 'api' },
    {},
    /doesn’t have the scope api$/,
    /Make one with that scope/,
  ],
  [
    'a scope in the header',
    {},
    { 'www-authenticate': CHALLENGE },
    /doesn’t have the scope api$/,
    /Make one with that scope/,
  ],
  [
    'a fine-grained permission',
    {
      error: 'insufficient_granular_scope',
      error_description:
        'Access denied: Your token lacks the required permissions: [Merge Request: Write] for "acme".',
    },
    {},
    /lacks a permission: Merge Request: Write$/,
    /Make one with it/,
  ],
  [
    'a classic token where the group wants fine-grained ones',
    {
      error: 'insufficient_granular_scope',
      error_description:
        'Access denied: This operation requires a fine-grained personal access token with the following project permissions: [Merge Request: Read].',
    },
    {},
    /^This needs a fine-grained token with the permission Merge Request: Read$/,
    /Make such a token/,
  ],
  [
    'terms of service',
    {
      message: '403 Forbidden - You (@ann) must accept the Terms of Service in order to perform this action.',
    },
    {},
    /terms of service/i,
    /accept them/,
  ],
  [
    'an expired password',
    {
      message: '403 Forbidden - Your password expired. Please access GitLab from a web browser to update it.',
    },
    {},
    /password/,
    /in a browser/,
  ],
  [
    'a single sign-on',
    { message: "403 Forbidden - Cannot find valid SSO session. Please login via your group's SSO" },
    {},
    /single sign-on/,
    /Sign in to .* with it/,
  ],
  [
    'an address',
    { message: '403 Forbidden - Access from this IP address is not allowed' },
    {},
    /Greenlight’s address/,
    /an admin of/,
  ],
])('a 403 for %s is named, with what to do', async (_, body, headers, why, next) => {
  expect(await refusedWith(body, headers)).toMatchObject({
    kind: 'refused',
    status: 403,
    tokenDenial: { why: expect.stringMatching(why), next: expect.stringMatching(next) },
  })
})

test.each([
  ['a right', { message: '403 Forbidden' }, 403],
  ['a role', { message: '403 Forbidden - You are not allowed to merge this merge request' }, 403],
  ['another status', { error: 'insufficient_scope' }, 400],
])('a refusal for %s is no such thing', async (_, body, status) => {
  expect(await refusedWith(body, {}, status)).not.toHaveProperty('tokenDenial')
})

test('nothing of a token gets into the words', async () => {
  const answer = await refusedWith({
    error: 'insufficient_granular_scope',
    error_description: 'glpat-of-ann lacks [glpat-of-ann: Write]',
  })
  expect(JSON.stringify(answer)).not.toContain('glpat-of-ann')
})
