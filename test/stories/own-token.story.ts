import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '../../src/commands/registry.ts'
import { eventually } from '../support/eventually.ts'
import { type Elsewhere, startElsewhere } from '../support/external-process.ts'
import { type Linking, linkingIn } from '../support/linking.ts'
import { type ForgeCall, forgeKind, type Message, type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox
let bot: Elsewhere
let linking: Linking

/** The service token is an administrator’s: what it does not do, the bot does not do with it. */
beforeAll(async () => {
  // Its own bot looks around once, within seconds of its start, and not again; at an older server it has nothing to see.
  sandbox = await startSandbox({ SANDBOX_POLL_SECONDS: '600' })
  await eventually(
    async () => {
      const calls = await sandbox.ledger()
      await sleep(1_000)
      const hasLooked = forgeKind === 'today' ? calls.some(isLook) : calls.length > 0
      return hasLooked && (await sandbox.ledger()).length === calls.length
    },
    () => 'It never came to rest.',
  )
  bot = await startElsewhere(sandbox, { FORGE_TOKEN: 'sandbox-root' })
  linking = linkingIn(sandbox)
})
afterAll(async () => {
  await bot.stop()
  await sandbox.stop()
})

/** The first call of a look at what has changed in a project. */
const isLook = ({ path, query }: ForgeCall) =>
  path.endsWith('/projects/42/merge_requests') && query.includes('order_by=updated_at')
const isCard = (iid: number) => (message: Message) => message.bot && message.text.startsWith(`!${iid} `)
const changing = registry.filter(({ effect, needs }) => effect !== 'read' && needs === 'account')

test('without an own account no verb changes anything at the forge, though the service token could', async () => {
  expect(changing.length).toBeGreaterThan(15)
  const writes = await sandbox.writes(async () => {
    for (const { path, examples, requires } of changing) {
      const typed = `/${path.join(' ')} ${examples[0].typed}`.trim()
      const isOffered = forgeKind === 'today' || requires === undefined
      const refused = isOffered ? 'account first' : 'doesn’t offer'
      await sandbox.asks('cy', typed, ({ ephemeral, text }) => ephemeral && text.includes(refused))
    }
  })
  expect(writes).toEqual([])
})

test('reads of such a person go with the service token, and those of a connected one with their own', async () => {
  const reads = async (user: string) => {
    const before = (await sandbox.ledger()).length
    await sandbox.asks(user, '/mr list', ({ text }) => text.includes('open merge requests in acme/web'))
    return (await sandbox.ledger()).slice(before)
  }
  const ofCy = await reads('cy')
  expect(ofCy).not.toEqual([])
  expect(ofCy.filter((call) => call.user !== 'root')).toEqual([])
  await linking.relink('bob', 'sandbox-bob')
  const ofBob = await reads('bob')
  expect(ofBob).not.toEqual([])
  expect(ofBob.filter((call) => call.user !== 'bob')).toEqual([])
})

test('every change is made with the token of the person who asks or presses, whoever’s message it is', async () => {
  await linking.relink('ann', 'sandbox-ann')
  const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
  const asBob = await sandbox.writes(async () => {
    await sandbox.asks('bob', '/mr subscribe !16', ({ text }) => text.includes('You now follow acme/web!16.'))
    await sandbox.asks('bob', '/mr subscribe !10', ({ text }) => text.includes('You now follow acme/web!10.'))
    await sandbox.press('bob', card, 'mr.merge')
    await sandbox.sees('bob', ({ ephemeral, text }) => ephemeral && text.includes('You can’t merge this'))
  })
  // Today’s servers say beforehand who may merge, and are asked for nothing that they would refuse.
  const merges = forgeKind === 'today' ? [] : ['bob']
  expect(asBob.map(({ user }) => user)).toEqual(['bob', 'bob', ...merges])

  const asCy = await sandbox.writes(async () => {
    await sandbox.press('cy', card, 'mr.merge')
    await sandbox.sees('cy', ({ ephemeral, text }) => ephemeral && text.includes('account first'))
  })
  expect(asCy).toEqual([])

  const asAnn = await sandbox.writes(async () => {
    await sandbox.press('ann', card, 'mr.merge')
    await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
  })
  expect(asAnn.map(({ user }) => user)).toEqual(['ann'])
})

test('a dead token is not replaced by the service token: the change is refused, and nothing is sent with another', async () => {
  await sandbox.call('/sandbox/revoke', { token: 'sandbox-bob' })
  const before = (await sandbox.ledger()).length
  await sandbox.asks('bob', '/mr subscribe !9', ({ text }) => text.includes('no longer accepts your sign-in'))
  await sandbox.asks('bob', '/mr list', ({ text }) => text.includes('no longer accepts your sign-in'))
  const calls = (await sandbox.ledger()).slice(before)
  expect(calls.some(({ user }) => user === null)).toBe(true)
  // Beside it the card of before may be followed, with ann’s own token.
  const others = calls.filter(({ user, method }) => user === 'root' || (user !== null && method !== 'GET'))
  expect(others).toEqual([])
})
