/** How many issues are on a milestone. */
export interface IssueCounts {
  readonly open: number
  readonly closed: number
}
