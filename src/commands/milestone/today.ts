import { type Day, localDay } from '../../model/day.ts'
import type { Asking } from '../command.ts'

/**
 * Today where the person is, who typed the dates and asked for what is counted in days; as the calendar of UTC has
 * it when the chat does not tell their zone.
 */
export function todayOf({ now, zone }: Pick<Asking, 'now' | 'zone'>): Day {
  return localDay(now, zone ?? 'UTC')
}
