import type { Schema, StoreContext } from './context.ts'
import type { EndState, OperationRecord } from './tables/operations.ts'

/** An earlier operation with the same idempotency key, in flight at the same time. */
export interface Duplicate extends Pick<OperationRecord, 'reference' | 'channel' | 'user'> {
  /** Its result; null while unknown. */
  readonly outcome: { readonly state: EndState; readonly answer: string } | null
  /** True when its person has a reply, or needs none. */
  readonly answered: boolean
}

export interface OperationDuplicates {
  /** The first running operation of the same idempotency key that had not ended when this one began. */
  duplicateOf(reference: string, except?: ReadonlySet<string>): Promise<Duplicate | null>
  /** Reads the duplicate again; null when it is no longer stored. */
  rereadDuplicate(reference: string): Promise<Duplicate | null>
}

/** Longest gap between the starts of duplicates, in ms; an operation is verified for at most five minutes. */
const SAME_TIME_MS = 10 * 60_000

export function createOperationDuplicates(
  { db }: Pick<StoreContext, 'db'>,
  /** Returns the decrypted result of an operation. */
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
