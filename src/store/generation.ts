import { randomBytes } from 'node:crypto'
import type { StoreDatabase } from './context.ts'

/**
 * A random name of the store, which all its replicas and its copies share: it tells this store from every other one.
 */
export function createGeneration(db: StoreDatabase) {
  let generation = ''
  return {
    /** Reads it, or makes it. */
    async bind(): Promise<void> {
      await db
        .insertInto('storeFacts')
        .values({ name: 'generation', value: randomBytes(16).toString('base64url') })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const fact = await db
        .selectFrom('storeFacts')
        .select('value')
        .where('name', '=', 'generation')
        .executeTakeFirstOrThrow()
      generation = fact.value
    },
    /** Empty until `bind` has ended. */
    current: (): string => generation,
  }
}

export type Generation = Omit<ReturnType<typeof createGeneration>, 'bind'>
