import { type RawBuilder, sql } from 'kysely'
import type { StoreContext } from './context.ts'
import { DecryptionError, decrypt, keyPrefix } from './encrypted-text.ts'
import { StoreError } from './store-error.ts'
import { type EncryptedTable, encryptedTables, encryptionContextOf } from './tables.ts'

/** Rows per column and key: decrypting takes about 8 µs each, and there may be 10,000s of action tokens. */
const SAMPLE = 200

/** Stored secrets do not decrypt; the message names keys and counts rows. */
export class UnreadableSecrets extends StoreError {}

/**
 * Decrypts stored secrets, so that a missing or wrong key fails the start instead of each person’s later
 * call: all linked accounts, and of each other column at most 200 texts per key of the ring and 200 of no key
 * in it. A single damaged text beyond those is found when it is used.
 * @throws UnreadableSecrets
 */
export async function verifyEncryptedRows(context: Pick<StoreContext, 'db' | 'keys'>): Promise<void> {
  const faults = new Map<string, number>()
  let isWhole = true
  for (const place of encryptedTables) {
    for (const column of place.encrypted.columns) {
      for (const which of sealedBy(context, place, column)) {
        const rows = await someOf(context, place, column, which)
        if (rows.length === SAMPLE && place.name !== 'accounts') isWhole = false
        for (const row of rows) {
          const fault = faultIn(() =>
            decrypt(context.keys, row.sealed, encryptionContextOf(place, column, row)),
          )
          if (fault !== null) faults.set(fault, (faults.get(fault) ?? 0) + 1)
        }
      }
    }
  }
  if (faults.size === 0) return
  const counted = [...faults].map(([fault, count]) => `${count} of the stored secrets ${fault}`)
  throw new UnreadableSecrets(
    `${isWhole ? '' : 'At least '}${counted.join('; ')}. Start with the key ring that the store was last used with; nothing was changed.`,
  )
}

/** Returns one condition per key of the ring for its texts, and one for the rest. */
function sealedBy(
  { keys }: Pick<StoreContext, 'keys'>,
  { name }: EncryptedTable,
  column: string,
): RawBuilder<boolean>[] {
  const text = sql.ref(column)
  if (name === 'accounts') return [sql`${text} is not null`]
  const mine = keys.map((key) => {
    const prefix = keyPrefix(key)
    return sql<boolean>`substr(${text}, 1, ${prefix.length}) = ${prefix}`
  })
  return [...mine, sql`${text} is not null and not (${sql.join(mine, sql` or `)})`]
}

async function someOf(
  { db }: Pick<StoreContext, 'db'>,
  { name, encrypted }: EncryptedTable,
  column: string,
  which: RawBuilder<boolean>,
) {
  const limit = name === 'accounts' ? sql`` : sql`limit ${SAMPLE}`
  const names = sql.join(encrypted.boundTo.map((part) => sql.ref(part)))
  const { rows } = await sql<Readonly<Record<string, unknown>> & { readonly sealed: string }>`
    select ${names}, ${sql.ref(column)} as sealed
    from ${sql.table(name)} where ${which} ${limit}`.execute(db)
  return rows
}

function faultIn(opening: () => string): string | null {
  try {
    opening()
    return null
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error
    return wordsOf(error)
  }
}

function wordsOf({ keyId, reason }: DecryptionError): string {
  if (reason === 'unknown key') return `need the key "${keyId}", which is not in the key ring`
  if (keyId === null) return 'are damaged'
  return `do not open with the key "${keyId}": it is another key of that name, or they were changed`
}
