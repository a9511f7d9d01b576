import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AuditFilter, AuditScope } from '../../model/audit.ts'
import { IntegrationChange } from '../../model/integration.ts'
import { EDITIONS } from '../../model/integration-kinds.ts'
import { changesRows, type RowOf, type StoreContext } from '../context.ts'
import { Credential, ForgeIdentity } from '../credentials.ts'
import { bigint, encryptedColumns, integer, oneOf, type Table, text } from '../define-table.ts'
import { decrypt, encrypt } from '../encrypted-text.ts'
import type { AuditSelection } from './audit.ts'

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

/** A credential that waits for its person’s confirmation; the identity is null when the forge cannot name it. */
const Entered = z.object({
  credential: Credential,
  identity: ForgeIdentity.nullable(),
  /** Shown by the page, and typed in Slack. */
  code: z.string(),
})

const schemas = {
  /**
   * The page for connecting; `project` is the one that the person was working with. `userName` is foreign text, as Slack
   * sends it.
   */
  connect: z.object({ userName: z.string(), project: z.number().nullable() }),
  /** A person who went to the forge to sign in; the code is null until they come back. */
  'at-forge': z.object({
    stateHash: z.string(),
    /** The link that it began at, with which it ends. */
    linkHash: z.string(),
    verifier: z.string(),
    code: z.string().nullable(),
  }),
  token: Entered,
  'sign-in': Entered,
  /** The page for an integration’s secrets; one of them may have been typed into the wrong field in Slack. */
  secrets: z.object({ userName: z.string(), form: SecretForm }),
  'integration-change': IntegrationChange,
  'audit-export': z.object({ scope: AuditScope, filter: AuditFilter }),
  'deferred-command': z.object({ command: z.string() }),
}

type Kind = keyof typeof schemas
type Payloads = { [K in Kind]: z.infer<(typeof schemas)[K]> }

const payloads: { readonly [K in Kind]: z.ZodType<Payloads[K]> } = schemas

const columns = {
  /** SHA-256 of the id in the address or the button: a reader of the database cannot use it. */
  idHash: text,
  kind: oneOf<Kind>(),
  team: text,
  user: text,
  /** Empty for none. */
  channel: text,
  forge: text,
  /** Encrypted: JSON of the kind’s schema. */
  payload: text,
  attempts: integer,
  expiresAt: bigint,
}

const encrypted = encryptedColumns(
  'oneTimeLinks',
  columns,
  ['idHash', 'kind', 'team', 'user', 'forge'],
  ['payload'],
)

export const oneTimeLinksTable: Table<'oneTimeLinks', typeof columns> = {
  name: 'oneTimeLinks',
  columns,
  primaryKey: ['idHash'],
  indexes: { oneTimeLinksByExpiry: ['expiresAt'], oneTimeLinksByPerson: ['team', 'user'] },
  encrypted,
  retention: { everyMinute: deleteExpiredLinks },
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

/** Lifetime of a one-time address and of the values entered behind it, in ms. */
const ONE_TIME_TTL_MS = 10 * 60_000

/** Number of times that the form behind one address may be sent. */
const ATTEMPTS = 10

export function newOneTimeId(): string {
  return randomBytes(16).toString('base64url')
}

/** Returns the stored hash of a one-time id: a reader of the store cannot derive the id from it. */
export function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

/** Excludes characters that look like another: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const ALPHABET = '34679ACDEFGHJKMNPQRTUVWXY'
const LENGTH = 6

/** Number of times a code may be typed; 244 million codes make a right guess in that many tries unlikely. */
export const CODE_TRIES = 5

/** Returns a random code, which people read on one screen and type on another. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** True when this code was typed; case, blanks and dashes are ignored. */
export function isCode(typed: string, code: string): boolean {
  const given = Buffer.from(hashOf(typed.toUpperCase().replaceAll(/[\s-]/g, '')))
  return timingSafeEqual(given, Buffer.from(hashOf(code)))
}

export type LinkRow = RowOf<typeof columns>
type Owner = Pick<LinkRow, 'team' | 'user'>

export interface OneTimeLink<K extends Kind>
  extends Pick<LinkRow, 'idHash' | 'team' | 'user' | 'channel' | 'expiresAt'> {
  readonly payload: Payloads[K]
}

/** @throws DecryptionError when the payload was tampered with. */
export function readLink<K extends Kind>(
  { keys }: Pick<StoreContext, 'keys'>,
  kind: K,
  row: LinkRow,
): OneTimeLink<K> {
  const { idHash, team, user, channel, expiresAt } = row
  const content = decrypt(keys, row.payload, encrypted.context('payload', { ...row, kind }))
  return { idHash, team, user, channel, expiresAt, payload: payloads[kind].parse(JSON.parse(content)) }
}

/** Returns the stored form of a payload, for the row that it is of. */
export function sealPayload<K extends Kind>(
  { keys, forge }: Pick<StoreContext, 'keys' | 'forge'>,
  kind: K,
  { idHash, team, user }: Pick<OneTimeLink<K>, 'idHash' | 'team' | 'user'>,
  payload: Payloads[K],
): string {
  return encrypt(
    keys,
    JSON.stringify(payload),
    encrypted.context('payload', { idHash, kind, team, user, forge }),
  )
}

/** Stores what one person may use once within ten minutes; returns its id, of which only the hash is stored. */
export async function openLink<K extends Kind>(
  context: StoreContext,
  kind: K,
  { team, user, channel }: Owner & { readonly channel: string },
  payload: Payloads[K],
  {
    id = newOneTimeId(),
    expiresAt = context.now() + ONE_TIME_TTL_MS,
  }: { readonly id?: string; readonly expiresAt?: number } = {},
): Promise<string> {
  const idHash = hashOf(id)
  const fresh = {
    channel,
    payload: sealPayload(context, kind, { idHash, team, user }, payload),
    attempts: 0,
    expiresAt,
  }
  await context.db
    .insertInto('oneTimeLinks')
    .values({ idHash, kind, team, user, forge: context.forge, ...fresh })
    .onConflict((conflict) => conflict.column('idHash').doUpdateSet(fresh))
    .execute()
  return id
}

/** Null when the id is unknown, expired, used, of another kind, or has no attempt left. */
export async function findLink<K extends Kind>(
  context: StoreContext,
  kind: K,
  id: string,
): Promise<OneTimeLink<K> | null> {
  const row = await context.db
    .selectFrom('oneTimeLinks')
    .selectAll()
    .where(({ and }) => and({ idHash: hashOf(id), kind }))
    .where('expiresAt', '>', context.now())
    .where('attempts', '<', ATTEMPTS)
    .executeTakeFirst()
  return row ? readLink(context, kind, row) : null
}

/** Spends one of a link’s ten attempts; returns the number left, null when none was or it is not valid. */
export async function spendAttempt(
  { db, now }: StoreContext,
  kind: Kind,
  id: string,
): Promise<number | null> {
  const spent = await db
    .updateTable('oneTimeLinks')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where(({ and }) => and({ idHash: hashOf(id), kind }))
    .where('expiresAt', '>', now())
    .where('attempts', '<', ATTEMPTS)
    .returning('attempts')
    .executeTakeFirst()
  return spent ? ATTEMPTS - spent.attempts : null
}

/** Deletes a valid link and returns it, to one caller; null when it is not valid, or not this person’s. */
export async function takeLink<K extends Kind>(
  context: StoreContext,
  kind: K,
  idHash: string,
  owner: Owner | null = null,
): Promise<OneTimeLink<K> | null> {
  const row = await context.db
    .deleteFrom('oneTimeLinks')
    .where(({ and }) => and({ idHash, kind, ...(owner && { team: owner.team, user: owner.user }) }))
    .where('expiresAt', '>', context.now())
    .returningAll()
    .executeTakeFirst()
  return row ? readLink(context, kind, row) : null
}

/** Deletes expired links, not sign-ins: those are also ended at the forge (see `extractExpiredSignIns`). */
async function deleteExpiredLinks({ db, now }: StoreContext): Promise<void> {
  await db.deleteFrom('oneTimeLinks').where('kind', '!=', 'sign-in').where('expiresAt', '<=', now()).execute()
}

export type SecretLink = Pick<LinkRow, 'team' | 'user' | 'channel'> & Payloads['secrets']

/** Route of integration secrets into the store: a one-time address for one person. */
export function createSecretLinks(context: StoreContext) {
  return {
    /** Returns a new nonce (128 bits, base64url) for this person. */
    open: ({ userName, form, ...owner }: SecretLink): Promise<string> =>
      openLink(context, 'secrets', owner, { userName, form }),
    async find(nonce: string): Promise<SecretLink | null> {
      const link = await findLink(context, 'secrets', nonce)
      return link && { team: link.team, user: link.user, channel: link.channel, ...link.payload }
    },
    attempt: (nonce: string): Promise<number | null> => spendAttempt(context, 'secrets', nonce),
    /**
     * Stores the secrets for that person’s confirmation in Slack and uses the nonce up. Returns the id for
     * `pendingIntegrationChanges`; null when the nonce is not (or no longer) valid.
     */
    enter(nonce: string, secrets: Readonly<Record<string, string>>): Promise<string | null> {
      return context.db.transaction().execute(async (transaction) => {
        const within = { ...context, db: transaction }
        const link = await takeLink(within, 'secrets', hashOf(nonce))
        if (!link) return null
        const { project, name, values } = link.payload.form
        const change = { project, name, values, secrets: { ...secrets } }
        return openLink(within, 'integration-change', link, change)
      })
    },
  }
}

/** Integration changes, secrets included, that wait for the same person’s confirmation in Slack. */
export function createPendingIntegrationChanges(context: StoreContext) {
  return {
    /** Returns the id with which the same person can take it. */
    hold: (team: string, user: string, change: IntegrationChange): Promise<string> =>
      openLink(context, 'integration-change', { team, user, channel: '' }, change),
    /** Returns it and deletes it; null when it is not this person’s, has expired, or was taken. */
    take: async (id: string, team: string, user: string): Promise<IntegrationChange | null> =>
      (await takeLink(context, 'integration-change', hashOf(id), { team, user }))?.payload ?? null,
    /** Deletes it; false when it is not this person’s, or does not exist. */
    discard(id: string, team: string, user: string): Promise<boolean> {
      const row = { idHash: hashOf(id), kind: 'integration-change' as const, team, user }
      return changesRows(context.db.deleteFrom('oneTimeLinks').where(({ and }) => and(row)))
    },
  }
}

interface AuditExport {
  readonly user: string
  readonly question: AuditSelection
}

/** One-time addresses of files: each for one download. */
export function createAuditExports(context: StoreContext) {
  const read = (link: OneTimeLink<'audit-export'> | null): AuditExport | null =>
    link && { user: link.user, question: { team: link.team, ...link.payload } }
  return {
    /** Returns a new nonce (128 bits, base64url). */
    open: ({ user, question: { team, scope, filter } }: AuditExport): Promise<string> =>
      openLink(context, 'audit-export', { team, user, channel: '' }, { scope, filter }),
    /** Null when the nonce is unknown, expired or used. */
    find: async (nonce: string): Promise<AuditExport | null> =>
      read(await findLink(context, 'audit-export', nonce)),
    /** Like `find`, and uses the nonce up. */
    take: async (nonce: string): Promise<AuditExport | null> =>
      read(await takeLink(context, 'audit-export', hashOf(nonce))),
  }
}

/** A command requested before its person’s account was linked, as its caller has serialized it, and its channel. */
type DeferredAction = Pick<LinkRow, 'channel'> & Payloads['deferred-command']

/** The last command of each person that needed an account they lacked. */
export function createDeferredCommands(context: StoreContext) {
  const idOf = (team: string, user: string) => JSON.stringify(['deferred-command', team, user])
  return {
    /** Replaces the person’s earlier command. */
    async keep(team: string, user: string, { channel, command }: DeferredAction): Promise<void> {
      const id = idOf(team, user)
      await openLink(context, 'deferred-command', { team, user, channel }, { command }, { id })
    },
    /** Returns it and deletes it; null when there is none, or its ten minutes are over. */
    async take(team: string, user: string): Promise<DeferredAction | null> {
      const link = await takeLink(context, 'deferred-command', hashOf(idOf(team, user)), { team, user })
      return link && { channel: link.channel, command: link.payload.command }
    },
  }
}
