import { createHash, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { millisecondsInHour } from 'date-fns/constants'
import { z } from 'zod'
import type { StoreContext, StoreTransaction } from '../context.ts'
import { bigint, encryptedColumns, type Table, text, textOrNull } from '../define-table.ts'
import { canonicalBytes, decrypt, encrypt, openBytes, SEAL_BYTES, sealBytes } from '../encrypted-text.ts'
import type { Generation } from '../generation.ts'
import { buttonKey, type KeyRing } from '../keys.ts'

/** The values that are too long for the place that Slack has for them. */
const columns = {
  id: text,
  team: text,
  channel: textOrNull,
  user: textOrNull,
  /** Encrypted: the action and its value, as JSON; a form may hold typed text. */
  payload: text,
  createdAt: bigint,
  expiresAt: bigint,
}

const encrypted = encryptedColumns('actionTokens', columns, ['id', 'team'], ['payload'])

export const actionTokensTable: Table<'actionTokens', typeof columns> = {
  name: 'actionTokens',
  columns,
  primaryKey: ['id'],
  encrypted,
  retention: 'expiresAt',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'deleted' },
  inBackup: 'kept',
}

/** The place where an action can be pressed, and the person who may press it. */
export interface TokenScope {
  readonly team: string
  /** Empty: in a view. null: in a direct message, whose channel Slack names only with the press. */
  readonly channel: string | null
  /** null: anyone who sees it in the channel. */
  readonly user: string | null
}

export interface ActionPayload {
  readonly action: string
  readonly value: string
  /** The characters that Slack takes in its place. */
  readonly limit: number
}

export interface PressedToken {
  readonly team: string
  /** Empty in a view. */
  readonly channel: string
  readonly user: string
  readonly action: string
}

export type FoundToken =
  | { readonly kind: 'found'; readonly value: string }
  /** Never shown in this workspace for this action, or expired. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'of-somebody-else' }
  | { readonly kind: 'of-elsewhere' }

const FOR_ALL_MS = 30 * 24 * millisecondsInHour
const FOR_ONE_MS = 24 * millisecondsInHour

const STORED = /^[\w-]{22}$/
const Payload = z.tuple([z.string(), z.string()])

/**
 * The tokens that buttons and modals carry: their value, sealed, so that a press can do no more than was shown. It is
 * for one workspace, action and channel, and for one person where only one sees it: for 30 days, or 24 hours where only
 * one person sees it. Only a value that is too long for its place is stored, and its token is the id of its row.
 */
export function createActionTokens({ db, keys, now }: StoreContext, generation: Generation) {
  const sealed = createSealedTokens(keys)

  return {
    /**
     * Returns one token per payload, in order. What must be stored is stored once it resolves, or with the transaction.
     */
    async keep(
      { team, channel, user }: TokenScope,
      payloads: readonly ActionPayload[],
      transaction?: StoreTransaction,
    ): Promise<string[]> {
      const createdAt = now()
      const expiresAt = createdAt + (user === null ? FOR_ALL_MS : FOR_ONE_MS)
      const rows: { id: string; payload: string }[] = []
      const tokens = payloads.map(({ action, value, limit }) => {
        const bound = [generation.current(), team, action]
        const token = sealed.seal({ bound, channel, user }, value, { expiresAt, limit })
        if (token !== null) return token
        const id = randomBytes(16).toString('base64url')
        const text = JSON.stringify([action, value])
        rows.push({ id, payload: encrypt(keys, text, encrypted.context('payload', { id, team })) })
        return id
      })
      if (rows.length > 0)
        await (transaction ?? db)
          .insertInto('actionTokens')
          .values(rows.map((row) => ({ ...row, team, channel, user, createdAt, expiresAt })))
          .execute()
      return tokens
    },
    /** @throws DecryptionError when a stored payload was tampered with. */
    async find(token: string, { team, user, channel, action }: PressedToken): Promise<FoundToken> {
      if (STORED.test(token)) return findStored(token, { team, user, channel, action })
      const opened = sealed.open(token, [generation.current(), team, action])
      if (!opened || opened.expiresAt <= now()) return { kind: 'unknown' }
      if (!opened.isFor(user)) return { kind: 'of-somebody-else' }
      if (!opened.isIn(channel)) return { kind: 'of-elsewhere' }
      return { kind: 'found', value: opened.value }
    },
  }

  async function findStored(id: string, { team, user, channel, action }: PressedToken): Promise<FoundToken> {
    const row = await db
      .selectFrom('actionTokens')
      .select(['channel', 'user', 'payload'])
      .where(({ and }) => and({ id, team }))
      .where('expiresAt', '>', now())
      .executeTakeFirst()
    if (!row) return { kind: 'unknown' }
    const text = decrypt(keys, row.payload, encrypted.context('payload', { id, team }))
    const [stored, value] = Payload.parse(JSON.parse(text))
    if (stored !== action) return { kind: 'unknown' }
    if (row.user !== null && row.user !== user) return { kind: 'of-somebody-else' }
    if (row.channel !== null && row.channel !== channel) return { kind: 'of-elsewhere' }
    return { kind: 'found', value }
  }
}

export type ActionTokens = ReturnType<typeof createActionTokens>

const SCOPE_BYTES = 6
const HEADER_BYTES = 4 + 2 * SCOPE_BYTES + 1

interface SealedScope {
  /** The values that must be named again to open it. */
  readonly bound: readonly string[]
  /** null: any. */
  readonly channel: string | null
  /** null: anybody. */
  readonly user: string | null
}

/** Whatever is compressed most is written in these words. Another dictionary needs another version in VERSION. */
const DICTIONARY = Buffer.from(
  '","privately":true}{"confirmed":true,"sourceTs":"{"channel":"{"noun":"mr","text":"milestone.integration.' +
    'mr.subscribe mr.ready mr.close mr.edit mr.todo mr.approve mr.merge mr.view {"project":,"mr":,"sha":"',
)
const VERSION = 'v1'
const MAX_VALUE_BYTES = 1024 * 1024

/**
 * Seals values with AES-256-GCM under a key derived from the ring’s first key; every key of the ring opens. Binary:
 * nonce, ciphertext of (expiry in seconds, channel, user, encoding, value), tag; written in base64url.
 */
function createSealedTokens(keys: KeyRing) {
  const secrets = keys.map(buttonKey)
  const [first] = secrets

  return {
    /** Null when it takes more than `limit` characters. */
    seal(
      { bound, channel, user }: SealedScope,
      value: string,
      { expiresAt, limit }: { readonly expiresAt: number; readonly limit: number },
    ): string | null {
      const room = Math.floor((limit * 3) / 4) - SEAL_BYTES - HEADER_BYTES
      const plain = Buffer.from(value)
      const isCompressed = plain.length > room
      const body = isCompressed ? deflateRawSync(plain, { dictionary: DICTIONARY }) : plain
      if (body.length > room || first === undefined) return null
      const expiry = Buffer.alloc(4)
      expiry.writeUInt32BE(Math.floor(expiresAt / 1000))
      const header = [expiry, mark(channel), mark(user), Buffer.of(isCompressed ? 1 : 0)]
      return sealBytes(first, Buffer.concat([...header, body]), associated(bound)).toString('base64url')
    },
    /** Null when it was not sealed so, with one of these keys. */
    open(token: string, bound: readonly string[]) {
      const bytes = canonicalBytes(token)
      if (bytes === null || bytes.length < SEAL_BYTES + HEADER_BYTES) return null
      for (const secret of secrets) {
        const opened = openBytes(secret, bytes, associated(bound))
        if (opened) return contentOf(opened)
      }
      return null
    },
  }
}

function contentOf(opened: Buffer) {
  const [channelAt, userAt] = [4, 4 + SCOPE_BYTES]
  const body = opened.subarray(HEADER_BYTES)
  const isCompressed = opened[HEADER_BYTES - 1] === 1
  const holds = (at: number, id: string) => {
    const sealed = opened.subarray(at, at + SCOPE_BYTES)
    return sealed.equals(ANY) || sealed.equals(mark(id))
  }
  return {
    /** ms UTC */
    expiresAt: opened.readUInt32BE(0) * 1000,
    isFor: (user: string) => holds(userAt, user),
    isIn: (channel: string) => holds(channelAt, channel),
    value: (isCompressed
      ? inflateRawSync(body, { dictionary: DICTIONARY, maxOutputLength: MAX_VALUE_BYTES })
      : body
    ).toString(),
  }
}

function associated(bound: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify([VERSION, ...bound]))
}

const ANY = Buffer.alloc(SCOPE_BYTES)

/** A short mark of an id: an option has no room for the ids themselves. It is compared within what is authenticated. */
function mark(id: string | null): Buffer {
  return id === null ? ANY : createHash('sha256').update(id).digest().subarray(0, SCOPE_BYTES)
}
