import type { StorePlace } from '../../src/store/engine.ts'
import { countOf, tablesOf, withDatabase } from '../store/every-table.ts'

/** Tables about the forge, the process and deliveries, of no workspace. */
const OF_NOBODY = [
  'durable_marks',
  'durable_work',
  'heartbeats',
  'idempotency_keys',
  'leases',
  'store_facts',
  'webhook_events',
  'webhook_health',
]

/** What stays of a workspace that was left and erased. */
export const KEPT = ['audit', 'uninstalls']

/** The tables whose rows are of workspaces; fails where another one is of none. */
async function ofWorkspaces(place: StorePlace): Promise<readonly string[]> {
  const tables = await tablesOf(place)
  const others = tables.filter(({ hasTeam }) => !hasTeam).map(({ name }) => name)
  if (JSON.stringify(others.sort()) !== JSON.stringify(OF_NOBODY))
    throw new Error(`Of no workspace are ${others}`)
  return tables.filter(({ hasTeam }) => hasTeam).map(({ name }) => name)
}

/** The rows of a workspace in every table that has any, as text. */
export async function rowsOf(place: StorePlace, team: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const name of await ofWorkspaces(place)) {
    const rows = await withDatabase(place, (db) =>
      db.selectFrom(name).selectAll().where('team', '=', team).execute(),
    )
    if (rows.length > 0) found.set(name, JSON.stringify(rows))
  }
  return found
}

/** The tables in which a workspace has rows. */
export async function tablesWith(place: StorePlace, team: string): Promise<readonly string[]> {
  const names = []
  for (const name of await ofWorkspaces(place))
    if ((await countOf(place, name, `team = '${team}'`)) > 0) names.push(name)
  return names
}
