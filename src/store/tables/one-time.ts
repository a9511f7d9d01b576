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
  /** As in AccountRow. */
  forge: string
  /** Sealed. */
  token: string
  /** Of the code that the page shows and its person types in Slack; see confirmation-code. */
  codeHash: string
  /** How often a code was typed. */
  attempts: number
  credential: 'token' | 'sign-in'
  /** As in AccountRow. */
  renewal: string | null
  /** Who it belongs to at the forge; null where that cannot tell. */
  forgeUserId: number | null
  forgeUserName: string | null
  expiresAt: number
}

/** Somebody who was sent from the link page to the forge to sign in. */
export interface SignInRow {
  /** SHA-256 of the state that goes to the forge and comes back. */
  stateHash: string
  /** SHA-256 of what only the browser knows that began it. */
  browserHash: string
  /** The nonce hash of the link that it began at, with which it ends. */
  linkHash: string
  team: string
  user: string
  /** As in AccountRow. */
  forge: string
  /** Sealed: the secret of PKCE. */
  verifier: string
  /** Sealed: what the forge sent the person back with; null until then. */
  code: string | null
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
  /** As in AccountRow. */
  forge: string
  /** Sealed: a change with what was entered for it. */
  change: string
  expiresAt: number
}

export interface IntegrationSecretRow {
  /** HMAC of workspace, person and secret: the same one that is set again is one row. */
  idHash: string
  team: string
  /** Who set it. */
  user: string
  /** Sealed. */
  secret: string
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
