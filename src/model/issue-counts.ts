/** The numbers of issues of a milestone. */
export interface IssueCounts {
  readonly open: number
  readonly closed: number
}
