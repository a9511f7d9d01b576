import { randomUUID } from 'node:crypto'
import type { Log } from '../../log/log.ts'
import type { Content, Posted, Posting } from '../../outbox/port.ts'
import type { Store } from '../../store/store.ts'
import type { PostRoom, PostStatus } from '../../store/tables/outbox.ts'
import { withTimeout } from '../with-timeout.ts'
import type { FindPosted } from './find-posted.ts'
import { createSendPost, isPermanent } from './send.ts'
import { TIMEOUTS, type Timeouts } from './timeouts.ts'
import type { SlackApi, WebOutbox } from './web-api.ts'
import { createOutboxWorker } from './worker.ts'

const ANSWER_GOOD_FOR_MS = 30 * 60_000
const OTHERS_GOOD_FOR_MS = 24 * 60 * 60_000
const PRIORITY = { answer: 0, story: 1, digest: 2 } as const

/** The outbox whose posts are rows before they are messages. */
export interface DurableOutbox {
  readonly outbox: WebOutbox
  /** Goes on with what waits, also from an earlier life. */
  start(): void
  /** The process is to end: who waits for a post waits not much longer. */
  hurry(): void
  /** Sends nothing more; what waits is for the next life. */
  stop(): Promise<void>
}

/** Posts outlive the process: each comes to Slack once, whatever happens to the bot or to Slack’s answers. */
export function createDurableOutbox({
  sender,
  lookUp,
  store,
  now,
  timing = TIMEOUTS,
  log,
}: {
  readonly sender: SlackApi
  readonly lookUp: FindPosted
  readonly store: Pick<
    Store,
    'outbox' | 'channelRateLimits' | 'messageFingerprintSecrets' | 'leases' | 'heartbeats'
  >
  /** ms UTC */
  readonly now: () => number
  readonly timing?: Timeouts
  readonly log: Log
}): DurableOutbox {
  const owner = store.heartbeats.instanceId
  const watchers = new Map<string, Set<() => void>>()
  const hurried = Promise.withResolvers<null>()
  let stopped = false

  const bring = createSendPost({ sender, lookUp, store, owner, timing, log })
  const changed = (id: string) => {
    for (const told of watchers.get(id) ?? []) told()
  }
  const pump = createOutboxWorker({ store, bring, changed, timing, log })

  /** Resolves when this process has worked on the post, or after a while. */
  async function change(id: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const mine = watchers.get(id) ?? new Set()
    watchers.set(id, mine.add(resolve))
    await withTimeout(timing.glance, promise, undefined)
    mine.delete(resolve)
    if (mine.size === 0) watchers.delete(id)
  }

  /** How it ended, when it has. After the stop, nobody here hears of it any more. */
  async function outcome(id: string): Promise<Posted> {
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

  async function post(room: PostRoom & { user: string | null }, content: Content, posting: Posting) {
    const { key = `post:${randomUUID()}`, thread = null, mayBeThere = false } = posting
    const { priority = room.user === null ? 'answer' : 'story' } = posting
    const goodForMs = priority === 'answer' ? ANSWER_GOOD_FOR_MS : OTHERS_GOOD_FOR_MS
    const status = await store.outbox.add({
      ...{ team: room.team, channel: room.channel, user: room.user, key, thread, owner },
      priority: PRIORITY[priority],
      content: JSON.stringify({ text: content.text, blocks: content.blocks }),
      expiresAt: posting.expiresAt ?? now() + goodForMs,
      mayBePosted: mayBeThere,
      countsAsDropped: priority === 'answer' && posting.expiresAt === undefined,
    })
    if (!status) return { kind: 'refused', reason: 'too-many' } as const
    const known = postedOf(status)
    if (known) return known
    pump.wake(room)
    const ends = outcome(status.id)
    const posted = await withTimeout(timing.patience, Promise.race([ends, hurried.promise]), null)
    return posted ?? ({ kind: 'waiting', outcome: ends } as const)
  }

  return {
    outbox: {
      post: ({ team, channel }, content, posting = {}) =>
        post({ team, channel, user: null }, content, posting),
      direct: ({ team, user }, content, posting = {}) =>
        post({ team, channel: user, user }, content, posting),
      update: sender.update,
      remove: sender.remove,
      whisper: sender.whisper,
      openView: sender.openView,
      updateView: sender.updateView,
      publishHome: sender.publishHome,
    },
    start: pump.start,
    hurry() {
      setTimeout(() => hurried.resolve(null), timing.hurry).unref()
    },
    async stop() {
      stopped = true
      hurried.resolve(null)
      await pump.stop()
    },
  }
}

/** Null while it goes on. */
function postedOf(status: PostStatus | null): Posted | null {
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
