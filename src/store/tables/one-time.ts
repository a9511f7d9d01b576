export interface LinkRow {
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

export interface ConfirmationRow {
  idHash: string
  team: string
  user: string
  /** Sealed. */
  token: string
  expiresAt: number
}

export interface SecretLinkRow {
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

export interface HeldChangeRow {
  idHash: string
  team: string
  user: string
  /** Sealed: a change with what was entered for it. */
  change: string
  expiresAt: number
}

export interface AuditExportRow {
  /** As in LinkRow. */
  nonceHash: string
  team: string
  user: string
  /** What was asked for, as JSON. */
  question: string
  expiresAt: number
}
