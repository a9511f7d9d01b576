import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Message, type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

const isDigest = ({ bot, ephemeral, text }: Message) =>
  bot && !ephemeral && text.startsWith('Milestones of acme/web')
const isCard = (iid: number) => (message: Message) => message.bot && message.text.startsWith(`!${iid} `)
const says = (words: string) => (message: Message) => message.text.includes(words)
const digests = async () => (await sandbox.messages('ann')).filter(isDigest)
/** The forge refuses the token of whoever asks, so often. */
const refuses = (times: number, match = '/api/') =>
  sandbox.call('/sandbox/fault', { target: 'forge', match, kind: 'status:401', times })
const accepts = () => sandbox.call('/sandbox/fault', { target: 'forge', match: '', kind: 'none', times: 1 })
const dayPasses = () => sandbox.call('/sandbox/clock', { days: 1 })
/** All that goes on by itself in ann’s name. */
async function everythingRuns(): Promise<Message> {
  await sandbox.asks('ann', '/milestone digest on "daily 9:00" --zone UTC', says('Milestone digest: '))
  await sandbox.asks('ann', '/greenlight watch', says('merge requests of acme/web'))
  const card = await sandbox.asks('ann', '/mr view !11', isCard(11))
  await sandbox.press('ann', card, 'mr.merge:later')
  await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Auto-merge on'))
  return card
}

test('refused once, a token is accepted the next time everywhere, and nothing stays paused', async () => {
  // Nothing that goes on by itself asks for these.
  await refuses(1, 'state=merged')
  await sandbox.asks('ann', '/mr list --state merged', says('no longer accepts your sign-in'))
  await sandbox.asks('ann', '/mr list', says('open merge requests in acme/web'))
  await everythingRuns()
  await refuses(1)
  await dayPasses()
  await expect.poll(digests).toHaveLength(1)
  // A channel watch that met the refusal goes on once the account is used.
  await sandbox.asks('ann', '/mr list', says('open merge requests in acme/web'))
  const watches = async () => (await sandbox.asks('ann', '/greenlight watches', ({ bot }) => bot)).text
  await expect.poll(watches).not.toContain('paused')
  const list = await sandbox.asks('ann', '/milestone digest list', says('1 milestone digest'))
  expect(list.text).not.toContain('Paused')
})

test('refused for long, it pauses what goes on by itself; accepted again, all of it goes on by itself', async () => {
  const card = await everythingRuns()
  await refuses(1000)
  await dayPasses()
  await sandbox.sees('ann', says('is paused'), 'dm')
  await sandbox.sees('ann', says('Posts about acme/web in'), 'dm')
  await sandbox.asks('ann', '/mr list', says('no longer accepts your sign-in'))
  expect(await digests()).toEqual([])

  expect(await accepts()).toMatchObject({ ok: true })
  await sandbox.asks('ann', '/mr list', says('open merge requests in acme/web'))
  await sandbox.sees('ann', says('so I go on posting milestone digests'), 'dm')
  await sandbox.sees('ann', says('so I go on telling of merge requests'), 'dm')
  await sandbox.asks('ann', '/greenlight watches', (message) => !says('paused')(message))
  await dayPasses()
  await expect.poll(digests).toHaveLength(1)
  // The wait was kept, and its card follows.
  await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && text.includes('Merged as'))
})
