import { sql } from 'kysely'
import { retryOnConflict, type StoreContext } from './context.ts'
import type { AnyTable } from './define-table.ts'
import { isRowOf, readSealed } from './encrypted-rows.ts'
import { decrypt, encrypt } from './encrypted-text.ts'
import { type EncryptedTable, encryptedTables, tables } from './tables.ts'

interface Move {
  readonly team: string
  readonly from: string
  readonly to: string
}

/**
 * Gives everything of a channel to the id that Slack has given it: it has become private, or shared. Every table with
 * a channel goes along, unless it says otherwise; where the new id has a row already, that one is newer and stays.
 */
export function moveChannel(
  { db, keys }: StoreContext,
  team: string,
  from: string,
  to: string,
): Promise<void> {
  return retryOnConflict(db, async (transaction) => {
    const move = { team, from, to }
    for (const place of encryptedTables)
      if (place.encrypted.boundTo.includes('channel')) await reencrypt({ db: transaction, keys }, place, move)
    for (const table of tables) if (goesAlong(table)) await moveRows(transaction, table, move)
    // Their buttons are good in the old id only, so that each is due for an edit.
    await transaction
      .updateTable('cards')
      .set({ revision: null, shownAt: null })
      .where(({ and }) => and({ team, channel: to }))
      .execute()
  })
}

function goesAlong({ columns, keepsChannel }: AnyTable): boolean {
  return 'team' in columns && 'channel' in columns && keepsChannel !== true
}

async function moveRows(
  db: StoreContext['db'],
  { name, primaryKey, unique = [] }: AnyTable,
  { team, from, to }: Move,
): Promise<void> {
  const isOld = sql`old.team = ${team} and old.channel = ${from}`
  for (const key of [primaryKey, ...unique].filter((columns) => columns.includes('channel'))) {
    const others = key.filter((column) => column !== 'channel')
    const isSame = sql.join(
      others.map((column) => sql`${sql.ref(`fresh.${column}`)} = ${sql.ref(`old.${column}`)}`),
      sql` and `,
    )
    await sql`delete from ${sql.table(name)} as old where ${isOld} and exists (
      select 1 from ${sql.table(name)} as fresh where fresh.channel = ${to} and ${isSame})`.execute(db)
  }
  await sql`update ${sql.table(name)} set channel = ${to} where team = ${team} and channel = ${from}`.execute(
    db,
  )
}

/** Encrypts texts anew that are bound to the id of their channel. */
async function reencrypt(
  { db, keys }: Pick<StoreContext, 'db' | 'keys'>,
  place: EncryptedTable,
  { team, from, to }: Move,
): Promise<void> {
  if (!goesAlong(place)) return
  for (const column of place.encrypted.columns) {
    const which = sql<boolean>`team = ${team} and channel = ${from} and ${sql.ref(column)} is not null`
    for (const old of await readSealed(db, place, column, which)) {
      const text = decrypt(keys, old.sealed, place.encrypted.context(column, old.row))
      const moved = place.encrypted.context(column, { ...old.row, channel: to })
      const fresh = encrypt(keys, text, moved)
      await sql`
        update ${sql.table(place.name)} set ${sql.ref(column)} = ${fresh} where ${isRowOf(old)}`.execute(db)
    }
  }
}
