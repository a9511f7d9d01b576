import { expect, test } from 'vitest'
import { registry } from '../../src/commands/registry.ts'
import { createInteractionHandler } from '../../src/interactions/handle.ts'
import type { Services } from '../../src/services/services.ts'
import { asker } from '../support/asker.ts'
import { recordedServices } from '../support/recorded-services.ts'

const reach = { place: '{}', interim: async () => null }
const { room } = recordedServices()
const turns = createInteractionHandler(room, 'https://git.example.com')

const typed = registry.map(({ path, examples }) => [...path, examples[0].typed].join(' ').trim())

test('what stands in for a modal that does not open says once that nothing has been changed', async () => {
  const doors: string[] = []
  for (const text of [...typed, 'mr create', 'deploy-key add', 'milestone create']) {
    const [noun = '', ...words] = text.split(' ')
    const { opens, reply } = await turns.typed(noun, words.join(' '), asker)
    if (opens) doors.push(reply.message?.text ?? '')
  }
  expect(doors.length).toBeGreaterThanOrEqual(6)
  for (const door of doors) expect(door.match(/Nothing has been changed yet/g), door).toHaveLength(1)
})

test('a change is owed an answer from before anybody is asked about it', async () => {
  const order: string[] = []
  const watched: Services = {
    ...room,
    operations: {
      ...room.operations,
      async begin({ verb }) {
        order.push(verb)
      },
    },
    accessContexts: {
      ...room.accessContexts,
      of(presser) {
        order.push('standing')
        return room.accessContexts.of(presser)
      },
    },
  }
  const { owes } = await createInteractionHandler(watched, 'https://git.example.com').typed(
    'mr',
    'close !12',
    {
      ...asker,
      reach,
    },
  )
  expect(order.slice(0, 2)).toEqual(['mr.close', 'standing'])
  expect(owes).toBe(asker.reference)
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
        run(record, run) {
          wanted.add(record.idempotencyKey)
          return room.operations.run(record, run)
        },
      },
      accessContexts: {
        ...room.accessContexts,
        of: async (presser) => ({ ...(await room.accessContexts.of(presser)), place }),
      },
    }
    const { typed } = createInteractionHandler(watched, 'https://git.example.com')
    for (const user of ['U1', 'U2']) await typed('mr', 'reopen !12', { ...asker, user, reach })
    expect(wanted.size).toBe(wishes)
  },
)

test('the answer to whoever may not have it done is the one that is owed', async () => {
  const stranger = { ...asker, userTeam: 'T2', reach }
  const { owes, did } = await turns.typed('mr', 'close !12', stranger)
  expect(did?.outcome).toBe('not-run')
  expect(owes).toBe(asker.reference)
})
