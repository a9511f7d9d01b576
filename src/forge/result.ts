import type { Barred } from '../model/barred.ts'

/**
 * What one call of the forge's API came to. `reason` is one plain sentence (at most 300 characters, no control
 * characters, no token, no final period) that may be shown to people after the usual escaping.
 */
export type ApiResult<T> =
  | { readonly kind: 'done'; readonly status: number; readonly value: T }
  /** Definite: the forge said no, in its own words where it had any. */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly reason: string
      /** What is wrong with each field, by its name on the wire; absent where the forge names none. */
      readonly fields?: Readonly<Record<string, string>>
      /** The address exists for other methods only: nothing ran. Holds the methods named in `Allow`, if any. */
      readonly otherMethods?: readonly string[]
      /** Why an application got no tokens, as OAuth 2 has it (`invalid_grant`; RFC 6749, 5.2). */
      readonly code?: string
      /** The forge is busy and wants to be asked again then; nothing ran. */
      readonly again?: Date
      /** The forge knows no such address: nothing ran. */
      readonly unknownRoute?: true
      /** 403: what is wrong with the token or its account, beyond a right that is missing. */
      readonly barred?: Barred
      /** The number of the project that the address has moved to. */
      readonly movedTo?: number
    }
  /** It never left: nothing was changed. `since`: the forge is known to be down from then on, and was not asked. */
  | { readonly kind: 'unsent'; readonly reason: string; readonly since?: Date }
  /** It was sent and no trustworthy answer came: a write may or may not have happened, so read back. */
  | {
      readonly kind: 'unknown'
      readonly reason: string
      readonly status?: number
      /** The forge knows no such address, or it is not the forge that answered. */
      readonly unknownRoute?: true
    }
