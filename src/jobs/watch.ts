import type { ServiceRoom } from '../services/services.ts'
import type { Store } from '../store/store.ts'
import type { Watch } from '../store/watches.ts'
import type { Cards } from './cards.ts'
import { createFollow, type Followed } from './follow.ts'
import type { Outbox } from './outbox.ts'

export interface WatchOptions {
  readonly store: Store
  readonly room: ServiceRoom
  readonly cards: Cards
  readonly outbox: Outbox
  /** Milliseconds between two looks at a fresh wait, and at one that has lasted for long. */
  readonly pace: { readonly fastest: number; readonly slowest: number }
  readonly failed: (error: unknown) => void
  readonly now?: () => number
}

/** As many as one page of the API holds. */
const AT_ONCE = 100
/** So many of the longest pauses pass before a token that was refused is tried again. */
const RESTS = 20

/** Follows merges that wait for a build (the API has no events) and edits their cards when the wait ends. */
export interface WatchJob {
  /** Looks once at everything that is due. */
  tick(): Promise<void>
  start(): void
  /** Looks at nothing further; resolves when the look at one wait that is under way has ended. */
  stop(): Promise<void>
}

/**
 * Makes the job that looks at every wait in the store, with the rights of the person who armed it: one request
 * for all waits of one person in one project. `failed` is told of a look that threw; the others go on.
 */
export function createWatchJob({
  store,
  room,
  cards,
  outbox,
  pace,
  failed,
  now = Date.now,
}: WatchOptions): WatchJob {
  const follow = createFollow({ store, cards, outbox, now })
  const known = new Map<string, Followed['effort'] & { lookedAt: number }>()
  /** People whose tokens are refused, and until when (ms UTC) their waits are left alone. */
  const resting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let stopping = false

  /** The longer a wait lasts, the seldomer it is looked at. */
  function isDue(watch: Watch): boolean {
    const pause = Math.min(pace.slowest, Math.max(pace.fastest, (now() - watch.since) / 20))
    return now() - (known.get(keyOf(watch))?.lookedAt ?? 0) >= pause
  }

  /** A token that is refused is not tried at every look. */
  function isResting(watch: Watch): boolean {
    return now() < (resting.get(personOf(watch)) ?? 0)
  }

  function followed(watch: Watch): Followed {
    const effort = known.get(keyOf(watch)) ?? { lookedAt: 0, about: null, tries: 0, shownHere: false }
    effort.lookedAt = now()
    known.set(keyOf(watch), effort)
    return { watch, effort }
  }

  async function tick(): Promise<void> {
    const all = await store.watches.all()
    const keys = new Set(all.map(keyOf))
    for (const key of known.keys()) if (!keys.has(key)) known.delete(key)
    const due = all.filter((watch) => isDue(watch) && !isResting(watch))
    const groups = Map.groupBy(due, ({ team, user, project }) => `${team} ${user} ${project}`)
    for (const group of groups.values()) {
      if (stopping) return
      const waits = group.slice(0, AT_ONCE).map(followed)
      await look(waits).catch(async (error) => {
        failed(error)
        for (const wait of waits) await follow.goOn(wait).catch(failed)
      })
    }
  }

  async function look(waits: readonly Followed[]): Promise<void> {
    const [first] = waits
    if (!first) return
    const { team, user, channel, project } = first.watch
    const services = await room.of({ team, user, userName: '', channel })
    const glanced = await services.mergeRequests.glance(
      project,
      waits.map(({ watch }) => watch.iid),
    )
    if (glanced.kind === 'token-refused') resting.set(personOf(first.watch), now() + pace.slowest * RESTS)
    for (const wait of waits) {
      if (stopping) return
      const step =
        glanced.kind === 'glance'
          ? follow.seen(
              wait,
              glanced.items.find(({ iid }) => iid === wait.watch.iid),
              services,
            )
          : follow.unseen(wait, glanced, services)
      await step.catch(failed)
    }
  }

  return {
    tick,
    start() {
      timer = setInterval(() => {
        // A slow forge must not make looks pile up.
        running ??= tick()
          .catch(failed)
          .finally(() => {
            running = null
          })
      }, pace.fastest)
    },
    async stop() {
      stopping = true
      clearInterval(timer)
      await running
    },
  }
}

function personOf({ team, user }: Watch): string {
  return `${team} ${user}`
}

function keyOf({ team, project, iid, since }: Watch): string {
  return `${team} ${project}!${iid} ${since}`
}
