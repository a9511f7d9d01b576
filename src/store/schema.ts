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

interface DeliveryRow {
  key: string
  claimedAt: number
}
