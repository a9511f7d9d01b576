import type { Session } from '../../forge/client.ts'
import { assigneesOf, type MergeRequest } from '../../model/merge-request.ts'
import type { TypedMilestone } from '../../model/milestone.ts'
import type { UserSummary } from '../../model/user.ts'
import type { Failure } from '../failure.ts'
import { type Ambiguous, findMilestone } from '../milestone/find.ts'
import { type ForgePerson, matchUser, type NoPerson, namesIn, type UserLookup, wordsOf } from '../users.ts'
import type { ChosenPerson, DesiredFields } from './desired-fields.ts'
import { isAdjustment, labelsFrom } from './labels.ts'

/** References of a merge request, as people type them; `none` clears. */
export interface ReferenceInput {
  /** One person; several, as `peopleFrom` reads them, when the forge supports several. */
  readonly assignee?: string
  readonly reviewer?: string
  readonly labels?: string
  readonly milestone?: TypedMilestone
}

export type UnresolvedReference = NoPerson | NoId | Ambiguous | Failure

type ResolvedReferences = {
  readonly kind: 'placed'
  readonly desired: Pick<DesiredFields, 'assignee' | 'assignees' | 'reviewers' | 'labels' | 'milestone'>
}

/** The context of a lookup; `shown`: the person typed over the present labels, in a form. */
interface LookupContext {
  readonly project: number
  readonly present: Present
  readonly shown?: boolean
}

/** The present references of a merge request; a new one has none. */
type Present = Pick<MergeRequest, 'labels' | 'assignee' | 'assignees' | 'reviewers'>
export const NOTHING_PRESENT: Present = { labels: [], assignee: null, assignees: [], reviewers: [] }

/** Resolves the named people, labels and milestone in the project of the merge request. */
export async function place(
  session: Session,
  people: UserLookup,
  { project, present, shown = false, ...input }: ReferenceInput & LookupContext,
): Promise<ResolvedReferences | UnresolvedReference> {
  const severally = session.offers('reviewers')
  const assignee = severally ? undefined : await assigneeFrom(input.assignee, { people, project, present })
  if (assignee && 'kind' in assignee) return assignee
  const lookup = { people, project }
  const assignees = severally
    ? await severalFrom(input.assignee, { ...lookup, present: assigneesOf(present) })
    : undefined
  if (assignees && 'kind' in assignees) return assignees
  const reviewers = await severalFrom(input.reviewer, { ...lookup, present: present.reviewers })
  if (reviewers && 'kind' in reviewers) return reviewers
  const milestone = await milestoneFrom(session, project, input.milestone)
  if (milestone && 'kind' in milestone) return milestone
  const labels = input.labels === undefined ? undefined : labelsFrom(input.labels, present.labels, shown)
  return {
    kind: 'placed',
    desired: {
      assignee,
      assignees,
      reviewers,
      labels,
      milestone,
    },
  }
}

/** Returns the one assignee; `+bob` is bob, and `-bob` is nobody where it was bob. */
async function assigneeFrom(
  typed: string | undefined,
  {
    people,
    project,
    present,
  }: { readonly people: UserLookup; readonly project: number; readonly present: Present },
): Promise<ChosenPerson | null | undefined | UnresolvedReference> {
  if (typed === undefined) return undefined
  if (isNone(typed)) return null
  const removes = namesIn(typed).every((name) => name.startsWith('-'))
  const current = removes ? assigneesOf(present) : []
  const found = await peopleFrom(typed, { people, project, present: current })
  if (found.kind !== 'people') return found
  if (removes) return current.some(({ id }) => id !== null && !isAmong(found.people, id)) ? null : undefined
  const [one, ...others] = found.people
  return others.length > 0 ? { kind: 'several-people', typed } : one
}

const isAmong = (people: readonly ChosenPerson[], id: number) => people.some((one) => one.id === id)

async function severalFrom(
  typed: string | undefined,
  lookup: Parameters<typeof peopleFrom>[1],
): Promise<readonly ChosenPerson[] | undefined | UnresolvedReference> {
  if (typed === undefined) return undefined
  const found = await peopleFrom(typed, lookup)
  return found.kind === 'people' ? found.people : found
}

async function milestoneFrom(session: Session, project: number, typed: TypedMilestone | undefined) {
  if (typed === undefined) return undefined
  if (typeof typed === 'string' && isNone(typed)) return null
  return findMilestone(session, { project, milestone: typed }, 'exact')
}

function isNone(typed: string): boolean {
  return typed.trim().toLowerCase() === 'none'
}

type ChosenPeople = { readonly kind: 'people'; readonly people: readonly ChosenPerson[] }

type NoId = { readonly kind: 'no-id'; readonly name: string }

interface PeopleLookup {
  readonly people: UserLookup
  readonly project: number
  readonly present: readonly UserSummary[]
}

/**
 * Returns the people named by `ann,bob` (exactly these), `+ann,-bob` (added to, removed from `present`), or
 * `none`: the wanted assignees or reviewers of a merge request.
 */
async function peopleFrom(
  typed: string,
  { people, project, present }: PeopleLookup,
): Promise<ChosenPeople | NoPerson | NoId | Failure> {
  if (typed.trim().toLowerCase() === 'none') return { kind: 'people', people: [] }
  const adjusts = isAdjustment(typed)
  const chosen = new Map<number, ChosenPerson>()
  for (const { id, name } of adjusts ? present : []) if (id !== null) chosen.set(id, { id, name })
  for (const word of namesIn(typed)) {
    const leaves = adjusts && word.startsWith('-')
    const name = adjusts ? word.slice(1).trim() : word
    for (const person of await peopleNamed(name, { people, project, present: leaves ? present : [] })) {
      if ('kind' in person) return person
      if (leaves) chosen.delete(person.id)
      else chosen.set(person.id, person)
    }
  }
  return { kind: 'people', people: [...chosen.values()] }
}

/** Returns the person of a name; where nobody has it, those of its words. The one at fault comes alone. */
async function peopleNamed(
  name: string,
  { people, project, present }: PeopleLookup,
): Promise<readonly (ChosenPerson | NoPerson | NoId | Failure)[]> {
  const find = async (person: string) => {
    // A person to remove is present, and need not have been active elsewhere in the project.
    const there = matchUser(person, present)
    return there.kind === 'person' ? there : people.find({ project, person })
  }
  const whole = await find(name)
  if (whole.kind === 'person') return [idOf(whole.person)]
  const words = whole.kind === 'unknown-person' ? wordsOf(name) : []
  const found: ChosenPerson[] = []
  for (const word of words) {
    const one = await find(word)
    if (one.kind !== 'person') return [one]
    const person = idOf(one.person)
    if ('kind' in person) return [person]
    found.push(person)
  }
  return found.length > 0 ? found : [whole]
}

function idOf({ id, name }: ForgePerson): ChosenPerson | NoId {
  return id === null ? { kind: 'no-id', name } : { id, name }
}
