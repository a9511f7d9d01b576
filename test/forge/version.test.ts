import { describe, expect, onTestFinished, test } from 'vitest'
import { createForgeClient } from '../../src/forge/client.ts'
import { getMergeRequest } from '../../src/forge/merge-requests.ts'
import type { VersionNews } from '../../src/forge/version.ts'
import { SERVER } from '../../src/model/server-name.ts'
import { json, mergeRequestBody, type RecordedRequest, serve } from './servers.ts'

type Said = readonly [status: number, body: unknown, headers?: Record<string, string>]

const V4 = '/api/v4/version'
const V3 = '/api/v3/version'
const REFUSED: Said = [401, { message: '401 Unauthorized' }]
const UNKNOWN: Said = [404, { error: '404 Not Found' }]
const PAGE: Said = [200, '<html>Welcome</html>']
const GONE: Said = [410, { error: 'API V3 is no longer supported. Use API V4 instead.' }]

/** A forge that says this of its versions; everything else is a merge request. */
async function forgeSaying(versions: Record<string, Said>, set: 'v3' | 'v4' | null = null) {
  const said = { ...versions }
  const forge = await serve(({ url }, response) => {
    const [status, body, headers = {}] = said[url] ?? [200, mergeRequestBody()]
    if (typeof body === 'string') response.writeHead(status, headers).end(body)
    else json(response, status, body, headers)
  })
  const news: VersionNews[] = []
  const client = createForgeClient({
    baseUrl: forge.url,
    api: set,
    onVersion: (one) => news.push(one),
    versionPauseMs: 20,
  })
  onTestFinished(() => client.close())
  await client.start()
  const read = () => getMergeRequest(client.as('token-of-ann'), 42, { id: 701, iid: 12 })
  return { client, news, said, read, forge }
}

const paths = (received: readonly RecordedRequest[]) => received.map(({ url }) => url)

test.each<[string, Record<string, Said>, 'v3' | 'v4']>([
  ['401 in JSON at v4', { [V4]: REFUSED }, 'v4'],
  ['200 in JSON at v4', { [V4]: [200, { version: '18.5.0' }], [V3]: REFUSED }, 'v4'],
  ['404 at v4 and 401 in JSON at v3', { [V4]: UNKNOWN, [V3]: REFUSED }, 'v3'],
  ['404 at v4 and 200 in JSON at v3', { [V4]: UNKNOWN, [V3]: [200, { version: '8.14.5' }] }, 'v3'],
  ['410 at v3', { [V4]: UNKNOWN, [V3]: GONE }, 'v4'],
])('%s: the forge is known', async (_, versions, api) => {
  const { client, news, read, forge } = await forgeSaying(versions)
  expect(client.version()).toBe(api)
  expect(news).toEqual([{ kind: 'found', api }])
  expect(await read()).toMatchObject({ kind: 'done' })
  expect(forge.received.at(-1)?.url).toBe(
    api === 'v4' ? '/api/v4/projects/42/merge_requests/12' : '/api/v3/projects/42/merge_requests/701',
  )
})

test('no token goes along to find out', async () => {
  const { forge } = await forgeSaying({ [V4]: UNKNOWN, [V3]: REFUSED })
  expect(paths(forge.received)).toEqual([V4, V3])
  for (const { headers } of forge.received) {
    expect(headers['private-token']).toBeUndefined()
    expect(headers.authorization).toBeUndefined()
  }
})

test.each<[string, Record<string, Said>, RegExp]>([
  ['a web page', { [V4]: PAGE, [V3]: PAGE }, /\(200, from 127\.0\.0\.1:\d+\)$/],
  ['a web page of a refusal', { [V4]: [401, '<html>Sign in</html>'], [V3]: PAGE }, /\(401,/],
  ['404 everywhere', { [V4]: UNKNOWN, [V3]: UNKNOWN }, /\(404, application\/json,/],
  ['JSON without a version', { [V4]: [200, { status: 'ok' }], [V3]: [200, []] }, /\(200, application\/json,/],
  [
    'words that are no version',
    { [V4]: [200, { version: 'hello' }], [V3]: [200, { version: 'v3' }] },
    /\(200,/,
  ],
  ['a version that is no text', { [V4]: [200, { version: 2 }], [V3]: [200, { version: '' }] }, /\(200,/],
  ['a 401 that says nothing', { [V4]: [401, {}], [V3]: [401, 'null'] }, /\(401,/],
  ['503 everywhere', { [V4]: [503, 'Later'], [V3]: [503, 'Later'] }, /\(503,/],
  ['410 as a web page', { [V4]: UNKNOWN, [V3]: [410, '<html>Gone</html>'] }, /\(404,/],
  [
    'a redirect',
    { [V4]: [302, '', { location: 'https://sso.example.com/' }], [V3]: [302, ''] },
    /^it points to sso\.example\.com instead/,
  ],
])('%s: nothing is known, no call leaves, and it is asked again', async (_, versions, reason) => {
  const { client, news, said, read, forge } = await forgeSaying(versions)
  expect(client.version()).toBeNull()
  expect(news).toEqual([{ kind: 'unknown', reason: expect.stringMatching(reason) }])
  expect(await read()).toEqual({
    kind: 'unsent',
    reason: expect.stringMatching(/^\S+ can’t be reached yet: it /),
  })
  expect(paths(forge.received).filter((path) => path !== V4 && path !== V3)).toEqual([])
  said[V4] = REFUSED
  await expect.poll(client.version).toBe('v4')
  expect(news.at(-1)).toEqual({ kind: 'found', api: 'v4' })
  // The same reason is told once, however often it is asked.
  expect(news).toHaveLength(2)
  expect(await read()).toMatchObject({ kind: 'done' })
})

test('a connection that is refused tells nothing either', async () => {
  const client = createForgeClient({ baseUrl: 'http://127.0.0.1:9', api: null })
  onTestFinished(() => client.close())
  await client.start()
  expect(client.version()).toBeNull()
  expect(await getMergeRequest(client.as('token-of-ann'), 42, { id: 7, iid: 1 })).toEqual({
    kind: 'unsent',
    reason: `${SERVER} can’t be reached yet: ${SERVER} refused the connection`,
  })
})

test('a session from before the forge told never sends what it was made for', async () => {
  const { client, said } = await forgeSaying({ [V4]: UNKNOWN, [V3]: UNKNOWN })
  const early = client.as('token-of-ann')
  said[V3] = REFUSED
  await expect.poll(client.version).toBe('v3')
  expect(await getMergeRequest(early, 42, { id: 701, iid: 12 })).toMatchObject({ kind: 'unsent' })
})

test('a forge that leaves v3 behind while it is spoken to is asked again', async () => {
  const { client, said, read } = await forgeSaying({ [V4]: UNKNOWN, [V3]: REFUSED })
  said['/api/v3/projects/42/merge_requests/701'] = GONE
  said[V3] = GONE
  expect(await read()).toMatchObject({
    kind: 'refused',
    reason: expect.not.stringContaining('FORGE_API'),
  })
  await expect.poll(client.version).toBe('v4')
  expect(await read()).toMatchObject({ kind: 'done' })
})

describe('a version that is set', () => {
  test.each<[string, 'v3' | 'v4', Record<string, Said>, VersionNews[]]>([
    ['and spoken', 'v3', { [V4]: REFUSED, [V3]: REFUSED }, []],
    [
      'to v3, where v4 is spoken',
      'v3',
      { [V4]: REFUSED, [V3]: GONE },
      [{ kind: 'contradicted', set: 'v3', api: 'v4' }],
    ],
    [
      'to v4, where v3 is spoken',
      'v4',
      { [V4]: UNKNOWN, [V3]: REFUSED },
      [{ kind: 'contradicted', set: 'v4', api: 'v3' }],
    ],
    ['where the forge tells nothing', 'v3', { [V4]: UNKNOWN, [V3]: UNKNOWN }, []],
  ])('%s: is spoken all the same, and a contradiction is told once', async (_, set, versions, told) => {
    const { client, news, read, forge } = await forgeSaying(versions, set)
    expect(client.version()).toBe(set)
    expect(await read()).toMatchObject({ kind: 'done' })
    await expect.poll(() => forge.received.length).toBeGreaterThan(1)
    await expect.poll(() => news).toEqual(told)
  })
})
