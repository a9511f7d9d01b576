import type { Reader } from './decoders.ts'
import type { ApiResult } from './result.ts'
import type { Query } from './url.ts'

/** A request to the forge, and the reader of its answer. */
export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Made by `apiPath`: below the base of the API, without a query. */
  readonly path: string
  readonly query?: Query
  /** The path is below the forge’s own address and outside its API. */
  readonly beside?: true
  /** Sent as JSON; fields that are `undefined` are omitted. */
  readonly body?: object
  readonly reads: Reader<T>
  /** The value for a 304 that means "already so" (subscriptions, todos); elsewhere a 304 is a bad answer. */
  readonly alreadySo?: T
  /** 202 is a success too: the requested work has begun. */
  readonly mayBeUnderWay?: true
}

/** Sends calls to the forge. */
export interface Caller {
  readonly call: <T>(call: Call<T>) => Promise<ApiResult<T>>
}
