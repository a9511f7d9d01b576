import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { integrationNames } from '../../src/model/integration-kinds.ts'
import { SERVER } from '../../src/model/server-name.ts'
import type { PlainChange } from '../../src/services/integration/set.ts'
import { type IntegrationForge, startIntegrationForge } from './integration-forge.ts'
import { json, openRoom } from './room.ts'

const at = async (forge: { readonly url: string }, user = 'ann') =>
  (await (await openRoom(forge.url)).contextOf(user)).integrations

const wiki = {
  project: 42,
  name: 'external-wiki',
  values: { external_wiki_url: 'https://wiki.example.com' },
} as const
const slack = { project: 42, name: 'slack', values: { channel: '#ops' } } as const
const WEBHOOK = 'https://hooks.example.com/services/canary'

/** What the page does when somebody has filled it in. */
async function entered(forge: IntegrationForge, change: PlainChange, secrets: Record<string, string>) {
  const room = await openRoom(forge.url)
  const services = (await room.contextOf('ann')).integrations
  const { url } = await services.enter({ ...change, projectName: 'acme/web', replaces: false })
  expect(url).toMatch(/^https:\/\/greenlight\.example\.com\/secret\/[\w-]{22}$/)
  const held = await room.store.secretLinks.enter(url.split('/').at(-1) ?? '', secrets)
  return { room, services, held: held ?? '' }
}

describe.concurrent('the list', () => {
  test('asks for each of the nineteen, four at a time, and tells each row as it is', async () => {
    const forge = await startIntegrationForge({
      oddly: ({ slug }, response) => {
        if (slug === 'flowdock') json(response, 404, { message: '404 Service Not Found' })
        else if (slug === 'jira') json(response, 403, { message: '403 Forbidden' })
        else if (slug === 'redmine') json(response, 404, { message: '404 Not found' })
        else if (slug === 'teamcity') json(response, 400, { message: 'odd' })
        else if (slug === 'bamboo')
          json(response, 200, { id: 3, active: false, properties: { bamboo_url: 'https://x' } })
        else return false
        return true
      },
    })
    forge.set.set('slack', { active: true, properties: { webhook: WEBHOOK } })
    const listed = await (await at(forge)).list({ project: 42 })
    if (listed.kind !== 'list') throw new Error(listed.kind)
    expect(listed.rows.map(({ name }) => name)).toEqual(integrationNames)
    const states = Object.fromEntries(listed.rows.map(({ name, state }) => [name, state]))
    expect(states).toMatchObject({
      slack: 'on',
      bamboo: 'off',
      flowdock: 'not offered',
      jira: 'no access',
      redmine: 'never set',
      teamcity: 'not read',
      asana: 'never set',
    })
    expect(forge.received).toHaveLength(19)
    expect(forge.most()).toBeLessThanOrEqual(4)
    expect(JSON.stringify(listed)).not.toContain('canary')
  })

  test.each([
    [403, '403 Forbidden', { kind: 'may-not' }],
    [401, '401 Unauthorized', { kind: 'token-refused' }],
    [404, '404 Project Not Found', { kind: 'not-found', what: 'Project 42' }],
  ])('%i for everything is one trouble, after four calls', async (status, message, trouble) => {
    const forge = await startIntegrationForge({
      oddly: (_, response) => json(response, status, { message }) === undefined,
    })
    expect(await (await at(forge)).list({ project: 42 })).toEqual(trouble)
    expect(forge.received).toHaveLength(4)
  })

  test('who has no account of their own reads nothing', async () => {
    const forge = await startIntegrationForge()
    expect(await (await at(forge, 'cy')).list({ project: 42 })).toEqual({ kind: 'not-connected' })
    expect(forge.received).toEqual([])
  })
})

describe.concurrent('setting', () => {
  test('is one call, and told as the forge shows it afterwards', async () => {
    const forge = await startIntegrationForge()
    expect(await (await at(forge)).set(wiki)).toMatchObject({
      kind: 'set',
      answered: true,
      differs: [],
      view: { state: 'on' },
    })
    expect(forge.received.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET'])
    expect(forge.writes()).toEqual([{ method: 'PUT', slug: 'external-wiki', body: wiki.values }])
  })

  test('sends what is there and nobody spoke of along, leaves blank out, and empties what was emptied', async () => {
    const forge = await startIntegrationForge()
    forge.set.set('irker', {
      active: true,
      properties: {
        recipients: '#a',
        server_host: 'irker.example.com',
        server_port: '6660',
        colorize_messages: '1',
      },
    })
    const values = { recipients: '#b', server_host: '', default_irc_uri: '' }
    const outcome = await (await at(forge)).set({ project: 42, name: 'irker', values })
    expect(outcome).toMatchObject({ kind: 'set', differs: [] })
    expect(forge.writes()[0]?.body).toEqual({
      recipients: '#b',
      server_host: '',
      server_port: 6660,
      colorize_messages: true,
    })
  })

  test('tells what the forge shows otherwise', async () => {
    const forge = await startIntegrationForge({
      oddly: ({ method, body }) => {
        if (method === 'PUT') body.title = 'Their own'
        return false
      },
    })
    const values = {
      new_issue_url: 'https://t.example.com/new',
      issues_url: 'https://t.example.com/:id',
      project_url: 'https://t.example.com',
      title: 'Ours',
    }
    const outcome = await (await at(forge)).set({ project: 42, name: 'custom-issue-tracker', values })
    expect(outcome).toMatchObject({ kind: 'set', answered: true, differs: ['Title'] })
  })

  test('takes no late reading for what the forge has made of it', async () => {
    const forge = await startIntegrationForge({
      oddly: ({ method }, response, { received }) => {
        const reads = received.filter((call) => call.method === 'GET').length
        if (method !== 'GET' || reads !== 2) return false
        json(response, 200, {
          id: 7,
          active: true,
          properties: { external_wiki_url: 'https://old.example.com' },
        })
        return true
      },
    })
    forge.set.set('external-wiki', {
      active: true,
      properties: { external_wiki_url: 'https://old.example.com' },
    })
    expect(await (await at(forge)).set(wiki)).toMatchObject({ kind: 'set', answered: true, differs: [] })
    expect(forge.received.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET', 'GET'])
  })

  test('that a forge took and shows as before is not called set, in the end', async () => {
    const forge = await startIntegrationForge({
      oddly: ({ method }, response) => method === 'PUT' && json(response, 200, true) === undefined,
    })
    forge.set.set('external-wiki', {
      active: true,
      properties: { external_wiki_url: 'https://old.example.com' },
    })
    expect(await (await at(forge)).set(wiki)).toMatchObject({
      kind: 'unconfirmed',
      reason: `${SERVER} took it and doesn’t show the change`,
    })
  })

  test.each([
    [400, { message: '400 (Bad request) "external_wiki_url" not given' }, { kind: 'refused', status: 400 }],
    [
      404,
      { message: '404 Not Found' },
      { kind: 'refused', status: 404, reason: expect.stringContaining('one of the values') },
    ],
    [404, { message: '404 Service Not Found' }, { kind: 'not-offered', slug: 'external-wiki' }],
    [403, { message: '403 Forbidden' }, { kind: 'may-not' }],
    [401, { message: '401 Unauthorized' }, { kind: 'may-not' }],
  ])('%i %j is told as what it means, after one call', async (status, body, told) => {
    const forge = await startIntegrationForge({
      oddly: ({ method }, response) => method === 'PUT' && json(response, status, body) === undefined,
    })
    expect(await (await at(forge)).set(wiki)).toMatchObject(told)
    expect(forge.writes()).toHaveLength(1)
  })

  test('a 401 by a token that is dead on a read as well is a dead token', async () => {
    let dead = false
    const forge = await startIntegrationForge({
      oddly: ({ method }, response) => {
        dead ||= method === 'PUT'
        if (dead) json(response, 401, { message: '401 Unauthorized' })
        return dead
      },
    })
    expect(await (await at(forge)).set(wiki)).toEqual({ kind: 'token-refused' })
  })

  test('a lost answer is settled by reading, and never sent again', async () => {
    const forge = await startIntegrationForge({
      oddly: ({ method, slug, body }, response, { set }) => {
        if (method !== 'PUT') return false
        set.set(slug, { active: true, properties: body })
        response.destroy()
        return true
      },
    })
    expect(await (await at(forge)).set(wiki)).toMatchObject({ kind: 'set', answered: false })
    expect(forge.writes()).toHaveLength(1)
  })

  test('a lost answer that left no trace is told as not certain', async () => {
    const forge = await startIntegrationForge({
      oddly: ({ method }, response) => {
        if (method === 'PUT') response.destroy()
        return method === 'PUT'
      },
    })
    expect(await (await at(forge)).set(wiki)).toMatchObject({
      kind: 'unconfirmed',
      reason: `${SERVER} doesn’t show the change`,
    })
    expect(forge.writes()).toHaveLength(1)
  })
})

describe.concurrent('what was entered on the page', () => {
  test('is sent by the same person’s yes, once, however often it is given at the same time', async () => {
    const forge = await startIntegrationForge()
    const { services, held } = await entered(forge, slack, { webhook: WEBHOOK })
    expect(forge.received).toEqual([])
    const answers = await Promise.all([1, 2, 3].map(() => services.confirm(held)))
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['gone', 'gone', 'set'])
    expect(forge.writes()).toEqual([
      { method: 'PUT', slug: 'slack', body: { webhook: WEBHOOK, channel: '#ops' } },
    ])
    expect(JSON.stringify(answers)).not.toContain('canary')
  })

  test('is sent by nobody else', async () => {
    const forge = await startIntegrationForge()
    const { room, services, held } = await entered(forge, slack, { webhook: WEBHOOK })
    await room.store.accounts.save('T1', 'bob', 'sandbox-bob')
    const bob = (await room.contextOf('bob')).integrations
    expect(await bob.confirm(held)).toEqual({ kind: 'gone' })
    expect(await bob.discard(held)).toBe(false)
    expect(await services.discard(held)).toBe(true)
    expect(await services.confirm(held)).toEqual({ kind: 'gone' })
    expect(forge.received).toEqual([])
  })

  test('is gone from the store before it is sent', async () => {
    let left: Promise<boolean> | undefined
    const forge = await startIntegrationForge({
      oddly: ({ method }) => {
        if (method === 'PUT')
          left = scene.room.store.pendingIntegrationChanges.discard(scene.held, 'T1', 'ann')
        return false
      },
    })
    const scene = await entered(forge, slack, { webhook: WEBHOOK })
    await scene.services.confirm(scene.held)
    expect(await left).toBe(false)
  })

  test('is never quoted, whatever the forge says about it', async () => {
    const forge = await startIntegrationForge({
      oddly: ({ method, body }, response) => {
        if (method !== 'PUT') return false
        json(response, 400, { message: { webhook: [`${body.webhook} is not a valid URL`] } })
        return true
      },
    })
    const { services, held } = await entered(forge, slack, { webhook: WEBHOOK })
    expect(await services.confirm(held)).toEqual({
      kind: 'refused',
      status: 400,
      reason: expect.stringContaining('aren’t shown, because they quote'),
    })
  })

  test('and whose answer was lost is not claimed to be there when the forge does not show it', async () => {
    const forge = await startIntegrationForge({
      hides: ['password'],
      oddly: ({ method }, response) => {
        if (method === 'PUT') response.destroy()
        return method === 'PUT'
      },
    })
    const values = { bamboo_url: 'https://bamboo.example.com', build_key: 'WEB', username: 'builder' }
    forge.set.set('bamboo', { active: true, properties: { ...values, password: 'old' } })
    const { services, held } = await entered(
      forge,
      { project: 42, name: 'bamboo', values },
      { password: 'canary' },
    )
    expect(await services.confirm(held)).toMatchObject({
      kind: 'unconfirmed',
      reason: expect.stringContaining('doesn’t show secrets'),
    })
  })

  test('and whose answer was lost is there when the forge shows it', async () => {
    const forge = await startIntegrationForge({
      oddly: ({ method, slug, body }, response, { set }) => {
        if (method !== 'PUT') return false
        set.set(slug, { active: true, properties: body })
        response.destroy()
        return true
      },
    })
    const { services, held } = await entered(forge, slack, { webhook: WEBHOOK })
    expect(await services.confirm(held)).toMatchObject({ kind: 'set', answered: false })
  })
})

describe.concurrent('removing', () => {
  test('is one call, told as the forge shows it; what is not set is left alone', async () => {
    const forge = await startIntegrationForge()
    const integrations = await at(forge)
    const target = { project: 42, kind: 'external-wiki' } as const
    expect(await integrations.remove(target)).toMatchObject({ kind: 'was-not-set' })
    expect(forge.writes()).toEqual([])
    forge.set.set('external-wiki', { active: true, properties: wiki.values })
    expect(await integrations.remove(target)).toMatchObject({ kind: 'removed', view: { state: 'never set' } })
    expect(forge.writes()).toEqual([{ method: 'DELETE', slug: 'external-wiki', body: {} }])
  })

  test.each([
    [
      'says 204 and nothing',
      (response: Parameters<typeof json>[0]) => void response.writeHead(204).end(),
      'removed',
    ],
    ['loses its answer', (response: Parameters<typeof json>[0]) => void response.destroy(), 'over'],
    [
      'says that there is none',
      (response: Parameters<typeof json>[0]) => json(response, 404, { message: '404 Not found' }),
      'was-not-set',
    ],
  ])('by a forge that %s', async (_, answer, kind) => {
    const forge = await startIntegrationForge({
      oddly: ({ method, slug }, response, { set }) => {
        if (method !== 'DELETE') return false
        set.delete(slug)
        answer(response)
        return true
      },
    })
    forge.set.set('external-wiki', { active: true, properties: wiki.values })
    expect(await (await at(forge)).remove({ project: 42, kind: 'external-wiki' })).toMatchObject({ kind })
    expect(forge.writes()).toHaveLength(1)
  })

  test('that the forge does not show is not claimed', async () => {
    const forge = await startIntegrationForge({
      oddly: ({ method }, response) => method === 'DELETE' && json(response, 200, true) === undefined,
    })
    forge.set.set('external-wiki', { active: true, properties: wiki.values })
    expect(await (await at(forge)).remove({ project: 42, kind: 'external-wiki' })).toMatchObject({
      kind: 'unconfirmed',
      reason: `${SERVER} still shows the settings`,
    })
  })
})

test('the slug of the configuration is the one that is asked for', async () => {
  const forge = await startIntegrationForge({
    oddly: (_, response) => json(response, 404, { message: '404 Service Not Found' }) === undefined,
  })
  const room = await openRoom(forge.url, { integrationSlugs: new Map([['flowdock', 'team-chat']]) })
  const { integrations } = await room.contextOf('ann')
  expect(await integrations.view({ project: 42, kind: 'flowdock' })).toEqual({
    kind: 'not-offered',
    name: 'flowdock',
    slug: 'team-chat',
    retired: false,
  })
  await integrations.view({ project: 42, kind: 'hipchat' })
  expect(forge.received.map(({ slug }) => slug)).toEqual(['team-chat', 'hipchat'])
})

test('a slow forge is asked for four and no more at any time', async () => {
  const forge = await startIntegrationForge({
    oddly: (_, response) => {
      void sleep(5).then(() => json(response, 200, { id: null, active: false, properties: {} }))
      return true
    },
  })
  await (await at(forge)).list({ project: 42 })
  expect(forge.most()).toBe(4)
})
