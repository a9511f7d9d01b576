import type { Audience } from './audience.ts'
import { type Day, localDay } from './day.ts'
import type { Role } from './directory.ts'

/** The caller and the time, and everything else a rendering may depend on beside the outcome. */
export interface Invocation {
  readonly user: string
  /** True in a direct message, which is no channel. */
  readonly isDirect?: boolean
  /** The caller’s role in the channel; a member when absent. */
  readonly role?: Role
  readonly now: Date
  /** The caller’s time zone as set in the chat; null or absent when unknown. */
  readonly zone?: string | null
  /** The audience of an answer meant for the channel; others when absent. */
  readonly audience?: Audience
  /** The audience of private replies; others without a read by the caller’s own account, or when absent. */
  readonly privateAudience?: Audience
  /** The reference of the operation of a write; absent where none is recorded. */
  readonly reference?: string
}

/**
 * Today in the caller’s time zone, which typed dates and counts of days refer to; in UTC when the chat does
 * not give the zone.
 */
export function todayOf({ now, zone }: Pick<Invocation, 'now' | 'zone'>): Day {
  return localDay(now, zone ?? 'UTC')
}
