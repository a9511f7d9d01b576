import type { StoreDatabase } from '../store/context.ts'
import type { StorePlace } from '../store/store.ts'
import type { Durable } from './durable.ts'
import { createEmbeddedDurable } from './embedded.ts'

/** Opens durable work on the engine that matches the store’s location; only PostgreSQL loads its queue. `now` is in ms UTC. */
export async function openDurable(
  place: StorePlace,
  {
    store: { database: db },
    failed,
    now = Date.now,
  }: {
    readonly store: { readonly database: StoreDatabase }
    /** Receives every failure; the work is retried. */
    readonly failed: (kind: string, error: unknown) => void
    readonly now?: () => number
  },
): Promise<Durable> {
  let isClosed = false
  const report = (kind: string, error: unknown) => {
    if (!isClosed) failed(kind, error)
  }
  const durable =
    'url' in place
      ? (await import('./postgres.ts')).createPostgresDurable({ url: place.url, db, failed: report })
      : createEmbeddedDurable({ db, failed: report, now })
  return {
    ...durable,
    async close(withinMs) {
      const left = await durable.close(withinMs)
      isClosed = true
      return left
    },
  }
}
