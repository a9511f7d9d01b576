import type { TokenDenial } from '../model/forge-account.ts'

/**
 * The result of one call of the forge's API. `reason` is one plain sentence (at most 300 characters, no
 * control characters, no token, no final period) that may be shown to people after the usual escaping.
 */
export type ApiResult<T> =
  | { readonly kind: 'done'; readonly status: number; readonly value: T }
  /** Definite: the forge refused, in its own words where it had any. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly reason: string
      /** The problem with each field, keyed by the API’s field name; absent where the forge names none. */
      readonly fields?: Readonly<Record<string, string>>
      /** The address exists only for other methods: nothing ran. Holds the methods in `Allow`, if any. */
      readonly otherMethods?: readonly string[]
      /** The OAuth 2 error code for an application without tokens (`invalid_grant`; RFC 6749, 5.2). */
      readonly code?: string
      /** The forge is busy and expects the next attempt then; nothing ran. */
      readonly retryAt?: Date
      /** The forge does not know the address: nothing ran. */
      readonly unknownRoute?: true
      /** 401 and 403: the problem with the token or its account, beyond a missing right. */
      readonly tokenDenial?: TokenDenial
      /** The number of the project that the address has moved to. */
      readonly movedTo?: number
    }
  /** Never sent: nothing was changed. `since`: the forge is known to be down since then and was not asked. */
  | { readonly kind: 'unsent'; readonly reason: string; readonly since?: Date }
  /** Sent, but no trustworthy answer came: a write may or may not have happened, so read back. */
  | {
      readonly kind: 'unknown'
      readonly reason: string
      readonly status?: number
      /** The forge does not know the address, or another server answered. */
      readonly unknownRoute?: true
      /** The answer was larger than its bound: asking again would bring the same. */
      readonly tooLarge?: true
    }

export type Refused = Extract<ApiResult<never>, { kind: 'refused' }>

/** Nothing was changed, for certain. */
export type NotDone = Extract<ApiResult<never>, { kind: 'refused' | 'unsent' }>
