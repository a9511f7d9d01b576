import { expect, test } from 'vitest'
import { pendingAnswers } from '../../src/interactions/recover.ts'
import type { UnansweredOperation } from '../../src/services/operations/types.ts'
import { owedIntent } from '../support/owed.ts'
import { recordedServices } from '../support/recorded-services.ts'

const sent = owedIntent('mr.close', { project: 42, mr: 12 })
const unsent: UnansweredOperation = { ...sent, reference: 'x2pek7mq', stateBefore: null, state: 'begun' }

/** What is told of the last of these when the bot has started again. */
async function toldOf(...intents: readonly UnansweredOperation[]) {
  const { room } = recordedServices()
  const owed = await pendingAnswers({
    ...room,
    operations: { ...room.operations, unanswered: async () => [...intents] },
  })
  const told = await owed.at(-1)?.finish({ place: '{}', interim: async () => null })
  return { joined: told?.joined ?? false, text: told?.reply.message?.text ?? '' }
}

test('what was not sent is told to have been left', async () => {
  const { joined, text } = await toldOf(unsent)
  expect(joined).toBe(false)
  expect(text).toMatch(/^\/mr close !12 was not done\. .* Nothing was changed\./)
})

test('the second click on what had been sent has the answer of the first', async () => {
  expect(await toldOf(sent, unsent)).toMatchObject({ joined: true })
})

test.each([
  ['somebody else', { user: 'U2' }],
  ['the same person in another channel', { channel: 'C2' }],
])('%s who wanted what had been sent is not told that it did not happen', async (_, fields) => {
  const { joined, text } = await toldOf(sent, { ...unsent, ...fields })
  expect(joined).toBe(false)
  expect(text).toMatch(/^I did not ask the forge a second time for \/mr close !12\./)
  expect(text).toContain('It may have been done by the first')
  expect(text).not.toContain('Nothing was changed')
})

test('another wish for the same target is one of its own', async () => {
  expect((await toldOf(sent, { ...unsent, idempotencyKey: 'v' })).text).toContain('Nothing was changed')
})
