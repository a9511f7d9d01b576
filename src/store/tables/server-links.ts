import { ServerSettings } from '../../model/server-settings.ts'
import { changesRows, type StoreContext } from '../context.ts'
import { bigint, encryptedColumns, integer, type Table, text, textOrNull } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import { ATTEMPTS, hashOf, newOneTimeId, ONE_TIME_TTL_MS, spendAttempt } from '../one-time-tokens.ts'

const columns = {
  /** SHA-256 of the nonce in the address; once the settings are entered, of the id for their confirmation. */
  nonceHash: text,
  team: text,
  user: text,
  userName: text,
  channel: text,
  /** Encrypted: the entered settings, with their secrets; null until then. */
  settings: textOrNull,
  attempts: integer,
  expiresAt: bigint,
}

const encrypted = encryptedColumns('serverLinks', columns, ['nonceHash', 'team', 'user'], ['settings'])

export const serverLinksTable: Table<'serverLinks', typeof columns> = {
  name: 'serverLinks',
  columns,
  primaryKey: ['nonceHash'],
  encrypted,
  retention: 'expiresAt',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

declare module '../context.ts' {
  interface Schema extends RowsOf<typeof serverLinksTable> {}
}

/** The person who sets a server, and the channel from which they do. */
export interface ServerLink {
  readonly team: string
  readonly user: string
  readonly userName: string
  readonly channel: string
}

/** Route of a server’s settings into the store: a one-time address for one person, valid for ten minutes. */
export interface ServerLinks {
  /** Returns a new nonce (128 bits, base64url) for this person; only its hash is stored. */
  open(link: ServerLink): Promise<string>
  /** Null when the nonce is unknown, expired, used, or has no attempt left. */
  find(nonce: string): Promise<ServerLink | null>
  /** Spends one of ten attempts at the form; returns how many are left, null when none was. */
  attempt(nonce: string): Promise<number | null>
  /** Keeps the settings for that person’s confirmation, and uses the nonce up. Returns the id for `take`, or null. */
  enter(nonce: string, settings: ServerSettings): Promise<string | null>
  /** Returns the settings and deletes them; null when they are not this person’s, have expired, or were taken. */
  take(id: string, team: string, user: string): Promise<ServerSettings | null>
  /** False when there was nothing of this person’s. */
  discard(id: string, team: string, user: string): Promise<boolean>
}

export function createServerLinks(context: StoreContext): ServerLinks {
  const { db, keys, now } = context
  const owned = (id: string, team: string, user: string) =>
    db
      .deleteFrom('serverLinks')
      .where(({ and }) => and({ nonceHash: hashOf(id), team, user }))
      .where('settings', 'is not', null)
  return {
    async open(link) {
      const nonce = newOneTimeId()
      const row = {
        nonceHash: hashOf(nonce),
        settings: null,
        attempts: 0,
        expiresAt: now() + ONE_TIME_TTL_MS,
      }
      await db
        .insertInto('serverLinks')
        .values({ ...link, ...row })
        .execute()
      return nonce
    },
    async find(nonce) {
      const link = await db
        .selectFrom('serverLinks')
        .select(['team', 'user', 'userName', 'channel'])
        .where('nonceHash', '=', hashOf(nonce))
        .where('settings', 'is', null)
        .where('expiresAt', '>', now())
        .where('attempts', '<', ATTEMPTS)
        .executeTakeFirst()
      return link ?? null
    },
    attempt: (nonce) => spendAttempt(context, 'serverLinks', nonce),
    enter: (nonce, settings) =>
      db.transaction().execute(async (transaction) => {
        const link = await transaction
          .deleteFrom('serverLinks')
          .where('nonceHash', '=', hashOf(nonce))
          .where('settings', 'is', null)
          .where('expiresAt', '>', now())
          .returning(['team', 'user', 'userName', 'channel'])
          .executeTakeFirst()
        if (!link) return null
        const id = newOneTimeId()
        const row = { ...link, nonceHash: hashOf(id) }
        const sealed = encrypt(keys, JSON.stringify(settings), encrypted.context('settings', row))
        await transaction
          .insertInto('serverLinks')
          .values({ ...row, settings: sealed, attempts: 0, expiresAt: now() + ONE_TIME_TTL_MS })
          .execute()
        return id
      }),
    async take(id, team, user) {
      const taken = await owned(id, team, user)
        .where('expiresAt', '>', now())
        .returning(['nonceHash', 'team', 'user', 'settings'])
        .executeTakeFirst()
      if (!taken || taken.settings === null) return null
      return ServerSettings.parse(
        JSON.parse(decrypt(keys, taken.settings, encrypted.context('settings', taken))),
      )
    },
    discard: (id, team, user) => changesRows(owned(id, team, user)),
  }
}
