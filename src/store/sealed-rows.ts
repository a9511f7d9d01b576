import { type RawBuilder, sql } from 'kysely'
import type { Ground } from './ground.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'
import { keyPrefix, open, SealError } from './sealed-text.ts'
import { StoreError } from './store-error.ts'

/** Of one column and key; each costs about 8 µs to open, and there may be tens of thousands of buttons. */
const SAMPLE = 200

/**
 * Opens stored secrets, so that a missing or wrong key stops the start and not each person later: every linked
 * account, and of each other column at most 200 texts per key of the ring and 200 that no key of it has sealed. A
 * single damaged text beyond those is found when it is used.
 * @throws StoreError that names the key ids and counts the rows; nothing of what is stored.
 */
export async function checkSealed(ground: Ground): Promise<void> {
  const faults = new Map<string, number>()
  let isWhole = true
  for (const place of sealedColumns) {
    for (const which of sealedBy(ground, place)) {
      const rows = await someOf(ground, place, which)
      if (rows.length === SAMPLE && place.table !== 'accounts') isWhole = false
      for (const { team, owner, sealed } of rows) {
        const fault = faultIn(() => open(ground.keys, sealed, place.boundTo(team, owner)))
        if (fault !== null) faults.set(fault, (faults.get(fault) ?? 0) + 1)
      }
    }
  }
  if (faults.size === 0) return
  const counted = [...faults].map(([fault, count]) => `${count} of the stored secrets ${fault}`)
  throw new StoreError(
    `${isWhole ? '' : 'At least '}${counted.join('; ')}. Start with the key ring that the store was last used with; nothing was changed.`,
  )
}

/** Conditions for what each key of the ring has sealed, and for the rest. */
function sealedBy({ keys }: Ground, { table, column }: SealedColumn): RawBuilder<boolean>[] {
  const text = sql.ref(column)
  if (table === 'accounts') return [sql`${text} is not null`]
  const mine = keys.map((key) => {
    const prefix = keyPrefix(key)
    return sql<boolean>`substr(${text}, 1, ${prefix.length}) = ${prefix}`
  })
  return [...mine, sql`${text} is not null and not (${sql.join(mine, sql` or `)})`]
}

async function someOf({ db }: Ground, { table, column, owner }: SealedColumn, which: RawBuilder<boolean>) {
  const limit = table === 'accounts' ? sql`` : sql`limit ${SAMPLE}`
  const { rows } = await sql<{ team: string; owner: string; sealed: string }>`
    select team, ${sql.ref(owner)} as owner, ${sql.ref(column)} as sealed
    from ${sql.table(table)} where ${which} ${limit}`.execute(db)
  return rows
}

function faultIn(opening: () => string): string | null {
  try {
    opening()
    return null
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    return wordsOf(error)
  }
}

function wordsOf({ keyId, reason }: SealError): string {
  if (reason === 'unknown key') return `need the key "${keyId}", which is not in the key ring`
  if (keyId === null) return 'are damaged'
  return `do not open with the key "${keyId}": it is another key of that name, or they were changed`
}
