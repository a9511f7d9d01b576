/** Work that one process at a time may do. */
export interface LeaseRow {
  name: string
  /** Names one taking, and not a process: what was taken anew is somebody else’s. */
  holder: string
  /** Grows with every taking, so that a holder who slept through the end of the lease is known by its number. */
  fence: number
  heldUntil: number
}

/** A process that serves, while its beat is young. */
export interface ReplicaRow {
  id: string
  startedAt: number
  beatAt: number
}

/** What somebody did in Slack, from before it is acknowledged until its answer was brought. */
export interface InboxRow {
  /** Of the turn that answers it. */
  reference: string
  team: string
  user: string
  /** Sealed: as Slack sent it. */
  payload: string
  /** The replica that works on it; null while none does. */
  owner: string | null
  /** How often it was begun. */
  runs: number
  acceptedAt: number
}
