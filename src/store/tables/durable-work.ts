/** Accepted work of the embedded engine; see operations/durable. */
export interface DurableWorkRow {
  kind: string
  key: string
  partition: string
  /** As JSON; without content once it has ended. */
  input: string
  /** The order of acceptance. */
  position: number
  /** Beginnings that are over. */
  attempts: number
  /** ms UTC; 0 for at once. */
  dueAt: number
  endedAt: number | null
}

/** A step whose effect was begun, on both engines. */
export interface DurableMarkRow {
  kind: string
  key: string
  step: string
  attempt: number
}
