import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** The tables with this column: one that is missing below, or is there without it, does not compile. */
type Having<Column extends string> = keyof {
  [Table in keyof Schema as Column extends keyof Schema[Table] ? Table : never]: true
}

/** What becomes of a person’s rows when they want to be forgotten. The audit is the workspace’s, append-only. */
const ofPerson: Readonly<Record<Having<'user'>, 'deleted' | 'kept'>> = {
  accounts: 'deleted',
  links: 'deleted',
  confirmations: 'deleted',
  secretLinks: 'deleted',
  heldChanges: 'deleted',
  wanted: 'deleted',
  watches: 'deleted',
  buttons: 'deleted',
  intents: 'deleted',
  auditExports: 'deleted',
  stewards: 'deleted',
  // Who changed the rules of a channel is the workspace’s as well.
  policyChanges: 'kept',
  audit: 'kept',
}

/** What becomes of a workspace’s rows when the app is removed from it. */
const ofTeam: Readonly<Record<Having<'team'>, 'deleted' | 'kept'>> = {
  accounts: 'deleted',
  links: 'deleted',
  confirmations: 'deleted',
  secretLinks: 'deleted',
  heldChanges: 'deleted',
  wanted: 'deleted',
  channels: 'deleted',
  aliases: 'deleted',
  projectPaths: 'deleted',
  cards: 'deleted',
  watches: 'deleted',
  buttons: 'deleted',
  intents: 'deleted',
  audit: 'deleted',
  auditHeads: 'deleted',
  auditExports: 'deleted',
  channelRules: 'deleted',
  stewards: 'deleted',
  freezes: 'deleted',
  policyChanges: 'deleted',
  // That it was removed is what keeps it from being served.
  departures: 'kept',
}

/** Deletes everything about a person but what the audit says of their deeds. */
export async function forgetPerson(db: Kysely<Schema>, team: string, user: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const [table, fate] of Object.entries(ofPerson)) {
      if (fate === 'kept') continue
      await sql`delete from ${sql.table(table)} where team = ${team} and ${sql.ref('user')} = ${user}`.execute(
        transaction,
      )
    }
  })
}

/** Deletes everything about a workspace but that it is gone; to be called in a transaction. */
export async function forgetTeam(db: Kysely<Schema>, team: string): Promise<void> {
  for (const [table, fate] of Object.entries(ofTeam))
    if (fate === 'deleted') await sql`delete from ${sql.table(table)} where team = ${team}`.execute(db)
}
