import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { getMergeRequest } from '../../src/forge/merge-requests.ts'
import {
  authorizeAddress,
  challengeOf,
  refreshedTokens,
  revokeToken,
  tokensForCode,
} from '../../src/forge/oauth.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { clientAt, json, mergeRequestBody, serve } from './servers.ts'

const OPEN = { applicationId: 'app', applicationSecret: null }
const CLOSED = { applicationId: 'app', applicationSecret: 'secret-of-app' }
const CODE = { code: 'code-of-ann', verifier: 'v'.repeat(43), redirectUri: 'https://bot.example/link/oauth' }
const REFRESH = { refreshToken: 'refresh-of-ann', redirectUri: CODE.redirectUri }
const READ = {
  access_token: 'access-of-ann',
  token_type: 'Bearer',
  refresh_token: 'refresh-2',
  expires_in: 7200,
}
const TOKENS = { ...READ, created_at: 1_790_000_000, scope: 'api' }

const grants = () => serve((_, response) => json(response, 200, TOKENS))
const sent = (forge: Awaited<ReturnType<typeof serve>>) =>
  forge.received.map(({ method, url, body }) => [
    `${method} ${url}`,
    Object.fromEntries(new URLSearchParams(body)),
  ])

test('the address of consent holds the challenge and not the verifier', () => {
  const ask = {
    redirectUri: CODE.redirectUri,
    state: 'st',
    verifier: CODE.verifier,
    scopes: ['api', 'openid'],
  }
  const address = new URL(authorizeAddress('https://git.example.com', CLOSED, ask))
  expect(`${address.origin}${address.pathname}`).toBe('https://git.example.com/oauth/authorize')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'app',
    redirect_uri: CODE.redirectUri,
    response_type: 'code',
    state: 'st',
    scope: 'api openid',
    code_challenge: createHash('sha256').update(CODE.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  expect(address.href).not.toContain('secret-of-app')
})

// From the appendix of the specification (RFC 7636, B).
test('a challenge is that of the specification', () => {
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('a code is traded for tokens with a form, in nobody’s name', async () => {
  const forge = await grants()
  expect(await tokensForCode(clientAt(forge.url), OPEN, CODE)).toEqual({
    kind: 'done',
    status: 200,
    value: READ,
  })
  expect(sent(forge)).toEqual([
    [
      'POST /oauth/token',
      {
        grant_type: 'authorization_code',
        client_id: 'app',
        code: CODE.code,
        code_verifier: CODE.verifier,
        redirect_uri: CODE.redirectUri,
      },
    ],
  ])
  const { headers } = forge.received[0] ?? { headers: {} }
  expect(headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded' })
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining(['private-token', 'authorization', 'cookie']),
  )
})

test('a refresh and an end carry the secret of an application that has one', async () => {
  const forge = await grants()
  const client = clientAt(forge.url)
  expect(await refreshedTokens(client, CLOSED, REFRESH)).toMatchObject({ kind: 'done' })
  expect(await revokeToken(client, CLOSED, 'access-of-ann')).toMatchObject({ kind: 'done', value: null })
  expect(sent(forge)).toEqual([
    [
      'POST /oauth/token',
      {
        grant_type: 'refresh_token',
        client_id: 'app',
        client_secret: 'secret-of-app',
        refresh_token: 'refresh-of-ann',
        redirect_uri: CODE.redirectUri,
      },
    ],
    ['POST /oauth/revoke', { client_id: 'app', client_secret: 'secret-of-app', token: 'access-of-ann' }],
  ])
})

test('a token of an application is carried as one', async () => {
  const forge = await serve((_, response) => json(response, 200, mergeRequestBody()))
  const client = clientAt(forge.url)
  await getMergeRequest(client.as('access-of-ann', 'bearer'), 42, { id: 7, iid: 1 })
  await getMergeRequest(client.as('token-of-ann'), 42, { id: 7, iid: 1 })
  expect(forge.received.map(({ headers }) => [headers.authorization, headers['private-token']])).toEqual([
    ['Bearer access-of-ann', undefined],
    [undefined, 'token-of-ann'],
  ])
})

describe('what is not done', () => {
  test('a refusal is told in the forge’s words', async () => {
    const forge = await serve((_, response) =>
      json(response, 400, { error: 'invalid_grant', error_description: 'The grant is invalid or revoked.' }),
    )
    expect(await refreshedTokens(clientAt(forge.url), OPEN, REFRESH)).toEqual({
      kind: 'refused',
      status: 400,
      reason: 'The grant is invalid or revoked',
      code: 'invalid_grant',
    })
    expect(forge.received).toHaveLength(1)
  })

  test.each([500, 503, 200])(
    'a form is never sent twice, and what it sent is in no reason (%i)',
    async (status) => {
      const forge = await serve(({ body }, response) => {
        const fields = [...new URLSearchParams(body).values()].join(' ')
        if (status === 200) response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${fields}`)
        else json(response, status, { error_description: `Failed for ${fields}` })
      })
      const client = clientAt(forge.url)
      const answers = [
        await tokensForCode(client, CLOSED, CODE),
        await refreshedTokens(client, CLOSED, REFRESH),
      ]
      for (const answer of answers) expect(answer).toMatchObject({ kind: 'unknown', status })
      expect(JSON.stringify(answers)).not.toMatch(/secret-of-app|code-of-ann|refresh-of-ann|vvvvv/)
      expect(forge.received).toHaveLength(2)
    },
  )

  test.each([302, 307, 308])('a redirect (%i) is not followed', async (status) => {
    const elsewhere = await grants()
    const forge = await serve((_, response) =>
      response.writeHead(status, { location: `${elsewhere.url}/oauth/token` }).end(),
    )
    expect(await tokensForCode(clientAt(forge.url), OPEN, CODE)).toMatchObject({ kind: 'refused', status })
    expect(elsewhere.received).toEqual([])
  })

  test('a lost answer is unknown', async () => {
    const forge = await serve((_, response) => void response.destroy())
    expect(await refreshedTokens(clientAt(forge.url), OPEN, REFRESH)).toMatchObject({ kind: 'unknown' })
    expect(forge.received).toHaveLength(1)
  })

  test('an answer that is too large, or comes too late, is unknown', async () => {
    const large = await serve((_, response) => json(response, 200, { ...TOKENS, scope: 'x'.repeat(600_000) }))
    expect(await tokensForCode(clientAt(large.url), OPEN, CODE)).toMatchObject({
      kind: 'unknown',
      reason: `The answer of ${SERVER} was too large`,
    })
    const slow = await serve(() => {})
    expect(await tokensForCode(clientAt(slow.url, { writeDeadlineMs: 200 }), OPEN, CODE)).toMatchObject({
      kind: 'unknown',
      reason: `${SERVER} didn’t answer in time`,
    })
  })

  test.each([
    [{ ...TOKENS, access_token: '' }],
    [{ ...TOKENS, access_token: 'two words' }],
    [{ ...TOKENS, token_type: 'mac' }],
    [{ access_token: 'x' }],
    [[]],
  ])('%j is no token', async (body) => {
    const forge = await serve((_, response) => json(response, 200, body))
    const answer = await tokensForCode(clientAt(forge.url), OPEN, CODE)
    expect(answer).toMatchObject({ kind: 'unknown', status: 200 })
  })
})
