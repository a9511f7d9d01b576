import { type Kysely, sql } from 'kysely'
import type { StoreContext } from './context.ts'
import { StoreError } from './store-error.ts'
import { type Schema, tables } from './tables.ts'

/** The tables whose rows hold what is shown to a forge. */
const credentialTables = tables.filter(({ columns }) => 'forge' in columns)

/** A base URL in one spelling: scheme, host, port where it is not the usual one, and path without a last slash. */
export function forgeName(url: string): string {
  const { origin, pathname } = new URL(url)
  return [origin, ...pathname.split('/').filter((part) => part !== '')].join('/')
}

/**
 * Makes the store that of this forge, for good; one that is of this forge already stays as it is.
 * @throws StoreError when it is of another one, whose tokens and project numbers must not reach this one.
 */
export async function claimForge({ db, forge }: Pick<StoreContext, 'db' | 'forge'>): Promise<void> {
  if (forge !== '')
    await db
      .insertInto('storeFacts')
      .values({ name: 'forge', value: forge })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const kept = [(await ownForge(db)) ?? '', ...(await forgesOfCredentials(db))]
  const other = kept.find((name) => name !== forge)
  if (other !== undefined) throw new StoreError(refusal(other || 'no forge', forge || 'no forge'))
}

/** The forge that this store is of; null while it is of none. */
export async function ownForge(db: Kysely<Schema>): Promise<string | null> {
  const row = await db.selectFrom('storeFacts').select('value').where('name', '=', 'forge').executeTakeFirst()
  return row?.value ?? null
}

async function forgesOfCredentials(db: Kysely<Schema>): Promise<string[]> {
  const names: string[] = []
  for (const { name } of credentialTables) {
    const { rows } = await sql<{ forge: string }>`select distinct forge from ${sql.table(name)}`.execute(db)
    names.push(...rows.map(({ forge }) => forge))
  }
  return names
}

function refusal(kept: string, asked: string): string {
  return (
    `What is stored is of ${kept}, and FORGE_URL is ${asked}: the tokens of one are never sent to another. Nothing was changed.\n` +
    `Set FORGE_URL to ${kept} again, or run npm run forget-forge, which forgets people’s accounts and all else that is of ${kept}.`
  )
}
