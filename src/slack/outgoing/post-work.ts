import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { Attempt, Ending, WorkHandler } from '../../durable/durable.ts'
import type { Log } from '../../log/log.ts'
import type { ChannelRef } from '../../model/directory.ts'
import type { Store } from '../../store/store.ts'
import type { DuePost } from '../../store/tables/outbox.ts'
import type { ChannelPace } from './channel-pace.ts'
import type { Marked, SendPost } from './send.ts'
import type { Timeouts } from './timeouts.ts'

/** Most posts that one process sends at once; others never hold up answers. */
const CONCURRENCY = { answers: 50, others: 40 } as const
/** Delay of posts to a workspace that has uninstalled the app, in ms. */
const UNINSTALLED_MS = 60_000

const Channel = z.object({ team: z.string(), channel: z.string() })

/**
 * Sends the posts of a channel: one at a time and in order, until one has reached Slack or none waits. Each post was
 * stored with work of its own, so what still waits then has work as well.
 */
export interface PostWork {
  readonly handler: WorkHandler
  /** Announces a pending post in this channel. */
  wake(channel: ChannelRef): void
}

/** A post that was marked as being sent when it was stored. */
export interface MarkedPost extends Marked {
  readonly post: DuePost
}

/** `changed` receives every post that was processed and has not reached Slack. */
export function createPostWork({
  store: { outbox, channelRateLimits, uninstalls },
  takeMarked,
  sendPost,
  changed,
  pace,
  timing,
  log,
}: {
  readonly store: {
    readonly outbox: Pick<Store['outbox'], 'next' | 'dropTooLate'>
    readonly channelRateLimits: Pick<Store['channelRateLimits'], 'wait'>
    readonly uninstalls: Pick<Store['uninstalls'], 'has'>
  }
  /** Returns, once, the post that was stored with this work, if it was marked as being sent then. */
  readonly takeMarked: (key: string) => MarkedPost | undefined
  readonly sendPost: SendPost
  readonly changed: (post: DuePost) => void
  /** Of the posts that are not stored. */
  readonly pace: Pick<ChannelPace, 'waitMs'>
  readonly timing: Timeouts
  readonly log: Log
}): PostWork {
  /** The pauses under way, by channel. */
  const pauses = new Map<string, AbortController>()
  const [answers, others] = [pLimit(CONCURRENCY.answers), pLimit(CONCURRENCY.others)]
  const limitOf = ({ priority }: DuePost) => (priority === 0 ? answers : others)

  /** Processes the channel’s next post; returns the delay until the next one in ms, or the end of the work. */
  async function step(channel: ChannelRef, attempt: Attempt): Promise<number | Ending | null> {
    const restMs = Math.max(await channelRateLimits.wait(channel), pace.waitMs(channel))
    await outbox.dropTooLate(channel, restMs)
    const next = await outbox.next(channel)
    if (next === null) return null
    if ('dueInMs' in next) return next.dueInMs
    if (restMs > 0) return restMs
    const limit = limitOf(next)
    const isFree = limit.activeCount + limit.pendingCount < limit.concurrency
    const ending = await limit(async () => {
      // A more urgent one may have come during the wait for the limit.
      const due = isFree ? next : await outbox.next(channel)
      if (due === null || 'dueInMs' in due || attempt.closing.aborted) return undefined
      const ended = await sendPost(due, attempt)
      if (!ended) changed(due)
      return ended
    })
    return ending ?? 0
  }

  /** Sends a post that nothing goes before; where that fails it waits like the others. */
  async function sendMarked({ post, ...marked }: MarkedPost, attempt: Attempt): Promise<Ending | undefined> {
    const limit = limitOf(post)
    try {
      const ended = await limit(() => sendPost(post, attempt, marked))
      if (!ended) changed(post)
      return ended
    } catch (err) {
      log.error({ err }, 'post could not be processed')
      return undefined
    }
  }

  /** Pauses until the time is over, a post is announced, or this process stops. */
  async function rest(channel: ChannelRef, ms: number, closing: AbortSignal): Promise<void> {
    const awake = new AbortController()
    pauses.set(partitionOf(channel), awake)
    const signal = AbortSignal.any([awake.signal, closing])
    await pause(Math.min(ms, timing.scanMs), undefined, { signal }).catch(() => {})
    pauses.delete(partitionOf(channel))
  }

  return {
    async handler(input, attempt) {
      const channel = Channel.parse(input)
      const marked = takeMarked(attempt.key)
      const ended = marked && (await sendMarked(marked, attempt))
      if (ended) return ended
      if (await uninstalls.has(channel.team)) return { sleepMs: UNINSTALLED_MS }
      while (!attempt.closing.aborted) {
        const next = await step(channel, attempt).catch((err: unknown) => {
          log.error({ err }, 'post could not be processed')
          return timing.scanMs
        })
        if (typeof next !== 'number') return next ?? undefined
        if (next > 0) await rest(channel, next, attempt.closing)
      }
      return { sleepMs: 0 }
    },
    wake: (channel) => pauses.get(partitionOf(channel))?.abort(),
  }
}

/** The partition of the durable work on a channel’s posts. */
export function partitionOf({ team, channel }: ChannelRef): string {
  return JSON.stringify([team, channel])
}
