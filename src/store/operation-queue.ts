import { sql } from 'kysely'
import type { StoreContext } from './context.ts'
import type { Heartbeats } from './tables/heartbeats.ts'

/** An operation and its target. */
interface Waiting {
  readonly reference: string
  readonly team: string
  readonly resourceKey: string
}

/** The queued and running operations on each target, in the order of the requests. */
export interface OperationQueue {
  /** Appends the operation to its target’s queue. */
  enter(change: Waiting): Promise<void>
  /** True when an earlier operation on the same resource is queued or running on another live replica. */
  hasPredecessor(reference: string): Promise<boolean>
  /** Removes the operation from the queue. */
  leave(reference: string): Promise<void>
}

/** Age at which an earlier operation no longer blocks a later one, in ms. */
const PATIENCE_MS = 5 * 60_000

export function createOperationQueue(
  { db }: Pick<StoreContext, 'db'>,
  { instanceId, liveInstances }: Pick<Heartbeats, 'instanceId' | 'liveInstances'>,
): OperationQueue {
  return {
    async enter({ reference, team, resourceKey }) {
      await db
        .updateTable('operations')
        .set(({ selectFrom }) => {
          const last = selectFrom('operations as others')
            .where('others.team', '=', team)
            .where('others.resourceKey', '=', resourceKey)
            .select(({ fn }) => fn.max('others.queuePosition').as('last'))
          return { queuePosition: sql<number>`${last} + 1` }
        })
        .where('reference', '=', reference)
        .execute()
    },
    async leave(reference) {
      await db
        .updateTable('operations')
        .set({ queuePosition: 0 })
        .where('reference', '=', reference)
        .execute()
    },
    async hasPredecessor(reference) {
      const others = (await liveInstances()).filter((id) => id !== instanceId)
      if (others.length === 0) return false
      const self = await db
        .selectFrom('operations')
        .select(['team', 'resourceKey', 'startedAt', 'queuePosition'])
        .where('reference', '=', reference)
        .executeTakeFirst()
      if (!self?.queuePosition) return false
      const earlier = await db
        .selectFrom('operations')
        .select('reference')
        .where(({ and }) => and({ team: self.team, resourceKey: self.resourceKey }))
        .where('queuePosition', '>', 0)
        .where('answered', '=', 0)
        .where('endedAt', 'is', null)
        .where('owner', 'in', others)
        // Within one millisecond the queue position decides.
        .where(({ and, eb, or }) =>
          or([
            eb('startedAt', '<', self.startedAt),
            and([eb('startedAt', '=', self.startedAt), eb('queuePosition', '<', self.queuePosition)]),
          ]),
        )
        .where('startedAt', '>', self.startedAt - PATIENCE_MS)
        .limit(1)
        .executeTakeFirst()
      return earlier !== undefined
    },
  }
}
