export interface Result {
  /** False: `lines` say why it cannot be done, and go to the error output. */
  readonly ok: boolean
  readonly lines: readonly string[]
  /** Lines for people, beside output that a program may read. */
  readonly notes?: readonly string[]
  /** The exit code of a command that has worked and found something wrong. */
  readonly status?: number
}

/** A command was given arguments that it does not take; the message says why. */
export class WrongUsage extends Error {}

/** True for what `parseArgs` throws as well. */
export function isWrongUsage(error: unknown): error is Error {
  if (error instanceof WrongUsage) return true
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
}

/** The one word of a command that takes one at most. */
export function oneWord([word, ...more]: readonly string[]): string | undefined {
  if (more.length > 0) throw new WrongUsage(`Unexpected argument '${more.join(' ')}'`)
  return word
}
