import { z } from 'zod'
import { IntegrationChange } from '../../model/integration.ts'
import { EDITIONS } from '../../model/integration-kinds.ts'
import type { Schema, StoreContext } from '../context.ts'
import { bigint, encryptedColumns, integer, type Table, text } from '../define-table.ts'
import { encrypt, decrypt as unseal } from '../encrypted-text.ts'
import { ATTEMPTS, hashOf, newOneTimeId, ONE_TIME_TTL_MS, spendAttempt } from '../one-time-tokens.ts'
import { keepPendingChange } from './pending-integration-changes.ts'

const columns = {
  /** SHA-256 of the nonce in the address. */
  nonceHash: text,
  team: text,
  user: text,
  userName: text,
  channel: text,
  /** Encrypted: the settings without their secrets, one of which may have been typed into the wrong field. */
  form: text,
  attempts: integer,
  expiresAt: bigint,
}

const encrypted = encryptedColumns('secretLinks', columns, ['nonceHash', 'team', 'user'], ['form'])

export const secretLinksTable: Table<'secretLinks', typeof columns> = {
  name: 'secretLinks',
  columns,
  primaryKey: ['nonceHash'],
  encrypted,
  retention: 'expiresAt',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

/** The settings to apply once the secrets are entered, and the data for the page’s text. */
const SecretForm = IntegrationChange.omit({ secrets: true }).extend({
  /** `acme/web`: the project’s name when the person asked. */
  projectName: z.string(),
  /** The edition of the forge, which decides on the parameters. */
  edition: z.enum(EDITIONS),
  /** True when settings existed when the person asked. */
  replaces: z.boolean(),
})
export type SecretForm = z.infer<typeof SecretForm>

/** The request for the page: its person, channel and form. */
export interface SecretLink {
  readonly team: string
  readonly user: string
  readonly userName: string
  readonly channel: string
  readonly form: SecretForm
}

/** Route of integration secrets into the store: a one-time address for one person, valid for ten minutes. */
export function createSecretLinks(context: StoreContext) {
  const { db, keys, now } = context
  const readForm = (row: Pick<Schema['secretLinks'], 'nonceHash' | 'team' | 'user' | 'form'>) =>
    SecretForm.parse(JSON.parse(unseal(keys, row.form, encrypted.context('form', row))))
  return {
    /** Returns a new nonce (128 bits, base64url) for this person; only its hash is stored. */
    async open({ team, user, userName, channel, form }: SecretLink): Promise<string> {
      const nonce = newOneTimeId()
      const row = { nonceHash: hashOf(nonce), team, user, userName, channel }
      const sealed = encrypt(keys, JSON.stringify(form), encrypted.context('form', row))
      await db
        .insertInto('secretLinks')
        .values({ ...row, form: sealed, attempts: 0, expiresAt: now() + ONE_TIME_TTL_MS })
        .execute()
      return nonce
    },
    /** Null when the nonce is unknown, expired, used, or has no attempt left. */
    async find(nonce: string): Promise<SecretLink | null> {
      const nonceHash = hashOf(nonce)
      const link = await db
        .selectFrom('secretLinks')
        .select(['team', 'user', 'userName', 'channel', 'form'])
        .where('nonceHash', '=', nonceHash)
        .where('expiresAt', '>', now())
        .where('attempts', '<', ATTEMPTS)
        .executeTakeFirst()
      return link ? { ...link, form: readForm({ ...link, nonceHash }) } : null
    },
    /** Spends one of ten attempts at the form; returns how many are left, null when none was. */
    attempt: (nonce: string): Promise<number | null> => spendAttempt(context, 'secretLinks', nonce),
    /**
     * Encrypts the secrets for that person’s confirmation in Slack and uses the nonce up. Returns the id for
     * `pendingIntegrationChanges`; null when the nonce is not (or no longer) valid.
     */
    enter(nonce: string, secrets: Readonly<Record<string, string>>): Promise<string | null> {
      return db.transaction().execute(async (transaction) => {
        const link = await transaction
          .deleteFrom('secretLinks')
          .where('nonceHash', '=', hashOf(nonce))
          .where('expiresAt', '>', now())
          .returning(['nonceHash', 'team', 'user', 'form'])
          .executeTakeFirst()
        if (!link) return null
        const { project, name, values } = readForm(link)
        const change = { project, name, values, secrets: { ...secrets } }
        return keepPendingChange({ ...context, db: transaction }, link.team, link.user, change)
      })
    },
  }
}
