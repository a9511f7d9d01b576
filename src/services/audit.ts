import type { Log } from '../log/log.ts'
import { withoutTokens } from '../log/token-shapes.ts'
import type { AuditEntry, AuditFilter, AuditRow, AuditScope } from '../model/audit.ts'
import type { Role } from '../model/directory.ts'
import type { Store } from '../store/store.ts'
import type { Actor } from './access/credentials.ts'

/** An audited action or attempt; the person and place are known. */
export type AuditedAction = Omit<AuditEntry, 'team' | 'channel' | 'user'>

interface AuditQuery {
  readonly filter: AuditFilter
  readonly role: Role
}

export interface AuditPage {
  /** The range of people whose actions the caller may see here. */
  readonly scope: AuditScope
  /** Newest first. */
  readonly rows: readonly AuditRow[]
  readonly total: number
  /** True when counting stopped at the limit and there are more rows. */
  readonly more: boolean
  /** Starts at 1; a number past the end shows the last page. */
  readonly page: number
  readonly last: number
}

interface AuditFile extends AuditPage {
  /** Address of all matching rows, as JSON lines; valid for ten minutes and one download. */
  readonly url: string
}

interface AuditSettings {
  readonly publicUrl: string
  readonly log: Pick<Log, 'error' | 'info'>
}

/** The record of who did what in this workspace. */
export interface Audit {
  /**
   * Adds an action of this person; the request that it belongs to ends after its commit. Never rejects: a row that
   * cannot be written goes to the log instead.
   */
  record(action: AuditedAction): Promise<void>
  /** True when the interaction is already in the audit. */
  has(reference: string): Promise<boolean>
  page(query: AuditQuery, page: number, size: number): Promise<AuditPage>
  /** Returns the first `size` rows and the address of all of them. */
  file(query: AuditQuery, size: number): Promise<AuditFile>
}

/** Most rows to count for a filter: counting a million would take as long as a page may. */
const MAX_COUNTED_ROWS = 10_000

/** Longest override reason, in UTF-16 units. */
const MAX_REASON_LENGTH = 300

/** Creates one person’s access to the audit. `publicUrl` is the public address of the bot’s own pages. */
export function createAudit(
  { audit, auditExports }: Pick<Store, 'audit' | 'auditExports'>,
  { team, channel, user }: Pick<Actor, 'team' | 'channel' | 'user'>,
  { publicUrl, log }: AuditSettings,
): Audit {
  /** Admins see everything, managers their channel, everyone else their own actions. */
  function scopeOf(role: Role): AuditScope {
    if (role === 'admin') return 'all'
    return role === 'manager' ? { channel } : { user }
  }

  async function pageOf({ filter, role }: AuditQuery, requested: number, size: number) {
    const scope = scopeOf(role)
    const question = { team, filter, scope: scope }
    const { rows: total, more } = await audit.count(question, MAX_COUNTED_ROWS)
    const last = Math.max(1, Math.ceil(total / size))
    const shown = Math.min(requested, last)
    const rows = await audit.read(question, shown, size)
    return { scope: scope, rows, total, more, page: shown, last }
  }

  return {
    async record({ overrideReason: reason, ...action }) {
      const overrideReason = reason && withoutTokens(reason).slice(0, MAX_REASON_LENGTH).toWellFormed()
      const entry = { team, channel, user, ...action, overrideReason }
      // The log gets everything that the row holds: it leaves the machine, and replaces a row that is lost.
      try {
        log.info({ audit: await audit.append(entry) }, 'audited')
      } catch (err) {
        log.error({ err, reference: action.reference, entry }, 'operation could not be audited')
      }
    },
    async has(reference) {
      return (await audit.count({ team, scope: 'all', filter: { reference } }, 1)).rows > 0
    },
    page: pageOf,
    async file(query, size) {
      const question = { team, filter: query.filter, scope: scopeOf(query.role) }
      const nonce = await auditExports.open({ user, question })
      return {
        ...(await pageOf(query, 1, size)),
        url: `${publicUrl.replace(/\/$/, '')}/audit/${nonce}`,
      }
    },
  }
}
