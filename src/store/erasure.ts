import { sql } from 'kysely'
import { extractCredentials } from './account-links.ts'
import { retryOnConflict, type StoreContext } from './context.ts'
import type { RevocableCredential } from './credentials.ts'
import type { AnyTable } from './define-table.ts'
import { tables } from './tables.ts'

/**
 * Deletes everything about a person except the audit of their actions; their digests lose their owner and
 * pause. Returns the person’s credentials for the forge.
 */
export function forgetPerson(
  { db, keys, now }: StoreContext,
  team: string,
  user: string,
): Promise<readonly RevocableCredential[]> {
  return retryOnConflict(db, async (transaction) => {
    const taken = await extractCredentials({ db: transaction, keys }, { team, user })
    for (const { name, erasure } of tables) {
      const { person = 'kept' } = erasure
      if (typeof person === 'function') await person(transaction, { team, user, at: now() })
      else if (person === 'deleted')
        await sql`delete from ${sql.table(name)} where team = ${team} and ${sql.ref('user')} = ${user}`.execute(
          transaction,
        )
    }
    return taken
  })
}

/**
 * Deletes everything about a workspace except its audit and the record of its uninstall, and returns its
 * people’s credentials for the forge; `db` is a transaction.
 */
export async function forgetTeam(
  { db, keys }: Pick<StoreContext, 'db' | 'keys'>,
  team: string,
): Promise<readonly RevocableCredential[]> {
  const taken = await extractCredentials({ db, keys }, { team })
  for (const { name, erasure } of tables)
    if (erasure.workspace === 'deleted')
      await sql`delete from ${sql.table(name)} where team = ${team}`.execute(db)
  return taken
}

/**
 * Deletes expired one-time addresses, the values entered behind them, integration secrets, and action tokens.
 * Leaves sign-ins to `extractExpiredSignIns`: the code that deletes one has to end it at the forge.
 */
export async function forgetExpired(context: StoreContext): Promise<void> {
  for (const table of tables) {
    const { retention } = table
    if (retention === 'expiresAt') await deleteOld(context, table, 'expiresAt')
    else if (retention !== 'kept' && 'everyMinute' in retention) await retention.everyMinute(context)
  }
}

/** Deletes rows whose table’s retention period is over. */
export async function cleanUp(context: StoreContext): Promise<void> {
  for (const table of tables) {
    const { retention } = table
    if (typeof retention === 'string' || 'everyMinute' in retention) continue
    if (typeof retention.hourly === 'function') await retention.hourly(context)
    else await deleteOld(context, table, retention.hourly, retention)
  }
}

/** Deletes rows whose time in `column` is `afterMs` or longer ago. */
async function deleteOld(
  { db, now }: StoreContext,
  { name }: AnyTable,
  column: string,
  { afterMs = 0, where = 'true' }: { readonly afterMs?: number; readonly where?: string } = {},
): Promise<void> {
  const isOld = sql`${sql.ref(column)} <= ${now() - afterMs}`
  await sql`delete from ${sql.table(name)} where ${isOld} and (${sql.raw(where)})`.execute(db)
}
