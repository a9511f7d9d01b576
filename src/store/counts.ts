import type { StoreContext } from './context.ts'
import type { Leases } from './tables/leases.ts'

export interface Backlog {
  /** Messages that are not sent yet; `oldest`: when the first of them was stored, in ms UTC. */
  readonly posts: { readonly count: number; readonly oldest: number | null }
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
    const [posts, requests, operations, held] = await Promise.all([
      db
        .selectFrom('posts')
        .select(({ fn }) => [
          fn.countAll<number | string>().as('count'),
          fn.min<number | string | null>('createdAt').as('oldest'),
        ])
        .where('state', '=', 'waiting')
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
      posts: { count: Number(posts.count), oldest: posts.oldest === null ? null : Number(posts.oldest) },
      requests: Number(requests.count),
      operations: Number(operations.count),
      leases: held,
    }
  }
}

interface WorkspaceCounts {
  /** Channels with a project. */
  readonly channels: number
  /** Paused digests and channel watches. */
  readonly paused: number
  /** Linked accounts, also those that wait for their person after a restore. */
  readonly accounts: number
  /** Number of accounts whose token the server has refused since it last took it. */
  readonly refused: number
}

/** Counts what is of one workspace, or of all. */
export function createWorkspaceCounts({
  db,
}: Pick<StoreContext, 'db'>): (team: string | null) => Promise<WorkspaceCounts> {
  return async (team) => {
    const count = (table: 'channels' | 'accounts' | 'digests' | 'channelWatches' | 'groupWatches') =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .$if(team !== null, (query) => query.where('team', '=', team ?? ''))
    const [channels, accounts, refused, digests, watches, groups] = await Promise.all([
      count('channels').executeTakeFirstOrThrow(),
      count('accounts').executeTakeFirstOrThrow(),
      count('accounts').where('refusalNotifiedAt', 'is not', null).executeTakeFirstOrThrow(),
      count('digests')
        .where('pauseReason', 'is not', null)
        .where('removedAt', 'is', null)
        .executeTakeFirstOrThrow(),
      count('channelWatches').where('pauseReason', 'is not', null).executeTakeFirstOrThrow(),
      count('groupWatches').where('pauseReason', 'is not', null).executeTakeFirstOrThrow(),
    ])
    return {
      channels: Number(channels.count),
      paused: Number(digests.count) + Number(watches.count) + Number(groups.count),
      accounts: Number(accounts.count),
      refused: Number(refused.count),
    }
  }
}
