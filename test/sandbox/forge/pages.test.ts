import { afterAll, beforeAll, expect, test } from 'vitest'
import { ForgeUnderTest, MergeRequest } from './forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
afterAll(async () => under.end())

async function get(path: string) {
  const response = await fetch(`${under.forge.url}${path}`)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

test('the start page says how to clone what there is, and is silent about the vault', async () => {
  const { status, html } = await get('/')
  expect(status).toBe(200)
  expect(html).toContain(`git clone ${under.forge.url.replace('://', '://ann:sandbox-ann@')}/acme/web.git`)
  expect(html).not.toContain('vault')
  expect(html).not.toContain('sandbox-root')
})

test('the page of a merge request says its state, its branches and its commits', async () => {
  const { web_url } = await under.mergeRequest(12)
  const { status, html } = await get(new URL(String(web_url)).pathname)
  expect(status).toBe(200)
  for (const words of [
    'Choose the dates of a report',
    'can be merged',
    'feature/report-range',
    'Describe the reports',
  ])
    expect(html).toContain(words)
  expect((await get('/acme/web/-/merge_requests/8')).html).toContain('a draft')
  expect((await get('/acme/web/-/merge_requests/9')).html).toContain('cannot be merged')
  expect((await get('/acme/web/-/merge_requests/5')).html).toContain('Merged')
  expect((await get('/acme/web/-/merge_requests/6')).html).toContain('Closed')
})

test('markup in titles, branches and commits is text', async () => {
  const branch = 'docs/<!here>&tips'
  const clone = await under.clone('acme/web', 'bob')
  await clone.git('checkout', '--quiet', '--detach', 'origin/main')
  await clone.commit('Explain `<@U1>`', { 'tips.md': 'x\n' })
  await clone.git('push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`)
  const body = { source_branch: branch, target_branch: 'main', title: '<!channel> & *stars* `code`' }
  const made = await under.call('POST', '/projects/42/merge_requests', { body })
  const { iid } = MergeRequest.parse(made.body)
  const { html } = await get(`/acme/web/-/merge_requests/${iid}`)
  expect(html).toContain('&lt;!channel&gt; &amp; *stars* `code`')
  expect(html).toContain('docs/&lt;!here&gt;&amp;tips')
  expect(html).not.toContain('<!channel>')
  expect(html).toContain('Explain `&lt;@U1&gt;`')
  expect(html).not.toContain('<@U1>')
})

test('pages allow no script, no frame and nothing from elsewhere', async () => {
  const { headers } = await get('/acme/web/-/merge_requests/13')
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a commit has a page, also a merge commit', async () => {
  const { sha } = await under.mergeRequest(12)
  expect((await get(`/acme/web/-/commit/${sha}`)).html).toContain('Describe the reports')
  const { merge_commit_sha } = await under.mergeRequest(5)
  expect((await get(`/acme/web/-/commit/${merge_commit_sha}`)).html).toContain('See merge request !5')
})

test('an issue has a page', async () => {
  expect((await get('/acme/web/-/issues/3')).html).toContain('Prices are off by one cent')
})

test.each([
  '/acme/vault/-/merge_requests/1',
  '/acme/web/-/merge_requests/999',
  '/acme/web/-/issues/999',
  `/acme/web/-/commit/${'0'.repeat(40)}`,
  '/acme/web/-/commit/--help',
  '/acme/nothing/-/merge_requests/1',
  '/somewhere',
])('%s is 404', async (path) => {
  const { status, html } = await get(path)
  expect(status).toBe(404)
  expect(html).not.toContain('Rotate')
})

test('pages can only be read', async () => {
  expect((await fetch(`${under.forge.url}/`, { method: 'POST' })).status).toBe(405)
})
