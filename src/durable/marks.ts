import type { StoreTransaction } from '../store/context.ts'
import type { Attempt } from './durable.ts'

type Work = { readonly kind: string; readonly key: string }

/** Implements Attempt.once with the marks in the store; `marks` is called before each. */
export function createOnce(
  { kind, key }: Work,
  attempt: number,
  fenced: Attempt['fenced'],
  marks = () => {},
): Attempt['once'] {
  return async (step, { first, recover, before }) => {
    marks()
    const isFirst = await fenced(async (transaction) => {
      const mark = await transaction
        .selectFrom('durableMarks')
        .select('attempt')
        .where((eb) => eb.and({ kind, key, step }))
        .executeTakeFirst()
      if (mark) return mark.attempt === attempt
      await transaction.insertInto('durableMarks').values({ kind, key, step, attempt }).execute()
      await before?.(transaction)
      return true
    })
    return isFirst ? first() : recover()
  }
}

/** Deletes the marks of work that has ended. */
export async function deleteMarks(transaction: StoreTransaction, { kind, key }: Work): Promise<void> {
  await transaction
    .deleteFrom('durableMarks')
    .where(({ and }) => and({ kind, key }))
    .execute()
}
