import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Asking, ForgeUnderTest } from './forge-under-test.ts'
import { SETTINGS } from './integration-settings.ts'

let under: ForgeUnderTest
let shipped: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
  shipped = await ForgeUnderTest.start('shipped')
})
afterAll(async () => {
  await under.end()
  await shipped.end()
})

const Shown = z.strictObject({
  id: z.number().nullable(),
  title: z.string(),
  created_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  active: z.boolean(),
  push_events: z.boolean(),
  issues_events: z.boolean(),
  merge_requests_events: z.boolean(),
  tag_push_events: z.boolean(),
  note_events: z.boolean(),
  build_events: z.boolean(),
  pipeline_events: z.boolean(),
  properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

const at = (slug: string) => `/projects/42/services/${slug}`
const set = async (slug: string, body: unknown, on = under) => on.call('PUT', at(slug), { body })

async function view(slug: string, on = under, as: Asking['as'] = 'ann') {
  const { status, body } = await on.call('GET', at(slug), { as })
  expect(status).toBe(200)
  return Shown.parse(body)
}

test('there are nineteen kinds', () => {
  expect(new Set(SETTINGS.map(({ slug }) => slug)).size).toBe(19)
})

describe.each(SETTINGS)('$slug', ({ slug, title, required, optional }) => {
  test('is answered for also when it was never set', async () => {
    const fresh = { id: null, active: false, properties: {}, created_at: null }
    expect(await view(slug)).toMatchObject(
      ['external-wiki', 'slack'].includes(slug) ? { active: true } : fresh,
    )
  })

  test('is set with all it takes, edited and removed', async () => {
    const before = under.effects().length
    const made = await set(slug, { ...required, ...optional })
    expect(made.status).toBe(200)
    const shown = await view(slug, under, 'root')
    expect(shown.active).toBe(true)
    expect(shown.title).toBe('title' in optional ? optional.title : title)
    expect(shown.properties).toEqual({ ...required, ...optional })
    expect(Shown.parse(made.body).id).toBe(shown.id)
    expect((await set(slug, { ...required, ...optional })).status).toBe(200)
    expect(under.effects().slice(before)).toEqual(['integration set'])

    expect(await under.call('DELETE', at(slug), { body: {} })).toMatchObject({ status: 200, body: true })
    const names = Object.keys({ ...required, ...optional })
    expect(await view(slug)).toMatchObject({ id: shown.id, active: false })
    expect(Object.values((await view(slug, under, 'root')).properties)).toEqual(names.map(() => null))
    expect(await under.call('DELETE', at(slug))).toMatchObject({ status: 200, body: true })
    expect(under.effects().slice(before)).toEqual(['integration set', 'integration removed'])
  })

  test('names the first required setting that is missing or blank, and stores nothing', async () => {
    const before = await view(slug)
    for (const name of Object.keys(required)) {
      const refusal = { status: 400, body: { message: `400 (Bad request) "${name}" not given` } }
      const { [name]: _, ...rest } = required
      for (const body of [rest, { ...required, [name]: ' ' }, { ...required, [name]: null }])
        expect(await set(slug, body)).toMatchObject(refusal)
    }
    expect(await view(slug)).toEqual(before)
  })
})

test.each([
  ['bamboo', { bamboo_url: 'ftp://ci.acme.example' }],
  ['external-wiki', { external_wiki_url: 'wiki.acme.example' }],
  ['redmine', { new_issue_url: 'javascript:alert(1)' }],
  ['slack', { webhook: 'not an address' }],
  ['jira', { url: 'https://' }],
  ['hipchat', { color: 'pink' }],
  ['hipchat', { api_version: 'v3' }],
  ['pushover', { priority: 2 }],
  ['pushover', { priority: 'high' }],
  ['pushover', { sound: 'moo' }],
  ['irker', { server_port: 70_000 }],
  ['emails-on-push', { disable_diffs: 'perhaps' }],
])('%s with %j is refused, with 404 by the servers that shipped, and stores nothing', async (slug, wrong) => {
  const right = SETTINGS.find((kind) => kind.slug === slug)?.required
  for (const [on, status, message] of [
    [under, 400, '400 Bad Request'],
    [shipped, 404, '404 Not Found'],
  ] as const) {
    const before = on.effects().length
    expect(await set(slug, { ...right, ...wrong }, on)).toMatchObject({ status, body: { message } })
    expect(on.effects()).toHaveLength(before)
  }
})

test('an unknown slug is 404, and underscores are as good as dashes', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect(await under.call(method, at('bugzilla'))).toMatchObject({
      status: 404,
      body: { message: '404 Service Not Found' },
    })
  expect(await view('external_wiki')).toEqual(await view('external-wiki'))
})

test.each(['GET', 'PUT', 'DELETE'])('%s is for masters', async (method) => {
  for (const as of ['bob', 'cy'] as const)
    expect(await under.call(method, at('asana'), { as })).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden' },
    })
  expect((await under.call(method, '/projects/44/services/asana')).status).toBe(404)
})

test('a password is shown to administrators only, and a token to every master', async () => {
  const { required } = SETTINGS.find(({ slug }) => slug === 'bamboo') ?? {}
  await set('bamboo', required)
  expect((await view('bamboo')).properties).not.toHaveProperty('password')
  expect((await view('bamboo', under, 'root')).properties).toHaveProperty('password', 'p4ssword')
  await set('flowdock', { token: 's3cret' })
  expect((await view('flowdock')).properties).toEqual({ token: 's3cret' })
})

test('what is not sent stays; blank empties it by the document and is as if not sent on the servers', async () => {
  for (const [on, left] of [
    [under, ''],
    [shipped, 'acme'],
  ] as const) {
    await set('campfire', { token: 's3cret', subdomain: 'acme', room: 'web' }, on)
    await set('campfire', { token: 'an0ther', subdomain: '' }, on)
    expect((await view('campfire', on)).properties).toEqual({
      token: 'an0ther',
      subdomain: left,
      room: 'web',
    })
  }
})

test('setting is answered with the settings by the document and with true by the servers', async () => {
  const { body } = await set('flowdock', { token: 's3cret' })
  expect(body).toEqual(await view('flowdock'))
  expect(await set('flowdock', { token: 's3cret' }, shipped)).toMatchObject({ status: 200, body: true })
})

test('jira can be set and left switched off by the document only, and its transition is 2 unless said otherwise', async () => {
  const jira = { url: 'https://tracker.acme.example', project_key: 'WEB', active: 'false' }
  for (const [on, active] of [
    [under, false],
    [shipped, true],
  ] as const) {
    await set('jira', jira, on)
    expect(await view('jira', on)).toMatchObject({ active, properties: { jira_issue_transition_id: '2' } })
  }
  expect((await set('jira', { ...jira, active: 'maybe' })).status).toBe(400)
})

test('with another tracker a merge closes issues there, and none of its own', async () => {
  expect((await under.at(7, 'GET', '/closes_issues')).body).toMatchObject([{ iid: 3 }, { iid: 5 }])
  await set('jira', { url: 'https://tracker.acme.example', project_key: 'WEB' })
  await under.at(7, 'PUT', '', { body: { description: 'Fixes #3 and WEB-7' } })
  const external = [{ id: 'WEB-7', title: 'External Issue WEB-7' }]
  expect((await under.at(7, 'GET', '/closes_issues')).body).toEqual(external)
  await under.at(7, 'PUT', '/merge')
  await under.call('DELETE', at('jira'))
  expect((await under.at(7, 'GET', '/closes_issues')).body).toMatchObject([{ iid: 3, state: 'opened' }])
})

test('no secret can be read in the ledger, only that there was one', async () => {
  const before = under.forge.ledger().length
  for (const { slug, required, optional } of SETTINGS) await set(slug, { ...required, ...optional })
  await under.call('PUT', `${at('flowdock')}?token=s3cret&access_token=sandbox-ann`)
  await under.call('PUT', at('flowdock'), { as: 'bob', body: { token: 's3cret' } })
  await set('flowdock', { token: '' })
  const ledger = under.forge.ledger().slice(before)
  expect(JSON.stringify(ledger)).not.toMatch(/s3cret|p4ssword|sandbox-ann/)
  expect(ledger.find(({ path }) => path.endsWith('/bamboo'))?.body).toEqual({
    bamboo_url: 'https://ci.acme.example',
    build_key: 'WEB-MAIN',
    username: 'builder',
    password: '[secret]',
  })
  expect(ledger.at(-3)?.query).toBe('token=%5Bsecret%5D')
  expect(ledger.at(-1)?.body).toEqual({ token: '' })
})

test('a form body sets as JSON does', async () => {
  const reply = await fetch(`${under.forge.url}/api/v3${at('pushover')}`, {
    method: 'PUT',
    headers: { 'PRIVATE-TOKEN': 'sandbox-ann' },
    body: new URLSearchParams({ api_key: 'a', user_key: 'u', priority: '-1', sound: 'none' }),
  })
  expect(reply.status).toBe(200)
  expect((await view('pushover')).properties).toMatchObject({
    api_key: 'a',
    user_key: 'u',
    priority: -1,
    sound: 'none',
  })
})
