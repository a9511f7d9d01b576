import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createForgeClient, type ForgeClient, type Session } from '../../src/forge/client.ts'
import * as deployKeys from '../../src/forge/deploy-keys.ts'
import * as integrations from '../../src/forge/integrations.ts'
import * as mergeRequests from '../../src/forge/merge-requests.ts'
import * as milestones from '../../src/forge/milestones.ts'
import * as notes from '../../src/forge/notes.ts'
import * as projects from '../../src/forge/projects.ts'
import type { ApiResult } from '../../src/forge/result.ts'
import { readDraftMarks } from '../../src/forge/server-version.ts'
import * as users from '../../src/forge/users.ts'
import { draftTitle, readyTitle } from '../../src/model/draft.ts'
import { InertText } from '../../src/model/quick-action.ts'
import { ForgeUnderTest } from '../sandbox/forge/forge-under-test.ts'

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJZbN8YYdeGjsKeQnGE6vJ1yXgJ0r1TqFhQ0yJ1hPYmA live'

let forge: ForgeUnderTest
beforeAll(async () => {
  forge = await ForgeUnderTest.start()
})
afterAll(() => forge.end())

/** What is read; anything else is a fault. */
async function done<T>(asked: Promise<ApiResult<T>>): Promise<T> {
  const answer = await asked
  if (answer.kind !== 'done') throw new Error(JSON.stringify(answer))
  return answer.value
}

/** The 30 operations, one after the other, in whichever version; what comes of them. */
async function everything(session: Session, admin: Session) {
  const [mr] = (await done(mergeRequests.readAllMergeRequests(session, 42, { iid: 12 }))).items
  if (!mr) throw new Error('There is no !12')
  const seen = await done(mergeRequests.getMergeRequest(session, 42, mr))
  const commits = await done(mergeRequests.getMergeRequestCommits(session, 42, mr))
  const changes = await done(mergeRequests.getMergeRequestChanges(session, 42, mr))
  const versions = await done(mergeRequests.listMergeRequestVersions(session, 42, mr))
  const version = await done(mergeRequests.getMergeRequestVersion(session, 42, mr, versions[0]?.id ?? 0))
  const closing = await done(mergeRequests.readAllIssuesClosedOnMerge(session, 42, mr))
  const unsubscribed = await done(mergeRequests.unsubscribeFromMergeRequest(session, 42, mr))
  const subscribed = await done(mergeRequests.subscribeToMergeRequest(session, 42, mr))
  const todo = await done(mergeRequests.createMergeRequestTodo(session, 42, mr))
  const again = await done(mergeRequests.createMergeRequestTodo(session, 42, mr))
  const made = await done(milestones.createMilestone(session, 42, { title: 'Live', due_date: '2027-01-31' }))
  const closed = await done(milestones.updateMilestone(session, 42, made, { state_event: 'close' }))
  const milestone = await done(milestones.getMilestone(session, 42, made))
  const listed = await done(milestones.readAllMilestones(session, 42, { state: 'closed' }))
  const issues = await done(milestones.readAllMilestoneIssues(session, 42, made))
  const key = await done(deployKeys.addDeployKey(session, 42, { title: 'Live', key: KEY }))
  const keys = await done(deployKeys.listDeployKeys(session, 42))
  const readKey = await done(deployKeys.getDeployKey(session, 42, key.id))
  const everyKey = await done(deployKeys.listAllDeployKeys(admin))
  await done(deployKeys.enableDeployKey(session, 43, key.id))
  await done(deployKeys.disableDeployKey(session, 43, key.id))
  await done(deployKeys.deleteDeployKey(session, 42, key.id))
  const unset = await done(integrations.getIntegration(session, 42, 'irker'))
  await done(integrations.setIntegration(session, 42, 'irker', { recipients: '#web', server_port: 6659 }))
  const set = await done(integrations.getIntegration(session, 42, 'irker'))
  await done(integrations.removeIntegration(session, 42, 'irker'))
  const removed = await done(integrations.getIntegration(session, 42, 'irker'))
  const title = await done(
    mergeRequests.updateMergeRequest(session, 42, mr, {
      title: draftTitle(mr.title, await readDraftMarks(session), null),
    }),
  )
  const ready = await done(
    mergeRequests.updateMergeRequest(session, 42, mr, {
      title: readyTitle(title.title, await readDraftMarks(session), null),
    }),
  )
  return {
    mr: [mr.iid, seen.id === mr.id, mr.sha === seen.sha],
    parts: [commits.length, changes.changes.map(({ new_path }) => new_path), changes.sha === mr.sha],
    versions: [versions.length, version.commits.length, version.diffs.length],
    closing: closing.items.map(({ title }) => title),
    subscription: [
      unsubscribed?.iid,
      subscribed?.iid,
      /\/merge_requests\/(\d+)$/.exec(todo?.target_url ?? '')?.[1],
      again,
    ],
    milestone: [made.title, made.due_date, closed.state, milestone.state, issues.items.length],
    listed: listed.items.some(({ id }) => id === made.id),
    keys: [
      key.title,
      keys.some(({ id }) => id === key.id),
      readKey.id === key.id,
      everyKey.some(({ id }) => id === key.id),
    ],
    integrations: [unset.id, set.active, set.properties?.recipients, removed.active ?? false],
    drafts: [title.work_in_progress, ready.work_in_progress, ready.title === mr.title],
  }
}

function clientOf(api: 'v3' | 'v4'): ForgeClient {
  return createForgeClient({ baseUrl: forge.forge.url, api })
}

test('the sandbox’s forge does the same for every operation in either version of the API', async () => {
  const came = []
  for (const api of ['v3', 'v4'] as const) {
    await forge.forge.reset()
    const client = clientOf(api)
    came.push(await everything(client.as('sandbox-ann'), client.as('sandbox-root')))
    await client.close()
  }
  expect(came[1]).toEqual(came[0])
  expect(came[0]).toMatchObject({ mr: [12, true, true], listed: true })
})

test('what only today’s servers offer', async () => {
  const client = clientOf('v4')
  await forge.forge.reset()
  const [ann, bob] = [client.as('sandbox-ann'), client.as('sandbox-bob', 'bearer')]
  expect(await done(users.getCurrentUser(ann))).toMatchObject({ username: 'ann' })
  expect(await done(users.getCurrentUser(bob))).toMatchObject({ username: 'bob' })
  expect(await done(projects.findProject(ann, 'acme/web'))).toMatchObject({ id: 42 })
  expect(await projects.findProject(ann, 'acme/nothing')).toMatchObject({ kind: 'refused', status: 404 })
  const mr = await forge.mergeRequest(12)
  await done(mergeRequests.approveMergeRequest(ann, 42, mr, mr.sha))
  expect(await done(mergeRequests.getApprovals(ann, 42, mr))).toMatchObject({
    approved_by: [{ user: { username: 'ann' } }],
  })
  await done(mergeRequests.unapproveMergeRequest(ann, 42, mr))
  expect(await mergeRequests.approveMergeRequest(ann, 42, mr, 'b'.repeat(40))).toMatchObject({ status: 409 })
  await done(notes.createNote(ann, 42, mr, InertText.parse('Looks right')))
  expect((await done(notes.listNotes(ann, 42, mr))).items[0]).toMatchObject({ body: 'Looks right' })
  await done(mergeRequests.rebaseMergeRequest(ann, 42, mr))
  await expect
    .poll(async () => (await done(mergeRequests.getRebase(ann, 42, mr))).rebase_in_progress)
    .toBe(false)
  await done(integrations.setIntegration(ann, 42, 'irker', { recipients: '#web' }))
  expect(await done(integrations.listIntegrations(ann, 42))).toContainEqual(
    expect.objectContaining({ slug: 'irker', active: true }),
  )
  await client.close()
})

describe('merging in either version', () => {
  test.each(['v3', 'v4'] as const)('over API %s', async (api) => {
    await forge.forge.reset()
    const client = clientOf(api)
    const ann = client.as('sandbox-ann')
    const mr = await forge.mergeRequest(12)
    expect(await mergeRequests.acceptMergeRequest(ann, 42, mr, { sha: 'b'.repeat(40) })).toMatchObject({
      kind: 'refused',
      status: 409,
    })
    const merged = await done(mergeRequests.acceptMergeRequest(ann, 42, mr, { sha: mr.sha }))
    expect(merged).toMatchObject({ iid: 12, state: 'merged', merge_when_build_succeeds: false })
    await client.close()
  })
})
