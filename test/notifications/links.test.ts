import { expect, test } from 'vitest'
import { createUnfoldLinks } from '../../src/notifications/links.ts'
import { memoryStore } from '../jobs/sync/scene.ts'
import { aMergeRequest, recordedServices } from '../support/recorded-services.ts'
import { toldSession } from '../support/scripted-forge.ts'

const FORGE = 'https://git.example.com'
const urls = [`${FORGE}/acme/web/merge_requests/12`]

/** A forge that shows !12, and a Slack that answers a card as `answer` does. */
async function openScene() {
  const store = await memoryStore()
  const { room } = recordedServices()
  const slack = { answer: async () => true, shown: [] as string[], urls: [] as string[] }
  const text = JSON.stringify(aMergeRequest())
  const session = toldSession(() => ({ kind: 'reply', status: 200, text, header: () => null }))
  const credentials = { own: session, current: async () => session, service: async () => null }
  const ids = { mergeRequestIds: async () => ({ id: 1012, iid: 12 }), learn: async () => {} }
  const unfold = createUnfoldLinks({
    services: room,
    store,
    async authorizeBackground(work) {
      const context = await room.contextOf({ ...work, userName: '' })
      return { kind: 'allowed', context: { ...context, forge: { ...context.forge, credentials, ids } } }
    },
    async show({ ts }, cards) {
      slack.shown.push(ts)
      slack.urls.push(...Object.keys(cards))
      return slack.answer()
    },
    forgeUrl: FORGE,
  })
  const posted = { team: 'T1', channel: 'C1', user: 'UANN', composing: null, urls }
  return {
    slack,
    says: (ts: string, more: readonly string[] = []) => unfold({ ...posted, ts, urls: [...urls, ...more] }),
  }
}

test('two links to one thing have one card', async () => {
  const { slack, says } = await openScene()
  await says('1', [`${urls[0]}/diffs`])
  expect(slack.urls).toEqual(urls)
})

test('a card that Slack has refused is shown under the next message with the link', async () => {
  const { slack, says } = await openScene()
  slack.answer = async () => false
  await says('1')
  slack.answer = async () => true
  for (const ts of ['2', '3']) await says(ts)
  expect(slack.shown).toEqual(['1', '2'])
})

test('a card that a stop has lost is shown by the next attempt, under the same message', async () => {
  const { slack, says } = await openScene()
  slack.answer = () => Promise.reject(new Error('The process ends'))
  await expect(says('1')).rejects.toThrow()
  slack.answer = async () => true
  for (const ts of ['2', '1', '3']) await says(ts)
  expect(slack.shown).toEqual(['1', '1'])
})
