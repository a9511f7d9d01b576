import type { StoreContext } from './context.ts'

export interface WorkspaceCounts {
  /** Channels with a project. */
  readonly channels: number
  /** Paused digests and channel watches. */
  readonly paused: number
  /** Linked accounts, also those that wait for their person after a restore. */
  readonly accounts: number
  /** Those whose token the server has refused since it last took it. */
  readonly refused: number
}

export function createWorkspaceCounts({
  db,
}: Pick<StoreContext, 'db'>): (team: string) => Promise<WorkspaceCounts> {
  return async (team) => {
    const count = (table: 'channels' | 'accounts' | 'digests' | 'channelWatches') =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('team', '=', team)
    const [channels, accounts, refused, digests, watches] = await Promise.all([
      count('channels').executeTakeFirstOrThrow(),
      count('accounts').executeTakeFirstOrThrow(),
      count('accounts').where('refusalNotifiedAt', 'is not', null).executeTakeFirstOrThrow(),
      count('digests')
        .where('pauseReason', 'is not', null)
        .where('removedAt', 'is', null)
        .executeTakeFirstOrThrow(),
      count('channelWatches').where('pauseReason', 'is not', null).executeTakeFirstOrThrow(),
    ])
    return {
      channels: Number(channels.count),
      paused: Number(digests.count) + Number(watches.count),
      accounts: Number(accounts.count),
      refused: Number(refused.count),
    }
  }
}
