import { describe, expect, test } from 'vitest'
import { registry } from '../../src/commands/registry.ts'
import { createInteractionHandler } from '../../src/interactions/handle.ts'
import type { Services } from '../../src/services/services.ts'
import { asker, typeTo } from '../support/asker.ts'
import { reach } from '../support/reach.ts'
import { recordedServices } from '../support/recorded-services.ts'

const { room } = recordedServices()
const turns = createInteractionHandler(room, 'https://git.example.com')

const typed = registry.map(({ path, examples }) => [...path, examples[0].typed].join(' ').trim())

test('what stands in for a modal that does not open says once how it goes on', async () => {
  const doors: string[] = []
  for (const text of [...typed, 'mr create', 'deploy-key add', 'milestone create']) {
    const [noun = '', ...words] = text.split(' ')
    const { modal: opens, reply } = await typeTo(turns, noun, words.join(' '), asker)
    if (opens) doors.push(reply.message?.text ?? '')
  }
  expect(doors.length).toBeGreaterThanOrEqual(6)
  for (const door of doors) expect(door.match(/Press the button to go on/g), door).toHaveLength(1)
})

test.each([
  ['channel', 1],
  ['unseen', 2],
] as const)(
  'an answer seen by all (%s) is one for two people; one seen by one is not',
  async (place, wishes) => {
    const wanted = new Set<string>()
    const watched: Services = {
      ...room,
      operations: {
        ...room.operations,
        run(record, run, attempt) {
          wanted.add(record.idempotencyKey)
          return room.operations.run(record, run, attempt)
        },
      },
      accessContexts: {
        ...room.accessContexts,
        of: async (presser) => ({ ...(await room.accessContexts.of(presser)), place }),
      },
    }
    const handler = createInteractionHandler(watched, 'https://git.example.com')
    for (const user of ['U1', 'U2'])
      await typeTo(handler, 'mr', 'reopen !12', { ...asker, user, replyChannel: reach })
    expect(wanted.size).toBe(wishes)
  },
)

describe('a change that was requested more than two minutes ago', () => {
  const late = { ...asker, requestedAt: new Date(asker.now.getTime() - 2 * 60_000), replyChannel: reach }

  test('is not sent, and its person is told so', async () => {
    const { reply, logInfo: did } = await typeTo(turns, 'mr', 'close !12', late)
    expect(did?.outcome).toBe('not-sent')
    expect(reply.message?.text).toMatch(/I didn’t do \/mr close !12\./)
  })

  test('is not said to have changed nothing when somebody has sent the same', async () => {
    const duplicate = { reference: 'k7mq2xpe', channel: 'C2', user: 'U2', outcome: null }
    const operations = { ...room.operations, duplicateOf: async () => duplicate }
    const handler = createInteractionHandler({ ...room, operations }, 'https://git.example.com')
    const { reply } = await typeTo(handler, 'mr', 'close !12', late)
    expect(reply.message?.text).toMatch(/^I didn’t send \/mr close !12 a second time\./)
    expect(reply.message?.text).not.toContain('Nothing was changed')
  })
})
