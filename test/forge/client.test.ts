import { describe, expect, test } from 'vitest'
import { createForgeClient } from '../../src/forge/client.ts'
import { getMergeRequest, updateMergeRequest } from '../../src/forge/merge-requests.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { json, mergeRequestBody, serve, sessionAt } from './servers.ts'

const read = (url: string, options = {}) => getMergeRequest(sessionAt(url, options), 42, { id: 7, iid: 1 })
const write = (url: string, options = {}) =>
  updateMergeRequest(sessionAt(url, options), 42, { id: 7, iid: 1 }, { title: 'New' })

test('a request carries the token, asks for plain JSON and names no other credentials', async () => {
  const forge = await serve((_, response) => json(response, 200, mergeRequestBody()))
  expect(await write(forge.url)).toMatchObject({
    kind: 'done',
    status: 200,
    value: { id: 7, sha: 'a'.repeat(40) },
  })
  const [request] = forge.received
  expect(request?.method).toBe('PUT')
  expect(request?.body).toBe('{"title":"New"}')
  expect(request?.headers).toEqual({
    host: new URL(forge.url).host,
    connection: 'keep-alive',
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'greenlight',
    'private-token': 'token-of-ann',
    'content-type': 'application/json',
    'content-length': '15',
  })
})

test('sessions of one client keep their tokens and answers apart', async () => {
  const forge = await serve((request, response) => {
    json(response, 200, mergeRequestBody(7, { title: request.headers['private-token'] }), {
      'cache-control': 'max-age=60',
    })
  })
  const client = createForgeClient({ baseUrl: forge.url, api: 'v3' })
  const people = Array.from({ length: 40 }, (_, number) => `person-${number}`)
  const titles = await Promise.all(
    people.map(async (token) => {
      const answer = await getMergeRequest(client.as(token), 42, { id: 7, iid: 1 })
      return answer.kind === 'done' && answer.value.title
    }),
  )
  expect(titles).toEqual(people)
  expect(forge.received).toHaveLength(40)
  await client.close()
})

describe.each([301, 302, 303, 307, 308])('a redirect with status %i', (status) => {
  test.each([
    ['read', read],
    ['write', write],
  ])('is not followed by a %s, and the token stays', async (_, call) => {
    const elsewhere = await serve((_request, response) => json(response, 200, mergeRequestBody()))
    const forge = await serve((request, response) => {
      response
        .writeHead(status, { location: `${elsewhere.url}${request.url}?private_token=token-of-ann` })
        .end()
    })
    const answer = await call(forge.url)
    expect(answer).toMatchObject({ kind: 'refused', status })
    expect(answer).toHaveProperty('reason', expect.stringContaining(new URL(elsewhere.url).host))
    expect(JSON.stringify(answer)).not.toContain('token-of-ann')
    expect(forge.received).toHaveLength(1)
    expect(forge.received[0]?.headers['private-token']).toBe('token-of-ann')
    expect(elsewhere.received).toEqual([])
  })
})

test('a redirect that leaves out the scheme names its host as well', async () => {
  const forge = await serve((_, response) =>
    response.writeHead(302, { location: '//new.example.com/x' }).end(),
  )
  const reason = `${SERVER} points to new.example.com instead of answering: its address in the settings may be wrong`
  expect(await read(forge.url)).toEqual({ kind: 'refused', status: 302, reason })
})

test('a redirect to a sign-in page of the same host, or without a target, is refused too', async () => {
  const forge = await serve((_, response, count) => {
    response.writeHead(302, count === 1 ? { location: '/users/sign_in' } : {}).end()
  })
  const reason = `${SERVER} pointed to another page instead of answering`
  expect(await read(forge.url)).toEqual({ kind: 'refused', status: 302, reason })
  expect(await read(forge.url)).toEqual({ kind: 'refused', status: 302, reason })
})

test.each(['', 'two words', 'line\nbreak', 'naïve', 'nul\0'])('the token %j is never sent', async (token) => {
  const forge = await serve((_, response) => json(response, 200, mergeRequestBody()))
  const answer = await getMergeRequest(sessionAt(forge.url, {}, token), 42, { id: 7, iid: 1 })
  expect(answer).toEqual({ kind: 'unsent', reason: 'The token is empty or has characters that no token has' })
  expect(forge.received).toEqual([])
})

describe('errors of the forge', () => {
  test.each([500, 502, 503, 504, 408, 425])(
    '%i is asked three times by a read and once by a write',
    async (status) => {
      const forge = await serve((_, response) => json(response, status, { message: `${status} Trouble` }))
      const unknown = { kind: 'unknown', status, reason: `${SERVER} answered ${status} (Trouble)` }
      expect(await read(forge.url)).toEqual(unknown)
      expect(forge.received).toHaveLength(3)
      expect(await write(forge.url)).toEqual(unknown)
      expect(forge.received).toHaveLength(4)
    },
  )

  test('a read that succeeds on the second attempt is done', async () => {
    const forge = await serve((_, response, count) =>
      json(response, count === 1 ? 503 : 200, mergeRequestBody()),
    )
    expect(await read(forge.url)).toMatchObject({ kind: 'done', value: { id: 7 } })
    expect(forge.received).toHaveLength(2)
  })

  test.each([400, 401, 403, 404, 405, 406, 409, 413, 422])(
    '%i is definite and asked once',
    async (status) => {
      const forge = await serve((_, response) => json(response, status, { message: 'No way' }))
      const refused = { kind: 'refused', status, reason: 'No way' }
      expect(await read(forge.url)).toEqual(refused)
      expect(await write(forge.url)).toEqual(refused)
      expect(forge.received).toHaveLength(2)
    },
  )

  test('the token is cut out of what the forge says', async () => {
    const forge = await serve((_, response, count) => {
      json(response, count === 1 ? 401 : 500, { message: { token_of: ['token-of-ann is revoked'] } })
    })
    expect(await write(forge.url)).toHaveProperty('reason', 'Token of [token] is revoked')
    expect(await write(forge.url)).toHaveProperty('reason', expect.not.stringContaining('token-of-ann'))
  })

  test('410 says that the server speaks the next version of the API', async () => {
    const forge = await serve((_, response) =>
      json(response, 410, { message: 'API V3 is no longer supported' }),
    )
    const reason =
      'This server speaks API v4, and Greenlight is set up for v3: your admin can set FORGE_API=v4'
    expect(await read(forge.url)).toEqual({ kind: 'refused', status: 410, reason })
  })

  test('304 to a plain read is asked once more and believed by nobody', async () => {
    const forge = await serve((_, response) => response.writeHead(304).end())
    expect(await read(forge.url)).toMatchObject({ kind: 'unknown', status: 304 })
    expect(forge.received).toHaveLength(2)
  })
})

describe('429', () => {
  test('a read waits as long as it is told when the budget allows it', async () => {
    const forge = await serve((_, response, count) => {
      json(response, count === 1 ? 429 : 200, mergeRequestBody(), { 'retry-after': '0' })
    })
    expect(await read(forge.url)).toMatchObject({ kind: 'done' })
    expect(forge.received).toHaveLength(2)
  })

  test('a read does not wait longer than its budget', async () => {
    const forge = await serve((_, response) => json(response, 429, {}, { 'retry-after': '60' }))
    const reason = `${SERVER} is busy and asks for 60 seconds before the next try`
    expect(await read(forge.url)).toEqual({ kind: 'refused', status: 429, reason, retryAt: expect.any(Date) })
    expect(forge.received).toHaveLength(1)
  })

  test('a write did not run, so it is sent again, twice at most', async () => {
    const forge = await serve((_, response, count) => {
      json(response, count < 3 ? 429 : 200, mergeRequestBody(), { 'retry-after': '1' })
    })
    expect(await write(forge.url)).toMatchObject({ kind: 'done', value: { id: 7 } })
    expect(forge.received.map(({ method, body }) => `${method} ${body}`)).toEqual(
      Array(3).fill('PUT {"title":"New"}'),
    )
    const busy = await serve((_, response) => json(response, 429, {}, { 'retry-after': '1' }))
    const reason = `${SERVER} is busy and asks for 1 second before the next try`
    expect(await write(busy.url)).toMatchObject({ kind: 'refused', status: 429, reason })
    expect(busy.received).toHaveLength(3)
  })

  test('a write that would begin when little of its time is left is refused instead', async () => {
    const forge = await serve((_, response) => json(response, 429, {}, { 'retry-after': '2' }))
    expect(await write(forge.url, { writeDeadlineMs: 2_500 })).toMatchObject({ kind: 'refused', status: 429 })
    expect(forge.received).toHaveLength(1)
  })

  test('when a write may be tried again is told as a moment, where the forge tells it', async () => {
    const told = [
      ['90', true],
      [new Date(Date.now() + 90_000).toUTCString(), true],
      ['999999999', false],
      ['soon', false],
      ['-5', false],
    ] as const
    for (const [header, isTold] of told) {
      const forge = await serve((_, response) => json(response, 429, {}, { 'retry-after': header }))
      const answer = await write(forge.url, { writeDeadlineMs: 500 })
      expect(answer).toMatchObject({ kind: 'refused', status: 429 })
      expect('retryAt' in answer).toBe(isTold)
    }
  })

  test('a lost answer after a 429 is not asked for again', async () => {
    const forge = await serve((_, response, count) => {
      if (count === 1) json(response, 429, {}, { 'retry-after': '1' })
      else response.destroy()
    })
    expect(await write(forge.url)).toMatchObject({ kind: 'unknown' })
    expect(forge.received).toHaveLength(2)
  })

  test('without a usable wait a read tries again shortly', async () => {
    const forge = await serve((_, response, count) => {
      json(response, count === 1 ? 429 : 200, mergeRequestBody(), { 'retry-after': 'soon' })
    })
    expect(await read(forge.url)).toMatchObject({ kind: 'done' })
  })
})

describe('answers that are no answers', () => {
  const record = JSON.stringify(mergeRequestBody())
  const page = '<!DOCTYPE html><title>Sign in</title>'
  test.each([
    ['a web page', page, 'sent a web page instead of an answer'],
    ['half of a record', record.slice(0, 40), 'sent a damaged answer instead of an answer'],
    ['null', 'null', 'answered with something unexpected: null'],
    ['a number', '7', 'answered with something unexpected: a number'],
    ['a list', `[${record}]`, 'answered with something unexpected: a list'],
    [
      'another record',
      '{"id":7}',
      'answered with something unexpected: an object whose field iid I can’t read',
    ],
    [
      'an id beyond 2^53',
      record.replace('"id":7', '"id":9007199254740993'),
      'answered with something unexpected: an object whose field id I can’t read',
    ],
    [
      'an id as text',
      record.replace('"id":7', '"id":"7"'),
      'answered with something unexpected: an object whose field id I can’t read',
    ],
  ])('%s with status 200 is unknown for a read and a write', async (_, body, reason) => {
    const forge = await serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/x-odd; charset=utf-8' }).end(body),
    )
    const seen = `${SERVER} ${reason} (200, text/x-odd, from ${new URL(forge.url).host})`
    expect(await read(forge.url)).toEqual({ kind: 'unknown', status: 200, reason: seen })
    forge.received.length = 0
    expect(await write(forge.url)).toEqual({ kind: 'unknown', status: 200, reason: seen })
    expect(forge.received).toHaveLength(1)
  })

  test('nothing with status 200 is unknown too', async () => {
    const forge = await serve((_, response) => response.end())
    const empty = { kind: 'unknown', status: 200, reason: `${SERVER} sent an empty answer` }
    expect([await read(forge.url), await write(forge.url)]).toEqual([empty, empty])
  })

  test.each([202, 203, 205, 206])('the status %i is not taken for success', async (status) => {
    const forge = await serve((_, response) => json(response, status, mergeRequestBody()))
    expect(await write(forge.url)).toMatchObject({ kind: 'unknown', status })
  })
})
