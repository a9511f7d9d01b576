import { describe, expect, test } from 'vitest'
import { getMergeRequest } from '../../src/forge/merge-requests.ts'
import { authorizeAddress, tokensForCode } from '../../src/forge/oauth.ts'
import { projectPath } from '../../src/model/merge-request.ts'
import { clientAt, json, mergeRequestBody, type RecordedRequest, serve } from './servers.ts'

// A forge that shares its host with others and is served below a path.

const ROOT = '/dev/gitlab'
const APPLICATION = { applicationId: 'greenlight', applicationSecret: null }

type Said = readonly [status: number, body: unknown, headers?: Record<string, string>]

/** Says this of everything; what it was asked is on the record. */
async function forgeSaying(say: (request: RecordedRequest) => Said) {
  const server = await serve((request, response) => {
    const [status, body, headers] = say(request)
    json(response, status, body, headers)
  })
  const client = clientAt(`${server.url}${ROOT}`, { api: 'v4' })
  const read = () => getMergeRequest(client.as('token-of-ann'), 42, { id: 701, iid: 12 })
  return { client, read, server, asked: () => server.received.map(({ url }) => url) }
}

test('calls, the question of the version and OAuth go below the path', async () => {
  const { read, asked, server } = await forgeSaying(() => [200, { ...mergeRequestBody(), version: '18.5.0' }])
  await read()
  const asking = clientAt(`${server.url}${ROOT}/`, { api: null })
  await asking.start()
  await tokensForCode(asking, APPLICATION, {
    code: 'c',
    verifier: 'v',
    redirectUri: 'https://bot.example.com',
  })
  expect(asked()).toEqual([
    `${ROOT}/api/v4/projects/42/merge_requests/12`,
    `${ROOT}/api/v4/version`,
    `${ROOT}/oauth/token`,
  ])
  const address = authorizeAddress(`https://example.com${ROOT}`, APPLICATION, {
    redirectUri: 'https://bot.example.com/link/oauth',
    state: 's',
    verifier: 'v',
    scopes: ['api'],
  })
  expect(address).toMatch(/^https:\/\/example\.com\/dev\/gitlab\/oauth\/authorize\?client_id=greenlight&/)
})

test.each([
  ['https://example.com/dev/gitlab/acme/web/-/merge_requests/12', 'acme/web'],
  ['https://example.com/dev/gitlab/dev/gitlab/-/merge_requests/12', 'dev/gitlab'],
  // The server knows itself by an address of its own.
  ['https://git.internal/acme/web/-/merge_requests/12', 'acme/web'],
])('%s is a page of %s', async (web_url, path) => {
  const { read } = await forgeSaying(() => [200, mergeRequestBody(12, { web_url })])
  const answer = await read()
  expect(answer.kind === 'done' && projectPath(answer.value)).toBe(path)
  expect(answer).toMatchObject({ value: { web_url } })
})

describe('a redirect', () => {
  test.each([
    [`${ROOT}/api/v4/projects/57`, { movedTo: 57 }],
    [`${ROOT}/users/sign_in`, { reason: expect.stringContaining('another page') }],
    ['/api/v4/projects/57', { reason: expect.stringContaining('another place of 127.0.0.1') }],
    [`${ROOT}/../../api/v4/projects/57`, { reason: expect.stringContaining('another place') }],
    [`${ROOT}/%2e%2e/%2e%2e/api/v4/projects/57`, { reason: expect.stringContaining('another place') }],
    [`${ROOT}x/api/v4/projects/57`, { reason: expect.stringContaining('another place') }],
    [
      `https://evil.example.com${ROOT}/api/v4/projects/57`,
      { reason: expect.stringContaining('evil.example.com') },
    ],
  ])('to %s is judged by where it points, and not followed', async (location, told) => {
    const { read, asked } = await forgeSaying(() => [301, {}, { location }])
    const answer = await read()
    expect(answer).toMatchObject({ kind: 'refused', status: 301, ...told })
    if (!('movedTo' in told)) expect(answer).not.toHaveProperty('movedTo')
    expect(asked()).toHaveLength(1)
  })
})
