import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  actionIds,
  clone,
  forgeApi,
  type Message,
  type Sandbox,
  startSandbox,
  words,
} from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const merge = async (iid: number) => {
  const card = await sandbox.asks('ann', `/mr view !${iid}`, ({ text }) => text.startsWith(`!${iid} `))
  const path = `/projects/42/merge_requests/${iid}/merge`
  const { status } = await sandbox.api('sandbox-ann', path, { method: 'PUT', body: {}, version: 'v4' })
  expect(status).toBe(200)
  return card
}

const isChangelog =
  (start: string) =>
  ({ bot, text }: Message) =>
    bot && text.startsWith(start)

describe.runIf(forgeApi === 'v4')('what went into a release', () => {
  test('is shown between two tags, by label, and can be copied', async () => {
    const { git, remove } = await clone(sandbox.forgeUrl, 'acme/web', 'ann')
    await merge(16)
    // The tag is on a branch of its own, and younger than what was merged beside it.
    await sleep(1_100)
    await git('commit', '--quiet', '--allow-empty', '-m', 'Mend the old release')
    await git('tag', 'v1.2')
    await git('push', '--quiet', 'origin', 'v1.2')
    await merge(17)
    await git('fetch', '--quiet')
    await git('tag', 'v1.3', 'origin/main')
    await git('push', '--quiet', 'origin', 'v1.3')
    await remove()
    await merge(13)
    const shown = await sandbox.asks(
      'ann',
      '/mr changelog v1.2..v1.3',
      isChangelog('v1.2 to v1.3 in acme/web: '),
    )
    expect(shown.text).toContain('2 merge requests merged')
    expect(words(shown)).toContain('!16 Remove the newsletter form')
    expect(words(shown)).toContain('!17 ')
    expect(words(shown)).not.toContain('!13')
    await sandbox.press('ann', shown, 'mr.changelog:copy')
    const { view } = await sandbox.modal('ann', ({ blocks }) => JSON.stringify(blocks).includes('### '))
    expect(JSON.stringify(view)).toContain('- Remove the newsletter form (!16)')
  })

  test('is shown of a milestone, and offered when that is closed', async () => {
    await merge(12)
    const question = await sandbox.asks('ann', '/milestone close %3', ({ text }) =>
      text.startsWith('Close 2.4'),
    )
    await sandbox.press('ann', question, 'milestone.close')
    const closed = await sandbox.sees('ann', (message) => actionIds(message).includes('mr.changelog'))
    await sandbox.press('ann', closed, 'mr.changelog')
    const shown = await sandbox.sees('ann', isChangelog('2.4 Search and reports (%3) in acme/web: '))
    expect(words(shown)).toContain('!12 Choose the dates of a report')
  })

  test('a tag that is nowhere is said to be', async () => {
    await sandbox.asks('ann', '/mr changelog v8..v9', ({ text }) => text.includes('“v8”'))
  })
})

test.runIf(forgeApi !== 'v4')('an older server says that it can’t', async () => {
  await sandbox.asks('ann', '/mr changelog v1.2..v1.3', ({ text }) => text.includes('/mr changelog'))
})
