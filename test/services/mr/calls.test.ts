import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { ListedMergeRequests } from '../../../src/services/mr/list.ts'
import { triage } from '../../../src/services/mr/triage.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { openRoom } from '../room.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
beforeEach(() => under.forge.reset())
afterAll(() => under.end())

/** How long each call takes, in ms: those that begin meanwhile belong to the same round. */
const ROUND_MS = 100

/** Answers as the forge does, and counts what reaches it and in how many rounds. */
async function counted(options: Parameters<typeof openRoom>[1] = {}) {
  const calls: string[] = []
  let waiting = 0
  let rounds = 0
  const server = createServer(async (incoming, response) => {
    const body = await incoming.toArray()
    if (waiting === 0) rounds += 1
    waiting += 1
    calls.push(`${incoming.method} ${new URL(incoming.url ?? '', 'http://forge').pathname}`)
    const { 'private-token': token = '' } = incoming.headers
    const answer = await fetch(`${under.forge.url}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: { 'private-token': String(token), 'content-type': 'application/json' },
      body: body.length > 0 ? Buffer.concat(body) : null,
    })
    const text = await answer.text()
    await pause(ROUND_MS)
    waiting -= 1
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const room = await openRoom(`http://127.0.0.1:${address.port}`, { api: 'v4', ...options })
  for (const [project, path] of [
    [42, 'acme/web'],
    [44, 'acme/vault'],
  ] as const) {
    await room.store.projects.learnPath('T1', project, path)
    await room.store.channels.bind('T1', `C${project}`, project, 'ann')
  }
  return {
    room,
    /** What was asked for, and the rounds of it. */
    async during<Answer>(work: () => Promise<Answer>) {
      calls.length = 0
      rounds = 0
      const answer = await work()
      return { answer, calls: calls.toSorted(), rounds }
    },
  }
}

const LIST = { project: 42, state: 'opened', orderBy: 'updated_at', sort: 'desc', page: 1 } as const
const LIST_CALLS = ['GET /api/graphql', 'GET /api/v4/projects/42/merge_requests']

/** Each of the open ones has a build. */
async function build(): Promise<void> {
  for (const { project, branch, isMerged } of await under.forge.requests())
    if (project === 42 && !isMerged) await under.forge.startBuild(42, branch)
}

const buildsOf = ({ items }: ListedMergeRequests) => items.map(({ head_pipeline: one }) => one?.status)

test.each([1, 2])('page %i of a list with builds is two calls in one round', async (page) => {
  await build()
  const { room, during } = await counted()
  const { mergeRequests } = await room.contextOf('ann')
  const { answer, calls, rounds } = await during(() => mergeRequests.list({ ...LIST, page }))
  if (answer.kind !== 'list') throw new Error(answer.kind)
  expect(answer.items).toHaveLength(page === 1 ? 10 : 1)
  expect(buildsOf(answer)).toEqual(answer.items.map(() => 'running'))
  expect(answer.unlooked).toEqual([])
  expect(calls).toEqual(LIST_CALLS)
  expect(rounds).toBe(1)
})

test('the service token reads a list as well with two calls in one round, and no fork', async () => {
  await build()
  await under.v4('POST', '/projects/42/fork', { as: 'bob' })
  const { source_branch } = await under.mergeRequest(11)
  const body = { source_branch, target_branch: 'main', target_project_id: 42, title: 'From a fork' }
  const opened = await under.v4('POST', '/projects/bob%2Fweb/merge_requests', { as: 'bob', body })
  expect(opened.status).toBe(201)
  const { room, during } = await counted({
    connected: { bob: 'sandbox-bob' },
    serviceToken: 'sandbox-root',
    projects: [{ alias: 'web', project: 42 }],
  })
  const read = async (user: string) => {
    const { mergeRequests } = await room.contextOf(user)
    const { answer, calls, rounds } = await during(() => mergeRequests.list(LIST))
    if (answer.kind !== 'list') throw new Error(answer.kind)
    return { calls, rounds, unlooked: answer.unlooked, forks: answer.items.map(({ fork_path }) => fork_path) }
  }
  expect((await read('bob')).forks).toContain('bob/web')
  const { forks, ...others } = await read('cy')
  expect(others).toEqual({ calls: LIST_CALLS, rounds: 1, unlooked: [] })
  expect(new Set(forks)).toEqual(new Set([null]))
})

test('where one without a build seems to be ready, the project is asked for its rules, once in a minute', async () => {
  const { room, during } = await counted()
  const { mergeRequests } = await room.contextOf('ann')
  const { calls, rounds } = await during(() => mergeRequests.list(LIST))
  expect(calls).toEqual(['GET /api/graphql', 'GET /api/v4/projects/42', LIST_CALLS[1]])
  expect(rounds).toBe(2)
  expect((await during(() => mergeRequests.list(LIST))).calls).toEqual(LIST_CALLS)
})

test('numbers are two calls in one round, too', async () => {
  await build()
  const { room, during } = await counted()
  const { mergeRequests } = await room.contextOf('ann')
  const { answer, calls, rounds } = await during(() => mergeRequests.list({ ...LIST, iids: [11, 12] }))
  expect(answer).toMatchObject({ items: { length: 2 } })
  expect(calls).toEqual(LIST_CALLS)
  expect(rounds).toBe(1)
})

test('a page of triage is two calls in one round', async () => {
  await build()
  const { room, during } = await counted()
  const context = await room.contextOf('ann')
  const { answer, calls, rounds } = await during(() => triage(context, { project: 42, page: 1 }))
  expect(answer).toMatchObject({ items: { length: 10 } })
  expect(calls).toEqual(LIST_CALLS)
  expect(rounds).toBe(1)
})

test('the queue of a person is two calls a project, with builds and approvals; one where nothing concerns them', async () => {
  await build()
  await under.v4('PUT', '/projects/42/merge_requests/12', { as: 'bob', body: { reviewer_ids: [2] } })
  const { room, during } = await counted()
  const { mergeRequests } = await room.contextOf('ann')
  const read = async () => {
    const { answer, calls } = await during(() => mergeRequests.queue({}))
    if (answer.kind !== 'queue') throw new Error(answer.kind)
    return { ...answer, calls }
  }
  const { calls, needsMe, waiting } = await read()
  expect(calls.filter((call) => call !== 'GET /api/v4/user')).toEqual(['GET /api/graphql', ...LIST_CALLS])
  expect(needsMe.map(({ iid }) => iid)).toContain(12)
  expect([...needsMe, ...waiting].map(({ head_pipeline: one }) => one?.status)).not.toContain(undefined)
  await under.v4('POST', '/projects/42/merge_requests/12/approve')
  expect((await read()).needsMe.map(({ iid }) => iid)).not.toContain(12)
})

test('a forge that answers nothing is waited for once', async () => {
  const { room, during } = await counted()
  const { mergeRequests } = await room.contextOf('ann')
  under.forge.fault({ match: '/', kind: 'status:500', times: 50 })
  const { answer, calls } = await during(() => mergeRequests.view({ project: 42, mr: 12 }))
  expect(answer.kind).not.toBe('view')
  expect(new Set(calls)).toEqual(
    new Set(['GET /api/graphql', 'GET /api/v4/projects/42', 'GET /api/v4/projects/42/merge_requests/12']),
  )
})
