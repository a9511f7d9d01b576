import { z } from 'zod'
import { EpochMs } from './fields.ts'

/** The kind of Slack interaction by which a request reached the bot. */
export const Via = z.enum(['slash', 'button', 'form'])
export type Via = z.infer<typeof Via>

/** An attempted action and its outcome: whole ids and words of closed sets, no title, no body, no secret. */
export interface AuditEntry {
  readonly team: string
  /** Empty where Slack names none. */
  readonly channel: string
  readonly user: string
  /** `mr.merge` */
  readonly verb: string
  /** The forge’s number of the project; null for an action on the bot itself. */
  readonly project: number | null
  /** `!12`, `%3`, `7`, `slack`; empty for a target that has no name yet. */
  readonly target: string
  /** The head that was shown, if any. */
  readonly sha: string | null
  /** `merged`, `may-not`; `denied:<reason>` for a refusal by the policy. */
  readonly outcome: string
  /** Identifies the interaction in its answer and in the log. */
  readonly reference: string
  /** The reason for overriding a channel rule; the only free text in an entry. */
  readonly overrideReason: string | null
  /** `operator`: a script on the bot’s own machine, run by nobody in Slack. */
  readonly via: Via | 'operator'
}

/** An entry at its place in the audit of its workspace. */
export interface AuditRow extends AuditEntry {
  /** Starts at 1, without gaps. */
  readonly sequence: number
  readonly at: EpochMs
}

/** Selects audit rows; an absent field matches everything. Values are compared whole. */
export const AuditFilter = z.object({
  user: z.string().optional(),
  channel: z.string().optional(),
  verb: z.string().optional(),
  project: z.number().optional(),
  target: z.string().optional(),
  /** `denied` matches every reason. */
  outcome: z.string().optional(),
  reference: z.string().optional(),
  /** Inclusive. */
  since: EpochMs.optional(),
  /** Exclusive. */
  before: EpochMs.optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

/** The part of the audit that a person may see. */
export const AuditScope = z.union([
  z.literal('all'),
  z.object({ channel: z.string() }),
  z.object({ user: z.string() }),
])
export type AuditScope = z.infer<typeof AuditScope>

/** Returns a row as one line of JSON, with the stored fields in a fixed order and the time in ISO 8601. */
export function auditLine(row: AuditRow): string {
  return JSON.stringify({
    sequence: row.sequence,
    at: new Date(row.at).toISOString(),
    team: row.team,
    channel: row.channel,
    user: row.user,
    verb: row.verb,
    project: row.project,
    target: row.target,
    sha: row.sha,
    outcome: row.outcome,
    reference: row.reference,
    overrideReason: row.overrideReason,
    via: row.via,
  })
}
