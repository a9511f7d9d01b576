import type { StoreContext } from '../context.ts'
import { bigint, encryptedColumns, type Table, text } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import { ONE_TIME_TTL_MS } from '../one-time-tokens.ts'

const columns = {
  team: text,
  user: text,
  channel: text,
  /** Encrypted: the command and its input. */
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

/** A command requested before its person’s account was linked, and its channel. */
export interface DeferredAction {
  readonly channel: string
  /** Serialized by the caller. */
  readonly command: string
}

/** The last command of each person that needed an account they lacked: encrypted, for ten minutes. */
export function createDeferredCommandsTable({ db, keys, now }: StoreContext) {
  return {
    /** Replaces the person’s earlier command. */
    async keep(team: string, user: string, { channel, command: action }: DeferredAction): Promise<void> {
      const sealed = encrypt(keys, action, encrypted.context('command', { team, user, channel }))
      const fresh = { channel, command: sealed, expiresAt: now() + ONE_TIME_TTL_MS }
      await db
        .insertInto('deferredCommands')
        .values({ team, user, ...fresh })
        .onConflict((conflict) => conflict.columns(['team', 'user']).doUpdateSet(fresh))
        .execute()
    },
    /** Returns it and deletes it; null when there is none, or its ten minutes are over. */
    async take(team: string, user: string): Promise<DeferredAction | null> {
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
