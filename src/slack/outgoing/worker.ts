import type { Log } from '../../log/log.ts'
import type { Store } from '../../store/store.ts'
import type { PostRoom } from '../../store/tables/outbox.ts'
import type { SendPost } from './send.ts'
import type { Timeouts } from './timeouts.ts'

/** The most posts that one process sends at once: fewer than the client sends at once, and some kept for answers. */
const CONCURRENCY = { answers: 50, others: 40 } as const

/** Works off the posts: in each channel one at a time and in order, and no channel waits for another. */
export interface OutboxWorker {
  /** Something waits in this channel. */
  wake(channel: PostRoom): void
  start(): void
  /** Begins nothing more; resolves when what is being sent has an answer. */
  stop(): Promise<void>
}

interface Loop {
  woken: boolean
  nudge: () => void
  readonly ended: Promise<void>
}

/** `changed` is told the id of every post that was taken a step further. */
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
  // A post that is being sent has settled when somebody else may take the channel.
  const leaseMs = timing.answerMs + timing.graceMs + timing.maxStallMs
  const loops = new Map<string, Loop>()
  let underWay = 0
  let timer: NodeJS.Timeout | undefined
  let stopping = false

  /** Takes one post of the channel a step further; in how many ms there is more to do, or null. */
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

  /** The same for a channel where something waits. */
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
        // At once: whoever wakes the channel from now on begins anew.
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
