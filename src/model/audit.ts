import { z } from 'zod'

/** How a request came to the bot. */
export const Via = z.enum(['slash', 'button', 'form'])
export type Via = z.infer<typeof Via>

/** What somebody tried and what came of it: whole ids and closed words, no title, no body, no secret. */
export interface AuditEntry {
  readonly team: string
  /** Empty where the chat names none. */
  readonly channel: string
  readonly user: string
  /** `mr.merge` */
  readonly verb: string
  /** The forge’s number of the project; null for what belongs to the bot itself. */
  readonly project: number | null
  /** `!12`, `%3`, `7`, `slack`; empty for what has no name yet. */
  readonly target: string
  /** The head that was shown, where one was. */
  readonly sha: string | null
  /** `merged`, `may-not`; `denied:<reason>` for what the policy refused. */
  readonly outcome: string
  /** Names the turn in its answer and in the log. */
  readonly reference: string
  /** Why a rule of the channel was overridden; the only words that a person chose. */
  readonly overrideReason: string | null
  /** `operator`: a script on the bot’s own machine, and nobody in Slack. */
  readonly via: Via | 'operator'
}

/** An entry in its place in the chain of its workspace. */
export interface AuditRow extends AuditEntry {
  /** From 1, without gaps. */
  readonly sequence: number
  /** ms UTC */
  readonly at: number
  /** The id of the ring’s key that `mac` is made with. */
  readonly key: string
  /** HMAC-SHA-256 over that of the row before it and everything above but the key’s id, in hex. */
  readonly mac: string
}

/** Which rows are asked for; what is left out does not matter. Everything is compared whole. */
export const AuditFilter = z.object({
  user: z.string().optional(),
  channel: z.string().optional(),
  verb: z.string().optional(),
  project: z.number().optional(),
  target: z.string().optional(),
  /** `denied` stands for every reason. */
  outcome: z.string().optional(),
  reference: z.string().optional(),
  /** ms UTC, included. */
  since: z.number().optional(),
  /** ms UTC, not included. */
  before: z.number().optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

/** Whose acts a person may see. */
export const AuditSight = z.union([
  z.literal('all'),
  z.object({ channel: z.string() }),
  z.object({ user: z.string() }),
])
export type AuditSight = z.infer<typeof AuditSight>

/**
 * What is known of the rows of a workspace. No kind of it can tell that rows were cut off at the end together with what
 * the table says of its end: that shows in the log, which is told `rows` and `mac` regularly.
 */
export type AuditChain =
  /** Rows 1 to `rows` follow from each other; `mac` is that of the last. */
  | {
      readonly kind: 'whole'
      readonly rows: number
      readonly mac: string
      /** When they were last walked from the first, in ms UTC; later rows were walked since. */
      readonly checkedAt: number
      /** The first row whose key is not in the ring any more: rows like it were not checked. */
      readonly unknown: { readonly sequence: number; readonly key: string } | null
    }
  /** Rows were checked up to `checked` only; the rest is, in the background. */
  | { readonly kind: 'unfinished'; readonly checked: number }
  /** `sequence` is the first row that is not as it was written: changed, gone, moved or put in. */
  | { readonly kind: 'broken'; readonly sequence: number }

/** A row as one line of JSON, with the stored fields in a fixed order and the time in ISO 8601. */
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
    key: row.key,
    mac: row.mac,
  })
}
