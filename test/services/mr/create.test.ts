import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CreateInput } from '../../../src/services/mr/create.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { json, openRoom, startOddForge } from '../room.ts'

const banner: CreateInput = {
  project: 42,
  source: 'feature/blinking-banner',
  target: 'main',
  title: 'Make the banner blink again',
}

describe.each(['document', 'shipped'] as const)('at a forge as in the mode “%s”', (mode) => {
  let forge: ForgeUnderTest
  beforeAll(async () => {
    forge = await ForgeUnderTest.start(mode)
  })
  let before = 0
  beforeEach(async () => {
    await forge.freshen()
    before = forge.forge.ledger().length
  })
  afterAll(() => forge.end())

  const of = async (user: 'ann' | 'cy' | 'root' = 'ann') => {
    const room = await openRoom(forge.forge.url, { connected: { [user]: `sandbox-${user}` } })
    return room.contextOf(user)
  }
  const calls = () => forge.forge.ledger().slice(before)
  const writes = () => calls().filter(({ method }) => method !== 'GET')

  test('what was asked for is sent in one call, and the answer is the merge request as it stands', async () => {
    const services = await of()
    const created = await services.mergeRequests.create({
      ...banner,
      description: 'Because.',
      assignee: '@bob',
      labels: 'bug, ui',
      milestone: '2.4 search and reports',
    })
    expect(created).toMatchObject({
      kind: 'created',
      answered: true,
      missing: [],
      view: {
        mr: {
          title: banner.title,
          state: 'opened',
          assignee: { username: 'bob' },
          labels: ['bug', 'ui'],
          milestone: { iid: 3 },
        },
        files: expect.any(Array),
      },
    })
    const { id } = await forge.milestone(3)
    expect(writes()).toMatchObject([
      {
        method: 'POST',
        body: {
          source_branch: banner.source,
          target_branch: 'main',
          title: banner.title,
          description: 'Because.',
          assignee_id: 3,
          labels: 'bug,ui',
          milestone_id: id,
        },
      },
    ])
    expect(await services.forge.users.find({ project: 42, person: '@me' })).toMatchObject({
      person: { id: 2, username: 'ann' },
    })
  })

  test('without a target it goes where the latest merge requests go', async () => {
    const { target: _, ...rest } = banner
    const { mergeRequests } = await of()
    expect(await mergeRequests.defaults({ project: 42 })).toEqual({ kind: 'defaults', target: 'main' })
    expect(await mergeRequests.create(rest)).toMatchObject({ view: { mr: { target_branch: 'main' } } })
    expect(writes()[0]?.body).not.toHaveProperty('description')
  })

  test('a second one for the same branches is not sent: the first is shown', async () => {
    const { mergeRequests } = await of()
    expect(await mergeRequests.create({ ...banner, source: 'feature/report-range' })).toMatchObject({
      kind: 'open-already',
      view: { mr: { iid: 12 } },
    })
    expect(writes()).toEqual([])
  })

  test('of two at once, also of two people, one is sent and both are shown the same one', async () => {
    const room = await openRoom(forge.forge.url, {
      connected: { ann: 'sandbox-ann', bob: 'sandbox-bob' },
    })
    const outcomes = await Promise.all(
      ['ann', 'bob', 'ann'].map(async (user) => (await room.contextOf(user)).mergeRequests.create(banner)),
    )
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['created', 'open-already', 'open-already'])
    const iids = outcomes.map((outcome) => ('view' in outcome ? outcome.view.mr.iid : null))
    expect(new Set(iids)).toEqual(new Set([18]))
    expect(writes()).toHaveLength(1)
  })

  test.each([
    ['a branch into itself', { target: banner.source }, { kind: 'same-branch', branch: banner.source }],
    ['an unknown person', { assignee: 'nobody' }, { kind: 'unknown-person', typed: 'nobody' }],
    ['an unknown milestone', { milestone: 99 }, { kind: 'not-found', what: 'Milestone %99' }],
    ['an unknown project', { project: 999 }, { kind: 'not-found' }],
    ['the beginning of a milestone’s title', { milestone: '2.' }, { kind: 'ambiguous' }],
  ])('%s is refused before anything is sent', async (_, wrong, outcome) => {
    const { mergeRequests } = await of()
    expect(await mergeRequests.create({ ...banner, ...wrong })).toMatchObject(outcome)
    expect(writes()).toEqual([])
  })

  test.each([
    ['a source branch that does not exist', { source: 'no/such' }, /Source branch "no\/such" does not exist/],
    ['a target branch that does not exist', { target: 'no/such' }, /Target branch "no\/such" does not exist/],
    ['a project that is no fork’s origin', { targetProject: 43, target: 'main' }, /not a fork/],
  ])('%s is refused by the forge in words', async (_, wrong, reason) => {
    const { mergeRequests } = await of()
    expect(await mergeRequests.create({ ...banner, ...wrong })).toMatchObject({
      kind: 'refused',
      status: 422,
      reason: expect.stringMatching(reason),
    })
    expect(calls().some(({ effect }) => effect !== undefined)).toBe(false)
  })

  test('who may not push may not open one', async () => {
    const { mergeRequests } = await of('cy')
    expect(await mergeRequests.create(banner)).toEqual({ kind: 'may-not' })
  })

  test('an answer that was lost is settled by looking for it, and nobody is taken for the one who did it', async () => {
    const services = await of()
    forge.forge.fault({ match: 'POST', kind: 'drop-reply', times: 1 })
    expect(await services.mergeRequests.create({ ...banner, labels: 'bug' })).toMatchObject({
      kind: 'created',
      answered: false,
      missing: [],
      view: { mr: { iid: 18, source_branch: banner.source } },
    })
    expect(writes()).toHaveLength(1)
    // Nor does the forge tell it now.
    forge.forge.fault({ match: '/api/v3/user', kind: 'status:404', times: 1 })
    expect(await services.forge.users.find({ project: 42, person: '@me' })).toEqual({ kind: 'unknown-self' })
  })

  test('when the forge cannot be read first, nothing is sent', async () => {
    const { mergeRequests } = await of()
    forge.forge.fault({ match: 'GET', kind: 'status:500', times: 9 })
    expect(await mergeRequests.create(banner)).toMatchObject({ kind: 'unreachable' })
    expect(writes()).toEqual([])
    await forge.forge.reset()
  })
})

describe('at a forge that does not keep to the rules', () => {
  const odd = async (post: (response: Parameters<typeof json>[0], mr: Record<string, unknown>) => void) => {
    let posted = false
    const forge = await startOddForge(
      (request, response, held) => {
        if (request.startsWith('POST')) {
          posted = true
          post(response, held.mr)
          return true
        }
        if (request.includes('/milestones')) {
          json(response, 200, [{ id: 503, iid: 3, project_id: 42, title: 'Sprint 9', state: 'active' }])
          return true
        }
        if (!posted && request.includes('state=opened')) {
          json(response, 200, [])
          return true
        }
        return false
      },
      { author: { id: 3, username: 'bob', name: 'Bob' } },
    )
    return { ...forge, services: await (await openRoom(forge.url)).contextOf('ann') }
  }
  const input = { project: 42, source: 'feature/report-range', target: 'main', title: 'Dates' }

  test('what it leaves out without a word is named', async () => {
    const { services } = await odd((response, mr) => json(response, 201, mr))
    expect(
      await services.mergeRequests.create({ ...input, assignee: 'bob', labels: 'bug', milestone: 3 }),
    ).toMatchObject({ kind: 'created', missing: ['assignee', 'labels', 'milestone'] })
  })

  test('a 409 for what came between the look and the call shows the other one', async () => {
    const { services, received } = await odd((response) =>
      json(response, 409, { message: ['Cannot Create: This merge request already exists: ["Dates"]'] }),
    )
    expect(await services.mergeRequests.create(input)).toMatchObject({
      kind: 'open-already',
      view: { mr: { iid: 12 } },
    })
    expect(received.filter((request) => request.startsWith('POST'))).toHaveLength(1)
  })

  test('a call that came to nothing is not repeated, and is not called done', async () => {
    const { url, received } = await startOddForge((request, response) => {
      if (request.startsWith('POST')) response.destroy()
      else json(response, 200, [])
      return true
    })
    const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
    expect(await mergeRequests.create(input)).toMatchObject({
      kind: 'unconfirmed',
      what: 'feature/report-range into main',
    })
    expect(received.filter((request) => request.startsWith('POST'))).toHaveLength(1)
  })

  test('a 401 from an account that can read means that it may not', async () => {
    const { services } = await odd((response) => json(response, 401, { message: '401 Unauthorized' }))
    expect(await services.mergeRequests.create(input)).toEqual({ kind: 'may-not' })
  })

  test('a project without merge requests has “master” as its usual target', async () => {
    const { url } = await startOddForge((_, response) => {
      json(response, 200, [])
      return true
    })
    const { mergeRequests } = await (await openRoom(url)).contextOf('ann')
    expect(await mergeRequests.defaults({ project: 42 })).toEqual({ kind: 'defaults', target: 'master' })
  })

  test('the target project is asked about and named in the call where it is another one', async () => {
    const { services, received } = await odd((response) =>
      json(response, 422, { error: ['Source project is not a fork of the target project'] }),
    )
    const outcome = await services.mergeRequests.create({ ...input, targetProject: 43 })
    expect(outcome).toMatchObject({ kind: 'refused', status: 422 })
    expect(received[0]).toContain('/projects/43/merge_requests?')
    expect(received.at(-1)).toBe('POST /api/v3/projects/42/merge_requests')
  })
})

test.each([
  ['source', 'Source branch "no/such" does not exist'],
  ['target', 'Target branch "no/such" does not exist'],
])('a %s branch that today’s servers refuse without its name is named', async (side, reason) => {
  const forge = await ForgeUnderTest.start()
  const room = await openRoom(forge.forge.url, { api: 'v4', connected: { ann: 'sandbox-ann' } })
  const { mergeRequests } = await room.contextOf('ann')
  const outcome = await mergeRequests.create({ ...banner, [side]: 'no/such' })
  expect(outcome).toMatchObject({ kind: 'refused', status: 400, reason })
  expect(forge.effects()).toEqual([])
  await forge.end()
})
