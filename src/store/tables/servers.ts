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

type RowVersion = Pick<Schema['servers'], 'team' | 'id' | 'revision'>

/** A row as it was read; `server` is null where the workspace is back at the deployment’s. */
interface KnownRow extends RowVersion {
  readonly server: StoredServer | null
}

/** Rows that are read at once. */
const AT_ONCE = 500

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
  /**
   * Identifies the time for which a workspace has used its present server: what was kept of another time is of no use.
   * Empty while it has never had one of its own.
   */
  eraOf(team: string): string
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
  let known = new Map<string, KnownRow>()
  const versions = remembered(context, ['servers'], () =>
    db.selectFrom('servers').select(['team', 'id', 'revision']).execute(),
  )
  /** Reads of the table come one after the other: none takes over what an earlier one has read. */
  let last: Promise<void> = Promise.resolve()

  const isKnown = ({ team, id, revision }: RowVersion) => {
    const before = known.get(team)
    return before?.id === id && before.revision === revision
  }

  function opened({ team, id, settings, revision }: Schema['servers']): KnownRow {
    if (settings === null) return { team, id, revision, server: null }
    const read = JSON.parse(decrypt(keys, settings, encrypted.context('settings', { team, id })))
    return { team, id, revision, server: { ...ServerSettings.parse(read), team, id, revision } }
  }

  /** Settings are read and decrypted where they have changed: every replica asks every second or two. */
  async function read(): Promise<void> {
    const found = await versions()
    const changed = found.filter((row) => !isKnown(row)).map(({ team }) => team)
    if (changed.length === 0 && found.length === known.size) return
    const renewed = new Set(changed)
    const fresh = new Map<string, KnownRow>()
    for (let from = 0; from < changed.length; from += AT_ONCE) {
      const teams = changed.slice(from, from + AT_ONCE)
      const rows = await db.selectFrom('servers').selectAll().where('team', 'in', teams).execute()
      for (const row of rows) fresh.set(row.team, opened(row))
    }
    // A row that was deleted meanwhile is in neither.
    const now = found.flatMap(({ team }) => {
      const row = fresh.get(team) ?? (renewed.has(team) ? undefined : known.get(team))
      return row ? [row] : []
    })
    known = new Map(now.map((row) => [row.team, row]))
    own.clear()
    for (const { team, server } of now) if (server) own.set(team, server.url)
  }

  function refresh(): Promise<void> {
    last = last.catch(() => {}).then(read)
    return last
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

  const all = () => [...known.values()].flatMap(({ server }) => server ?? [])

  return {
    of: (team) => known.get(team)?.server ?? null,
    withId: (id) => all().find((one) => one.id === id) ?? null,
    all,
    eraOf: (team) => known.get(team)?.id ?? '',
    refresh,
    async set(team, settings) {
      const changed = await change(team, () => ({ url: settings.url, settings }))
      return changed ?? { moved: false, taken: [] }
    },
    remove: (team) => change(team, () => ({ url: null, settings: null })),
  }
}
