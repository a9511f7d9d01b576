export interface DigestRow {
  team: string
  channel: string
  /** Counted within the channel, and never used again. */
  id: number
  project: number
  /** As `printSchedule` prints it. */
  schedule: string
  /** The same as cron texts, as a list in JSON. */
  cron: string
  zone: string
  /** Whose token reads; null since that person wanted to be forgotten. */
  owner: string | null
  /** Days, as a list in JSON. */
  holidays: string
  empty: string
  addedAt: number
  /** Nothing that was due until then is posted any more. */
  settledUntil: number
  /** Why it is paused; null while it runs. */
  paused: string | null
  pausedAt: number | null
  /** Whether its owner was told why. */
  pauseTold: number
  removedAt: number | null
}

export interface DigestSlotRow {
  team: string
  channel: string
  digest: number
  slotAt: number
  /** How many before it were missed. */
  missed: number
  /** `open` until its message is written, `ready` until it is posted, and then `ended`. */
  state: string
  /** How it ended. */
  outcome: string | null
  tries: number
  nextTryAt: number
  /** Sealed: the message until it is posted, and what the digest after it must know. */
  said: string | null
  ts: string | null
}
