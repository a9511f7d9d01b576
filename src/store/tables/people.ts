export interface AccountRow {
  team: string
  user: string
  /** The base URL of the forge that it is for: it opens for no other. */
  forge: string
  /** Sealed. */
  token: string
  credential: 'token' | 'sign-in'
  /** Sealed: how a sign-in gets its next token. Null for a token, and for a sign-in that cannot be renewed. */
  renewal: string | null
  /** How often a sign-in was renewed: two who do it at once do not undo each other. */
  renewals: number
  linkedAt: number
  lastUsedAt: number | null
  /** Time of the copy that a restore took the account from; null once its person has confirmed it. */
  restoredFrom: number | null
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

/** A workspace of which Slack has said that the app was removed. */
export interface DepartureRow {
  team: string
  /** Since when the bot’s token is known to be dead; null while that is not known. */
  leftAt: number | null
}

/** What holds for the whole store. */
export interface StoreFactRow {
  /** `forge`: the base URL of the forge that everything here is about. */
  name: string
  value: string
}
