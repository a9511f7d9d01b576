export interface SnapshotRow {
  team: string
  project: number
  milestone: number
  slot: number
  day: number
  at: number
  open: number
  closed: number
}
