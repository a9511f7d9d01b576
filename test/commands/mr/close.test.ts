import { describe, expect, test } from 'vitest'
import { mrClose } from '../../../src/commands/mr/close.ts'
import { mrStateReply } from '../../../src/views/mr/close.ts'
import { openRoom, startOddForge } from '../../services/room.ts'
import { execute } from '../../support/execute.ts'
import { aMergeRequest, HEAD } from '../../support/recorded-services.ts'

const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }
const at = { project: 42, mr: 12 }

async function close(fields: Record<string, unknown>) {
  const { url, received } = await startOddForge((request, _, held) => {
    if (request.startsWith('PUT')) held.mr = { ...held.mr, state: 'closed' }
    return false
  }, fields)
  const services = await (await openRoom(url)).contextOf('ann')
  const executed = await execute(mrClose, at, services, asking, { confirmed: false })
  return { executed, writes: received.filter((request) => request.startsWith('PUT')) }
}

test('what waits for its build is closed after a question only', async () => {
  const { executed, writes } = await close({ merge_when_build_succeeds: true })
  expect(executed).toMatchObject({
    kind: 'ask',
    text: expect.stringMatching(/^Close acme\/web!12\? Auto-merge is on: .* Closing it turns that off\.$/),
    yes: 'Close !12',
    input: at,
  })
  expect(writes).toEqual([])
})

test('what waits for nothing is closed at once, and the card says by whom and offers to reopen it', async () => {
  const { executed, writes } = await close({})
  if (executed.kind !== 'reply') throw new Error(executed.kind)
  const { card } = executed.reply
  expect(writes).toHaveLength(1)
  expect(card).toMatchObject({
    text: expect.stringContaining('Closed'),
    key: { finished: true },
  })
  const blocks = JSON.stringify(card?.blocks)
  expect(blocks).toContain('closed it.')
  expect(blocks).toContain('mr.reopen')
  expect(blocks).not.toContain('"type":"button"')
})

describe('what is told', () => {
  const view = (state: string) => ({ mr: aMergeRequest({ state }), commits: [], files: [] })

  test('a reopened one is told on every copy, also where its end was told', () => {
    const { card } = mrStateReply(
      { kind: 'reopened', view: view('reopened'), answered: true },
      asking,
      'reopened',
    )
    expect(card).toMatchObject({ everyCopy: true, key: { finished: false } })
    expect(JSON.stringify(card?.blocks)).toContain('reopened it.')
  })

  test('what is so already is said once', () => {
    const told = (state: string, done: 'closed' | 'reopened') =>
      mrStateReply({ kind: 'already', view: view(state) }, asking, done).message?.text
    expect(told('closed', 'closed')).toBe('acme/web!12 is already closed.')
    expect(told('opened', 'reopened')).toBe('acme/web!12 is already open.')
  })

  test('a merged one offers nothing', () => {
    const merged = { ...view('merged'), mr: aMergeRequest({ state: 'merged', merge_commit_sha: HEAD }) }
    const { card, message } = mrStateReply({ kind: 'merged', view: merged }, asking, 'closed')
    expect(message?.text).toBe(
      'acme/web!12 is already merged. Merged as 1a2b3c4. To undo that, open a new merge request.',
    )
    expect(JSON.stringify(card?.blocks)).not.toContain('action_id')
  })

  test('another open one for the same branches is named, with a way to it', () => {
    const duplicate = aMergeRequest({
      iid: 14,
      web_url: 'https://git.example.com/acme/web/merge_requests/14',
    })
    const { message } = mrStateReply(
      { kind: 'duplicate-open', mr: view('closed').mr, duplicate },
      asking,
      'reopened',
    )
    expect(message?.text).toBe(
      'There’s already one for the branches of acme/web!12: !14. Use that one, or close it first.',
    )
    expect(JSON.stringify(message?.blocks)).toMatch(/"action_id":"mr\.view","value":"[^}]*\\"mr\\":14}/)
  })
})
