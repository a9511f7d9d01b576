import { setTimeout as pause } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Log } from '../../log/log.ts'
import type { ChannelRef } from '../../model/directory.ts'
import type { Store } from '../../store/store.ts'
import type { DuePost, PostEnd, Rescheduling, SendingMark } from '../../store/tables/outbox.ts'
import type { Content, PostResult } from '../../views/post.ts'
import type { ChannelPace } from './channel-pace.ts'
import type { FindPosted } from './find-posted.ts'
import { partitionOf } from './post-work.ts'
import { createSendPost, resultOf } from './send.ts'
import type { Timeouts } from './timeouts.ts'
import type { SlackApi } from './web-api.ts'

/** What is posted, and until when (ms UTC). */
export type TransientPost = ChannelRef &
  Pick<DuePost, 'user' | 'key' | 'thread'> & { readonly expiresAt: number }

/**
 * Sends the answers to what changes nothing: from memory, one at a time and in order in each channel, at its pace, each
 * once. Resolves with the end of the post; never after `closing`.
 */
export function createTransientPosts({
  api,
  findPosted,
  store,
  pace,
  closing,
  now,
  timing,
  log,
}: {
  readonly api: Pick<SlackApi, 'send'>
  readonly findPosted: FindPosted
  readonly store: Pick<Store, 'channelRateLimits' | 'messageFingerprintSecrets'>
  readonly pace: ChannelPace
  readonly closing: AbortSignal
  /** ms UTC */
  readonly now: () => number
  readonly timing: Timeouts
  readonly log: Log
}) {
  const lanes = new Map<string, LimitFunction>()

  async function inTurn<Result>(channel: string, work: () => Promise<Result>): Promise<Result> {
    const lane = lanes.get(channel) ?? pLimit(1)
    lanes.set(channel, lane)
    try {
      return await lane(work)
    } finally {
      if (lane.activeCount + lane.pendingCount === 0) lanes.delete(channel)
    }
  }

  async function send(post: TransientPost, content: Content): Promise<PostResult> {
    const createdAt = now()
    const state = {
      tries: 0,
      mayBePosted: false,
      dueAt: 0,
      settledAt: 0,
      goesLast: false,
      result: null as PostResult | null,
    }
    const sendPost = createSendPost({
      api,
      findPosted,
      owner: '',
      timing,
      log,
      taken(_, posted) {
        pace.rest(post, timing.perChannelMs)
        state.result = posted
      },
      store: {
        messageFingerprintSecrets: store.messageFingerprintSecrets,
        channelRateLimits: { pause: async (channel, ms) => pace.rest(channel, ms) },
        outbox: {
          async markSending(due: DuePost, { settlesInMs, restMs }: SendingMark) {
            state.tries = due.tries + 1
            state.settledAt = performance.now() + settlesInMs
            pace.rest(post, restMs)
            return { ...due, tries: state.tries }
          },
          async end(_: DuePost, end: PostEnd) {
            state.result = resultOf(end)
            return true
          },
          async reschedule(_: DuePost, { inMs, mayBePosted, settlesInMs, last = false }: Rescheduling) {
            state.goesLast = last
            state.dueAt = performance.now() + inMs
            state.mayBePosted = mayBePosted
            if (settlesInMs !== undefined) state.settledAt = performance.now() + settlesInMs
          },
        },
      },
    })
    const due = (): DuePost => ({
      ...post,
      id: '',
      owner: '',
      priority: 0,
      after: null,
      droppedCount: null,
      content: JSON.stringify(content),
      tries: state.tries,
      mayBePosted: state.mayBePosted,
      ageMs: now() - createdAt,
      leftMs: post.expiresAt - now(),
      settlesInMs: Math.max(0, state.settledAt - performance.now()),
    })

    /** Tries it until it has ended, or it is so slow that the others of its channel go first. */
    async function attempt(): Promise<PostResult | null> {
      state.goesLast = false
      while (!closing.aborted && !state.goesLast) {
        await rest(post, state.dueAt - performance.now())
        if (!state.mayBePosted && post.expiresAt <= now()) return { kind: 'refused', reason: 'too-late' }
        if (closing.aborted) break
        await sendPost(due(), { isCurrent: async () => true }).catch((err: unknown) => {
          log.error({ err }, 'post could not be processed')
          state.dueAt = performance.now() + timing.scanMs
        })
        if (state.result) return state.result
      }
      return null
    }

    while (!closing.aborted) {
      const result = await inTurn(partitionOf(post), attempt)
      if (result) return result
      await pauseFor(state.dueAt - performance.now())
    }
    return new Promise(() => {})
  }

  /** Pauses for at least `ms`, and until the channel is free. */
  async function rest(channel: ChannelRef, ms: number): Promise<void> {
    const shared = await store.channelRateLimits.wait(channel).catch(() => 0)
    const restMs = Math.max(ms, shared, pace.waitMs(channel))
    await pauseFor(restMs)
  }

  async function pauseFor(ms: number): Promise<void> {
    if (ms > 0) await pause(ms, undefined, { signal: closing }).catch(() => {})
  }

  return send
}
