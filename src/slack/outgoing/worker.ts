import type { Log } from '../../log/log.ts'
import type { Store } from '../../store/store.ts'
import type { PostRoom } from '../../store/tables/outbox.ts'
import type { SendPost } from './send.ts'
import type { Timeouts } from './timeouts.ts'

/** How many posts one process brings at once: fewer than the client sends at once, and some kept for answers. */
const AT_ONCE = { answers: 50, others: 40 } as const

/** Works off the posts: in each channel one at a time and in order, and no channel waits for another. */
export interface OutboxWorker {
  /** Something waits in this channel. */
  wake(room: PostRoom): void
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
  bring,
  changed,
  timing,
  log,
}: {
  readonly store: Pick<Store, 'outbox' | 'channelRateLimits' | 'leases'>
  readonly bring: SendPost
  readonly changed: (id: string) => void
  readonly timing: Timeouts
  readonly log: Log
}): OutboxWorker {
  // A post that is being sent has settled when somebody else may take the channel.
  const heldMs = timing.answer + timing.unheard + timing.stall
  const loops = new Map<string, Loop>()
  let underWay = 0
  let timer: NodeJS.Timeout | undefined
  let stopping = false

  /** Takes one post of the channel a step further; in how many ms there is more to do, or null. */
  async function step(room: PostRoom): Promise<number | null> {
    const waits = await outbox.next(room)
    if (waits === null) return null
    const isAnswer = !('dueInMs' in waits) && waits.priority === 0
    if (underWay >= (isAnswer ? AT_ONCE.answers : AT_ONCE.others)) return timing.glance
    underWay += 1
    try {
      return await heldStep(room)
    } finally {
      underWay -= 1
    }
  }

  /** The same for a channel where something waits. */
  async function heldStep(room: PostRoom): Promise<number | null> {
    const lease = await leases.take(`post ${nameOf(room)}`, heldMs)
    if (!lease) return timing.glance
    try {
      const restMs = await channelRateLimits.wait(room)
      await outbox.dropTooLate(room, restMs)
      const next = await outbox.next(room)
      if (next === null) return null
      if ('dueInMs' in next) return next.dueInMs
      if (restMs > 0) return restMs
      await bring(next, lease)
      changed(next.id)
      return 0
    } finally {
      await lease.release()
    }
  }

  async function run(room: PostRoom, loop: Omit<Loop, 'ended'>): Promise<void> {
    while (!stopping) {
      loop.woken = false
      const pauseMs = await step(room).catch((err: unknown) => {
        log.error({ err }, 'outbox worker failed')
        return timing.look
      })
      if (stopping || loop.woken) continue
      if (pauseMs === null) {
        // At once: whoever wakes the channel from now on begins anew.
        loops.delete(nameOf(room))
        return
      }
      await new Promise<void>((resolve) => {
        const alarm = setTimeout(resolve, Math.min(pauseMs, timing.look))
        loop.nudge = () => {
          clearTimeout(alarm)
          resolve()
        }
      })
    }
  }

  function wake(room: PostRoom): void {
    const name = nameOf(room)
    const running = loops.get(name)
    if (running) {
      running.woken = true
      running.nudge()
    }
    if (running || stopping) return
    const state = { woken: false, nudge: () => {} }
    loops.set(name, Object.assign(state, { ended: run(room, state) }))
  }

  async function look(): Promise<void> {
    for (const room of await outbox.busy()) if (!loops.has(nameOf(room))) wake(room)
  }

  const lookSafely = () => void look().catch((err: unknown) => log.error({ err }, 'outbox could not be read'))

  return {
    wake,
    start() {
      lookSafely()
      timer = setInterval(lookSafely, timing.look)
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
