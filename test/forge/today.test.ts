import { describe, expect, test } from 'vitest'
import {
  getIntegration,
  listIntegrations,
  removeIntegration,
  setIntegration,
} from '../../src/forge/integrations.ts'
import {
  approveMergeRequest,
  cancelMergeWhenBuildSucceeds,
  getMergeRequestChanges,
  getMergeRequestCommits,
  rebaseMergeRequest,
} from '../../src/forge/merge-requests.ts'
import { readAllMilestones } from '../../src/forge/milestones.ts'
import { createNote } from '../../src/forge/notes.ts'
import { InertText } from '../../src/model/quick-action.ts'
import { SERVER } from '../../src/model/server-name.ts'
import {
  json,
  mergeRequestBody,
  milestoneBody,
  type RecordedRequest,
  SHA,
  serve,
  sessionAt,
} from './servers.ts'

// What API v4 answers otherwise than the table of all calls shows.

const MR = { id: 701, iid: 12 }
const BASE = '/api/v4/projects/42'
const ROUTE = { error: '404 Not Found' }

type Said = readonly [status: number, body: unknown, headers?: Record<string, string>]

async function forgeSaying(say: (request: RecordedRequest, count: number) => Said) {
  const forge = await serve((request, response, count) => {
    const [status, body, headers] = say(request, count)
    if (body === undefined) response.writeHead(status, headers).end()
    else json(response, status, body, headers)
  })
  return {
    session: sessionAt(forge.url, { api: 'v4', writeDeadlineMs: 1_000 }),
    asked: () => forge.received.map(({ method, url }) => `${method} ${url.slice(BASE.length)}`),
  }
}

describe('cancelling the wait', () => {
  test('a failure inside a 201 is a refusal', async () => {
    const { session } = await forgeSaying(() => [
      201,
      { status: 'error', message: "Can't cancel the automatic merge", http_status: 406 },
    ])
    expect(await cancelMergeWhenBuildSucceeds(session, 42, MR)).toEqual({
      kind: 'refused',
      status: 406,
      reason: "Can't cancel the automatic merge",
    })
  })

  test.each([[{ status: 'success' }], [mergeRequestBody()], [undefined]])(
    '%j with a 201 is done',
    async (body) => {
      const { session } = await forgeSaying(() => [201, body])
      expect(await cancelMergeWhenBuildSucceeds(session, 42, MR)).toEqual({
        kind: 'done',
        status: 201,
        value: null,
      })
    },
  )

  test.each([{ status: 'error' }, { status: 'error', message: 7, http_status: 'x' }])(
    'a failure told in few words (%j) is still none',
    async (body) => {
      const { session } = await forgeSaying(() => [201, body])
      expect(await cancelMergeWhenBuildSucceeds(session, 42, MR)).toEqual({
        kind: 'refused',
        status: 406,
        reason: `${SERVER} didn’t cancel it`,
      })
    },
  )
})

describe('the files of a merge request', () => {
  const file = (number: number) => ({ old_path: `f${number}`, new_path: `f${number}`, diff: '' })

  test('are read page by page to the end', async () => {
    const { session, asked } = await forgeSaying(({ url }) => {
      if (!url.includes('/diffs')) return [200, mergeRequestBody(701, { iid: 12 })]
      const page = Number(new URL(url, 'http://forge').searchParams.get('page'))
      const from = (page - 1) * 100
      const files = Array.from({ length: Math.min(100, 230 - from) }, (_, index) => file(from + index))
      return [200, files, { 'x-next-page': page < 3 ? String(page + 1) : '', 'x-total': '230' }]
    })
    const answer = await getMergeRequestChanges(session, 42, MR)
    expect(answer).toMatchObject({ kind: 'done', value: { id: 701, sha: SHA } })
    expect(answer.kind === 'done' && answer.value.changes.map(({ new_path }) => new_path)).toEqual(
      Array.from({ length: 230 }, (_, index) => `f${index}`),
    )
    // First the head, then its files: a later push cannot hide behind an earlier head.
    expect(asked()[0]).toBe('GET /merge_requests/12')
    expect(asked()).toHaveLength(4)
  })

  test('a file that becomes a link is two entries', async () => {
    const { session } = await forgeSaying(({ url }) =>
      url.includes('/diffs')
        ? [
            200,
            [
              { ...file(1), deleted_file: true, new_file: false },
              { ...file(1), new_file: true },
            ],
          ]
        : [200, mergeRequestBody()],
    )
    const answer = await getMergeRequestChanges(session, 42, MR)
    expect(answer.kind === 'done' && answer.value.changes).toHaveLength(2)
  })

  test.each([[ROUTE], [{ message: '404 Not Found' }]])(
    'are read at once from a server that does not know pages of them: %j',
    async (missing) => {
      const { session, asked } = await forgeSaying(({ url }) => {
        if (url.includes('/diffs')) return [404, missing]
        const mr = mergeRequestBody(701, { iid: 12 })
        return [200, url.endsWith('/changes') ? { ...mr, changes: [file(1)] } : mr]
      })
      expect(await getMergeRequestChanges(session, 42, MR)).toMatchObject({
        kind: 'done',
        value: { id: 701, changes: [{ new_path: 'f1' }] },
      })
      expect(asked()).toEqual([
        'GET /merge_requests/12',
        'GET /merge_requests/12/diffs?page=1&per_page=100',
        'GET /merge_requests/12/changes',
      ])
    },
  )

  test('of a merge request that is not there are not asked for', async () => {
    const { session, asked } = await forgeSaying(() => [404, { message: '404 Not found' }])
    expect(await getMergeRequestChanges(session, 42, MR)).toMatchObject({ kind: 'refused', status: 404 })
    expect(asked()).toHaveLength(1)
  })
})

test('commits are read to the end', async () => {
  const { session } = await forgeSaying(({ url }) => {
    const page = Number(new URL(url, 'http://forge').searchParams.get('page'))
    const ids = Array.from({ length: page < 26 ? 100 : 1 }, (_, index) => ({ id: `c${page}-${index}` }))
    return [200, ids, { 'x-next-page': page < 26 ? String(page + 1) : '' }]
  })
  const answer = await getMergeRequestCommits(session, 42, MR)
  expect(answer.kind === 'done' && answer.value).toHaveLength(2_501)
})

test('a list without end is not told in part', async () => {
  const { session, asked } = await forgeSaying(({ url }) => {
    const page = Number(new URL(url, 'http://forge').searchParams.get('page'))
    const ids = Array.from({ length: 100 }, (_, index) => ({ id: `c${page}-${index}` }))
    return [200, ids, { 'x-next-page': String(page + 1) }]
  })
  const reason = `${SERVER} lists more than 10000 of them`
  expect(await getMergeRequestCommits(session, 42, MR)).toEqual({ kind: 'unknown', reason })
  expect(asked()).toHaveLength(100)
})

test('every milestone brings those of the groups', async () => {
  const { session } = await forgeSaying(() => [
    200,
    [milestoneBody(3), milestoneBody(4, { project_id: undefined, group_id: 9, start_date: '2026-11-01' })],
  ])
  expect(await readAllMilestones(session, 42)).toMatchObject({
    value: {
      items: [
        { id: 3, project_id: 42, group_id: null },
        { id: 4, project_id: null, group_id: 9, start_date: '2026-11-01' },
      ],
    },
  })
})

describe('integrations', () => {
  const oldOnly = () =>
    forgeSaying(({ method, url }) => {
      if (url.includes('/integrations')) return [404, ROUTE]
      if (method === 'DELETE') return [204, undefined]
      return [200, url.endsWith('/services') ? [{ slug: 'jira' }] : { id: 5, active: true }]
    })

  test('are found under their older name, where the newer one is no address', async () => {
    const { session, asked } = await oldOnly()
    expect(await getIntegration(session, 42, 'jira')).toMatchObject({ kind: 'done', value: { id: 5 } })
    expect(await setIntegration(session, 42, 'jira', {})).toMatchObject({ kind: 'done' })
    expect(await removeIntegration(session, 42, 'jira')).toMatchObject({ kind: 'done', status: 204 })
    expect(await listIntegrations(session, 42)).toMatchObject({ kind: 'done', value: [{ slug: 'jira' }] })
    expect(asked()).toEqual([
      'GET /integrations/jira',
      'GET /services/jira',
      'PUT /integrations/jira',
      'PUT /services/jira',
      'DELETE /integrations/jira',
      'DELETE /services/jira',
      'GET /integrations',
      'GET /services',
    ])
  })

  test.each([
    ['is unset', 404, { message: '404 Integration Not Found' }],
    ['is of a project that is not there', 404, { message: '404 Project Not Found' }],
    ['may not be changed', 403, { message: '403 Forbidden' }],
    ['met a fault', 500, { message: '500 Internal Server Error' }],
    ['met a page', 404, '<html>'],
  ])('a change that %s is not made a second time', async (_, status, body) => {
    const { session, asked } = await forgeSaying(() => [status, body])
    expect(await setIntegration(session, 42, 'jira', {})).not.toMatchObject({ kind: 'done' })
    expect(await removeIntegration(session, 42, 'jira')).not.toMatchObject({ kind: 'done' })
    expect(asked()).toEqual(['PUT /integrations/jira', 'DELETE /integrations/jira'])
  })

  test('one that was never set reads as such, and there is nothing to remove', async () => {
    const { session } = await forgeSaying(() => [404, { message: '404 Integration Not Found' }])
    expect(await getIntegration(session, 42, 'jira')).toMatchObject({ kind: 'done', value: { id: null } })
    expect(await removeIntegration(session, 42, 'jira')).toEqual({
      kind: 'refused',
      status: 404,
      reason: 'It is not set',
    })
  })

  test('a slug that the forge does not know is told as such, to a read and to changes', async () => {
    const { session } = await forgeSaying(({ method }) =>
      method === 'PUT' ? [404, ROUTE] : [400, { error: 'slug does not have a valid value' }],
    )
    const unknown = { kind: 'refused', status: 404, reason: 'Integration not found' }
    expect(await getIntegration(session, 42, 'hipchat')).toEqual(unknown)
    expect(await setIntegration(session, 42, 'hipchat', {})).toEqual(unknown)
    expect(await removeIntegration(session, 42, 'hipchat')).toEqual(unknown)
  })
})

test.each(['', 'abc1234', 'HEAD', SHA.slice(1)])('approving “%s” is not sent', async (sha) => {
  const { session, asked } = await forgeSaying(() => [201, {}])
  expect(() => approveMergeRequest(session, 42, MR, sha)).toThrow(RangeError)
  expect(asked()).toEqual([])
})

test('only what may take time is done with a 202', async () => {
  const { session } = await forgeSaying(() => [202, { rebase_in_progress: true }])
  expect(await rebaseMergeRequest(session, 42, MR)).toMatchObject({ kind: 'done', status: 202 })
  expect(await createNote(session, 42, MR, InertText.parse('Fine'))).toMatchObject({
    kind: 'unknown',
    status: 202,
  })
})
