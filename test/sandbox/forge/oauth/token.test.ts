import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClock } from '../../../../src/sandbox/clock.ts'
import { ForgeUnderTest } from '../forge-under-test.ts'
import { asking, CONFIDENTIAL, NEIGHBOUR, PUBLIC, SignIn, Tokens } from './sign-in.ts'

const clock = createClock()
const MINUTE_MS = 60_000

let under: ForgeUnderTest
let signIn: SignIn

beforeAll(async () => {
  under = await ForgeUnderTest.start('document', undefined, clock.now, {
    applications: [PUBLIC, CONFIDENTIAL, NEIGHBOUR],
  })
  signIn = new SignIn(under.forge.url)
})
beforeEach(() => clock.reset())
afterAll(async () => under.end())

/** What a call with this access token is answered. */
async function call(token: string, { api = 'v4', method = 'GET', path = '/projects/42/milestones' } = {}) {
  const response = await fetch(`${under.forge.url}/api/${api}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('a code', () => {
  test('becomes tokens of whoever authorized', async () => {
    const tokens = await signIn.tokens('bob')
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 7200, scope: 'api' })
    expect(Math.abs(tokens.created_at * 1000 - clock.now())).toBeLessThan(MINUTE_MS)
    expect(under.forge.ledger().at(-1)).toMatchObject({ path: '/oauth/token', user: 'bob', status: 200 })
  })

  test('is good once', async () => {
    const asked = await signIn.code()
    expect((await signIn.post('token', asked)).status).toBe(200)
    expect(await signIn.post('token', asked)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  test('is good for ten minutes', async () => {
    const early = await signIn.code()
    const late = await signIn.code()
    clock.move(10 * MINUTE_MS - 1000)
    expect((await signIn.post('token', early)).status).toBe(200)
    clock.move(2000)
    expect(await signIn.post('token', late)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  test.each([
    ['another verifier', { code_verifier: 'a'.repeat(43) }],
    ['another redirect address', { redirect_uri: 'http://127.0.0.1:9/elsewhere' }],
    ['an unknown code', { code: 'f'.repeat(64) }],
  ])('with %s is refused, and stays good', async (_what, more) => {
    const asked = await signIn.code()
    const refused = await signIn.post('token', { ...asked, ...more })
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect(refused.headers.get('www-authenticate')).toContain('error="invalid_grant"')
    expect((await signIn.post('token', asked)).status).toBe(200)
  })

  test.each(['code', 'redirect_uri', 'code_verifier', 'grant_type'])(
    'without %s is refused by name',
    async (name) => {
      const { [name]: left, ...asked }: Record<string, string> = await signIn.code()
      expect(left).not.toBe('')
      expect(await signIn.post('token', asked)).toMatchObject({
        status: 400,
        body: { error: 'invalid_request', error_description: `Missing required parameter: ${name}.` },
      })
    },
  )

  test('of another application is refused', async () => {
    const asked = { ...(await signIn.code()), client_id: NEIGHBOUR.id }
    expect(await signIn.post('token', asked)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  test('may be sent as JSON', async () => {
    const response = await fetch(`${under.forge.url}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(await signIn.code('cy')),
    })
    expect(Tokens.parse(await response.json()).scope).toBe('api')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('a confidential application', () => {
  const code = async () => {
    const asked = asking({ client_id: CONFIDENTIAL.id, redirect_uri: CONFIDENTIAL.redirectUri })
    const address = await signIn.decide(asked, 'authorize')
    return {
      grant_type: 'authorization_code',
      redirect_uri: CONFIDENTIAL.redirectUri,
      code: address.searchParams.get('code') ?? '',
    }
  }

  test('says who it is by its secret, in the body or as Basic', async () => {
    const { id, secret } = CONFIDENTIAL
    const inBody = await signIn.post('token', { ...(await code()), client_id: id, client_secret: secret })
    const basic = Buffer.from(`${id}:${encodeURIComponent(secret)}`).toString('base64')
    const inHeader = await signIn.post('token', await code(), { authorization: `Basic ${basic}` })
    expect([inBody.status, inHeader.status]).toEqual([200, 200])
  })

  test.each([
    ['without its secret', { client_id: CONFIDENTIAL.id }],
    ['with another secret', { client_id: CONFIDENTIAL.id, client_secret: 'guessed' }],
    ['as nobody', {}],
  ])('%s is refused with 401', async (_how, credentials) => {
    const { status, body, headers } = await signIn.post('token', { ...(await code()), ...credentials })
    expect({ status, body }).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
    expect(headers.get('www-authenticate')).toMatch(/^Bearer realm=".+", error="invalid_client"/)
  })
})

describe('an access token', () => {
  test.each(['v3', 'v4'])('is good for /api/%s as Bearer, and not as PRIVATE-TOKEN', async (api) => {
    const { access_token: token } = await signIn.tokens()
    expect((await call(token, { api })).status).toBe(200)
    expect(under.forge.ledger().at(-1)?.user).toBe('ann')
    const url = `${under.forge.url}/api/${api}/projects/42/milestones`
    expect((await fetch(url, { headers: { 'private-token': token } })).status).toBe(401)
    expect((await fetch(`${url}?access_token=${token}`)).status).toBe(200)
  })

  test('is over after two hours, and says so', async () => {
    const { access_token: token } = await signIn.tokens()
    clock.move(120 * MINUTE_MS + 1000)
    const { status, text, headers } = await call(token)
    expect(status).toBe(401)
    expect(JSON.parse(text)).toEqual({
      error: 'invalid_token',
      error_description: 'Token is expired. You can either do re-authorization or token refresh.',
    })
    expect(headers.get('www-authenticate')).toMatch(/^Bearer realm=".+", error="invalid_token"/)
  })

  test('is over when it was revoked, and says so', async () => {
    const { access_token: token } = await signIn.tokens()
    expect(await signIn.post('revoke', { client_id: PUBLIC.id, token })).toMatchObject({
      status: 200,
      body: {},
    })
    const { status, text } = await call(token, { api: 'v3' })
    expect(status).toBe(401)
    expect(JSON.parse(text)).toEqual({
      error: 'invalid_token',
      error_description: 'Token was revoked. You have to re-authorize from the user.',
    })
  })

  test('does no more than its scope says', async () => {
    const { access_token: reading } = await signIn.tokens('ann', { scope: 'read_api' })
    expect((await call(reading)).status).toBe(200)
    const { status, text } = await call(reading, { method: 'POST' })
    expect(status).toBe(403)
    expect(JSON.parse(text)).toMatchObject({ error: 'insufficient_scope' })
    const { access_token: naming } = await signIn.tokens('ann', { scope: 'read_user' })
    expect((await call(naming)).status).toBe(403)
  })

  test('that nobody has is as good as none', async () => {
    const { status, text } = await call('0'.repeat(64))
    expect(status).toBe(401)
    expect(JSON.parse(text)).toEqual({ message: '401 Unauthorized' })
  })
})

describe('a refresh token', () => {
  test('becomes a new pair, also after the access token is over, and is good once', async () => {
    const first = await signIn.tokens('bob')
    clock.move(180 * MINUTE_MS)
    const second = Tokens.parse((await signIn.refresh(first.refresh_token)).body)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await call(second.access_token)).status).toBe(200)
    expect(under.forge.ledger().at(-1)?.user).toBe('bob')
    expect(await signIn.refresh(first.refresh_token)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
    expect((await signIn.refresh(second.refresh_token)).status).toBe(200)
  })

  test('ends the access token that belongs to it', async () => {
    const first = await signIn.tokens()
    await signIn.refresh(first.refresh_token)
    expect((await call(first.access_token)).status).toBe(401)
  })

  test('of another application is refused, and stays good', async () => {
    const { refresh_token: token } = await signIn.tokens()
    const asked = { grant_type: 'refresh_token', client_id: NEIGHBOUR.id, refresh_token: token }
    expect((await signIn.post('token', asked)).status).toBe(400)
    expect((await signIn.refresh(token)).status).toBe(200)
  })

  test('that was revoked is refused, by whichever of the two it was named', async () => {
    for (const name of ['access_token', 'refresh_token'] as const) {
      const tokens = await signIn.tokens()
      await signIn.post('revoke', { client_id: PUBLIC.id, token: tokens[name] })
      expect((await signIn.refresh(tokens.refresh_token)).status).toBe(400)
    }
  })

  test('used twice at once gives one pair', async () => {
    const { refresh_token: token } = await signIn.tokens()
    const replies = await Promise.all([signIn.refresh(token), signIn.refresh(token)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })
})

describe('a revocation', () => {
  test('of an unknown token is done', async () => {
    const asked = { client_id: PUBLIC.id, token: 'nobody’s' }
    expect(await signIn.post('revoke', asked)).toMatchObject({ status: 200, body: {} })
  })

  test('of another application’s token is refused, and the token stays good', async () => {
    const { access_token: token } = await signIn.tokens()
    const other = { client_id: CONFIDENTIAL.id, client_secret: CONFIDENTIAL.secret }
    expect(await signIn.post('revoke', { ...other, token })).toMatchObject({
      status: 403,
      body: { error: 'unauthorized_client' },
    })
    expect((await call(token)).status).toBe(200)
  })
})

describe('the information about a token', () => {
  const info = async (token: string) => {
    const response = await fetch(`${under.forge.url}/oauth/token/info`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const body: unknown = await response.json()
    return { status: response.status, body }
  }

  test('says whose it is, by which application, and for how much longer', async () => {
    const { access_token: token, created_at } = await signIn.tokens('bob')
    clock.move(60 * MINUTE_MS)
    const { status, body } = await info(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      resource_owner_id: 3,
      scope: ['api'],
      application: { uid: PUBLIC.id },
      created_at,
    })
    const { expires_in } = Object(body)
    expect(Math.abs(expires_in - 3600)).toBeLessThan(60)
  })

  test('is refused for one that is over, revoked or unknown', async () => {
    const { access_token: old } = await signIn.tokens()
    clock.move(121 * MINUTE_MS)
    const { access_token: revoked } = await signIn.tokens()
    await signIn.post('revoke', { client_id: PUBLIC.id, token: revoked })
    const replies = [await info(old), await info(revoked), await info('0'.repeat(64))]
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(replies.map(({ body }) => Object(body).error_description)).toEqual([
      'The access token expired',
      'The access token was revoked',
      'The access token is invalid',
    ])
  })
})

test('no secret of theirs is in the ledger', async () => {
  const asked = await signIn.code()
  const tokens = Tokens.parse((await signIn.post('token', asked)).body)
  await signIn.refresh(tokens.refresh_token)
  await signIn.post('token', { ...asked, client_id: CONFIDENTIAL.id, client_secret: CONFIDENTIAL.secret })
  await signIn.post('revoke', { client_id: PUBLIC.id, token: tokens.access_token })
  await fetch(`${under.forge.url}/oauth/token/info?access_token=${tokens.access_token}`)
  await call(tokens.access_token)
  const ledger = JSON.stringify(under.forge.ledger())
  const secrets = [asked.code, asked.code_verifier, CONFIDENTIAL.secret, ...Object.values(tokens).map(String)]
  for (const secret of secrets.filter(({ length }) => length > 10)) expect(ledger).not.toContain(secret)
  expect(under.forge.ledger().findLast(({ path }) => path === '/oauth/revoke')?.body).toEqual({
    client_id: PUBLIC.id,
    token: '[secret]',
  })
})

test('what a person withdraws is over for every application, and for nobody else', async () => {
  await under.forge.reset()
  const [first, second] = [await signIn.tokens('ann'), await signIn.tokens('ann')]
  const other = await signIn.tokens('bob')
  expect([under.forge.withdraw('ann'), under.forge.withdraw('ann')]).toEqual([2, 0])
  const statuses = [first, second, other].map(async ({ access_token: token }) => (await call(token)).status)
  expect(await Promise.all(statuses)).toEqual([401, 401, 200])
  expect((await signIn.refresh(first.refresh_token)).status).toBe(400)
})

test('a reset forgets every code and every token, and keeps the applications', async () => {
  const { access_token: token } = await signIn.tokens()
  const asked = await signIn.code()
  await under.forge.reset()
  expect((await call(token)).status).toBe(401)
  expect((await signIn.post('token', asked)).status).toBe(400)
  expect((await signIn.tokens()).scope).toBe('api')
})
