import type { AuditRow } from '../model/audit.ts'

/**
 * The tables, in what SQLite and PostgreSQL have in common: text, and whole numbers that fit 53 bits (times as
 * ms UTC, yes as 1). Columns are these names in snake_case; ids are text, as Slack gives them.
 */
export interface Schema {
  accounts: AccountRow
  links: LinkRow
  confirmations: ConfirmationRow
  secretLinks: SecretLinkRow
  heldChanges: HeldChangeRow
  channels: ChannelRow
  aliases: AliasRow
  projectPaths: ProjectPathRow
  cards: CardRow
  watches: WatchRow
  deliveries: DeliveryRow
  audit: AuditRow
  auditHeads: AuditHeadRow
  auditExports: AuditExportRow
  buttons: ButtonRow
  intents: IntentRow
  wanted: WantedRow
  departures: DepartureRow
  channelRules: ChannelRulesRow
  stewards: StewardRow
  freezes: FreezeRow
  policyChanges: PolicyChangeRow
}

interface AccountRow {
  team: string
  user: string
  /** Sealed. */
  token: string
  linkedAt: number
  lastUsedAt: number | null
  /** Who the token belongs to at the forge; null until an answer of the forge has told. */
  forgeUserId: number | null
  forgeUserName: string | null
  /** When the person was last told that the forge refuses the token; null while it does not. */
  refusalToldAt: number | null
}

interface LinkRow {
  /** SHA-256 of the nonce in the address: a reader of the database cannot open the page. */
  nonceHash: string
  team: string
  user: string
  userName: string
  channel: string
  project: number | null
  attempts: number
  expiresAt: number
}

interface ConfirmationRow {
  idHash: string
  team: string
  user: string
  /** Sealed. */
  token: string
  expiresAt: number
}

interface SecretLinkRow {
  /** As in LinkRow. */
  nonceHash: string
  team: string
  user: string
  userName: string
  channel: string
  /** What is to be set, without its secrets. Sealed: one may have been typed into the wrong place. */
  form: string
  attempts: number
  expiresAt: number
}

interface HeldChangeRow {
  idHash: string
  team: string
  user: string
  /** Sealed: a change with what was entered for it. */
  change: string
  expiresAt: number
}

interface ChannelRow {
  team: string
  channel: string
  project: number
  boundBy: string
  boundAt: number
}

interface AliasRow {
  team: string
  alias: string
  project: number
  addedBy: string
  addedAt: number
}

interface ProjectPathRow {
  team: string
  project: number
  path: string
}

interface CardRow {
  team: string
  channel: string
  ts: string
  project: number
  iid: number
  sha: string | null
  finished: number
}

interface WatchRow {
  team: string
  channel: string
  user: string
  project: number
  iid: number
  sha: string
  since: number
}

/** The end of a workspace's chain: a row that is gone from there is missed. */
interface AuditHeadRow {
  team: string
  sequence: number
  hash: string
}

interface AuditExportRow {
  /** As in LinkRow. */
  nonceHash: string
  team: string
  user: string
  /** What was asked for, as JSON. */
  question: string
  expiresAt: number
}

interface WantedRow {
  team: string
  user: string
  channel: string
  /** Sealed: what was asked for, with its input. */
  action: string
  expiresAt: number
}

/** A workspace from which the app was removed. */
interface DepartureRow {
  team: string
  leftAt: number
}

interface DeliveryRow {
  key: string
  claimedAt: number
}

interface ButtonRow {
  id: string
  /** Keyed hash of where it is, whose it is and what it stands for. */
  fingerprint: string
  team: string
  channel: string | null
  user: string | null
  action: string
  /** Sealed: a form may hold what somebody typed. */
  value: string
  createdAt: number
  expiresAt: number
}

interface IntentRow {
  reference: string
  team: string
  channel: string
  user: string
  verb: string
  target: string
  wish: string
  /** Sealed: the input, and where the answer belongs. */
  asked: string
  /** Sealed: what was known when it was sent; null until then. */
  before: string | null
  /** `begun`, `sent`, or how it ended. */
  state: string
  /** Sealed: the answer in words. */
  answer: string | null
  interim: string | null
  told: number
  begunAt: number
  sentAt: number | null
  endedAt: number | null
}

interface ChannelRulesRow {
  team: string
  channel: string
  /** As JSON: see ChannelRules in the model. */
  rules: string
}

interface StewardRow {
  team: string
  channel: string
  user: string
  appointedBy: string
  appointedAt: number
}

interface FreezeRow {
  team: string
  channel: string
  /** Counted within the channel, and never used again. */
  id: number
  /** As `printFreezeTime` prints it. */
  starts: string
  ends: string
  zone: string
  reason: string
  addedBy: string
  addedAt: number
  removedAt: number | null
}

interface PolicyChangeRow {
  team: string
  channel: string
  /** Counted within the channel. */
  sequence: number
  user: string
  changedAt: number
  what: string
  was: string | null
  became: string | null
}
