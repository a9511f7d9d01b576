import type { ScheduledWork } from '../operations/durable/durable.ts'
import type { AuthorizeBackground } from '../services/access/background-access.ts'
import { count } from '../services/milestone/progress.ts'
import type { Store } from '../store/store.ts'
import type { Digest } from '../store/tables/digests.ts'

/** What was counted so long ago is counted again, in ms: a day has its last count near its end. */
export const COUNTED_MS = 3 * 3_600_000
/** What could not be counted, or had nothing to count, is tried again after so long, in ms. */
const AGAIN_MS = 600_000

export interface SnapshotJobOptions {
  readonly store: Pick<Store, 'digests' | 'snapshots'>
  readonly judge: AuthorizeBackground
  /** ms between two looks at what is due. */
  readonly everyMs: number
  /** ms UTC */
  readonly now: () => number
  /** Is told of a project that could not be counted; the others go on. */
  readonly failed: (error: unknown) => void
}

/** Counts the milestones of every project that has a digest, with the token of its owner, so that burndowns grow. */
export function createIssueCount({ store, judge, everyMs, now, failed }: SnapshotJobOptions): ScheduledWork {
  const tried = new Map<string, number>()
  // A clock that was moved, in either direction, is as good as time that passed.
  const isLongAgo = (at: number | undefined | null, ms: number) =>
    at === undefined || at === null || Math.abs(now() - at) >= ms

  async function countIfDue(digests: readonly Digest[]): Promise<void> {
    const [first] = digests
    if (!first) return
    const { team, project } = first
    const key = `${team} ${project}`
    if (!isLongAgo(tried.get(key), AGAIN_MS)) return
    if (!isLongAgo(await store.snapshots.lastOf(team, project), COUNTED_MS)) return
    tried.set(key, now())
    for (const digest of digests) if (await countFor(digest)) return
  }

  /** Whether it was counted; what stands in the way of an owner is told where their digest is due. */
  async function countFor({ team, channel, owner, project }: Digest): Promise<boolean> {
    if (owner === null) return false
    const verdict = await judge({ kind: 'digest', team, channel, user: owner, project })
    if (verdict.kind !== 'allowed') return false
    return (await count(verdict.context, { project })).kind === 'counted'
  }

  return {
    everyMs,
    async work() {
      const running = await store.digests.running()
      const projects = Map.groupBy(running, ({ team, project }) => `${team} ${project}`)
      for (const digests of projects.values()) await countIfDue(digests).catch(failed)
    },
  }
}
