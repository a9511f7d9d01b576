import { z } from 'zod'
import { AuditFilter, AuditScope } from '../../model/audit.ts'
import type { AuditSelection } from '../audit.ts'
import type { StoreContext } from '../context.ts'
import { bigint, type Table, text } from '../define-table.ts'
import { hashOf, newOneTimeId, ONE_TIME_TTL_MS } from '../one-time-tokens.ts'

const columns = {
  /** SHA-256 of the nonce in the address. */
  nonceHash: text,
  team: text,
  user: text,
  /** The query, as JSON. */
  question: text,
  expiresAt: bigint,
}

export const auditExportsTable: Table<'auditExports', typeof columns> = {
  name: 'auditExports',
  columns,
  primaryKey: ['nonceHash'],
  retention: 'expiresAt',
  erasure: { person: 'deleted', workspace: 'deleted', forge: 'kept' },
  inBackup: 'kept',
}

const Question = z.object({ scope: AuditScope, filter: AuditFilter })

/** A part of the audit that a person requested as a file. */
export interface AuditExport {
  readonly user: string
  readonly question: AuditSelection
}

/** One-time addresses of files: valid for ten minutes and one download; only hashes of nonces are stored. */
export function createAuditExports(context: StoreContext) {
  const { db, now } = context
  const read = (row: { team: string; user: string; question: string } | undefined) =>
    row ? { user: row.user, question: { team: row.team, ...Question.parse(JSON.parse(row.question)) } } : null
  return {
    /** Returns a new nonce (128 bits, base64url). */
    async open({ user, question: { team, scope, filter } }: AuditExport): Promise<string> {
      const nonce = newOneTimeId()
      const row = { nonceHash: hashOf(nonce), team, user, question: JSON.stringify({ scope: scope, filter }) }
      await db
        .insertInto('auditExports')
        .values({ ...row, expiresAt: now() + ONE_TIME_TTL_MS })
        .execute()
      return nonce
    },
    /** Null when the nonce is unknown, expired or used. */
    async find(nonce: string): Promise<AuditExport | null> {
      const row = await db
        .selectFrom('auditExports')
        .select(['team', 'user', 'question'])
        .where('nonceHash', '=', hashOf(nonce))
        .where('expiresAt', '>', now())
        .executeTakeFirst()
      return read(row)
    },
    /** Like `find`, and uses the nonce up. */
    async take(nonce: string): Promise<AuditExport | null> {
      const row = await db
        .deleteFrom('auditExports')
        .where('nonceHash', '=', hashOf(nonce))
        .where('expiresAt', '>', now())
        .returning(['team', 'user', 'question'])
        .executeTakeFirst()
      return read(row)
    },
  }
}
