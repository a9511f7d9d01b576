import { describe, expect, test } from 'vitest'
import { mrDelete } from '../../../src/commands/mr/delete.ts'
import { checkMessageBlocks } from '../../../src/sandbox/slack/block-kit/check.ts'
import { json, openRoom, startOddForge } from '../../services/room.ts'
import { execute } from '../../support/execute.ts'

const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }
const at = { project: 42, mr: 12 }

async function remove(confirmed: boolean, fields: Record<string, unknown> = {}, status = 200) {
  const { url, received } = await startOddForge((request, response, held) => {
    if (request.startsWith('DELETE')) {
      if (status === 200) held.mr = { ...held.mr, iid: 0, gone: true }
      json(response, status, {})
      return true
    }
    if (held.mr.gone !== true) return false
    if (request.includes('?')) json(response, 200, [])
    else json(response, 404, { message: '404 Not found' })
    return true
  }, fields)
  const services = await (await openRoom(url)).contextOf('ann')
  const executed = await execute(mrDelete, at, services, asking, { confirmed })
  return { executed, writes: received.filter((request) => request.startsWith('DELETE')) }
}

describe('before anything is deleted', () => {
  test('its whole name must be typed, and what deleting means is told', async () => {
    const { executed, writes } = await remove(false)
    expect(executed).toMatchObject({
      kind: 'type',
      phrase: 'acme/web!12',
      text: 'Delete acme/web!12? feature/report-range into main. It’s removed for everyone, and that can’t be undone. Only owners can do this.',
      input: at,
    })
    expect(JSON.stringify(executed)).toContain('Choose the dates of a report')
    expect(writes).toEqual([])
  })

  test('its number, while the forge does not tell its path', async () => {
    expect((await remove(false, { web_url: null })).executed).toMatchObject({ phrase: '!12' })
  })
})

test('the card of what was deleted says so on every copy and has nothing to press', async () => {
  const { executed, writes } = await remove(true)
  if (executed.kind !== 'reply') throw new Error(executed.kind)
  const { card } = executed.reply
  expect(writes).toHaveLength(1)
  expect(card).toMatchObject({
    everyCopy: true,
    news: true,
    text: '!12 Choose the dates of a report in acme/web. Deleted.',
    key: { project: 42, iid: 12, finished: true },
  })
  expect(JSON.stringify(card?.blocks)).toContain('deleted it.')
  expect(JSON.stringify(card?.blocks)).not.toMatch(/action_id|"url"/)
  const named = card?.blocks.map((block, index) => ({ block_id: `b${index}`, ...block }))
  expect(checkMessageBlocks(JSON.parse(JSON.stringify(named)))).toBeUndefined()
})

test.each([403, 404])('after a %i it is said who may, and what else there is', async (status) => {
  const { executed } = await remove(true, {}, status)
  expect(executed).toMatchObject({
    reply: { message: { text: 'You can’t delete acme/web!12. Only owners of the project can.' } },
  })
  expect(JSON.stringify(executed)).toContain('"action_id":"mr.close"')
})

test('what is closed already is not advised to be closed, neither before nor after a refusal', async () => {
  const closed = { state: 'closed' }
  expect(JSON.stringify(await remove(false))).toContain('Closing it keeps it.')
  expect(JSON.stringify(await remove(false, closed))).not.toMatch(/Closing|mr\.close/)
  const { executed } = await remove(true, closed, 403)
  expect(JSON.stringify(executed)).toContain('Only owners of the project can.')
  expect(JSON.stringify(executed)).not.toMatch(/Closing|mr\.close/)
})
