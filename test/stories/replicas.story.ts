import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../support/connect.ts'
import { eventually } from '../support/eventually.ts'
import { newDatabase, type OwnDatabase, withoutPostgres } from '../support/postgres.ts'
import { type RunningReplica, type RunningReplicas, startReplicas } from '../support/replicas.ts'
import { API, forgeKind, type Sandbox, startSandbox, words } from '../support/sandbox.ts'

/** Longer than every lease, and than it takes until a silent replica counts as dead; 70 s by a variable. */
const PAUSE_MS = Number(process.env.REPLICA_PAUSE_MS ?? 14_000)
/** Between what people ask. */
const BEAT_MS = 250

/** People begin to ask at most so long before a digest is due, so that it falls among the accidents. */
const BEFORE_SLOT_MS = 20_000
/** A digest is turned on at least so long before it is due. */
const NOTICE_MS = 8_000
const AFTER_SLOT_MS = 4_000
const MINUTE_MS = 60_000

/** Stands in every digest of this story, and nowhere else. */
const DIGEST = 'First digest: changes start with the next one'

/** The next full minute that is far enough. */
function nextSlot(): Date {
  return new Date(Math.ceil((Date.now() + NOTICE_MS) / MINUTE_MS) * MINUTE_MS)
}

const digestAt = (slot: Date) =>
  `/milestone digest on "${slot.toISOString().slice(11, 16)}" --zone UTC --project web`

/** What somebody asked for and Slack was told is taken, and a text that is in its answer and in no other. */
interface Asked {
  readonly user: string
  readonly channel: string
  readonly answer: string
  /** When a read was asked for: whoever asked types it again if its process is killed, or sleeps. */
  readonly readSince?: number
}

let sandbox: Sandbox
let database: OwnDatabase
let replicas: RunningReplicas

// What they share does not depend on the kind of forge: once is enough.
describe.skipIf(withoutPostgres || forgeKind !== 'document')('three replicas and a PostgreSQL', () => {
  beforeAll(async () => {
    database = await newDatabase()
    sandbox = await startSandbox()
    replicas = await startReplicas(sandbox, database.url, 3)
    for (const user of ['ann', 'bob']) await connect(sandbox, user, `sandbox-${user}`)
  })
  afterAll(async () => {
    await replicas?.stop()
    await sandbox?.stop()
    await database?.drop()
  })

  const slow = (ms: number, times: number) =>
    sandbox.call('/sandbox/fault', { target: 'forge', match: `${API}/`, kind: `slow:${ms}`, times })
  const takes = async (user: string, channel: string, text: string): Promise<boolean> => {
    const space = text.indexOf(' ')
    const [command, rest] = [text.slice(0, space), text.slice(space + 1)]
    return (await sandbox.call('/sandbox/command', { user, channel, command, text: rest })).ok
  }
  /** What the bot has said to ann and bob, by person and channel. */
  async function said() {
    const texts = new Map<string, readonly string[]>()
    for (const user of ['ann', 'bob'])
      for (const channel of ['web', 'general']) {
        const messages = (await sandbox.messages(user, channel)).filter(({ bot }) => bot)
        texts.set(
          `${user} ${channel}`,
          messages.map((message) => `${message.text} ${words(message)}`),
        )
      }
    return ({ user, channel, answer }: Asked) =>
      (texts.get(`${user} ${channel}`) ?? []).filter((text) => text.includes(answer))
  }

  /** Asks in a steady stream, through whichever replica is next, until it is told to stop. */
  function load() {
    const shared = [10, 11, 12, 13, 4, 5, 6, 9]
    const accepted: Asked[] = []
    const stop = new AbortController()
    let count = 0
    const asking = (async () => {
      while (!stop.signal.aborted) {
        count += 1
        const user = count % 2 === 0 ? 'ann' : 'bob'
        const nobodys = `!${9_000 + count}`
        const readSince = performance.now()
        if (await takes(user, 'web', `/mr view ${nobodys}`))
          accepted.push({ user, channel: 'web', answer: nobodys, readSince })
        if (count % 8 === 0) {
          const title = `Load (${count})`
          const made = await takes(user, 'general', `/milestone create --title "${title}" --project web`)
          if (made) accepted.push({ user, channel: 'general', answer: title })
        }
        const iid = count % 10 === 5 ? shared.shift() : undefined
        if (iid !== undefined) {
          // Both at once, the same: by the turn of the proxy through two replicas.
          const title = `Written by two, ${count}`
          const edit = `/mr edit !${iid} --title "${title}"`
          const both = await Promise.all(['ann', 'bob'].map((one) => takes(one, 'web', edit)))
          if (both.includes(true)) accepted.push({ user: 'ann', channel: 'web', answer: title })
        }
        await sleep(BEAT_MS)
      }
    })()
    return {
      accepted,
      async end() {
        stop.abort()
        await asking
        return accepted
      },
    }
  }

  /** Bodies of what reached the forge, of each how often. */
  async function written(): Promise<Map<string, number>> {
    const counts = new Map<string, number>()
    for (const { method, path, body, status } of await sandbox.ledger()) {
      if (method === 'GET' || status >= 300) continue
      const what = `${method} ${path} ${JSON.stringify(body)}`
      counts.set(what, (counts.get(what) ?? 0) + 1)
    }
    return counts
  }

  test('one is killed and another sleeps: all but its reads is answered, and nothing is done twice', {
    timeout: 200_000 + PAUSE_MS,
  }, async () => {
    const [kept, killed, paused] = replicas.all
    if (!kept || !killed || !paused) throw new Error('There are three.')
    const alive = (...some: readonly RunningReplica[]) => replicas.proxy.until(some.map(({ url }) => url))
    const slot = nextSlot()
    for (const channel of ['web', 'general'])
      await sandbox.asks('ann', digestAt(slot), ({ text }) => text.includes('digest'), channel)
    await sleep(Math.max(0, slot.getTime() - Date.now() - BEFORE_SLOT_MS))
    const people = load()
    await slow(700, 40)
    await expect.poll(() => people.accepted.length).toBeGreaterThan(12)
    killed.main.process.kill('SIGKILL')
    await alive(kept, paused)
    await slow(700, 40)
    const before = people.accepted.length
    await expect.poll(() => people.accepted.length).toBeGreaterThan(before + 4)
    paused.main.process.kill('SIGSTOP')
    const pausedAt = performance.now()
    await sleep(Math.max(PAUSE_MS, slot.getTime() + AFTER_SLOT_MS - Date.now()))
    paused.main.process.kill('SIGCONT')
    await alive(kept, paused)
    // A busy machine takes longer.
    await expect.poll(() => people.accepted.length, { timeout: 60_000 }).toBeGreaterThan(40)
    const accepted = await people.end()

    const unanswered = async () => {
      const find = await said()
      return accepted.filter(
        (asked) => find(asked).length === 0 && !(asked.readSince !== undefined && asked.readSince < pausedAt),
      )
    }
    await expect.poll(unanswered, { interval: 500 }).toEqual([])
    const digests = async () => {
      const find = await said()
      return ['web', 'general'].map((channel) => find({ user: 'bob', channel, answer: DIGEST }).length)
    }
    // Whose process slept is relieved within fifteen seconds.
    await expect.poll(digests, { interval: 500 }).toEqual([1, 1])
    // By then whoever slept has said and sent all that it would.
    await sleep(3_000)
    const twice = [...(await written())].filter(([, count]) => count > 1)
    expect(twice).toEqual([])
    const find = await said()
    const made = accepted.filter(({ channel }) => channel === 'general')
    // The digest names them as well.
    const posts = made.map((asked) => find(asked).filter((text) => !text.includes(DIGEST)))
    expect(posts.map(({ length }) => length)).toEqual(made.map(() => 1))
    expect(await digests()).toEqual([1, 1])
  })

  test('one that is stopped leaves to the others what it cannot end in time', async () => {
    const before = new Map(replicas.proxy.sent)
    const ended = new Set<RunningReplica>(replicas.all.filter(({ main }) => main.process.signalCode !== null))
    const put = `PUT ${API}/projects/42/merge_requests`
    await sandbox.call('/sandbox/fault', { target: 'forge', match: put, kind: 'slow:60000', times: 1 })
    expect(await takes('ann', 'general', '/mr close !13 --project web')).toBe(true)
    const closing = async () =>
      (await written()).get(`PUT ${API}/projects/42/merge_requests/5013 {"state_event":"close"}`)
    await eventually(
      async () => (await closing()) === 1,
      async () => {
        const texts = (await sandbox.messages('ann', 'general')).slice(-3).map(({ text }) => text)
        const logs = replicas.all.map(({ main }) => main.output().slice(-2_000))
        return ['The close did not reach the server.', ...texts, ...logs].join('\n')
      },
    )
    // Its look at what came of it outlasts the ten seconds that a stopping process has, whoever else looks.
    const get = { target: 'forge', match: `GET ${API}/projects/42/merge_requests/5013` }
    await sandbox.call('/sandbox/fault', { ...get, kind: 'slow:60000', times: 200 })
    const [busy] = replicas.all.filter(
      ({ url }) => (replicas.proxy.sent.get(url) ?? 0) > (before.get(url) ?? 0),
    )
    if (!busy || ended.has(busy)) throw new Error('Nobody took it.')
    const others = replicas.all.filter((one) => one !== busy)
    const takeovers = () =>
      others.map(({ main }) => main.output().split('recovering request').length).reduce((a, b) => a + b)
    const earlier = takeovers()
    busy.main.process.kill('SIGTERM')
    expect(await busy.main.ended).toBe(0)
    await sandbox.call('/sandbox/fault', { ...get, kind: 'none' })
    // A work that takes longer than a stopping process waits, and that another one finds done.
    await sandbox.sees('ann', ({ text }) => text.startsWith('!13 ') && text.includes('Closed'), 'general')
    expect(takeovers()).toBe(earlier + 1)
    expect(await closing()).toBe(1)
  })
})
