import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hookFault } from '../support/forge-hooks.ts'
import { forgeApi, type Message, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const isCard = (iid: number) => (message: Message) =>
  message.bot && !message.ephemeral && message.text.startsWith(`!${iid} `)
const read = (message: Message) => words(message).replaceAll(/\s+/g, ' ')

const Request = z.looseObject({ sha: z.string(), updated_at: z.string() })

async function today(path: string, method = 'GET', user = 'ann', body?: object): Promise<unknown> {
  const answer = await fetch(`${sandbox.forgeUrl}/api/v4/projects/42${path}`, {
    method,
    headers: { 'private-token': `sandbox-${user}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(answer.status, `${method} ${path}`).toBeLessThan(300)
  return answer.json()
}

const at = async (iid: number) => Request.parse(await today(`/merge_requests/${iid}`))

describe.runIf(forgeApi === 'v4')('a forge whose lists are hours old, and no event', () => {
  test('a build that ends and an approval reach the card, though no list shows that anything changed', async () => {
    await hookFault(sandbox, 'lose', 100)
    const card = await sandbox.asks('ann', '/mr view !11', isCard(11))
    const { sha, updated_at } = await at(11)
    expect(read(card)).toContain('🟡 Build running')
    await sandbox.call('/sandbox/build', { project: 42, sha, status: 'failed' })
    await sandbox.sees('ann', (message) => message.ts === card.ts && /🔴 .*Build failed/.test(read(message)))
    expect((await at(11)).updated_at).toBe(updated_at)
    const again = await sandbox.messages('ann')
    expect(again.filter(isCard(11))).toHaveLength(1)
    await today('/merge_requests/11/approve', 'POST')
    await sandbox.sees('ann', (message) => message.ts === card.ts && read(message).includes('Approved by'))
  })
})
