import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The workspaces that are served no more, as a subquery. */
export function uninstalledTeams({ selectFrom }: Pick<ExpressionBuilder<Schema, never>, 'selectFrom'>) {
  return selectFrom('departures').select('departures.team').where('departures.leftAt', 'is not', null)
}

/** Whether nothing may be kept of the workspace any more; for what is written by no wish of a person there. */
export async function isUninstalled(db: Kysely<Schema>, team: string): Promise<boolean> {
  const row = await db
    .selectFrom('departures')
    .select('team')
    .where('team', '=', team)
    .where('leftAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
