import type { ScheduledWork } from '../../durable/durable.ts'
import { countMilestone } from '../../services/milestone/progress.ts'
import type { Services } from '../../services/services.ts'
import type { Digest } from '../../store/tables/digests.ts'
import type { NotificationContext } from '../context.ts'

/** Age at which a count is renewed, in ms: each day gets its last count near its end. */
export const COUNTED_MS = 3 * 3_600_000
/** Delay before a project that failed, or had nothing to count, is tried again, in ms. */
const AGAIN_MS = 600_000

interface SnapshotJobOptions extends Omit<NotificationContext, 'outbox'> {
  /** Null where the forge dates the issues itself: then nothing is counted. */
  readonly missing: Services['missing']
  /** ms between two checks for due counts. */
  readonly everyMs: number
  /** Called with the error of a project that could not be counted; the others continue. */
  readonly failed: (error: unknown) => void
}

/** Counts the milestones of every project with a digest, with its owner’s token, as data for burndowns. */
export function createIssueCount(options: SnapshotJobOptions): ScheduledWork {
  const { store, missing, authorizeBackground, everyMs, now, failed } = options
  const tried = new Map<string, number>()
  // A clock that was moved, in either direction, counts as time that passed.
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

  /** True when it was counted; an owner’s obstacle is reported where their digest is due. */
  async function countFor({ team, channel, owner, project }: Digest): Promise<boolean> {
    if (owner === null) return false
    const verdict = await authorizeBackground({ kind: 'digest', team, channel, user: owner, project })
    if (verdict.kind !== 'allowed') return false
    return (await countMilestone(verdict.context, { project })).kind === 'counted'
  }

  return {
    everyMs,
    async work() {
      if (missing('issue-dates') === null) return
      const running = (await store.digests.running()).filter(({ kind }) => kind === 'milestone')
      const projects = Map.groupBy(running, ({ team, project }) => `${team} ${project}`)
      for (const digests of projects.values()) await countIfDue(digests).catch(failed)
    },
  }
}
