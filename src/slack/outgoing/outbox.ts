import { randomUUID } from 'node:crypto'
import type { Log } from '../../log/log.ts'
import type { ChannelRef } from '../../model/directory.ts'
import type { Durable } from '../../operations/durable/durable.ts'
import type { Content, Outbox, PostOptions, PostResult } from '../../outbox/port.ts'
import type { Store } from '../../store/store.ts'
import type { NewPost, PostStatus } from '../../store/tables/outbox.ts'
import { withTimeout } from '../with-timeout.ts'
import type { FindPosted } from './find-posted.ts'
import { createPostWork, partitionOf } from './post-work.ts'
import { createSendPost, isPermanent } from './send.ts'
import { TIMEOUTS, type Timeouts } from './timeouts.ts'
import type { SlackApi } from './web-api.ts'

const ANSWER_TTL_MS = 30 * 60_000
const OTHERS_TTL_MS = 24 * 60 * 60_000
/** The kind of the durable work on the posts of a channel. */
const POST = 'post'
/** Channels that one process works on at once: most of their time they wait for Slack. */
const CHANNELS = 1_000
const PRIORITY = { answer: 0, event: 1, digest: 2 } as const

/** The transactional outbox: a message is stored before it is sent. */
export interface DurableOutbox extends Pick<Outbox, 'post' | 'direct'> {
  /** Shortens the wait of callers, because the process is about to end. */
  hurry(): void
  /** Ends the wait of callers; pending posts are left to the next process. */
  stop(): void
}

/** Creates the outbox: posts survive the process, and each reaches Slack once despite lost answers. */
export function createDurableOutbox({
  api,
  findPosted,
  store,
  durable,
  now,
  timing = TIMEOUTS,
  log,
}: {
  readonly api: Pick<SlackApi, 'send'>
  readonly findPosted: FindPosted
  readonly store: Pick<Store, 'outbox' | 'channelRateLimits' | 'messageFingerprintSecrets'> & {
    readonly uninstalls: Pick<Store['uninstalls'], 'has'>
  }
  readonly durable: Pick<Durable, 'work' | 'start'>
  /** ms UTC */
  readonly now: () => number
  readonly timing?: Timeouts
  readonly log: Log
}): DurableOutbox {
  /** Identifies this process. */
  const owner = randomUUID()
  const watchers = new Map<string, Set<() => void>>()
  const hurried = Promise.withResolvers<null>()
  let stopped = false

  const sendPost = createSendPost({ api, findPosted, store, owner, timing, log })
  const changed = (id: string) => {
    for (const notify of watchers.get(id) ?? []) notify()
  }
  const { handler, wake } = createPostWork({ store, sendPost, changed, timing, log })
  durable.work(POST, handler, { concurrency: CHANNELS, isLast: true })

  /** Resolves when this process has worked on the post, or after `timing.pollMs`. */
  async function change(id: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const mine = watchers.get(id) ?? new Set()
    watchers.set(id, mine.add(resolve))
    await withTimeout(timing.pollMs, promise, undefined)
    mine.delete(resolve)
    if (mine.size === 0) watchers.delete(id)
  }

  /** Resolves with the final state of a post. Never resolves here after the stop. */
  async function outcome(id: string): Promise<PostResult> {
    while (!stopped) {
      const status = await store.outbox.status(id).catch((err: unknown) => {
        log.error({ err }, 'outbox status unknown')
        return undefined
      })
      const posted = status === undefined ? null : postedOf(status)
      if (posted) return posted
      await change(id)
    }
    return new Promise(() => {})
  }

  /** Stores the post together with the work on its channel. */
  async function enqueue(row: NewPost): Promise<PostStatus | null> {
    const { promise, resolve } = Promise.withResolvers<PostStatus | null>()
    const { team, channel } = row
    await durable.start(POST, {
      ...{ key: randomUUID(), partition: partitionOf(row), input: { team, channel } },
      write: async (transaction) => resolve(await store.outbox.add(row, transaction)),
    })
    return promise
  }

  async function post(to: ChannelRef & { user: string | null }, content: Content, options: PostOptions) {
    const { key = `post:${randomUUID()}`, thread = null, mayBePosted = false } = options
    const { priority = to.user === null ? 'answer' : 'event' } = options
    const ttlMs = priority === 'answer' ? ANSWER_TTL_MS : OTHERS_TTL_MS
    const status = await enqueue({
      ...{ team: to.team, channel: to.channel, user: to.user, key, thread, owner },
      priority: PRIORITY[priority],
      content: JSON.stringify({ text: content.text, blocks: content.blocks }),
      expiresAt: options.expiresAt ?? now() + ttlMs,
      mayBePosted: mayBePosted,
      countsAsDropped: priority === 'answer' && options.expiresAt === undefined,
    })
    if (!status) return { kind: 'refused', reason: 'too-many' } as const
    const known = postedOf(status)
    if (known) return known
    wake(to)
    const ends = outcome(status.id)
    const posted = await withTimeout(timing.patienceMs, Promise.race([ends, hurried.promise]), null)
    return posted ?? ({ kind: 'waiting', outcome: ends } as const)
  }

  return {
    post: ({ team, channel }, content, options = {}) => post({ team, channel, user: null }, content, options),
    direct: ({ team, user }, content, options = {}) => post({ team, channel: user, user }, content, options),
    hurry() {
      setTimeout(() => hurried.resolve(null), timing.hurryMs).unref()
    },
    stop() {
      stopped = true
      hurried.resolve(null)
    },
  }
}

/** Returns the outcome; null while the post is pending. */
function postedOf(status: PostStatus | null): PostResult | null {
  if (status === null) return { kind: 'refused', reason: 'forgotten' }
  const { state, ts } = status
  const reason = status.reason ?? ''
  switch (state) {
    case 'waiting':
    case 'sending':
      return null
    case 'posted':
      return { kind: 'posted', ts: ts ?? '' }
    case 'not-there':
      return { kind: 'not-there', reason }
    case 'too-late':
      return { kind: 'refused', reason: 'too-late' }
    case 'refused':
      return { kind: 'refused', reason, ...(isPermanent(reason) ? { permanent: true } : {}) }
    case 'unconfirmed':
      return { kind: 'unconfirmed' }
  }
}
