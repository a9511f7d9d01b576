/** Number of times that each mutant was reached, by its id. */
export type Hits = Record<string, number>

/** A test, as it ended without a mutant. */
export interface Surveyed {
  /** Absolute path. */
  readonly file: string
  readonly id: string
  readonly name: string
  readonly ms: number
  readonly hasPassed: boolean
}

/** Which tests reach which mutants. */
export interface Survey {
  readonly tests: readonly Surveyed[]
  /** By mutant, outside of tests and per test. */
  readonly reached: { readonly static: Hits; readonly perTest: Readonly<Record<string, Hits>> }
}

/** Tests of one file to be run with one mutant. */
export interface Trial {
  readonly mutant: string
  readonly file: string
  readonly ids: readonly string[]
  /** How often the mutant may be reached: more often is a loop without an end. */
  readonly hitLimit: number
  readonly testTimeout: number
  /** How long they took without a mutant. */
  readonly ms: number
}

/** What came of a mutant; `by` names the test. */
export type Found =
  | { readonly status: 'survived' }
  | { readonly status: 'killed' | 'timeout'; readonly file: string; readonly by: string }

/** What a process says: a trial of those asked for has ended, or all of them have. */
export type News =
  | { readonly trial: number; readonly found: Found }
  /** `hasErrors`: there were errors outside of tests, of whichever mutant. */
  | { readonly hasErrors: boolean }
