import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { eventually } from '../support/eventually.ts'
import { deliveries, hookFault } from '../support/forge-hooks.ts'
import { clone, forgeKind, isReply, type Message, type Sandbox, startSandbox } from '../support/sandbox.ts'

const MINUTE = 60_000
/** The bot looks again after ten minutes, so that what is shown within a story was told by an event. */
const environment = { FORGE_API: 'v4', SANDBOX_POLL_SECONDS: '600' }

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox(forgeKind === 'today' ? environment : {})
})
beforeEach(async () => {
  await sandbox.reset()
})
afterAll(async () => {
  await sandbox.stop()
})

const isCard = (iid: number) => (message: Message) =>
  message.bot && !message.ephemeral && message.text.startsWith(`!${iid} `)

const Request = z.object({ iid: z.number(), sha: z.string(), source_branch: z.string() })

/** Today’s API of the forge, as anybody there may use it. */
async function at(user: string, path: string, method = 'GET', body?: object): Promise<unknown> {
  const answer = await fetch(`${sandbox.forgeUrl}/api/v4/projects/42${path}`, {
    method,
    headers: { 'private-token': `sandbox-${user}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(answer.status, `${method} ${path}`).toBeLessThan(300)
  return answer.json()
}

/** What the project wants before a merge. */
async function demand(rules: object): Promise<void> {
  expect(await sandbox.call('/sandbox/demand', { project: 42, ...rules })).toMatchObject({ ok: true })
}

async function push(iid: number, title: string): Promise<string> {
  const { source_branch: branch } = Request.parse(await at('bob', `/merge_requests/${iid}`))
  const work = await clone(sandbox.forgeUrl, 'acme/web', 'bob')
  await work.git('checkout', '--quiet', '-B', branch, `origin/${branch}`)
  await work.git('commit', '--quiet', '--allow-empty', '-m', title)
  await work.git('push', '--quiet', 'origin', branch)
  const sha = await work.git('rev-parse', 'HEAD')
  await work.remove()
  return sha
}

/** How often the bot has read what changed in a project: once for each look. */
async function looks(project = 42): Promise<number> {
  return reads(project, 'state=all&order_by=updated_at')
}

async function reads(project: number, query: string): Promise<number> {
  const path = `/api/v4/projects/${project}/merge_requests`
  return (await sandbox.ledger()).filter((entry) => entry.path === path && entry.query.includes(query)).length
}

/** Waits until it holds. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  await eventually(holds, () => `It never came. ${sandbox.output().slice(-1500)}`)
}

/** A card in two channels, after the one poll that sees them first. */
async function watched(iid: number): Promise<readonly (readonly [Message, string])[]> {
  await sandbox.command('ann', `/mr view !${iid}`)
  const here = await sandbox.sees('ann', isCard(iid))
  await sandbox.command('bob', `/mr view web!${iid}`, 'general')
  const there = await sandbox.sees('ann', isCard(iid), 'general')
  // The first look ends with what is open in the channel’s project.
  await until(async () => (await reads(42, 'state=opened&order_by=updated_at')) > 0)
  return [
    [here, 'web'],
    [there, 'general'],
  ]
}

async function thread({ ts }: Message, channel: string): Promise<string[]> {
  const all = await sandbox.messages('ann', channel)
  return all.filter((message) => isReply(message) && message.thread_ts === ts).map(({ text }) => text)
}

/** Both copies show it, and both threads tell it. */
async function follows(cards: Awaited<ReturnType<typeof watched>>, shows: RegExp, told?: RegExp) {
  for (const [card, channel] of cards) {
    await sandbox.sees('ann', ({ ts, text }) => ts === card.ts && shows.test(text), channel)
    if (told)
      await sandbox.sees('ann', ({ thread_ts, text }) => thread_ts === card.ts && told.test(text), channel)
  }
}

const post = (headers: Record<string, string>, body: object) =>
  fetch(`${sandbox.url}/forge/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe.runIf(forgeKind === 'today')('a forge that tells what happens', () => {
  test('an approval, a push, the end of a build and the merge are on the card in two channels before a poll', async () => {
    await demand({ approvals: 1, only_allow_merge_if_pipeline_succeeds: false })
    const cards = await watched(11)
    await follows(cards, /Can’t be merged yet: Needs 1 approval\./)
    await at('ann', '/merge_requests/11/approve', 'POST')
    await follows(cards, /\. Build running\./)
    await demand({ approvals: 0, only_allow_merge_if_pipeline_succeeds: true })
    const sha = await push(11, 'Told by an event')
    await follows(cards, /\. Build running\./, /1 new commit: Told by an event/)
    await sandbox.call('/sandbox/build', { project: 42, sha, status: 'success' })
    await follows(cards, /\. Ready to merge\./)
    await at('ann', '/merge_requests/11/merge', 'PUT', { sha })
    await follows(cards, /Merged as/, /Merged as/)
    const sent = await deliveries(sandbox)
    expect(sent.map(({ event, action }) => `${event} ${action}`)).toEqual(
      expect.arrayContaining([
        'Push Hook null',
        'Merge Request Hook approved',
        'Pipeline Hook success',
        'Merge Request Hook merge',
      ]),
    )
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]))
    for (const [card, channel] of cards)
      expect((await thread(card, channel)).filter((line) => line.includes('Merged as'))).toHaveLength(1)
  })

  test('a milestone that was closed is told before a poll', async () => {
    const watching = ({ text }: Message) => text.includes('I’ll post closed milestones')
    await sandbox.asks('ann', '/greenlight watch --milestones', watching)
    const milestones = z
      .array(z.object({ id: z.number(), iid: z.number() }))
      .parse(await at('ann', '/milestones'))
    const id = milestones.find(({ iid }) => iid === 3)?.id
    await at('ann', `/milestones/${id}`, 'PUT', { state_event: 'close' })
    await sandbox.sees('bob', ({ text }) => text.includes('(%3) in acme/web. Closed'))
  })

  test('an event that is lost is made good by the poll, which is due ten minutes later', async () => {
    const cards = await watched(12)
    await hookFault(sandbox, 'lose', 100)
    const before = await looks()
    await at('bob', '/merge_requests/12', 'PUT', { state_event: 'close' })
    expect((await deliveries(sandbox)).every(({ status }) => status === null)).toBe(true)
    expect(await looks()).toBe(before)
    for (const [card, channel] of cards) expect(await thread(card, channel)).toEqual([])
    await sandbox.call('/sandbox/clock', { ms: 11 * MINUTE, at_once: true })
    await follows(cards, /Closed/, /Closed/)
  })

  test('what comes twice, late or in another order is told once', async () => {
    const kinds = ['duplicate', 'drop-reply', 'swap', 'late:300']
    const open = z.array(Request).parse(await at('ann', '/merge_requests?state=opened'))
    const last = await sandbox.asks('ann', '/mr view !12', isCard(12))
    const others = open.filter(({ iid }) => iid !== 12).slice(0, kinds.length)
    const cards: Message[] = []
    for (const { iid } of others) cards.push(await sandbox.asks('ann', `/mr view !${iid}`, isCard(iid)))
    for (const [nth, { iid }] of others.entries()) {
      await hookFault(sandbox, kinds[nth] ?? '', 20)
      await at('bob', `/merge_requests/${iid}`, 'PUT', { title: `By ${kinds[nth]}` })
      await at('bob', `/merge_requests/${iid}`, 'PUT', { state_event: 'close' })
      await hookFault(sandbox, 'deliver')
    }
    for (const [nth, card] of cards.entries())
      await follows([[card, 'web']], new RegExp(`By ${kinds[nth]}.*Closed`), /Closed/)
    await until(async () => {
      const sent = await deliveries(sandbox)
      return kinds.every((kind) => {
        const closes = sent.filter(({ fault, action }) => fault === kind && action === 'close')
        return closes.length === (/duplicate|drop-reply/.test(kind) ? 2 : 1)
      })
    })
    // What comes after everything else: when it is shown, all before it was looked at.
    await at('bob', '/merge_requests/12', 'PUT', { title: 'The last word' })
    await follows([[last, 'web']], /The last word/)
    for (const card of cards)
      expect((await thread(card, 'web')).filter((line) => line.includes('Closed'))).toHaveLength(1)
  })

  test('a stranger without the secret is refused, and nothing happens', async () => {
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    await at('bob', '/merge_requests/12', 'PUT', { title: 'So that there is a body to copy' })
    await follows([[card, 'web']], /a body to copy/)
    await until(async () => (await deliveries(sandbox)).length > 0 && (await looks()) > 0)
    const copied = (await deliveries(sandbox))[0]?.body ?? {}
    // What is watched is looked at by itself meanwhile.
    const changes = async () => (await sandbox.ledger()).filter(({ method }) => method !== 'GET').length
    const before = await changes()
    for (const token of ['', 'guessed-guessed-guessed-guessed'])
      expect((await post({ 'x-gitlab-token': token, 'idempotency-key': token }, copied)).status).toBe(401)
    expect((await fetch(`${sandbox.url}/forge/events`)).status).toBe(405)
    expect(await changes()).toBe(before)
  })

  test('two hundred events are few looks, and those of a project that nobody watches are none', async () => {
    const card = await sandbox.asks('ann', '/mr view !12', isCard(12))
    const work = await clone(sandbox.forgeUrl, 'acme/api', 'bob')
    await Promise.all(
      Array.from({ length: 200 }, (_, note) =>
        at('bob', '/merge_requests/12/notes', 'POST', { body: `Word ${note}` }),
      ),
    )
    await work.git('push', '--quiet', 'origin', 'HEAD:refs/heads/nobody-watches')
    await work.remove()
    const heard = async (event: string, project: number) =>
      (await deliveries(sandbox)).filter((one) => one.event === event && one.project === project).length
    await until(async () => (await heard('Note Hook', 42)) >= 200 && (await heard('Push Hook', 43)) >= 1)
    await at('bob', '/merge_requests/12', 'PUT', { title: 'After two hundred' })
    await follows([[card, 'web']], /After two hundred/)
    expect(await looks()).toBeLessThan(30)
    expect(await looks(43)).toBe(0)
  })
})

test.runIf(forgeKind !== 'today')(
  'a forge that tells nothing: nothing is where events would come',
  async () => {
    expect((await post({ 'x-gitlab-token': '' }, { object_kind: 'push', project_id: 42 })).status).toBe(404)
  },
)
