import type { StoreContext } from './context.ts'
import type { EndState, OperationRecord } from './tables/operations.ts'
import type { Schema } from './tables.ts'

/** Another one who wanted the same at the same time, whose turn came first. */
export interface Duplicate extends Pick<OperationRecord, 'reference' | 'channel' | 'user'> {
  /** What came of it; null while nobody knows. */
  readonly outcome: { readonly state: EndState; readonly answer: string } | null
  /** Its person has an answer, or is owed none. */
  readonly answered: boolean
}

export interface OperationDuplicates {
  /** The first running operation of the same idempotency key that had not ended when this one was begun. */
  duplicateOf(reference: string, except?: ReadonlySet<string>): Promise<Duplicate | null>
  /** How that one stands now; null when nobody knows of it any more. */
  rereadDuplicate(reference: string): Promise<Duplicate | null>
}

/** A change is looked for at most five minutes: what was begun earlier is not under way any more. */
const SAME_TIME_MS = 10 * 60_000

export function createOperationDuplicates(
  { db }: Pick<StoreContext, 'db'>,
  /** What came of an operation, decrypted. */
  cameOf: (row: Schema['operations']) => Duplicate['outcome'],
): OperationDuplicates {
  const twinOf = (row: Schema['operations'] | undefined): Duplicate | null =>
    row ? { ...row, answered: row.answered === 1, outcome: cameOf(row) } : null
  const find = (reference: string) =>
    db.selectFrom('operations').selectAll().where('reference', '=', reference).executeTakeFirst()

  return {
    async duplicateOf(reference, except = new Set()) {
      const self = await find(reference)
      if (!self) return null
      const row = await db
        .selectFrom('operations')
        .selectAll()
        .where(({ and }) =>
          and({ team: self.team, resourceKey: self.resourceKey, idempotencyKey: self.idempotencyKey }),
        )
        .where('reference', 'not in', [reference, ...except])
        .where('running', '=', 1)
        .where('startedAt', '>', self.startedAt - SAME_TIME_MS)
        .where(({ eb, or, and }) =>
          or([and([eb('endedAt', 'is', null), eb('answered', '=', 0)]), eb('endedAt', '>', self.startedAt)]),
        )
        .orderBy('startedAt')
        .limit(1)
        .executeTakeFirst()
      return twinOf(row)
    },
    rereadDuplicate: async (reference) => twinOf(await find(reference)),
  }
}
