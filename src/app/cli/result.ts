/** What a command came to. */
export interface Result {
  /** False: `lines` say why it cannot be done, and go to the error output. */
  readonly ok: boolean
  readonly lines: readonly string[]
  /** What is for people alone, beside output that a program may read. */
  readonly notes?: readonly string[]
  /** Of a command that has worked and found something wrong. */
  readonly status?: number
}
