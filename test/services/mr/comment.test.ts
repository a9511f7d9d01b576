import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commentReply } from '../../../src/views/mr/comment.ts'
import { ForgeUnderTest } from '../../sandbox/forge/forge-under-test.ts'
import { json, openRoom, startOddForge } from '../room.ts'

let forge: ForgeUnderTest
beforeAll(async () => {
  forge = await ForgeUnderTest.start()
})
beforeEach(() => forge.freshen())
afterAll(() => forge.end())

const of = async (user: 'ann' | 'bob' = 'ann') => {
  const room = await openRoom(forge.forge.url, { api: 'v4', connected: { [user]: `sandbox-${user}` } })
  return (await room.contextOf(user)).mergeRequests
}
const at = { project: 42, mr: 12 }
const posts = () => forge.forge.ledger().filter(({ method }) => method === 'POST')

describe('a comment', () => {
  test('is written once, and its address is told', async () => {
    const { comment } = await of()
    const text = 'Looks good.\n\n* one\n* two'
    const outcome = await comment({ ...at, text })
    expect(outcome).toMatchObject({
      kind: 'commented',
      answered: true,
      url: expect.stringMatching(/\/12#note_\d+$/),
    })
    expect(posts()).toMatchObject([
      { path: '/api/v4/projects/42/merge_requests/12/notes', body: { body: text }, effect: 'note created' },
    ])
  })

  test('whose answer was lost is found among those made since, by its author and its text', async () => {
    const { comment } = await of()
    await comment({ ...at, text: 'Same words' })
    await (await of('bob')).comment({ ...at, text: 'Same words' })
    forge.forge.fault({ match: 'POST', kind: 'drop-reply', times: 1 })
    expect(await comment({ ...at, text: 'Same words' })).toMatchObject({
      kind: 'commented',
      answered: false,
      url: expect.stringMatching(/#note_\d+$/),
    })
    expect(posts()).toHaveLength(3)
  })

  test('that never arrived is not called written, though an earlier one says the same', async () => {
    const { comment } = await of()
    await comment({ ...at, text: 'Same words' })
    forge.forge.fault({ match: 'POST', kind: 'drop-request', times: 1 })
    expect(await comment({ ...at, text: 'Same words' })).toMatchObject({
      kind: 'unconfirmed',
      what: 'acme/web!12',
    })
    expect(forge.effects()).toEqual(['note created'])
  })

  test.each(['/merge', 'Fine.\n/merge', '  /close now', 'Yes\r\n/assign @bob'])(
    'that the forge would take for a command is not sent: %j',
    async (text) => {
      const { comment } = await of()
      expect(await comment({ ...at, text })).toMatchObject({
        kind: 'quick-action',
        command: expect.stringMatching(/^\/(?:merge|close|assign)$/),
      })
      expect(posts()).toEqual([])
    },
  )

  test('may speak of paths', async () => {
    const { comment } = await of()
    expect(await comment({ ...at, text: '/etc/hosts is wrong' })).toMatchObject({ kind: 'commented' })
  })
})

test.each([
  [['Closed this merge request.'], /ran the text as a command and kept no comment on .*It says: Closed this/],
  [null, /kept no comment on .*It doesn’t say what it did\./],
])('a text that the server ran as a command is not called a comment: %j', async (summary, words) => {
  const { url, received } = await startOddForge((request, response, { mr }) => {
    if (request.startsWith('POST')) json(response, 202, { commands_changes: {}, summary })
    else if (request.includes('/user')) json(response, 200, { id: 2, username: 'ann', name: 'Ann' })
    else json(response, 200, request.includes('/notes') ? [] : request.includes('iids') ? [mr] : mr)
    return true
  })
  const room = await openRoom(url, { api: 'v4', connected: { ann: 'sandbox-ann' } })
  const outcome = await (await room.contextOf('ann')).mergeRequests.comment({ ...at, text: 'Fine' })
  expect(outcome).toMatchObject({ kind: 'ran-commands', summary: summary ?? [] })
  expect(received.filter((request) => request.startsWith('POST'))).toHaveLength(1)
  expect(JSON.stringify(commentReply(outcome))).toMatch(words)
})
