/** A value that is the same in both modes, or one for each. */
export type InMode<T> = T | { readonly document: T; readonly shipped: T }

/** One request and how it must be answered: a status, and the whole body where it refuses. */
export interface Case {
  /** Below the API's base. */
  readonly path: string
  readonly as?: 'ann' | 'bob' | 'cy' | 'root'
  readonly body?: unknown
  readonly status: InMode<number>
  readonly says?: InMode<unknown>
}

/** The beginning of most paths: acme/web. */
export const WEB = '/projects/42'

/** The body of most refusals. */
export const says = (message: unknown) => ({ message })

export const NOT_FOUND = { status: 404, says: says('404 Not found') }
export const NO_PROJECT = { status: 404, says: says('404 Project Not Found') }
export const FORBIDDEN = { status: 403, says: says('403 Forbidden') }
export const SERVER_BROKE = says('500 Internal Server Error')
