import { sql } from 'kysely'
import { retryOnConflict, type StoreContext } from './context.ts'
import { DecryptionError, decrypt, encrypt, keyPrefix } from './encrypted-text.ts'
import type { Key } from './keys.ts'
import { type EncryptedTable, encryptedTables, encryptionContextOf } from './tables.ts'

interface OldText {
  readonly place: EncryptedTable
  readonly column: string
  /** The columns that identify the row. */
  readonly row: Readonly<Record<string, unknown>>
  readonly sealed: string
}

/** Re-encrypts, with the ring’s first key, texts encrypted with an older one. */
export function createKeyRotation({ db, keys }: StoreContext) {
  const [newest, ...older] = keys
  /** Texts that do not decrypt: they were changed since the start. */
  const stuck = new Set<string>()

  async function oldTexts(place: EncryptedTable, column: string, key: Key, max: number): Promise<OldText[]> {
    const names = sql.join(place.encrypted.boundTo.map((name) => sql.ref(name)))
    const { rows } = await sql<OldText['row'] & Pick<OldText, 'sealed'>>`
      select ${names}, ${sql.ref(column)} as sealed
      from ${sql.table(place.name)} where ${isSealedWith(key, column)} limit ${max + stuck.size}`.execute(db)
    return rows
      .map((row) => ({ place, column, row, sealed: row.sealed }))
      .filter(({ sealed }) => !stuck.has(sealed))
  }

  async function nextTexts(max: number): Promise<OldText[]> {
    const found: OldText[] = []
    for (const place of encryptedTables)
      for (const column of place.encrypted.columns)
        for (const key of older)
          if (found.length < max) found.push(...(await oldTexts(place, column, key, max - found.length)))
    return found.slice(0, max)
  }

  function reencryptedIn({ place, column, row, sealed }: OldText): string | null {
    const bond = encryptionContextOf(place, column, row)
    try {
      return encrypt(keys, decrypt(keys, sealed, bond), bond)
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error
      stuck.add(sealed)
      return null
    }
  }

  return {
    newest: newest.id,
    older: older.map(({ id }) => id),
    /** Number of texts that each older key has encrypted; omits a key that is no longer needed. */
    async left(): Promise<ReadonlyMap<string, number>> {
      const counts = new Map<string, number>()
      for (const { name, encrypted } of encryptedTables)
        for (const column of encrypted.columns)
          for (const key of older) {
            const { rows } = await sql<{ count: number }>`
              select count(*) as count from ${sql.table(name)} where ${isSealedWith(key, column)}`.execute(db)
            const count = (counts.get(key.id) ?? 0) + Number(rows[0]?.count ?? 0)
            if (count > 0) counts.set(key.id, count)
          }
      return counts
    },
    /**
     * Re-encrypts up to `max` texts, all of them or none, and returns the number; 0 when none is left that
     * decrypts. Leaves a text that was replaced meanwhile.
     */
    async batch(max: number): Promise<number> {
      for (;;) {
        const texts = await nextTexts(max)
        if (texts.length === 0) return 0
        const reencrypted = texts.flatMap((old) => {
          const fresh = reencryptedIn(old)
          return fresh === null ? [] : [{ ...old, fresh }]
        })
        const done = await retryOnConflict(db, async (transaction) => {
          let changed = 0
          for (const { place, column, row, sealed, fresh } of reencrypted) {
            const text = sql.ref(column)
            const isRow = sql.join(
              place.encrypted.boundTo.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
              sql` and `,
            )
            const { numAffectedRows } = await sql`
              update ${sql.table(place.name)} set ${text} = ${fresh}
              where ${isRow} and ${text} = ${sealed}`.execute(transaction)
            changed += Number(numAffectedRows ?? 0)
          }
          return changed
        })
        if (done > 0) return done
      }
    },
  }
}

export type KeyRotation = ReturnType<typeof createKeyRotation>

/** A prefix match without LIKE: a key’s id may hold an underscore, which is a LIKE wildcard. */
function isSealedWith(key: Key, column: string) {
  const prefix = keyPrefix(key)
  return sql`substr(${sql.ref(column)}, 1, ${prefix.length}) = ${prefix}`
}
