import { describe, expect, test } from 'vitest'
import { createBreaker } from '../../src/forge/breaker.ts'
import { getMergeRequest, updateMergeRequest } from '../../src/forge/merge-requests.ts'
import type { Exchanged } from '../../src/forge/request.ts'
import { pathOf } from '../../src/forge/request.ts'
import type { Body } from '../../src/forge/request-spec.ts'
import { connectionFault } from '../../src/model/connection-fault.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { clientAt, json, mergeRequestBody, serve, serveBytes, sessionAt } from './servers.ts'

const MR = { id: 7, iid: 1 }
const aForge = () => serve((_, response) => json(response, 200, mergeRequestBody()))

test('a read has no body, and says nothing about one', async () => {
  const forge = await aForge()
  await getMergeRequest(sessionAt(forge.url), 42, MR)
  expect(forge.received[0]).toMatchObject({ method: 'GET', body: '' })
  expect(Object.keys(forge.received[0]?.headers ?? {})).not.toContain('content-type')
})

test('a call is named as it is sent', async () => {
  const forge = await aForge()
  const session = sessionAt(forge.url, { api: 'v4' })
  const call = { method: 'GET', path: '/projects', query: { search: 'web' } } as const
  await session.call({ ...call, reads: ({ json }) => ({ ok: true, value: json }) })
  expect(pathOf(session, call)).toBe('/api/v4/projects?search=web')
  expect(forge.received[0]?.url).toBe(pathOf(session, call))
})

test('each request carries the trace that it belongs to, where there is one', async () => {
  const forge = await aForge()
  const traces = ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', null]
  const session = sessionAt(forge.url, { traceparent: () => traces.shift() ?? null })
  await updateMergeRequest(session, 42, MR, { title: 'One' })
  await updateMergeRequest(session, 42, MR, { title: 'Two' })
  expect(forge.received.map(({ headers }) => headers.traceparent)).toEqual([
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    undefined,
  ])
})

test('what came of each request is told', async () => {
  const forge = await aForge()
  const told: Exchanged[] = []
  await getMergeRequest(sessionAt(forge.url, { onExchange: (one) => told.push(one) }), 42, MR)
  expect(told).toEqual([
    { path: '/api/v3/projects/42/merge_requests/7', got: expect.objectContaining({ status: 200 }) },
  ])
})

test('what a version of the API lacks is said, and what helps', async () => {
  const { url } = await aForge()
  const old = clientAt(url, { api: 'v3' })
  expect(old.as('token').offers('rebase')).toBe(false)
  expect(old.missing('rebase')).toEqual({
    why: 'Greenlight speaks API v3 to this forge, and that has no rebasing',
    next: 'If the server is a newer one, your admin can set FORGE_API=v4',
  })
  const today = clientAt(url, { api: 'v4' })
  expect(today.as('token').offers('rebase')).toBe(true)
  expect(today.missing('rebase')).toBeNull()
})

describe('a version that the forge has told', () => {
  /** A forge that speaks v3 until `isGone`; `status` is that of its answers to calls. */
  async function atOldForge() {
    const mode = { status: 200, isGone: false }
    const forge = await serve(({ url }, response) => {
      if (!url.endsWith('/version')) return json(response, mode.status, mergeRequestBody())
      if (url.includes('v4'))
        return json(response, mode.isGone ? 200 : 404, mode.isGone ? {} : { error: 'No' })
      return json(response, mode.isGone ? 410 : 200, { version: '8.14.5' })
    })
    const client = clientAt(forge.url, { api: null, versionPauseMs: 10 })
    await client.start()
    const questions = () => forge.received.filter(({ url }) => url.endsWith('/version')).length
    return { mode, client, questions, forge }
  }

  test('is asked again after a 410, and after nothing else', async () => {
    const { mode, client, questions, forge } = await atOldForge()
    const asked = questions()
    const session = client.as('token')
    for (const status of [200, 400, 404, 500]) {
      mode.status = status
      await updateMergeRequest(session, 42, MR, { title: 'x' })
    }
    const reads = ({ json }: Body) => ({ ok: true, value: json }) as const
    mode.status = 410
    await client.form({ path: '/oauth/token', fields: {}, secrets: [], reads })
    expect(questions()).toBe(asked)
    await updateMergeRequest(session, 42, MR, { title: 'x' })
    await expect.poll(questions).toBeGreaterThan(asked)
    expect(forge.received.at(-1)?.headers['private-token']).toBeUndefined()
  })

  test('binds a session: none of its calls leaves once there is another one', async () => {
    const { mode, client, forge } = await atOldForge()
    const session = client.as('token')
    mode.status = 410
    mode.isGone = true
    await getMergeRequest(session, 42, MR)
    await expect.poll(client.version).toBe('v4')
    const sent = forge.received.length
    expect(await getMergeRequest(session, 42, MR)).toMatchObject({ kind: 'unsent' })
    expect(forge.received).toHaveLength(sent)
  })

  test('lacks what it lacks, and a newer server helps', async () => {
    const { client } = await atOldForge()
    expect(client.missing('rebase')?.next).toBe('It needs a newer version of the server')
  })
})

describe('an account whose requests are used up', () => {
  /** Its first answer says so, for some seconds; in that time it takes no other request. */
  async function spentFor(seconds: number) {
    const until = Math.floor(Date.now() / 1_000) + seconds
    return serve((_, response, count) => {
      const reset = { 'ratelimit-remaining': '0', 'ratelimit-reset': String(until) }
      if (count === 1) return json(response, 200, mergeRequestBody(), reset)
      json(response, Date.now() < until * 1_000 ? 403 : 200, mergeRequestBody())
    })
  }

  test('is left alone until it has some again', async () => {
    const session = sessionAt((await spentFor(2)).url)
    await getMergeRequest(session, 42, MR)
    expect(await getMergeRequest(session, 42, MR)).toMatchObject({ kind: 'done' })
  })

  test('makes no write that would wait for most of its time', async () => {
    const forge = await spentFor(9)
    const session = sessionAt(forge.url)
    await getMergeRequest(session, 42, MR)
    expect(await updateMergeRequest(session, 42, MR, { title: 'x' })).toMatchObject({ status: 429 })
    expect(forge.received).toHaveLength(1)
  })
})

test.each([
  ['ENOTFOUND', `I couldn’t look up the address of ${SERVER}`],
  ['EAI_AGAIN', `I couldn’t look up the address of ${SERVER}`],
  ['ETIMEDOUT', `${SERVER} didn’t answer in time`],
  ['EHOSTUNREACH', `I couldn’t reach ${SERVER} (EHOSTUNREACH)`],
  ['NO_CERT_', `I couldn’t reach ${SERVER} (NO_CERT_)`],
])('a request that %s keeps from leaving says why', (code, reason) => {
  expect(connectionFault(Object.assign(new Error('No'), { code }), SERVER)).toBe(reason)
})

test.each([new Error('No'), 'No', null, { code: 'ENOTFOUND' }])(
  '%j says only that nobody was reached',
  (error) => {
    expect(connectionFault(error, SERVER)).toBe(`I couldn’t reach ${SERVER}`)
  },
)

test.each([
  ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['headers without end', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(40_000)}\r\n`],
])('an answer with %s cannot be read', async (_, bytes) => {
  const forge = await serveBytes((socket) => socket.write(bytes))
  expect(await updateMergeRequest(sessionAt(forge.url), 42, MR, { title: 'x' })).toEqual({
    kind: 'unknown',
    reason: `I couldn’t read the answer of ${SERVER}`,
  })
})

describe('a forge that is down', () => {
  test('is not what an operation that throws has found', async () => {
    const breaker = createBreaker({ failures: 1 }, () => {})
    const fault = new Error('A fault of our own')
    await expect(breaker.guard(1_000, () => Promise.reject(fault))).rejects.toBe(fault)
    await expect(breaker.guard(1_000, () => Promise.reject(fault))).rejects.toBe(fault)
  })
})
