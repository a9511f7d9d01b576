import { sql } from 'kysely'
import type { DbClock, StoreTransaction } from '../store/context.ts'
import type { Attempt } from './durable.ts'

type Work = { readonly kind: string; readonly key: string }

/**
 * Implements the steps of an attempt with the marks in the store; `clock` times them, `marks` is called before each.
 */
export function createSteps(
  { kind, key }: Work,
  attempt: number,
  fenced: Attempt['fenced'],
  { clock, marks = () => {} }: { readonly clock: DbClock; readonly marks?: () => void },
): Pick<Attempt, 'once' | 'retract'> {
  return {
    async once(step, { first, recover, before }) {
      marks()
      const earlier = await fenced(async (transaction) => {
        const mark = await transaction
          .selectFrom('durableMarks')
          .select(['attempt', sql<number>`${clock()} - ${sql.ref('madeAt')}`.as('ageMs')])
          .where((eb) => eb.and({ kind, key, step }))
          .executeTakeFirst()
        if (mark) return mark.attempt === attempt ? null : mark
        await transaction
          .insertInto('durableMarks')
          .values({ kind, key, step, attempt, madeAt: clock() })
          .execute()
        await before?.(transaction)
        return null
      })
      return earlier ? recover(Math.max(0, earlier.ageMs)) : first()
    },
    async retract(step) {
      await fenced((transaction) =>
        transaction
          .deleteFrom('durableMarks')
          .where((eb) => eb.and({ kind, key, step }))
          .execute(),
      )
    },
  }
}

/** Deletes the marks of work that has ended. */
export async function deleteMarks(transaction: StoreTransaction, { kind, key }: Work): Promise<void> {
  await transaction
    .deleteFrom('durableMarks')
    .where(({ and }) => and({ kind, key }))
    .execute()
}
