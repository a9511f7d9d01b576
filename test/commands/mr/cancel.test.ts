import { expect, test } from 'vitest'
import { mrCancel } from '../../../src/commands/mr/cancel.ts'
import { mrMerge } from '../../../src/commands/mr/merge.ts'
import { SERVER } from '../../../src/model/server-name.ts'
import { subscriptionReply } from '../../../src/views/mr/subscribe.ts'
import { isMerge, json, openRoom, startOddForge } from '../../services/room.ts'
import { execute } from '../../support/execute.ts'
import { aMergeRequest } from '../../support/recorded-services.ts'

const asking = { user: 'U1', now: new Date('2026-11-20T12:00:00Z') }
const isCancel = (request: string) => request.includes('/cancel_merge_when_build_succeeds')

async function cancelled(answered: boolean) {
  const { url } = await startOddForge(
    (request, response, { mr }) => {
      if (!isCancel(request)) return false
      mr.merge_when_build_succeeds = false
      if (!answered) response.destroy()
      return !answered
    },
    { merge_when_build_succeeds: true },
  )
  const services = await (await openRoom(url)).contextOf('ann')
  const done = await execute(mrCancel, { project: 42, mr: 12 }, services, asking, { confirmed: true })
  return JSON.stringify(done)
}

test('a server that fails at every cancel and goes on waiting is told as that, with what ends the wait', async () => {
  const { url } = await startOddForge(
    (request, response) => {
      if (isCancel(request)) json(response, 500, { message: '500 Internal Server Error' })
      return isCancel(request)
    },
    { merge_when_build_succeeds: true },
  )
  const services = await (await openRoom(url)).contextOf('ann')
  const done = await execute(mrCancel, { project: 42, mr: 12 }, services, asking, { confirmed: true })
  expect(done).toMatchObject({
    reply: {
      message: {
        text: `I can’t tell whether auto-merge of acme/web!12 is off. ${SERVER} still shows it as on. Try again, or close it to be safe.`,
      },
    },
  })
  expect(JSON.stringify(done)).toContain('"action_id":"mr.cancel"')
})

test('who cancelled a wait is named when the forge said so, and nobody when its answer was lost', async () => {
  const known = await cancelled(true)
  expect(known).toContain('turned off auto-merge.')
  expect(known).toContain('"text":"<@U1>"')
  const lost = await cancelled(false)
  expect(lost).toContain('Auto-merge is off.')
  expect(lost).not.toContain('cancelled')
  expect(lost).not.toContain('U1')
})

test('nothing to cancel is told with the project', async () => {
  const { url } = await startOddForge((request, response) => {
    if (isCancel(request)) response.writeHead(406).end()
    return isCancel(request)
  })
  const services = await (await openRoom(url)).contextOf('ann')
  const done = await execute(mrCancel, { project: 42, mr: 12 }, services, asking, { confirmed: true })
  expect(done).toMatchObject({
    reply: {
      message: {
        text: 'Auto-merge wasn’t on for acme/web!12.',
      },
    },
  })
})

test('a subscription names the project, or its number while its address is not told', () => {
  const told = (fields: object, already: boolean, kind: 'subscribed' | 'unsubscribed' = 'subscribed') =>
    subscriptionReply(
      { kind, already, mr: aMergeRequest({ ...fields }) },
      { user: 'U1', now: new Date(0) },
      kind,
    ).message?.text
  expect(told({}, false)).toBe('You now follow acme/web!12.')
  expect(told({}, true)).toBe('You already follow acme/web!12.')
  expect(told({}, false, 'unsubscribed')).toBe('You no longer follow acme/web!12.')
  expect(told({ web_url: null }, true, 'unsubscribed')).toBe('You don’t follow !12 in project 42.')
})

test('a message of a thousand characters goes along with the question, whatever they are; a longer one is refused', async () => {
  const { url, received } = await startOddForge(() => false)
  const services = await (await openRoom(url)).contextOf('ann')
  const raw = (message: string) => ({ project: 42, mr: 12, sha: '', message })
  const message = '"'.repeat(1000)
  const asked = await execute(mrMerge, raw(message), services, asking, { confirmed: false })
  expect(asked).toMatchObject({ kind: 'ask', input: { message } })
  const refused = await execute(mrMerge, raw(`${message}"`), services, asking, { confirmed: true })
  expect(refused).toMatchObject({ kind: 'invalid', field: 'message' })
  expect(received.some(isMerge)).toBe(false)
})
