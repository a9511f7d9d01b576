import { fc, test as property } from '@fast-check/vitest'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withReferences } from '../../../src/sandbox/forge/pages/pages.ts'
import { ForgeUnderTest } from './forge-under-test.ts'
import { SETTINGS } from './integration-settings.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
beforeEach(() => under.freshen())
afterAll(async () => under.end())

async function get(path: string) {
  const response = await fetch(`${under.forge.url}${path}`, { redirect: 'manual' })
  return { status: response.status, to: response.headers.get('location'), html: await response.text() }
}

async function turnOn(slug: string, change: Record<string, string> = {}) {
  const required = SETTINGS.find((kind) => kind.slug === slug)?.required
  const body = { ...required, ...change }
  expect((await under.call('PUT', `/projects/42/services/${slug}`, { body })).status).toBe(200)
}
const turnOff = async (slug: string) => under.call('DELETE', `/projects/42/services/${slug}`)

test('the wiki link of a project leads to the external wiki while that is on', async () => {
  await turnOff('external-wiki')
  expect((await get('/acme/web')).html).toContain('<a href="/acme/web/-/wikis/home">Wiki</a>')
  expect((await get('/acme/web/-/wikis/home')).html).toContain('This wiki has no pages')
  await turnOn('external-wiki', { external_wiki_url: 'https://wiki.acme.example/web?a=1&b="2"' })
  const { html } = await get('/acme/web')
  expect(html).toContain('<a href="https://wiki.acme.example/web?a=1&amp;b=&quot;2&quot;">Wiki</a>')
  expect(html).not.toContain('/wikis/home')
})

test('the page of a project lists what is open, and a hidden project has none', async () => {
  const { html, status } = await get('/acme/web')
  expect(status).toBe(200)
  expect(html).toContain('<a href="/acme/web/-/merge_requests/12">!12</a>')
  expect(html).not.toContain('<a href="/acme/web/-/merge_requests/5">')
  expect(await get('/acme/vault')).toMatchObject({ status: 404, html: (await get('/acme/missing')).html })
})

test('the issues of the forge are listed without the confidential ones, and none is made here', async () => {
  const { html } = await get('/acme/web/-/issues')
  expect(html).toContain('<a href="/acme/web/-/issues/3">#3</a>')
  const shown = [...html.matchAll(/issues\/(\d+)"/g)].map(([, iid]) => Number(iid))
  for (const iid of shown) expect((await get(`/acme/web/-/issues/${iid}`)).status).toBe(200)
  expect((await get('/acme/web/-/issues/new')).status).toBe(404)
})

describe('with an external tracker', () => {
  const TRACKERS = [
    ['redmine', 'https://tracker.acme.example/web', '/new', '/12', '/WEB-12', 'Redmine'],
    [
      'custom-issue-tracker',
      'https://tracker.acme.example/web',
      '/new',
      '/12',
      '/WEB-12',
      'Custom issue tracker',
    ],
  ] as const

  test.each(TRACKERS)(
    '%s its links are those of the settings',
    async (slug, base, made, number, key, title) => {
      await turnOn(slug)
      const { html } = await get('/acme/web')
      expect(html).toContain(`<a href="${base}">Issues</a> in <bdi>${title}</bdi>`)
      expect(html).toContain(`<a href="${base}${made}">New issue</a>`)
      expect(await get('/acme/web/-/issues')).toMatchObject({ status: 302, to: base })
      expect(await get('/acme/web/-/issues/new')).toMatchObject({ status: 302, to: base + made })

      await under.at(12, 'PUT', '', { body: { description: 'Closes #12, see WEB-12 & <b>' } })
      const request = await get('/acme/web/-/merge_requests/12')
      expect(request.html).toContain(
        `Closes <a href="${base}${number}">#12</a>, see <a href="${base}${key}">WEB-12</a> &amp; &lt;b&gt;`,
      )
    },
  )

  test('a title of its own is shown as text', async () => {
    await turnOn('custom-issue-tracker', { title: '<b>Ours' })
    expect((await get('/acme/web')).html).toContain('in <bdi>&lt;b&gt;Ours</bdi>')
  })

  test('jira its issues are known by their keys', async () => {
    await turnOn('jira')
    expect(await get('/acme/web/-/issues')).toMatchObject({ to: 'https://tracker.acme.example/browse/WEB' })
    expect(await get('/acme/web/-/issues/new')).toMatchObject({
      to: 'https://tracker.acme.example/secure/CreateIssue.jspa',
    })
    await under.at(12, 'PUT', '', { body: { description: 'Fixes #12 and WEB-7' } })
    expect((await get('/acme/web/-/merge_requests/12')).html).toContain(
      'Fixes #12 and <a href="https://tracker.acme.example/browse/WEB-7">WEB-7</a>',
    )
    await turnOff('jira')
    expect((await get('/acme/web/-/issues')).status).toBe(200)
  })

  test('commits link what they name', async () => {
    await turnOn('redmine')
    const clone = await under.clone()
    const sha = await clone.commit('Mend the door for WEB-9', { 'door.txt': 'shut\n' })
    await clone.git('push', '--quiet', 'origin', 'HEAD:mended')
    expect((await get(`/acme/web/-/commit/${sha}`)).html).toContain(
      '<pre>Mend the door for <a href="https://tracker.acme.example/web/WEB-9">WEB-9</a>',
    )
  })
})

test('references to the forge’s own issues are linked when everybody may see them', async () => {
  await under.at(12, 'PUT', '', { body: { description: 'See #3 and #9999, WEB-1' } })
  expect((await get('/acme/web/-/merge_requests/12')).html).toContain(
    'See <a href="/acme/web/-/issues/3">#3</a> and #9999, WEB-1',
  )
})

describe('references in a text', () => {
  const issue = (name: string) => `https://t.example/${name}`
  test.each([
    ['#1', 1],
    ['(WEB-1)', 1],
    ['#1,#2', 2],
    ['&#39; a#1 /#1 x-#1 web-1 W-1 WEB-1-2 #1a', 0],
    ['acme/web#3', 0],
  ])('%j: %i', (text, count) => {
    expect(withReferences(text, { issue }).text.split('<a ')).toHaveLength(count + 1)
  })

  property.prop([fc.string({ unit: 'binary' })])('any text stays what it is, and makes no markup', (text) => {
    const { text: shown } = withReferences(`<x> ${text} #1`, { issue })
    const plain = shown.replaceAll(/<a href="https:\/\/t\.example\/[\w-]+">([\w#-]+)<\/a>/g, '$1')
    expect(plain).not.toContain('<')
    expect(plain.startsWith('&lt;x&gt; ')).toBe(true)
    const unescaped = plain
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
    expect(unescaped).toBe(`<x> ${text} #1`)
  })
})
