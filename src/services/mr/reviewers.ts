import type { UserSummary } from '../../model/user.ts'
import type { Failure } from '../failure.ts'
import { type ForgePerson, matchUser, type NoPerson, type UserLookup } from '../users.ts'
import type { ChosenPerson } from './desired-fields.ts'
import { isAdjustment } from './labels.ts'

export type ChosenPeople = { readonly kind: 'people'; readonly people: readonly ChosenPerson[] }

/** A person known by name whose id the forge has never returned. */
export type NoId = { readonly kind: 'no-id'; readonly name: string }

/** The place to look for people, and the people already present. */
interface LookupContext {
  readonly people: UserLookup
  readonly project: number
  readonly present: readonly UserSummary[]
}

/**
 * Returns the people named by `ann,bob` (exactly these), `+ann,-bob` (added to, removed from `present`), or
 * `none`: the wanted assignees or reviewers of a merge request.
 */
export async function peopleFrom(
  typed: string,
  { people, project, present }: LookupContext,
): Promise<ChosenPeople | NoPerson | NoId | Failure> {
  if (typed.trim().toLowerCase() === 'none') return { kind: 'people', people: [] }
  const adjusts = isAdjustment(typed)
  const chosen = new Map<number, ChosenPerson>()
  for (const { id, name } of adjusts ? present : []) if (id !== null) chosen.set(id, { id, name })
  for (const word of namesIn(typed)) {
    const leaves = adjusts && word.startsWith('-')
    const name = adjusts ? word.slice(1).trim() : word
    // A person to remove is present, and need not have been active elsewhere in the project.
    const there = leaves ? matchUser(name, present) : null
    const found = there?.kind === 'person' ? there : await people.find({ project, person: name })
    if (found.kind !== 'person') return found
    const person = idOf(found.person)
    if ('kind' in person) return person
    if (leaves) chosen.delete(person.id)
    else chosen.set(person.id, person)
  }
  return { kind: 'people', people: [...chosen.values()] }
}

function idOf({ id, name }: ForgePerson): ChosenPerson | NoId {
  return id === null ? { kind: 'no-id', name } : { id, name }
}

function namesIn(typed: string): string[] {
  return typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}
