import { beforeEach, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../../forge-under-test.ts'
import { ANN, BOB, CY, look, on, ROOT, Today } from './today.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.freshen())

const MINE = { source_branch: 'main', target_branch: 'fix/rounding', title: 'Draft: Back to the branch' }

const create = async (body: object, as: 'ann' | 'bob' | 'cy' = 'ann') =>
  under.v4('POST', '/projects/42/merge_requests', { as, body })

const edit = async (iid: number, body: object, as: 'ann' | 'bob' | 'cy' = 'ann') =>
  on(under, iid, 'PUT', '', { as, body })

describe('creating', () => {
  test('answers 201 with all that was asked for', async () => {
    const reply = await create({
      ...MINE,
      description: '- [x] one\n- [ ] two',
      assignee_ids: [ANN, BOB],
      reviewer_ids: `${BOB},${CY}`,
      labels: 'b,a',
      squash: true,
      remove_source_branch: true,
    })
    expect(reply).toMatchObject({
      status: 201,
      body: {
        iid: 18,
        draft: true,
        assignee: { username: 'ann' },
        assignees: [{ username: 'ann' }, { username: 'bob' }],
        reviewers: [{ username: 'bob' }, { username: 'cy' }],
        labels: ['a', 'b'],
        squash: true,
        force_remove_source_branch: true,
        task_completion_status: { count: 2, completed_count: 1 },
        detailed_merge_status: 'draft_status',
      },
    })
    expect(under.effects()).toEqual(['merge request created'])
    expect(await under.mergeRequest(18)).toMatchObject({
      title: 'WIP: Back to the branch',
      assignee: { username: 'ann' },
      work_in_progress: true,
    })
  })

  test('with people who are no members leaves them out', async () => {
    const made = Today.parse((await create({ ...MINE, assignee_ids: [ROOT], reviewer_ids: [ROOT, CY] })).body)
    expect(made.assignees).toEqual([])
    expect(made.reviewers).toMatchObject([{ username: 'cy' }])
  })

  test('is done at once for everybody who reads, and once for the same branches', async () => {
    const reads: Promise<{ status: number }>[] = []
    const reading = setInterval(
      () => reads.push(under.v4('GET', '/projects/42/merge_requests?per_page=1', { as: 'cy' })),
      1,
    )
    const made = await Promise.all([create(MINE), create(MINE, 'bob')])
    clearInterval(reading)
    const statuses = new Set((await Promise.all(reads)).map(({ status }) => status))
    expect([...statuses]).toEqual([200])
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(under.effects()).toEqual(['merge request created'])
  })

  test.each([
    [{ title: 'x' }, 400, { error: 'source_branch is missing, target_branch is missing' }],
    [
      { ...MINE, target_branch: 'main' },
      422,
      { message: ["You can't use same project/branch for source and target"] },
    ],
    [{ ...MINE, source_branch: 'no/such' }, 400, { message: { source_branch: ['does not exist'] } }],
    [{ ...MINE, target_branch: 'no/such' }, 400, { message: { target_branch: ['does not exist'] } }],
    [
      { ...MINE, target_project_id: 43 },
      422,
      { message: ['Source project is not a fork of the target project'] },
    ],
    [
      { ...MINE, source_branch: 'feature/dutch', target_branch: 'main' },
      409,
      { message: ['Another open merge request already exists for this source branch: !14'] },
    ],
  ])('%j is refused', async (body, status, says) => {
    expect(await create(body)).toMatchObject({ status, body: says })
    expect(under.effects()).toEqual([])
  })

  test('takes a developer', async () => {
    expect((await create(MINE, 'cy')).status).toBe(403)
  })
})

describe('a draft', () => {
  test.each(['Draft: x', 'draft: x', '[Draft] x', '(draft) x'])('is called “%s”', async (title) => {
    expect((await edit(12, { title })).body).toMatchObject({ title, draft: true })
    expect(await under.mergeRequest(12)).toMatchObject({ title: 'WIP: x', work_in_progress: true })
  })

  test.each(['WIP: x', 'Drafty: x', 'A draft: x'])('is not called “%s”', async (title) => {
    expect((await edit(12, { title })).body).toMatchObject({ draft: false })
  })

  test('is ready when its title says so no more', async () => {
    expect((await edit(8, { title: 'Sign in with a passkey' }, 'bob')).body).toMatchObject({
      draft: false,
      detailed_merge_status: 'mergeable',
    })
  })

  test('of the document’s time is called one in today’s words, and stays one when nobody says otherwise', async () => {
    const title = 'Draft: Sign in with a passkey'
    expect(await look(under, 8)).toMatchObject({ title, draft: true })
    expect((await edit(8, { title, labels: 'ui' })).body).toMatchObject({
      title,
      draft: true,
      labels: ['ui'],
    })
    expect((await under.mergeRequest(8)).title).toBe('WIP: Sign in with a passkey')
  })
})

describe('changing', () => {
  test('closes and reopens, and knows no other state', async () => {
    expect((await edit(12, { state_event: 'close' })).body).toMatchObject({
      state: 'closed',
      closed_by: { username: 'ann' },
      detailed_merge_status: 'not_open',
    })
    expect((await edit(12, { state_event: 'reopen' })).body).toMatchObject({
      state: 'opened',
      closed_at: null,
    })
    expect(await edit(12, { state_event: 'merge' })).toMatchObject({
      status: 400,
      body: { error: 'state_event does not have a valid value' },
    })
    expect(under.effects()).toEqual(['closed', 'reopened'])
  })

  test('adds and takes away labels one by one', async () => {
    const reply = await edit(12, { add_labels: 'ui,bug', remove_labels: ['feature'] })
    expect(reply.body).toMatchObject({ labels: ['bug', 'ui'] })
    expect((await edit(12, { labels: '' })).body).toMatchObject({ labels: [] })
  })

  test('assigns several people, or nobody', async () => {
    expect((await edit(12, { assignee_ids: [BOB, ANN] })).body).toMatchObject({
      assignee: { username: 'ann' },
      assignees: [{ username: 'ann' }, { username: 'bob' }],
    })
    expect(await under.mergeRequest(12)).toMatchObject({ assignee: { username: 'ann' } })
    for (const nobody of [{ assignee_ids: [] }, { assignee_ids: [0] }, { assignee_ids: '' }]) {
      await edit(12, { assignee_id: ANN })
      expect((await edit(12, nobody)).body).toMatchObject({ assignee: null, assignees: [] })
    }
  })

  test('of the one assignee that the document knows ends the others', async () => {
    await under.at(7, 'PUT', '', { body: { assignee_id: CY } })
    expect((await look(under, 7)).assignees).toMatchObject([{ username: 'cy' }])
  })

  test('asks reviewers, which is a change of its own', async () => {
    const before = await look(under, 12)
    const reply = Today.parse((await edit(12, { reviewer_ids: [CY, BOB] })).body)
    expect(reply.reviewers).toMatchObject([{ username: 'cy' }, { username: 'bob' }])
    expect(reply.updated_at > before.updated_at).toBe(true)
    await edit(12, { reviewer_ids: [BOB, CY] })
    expect((await edit(12, { reviewer_ids: [] })).body).toMatchObject({ reviewers: [] })
    expect(under.effects()).toEqual(['merge request updated', 'merge request updated'])
  })

  test.each([
    [
      {},
      400,
      {
        error:
          'assignee_id, assignee_ids, reviewer_ids, description, labels, add_labels, remove_labels, milestone_id, ' +
          'remove_source_branch, allow_collaboration, allow_maintainer_to_push, squash, target_branch, title, ' +
          'state_event, discussion_locked, merge_after are missing, at least one parameter must be provided',
      },
    ],
    [{ title: ' ' }, 400, { error: 'title is invalid' }],
    [{ assignee_ids: ['x'] }, 400, { error: 'assignee_ids is invalid' }],
  ])('%j is refused', async (body, status, says) => {
    expect(await edit(12, body)).toMatchObject({ status, body: says })
  })

  test('is not for reporters, unless it is theirs', async () => {
    expect((await edit(12, { title: 'x' }, 'cy')).status).toBe(403)
    await edit(12, { assignee_ids: [ANN, CY] })
    expect((await edit(12, { title: 'x' }, 'cy')).status).toBe(200)
  })
})

describe('deleting', () => {
  test('answers 204 with nothing, and then there is nothing', async () => {
    expect(await on(under, 3, 'DELETE', '', { as: 'root' })).toMatchObject({ status: 204, text: '' })
    expect((await on(under, 3, 'DELETE', '', { as: 'root' })).status).toBe(404)
    expect(under.effects()).toEqual(['merge request deleted'])
  })

  test('takes an owner', async () => {
    expect((await on(under, 3, 'DELETE')).status).toBe(403)
  })
})
