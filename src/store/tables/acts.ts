export interface DeliveryRow {
  key: string
  claimedAt: number
  /** Whoever claims it for the same again has it. */
  claimedFor: string | null
}

export interface ButtonRow {
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

export interface IntentRow {
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
  /** The replica that works on it; null while none does. */
  owner: string | null
  /** 1 since its turn came, to be made or read back. */
  underWay: number
  /** Its place in the line of its target; 0 while nobody waits for it. */
  inLine: number
}

/** The end of a workspace's chain: a row that is gone from there is missed. */
export interface AuditHeadRow {
  team: string
  sequence: number
  hash: string
}
