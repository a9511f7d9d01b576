import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startForge } from '../../../../src/sandbox/forge/start.ts'
import { ForgeUnderTest } from '../forge-under-test.ts'
import { Receiver } from './receiver.ts'

let under: ForgeUnderTest
let receiver: Receiver

beforeAll(async () => {
  receiver = await Receiver.start()
  under = await ForgeUnderTest.start()
})
beforeEach(async () => {
  await under.freshen()
  receiver.forget()
})
afterAll(async () => {
  await under.end()
  await receiver.end()
})

const HOOKS = '/projects/42/hooks'
const make = async (body: object) => {
  const made = await under.v4('POST', HOOKS, { body: { url: receiver.url, ...body } })
  expect(made.status).toBe(201)
  return Number(Object(made.body).id)
}
const rename = async (title: string) => {
  await under.at(12, 'PUT', '', { body: { title } })
  await under.forge.hooksSettled()
}

describe('a hook', () => {
  test('that is made is told of what it asked for', async () => {
    await rename('Before')
    await make({ merge_requests_events: true, push_events: false, token: 'between us' })
    await rename('After')
    await under.call('POST', '/projects/42/milestones', { body: { title: 'Not asked for' } })
    await under.forge.hooksSettled()
    expect(receiver.actions()).toEqual(['Merge Request Hook: update'])
    expect(receiver.arrivals[0]?.headers['x-gitlab-token']).toBe('between us')
  })

  test('asks for pushes and nothing else when it does not say', async () => {
    const id = await make({})
    const shown = await under.v4('GET', `${HOOKS}/${id}`)
    expect(shown.body).toMatchObject({
      id,
      url: receiver.url,
      project_id: 42,
      push_events: true,
      merge_requests_events: false,
      pipeline_events: false,
    })
  })

  test('never shows its token, and without one sends none', async () => {
    const id = await make({ token: 'between us', merge_requests_events: true })
    const list = await under.v4('GET', HOOKS)
    const shown = await under.v4('GET', `${HOOKS}/${id}`)
    expect(list.text + shown.text + JSON.stringify(under.forge.ledger())).not.toContain('between us')
    await under.v4('PUT', `${HOOKS}/${id}`, { body: { url: receiver.url, token: '' } })
    await rename('Without')
    expect(receiver.arrivals[0]?.headers).not.toHaveProperty('x-gitlab-token')
  })

  test('that is changed keeps what was not said', async () => {
    const id = await make({ merge_requests_events: true, note_events: true, token: 'between us' })
    const body = { url: `${receiver.url}/other`, note_events: false }
    const changed = await under.v4('PUT', `${HOOKS}/${id}`, { body })
    expect(changed.body).toMatchObject({ merge_requests_events: true, note_events: false, push_events: true })
    await rename('Changed')
    expect(receiver.arrivals).toMatchObject([
      { path: '/forge/events/other', headers: { 'x-gitlab-token': 'between us' } },
    ])
  })

  test('that is deleted is told no more', async () => {
    const id = await make({ merge_requests_events: true })
    expect(await under.v4('DELETE', `${HOOKS}/${id}`)).toMatchObject({ status: 204, text: '' })
    await rename('Nobody hears')
    expect(receiver.arrivals).toEqual([])
    expect((await under.v4('GET', `${HOOKS}/${id}`)).status).toBe(404)
    expect((await under.v4('DELETE', `${HOOKS}/${id}`)).status).toBe(404)
  })

  test('may be listed, page by page', async () => {
    for (const path of ['a', 'b', 'c']) await make({ url: `${receiver.url}/${path}` })
    const reply = await under.v4('GET', `${HOOKS}?per_page=2&page=2`)
    expect(reply.body).toMatchObject([{ url: `${receiver.url}/c` }])
    expect(reply.headers.get('x-total')).toBe('3')
  })
})

describe('who and where', () => {
  test.each(['bob', 'cy'] as const)('%s, who may not administer the project, may not', async (as) => {
    const status = async (method: string, body?: object) =>
      (await under.v4(method, HOOKS, { as, body })).status
    expect([403, 404]).toContain(await status('GET'))
    expect([403, 404]).toContain(await status('POST', { url: receiver.url }))
  })

  test.each([
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'http://127.0.0.1.example.com/',
    'http://user@127.0.0.2/',
    'ftp://127.0.0.1/',
    '/forge/events',
  ])('%s is no address on this machine', async (url) => {
    const reply = await under.v4('POST', HOOKS, { body: { url } })
    expect(reply).toMatchObject({ status: 422, body: { error: 'Invalid url given' } })
    expect((await under.v4('GET', HOOKS)).body).toEqual([])
  })

  test('without an address there is no hook', async () => {
    expect(await under.v4('POST', HOOKS, { body: {} })).toMatchObject({
      status: 400,
      body: { error: 'url is missing' },
    })
  })

  test('a forge does not start with a hook that leads away from this machine', async () => {
    const hooks = [{ url: 'http://example.com/', token: 'far away' }]
    const dir = await mkdtemp(join(tmpdir(), 'forge-test-'))
    await expect(startForge({ port: 0, dir, hooks })).rejects.toThrow(RangeError)
    await rm(dir, { recursive: true })
  })

  test('the older API knows no hooks', async () => {
    expect((await under.call('GET', HOOKS)).status).toBe(404)
  })
})
