import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
afterAll(async () => under.end())

/** fetch sets Host and Origin by itself, so these go over a plain request. */
async function raw(path: string, headers: Record<string, string>, method = 'GET', content = '') {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(`${under.forge.url}${path}`, { method, headers, setHost: !('host' in headers) })
    sent.once('error', reject)
    sent.once('response', (reply) => {
      text(reply).then((body) => resolve({ status: reply.statusCode ?? 0, body }), reject)
    })
    sent.end(content)
  })
}

const LIST = '/api/v3/projects/42/milestones'
const ann = { 'private-token': 'sandbox-ann' }

describe('who may speak', () => {
  test('the forge is on 127.0.0.1 only', () => {
    expect(new URL(under.forge.url).hostname).toBe('127.0.0.1')
  })

  test.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.evil', '10.0.0.1', ''])(
    'the Host %j is refused',
    async (host) => {
      expect((await raw(LIST, { ...ann, host })).status).toBe(403)
    },
  )

  test.each(['localhost', '127.0.0.1', 'LocalHost:1234'])('the Host %j is fine', async (host) => {
    expect((await raw(LIST, { ...ann, host })).status).toBe(200)
  })

  test.each(['http://evil.example', 'null', 'http://localhost:1', 'https://127.0.0.1'])(
    'a page of %s may not',
    async (origin) => {
      const before = under.forge.ledger().length
      expect((await raw(LIST, { ...ann, origin }, 'POST')).status).toBe(403)
      expect(under.forge.ledger()).toHaveLength(before)
    },
  )

  test('a page of the forge itself may', async () => {
    expect((await raw(LIST, { ...ann, origin: under.forge.url })).status).toBe(200)
  })
})

describe('who is asking', () => {
  test.each<Record<string, string>>([{}, { 'private-token': 'wrong' }, { 'private-token': '' }])(
    '%j is 401',
    async (headers) => {
      const reply = await raw(LIST, headers)
      expect(reply).toEqual({ status: 401, body: '{"message":"401 Unauthorized"}' })
    },
  )

  test('the token may be a parameter, in the query and in a form', async () => {
    expect((await raw(`${LIST}?private_token=sandbox-bob`, {})).status).toBe(200)
    const form = await fetch(`${under.forge.url}${LIST}`, {
      method: 'POST',
      body: new URLSearchParams({ private_token: 'sandbox-ann', title: 'By form' }),
    })
    expect(form.status).toBe(201)
    const noted = under.forge.ledger().slice(-2)
    expect(noted.map(({ user }) => user)).toEqual(['bob', 'ann'])
    expect(noted.at(-1)?.body).toEqual({ title: 'By form' })
    expect(JSON.stringify(noted)).not.toContain('sandbox-')
  })

  test.each([
    ['/projects/44/milestones', 'ann'],
    ['/projects/43/milestones', 'cy'],
    ['/projects/99/milestones', 'ann'],
    ['/projects/acme%2Fvault/milestones', 'bob'],
    ['/projects/acme%2Fweb%2Fextra/milestones', 'ann'],
  ] as const)('%s is to %s as if it did not exist', async (path, as) => {
    expect(await under.call('GET', path, { as })).toMatchObject({
      status: 404,
      body: { message: '404 Project Not Found' },
    })
  })

  test('root sees the vault, and a project can be named by its path', async () => {
    expect((await under.call('GET', '/projects/44/milestones', { as: 'root' })).status).toBe(200)
    expect((await under.call('GET', '/projects/acme%2Fweb/milestones')).status).toBe(200)
  })
})

describe('what is asked', () => {
  test('an unknown path is 404 and a known one with another method 405 with what is allowed', async () => {
    expect(await under.call('GET', '/projects/42/nothing')).toMatchObject({
      status: 404,
      body: { error: '404 Not Found' },
    })
    const wrong = await under.call(
      'POST',
      '/projects/42/merge_requests/5012/cancel_merge_when_build_succeeds',
    )
    expect(wrong).toMatchObject({ status: 405, body: { error: '405 Not Allowed' } })
    expect(wrong.headers.get('allow')).toBe('PUT')
  })

  test('clients of that time send {} with GET and say merge_request in the singular', async () => {
    const headers = { ...ann, 'content-type': 'application/json', 'content-length': '2' }
    const reply = await raw('/api/v3/projects/42/merge_request/5012', headers, 'GET', '{}')
    expect(reply.status).toBe(200)
    expect(JSON.parse(reply.body)).toMatchObject({ iid: 12 })
  })

  test.each([
    ['{', 400],
    ['[]', 400],
    ['null', 400],
    ['"text"', 400],
  ])('the JSON body %j is refused', async (body, status) => {
    const reply = await fetch(`${under.forge.url}${LIST}`, {
      method: 'POST',
      headers: { ...ann, 'content-type': 'application/json' },
      body,
    })
    expect([reply.status, await reply.json()]).toEqual([
      status,
      { error: 'message body does not match declared format' },
    ])
  })

  test('a body of another kind and one that is too large are refused', async () => {
    const post = async (type: string, body: string) =>
      (
        await fetch(`${under.forge.url}${LIST}`, {
          method: 'POST',
          headers: { ...ann, 'content-type': type },
          body,
        })
      ).status
    expect(await post('text/xml', '<a/>')).toBe(415)
    expect(await post('application/json', JSON.stringify({ title: 'x'.repeat(1_100_000) }))).toBe(413)
  })

  test('a packed body is unpacked, and one that cannot be is refused', async () => {
    const post = async (body: Buffer) => {
      const headers = { ...ann, 'content-type': 'application/json', 'content-encoding': 'gzip' }
      return (
        await fetch(`${under.forge.url}${LIST}`, { method: 'POST', headers, body: Uint8Array.from(body) })
      ).status
    }
    const packed = gzipSync('{"title":"Packed"}')
    expect(await post(packed)).toBe(201)
    expect(await post(packed.subarray(0, -5))).toBe(400)
    expect(await post(Buffer.from('not packed'))).toBe(400)
  })

  test.each([
    [100, 201],
    [101, 400],
    [10_000, 400],
  ])(
    'a body of %i levels is answered with %i, and what is kept of it can be written',
    async (levels, status) => {
      const nested = '['.repeat(levels - 1) + ']'.repeat(levels - 1)
      const reply = await fetch(`${under.forge.url}${LIST}`, {
        method: 'POST',
        headers: { ...ann, 'content-type': 'application/json' },
        body: `{"title":"${levels} levels","x":${nested}}`,
      })
      expect(reply.status).toBe(status)
      expect(JSON.stringify(under.forge.ledger())).toContain(`"status":${status}`)
    },
  )

  test('a form full of list entries does not stop the forge', async () => {
    const form = `${'iid[]=&'.repeat(140_000)}title=Listed`
    const reply = await fetch(`${under.forge.url}${LIST}`, {
      method: 'POST',
      headers: { ...ann, 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    })
    expect(reply.status).toBe(201)
  })

  test('names that objects are born with are only names', async () => {
    const body = '{"title":"Proto","__proto__":{"admin":true},"constructor":1}'
    const reply = await fetch(`${under.forge.url}${LIST}?__proto__[]=1&__proto__=2`, {
      method: 'POST',
      headers: { ...ann, 'content-type': 'application/json' },
      body,
    })
    expect(reply.status).toBe(201)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('HEAD answers as GET does, without the body', async () => {
    const reply = await raw(LIST, ann, 'HEAD')
    expect(reply).toEqual({ status: 200, body: '' })
  })
})
