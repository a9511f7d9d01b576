import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from '../forge-under-test.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.freshen())

const WIKI = 'https://wiki.example.com'
const NOT_SET = { status: 404, body: { message: '404 Integration Not Found' } }
const slugs = async (path: string) =>
  z
    .array(z.looseObject({ slug: z.string() }))
    .parse((await under.v4('GET', path)).body)
    .map(({ slug }) => slug)

describe.each(['/projects/42/integrations', '/projects/42/services'])('below %s', (base) => {
  test('the active ones are listed, without what they are set to', async () => {
    const { body } = await under.v4('GET', base)
    expect(body).toMatchObject([
      { id: 401, slug: 'external-wiki', title: 'External Wiki', active: true, inherited: false },
      { id: 402, slug: 'slack', title: 'Slack', active: true, job_events: false },
    ])
    expect(JSON.stringify(body)).not.toContain('properties')
    expect(JSON.stringify(body)).not.toContain('build_events')
  })

  test('nobody reads a secret, not even an administrator', async () => {
    for (const as of ['ann', 'root'] as const) {
      const { body } = await under.v4('GET', `${base}/slack`, { as })
      expect(body).toMatchObject({ slug: 'slack', active: true, properties: { channel: '#web' } })
      expect(JSON.stringify(body)).not.toContain('hooks.example.com')
    }
  })

  test('one that was never set is not there, and cannot be removed', async () => {
    expect(await under.v4('GET', `${base}/campfire`)).toMatchObject(NOT_SET)
    expect(await under.v4('DELETE', `${base}/campfire`)).toMatchObject(NOT_SET)
    expect(under.effects()).toEqual([])
  })

  test('setting switches it on and shows it', async () => {
    const body = { token: 'very-secret', room: 'Web' }
    const set = await under.v4('PUT', `${base}/campfire`, { body })
    expect(set).toMatchObject({
      status: 200,
      body: { id: 403, slug: 'campfire', active: true, properties: { room: 'Web' } },
    })
    expect(set.text).not.toContain('very-secret')
    expect(await slugs(base)).toEqual(['external-wiki', 'slack', 'campfire'])
    expect(under.effects()).toEqual(['integration set'])
    expect(JSON.stringify(under.forge.ledger())).not.toContain('very-secret')
  })

  test('a removed one can be read, switched off and empty, and is not listed', async () => {
    expect(await under.v4('DELETE', `${base}/slack`)).toMatchObject({ status: 204, text: '' })
    expect((await under.v4('GET', `${base}/slack`)).body).toMatchObject({
      active: false,
      properties: { channel: null, username: null },
    })
    expect(await slugs(base)).toEqual(['external-wiki'])
    expect((await under.v4('DELETE', `${base}/slack`)).status).toBe(204)
    expect(under.effects()).toEqual(['integration removed'])
  })

  test.each([
    ['campfire', {}, { error: 'token is missing' }],
    [
      'bamboo',
      { username: 'x' },
      { error: 'bamboo_url is missing, build_key is missing, password is missing' },
    ],
    ['campfire', { token: ' ' }, { message: '400 Bad Request' }],
    ['external-wiki', { external_wiki_url: 'wiki' }, { message: '400 Bad Request' }],
  ])('%s with %j is refused', async (slug, body, says) => {
    expect(await under.v4('PUT', `${base}/${slug}`, { body })).toMatchObject({ status: 400, body: says })
  })

  test.each(['flowdock', 'gemnasium', 'hipchat', 'custom_issue_tracker'])(
    '%s is none of today’s',
    async (slug) => {
      expect(await under.v4('PUT', `${base}/${slug}`, { body: { token: 'x' } })).toMatchObject({
        status: 404,
        body: { error: '404 Not Found' },
      })
      for (const method of ['GET', 'DELETE'])
        expect(await under.v4(method, `${base}/${slug}`)).toMatchObject({
          status: 400,
          body: { error: 'slug does not have a valid value' },
        })
    },
  )

  test('all of it takes a master', async () => {
    const asked = [
      await under.v4('GET', base, { as: 'bob' }),
      await under.v4('GET', `${base}/slack`, { as: 'bob' }),
      await under.v4('PUT', `${base}/slack`, { as: 'bob', body: { webhook: WIKI } }),
      await under.v4('DELETE', `${base}/slack`, { as: 'bob' }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})

describe('what has changed since the API document', () => {
  const put = async (slug: string, body: unknown) =>
    under.v4('PUT', `/projects/42/integrations/${slug}`, { body })

  test('the tracker of issues wants a password and no key, and cannot be set and left switched off', async () => {
    const set = await put('jira', { url: WIKI, password: 'hidden', project_key: 'WEB', active: false })
    expect(set.body).toMatchObject({ slug: 'jira', active: true, properties: { url: WIKI } })
    expect(set.text).not.toContain('WEB')
    expect((await put('jira', { url: WIKI })).body).toEqual({ error: 'password is missing' })
  })

  test('other trackers have no description', async () => {
    const addresses = { project_url: WIKI, issues_url: WIKI, new_issue_url: WIKI }
    const set = await put('redmine', { ...addresses, description: 'x' })
    expect(set.body).toMatchObject({ properties: addresses })
    expect(set.text).not.toContain('description')
  })

  test('what the older API has set and is gone today is neither listed nor shown', async () => {
    await under.call('PUT', '/projects/42/services/flowdock', { body: { token: 'x' } })
    expect(await slugs('/projects/42/integrations')).toEqual(['external-wiki', 'slack'])
  })
})
