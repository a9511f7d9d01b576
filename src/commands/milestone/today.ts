import { type Day, localDay } from '../../model/day.ts'
import type { Asking } from '../command.ts'

/**
 * Today in the caller’s time zone, which typed dates and counts of days refer to; in UTC when the chat does
 * not give the zone.
 */
export function todayOf({ now, zone }: Pick<Asking, 'now' | 'zone'>): Day {
  return localDay(now, zone ?? 'UTC')
}
