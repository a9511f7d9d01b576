import type { Session } from '../../forge/client.ts'
import { assigneesOf, type MergeRequest } from '../../model/merge-request.ts'
import type { GroupName } from '../../model/merge-request-event.ts'
import type { TypedMilestone } from '../../model/milestone.ts'
import type { UserSummary } from '../../model/user.ts'
import type { Failure } from '../failure.ts'
import { type Ambiguous, findMilestone } from '../milestone/find.ts'
import { type ForgePerson, matchUser, type NoPerson, namesIn, type UserLookup, wordsOf } from '../users.ts'
import type { ChosenPerson, DesiredFields } from './desired-fields.ts'

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
  readonly desired: Omit<DesiredFields, 'title' | 'description' | 'target'>
}

/** The context of a lookup; `shown`: the person typed over the present labels, in a form. */
interface LookupContext {
  readonly project: number
  readonly present: Present
  readonly shown?: boolean
}

/** The present references of a merge request; a new one has none. */
type Present = Pick<MergeRequest, 'labels' | 'assignee' | 'assignees' | 'reviewers'> & {
  readonly author: Pick<UserSummary, 'id'> | null
}
export const NOTHING_PRESENT = { author: null, labels: [], assignee: null, assignees: [], reviewers: [] }

/** Resolves the named people, labels and milestone in the project of the merge request. */
export async function place(
  session: Session,
  people: UserLookup,
  input: ReferenceInput,
  { project, present, shown = false }: LookupContext,
): Promise<ResolvedReferences | UnresolvedReference> {
  const severally = session.offers('reviewers')
  const assignee = severally ? undefined : await assigneeFrom(input.assignee, { people, project, present })
  if (assignee && 'kind' in assignee) return assignee
  const assignees = severally
    ? await severalFrom(input.assignee, { people, project, present: assigneesOf(present), author: null })
    : undefined
  if (assignees && assignees.kind !== 'people') return assignees
  const reviewing = { people, project, present: present.reviewers, author: present.author }
  const reviewers = await severalFrom(input.reviewer, reviewing)
  if (reviewers && reviewers.kind !== 'people') return reviewers
  const milestone = await milestoneFrom(session, project, input.milestone)
  if (milestone && 'kind' in milestone) return milestone
  const left = [...(assignees?.unknownMembers ?? []), ...(reviewers?.unknownMembers ?? [])]
  return {
    kind: 'placed',
    desired: {
      assignee,
      assignees: assignees?.people,
      reviewers: reviewers?.people,
      groups: reviewers?.groups,
      unknownMembers: await people.namesOf(left),
      labels: input.labels === undefined ? undefined : labelsFrom(input.labels, present.labels, shown),
      milestone,
    },
  }
}

/** Returns the one assignee; `+bob` is bob, and `-bob` is nobody where it was bob. */
async function assigneeFrom(
  typed: string | undefined,
  { people, project, present }: Pick<PeopleLookup, 'people' | 'project'> & { readonly present: Present },
): Promise<ChosenPerson | null | undefined | UnresolvedReference> {
  if (typed === undefined) return undefined
  if (isNone(typed)) return null
  const removes = namesIn(typed).every((name) => name.startsWith('-'))
  const current = removes ? assigneesOf(present) : []
  const found = await peopleFrom(typed, { people, project, present: current, author: null })
  if (found.kind !== 'people') return found
  if (removes) return current.some(({ id }) => id !== null && !isAmong(found.people, id)) ? null : undefined
  const [one, ...others] = found.people
  return others.length > 0 ? { kind: 'several-people', typed } : one
}

const isAmong = (people: readonly ChosenPerson[], id: number) => people.some((one) => one.id === id)

async function severalFrom(
  typed: string | undefined,
  lookup: PeopleLookup,
): Promise<ChosenPeople | UnresolvedReference | undefined> {
  return typed === undefined ? undefined : peopleFrom(typed, lookup)
}

async function milestoneFrom(session: Session, project: number, typed: TypedMilestone | undefined) {
  if (typed === undefined) return undefined
  if (typeof typed === 'string' && isNone(typed)) return null
  return findMilestone(session, { project, milestone: typed }, 'exact')
}

function isNone(typed: string): boolean {
  return typed.trim().toLowerCase() === 'none'
}

/**
 * `unknownMembers`: those of the named groups who are left out, as their accounts are not known, by their Slack ids.
 */
type ChosenPeople = {
  readonly kind: 'people'
  readonly people: readonly ChosenPerson[]
  readonly groups: readonly GroupName[]
  readonly unknownMembers: readonly string[]
}

const nobody: ChosenPeople = { kind: 'people', people: [], groups: [], unknownMembers: [] }

type NoId = { readonly kind: 'no-id'; readonly name: string }

interface PeopleLookup {
  readonly people: UserLookup
  readonly project: number
  readonly present: readonly UserSummary[]
  /** The person whom a group does not stand for: nobody reviews their own. */
  readonly author: Pick<UserSummary, 'id'> | null
}

/**
 * Returns the people named by `ann,bob` (exactly these), `+ann,-bob` (added to, removed from `present`), or
 * `none`: the wanted assignees or reviewers of a merge request. A user group stands for its people.
 */
async function peopleFrom(
  typed: string,
  { people, project, present, author }: PeopleLookup,
): Promise<ChosenPeople | NoPerson | NoId | Failure> {
  if (isNone(typed)) return nobody
  const adjusts = isAdjustment(typed)
  const chosen = new Map<number, ChosenPerson>()
  for (const { id, name } of adjusts ? present : []) if (id !== null) chosen.set(id, { id, name })
  const groups = new Map<string, GroupName>()
  const unknownMembers: string[] = []
  for (const word of namesIn(typed)) {
    const leaves = adjusts && word.startsWith('-')
    const name = adjusts ? word.slice(1).trim() : word
    const named = await peopleNamed(name, { people, project, author, present: leaves ? present : [] })
    if (named.kind !== 'people') return named
    if (!leaves) {
      for (const group of named.groups) groups.set(group.id, group)
      unknownMembers.push(...named.unknownMembers)
    }
    for (const person of named.people) {
      if (leaves) chosen.delete(person.id)
      else chosen.set(person.id, person)
    }
  }
  return { kind: 'people', people: [...chosen.values()], groups: [...groups.values()], unknownMembers }
}

/** Returns the person of a name; where nobody has it, those of a group or of its words. */
async function peopleNamed(
  name: string,
  { people, project, present, author }: PeopleLookup,
): Promise<ChosenPeople | NoPerson | NoId | Failure> {
  const find = async (person: string) => {
    // A person to remove is present, and need not have been active elsewhere in the project.
    const there = matchUser(person, present)
    return there.kind === 'person' ? there : people.find({ project, person })
  }
  const whole = await find(name)
  if (whole.kind !== 'person' && whole.kind !== 'unknown-person' && whole.kind !== 'user-group') return whole
  const group = whole.kind === 'person' ? null : await people.findGroup(name)
  if (group?.kind === 'group')
    return {
      kind: 'people',
      people: group.people.filter(({ id }) => id !== author?.id),
      groups: [{ id: group.id, handle: group.handle }],
      unknownMembers: group.unknownMembers,
    }
  if (group) return group
  const words = whole.kind === 'unknown-person' ? wordsOf(name) : []
  const found: ChosenPerson[] = []
  for (const one of words.length > 0 ? await Promise.all(words.map(find)) : [whole]) {
    if (one.kind !== 'person') return one
    const person = idOf(one.person)
    if ('kind' in person) return person
    found.push(person)
  }
  return { ...nobody, people: found }
}

function idOf({ id, name }: ForgePerson): ChosenPerson | NoId {
  return id === null ? { kind: 'no-id', name } : { id, name }
}

/**
 * Returns the labels named by `a,b` (exactly these), `+a,-b` (added to, removed from `present`), or `none`. A
 * label’s name cannot contain a comma, since the API separates labels with it. `shown`: the text was typed
 * over the present labels, so a present `+1` among them is a label and not a change.
 */
export function labelsFrom(typed: string, present: readonly string[], shown = false): readonly string[] {
  if (isNone(typed)) return []
  const named = labelNames(typed)
  const isList = shown && named.some((name) => present.includes(name))
  if (isList || !isAdjustment(typed)) return [...new Set(named)]
  const labels = new Set(present)
  for (const name of named) {
    const label = name.slice(1).trim()
    if (name.startsWith('+')) labels.add(label)
    else labels.delete(label)
  }
  return [...labels]
}

/** True when every name starts with a plus or a minus. */
export function isAdjustment(typed: string): boolean {
  const named = labelNames(typed)
  return named.length > 0 && named.every((name) => /^[+-]\s*\S/.test(name))
}

function labelNames(typed: string): string[] {
  return typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}
