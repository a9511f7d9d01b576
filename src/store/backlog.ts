import type { StoreContext } from './context.ts'
import type { Leases } from './tables/leases.ts'

export interface Backlog {
  /** Messages that are not sent yet; `oldest`: when the first of them was stored, in ms UTC. */
  readonly outbox: { readonly count: number; readonly oldest: number | null }
  /** Accepted requests that are not answered. */
  readonly requests: number
  /** Writes that were sent and have not ended. */
  readonly operations: number
  readonly leases: number
}

export function createBacklog(
  { db }: Pick<StoreContext, 'db'>,
  leases: Pick<Leases, 'held'>,
): () => Promise<Backlog> {
  return async () => {
    const [outbox, requests, operations, held] = await Promise.all([
      db
        .selectFrom('outbox')
        .select(({ fn }) => [
          fn.countAll<number | string>().as('count'),
          fn.min<number | string | null>('createdAt').as('oldest'),
        ])
        .where('state', 'in', ['waiting', 'sending'])
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('pendingRequests')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('operations')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('state', '=', 'sent')
        .executeTakeFirstOrThrow(),
      leases.held(),
    ])
    return {
      outbox: { count: Number(outbox.count), oldest: outbox.oldest === null ? null : Number(outbox.oldest) },
      requests: Number(requests.count),
      operations: Number(operations.count),
      leases: held,
    }
  }
}
