import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ForgeCall, forgeKind, type Message, type Sandbox, startSandbox } from '../support/sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ SANDBOX_POLL_SECONDS: '600' })
})
beforeEach(async () => {
  await sandbox.reset()
  // Whoever is known already is not asked for.
  await sandbox.asks('ann', '/mr list --author @me --private', ({ ephemeral }) => ephemeral)
  await quiet()
})
afterAll(async () => {
  await sandbox.stop()
})

/** Waits until the bot’s own looks, which a change brings about, have ended. */
async function quiet(): Promise<void> {
  let seen = -1
  const isQuiet = async () => {
    const before = seen
    seen = (await sandbox.ledger()).length
    return before === seen
  }
  await expect.poll(isQuiet, { interval: 700 }).toBe(true)
}

/** How late every answer to a read comes: calls that are further apart were not sent together. */
const SLOW_MS = 2_000

/** The bot’s own looks at a project, which a change of it brings about. */
const OWN = /^state=(?:all|opened)&order_by=updated_at.*&per_page=100$|mergeError/

/** What was asked of the forge, a list a round: none of one round waits for another one of it. */
async function rounds(doing: () => Promise<unknown>): Promise<string[][]> {
  const before = (await sandbox.ledger()).length
  await sandbox.call('/sandbox/fault', { target: 'forge', match: 'GET', kind: `slow:${SLOW_MS}`, times: 200 })
  await doing()
  await sandbox.call('/sandbox/fault', { target: 'forge', match: 'GET', kind: 'none' })
  const found: ForgeCall[][] = []
  for (const call of (await sandbox.ledger()).slice(before)) {
    if (OWN.test(call.query)) continue
    const [first] = found.at(-1) ?? []
    const isTogether = first?.method === call.method && call.at - first.at < SLOW_MS - 100
    if (isTogether) found.at(-1)?.push(call)
    else found.push([call])
  }
  return found.map((calls) => calls.map(printed).sort())
}

function printed({ method, path }: ForgeCall): string {
  return `${method} ${path.replace('/api/v4/projects/42', '').replace(/merge_requests\/\d+/, ':mr')}`
}

const ROUND = ['GET ', 'GET /:mr', 'GET /api/graphql']
const MERGE = ['PUT /:mr/merge']

const isCard = (iid: number) => (message: Message) => message.text.startsWith(`!${iid} `)
const isMine = ({ ephemeral }: Message) => ephemeral
const isMerged = (message: Message) => isCard(12)(message) && message.text.includes('Merged as')
const sees = (fits: (message: Message) => boolean) => sandbox.sees('ann', fits)
const card = (iid: number) => rounds(() => sandbox.asks('ann', `/mr view !${iid}`, isCard(iid)))
const release = (text: string) => sandbox.call('/sandbox/release', { release: text })

describe.runIf(forgeKind === 'today')('what is asked of the forge, round by round', () => {
  test('a card: three calls in one round', async () => {
    expect(await card(11)).toEqual([ROUND])
    const before = await sandbox.messages('ann')
    expect(before.find(isCard(11))?.text).toContain('Build running')
  })

  test('a question, and the merge that it asks about: one round, the write, one round', async () => {
    let question: Message | undefined
    const asking = async () => {
      question = await sandbox.asks('ann', '/mr merge !12', isMine)
    }
    expect(await rounds(asking)).toEqual([ROUND])
    const merging = async () => {
      if (question) await sandbox.press('ann', question, 'mr.merge')
      await sees(isMerged)
    }
    expect(await rounds(merging)).toEqual([ROUND, MERGE, ROUND])
  })

  test('the same from a card, by its dialog', async () => {
    const shown = await sandbox.asks('ann', '/mr view !12', isCard(12))
    const press = { user: 'ann', channel: 'web', ts: shown.ts, action_id: 'mr.merge' }
    const opening = async () => {
      await sandbox.call('/sandbox/press', press)
      await sandbox.modal('ann', ({ title }) => JSON.stringify(title).includes('"Merge !'))
    }
    expect(await rounds(opening)).toEqual([ROUND])
    const merging = async () => {
      await sandbox.submit('ann', {})
      await sees(isMerged)
    }
    expect(await rounds(merging)).toEqual([ROUND, MERGE, ROUND])
  })

  test('the Community Edition is asked once more, the first time, without what it does not have', async () => {
    await release('18.5.0-ce')
    expect(await card(12)).toEqual([ROUND, ['GET /api/graphql']])
    expect(await card(11)).toEqual([ROUND])
  })

  test('an older server is asked for each part', async () => {
    await release('14.0.0')
    const parts = ['GET /:mr', 'GET /:mr/approvals', 'GET /:mr/commits', 'GET /api/v4/version']
    expect(await card(12)).toEqual([ROUND, parts, ['GET /:mr/diffs']])
  })
})
