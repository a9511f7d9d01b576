import { type Kysely, sql } from 'kysely'
import type { Schema, StoreContext } from './context.ts'
import { StoreError } from './store-error.ts'
import { tables } from './tables.ts'

const credentialTables = tables.filter(({ columns }) => 'forge' in columns)

/** Normalizes a base URL: scheme, host, non-default port, and path without a trailing slash. */
export function forgeName(url: string): string {
  const { origin, pathname } = new URL(url)
  return [origin, ...pathname.split('/').filter((part) => part !== '')].join('/')
}

/**
 * Assigns the store to this forge for good; does nothing when it belongs to this forge already.
 * @throws StoreError as refuseOtherForge.
 */
export async function claimForge({ db, forge }: Pick<StoreContext, 'db' | 'forge'>): Promise<void> {
  if (forge !== '')
    await db
      .insertInto('storeFacts')
      .values({ name: 'forge', value: forge })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await refuseOtherForge({ db, forge })
}

/** @throws StoreError when the store belongs to another forge, whose tokens and project ids must not reach this one. */
export async function refuseOtherForge({ db, forge }: Pick<StoreContext, 'db' | 'forge'>): Promise<void> {
  const stored = [(await ownForge(db)) ?? '', ...(await forgesOfCredentials(db))]
  const other = stored.find((name) => name !== forge)
  if (other !== undefined) throw new StoreError(refusal(other || 'no forge', forge || 'no forge'))
}

/** The forge of this store; null while it has none. */
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

function refusal(stored: string, configured: string): string {
  return (
    `What is stored is of ${stored}, and FORGE_URL is ${configured}: the tokens of one are never sent to another. Nothing was changed.\n` +
    `Set FORGE_URL to ${stored} again, or run greenlight forget-forge, which forgets people’s accounts and all else that is of ${stored}.`
  )
}
