import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClock } from '../../../../src/sandbox/clock.ts'
import { ForgeUnderTest } from '../forge-under-test.ts'
import { Receiver } from './receiver.ts'

const clock = createClock()
const DAY_MS = 86_400_000

let under: ForgeUnderTest
let receiver: Receiver

beforeAll(async () => {
  receiver = await Receiver.start()
  under = await ForgeUnderTest.start('document', undefined, clock.now, {
    hooks: [{ url: receiver.url, token: 'only we two know' }],
  })
})
beforeEach(async () => {
  clock.reset()
  await under.forge.reset()
  receiver.forget()
})
afterAll(async () => {
  await under.end()
  await receiver.end()
})

/** What was told of something that is done. */
async function toldOf(doing: () => Promise<unknown>): Promise<string[]> {
  await doing()
  await under.forge.hooksSettled()
  return receiver.actions()
}

const edit = async (iid: number, body: object) => under.at(iid, 'PUT', '', { body })

describe('a merge request', () => {
  test('that is opened is told with who opened it, where, and what it is', async () => {
    const body = { source_branch: 'feature/no-request-yet', target_branch: 'main', title: 'Now there is one' }
    const clone = await under.clone()
    await clone.git('checkout', '-q', '-b', body.source_branch)
    await clone.commit('Something new', { 'new.txt': 'new\n' })
    await clone.git('push', '-q', 'origin', body.source_branch)
    await under.forge.hooksSettled()
    receiver.forget()
    const told = await toldOf(() => under.call('POST', '/projects/42/merge_requests', { as: 'bob', body }))
    expect(told).toEqual(['Merge Request Hook: open'])
    const [opened] = receiver.told('Merge Request Hook')
    expect(opened).toMatchObject({
      object_kind: 'merge_request',
      user: { id: 3, username: 'bob', name: 'Bob Baker' },
      project: {
        id: 42,
        path_with_namespace: 'acme/web',
        web_url: `${under.forge.url}/acme/web`,
      },
      object_attributes: { title: 'Now there is one', action: 'open', target_project_id: 42 },
    })
    expect(opened?.object_attributes).not.toHaveProperty('oldrev')
  })

  test('that is edited is told with who edited it', async () => {
    const told = await toldOf(() => edit(12, { title: 'Another title', labels: 'ui,later', assignee_id: 3 }))
    expect(told).toEqual(['Merge Request Hook: update'])
    const [update] = receiver.told('Merge Request Hook')
    expect(update).toMatchObject({
      user: { username: 'ann' },
      object_attributes: { iid: 12, title: 'Another title' },
    })
  })

  test('that is edited to what it was is not told', async () => {
    const { title } = await under.mergeRequest(12)
    expect(await toldOf(() => edit(12, { title }))).toEqual([])
  })

  test('that is closed and opened again is told of both', async () => {
    expect(await toldOf(() => edit(12, { state_event: 'close' }))).toEqual(['Merge Request Hook: close'])
    receiver.forget()
    expect(await toldOf(() => edit(12, { state_event: 'reopen' }))).toEqual(['Merge Request Hook: reopen'])
  })

  test('that is merged is told with the push to its target and the issues that it closes', async () => {
    const { sha } = await under.mergeRequest(7)
    const told = await toldOf(() => under.at(7, 'PUT', '/merge', { body: { sha } }))
    expect(told.toSorted()).toEqual([
      'Issue Hook: close',
      'Issue Hook: close',
      'Merge Request Hook: merge',
      'Push Hook',
    ])
    const [merged] = receiver.told('Merge Request Hook')
    expect(merged?.object_attributes).toMatchObject({ iid: 7 })
    expect(merged?.user?.username).toBe('ann')
    const after = await under.mergeRequest(7)
    expect(merged?.object_attributes.merge_commit_sha).toBe(after.merge_commit_sha)
    const [push] = receiver.told('Push Hook')
    expect(push).toMatchObject({
      ref: 'refs/heads/main',
      after: after.merge_commit_sha,
      user: { username: 'ann' },
    })
    expect(receiver.told('Issue Hook')).toMatchObject([
      { object_attributes: { iid: 3, state: 'closed' }, user: { username: 'ann' } },
      { object_attributes: { iid: 5, state: 'closed' }, user: { username: 'ann' } },
    ])
  })

  test('that will be merged when its build succeeds is told of that, of the build, and of the merge', async () => {
    const { sha, source_branch: branch } = await under.mergeRequest(11)
    const body = { sha, merge_when_build_succeeds: true }
    expect(await toldOf(() => under.at(11, 'PUT', '/merge', { body }))).toEqual([
      'Merge Request Hook: update',
    ])
    receiver.forget()
    const told = await toldOf(() => under.forge.finishBuild({ project: 42, branch, status: 'success' }))
    expect(told).toContain('Pipeline Hook: success')
    expect(told).toContain('Merge Request Hook: merge')
    expect(receiver.told('Merge Request Hook')[0]?.user?.username).toBe('ann')
  })
})

describe('a push', () => {
  test('is told with the merge request’s old head, and the build that it starts', async () => {
    const { sha: before, source_branch: branch } = await under.mergeRequest(11)
    const clone = await under.clone('acme/web', 'bob')
    await clone.git('checkout', '-q', branch)
    const after = await clone.commit('One more', { 'more.txt': 'more\n' })
    const told = await toldOf(() => clone.git('push', '-q', 'origin', branch))
    expect(told.toSorted()).toEqual([
      'Merge Request Hook: update',
      'Pipeline Hook: canceled',
      'Pipeline Hook: running',
      'Push Hook',
    ])
    const [push] = receiver.told('Push Hook')
    expect(push).toMatchObject({
      ref: `refs/heads/${branch}`,
      before,
      after,
      user: { username: 'bob' },
      project_id: 42,
    })
    const [update] = receiver.told('Merge Request Hook')
    expect(update?.object_attributes).toMatchObject({ oldrev: before })
    const running = receiver.told('Pipeline Hook').find((one) => one.object_attributes.status === 'running')
    expect(running).toMatchObject({
      object_attributes: { ref: branch, sha: after },
      merge_request: { iid: 11 },
      user: { username: 'bob' },
    })
  })

  test('that makes a branch and one that deletes it are told with no commit before and after', async () => {
    const clone = await under.clone()
    const head = await clone.git('rev-parse', 'HEAD')
    await toldOf(() => clone.git('push', '-q', 'origin', 'HEAD:refs/heads/short-lived'))
    await toldOf(() => clone.git('push', '-q', 'origin', ':short-lived'))
    const none = '0'.repeat(40)
    expect(receiver.told('Push Hook')).toMatchObject([
      { before: none, after: head },
      { before: head, after: none },
    ])
  })

  test('of more than three branches is not told', async () => {
    const clone = await under.clone()
    const branches = ['a', 'b', 'c', 'd'].map((name) => `HEAD:refs/heads/many-${name}`)
    const told = await toldOf(() => clone.git('push', '-q', 'origin', ...branches))
    expect(told.filter((event) => !event.startsWith('Pipeline Hook'))).toEqual([])
  })
})

describe('what else happens', () => {
  test('to a build is told with what has become of it', async () => {
    const { source_branch: branch, sha } = await under.mergeRequest(11)
    const told = await toldOf(() => under.forge.finishBuild({ project: 42, branch, status: 'failed' }))
    expect(told).toEqual(['Pipeline Hook: failed'])
    expect(receiver.told('Pipeline Hook')[0]).toMatchObject({
      object_kind: 'pipeline',
      object_attributes: { ref: branch, sha, status: 'failed' },
      merge_request: { iid: 11 },
    })
  })

  test('to a milestone is told when it is made and closed, and not when it is edited', async () => {
    const made = await under.call('POST', '/projects/42/milestones', { body: { title: 'Someday' } })
    const { id } = Object(made.body)
    await under.call('PUT', `/projects/42/milestones/${id}`, { body: { description: 'Soon' } })
    await under.call('PUT', `/projects/42/milestones/${id}`, { body: { state_event: 'close' } })
    await under.forge.hooksSettled()
    expect(receiver.actions()).toEqual(['Milestone Hook: create', 'Milestone Hook: close'])
    expect(receiver.told('Milestone Hook')[1]).toMatchObject({
      object_kind: 'milestone',
      object_attributes: { title: 'Someday', state: 'closed' },
    })
  })

  test('on the days by which the clock is moved is told', async () => {
    clock.move(3 * DAY_MS)
    const told = await toldOf(() => under.forge.catchUp())
    expect(told.filter((one) => one === 'Issue Hook: close')).toHaveLength(3)
    expect(told).toContain('Issue Hook: open')
    expect(told).toContain('Note Hook: create')
    expect(told).toContain('Pipeline Hook: failed')
    const [closed] = receiver.told('Issue Hook')
    expect(closed).toMatchObject({
      object_kind: 'issue',
      object_attributes: { state: 'closed', action: 'close' },
    })
  })

  test('in today’s API is told as what happens in the older one', async () => {
    const body = { body: 'Looks good to me' }
    const told = await toldOf(() =>
      under.v4('POST', '/projects/42/merge_requests/12/notes', { as: 'bob', body }),
    )
    expect(told).toEqual(['Note Hook: create'])
    expect(receiver.told('Note Hook')[0]).toMatchObject({
      object_kind: 'note',
      user: { username: 'bob' },
      object_attributes: { system: false },
      merge_request: { iid: 12 },
    })
    receiver.forget()
    const path = '/projects/42/merge_requests/12'
    const approved = await toldOf(() => under.v4('POST', `${path}/approve`))
    expect(approved).toEqual(['Merge Request Hook: approved'])
    expect(receiver.told('Merge Request Hook')[0]?.user?.username).toBe('ann')
    receiver.forget()
    const unapproved = await toldOf(() => under.v4('POST', `${path}/unapprove`))
    expect(unapproved).toEqual(['Merge Request Hook: unapproved'])
    receiver.forget()
    const reviewed = await toldOf(() => under.v4('PUT', path, { body: { reviewer_ids: [4] } }))
    expect(reviewed).toEqual(['Merge Request Hook: update'])
  })

  test('when a merge request is rebased is told as a push and a new head', async () => {
    const { sha } = await under.mergeRequest(7)
    await toldOf(() => under.at(7, 'PUT', '/merge', { body: { sha } }))
    receiver.forget()
    const { sha: before, source_branch: branch } = await under.mergeRequest(16)
    const told = await toldOf(() => under.v4('PUT', '/projects/42/merge_requests/16/rebase'))
    const { sha: after } = await under.mergeRequest(16)
    expect(told).toContain('Merge Request Hook: update')
    expect(receiver.told('Push Hook')).toMatchObject([{ ref: `refs/heads/${branch}`, before, after }])
    const pushed = receiver.told('Merge Request Hook').find((one) => 'oldrev' in one.object_attributes)
    expect(pushed?.object_attributes).toMatchObject({ oldrev: before })
  })

  test('to what stands in the way of a merge is told', async () => {
    const order = { project: 42, iid: 12, as: 'discussions_not_resolved' }
    expect(await toldOf(() => under.forge.hold(order))).toEqual(['Merge Request Hook: update'])
  })

  test('in a request that is refused is not told', async () => {
    expect(await toldOf(() => under.at(12, 'PUT', '/merge', { as: 'bob' }))).toEqual([])
    expect(await toldOf(() => edit(12, { title: '' }))).toEqual([])
  })

  test('to what is only looked at is nothing', async () => {
    const looks = async () => {
      await under.at(12, 'GET', '')
      await fetch(`${under.forge.url}/acme/web/-/merge_requests/12`)
    }
    expect(await toldOf(looks)).toEqual([])
  })
})
