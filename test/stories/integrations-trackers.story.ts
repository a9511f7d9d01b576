import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { PAGES, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(async () => {
  await sandbox.stop()
})

const TRACKER = 'https://tracker.localhost/web'
const ADDRESSES = `project_url=${TRACKER} issues_url=${TRACKER}/:id new_issue_url=${TRACKER}/new`

/** Gives acme/web!7 a description, as ann. */
async function describeRequest(description: string): Promise<void> {
  const path = '/projects/42/merge_requests'
  const { body } = await sandbox.api('sandbox-ann', `${path}?iid=7`)
  const [request] = z.array(z.object({ id: z.number() })).parse(body)
  const init = { method: 'PUT', body: { description } }
  expect((await sandbox.api('sandbox-ann', `${path}/${request?.id}`, init)).status).toBe(200)
}

const closes = async () =>
  sandbox.asks('ann', '/mr closes !7', ({ text }) => text.startsWith('Merging acme/web!7 would close '))

/** A page of the server: its markup, and where it sends people on to. */
async function page(path: string) {
  const response = await fetch(`${sandbox.forgeUrl}/acme/web${path && `${PAGES}${path}`}`, {
    redirect: 'manual',
  })
  return { html: await response.text(), to: response.headers.get('location') }
}

test.each(['redmine', 'custom-issue-tracker'])(
  '%s: a merge request names its issues, in chat and on the pages of the server, until it is removed',
  async (kind) => {
    await describeRequest('Fixes #3 and WEB-7')
    expect(words(await closes())).not.toContain('in another tracker')
    await sandbox.asks('ann', `/integration set --project web ${kind} ${ADDRESSES}`, ({ text }) =>
      /saved .* of acme\/web\. It is on\./.test(text),
    )
    const named = words(await closes())
    expect(named).toMatch(/#3 , in another tracker\s+WEB-7 , in another tracker/)
    expect(named).not.toContain('External Issue')

    const { html } = await page('/merge_requests/7')
    expect(html).toContain(`Fixes <a href="${TRACKER}/3">#3</a> and <a href="${TRACKER}/WEB-7">WEB-7</a>`)
    expect((await page('')).html).toContain(`<a href="${TRACKER}/new">New issue</a>`)
    expect((await page('/issues')).to).toBe(TRACKER)
    expect((await page('/issues/new')).to).toBe(`${TRACKER}/new`)

    await sandbox.command('ann', `/integration remove ${kind} --project web`)
    await sandbox.modal('ann')
    expect((await sandbox.submit('ann', { phrase: kind })).ok).toBe(true)
    await sandbox.sees('ann', ({ text, ephemeral }) => !ephemeral && text.includes('removed '))
    expect(words(await closes())).not.toContain('in another tracker')
    expect((await page('/issues')).to).toBeNull()
  },
)
