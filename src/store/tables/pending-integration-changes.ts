import { IntegrationChange } from '../../model/integration.ts'
import { changesRows, type StoreContext } from '../context.ts'
import { bigint, encryptedColumns, type Table, text } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import { hashOf, newOneTimeId, ONE_TIME_TTL_MS } from '../one-time-tokens.ts'

const columns = {
  idHash: text,
  team: text,
  user: text,
  forge: text,
  /** Encrypted: a change with its entered secrets. */
  change: text,
  expiresAt: bigint,
}

const encrypted = encryptedColumns(
  'pendingIntegrationChanges',
  columns,
  ['idHash', 'team', 'user', 'forge'],
  ['change'],
)

export const pendingIntegrationChangesTable: Table<'pendingIntegrationChanges', typeof columns> = {
  name: 'pendingIntegrationChanges',
  columns,
  primaryKey: ['idHash'],
  encrypted,
  retention: 'expiresAt',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

/**
 * Integration changes, secrets included, that wait for the same person’s confirmation in Slack: encrypted,
 * for ten minutes, and returned once.
 */
export function createPendingIntegrationChanges(context: StoreContext) {
  const { db, keys, forge, now } = context
  return {
    /** Returns the id with which the same person can take it. */
    hold: (team: string, user: string, change: IntegrationChange): Promise<string> =>
      keepPendingChange(context, team, user, change),
    /** Returns it and deletes it; null when it is not this person’s, has expired, or was taken. */
    async take(id: string, team: string, user: string): Promise<IntegrationChange | null> {
      const held = await db
        .deleteFrom('pendingIntegrationChanges')
        .where(({ and }) => and({ idHash: hashOf(id), team, user }))
        .where('expiresAt', '>', now())
        .returning('change')
        .executeTakeFirst()
      if (!held) return null
      return IntegrationChange.parse(
        JSON.parse(
          decrypt(keys, held.change, encrypted.context('change', { idHash: hashOf(id), team, user, forge })),
        ),
      )
    },
    /** Deletes it; false when it is not this person’s, or does not exist. */
    async discard(id: string, team: string, user: string): Promise<boolean> {
      return changesRows(
        db
          .deleteFrom('pendingIntegrationChanges')
          .where(({ and }) => and({ idHash: hashOf(id), team, user })),
      )
    },
  }
}

/** Implements `hold`, for use inside another table’s transaction. */
export async function keepPendingChange(
  { db, keys, forge, now }: StoreContext,
  team: string,
  user: string,
  change: IntegrationChange,
): Promise<string> {
  const id = newOneTimeId()
  const row = { idHash: hashOf(id), team, user, forge }
  const sealed = encrypt(keys, JSON.stringify(change), encrypted.context('change', row))
  await db
    .insertInto('pendingIntegrationChanges')
    .values({ ...row, change: sealed, expiresAt: now() + ONE_TIME_TTL_MS })
    .execute()
  return id
}
