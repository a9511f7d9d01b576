import { expect, test } from 'vitest'
import {
  createMilestone,
  getMilestone,
  listMilestoneIssues,
  listMilestones,
  readAllMilestoneIssues,
  readAllMilestones,
  updateMilestone,
} from '../../src/forge/milestones.ts'
import { json, milestoneBody, serve, sessionAt } from './servers.ts'

async function forgeSaying(status: number, body: unknown) {
  const forge = await serve((_, response) => json(response, status, body))
  const asked = () => forge.received.map(({ method, url, body: sent }) => `${method} ${url} ${sent}`.trim())
  return { session: sessionAt(forge.url), asked }
}

const MILESTONE = { id: 3, group_id: null }
const BASE = '/api/v3/projects/42/milestones'
const ISSUE = { id: 76, iid: 6, project_id: 42, title: 'Broken', state: 'opened' }

test('a list, filtered by one iid and state', async () => {
  const forge = await forgeSaying(200, [milestoneBody(3)])
  expect(await listMilestones(forge.session, 42, { iid: 3, state: 'active' })).toMatchObject({
    kind: 'done',
    value: { items: [{ id: 3, due_date: null }] },
  })
  expect(forge.asked()).toEqual([`GET ${BASE}?iid=3&state=active&page=1&per_page=20`])
})

test('all of them', async () => {
  const forge = await forgeSaying(200, [milestoneBody(3), milestoneBody(4)])
  expect(await readAllMilestones(forge.session, 42, { state: 'closed' })).toMatchObject({
    value: { items: [{ id: 3 }, { id: 4 }], complete: true },
  })
  expect(forge.asked()).toEqual([`GET ${BASE}?state=closed&page=1&per_page=100`])
})

test('one milestone', async () => {
  const forge = await forgeSaying(200, milestoneBody(3, { due_date: '2026-12-01' }))
  expect(await getMilestone(forge.session, 42, MILESTONE)).toMatchObject({
    value: { id: 3, due_date: '2026-12-01' },
  })
  expect(forge.asked()).toEqual([`GET ${BASE}/3`])
})

test.each([200, 201])('creating is done with status %i', async (status) => {
  const forge = await forgeSaying(status, milestoneBody(5))
  expect(await createMilestone(forge.session, 42, { title: 'Five', due_date: '2026-12-01' })).toMatchObject({
    kind: 'done',
    value: { id: 5 },
  })
  expect(forge.asked()).toEqual([`POST ${BASE} {"title":"Five","due_date":"2026-12-01"}`])
})

test('a title that is taken is refused in plain words', async () => {
  const forge = await forgeSaying(400, {
    message: 'Failed to create milestone {:title=>["has already been taken"]}',
  })
  const reason = 'Failed to create milestone: title has already been taken'
  expect(await createMilestone(forge.session, 42, { title: 'Five' })).toEqual({
    kind: 'refused',
    status: 400,
    reason,
    fields: { title: 'Has already been taken' },
  })
})

test('closing, and taking the date away', async () => {
  const forge = await forgeSaying(200, milestoneBody(3, { state: 'closed' }))
  expect(
    await updateMilestone(forge.session, 42, MILESTONE, { state_event: 'close', due_date: null }),
  ).toMatchObject({ value: { state: 'closed' } })
  expect(forge.asked()).toEqual([`PUT ${BASE}/3 {"state_event":"close","due_date":null}`])
})

test('the issues of a milestone, by page and all', async () => {
  const forge = await forgeSaying(200, [ISSUE])
  expect(await listMilestoneIssues(forge.session, 42, MILESTONE, { page: 2, per_page: 5 })).toMatchObject({
    value: { items: [ISSUE], page: 2 },
  })
  expect(await readAllMilestoneIssues(forge.session, 42, MILESTONE, { maxItems: 500 })).toMatchObject({
    value: { items: [ISSUE], complete: true },
  })
  expect(forge.asked()).toEqual([
    `GET ${BASE}/3/issues?page=2&per_page=5`,
    `GET ${BASE}/3/issues?page=1&per_page=100`,
  ])
})
