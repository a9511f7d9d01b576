import { sql } from 'kysely'
import type { StoreContext } from './context.ts'
import { disownDigests } from './digests.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { extractCredentials, type RevocableCredential } from './revocable-credentials.ts'
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
  signIns: 'deleted',
  secretLinks: 'deleted',
  heldChanges: 'deleted',
  integrationSecrets: 'deleted',
  wanted: 'deleted',
  watches: 'deleted',
  feeds: 'deleted',
  buttons: 'deleted',
  intents: 'deleted',
  outbox: 'deleted',
  auditExports: 'deleted',
  stewards: 'deleted',
  // Who changed the rules of a channel is the workspace’s as well.
  policyChanges: 'kept',
  audit: 'kept',
  // For as long as they are answered, the wish to be forgotten among them.
  inbox: 'kept',
}

/** What becomes of a workspace’s rows when the app is removed from it. */
const ofTeam: Readonly<Record<Having<'team'>, 'deleted' | 'kept'>> = {
  accounts: 'deleted',
  links: 'deleted',
  confirmations: 'deleted',
  signIns: 'deleted',
  secretLinks: 'deleted',
  heldChanges: 'deleted',
  integrationSecrets: 'deleted',
  wanted: 'deleted',
  channels: 'deleted',
  aliases: 'deleted',
  projectPaths: 'deleted',
  cards: 'deleted',
  watches: 'deleted',
  polls: 'deleted',
  sightings: 'deleted',
  stories: 'deleted',
  feeds: 'deleted',
  buttons: 'deleted',
  intents: 'deleted',
  outbox: 'deleted',
  postPaces: 'deleted',
  postMarks: 'deleted',
  inbox: 'deleted',
  // What people did outlives the app: who installs it again finds it.
  audit: 'kept',
  auditHeads: 'kept',
  auditChecks: 'kept',
  auditExports: 'deleted',
  channelRules: 'deleted',
  stewards: 'deleted',
  freezes: 'deleted',
  policyChanges: 'deleted',
  snapshots: 'deleted',
  digests: 'deleted',
  digestSlots: 'deleted',
  // That it was removed is what keeps it from being served.
  departures: 'kept',
}

/**
 * Deletes everything about a person but what the audit says of their deeds; their digests are nobody’s then, and
 * pause. Gives what they reached the forge with.
 */
export function forgetPerson(
  { db, keys, forge, now }: StoreContext,
  team: string,
  user: string,
): Promise<readonly RevocableCredential[]> {
  return retryOnConflict(db, async (transaction) => {
    const taken = await extractCredentials({ db: transaction, keys, forge }, { team, user })
    for (const [table, fate] of Object.entries(ofPerson)) {
      if (fate === 'kept') continue
      await sql`delete from ${sql.table(table)} where team = ${team} and ${sql.ref('user')} = ${user}`.execute(
        transaction,
      )
    }
    await disownDigests(transaction, team, user, now())
    return taken
  })
}

/**
 * Deletes everything about a workspace but its audit and that it is gone, and gives with what its people reached the forge; `db` is
 * a transaction.
 */
export async function forgetTeam(
  { db, keys, forge }: Pick<StoreContext, 'db' | 'keys' | 'forge'>,
  team: string,
): Promise<readonly RevocableCredential[]> {
  const taken = await extractCredentials({ db, keys, forge }, { team })
  for (const [table, fate] of Object.entries(ofTeam))
    if (fate === 'deleted') await sql`delete from ${sql.table(table)} where team = ${team}`.execute(db)
  return taken
}
