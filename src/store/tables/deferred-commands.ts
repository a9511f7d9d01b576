import type { StoreContext } from '../context.ts'
import { bigint, encryptedColumns, type Table, text } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import { ONE_TIME_TTL_MS } from '../one-time-tokens.ts'

const columns = {
  team: text,
  user: text,
  channel: text,
  /** Encrypted: what was asked for, with its input. */
  command: text,
  expiresAt: bigint,
}

const encrypted = encryptedColumns('deferredCommands', columns, ['team', 'user', 'channel'], ['command'])

export const deferredCommandsTable: Table<'deferredCommands', typeof columns> = {
  name: 'deferredCommands',
  columns,
  primaryKey: ['team', 'user'],
  encrypted,
  retention: 'expiresAt',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

/** What somebody asked for before their account was connected, and in which channel. */
export interface DeferredAction {
  readonly channel: string
  /** As the one who keeps it wrote it. */
  readonly command: string
}

/** The last thing that each person wanted and could not have without an account: sealed, for ten minutes. */
export interface DeferredCommands {
  /** In place of what the person wanted before. */
  keep(team: string, user: string, wanted: DeferredAction): Promise<void>
  /** Gives it out and deletes it; null when there is none, or its ten minutes are over. */
  take(team: string, user: string): Promise<DeferredAction | null>
}

export function createDeferredCommands({ db, keys, now }: StoreContext): DeferredCommands {
  return {
    async keep(team, user, { channel, command: action }) {
      const sealed = encrypt(keys, action, encrypted.context('command', { team, user, channel }))
      const fresh = { channel, command: sealed, expiresAt: now() + ONE_TIME_TTL_MS }
      await db
        .insertInto('deferredCommands')
        .values({ team, user, ...fresh })
        .onConflict((conflict) => conflict.columns(['team', 'user']).doUpdateSet(fresh))
        .execute()
    },
    async take(team, user) {
      const row = await db
        .deleteFrom('deferredCommands')
        .where(({ and }) => and({ team, user }))
        .where('expiresAt', '>', now())
        .returning(['team', 'user', 'channel', 'command'])
        .executeTakeFirst()
      if (!row) return null
      return {
        channel: row.channel,
        command: decrypt(keys, row.command, encrypted.context('command', row)),
      }
    },
  }
}
