/** A delivery of the forge’s webhook: that it has come, and whether it is still to be looked at what it is about. */
export interface ForgeDeliveryRow {
  /** A hash of what the forge calls it. */
  key: string
  project: number
  /** Null: the project as a whole. */
  iid: number | null
  receivedAt: number
  /** 1: the forge is to be read. */
  owed: number
}

/** How well the events of one project tell what changes there. */
export interface ForgeHookRow {
  project: number
  /** When the last event came. */
  heardAt: number
  /** When a poll last found a change that no event told of; null when none did. */
  missedAt: number | null
  /** How often that was. */
  misses: number
}
