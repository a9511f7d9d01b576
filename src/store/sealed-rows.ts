import { sql } from 'kysely'
import type { Ground } from './ground.ts'
import { sealedColumns } from './sealed-columns.ts'
import { open, SealError } from './sealed-text.ts'
import { StoreError } from './store-error.ts'

/**
 * Opens every stored secret once, so that a missing or wrong key stops the start and not each person later.
 * @throws StoreError that names the key ids and counts the rows; nothing of what is stored.
 */
export async function checkSealed({ db, keys }: Ground): Promise<void> {
  const faults = new Map<string, number>()
  for (const { table, column, owner, boundTo } of sealedColumns) {
    const text = sql.ref(column)
    const { rows } = await sql<{ team: string; owner: string; sealed: string }>`
      select team, ${sql.ref(owner)} as owner, ${text} as sealed
      from ${sql.table(table)} where ${text} is not null`.execute(db)
    for (const { team, owner: whose, sealed } of rows) {
      const fault = faultIn(() => open(keys, sealed, boundTo(team, whose)))
      if (fault !== null) faults.set(fault, (faults.get(fault) ?? 0) + 1)
    }
  }
  if (faults.size === 0) return
  const counted = [...faults].map(([fault, count]) => `${count} of the stored secrets ${fault}`)
  throw new StoreError(
    `${counted.join('; ')}. Start with the key ring that the store was last used with; nothing was changed.`,
  )
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
