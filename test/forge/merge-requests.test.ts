import { describe, expect, test } from 'vitest'
import {
  acceptMergeRequest,
  cancelMergeWhenBuildSucceeds,
  createMergeRequest,
  createMergeRequestTodo,
  deleteMergeRequest,
  getMergeRequest,
  getMergeRequestChanges,
  getMergeRequestCommits,
  getMergeRequestVersion,
  listIssuesClosedOnMerge,
  listMergeRequests,
  listMergeRequestVersions,
  subscribeToMergeRequest,
  unsubscribeFromMergeRequest,
  updateMergeRequest,
} from '../../src/forge/merge-requests.ts'
import { json, mergeRequestBody, SHA, serve, sessionAt } from './servers.ts'

/** A forge that gives one answer to everything. */
async function forgeSaying(status: number, body: unknown, headers = {}) {
  const forge = await serve((_, response) =>
    body === undefined ? response.writeHead(status).end() : json(response, status, body, headers),
  )
  const asked = () => forge.received.map(({ method, url, body: sent }) => `${method} ${url} ${sent}`.trim())
  return { session: sessionAt(forge.url), asked }
}

const MR = { id: 7, iid: 1 }
const BASE = '/api/v3/projects/42/merge_requests'

describe('reads', () => {
  test('a list with all of its filters', async () => {
    const forge = await forgeSaying(200, [mergeRequestBody(7)])
    const query = {
      iid: [7, 8],
      state: 'opened',
      order_by: 'updated_at',
      sort: 'asc',
      page: 2,
      per_page: 11,
    } as const
    expect(await listMergeRequests(forge.session, 42, query)).toMatchObject({
      kind: 'done',
      value: { items: [{ id: 7 }], page: 2, nextPage: null, total: null },
    })
    expect(forge.asked()).toEqual([
      `GET ${BASE}?iid%5B%5D=7&iid%5B%5D=8&state=opened&order_by=updated_at&sort=asc&page=2&per_page=11`,
    ])
  })

  test('one merge request', async () => {
    const forge = await forgeSaying(200, mergeRequestBody(7))
    expect(await getMergeRequest(forge.session, 42, MR)).toMatchObject({
      kind: 'done',
      value: { id: 7, sha: SHA },
    })
    expect(forge.asked()).toEqual([`GET ${BASE}/7`])
  })

  test('its commits', async () => {
    const forge = await forgeSaying(200, [
      { id: SHA, short_id: 'aaaaaaa', title: 'One', created_at: '2012-09-20T09:06:12+03:00' },
    ])
    expect(await getMergeRequestCommits(forge.session, 42, MR)).toMatchObject({
      value: [{ id: SHA, title: 'One', author_name: '' }],
    })
    expect(forge.asked()).toEqual([`GET ${BASE}/7/commits`])
  })

  test('its changes', async () => {
    const change = {
      old_path: 'a',
      new_path: 'b',
      a_mode: '100644',
      b_mode: '100644',
      diff: '@@',
      new_file: false,
      renamed_file: true,
      deleted_file: false,
    }
    const forge = await forgeSaying(
      200,
      mergeRequestBody(7, { changes: [change, { old_path: 'c', new_path: 'c', diff: null }] }),
    )
    expect(await getMergeRequestChanges(forge.session, 42, MR)).toMatchObject({
      value: { id: 7, changes: [change, { diff: '', new_file: null }] },
    })
    expect(forge.asked()).toEqual([`GET ${BASE}/7/changes`])
  })

  test('the issues that it closes, in the forge or outside', async () => {
    const issue = { id: 76, iid: 6, project_id: 42, title: 'Broken', state: 'opened', labels: ['bug'] }
    const forge = await forgeSaying(200, [issue, { id: 'WEB-12', title: 'Elsewhere' }])
    expect(await listIssuesClosedOnMerge(forge.session, 42, MR)).toMatchObject({
      value: { items: [issue, { id: 'WEB-12', title: 'Elsewhere' }] },
    })
    expect(forge.asked()).toEqual([`GET ${BASE}/7/closes_issues?page=1&per_page=100`])
  })

  test('its diff versions, and one of them', async () => {
    const version = {
      id: 110,
      head_commit_sha: SHA,
      base_commit_sha: SHA,
      state: 'collected',
      real_size: '1',
    }
    const forge = await forgeSaying(200, [version])
    expect(await listMergeRequestVersions(forge.session, 42, MR)).toMatchObject({ value: [version] })
    const single = await forgeSaying(200, {
      ...version,
      commits: [{ id: SHA }],
      diffs: [{ old_path: 'a', new_path: 'a' }],
    })
    expect(await getMergeRequestVersion(single.session, 42, MR, 110)).toMatchObject({
      value: { id: 110, commits: [{ id: SHA }], diffs: [{ new_path: 'a' }] },
    })
    expect([...forge.asked(), ...single.asked()]).toEqual([
      `GET ${BASE}/7/versions`,
      `GET ${BASE}/7/versions/110`,
    ])
  })
})

describe('writes', () => {
  test.each([200, 201])('creating is done with status %i', async (status) => {
    const forge = await forgeSaying(status, mergeRequestBody(8))
    const input = {
      source_branch: 'feature',
      target_branch: 'main',
      title: 'New',
      labels: ['a', 'b'],
      milestone_id: 3,
    }
    expect(await createMergeRequest(forge.session, 42, input)).toMatchObject({
      kind: 'done',
      status,
      value: { id: 8 },
    })
    expect(forge.asked()).toEqual([
      `POST ${BASE} {"source_branch":"feature","target_branch":"main","title":"New","labels":"a,b","milestone_id":3}`,
    ])
  })

  test('updating sends only what is given', async () => {
    const forge = await forgeSaying(200, mergeRequestBody(7, { state: 'closed' }))
    expect(await updateMergeRequest(forge.session, 42, MR, { state_event: 'close' })).toMatchObject({
      value: { state: 'closed' },
    })
    expect(await updateMergeRequest(forge.session, 42, MR, { labels: [] })).toMatchObject({ kind: 'done' })
    expect(forge.asked()).toEqual([`PUT ${BASE}/7 {"state_event":"close"}`, `PUT ${BASE}/7 {"labels":""}`])
  })

  test.each([
    [200, mergeRequestBody(7)],
    [200, true],
    [200, { id: 7, in_progress_merge_commit_sha: null }],
    [204, undefined],
    [200, undefined],
  ])('deleting is done with status %i and %j', async (status, body) => {
    const forge = await forgeSaying(status, body)
    expect(await deleteMergeRequest(forge.session, 42, MR)).toEqual({ kind: 'done', status, value: null })
    expect(forge.asked()).toEqual([`DELETE ${BASE}/7`])
  })

  test('accepting always sends the sha', async () => {
    const forge = await forgeSaying(200, mergeRequestBody(7, { state: 'merged', merge_commit_sha: SHA }))
    expect(
      await acceptMergeRequest(forge.session, 42, MR, { sha: SHA, merge_when_build_succeeds: true }),
    ).toMatchObject({ value: { state: 'merged' } })
    expect(forge.asked()).toEqual([`PUT ${BASE}/7/merge {"sha":"${SHA}","merge_when_build_succeeds":true}`])
  })

  test.each(['', 'abc1234', 'HEAD', SHA.slice(1), `${SHA}\n`])('the sha %j is not sent', async (sha) => {
    const forge = await forgeSaying(200, mergeRequestBody(7))
    expect(() => acceptMergeRequest(forge.session, 42, MR, { sha })).toThrow(RangeError)
    expect(forge.asked()).toEqual([])
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('the id %d is not sent', async (id) => {
    const forge = await forgeSaying(200, mergeRequestBody(7))
    expect(() => getMergeRequest(forge.session, 42, { id, iid: 1 })).toThrow(RangeError)
    expect(() => deleteMergeRequest(forge.session, id, MR)).toThrow(RangeError)
    expect(forge.asked()).toEqual([])
  })
})

describe('subscription and todo', () => {
  test('a new subscription', async () => {
    const forge = await forgeSaying(201, mergeRequestBody(7, { subscribed: true }))
    expect(await subscribeToMergeRequest(forge.session, 42, MR)).toMatchObject({
      kind: 'done',
      status: 201,
      value: { subscribed: true },
    })
    expect(forge.asked()).toEqual([`POST ${BASE}/7/subscription`])
  })

  test('an ended subscription', async () => {
    const forge = await forgeSaying(200, mergeRequestBody(7, { subscribed: false }))
    expect(await unsubscribeFromMergeRequest(forge.session, 42, MR)).toMatchObject({
      kind: 'done',
      value: { subscribed: false },
    })
    expect(forge.asked()).toEqual([`DELETE ${BASE}/7/subscription`])
  })

  test.each([200, 201])('a new todo with status %i', async (status) => {
    const todo = { id: 102, action_name: 'marked', target_url: 'https://git.example.com/acme/web' }
    const forge = await forgeSaying(status, { ...todo, target: mergeRequestBody(7), state: 'pending' })
    expect(await createMergeRequestTodo(forge.session, 42, MR)).toMatchObject({
      kind: 'done',
      status,
      value: todo,
    })
    expect(forge.asked()).toEqual([`POST ${BASE}/7/todo`])
  })

  test('304 means that it was so already', async () => {
    const forge = await forgeSaying(304, undefined)
    const already = { kind: 'done', status: 304, value: null }
    expect(await subscribeToMergeRequest(forge.session, 42, MR)).toEqual(already)
    expect(await unsubscribeFromMergeRequest(forge.session, 42, MR)).toEqual(already)
    expect(await createMergeRequestTodo(forge.session, 42, MR)).toEqual(already)
    expect(forge.asked()).toHaveLength(3)
  })
})

describe('cancelling the wait for the build', () => {
  const PATH = `${BASE}/7/cancel_merge_when_build_succeeds`
  const cancel = async (answer: (method: string) => [number, unknown, Record<string, string>?]) => {
    const forge = await serve((request, response) => json(response, ...answer(request.method)))
    return {
      answer: await cancelMergeWhenBuildSucceeds(sessionAt(forge.url), 42, MR),
      asked: forge.received.map(({ method, url }) => `${method} ${url}`),
    }
  }

  test('PUT as documented, whatever the success says', async () => {
    for (const body of [mergeRequestBody(7), { status: 'success' }]) {
      const { answer, asked } = await cancel(() => [200, body])
      expect(answer).toEqual({ kind: 'done', status: 200, value: null })
      expect(asked).toEqual([`PUT ${PATH}`])
    }
  })

  test.each([
    ['the words of a router', {}, { error: '405 Not Allowed' }],
    ['an Allow header', { allow: 'OPTIONS, POST' }, { message: 'no' }],
  ])('POST after a 405 with %s', async (_, headers, body) => {
    const { answer, asked } = await cancel((method) =>
      method === 'PUT' ? [405, body, headers] : [201, { status: 'success' }],
    )
    expect(answer).toEqual({ kind: 'done', status: 201, value: null })
    expect(asked).toEqual([`PUT ${PATH}`, `POST ${PATH}`])
  })

  test.each([
    [405, { message: '405 Method Not Allowed' }, {}],
    [405, { message: 'Method Not Allowed' }, { allow: 'PUT' }],
    [406, { message: 'Not set' }, {}],
    [401, { message: '401 Unauthorized' }, {}],
    [500, { message: '500 Internal Server Error' }, {}],
  ])('no POST after %i %j %j', async (status, body, headers) => {
    const { answer, asked } = await cancel(() => [status, body, headers])
    expect(answer).toMatchObject({ kind: status === 500 ? 'unknown' : 'refused', status })
    expect(asked).toEqual([`PUT ${PATH}`])
  })

  test('a server that knows neither keeps the first refusal', async () => {
    const { answer, asked } = await cancel((method) =>
      method === 'PUT' ? [405, { error: '405 Not Allowed' }] : [404, { error: '404 Not Found' }],
    )
    expect(answer).toMatchObject({ kind: 'refused', status: 405, reason: 'Not Allowed' })
    expect(asked).toHaveLength(2)
  })

  test('a refusal of the POST is the answer', async () => {
    const { answer } = await cancel((method) =>
      method === 'PUT' ? [405, { error: '405 Not Allowed' }] : [406, { message: 'Not waiting' }],
    )
    expect(answer).toEqual({ kind: 'refused', status: 406, reason: 'Not waiting' })
  })

  test('a web page with status 200 is not a cancellation', async () => {
    const forge = await serve((_, response) => response.end('<html>Sign in</html>'))
    expect(await cancelMergeWhenBuildSucceeds(sessionAt(forge.url), 42, MR)).toMatchObject({
      kind: 'unknown',
    })
  })
})
