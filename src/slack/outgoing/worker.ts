import type { Log } from '../../log/log.ts'
import type { Store } from '../../store/store.ts'
import type { PostRoom } from '../../store/tables/outbox.ts'
import type { SendPost } from './send.ts'
import type { Timeouts } from './timeouts.ts'

/** Most posts that one process sends at once: below the client’s limit, with some reserved for answers. */
const CONCURRENCY = { answers: 50, others: 40 } as const

/** Sends the posts: one at a time and in order within a channel, independently between channels. */
export interface OutboxWorker {
  /** Announces a pending post in this channel. */
  wake(channel: PostRoom): void
  start(): void
  /** Starts nothing more; resolves when every post being sent has an answer. */
  stop(): Promise<void>
}

interface Loop {
  woken: boolean
  nudge: () => void
  readonly ended: Promise<void>
}

/** `changed` receives the id of every post that was processed. */
export function createOutboxWorker({
  store: { outbox, channelRateLimits, leases },
  sendPost,
  changed,
  timing,
  log,
}: {
  readonly store: Pick<Store, 'outbox' | 'channelRateLimits' | 'leases'>
  readonly sendPost: SendPost
  readonly changed: (id: string) => void
  readonly timing: Timeouts
  readonly log: Log
}): OutboxWorker {
  // A post being sent has settled by the time the lease ends.
  const leaseMs = timing.answerMs + timing.graceMs + timing.maxStallMs
  const loops = new Map<string, Loop>()
  let underWay = 0
  let timer: NodeJS.Timeout | undefined
  let stopping = false

  /** Processes the channel’s next message; returns the delay until the next one in ms, or null. */
  async function step(channel: PostRoom): Promise<number | null> {
    const waiting = await outbox.next(channel)
    if (waiting === null) return null
    const isAnswer = !('dueInMs' in waiting) && waiting.priority === 0
    if (underWay >= (isAnswer ? CONCURRENCY.answers : CONCURRENCY.others)) return timing.pollMs
    underWay += 1
    try {
      return await leasedStep(channel)
    } finally {
      underWay -= 1
    }
  }

  /** Does the same for a channel with pending posts. */
  async function leasedStep(channel: PostRoom): Promise<number | null> {
    const lease = await leases.take(`post ${nameOf(channel)}`, leaseMs)
    if (!lease) return timing.pollMs
    try {
      const restMs = await channelRateLimits.wait(channel)
      await outbox.dropTooLate(channel, restMs)
      const next = await outbox.next(channel)
      if (next === null) return null
      if ('dueInMs' in next) return next.dueInMs
      if (restMs > 0) return restMs
      await sendPost(next, lease)
      changed(next.id)
      return 0
    } finally {
      await lease.release()
    }
  }

  async function run(channel: PostRoom, loop: Omit<Loop, 'ended'>): Promise<void> {
    while (!stopping) {
      loop.woken = false
      const pauseMs = await step(channel).catch((err: unknown) => {
        log.error({ err }, 'outbox worker failed')
        return timing.scanMs
      })
      if (stopping || loop.woken) continue
      if (pauseMs === null) {
        // At once: a later wake starts a new loop.
        loops.delete(nameOf(channel))
        return
      }
      await new Promise<void>((resolve) => {
        const alarm = setTimeout(resolve, Math.min(pauseMs, timing.scanMs))
        loop.nudge = () => {
          clearTimeout(alarm)
          resolve()
        }
      })
    }
  }

  function wake(channel: PostRoom): void {
    const name = nameOf(channel)
    const running = loops.get(name)
    if (running) {
      running.woken = true
      running.nudge()
    }
    if (running || stopping) return
    const state = { woken: false, nudge: () => {} }
    loops.set(name, Object.assign(state, { ended: run(channel, state) }))
  }

  async function poll(): Promise<void> {
    for (const channel of await outbox.busy()) if (!loops.has(nameOf(channel))) wake(channel)
  }

  const pollSafely = () => void poll().catch((err: unknown) => log.error({ err }, 'outbox could not be read'))

  return {
    wake,
    start() {
      pollSafely()
      timer = setInterval(pollSafely, timing.scanMs)
    },
    async stop() {
      stopping = true
      clearInterval(timer)
      const running = [...loops.values()]
      for (const { nudge } of running) nudge()
      await Promise.all(running.map(({ ended }) => ended))
    },
  }
}

function nameOf({ team, channel }: PostRoom): string {
  return `${team} ${channel}`
}
