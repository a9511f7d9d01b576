import type { StoreContext } from './context.ts'
import type { EndState, OperationRecord } from './operations.ts'
import type { Schema } from './schema.ts'

/** Another one who wanted the same at the same time, whose turn came first. */
export interface Duplicate extends Pick<OperationRecord, 'reference' | 'channel' | 'user'> {
  /** What came of it; null while nobody knows. */
  readonly came: { readonly state: EndState; readonly answer: string } | null
  /** Its person has an answer, or is owed none. */
  readonly told: boolean
}

export interface OperationDuplicates {
  /** The first intent of the same wish whose turn came and that had not ended when this one was begun. */
  twin(reference: string, except?: ReadonlySet<string>): Promise<Duplicate | null>
  /** How that one stands now; null when nobody knows of it any more. */
  twinNow(reference: string): Promise<Duplicate | null>
}

/** A change is looked for at most five minutes: what was begun earlier is not under way any more. */
const SAME_TIME_MS = 10 * 60_000

export function createOperationDuplicates(
  { db }: Pick<StoreContext, 'db'>,
  /** What came of an intent, opened. */
  cameOf: (row: Schema['intents']) => Duplicate['came'],
): OperationDuplicates {
  const twinOf = (row: Schema['intents'] | undefined): Duplicate | null =>
    row ? { ...row, told: row.told === 1, came: cameOf(row) } : null
  const find = (reference: string) =>
    db.selectFrom('intents').selectAll().where('reference', '=', reference).executeTakeFirst()

  return {
    async twin(reference, except = new Set()) {
      const self = await find(reference)
      if (!self) return null
      const row = await db
        .selectFrom('intents')
        .selectAll()
        .where('team', '=', self.team)
        .where('target', '=', self.target)
        .where('wish', '=', self.wish)
        .where('reference', 'not in', [reference, ...except])
        .where('underWay', '=', 1)
        .where('begunAt', '>', self.begunAt - SAME_TIME_MS)
        .where(({ eb, or, and }) =>
          or([and([eb('endedAt', 'is', null), eb('told', '=', 0)]), eb('endedAt', '>', self.begunAt)]),
        )
        .orderBy('begunAt')
        .limit(1)
        .executeTakeFirst()
      return twinOf(row)
    },
    twinNow: async (reference) => twinOf(await find(reference)),
  }
}
