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

/** Most rows to count for a filter: counting a million would take as long as a page may. */
const MAX_COUNTED_ROWS = 10_000

/** Longest override reason, in UTF-16 units. */
const MAX_REASON_LENGTH = 300

/** One person’s access to the record of who did what in this workspace. */
export function createAudit(
  { audit, auditExports }: Pick<Store, 'audit' | 'auditExports'>,
  { team, channel, user }: Pick<Actor, 'team' | 'channel' | 'user'>,
  {
    publicUrl,
    log,
  }: {
    /** The public address of the bot’s own pages. */
    readonly publicUrl: string
    readonly log: Pick<Log, 'error' | 'info'>
  },
) {
  /** Admins see everything, managers their channel, everyone else their own actions. */
  function scopeOf(role: Role): AuditScope {
    if (role === 'admin') return 'all'
    return role === 'manager' ? { channel } : { user }
  }

  async function page({ filter, role }: AuditQuery, requested: number, size: number): Promise<AuditPage> {
    const scope = scopeOf(role)
    const question = { team, filter, scope }
    const { rows: total, more } = await audit.count(question, MAX_COUNTED_ROWS)
    const last = Math.max(1, Math.ceil(total / size))
    const shown = Math.min(requested, last)
    return { scope, rows: await audit.read(question, shown, size), total, more, page: shown, last }
  }

  return {
    /**
     * Adds an action of this person; the request that it belongs to ends after its commit. Never rejects: a row that
     * cannot be written goes to the log instead.
     */
    async record({ overrideReason: reason, ...action }: AuditedAction): Promise<void> {
      const overrideReason = reason && withoutTokens(reason).slice(0, MAX_REASON_LENGTH).toWellFormed()
      const entry = { team, channel, user, ...action, overrideReason }
      // The log gets everything that the row holds: it leaves the machine, and replaces a row that is lost.
      try {
        log.info({ audit: await audit.append(entry) }, 'audited')
      } catch (err) {
        log.error({ err, reference: action.reference, entry }, 'operation could not be audited')
      }
    },
    /** True when the interaction is already in the audit. */
    async has(reference: string): Promise<boolean> {
      return (await audit.count({ team, scope: 'all', filter: { reference } }, 1)).rows > 0
    },
    page,
    /** Returns the first `size` rows, and the address of all of them as JSON lines: for ten minutes and one download. */
    async file(query: AuditQuery, size: number): Promise<AuditPage & { readonly url: string }> {
      const question = { team, filter: query.filter, scope: scopeOf(query.role) }
      const nonce = await auditExports.open({ user, question })
      return { ...(await page(query, 1, size)), url: `${publicUrl.replace(/\/$/, '')}/audit/${nonce}` }
    },
  }
}

export type Audit = ReturnType<typeof createAudit>
