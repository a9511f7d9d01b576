import { describe, expect, test } from 'vitest'
import {
  cancelMergeWhenBuildSucceeds,
  getMergeRequest,
  updateMergeRequest,
} from '../../src/forge/merge-requests.ts'
import { findProject } from '../../src/forge/projects.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { json, mergeRequestBody, serve, sessionAt } from './servers.ts'

const MR = { id: 701, iid: 12 }
const PAGE = '<!DOCTYPE html><html><title>Sign in</title></html>'

const read = (url: string, api: 'v3' | 'v4' = 'v4') => getMergeRequest(sessionAt(url, { api }), 42, MR)
const write = (url: string, api: 'v3' | 'v4' = 'v4') =>
  updateMergeRequest(sessionAt(url, { api }), 42, MR, { title: 'x' })

const hostOf = (url: string) => new URL(url).host

describe('a server that speaks another version of the API', () => {
  test('410 to API v3 says what to set, to a read and to a write', async () => {
    const forge = await serve((_, response) =>
      json(response, 410, { error: 'API V3 is no longer supported. Use API V4 instead.' }),
    )
    const reason =
      'This server speaks API v4, and Greenlight is set up for v3: your admin can set FORGE_API=v4'
    const refused = { kind: 'refused', status: 410, reason }
    expect(await read(forge.url, 'v3')).toEqual(refused)
    expect(await write(forge.url, 'v3')).toEqual(refused)
  })

  test('410 to API v4 is about what was asked for', async () => {
    const forge = await serve((_, response) => json(response, 410, { message: '410 Gone' }))
    expect(await read(forge.url)).toEqual({ kind: 'refused', status: 410, reason: 'Gone' })
  })

  test.each([
    ['v4', 'v3'],
    ['v3', 'v4'],
  ] as const)(
    'a router that knows nothing of API %s does not say that a project is missing',
    async (api, other) => {
      const forge = await serve((_, response) => json(response, 404, { error: '404 Not Found' }))
      const reason = `${SERVER} has no such address of API ${api} (404, application/json, from ${hostOf(forge.url)}); if it is a server of another version, your admin can set FORGE_API=${other}`
      expect(await read(forge.url, api)).toEqual({ kind: 'unknown', status: 404, reason, unknownRoute: true })
      expect(forge.received).toHaveLength(1)
      // A write did not run either way.
      expect(await write(forge.url, api)).toEqual({
        kind: 'refused',
        status: 404,
        reason: 'Not Found',
        unknownRoute: true,
      })
    },
  )

  test.each([
    { message: '404 Project Not Found' },
    { message: '404 Not found' },
    { message: { error: 'gone' } },
  ])('%j is a record that is missing', async (body) => {
    const forge = await serve((_, response) => json(response, 404, body))
    expect(await read(forge.url)).toMatchObject({ kind: 'refused', status: 404 })
    expect(await read(forge.url)).not.toHaveProperty('unknownRoute')
  })

  test('so is a 404 without words', async () => {
    const forge = await serve((_, response) => response.writeHead(404).end())
    expect(await read(forge.url)).toEqual({ kind: 'refused', status: 404, reason: 'Not Found' })
  })
})

describe('what is no such server at all', () => {
  test.each([400, 401, 403, 404, 405, 422])(
    'a web page with status %i tells a read what was seen, and no account is blamed',
    async (status) => {
      const forge = await serve((_, response) =>
        response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE),
      )
      const answer = await read(forge.url)
      expect(answer).toMatchObject({
        kind: 'unknown',
        status,
        reason: expect.stringContaining(
          `${SERVER} answered with a web page instead of its API (${status}, text/html, from ${hostOf(forge.url)})`,
        ),
      })
      expect(answer).toHaveProperty(
        'reason',
        (status === 404 ? expect : expect.not).stringContaining('FORGE_API=v3'),
      )
      expect(await write(forge.url)).toMatchObject({ kind: 'refused', status })
    },
  )

  test.each([[[]], [{ status: 404, path: '/api/v4' }]])(
    'a 404 with the JSON %j of something else is no missing record',
    async (body) => {
      const forge = await serve((_, response) => json(response, 404, body))
      expect(await read(forge.url)).toMatchObject({
        kind: 'unknown',
        status: 404,
        reason: expect.stringContaining('has no such address of API v4 (404, application/json'),
      })
    },
  )

  test('neither the token nor an odd content type is repeated', async () => {
    const forge = await serve((_, response) =>
      response.writeHead(404, { 'content-type': 'token-of-ann <b>' }).end(PAGE),
    )
    expect(JSON.stringify(await read(forge.url))).not.toMatch(/token-of-ann|<b>/)
  })
})

describe('a project that has moved', () => {
  const moved = (location: string) =>
    serve((_, response) => response.writeHead(301, { location }).end(JSON.stringify({ message: 'moved' })))

  test('is told with its number, and nobody follows', async () => {
    const forge = await moved('/api/v4/projects/81')
    expect(await findProject(sessionAt(forge.url, { api: 'v4' }), 'acme/web')).toEqual({
      kind: 'refused',
      status: 301,
      reason: 'The project has moved: it is project 81 now',
      movedTo: 81,
    })
    expect(forge.received).toHaveLength(1)
  })

  test.each([
    '/api/v4/projects/acme%2Fnew',
    '/users/sign_in',
    '/api/v4/projects/81/../../admin',
    '',
    '//[bad',
  ])('is not read out of the address %j', async (location) => {
    const forge = await moved(location)
    expect(await findProject(sessionAt(forge.url, { api: 'v4' }), 'acme/web')).toEqual({
      kind: 'refused',
      status: 301,
      reason: `${SERVER} pointed to another page instead of answering`,
    })
  })

  test('is not read out of the address of another host', async () => {
    const forge = await moved('https://elsewhere.example.com/api/v4/projects/81')
    const answer = await findProject(sessionAt(forge.url, { api: 'v4' }), 'acme/web')
    expect(answer).not.toHaveProperty('movedTo')
    expect(answer).toHaveProperty('reason', expect.stringContaining('points to elsewhere.example.com'))
  })
})

test.each([
  'web',
  'acme/',
  '/web',
  'acme//web',
  'acme/..',
  './web',
  'acme/web?x',
  'acme/w%2fb',
  'acme/wéb',
  'a b/c',
])('“%s” is no path of a project, and nothing is sent', async (path) => {
  const forge = await serve((_, response) => json(response, 200, {}))
  expect(() => findProject(sessionAt(forge.url, { api: 'v4' }), path)).toThrow(RangeError)
  expect(forge.received).toEqual([])
})

test('an old router still takes the other method of cancelling', async () => {
  const forge = await serve(({ method }, response) =>
    method === 'PUT'
      ? json(response, 405, { error: '405 Not Allowed' })
      : json(response, 201, mergeRequestBody()),
  )
  expect(await cancelMergeWhenBuildSucceeds(sessionAt(forge.url), 42, MR)).toMatchObject({ kind: 'done' })
})
