import type { UserSummary } from '../model/user.ts'
import { oneLine } from './text.ts'

/** Most people named; the others are only counted. */
const NAMED = 3

/** `Ann Archer, Bob Baker and 2 more`, each name at most `length` units; null for nobody. */
export function peopleWords(people: readonly UserSummary[], length: number): string | null {
  const names = people.map(({ name }) => oneLine(name, length))
  const left = names.length - NAMED
  if (left > 1) return `${names.slice(0, NAMED).join(', ')} and ${left} more`
  const last = names.at(-1)
  if (last === undefined) return null
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
