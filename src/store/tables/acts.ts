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
  /** Of the last row. */
  mac: string
  /** The id of the ring’s key that `headMac` is made with. */
  key: string
  /** Over the sequence and the MAC of the last row. */
  headMac: string
}

/** What was found when a workspace’s chain was walked: the next page begins there. */
export interface AuditCheckRow {
  team: string
  sequence: number
  mac: string
  /** When the rows were last walked from the first. */
  checkedAt: number
  /** The first row that was not as it was written; null when each was. */
  brokenAt: number | null
  /** The first row whose key was not in the ring; null when each was. */
  unknownAt: number | null
  unknownKey: string | null
  /** As in AuditHeadRow. */
  key: string
  checkMac: string
}
