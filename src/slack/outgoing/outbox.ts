import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import type { Durable } from '../../durable/durable.ts'
import type { Log } from '../../log/log.ts'
import type { ChannelRef, Recipient } from '../../model/directory.ts'
import type { Store } from '../../store/store.ts'
import type { NewPost, PostStatus } from '../../store/tables/outbox.ts'
import type { Content, Outbox, PostOptions, PostResult } from '../../views/post.ts'
import { withTimeout } from '../with-timeout.ts'
import { createChannelPace } from './channel-pace.ts'
import type { FindPosted } from './find-posted.ts'
import { createPostWork, type MarkedPost, partitionOf } from './post-work.ts'
import type { StoredContent } from './prepare.ts'
import { createSendPost, markOf, resultOf, stopwatch } from './send.ts'
import { TIMEOUTS, type Timeouts } from './timeouts.ts'
import { createTransientPosts } from './transient-posts.ts'
import type { SlackApi } from './web-api.ts'

const ANSWER_TTL_MS = 30 * 60_000
const OTHERS_TTL_MS = millisecondsInDay
/** The kind of the durable work on the posts of a channel. */
const POST = 'post'
/** Channels that one process works on at once: most of their time they wait for Slack. */
const CHANNELS = 1_000
const PRIORITY = { answer: 0, event: 1, digest: 2 } as const

type KeyedPost = ChannelRef & { readonly key: string }

const nameOf = ({ team, channel, key }: KeyedPost) => JSON.stringify([team, channel, key])

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
  readonly durable: Pick<Durable, 'isLocal' | 'work' | 'start'>
  /** ms UTC */
  readonly now: () => number
  readonly timing?: Timeouts
  readonly log: Log
}) {
  /** Identifies this process. */
  const owner = randomUUID()
  /** The waiters for a post, by its channel and key. */
  const watchers = new Map<string, Set<(posted: PostResult | null) => void>>()
  const hurried = Promise.withResolvers<null>()
  const closing = new AbortController()
  const pace = createChannelPace()
  let stopped = false

  const changed = (post: KeyedPost, posted: PostResult | null = null) => {
    for (const notify of watchers.get(nameOf(post)) ?? []) notify(posted)
  }
  /** Posts that were marked as being sent when they were stored, by the key of their work. */
  const marked = new Map<string, MarkedPost>()
  const takeMarked = (key: string) => {
    const post = marked.get(key)
    marked.delete(key)
    return post
  }
  const workOn = (key: string, { team, channel }: ChannelRef) => ({
    key,
    partition: partitionOf({ team, channel }),
    input: { team, channel },
  })
  const pending = async () => (await store.outbox.pending()).map(({ id, ...at }) => workOn(id, at))
  const sendPost = createSendPost({ api, findPosted, store, owner, taken: changed, timing, log })
  const { handler, wake } = createPostWork({ store, takeMarked, sendPost, changed, pace, timing, log })
  const { signal } = closing
  const sendTransient = createTransientPosts({
    api,
    findPosted,
    store,
    pace,
    closing: signal,
    now,
    timing,
    log,
  })
  durable.work(POST, handler, { concurrency: CHANNELS, isLast: true, pending })

  /** Resolves when this process has worked on the post, with its end if it has reached Slack; or after a while. */
  async function change(post: KeyedPost): Promise<PostResult | null> {
    const { promise, resolve } = Promise.withResolvers<PostResult | null>()
    const name = nameOf(post)
    const mine = watchers.get(name) ?? new Set()
    watchers.set(name, mine.add(resolve))
    const posted = await withTimeout(timing.pollMs, promise, null)
    mine.delete(resolve)
    if (mine.size === 0) watchers.delete(name)
    return posted
  }

  /** Resolves with the final state of a post. Never resolves here after the stop. */
  async function outcome(
    id: string,
    post: KeyedPost,
    first: Promise<PostResult | null>,
  ): Promise<PostResult> {
    for (let next = first; !stopped; next = change(post)) {
      const result = await next
      if (stopped) break
      if (result) return result
      const status = await store.outbox.status(id).catch((err: unknown) => {
        log.error({ err }, 'outbox status unknown')
        return undefined
      })
      const posted = status === undefined ? null : endOf(status)
      if (posted) return posted
    }
    return new Promise(() => {})
  }

  /**
   * Stores the post together with the work on its channel; where this process does the work, it is marked as being sent
   * then, unless others go before it.
   */
  async function enqueue(
    row: Omit<NewPost, 'content'>,
    content: Content | StoredContent,
  ): Promise<PostStatus | null> {
    const { promise, resolve } = Promise.withResolvers<PostStatus | null>()
    const key = randomUUID()
    const mayMark = durable.isLocal && pace.waitMs(row) === 0 && !(await store.uninstalls.has(row.team))
    try {
      await durable.start(POST, {
        ...workOn(key, row),
        async write(transaction) {
          const { text, blocks } = typeof content === 'function' ? await content(transaction) : content
          const stored = { ...row, content: JSON.stringify({ text, blocks }) }
          const added = await store.outbox.add(stored, transaction, mayMark ? markOf(timing) : undefined)
          if (added?.marked)
            marked.set(key, { post: added.marked, age: stopwatch(), content: { text, blocks } })
          resolve(added)
        },
      })
    } catch (error) {
      marked.delete(key)
      throw error
    }
    return promise
  }

  async function post(
    to: ChannelRef & { user: string | null },
    content: Content | StoredContent,
    options: PostOptions,
  ) {
    const { key = `post:${randomUUID()}`, thread = null, mayBePosted = false } = options
    const { priority = to.user === null ? 'answer' : 'event' } = options
    const ttlMs = priority === 'answer' ? ANSWER_TTL_MS : OTHERS_TTL_MS
    const { expiresAt = now() + ttlMs } = options
    if (options.isTransient) {
      const prepared = typeof content === 'function' ? await content() : content
      return patiently(sendTransient({ ...to, key, thread, expiresAt }, prepared))
    }
    const first = change({ ...to, key })
    const row = {
      team: to.team,
      channel: to.channel,
      user: to.user,
      key,
      thread,
      owner,
      priority: PRIORITY[priority],
      expiresAt,
      mayBePosted: mayBePosted,
      countsAsDropped: priority === 'answer' && options.expiresAt === undefined,
    }
    const status = await enqueue(row, content)
    if (!status) return { kind: 'refused', reason: 'too-many' } as const
    const known = endOf(status)
    if (known) return known
    wake(to)
    return patiently(outcome(status.id, { ...to, key }, first))
  }

  async function patiently(ends: Promise<PostResult>): Promise<PostResult> {
    const posted = await withTimeout(timing.patienceMs, Promise.race([ends, hurried.promise]), null)
    return posted ?? { kind: 'waiting', outcome: ends }
  }

  return {
    post: (
      { team, channel }: ChannelRef,
      content: Content | StoredContent,
      options: PostOptions = {},
    ): ReturnType<Outbox['post']> => post({ team, channel, user: null }, content, options),
    direct: (
      { team, user }: Recipient,
      content: Content | StoredContent,
      options: PostOptions = {},
    ): ReturnType<Outbox['direct']> => post({ team, channel: user, user }, content, options),
    /** Shortens the wait of callers, because the process is about to end. */
    runNow(): void {
      setTimeout(() => hurried.resolve(null), timing.hurryMs).unref()
    },
    /** Ends the wait of callers; pending posts are left to the next process. */
    stop(): void {
      stopped = true
      closing.abort()
      hurried.resolve(null)
    },
  }
}

/** The transactional outbox: a message is stored before it is sent. */
export type DurableOutbox = ReturnType<typeof createDurableOutbox>

/** Returns the outcome; null while the post is pending. */
function endOf(status: PostStatus | null): PostResult | null {
  return status === null ? { kind: 'refused', reason: 'forgotten' } : resultOf(status)
}
