import type { Log } from '../log/log.ts'
import type { Secrets } from '../log/secrets.ts'
import type { AuditChain, AuditEntry, AuditFilter, AuditRow, AuditSight } from '../model/audit.ts'
import type { Role } from '../model/directory.ts'
import type { Store } from '../store/store.ts'
import type { Actor } from './access/credentials.ts'
import { tellAuditEnds } from './audit-ends.ts'

/** What somebody did or tried; who and where are known. */
export type Act = Omit<AuditEntry, 'team' | 'channel' | 'user'>

/** What somebody asks of the audit; `role` is theirs in the channel in which they ask. */
export interface AuditQuery {
  readonly filter: AuditFilter
  readonly role: Role
}

export interface AuditPage {
  /** Whose acts the person may see here. */
  readonly sight: AuditSight
  /** Newest first. */
  readonly rows: readonly AuditRow[]
  /** How many match in all. */
  readonly total: number
  /** Only so many were counted, and there are more. */
  readonly more: boolean
  /** From 1; a number past the end shows the last page. */
  readonly page: number
  readonly last: number
  /** Of the whole workspace, whatever was asked for. */
  readonly chain: AuditChain
}

export interface AuditFile extends AuditPage {
  /** Address of everything that matches, as JSON lines; good for ten minutes and one download. */
  readonly url: string
}

export interface AuditSettings {
  readonly publicUrl: string
  readonly log: Pick<Log, 'error' | 'info'>
  readonly secrets: Pick<Secrets, 'scrub'>
}

/** Who did what in this workspace. */
export interface Audit {
  /** Adds what this person did. Never rejects: what cannot be written is in the log, and what was done stays done. */
  record(act: Act): Promise<void>
  /** Whether a turn is there already. */
  has(reference: string): Promise<boolean>
  page(query: AuditQuery, page: number, size: number): Promise<AuditPage>
  /** The first `size` rows, and the way to all of them. */
  file(query: AuditQuery, size: number): Promise<AuditFile>
}

/** Of what matches a filter so many rows are counted: to count a million takes as long as a page may. */
const COUNTED = 10_000

/** Of the reason of an override, in UTF-16 units. */
const LONGEST_REASON = 300

/**
 * The audit as one person meets it. `publicUrl` is where browsers reach the bot’s own pages; `secrets` must never
 * stand in it.
 */
export function createAudit(
  { audit, auditExports }: Pick<Store, 'audit' | 'auditExports'>,
  { team, channel, user }: Pick<Actor, 'team' | 'channel' | 'user'>,
  { publicUrl, log, secrets }: AuditSettings,
): Audit {
  /** Admins see everything, stewards their channel, everybody else what they did themselves. */
  function sightOf(role: Role): AuditSight {
    if (role === 'admin') return 'all'
    return role === 'steward' ? { channel } : { user }
  }

  async function pageOf({ filter, role }: AuditQuery, asked: number, size: number) {
    const sight = sightOf(role)
    const question = { team, filter, sight }
    const { rows: total, more } = await audit.count(question, COUNTED)
    const last = Math.max(1, Math.ceil(total / size))
    const shown = Math.min(asked, last)
    const rows = await audit.read(question, shown, size)
    return { sight, rows, total, more, page: shown, last }
  }

  return {
    async record({ overrideReason: reason, ...act }) {
      const overrideReason = reason && secrets.scrub(reason).slice(0, LONGEST_REASON).toWellFormed()
      const entry = { team, channel, user, ...act, overrideReason }
      try {
        await audit.append(entry)
      } catch (err) {
        // Everything that the row would have held, so that the log can stand in for it.
        log.error({ err, reference: act.reference, entry }, 'operation could not be audited')
      }
    },
    async has(reference) {
      return (await audit.count({ team, sight: 'all', filter: { reference } }, 1)).rows > 0
    },
    async page(query, asked, size) {
      const shown = await pageOf(query, asked, size)
      return { ...shown, chain: await audit.look(team, shown.rows) }
    },
    async file(query, size) {
      const question = { team, filter: query.filter, sight: sightOf(query.role) }
      const nonce = await auditExports.open({ user, question })
      const chain = await audit.verify(team)
      await tellAuditEnds(audit, log, team)
      return {
        ...(await pageOf(query, 1, size)),
        chain,
        url: `${publicUrl.replace(/\/$/, '')}/audit/${nonce}`,
      }
    },
  }
}
