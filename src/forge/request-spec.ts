import type { Reader } from './decoders.ts'
import type { Query } from './url.ts'

/** One request to the forge, and how its answer is read. */
export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From `apiPath`: below the base of the API, without a query. */
  readonly path: string
  readonly query?: Query
  /** The path is below the forge’s own address and beside its API. */
  readonly beside?: true
  /** Sent as JSON; fields that are `undefined` are left out. */
  readonly body?: object
  readonly reads: Reader<T>
  /** What 304 means where it means "already so" (subscriptions, todos); elsewhere it is a bad answer. */
  readonly alreadySo?: T
  /** 202 is a success too: what was asked for has begun. */
  readonly mayBeUnderWay?: true
}
