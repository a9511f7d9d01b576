import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { namesIn } from '../../../src/model/integration-kinds.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { json, openRoom, startOddForge } from '../room.ts'

describe('at the sandbox’s forge of today', () => {
  let forge: ForgeUnderTest
  beforeAll(async () => {
    forge = await ForgeUnderTest.start()
  })
  beforeEach(() => forge.freshen())
  afterAll(() => forge.end())
  const today = async () =>
    (await (await openRoom(forge.forge.url, { api: 'v4' })).contextOf('ann')).integrations

  test('the list is one call, and what is not in it is said to be not on, and nothing more', async () => {
    const integrations = await today()
    const change = {
      project: 42,
      name: 'external-wiki',
      values: { external_wiki_url: 'https://wiki.example.com' },
    }
    await integrations.set({ ...change, name: 'external-wiki' })
    const before = forge.forge.ledger().length
    const listed = await integrations.list({ project: 42 })
    expect(
      forge.forge
        .ledger()
        .slice(before)
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual([expect.stringMatching(/^GET .*\/projects\/42\/integrations$/)])
    if (listed.kind !== 'list') throw new Error(listed.kind)
    expect(listed.rows.map(({ name }) => name)).toEqual(namesIn('today'))
    expect(listed.rows.find(({ name }) => name === 'external-wiki')?.state).toBe('on')
    expect(listed.rows.find(({ name }) => name === 'asana')?.state).toBe('not on')
  })

  test.each(['flowdock', 'gemnasium', 'hipchat'] as const)(
    '%s, which servers no longer have, is not offered, and nothing is asked',
    async (kind) => {
      const before = forge.forge.ledger().length
      expect(await (await today()).view({ project: 42, kind })).toMatchObject({
        kind: 'not-offered',
        retired: true,
      })
      expect(forge.forge.ledger()).toHaveLength(before)
    },
  )

  test('one that was never set is not the same as one that is not offered', async () => {
    expect(await (await today()).view({ project: 42, kind: 'asana' })).toMatchObject({
      kind: 'view',
      view: { state: 'never set' },
    })
  })

  test('whoever may not see the project is told that', async () => {
    const room = await openRoom(forge.forge.url, { api: 'v4', connected: { bob: 'sandbox-bob' } })
    const { integrations } = await room.contextOf('bob')
    expect(await integrations.list({ project: 42 })).toEqual({ kind: 'may-not' })
    expect(await integrations.list({ project: 44 })).toMatchObject({ kind: 'not-found' })
  })
})

test('integrations that are on and have no name here are told by what the forge calls them', async () => {
  const { url } = await startOddForge((_, response) => {
    json(response, 200, [
      { id: 1, title: 'Slack', slug: 'slack', active: true },
      { id: 2, title: 'Mattermost notifications', slug: 'mattermost', active: true },
      { id: 3, title: 'Drone', slug: 'drone_ci', active: true },
    ])
    return true
  })
  const { integrations } = await (await openRoom(url, { api: 'v4' })).contextOf('ann')
  const listed = await integrations.list({ project: 42 })
  if (listed.kind !== 'list') throw new Error(listed.kind)
  expect(listed.others).toEqual(['Mattermost notifications'])
  expect(listed.rows.filter(({ state }) => state === 'on').map(({ name }) => name)).toEqual([
    'drone-ci',
    'slack',
  ])
})

test('a forge whose API has no list is asked for each of them', async () => {
  const { url, received } = await startOddForge((request, response) => {
    const isList = /\/(?:integrations|services)$/.test(request)
    if (isList) json(response, 404, { error: '404 Not Found' })
    else json(response, 404, { message: '404 Service Not Found' })
    return true
  })
  const { integrations } = await (await openRoom(url, { api: 'v4' })).contextOf('ann')
  const listed = await integrations.list({ project: 42 })
  expect(listed).toMatchObject({ kind: 'list', others: [] })
  expect(received.length).toBeGreaterThan(namesIn('today').length)
})
