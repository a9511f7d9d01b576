import { sql } from 'kysely'
import type { StoreContext } from './context.ts'
import type { Heartbeats } from './heartbeats.ts'

/** A change, and what it is made to. */
interface Waiting {
  readonly reference: string
  readonly team: string
  readonly target: string
}

/** The changes of one target that wait for their turn or have it, in the order in which they were asked for. */
export interface OperationQueue {
  /** This one waits from now on, behind all that wait already. */
  enter(change: Waiting): Promise<void>
  /** Whether one that was asked for before this one waits, or has its turn, at another replica that lives. */
  isBehind(reference: string): Promise<boolean>
  /** Nobody waits for this one any more. */
  leave(reference: string): Promise<void>
}

/** What was asked for so long before, in ms, holds up nobody. */
const PATIENCE_MS = 5 * 60_000

export function createOperationQueue(
  { db }: Pick<StoreContext, 'db'>,
  { me, alive }: Pick<Heartbeats, 'me' | 'alive'>,
): OperationQueue {
  return {
    async enter({ reference, team, target }) {
      await db
        .updateTable('intents')
        .set(({ selectFrom }) => {
          const last = selectFrom('intents as others')
            .where('others.team', '=', team)
            .where('others.target', '=', target)
            .select(({ fn }) => fn.max('others.inLine').as('last'))
          return { inLine: sql<number>`${last} + 1` }
        })
        .where('reference', '=', reference)
        .execute()
    },
    async leave(reference) {
      await db.updateTable('intents').set({ inLine: 0 }).where('reference', '=', reference).execute()
    },
    async isBehind(reference) {
      const others = (await alive()).filter((id) => id !== me)
      if (others.length === 0) return false
      const self = await db
        .selectFrom('intents')
        .select(['team', 'target', 'begunAt', 'inLine'])
        .where('reference', '=', reference)
        .executeTakeFirst()
      if (!self?.inLine) return false
      const earlier = await db
        .selectFrom('intents')
        .select('reference')
        .where('team', '=', self.team)
        .where('target', '=', self.target)
        .where('inLine', '>', 0)
        .where('told', '=', 0)
        .where('endedAt', 'is', null)
        .where('owner', 'in', others)
        // Within one millisecond the place in the line tells who came first.
        .where(({ and, eb, or }) =>
          or([
            eb('begunAt', '<', self.begunAt),
            and([eb('begunAt', '=', self.begunAt), eb('inLine', '<', self.inLine)]),
          ]),
        )
        .where('begunAt', '>', self.begunAt - PATIENCE_MS)
        .limit(1)
        .executeTakeFirst()
      return earlier !== undefined
    },
  }
}
