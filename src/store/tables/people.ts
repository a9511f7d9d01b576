export interface AccountRow {
  team: string
  user: string
  /** Sealed. */
  token: string
  credential: 'token' | 'sign-in'
  /** Sealed: how a sign-in gets its next token. Null for a token, and for a sign-in that cannot be renewed. */
  renewal: string | null
  /** How often a sign-in was renewed: two who do it at once do not undo each other. */
  renewals: number
  linkedAt: number
  lastUsedAt: number | null
  /** Who the token belongs to at the forge; null until an answer of the forge has told. */
  forgeUserId: number | null
  forgeUserName: string | null
  /** When the person was last told that the forge refuses the token; null while it does not. */
  refusalToldAt: number | null
}

export interface WantedRow {
  team: string
  user: string
  channel: string
  /** Sealed: what was asked for, with its input. */
  action: string
  expiresAt: number
}

/** A workspace from which the app was removed. */
export interface DepartureRow {
  team: string
  leftAt: number
}
