import type { ExpressionBuilder } from 'kysely'
import { ServerSettings } from '../../model/server-settings.ts'
import {
  remembered,
  retryOnConflict,
  type Schema,
  type StoreContext,
  type StoreTransaction,
} from '../context.ts'
import { encryptedColumns, integer, type Table, text, textOrNull } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import { newOneTimeId } from '../one-time-tokens.ts'
import type { RevocableCredential } from '../revocable-credentials.ts'

const columns = {
  team: text,
  /** Identifies the server in the workspace; part of the address of its webhooks. */
  id: text,
  /** As `forgeName` writes it; null where the workspace is back at the deployment’s server. */
  url: textOrNull,
  /** Encrypted: ServerSettings (see the model) as JSON; null with the address. */
  settings: textOrNull,
  /** Grows with every change. */
  revision: integer,
}

const encrypted = encryptedColumns('servers', columns, ['team', 'id'], ['settings'])

export const serversTable: Table<'servers', typeof columns> = {
  name: 'servers',
  columns,
  primaryKey: ['team'],
  encrypted,
  retention: 'kept',
  erasure: { workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

declare module '../context.ts' {
  interface Schema extends RowsOf<typeof serversTable> {}
}

/** The own server of a workspace. */
export interface StoredServer extends ServerSettings {
  readonly team: string
  readonly id: string
  readonly revision: number
}

/** The workspaces with a server of their own. */
export function teamsWithServer({ selectFrom }: Pick<ExpressionBuilder<Schema, never>, 'selectFrom'>) {
  return selectFrom('servers').select('servers.team').where('servers.url', 'is not', null)
}

/** The result of a change of the server. */
export interface ServerChange {
  /** True when it is another server than before: all about the former one is deleted then. */
  readonly moved: boolean
  /** People’s credentials for the former server, once: the caller ends them there. */
  readonly taken: readonly RevocableCredential[]
}

/** The servers of workspaces that have one of their own, as of the last refresh. */
export interface Servers {
  /** Null for a workspace that uses the deployment’s server; the same object until it changes. */
  of(team: string): StoredServer | null
  /** Null when no workspace has it. */
  withId(id: string): StoredServer | null
  all(): readonly StoredServer[]
  /** Reads what any process has changed since. */
  refresh(): Promise<void>
  set(team: string, settings: ServerSettings): Promise<ServerChange>
  /** Returns to the deployment’s server; null when there was no own one. */
  remove(team: string): Promise<ServerChange | null>
}

/**
 * `own` receives the address of each workspace’s own server; `forgetServer` deletes all about the present server of
 * a workspace, in a transaction.
 */
export function createServers(
  context: StoreContext,
  own: Map<string, string>,
  forgetServer: (transaction: StoreTransaction, team: string) => Promise<readonly RevocableCredential[]>,
): Servers {
  const { db, keys, forge } = context
  let known = new Map<string, StoredServer>()
  const rows = remembered(context, ['servers'], () => db.selectFrom('servers').selectAll().execute())

  function opened({ team, id, settings, revision }: Schema['servers']): StoredServer | null {
    if (settings === null) return null
    const before = known.get(team)
    if (before?.id === id && before.revision === revision) return before
    const read = JSON.parse(decrypt(keys, settings, encrypted.context('settings', { team, id })))
    return { ...ServerSettings.parse(read), team, id, revision }
  }

  async function refresh(): Promise<void> {
    const found = (await rows()).map(opened).filter((one) => one !== null)
    known = new Map(found.map((one) => [one.team, one]))
    own.clear()
    for (const { team, url } of found) own.set(team, url)
  }

  async function change(
    team: string,
    next: (before: Schema['servers'] | null) => {
      readonly url: string | null
      readonly settings: ServerSettings | null
    },
  ): Promise<ServerChange | null> {
    const changed = await retryOnConflict(db, async (transaction) => {
      const before =
        (await transaction.selectFrom('servers').selectAll().where('team', '=', team).executeTakeFirst()) ??
        null
      const { url, settings } = next(before)
      if (url === null && (before?.url ?? null) === null) return null
      const moved = (before?.url ?? forge) !== (url ?? forge)
      const taken = moved ? await forgetServer(transaction, team) : []
      const id = before && before.url === url ? before.id : newOneTimeId()
      const sealed =
        settings && encrypt(keys, JSON.stringify(settings), encrypted.context('settings', { team, id }))
      const row = { id, url, settings: sealed, revision: (before?.revision ?? 0) + 1 }
      await transaction
        .insertInto('servers')
        .values({ team, ...row })
        .onConflict((conflict) => conflict.column('team').doUpdateSet(row))
        .execute()
      return { moved, taken }
    })
    await refresh()
    return changed
  }

  return {
    of: (team) => known.get(team) ?? null,
    withId: (id) => [...known.values()].find((one) => one.id === id) ?? null,
    all: () => [...known.values()],
    refresh,
    async set(team, settings) {
      const changed = await change(team, () => ({ url: settings.url, settings }))
      return changed ?? { moved: false, taken: [] }
    },
    remove: (team) => change(team, () => ({ url: null, settings: null })),
  }
}
