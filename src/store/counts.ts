import { countRows, type StoreContext } from './context.ts'
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
          fn.countAll<number>().as('count'),
          fn.min<number | null>('createdAt').as('oldest'),
        ])
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow(),
      countRows(db.selectFrom('pendingRequests')),
      countRows(db.selectFrom('operations').where('state', '=', 'sent')),
      leases.held(),
    ])
    return { posts, requests, operations, leases: held }
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
    const rows = (table: 'channels' | 'accounts' | 'digests' | 'channelWatches' | 'groupWatches') =>
      db.selectFrom(table).$if(team !== null, (query) => query.where('team', '=', team ?? ''))
    const [channels, accounts, refused, digests, watches, groups] = await Promise.all([
      countRows(rows('channels')),
      countRows(rows('accounts')),
      countRows(rows('accounts').where('refusalNotifiedAt', 'is not', null)),
      countRows(rows('digests').where('pauseReason', 'is not', null).where('removedAt', 'is', null)),
      countRows(rows('channelWatches').where('pauseReason', 'is not', null)),
      countRows(rows('groupWatches').where('pauseReason', 'is not', null)),
    ])
    return { channels, paused: digests + watches + groups, accounts, refused }
  }
}
