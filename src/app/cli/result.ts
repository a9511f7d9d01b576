export interface Result {
  /** False: `lines` say why it cannot be done, and go to the error output. */
  readonly ok: boolean
  readonly lines: readonly string[]
  /** Lines for people, beside output that a program may read. */
  readonly notes?: readonly string[]
  /** The exit code of a command that has worked and found something wrong. */
  readonly status?: number
}
