import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { millisecondsInDay } from 'date-fns/constants'
import type { Durable, NewWork } from '../../durable/durable.ts'
import type { Log } from '../../log/log.ts'
import { withTimeout } from '../../model/deadline.ts'
import type { ChannelRef, Recipient } from '../../model/directory.ts'
import { createKeyedMutex } from '../../model/keyed-mutex.ts'
import type { Store } from '../../store/store.ts'
import type { NewPost, WaitingPost } from '../../store/tables/posts.ts'
import type { Content, PostOptions, PostResult } from '../../views/post.ts'
import { channelName, createChannelTurns } from './channel-turns.ts'
import { type Address, createSettle, type FindPosted, isGivenUp } from './find-posted.ts'
import { createPostWork } from './post-work.ts'
import type { StoredContent } from './prepare.ts'
import { createSend, limitedMs, MANY_ATTEMPTS, refusal, resultOf, retryMs } from './send.ts'
import { TIMEOUTS, type Timeouts } from './timeouts.ts'
import type { SlackApi } from './web-api.ts'

const ANSWER_TTL_MS = 30 * 60_000
const NEWS_TTL_MS = millisecondsInDay
/** Lifetime of a message that counts dropped answers, in ms. */
const DROPPED_TTL_MS = millisecondsInDay
/** The kind of the durable work on a post. */
const POST = 'post'
/** Posts that one process works on at once: most of their time they wait for Slack. */
const CONCURRENCY = 1_000

/** The post was not accepted. */
class NotAddedError extends Error {
  readonly why: 'known' | 'too-many'

  constructor(why: 'known' | 'too-many') {
    super(why)
    this.why = why
  }
}

/** A post that is sent from memory, and until when (ms UTC). */
type TransientPost = Address & { readonly expiresAt: number }

type Status = Awaited<ReturnType<Store['posts']['status']>>

/** Creates what posts to Slack: stored posts survive the process, and each reaches Slack once despite lost answers. */
export function createPosting(options: {
  readonly api: Pick<SlackApi, 'send'>
  readonly findPosted: FindPosted
  readonly store: Pick<Store, 'posts' | 'channelRateLimits' | 'generation'> & {
    readonly uninstalls: Pick<Store['uninstalls'], 'has'>
  }
  readonly durable: Pick<Durable, 'work' | 'start' | 'result'>
  /** ms UTC */
  readonly now: () => number
  readonly timing?: Timeouts
  readonly log: Log
}) {
  const { api, findPosted, store, durable, now, log, timing = TIMEOUTS } = options
  const { generation, channelRateLimits } = store
  const hurried = Promise.withResolvers<null>()
  const closing = new AbortController()
  const turns = createChannelTurns(channelRateLimits)
  const send = createSend({ api, generation, turns, timing, log })
  const settle = createSettle({ findPosted, generation, timing })
  const { signal } = closing
  const inLane = createKeyedMutex()
  durable.work(POST, createPostWork({ store, send, settle, turns, announceDrop, now, timing }), {
    concurrency: CONCURRENCY,
    isLast: true,
  })

  /** Stores the post together with the work on it. Returns it, or the one with its key. */
  async function accept(
    post: Omit<NewPost, 'id' | 'content'>,
    content: StoredContent | null,
    work: Pick<NewWork, 'partition' | 'input'>,
  ): Promise<Status | 'too-many'> {
    const id = randomUUID()
    try {
      await durable.start(POST, {
        ...work,
        key: id,
        async write(transaction) {
          const prepared = content && (await content(transaction))
          const json = prepared && JSON.stringify({ text: prepared.text, blocks: prepared.blocks })
          const added = await store.posts.add(transaction, { ...post, id, content: json })
          if (added !== 'added') throw new NotAddedError(added)
        },
      })
      return { id, state: 'waiting' }
    } catch (error) {
      if (!(error instanceof NotAddedError)) throw error
      return error.why === 'too-many' ? error.why : store.posts.status(post)
    }
  }

  async function announceDrop({ id, team, channel, user }: WaitingPost): Promise<void> {
    const key = `dropped:${id}`
    const row = { team, channel, user, key, thread: null, mayBePosted: false, countsAsDropped: false }
    // In a partition of its own: it waits for those that are still in doubt.
    await accept({ ...row, expiresAt: now() + DROPPED_TTL_MS }, null, { input: { isAnswer: true } })
  }

  /** Resolves with the end of a post. Never resolves here after the stop. */
  async function outcome(at: ChannelRef & { readonly key: string }, accepted: Status): Promise<PostResult> {
    for (let status = accepted; !signal.aborted; ) {
      try {
        if (status === null) return { kind: 'refused', reason: 'forgotten' }
        if (status.state !== 'waiting') return resultOf(status)
        await durable.result(POST, status.id)
        if (signal.aborted) break
        status = await store.posts.status(at)
        if (status?.state === 'waiting') await pause(timing.pollMs)
      } catch (err) {
        log.error({ err }, 'the outcome of a post is not known yet')
        await pause(timing.pollMs)
      }
    }
    return new Promise(() => {})
  }

  /** Resolves with the end of the post; rejects at the stop. */
  async function deliver(post: TransientPost, content: Content): Promise<PostResult> {
    const createdAt = now()
    const leftMs = () => post.expiresAt - now()
    const pauseMs = () => retryMs(now() - createdAt, timing)
    for (let attempt = 1; ; attempt += 1) {
      const sent = await turns.take(post, { leftMs: leftMs(), signal }, async (isTooLate) =>
        isTooLate ? ({ kind: 'too-late' } as const) : send(post, content),
      )
      switch (sent.kind) {
        case 'too-late':
          return resultOf({ state: 'too-late' })
        case 'posted':
          return sent
        case 'refused':
          return resultOf(refusal(sent.reason))
        case 'limited':
          turns.rest(post, limitedMs(sent, attempt, timing))
          break
        case 'unsent':
          await pause(pauseMs(), undefined, { signal })
          break
        case 'unclear': {
          let found = await settle(post, { settlesInMs: sent.settlesInMs, signal })
          while (found.kind === 'unanswered' && !isGivenUp(leftMs())) {
            await pause(found.retryAfterMs ?? pauseMs(), undefined, { signal })
            found = await settle(post, { settlesInMs: 0, signal })
          }
          if (found.kind === 'found') return { kind: 'posted', ts: found.ts }
          if (found.kind !== 'absent') return { kind: 'unconfirmed' }
          if (attempt >= MANY_ATTEMPTS) await pause(pauseMs(), undefined, { signal })
        }
      }
    }
  }

  /**
   * Sends the answer to what changes nothing: from memory, one at a time and in order in each channel, at its pace,
   * each once. Never resolves after the stop.
   */
  async function sendTransient(post: TransientPost, content: Content): Promise<PostResult> {
    const { ended } = await inLane(channelName(post), async () => {
      const result = deliver(post, content)
      // One that takes long must not hold up the others.
      await withTimeout(timing.patienceMs, result, null).catch(() => {})
      return { ended: result }
    })
    return ended.catch((error: unknown) => {
      if (!signal.aborted) throw error
      return new Promise<never>(() => {})
    })
  }

  async function post(
    to: ChannelRef & { readonly user: string | null },
    content: StoredContent,
    options: PostOptions,
  ): Promise<PostResult> {
    const { key = `post:${randomUUID()}`, thread = null, mayBePosted = false } = options
    const { isAnswer = to.user === null } = options
    const { expiresAt = now() + (isAnswer ? ANSWER_TTL_MS : NEWS_TTL_MS) } = options
    if (options.isTransient)
      return patiently(sendTransient({ ...to, key, thread, after: null, expiresAt }, await content()))
    const countsAsDropped = isAnswer && options.expiresAt === undefined
    const row = { ...to, key, thread, expiresAt, mayBePosted, countsAsDropped }
    // News must not hold up answers.
    const partition = `${channelName(to)}${isAnswer ? ' answers' : ''}`
    const accepted = await accept(row, content, { partition, input: { isAnswer } })
    if (accepted === 'too-many') return { kind: 'refused', reason: 'too-many' }
    return patiently(outcome({ ...to, key }, accepted))
  }

  async function patiently(ends: Promise<PostResult>): Promise<PostResult> {
    const posted = await withTimeout(timing.patienceMs, Promise.race([ends, hurried.promise]), null)
    return posted ?? { kind: 'waiting', outcome: ends }
  }

  return {
    post: ({ team, channel }: ChannelRef, content: StoredContent, options: PostOptions = {}) =>
      post({ team, channel, user: null }, content, options),
    direct: ({ team, user }: Recipient, content: StoredContent, options: PostOptions = {}) =>
      post({ team, channel: user, user }, content, options),
    /** Shortens the wait of callers, because the process is about to end. */
    runNow(): void {
      setTimeout(() => hurried.resolve(null), timing.hurryMs).unref()
    },
    /** Ends the wait of callers; waiting posts are left to the next process. */
    stop(): void {
      closing.abort()
      hurried.resolve(null)
    },
  }
}

export type Posting = ReturnType<typeof createPosting>
