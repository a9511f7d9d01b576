import { expect, test } from 'vitest'
import { createInteractionHandler } from '../../../src/interactions/handle.ts'
import type { Store } from '../../../src/store/store.ts'
import { openRoom } from '../../services/room.ts'
import { asker, typeTo } from '../../support/asker.ts'
import { recordedServices } from '../../support/recorded-services.ts'

/** What `/greenlight project list` says at noon, over a store to which events came before. */
async function listed(happened: (store: Store) => Promise<unknown>) {
  let now = Date.UTC(2026, 10, 20, 12)
  const { contextOf, store } = await openRoom('http://127.0.0.1:9', {
    projects: [
      { alias: 'web', project: 42 },
      { alias: 'api', project: 43 },
    ],
    now: () => now,
  })
  await happened(store)
  now += 60 * 60_000
  await store.webhookHealth.recordMiss(43, now - 60_000)
  const { room } = recordedServices()
  const recorded = await room.contextOf(asker)
  const { projects } = (await contextOf('ann')).workspace
  const services = { ...recorded, workspace: { ...recorded.workspace, projects } }
  const turns = createInteractionHandler(
    { ...room, contextOf: async () => services },
    'https://git.example.com',
  )
  return (await typeTo(turns, 'greenlight', 'project list', asker)).reply.message
}

test('of a project from which no event comes it says nothing of events', async () => {
  const message = await listed(async () => {})
  expect(message?.text).toBe('2 projects: project 42 (web); project 43 (api)')
})

test('it says when the last event came, and when a poll found what none told of', async () => {
  const message = await listed(async ({ webhookEvents }) => {
    for (const project of [42, 43]) await webhookEvents.accept({ project, iid: null })
    await webhookEvents.settle(await webhookEvents.pending())
  })
  expect(message?.text).toBe(
    '2 projects: project 42 (web), last webhook 20 Nov 2026; project 43 (api), ' +
      'last webhook 20 Nov 2026, a change came without one ' +
      '20 Nov 2026',
  )
  const [, list] = message?.blocks ?? []
  expect(JSON.stringify(list)).toContain(`"type":"date","timestamp":${Date.UTC(2026, 10, 20, 13) / 1000}`)
})
