import { type RawBuilder, sql } from 'kysely'
import { retryOnConflict, type StoreContext, type StoreDatabase } from './context.ts'
import { DecryptionError, decrypt, encrypt, keyPrefix } from './encrypted-text.ts'
import type { Key } from './keys.ts'
import { StoreError } from './store-error.ts'
import { type EncryptedTable, encryptedTables } from './tables.ts'

/** A stored ciphertext, and where it is. */
interface SealedText {
  readonly place: EncryptedTable
  readonly column: string
  /** The columns that identify the row. */
  readonly row: Readonly<Record<string, unknown>>
  readonly sealed: string
}

/** Reads the texts of a column in the rows that match `which`, which excludes null; at most `max`, all when omitted. */
export async function readSealed(
  db: StoreDatabase,
  place: EncryptedTable,
  column: string,
  which: RawBuilder<boolean>,
  max?: number,
): Promise<SealedText[]> {
  const limit = max === undefined ? sql`` : sql`limit ${max}`
  const names = sql.join(place.encrypted.boundTo.map((name) => sql.ref(name)))
  const { rows } = await sql<SealedText['row'] & Pick<SealedText, 'sealed'>>`
    select ${names}, ${sql.ref(column)} as sealed from ${sql.table(place.name)} where ${which} ${limit}`.execute(
    db,
  )
  return rows.map(({ sealed, ...row }) => ({ place, column, row, sealed }))
}

/** The condition that finds the row of a text. */
export function isRowOf({ place, row }: SealedText): RawBuilder<boolean> {
  const parts = place.encrypted.boundTo.map((name) => sql`${sql.ref(name)} = ${row[name]}`)
  return sql`${sql.join(parts, sql` and `)}`
}

/** A prefix match without LIKE: a key’s id may hold an underscore, which is a LIKE wildcard. */
function isSealedWith(key: Key, column: string): RawBuilder<boolean> {
  const prefix = keyPrefix(key)
  return sql`substr(${sql.ref(column)}, 1, ${prefix.length}) = ${prefix}`
}

/** Re-encrypts, with the ring’s first key, texts encrypted with an older one. */
export function createKeyRotation({ db, keys }: StoreContext) {
  const [newest, ...older] = keys
  /** Texts that do not decrypt: they were changed since the start. */
  const stuck = new Set<string>()

  async function oldTexts(place: EncryptedTable, column: string, key: Key, max: number) {
    const texts = await readSealed(db, place, column, isSealedWith(key, column), max + stuck.size)
    return texts.filter(({ sealed }) => !stuck.has(sealed))
  }

  async function nextTexts(max: number): Promise<SealedText[]> {
    const found: SealedText[] = []
    for (const place of encryptedTables)
      for (const column of place.encrypted.columns)
        for (const key of older)
          if (found.length < max) found.push(...(await oldTexts(place, column, key, max - found.length)))
    return found.slice(0, max)
  }

  function reencryptedIn({ place, column, row, sealed }: SealedText): string | null {
    const bond = place.encrypted.context(column, row)
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
            const count = (counts.get(key.id) ?? 0) + (rows[0]?.count ?? 0)
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
          for (const { fresh, ...old } of reencrypted) {
            const text = sql.ref(old.column)
            const { numAffectedRows } = await sql`
              update ${sql.table(old.place.name)} set ${text} = ${fresh}
              where ${isRowOf(old)} and ${text} = ${old.sealed}`.execute(transaction)
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
  for (const place of encryptedTables)
    for (const column of place.encrypted.columns)
      for (const which of sealedBy(context, place, column)) {
        const max = place.name === 'accounts' ? undefined : SAMPLE
        const texts = await readSealed(context.db, place, column, which, max)
        if (texts.length === max) isWhole = false
        for (const text of texts) {
          const fault = faultIn(context, text)
          if (fault !== null) faults.set(fault, (faults.get(fault) ?? 0) + 1)
        }
      }
  if (faults.size === 0) return
  const counted = [...faults].map(([fault, count]) => `${count} of the stored secrets ${fault}`)
  throw new UnreadableSecrets(
    `${isWhole ? '' : 'At least '}${counted.join('; ')}. Start with the key ring that the store was last used with; nothing was changed.`,
  )
}

/** Returns one condition per key of the ring for its texts, and one for the rest; of accounts one for all. */
function sealedBy(
  { keys }: Pick<StoreContext, 'keys'>,
  { name }: EncryptedTable,
  column: string,
): RawBuilder<boolean>[] {
  const text = sql.ref(column)
  if (name === 'accounts') return [sql<boolean>`${text} is not null`]
  const mine = keys.map((key) => isSealedWith(key, column))
  const rest = sql<boolean>`${text} is not null and not (${sql.join(mine, sql` or `)})`
  return [...mine, rest]
}

function faultIn(
  { keys }: Pick<StoreContext, 'keys'>,
  { place, column, row, sealed }: SealedText,
): string | null {
  try {
    decrypt(keys, sealed, place.encrypted.context(column, row))
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
