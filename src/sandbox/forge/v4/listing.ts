import { z } from 'zod'
import { integer, numberList, text, wordList } from '../http/answer.ts'
import type { ProjectCall } from '../http/route.ts'
import { milestoneFor } from '../resources/milestones/routes.ts'
import type { Issue } from '../state/issues.ts'
import type { MergeRequest } from '../state/merge-requests.ts'
import { USERS } from '../state/projects.ts'

/** Who looks, at what project. */
export type View = Pick<ProjectCall, 'world' | 'project' | 'user'>

type Item = Issue | MergeRequest

/** A moment as ms UTC. */
const moment = text
  .refine((written) => !Number.isNaN(Date.parse(written)))
  .transform((written) => Date.parse(written))

/** `None` and `Any` are words of the API, in whatever case. */
export const someone = z.union([
  integer,
  z.stringFormat('none-any', /^(?:none|any)$/i).transform((word) => word.toLowerCase()),
])

/** What lists of issues and of merge requests can both be filtered by. */
export const common = {
  iids: numberList.optional(),
  labels: wordList.optional(),
  milestone: text.optional(),
  search: text.optional(),
  in: text.default('title,description'),
  author_id: integer.optional(),
  author_username: text.optional(),
  assignee_id: someone.optional(),
  assignee_username: wordList.optional(),
  created_after: moment.optional(),
  created_before: moment.optional(),
  updated_after: moment.optional(),
  updated_before: moment.optional(),
  sort: z.enum(['asc', 'desc']).default('desc'),
}
const fields = z.object(common)

type Common = z.infer<typeof fields>

/** Whether these filters let it through; `title` is how it is called where it is listed. */
export function passes(
  view: View,
  input: Common,
  item: Item,
  { title, assignees }: { readonly title: string; readonly assignees: readonly number[] },
): boolean {
  const nameOf = (id: number) => view.world.database.find(USERS, { id })?.username ?? ''
  return [
    !input.iids || input.iids.includes(item.iid),
    !input.labels || hasAll(input.labels, item.labels),
    input.milestone === undefined || hasAll([input.milestone], titleOfMilestone(view, item)),
    input.search === undefined || mentions({ ...item, title }, input.search, input.in),
    input.author_id === undefined || input.author_id === item.author_id,
    input.author_username === undefined || input.author_username === nameOf(item.author_id),
    isAmong(input.assignee_id, assignees),
    (input.assignee_username ?? []).every((name) => hasAll([name], assignees.map(nameOf))),
    isWithin(item.created_at, input.created_after, input.created_before),
    isWithin(item.updated_at, input.updated_after, input.updated_before),
  ].every(Boolean)
}

/** Every word of the search, in any order, within one of the fields. */
function mentions({ title, description }: Item, search: string, within: string): boolean {
  const shown: Record<string, string> = { title, description }
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const texts = within.split(',').map((name) => (shown[name.trim()] ?? '').toLowerCase())
  return texts.some((one) => words.every((word) => one.includes(word)))
}

/** The names must all be there; instead of a name `None` and `Any` may stand. */
export function hasAll(input: readonly string[], names: readonly string[]): boolean {
  const [only = ''] = input
  if (/^none$/i.test(only)) return names.length === 0
  return /^any$/i.test(only) ? names.length > 0 : input.every((name) => names.includes(name))
}

/** As `hasAll`, of ids. */
export function isAmong(input: number | string | undefined, people: readonly number[]): boolean {
  return input === undefined || hasAll([String(input)], people.map(String))
}

function titleOfMilestone({ world, project }: View, { milestone_id }: Item): string[] {
  const milestone = milestoneFor(world, project, milestone_id)
  return milestone ? [milestone.title] : []
}

/** When the milestone of an item is due. */
export function milestoneDue({ world, project }: View, { milestone_id }: Item): string | null {
  return milestoneFor(world, project, milestone_id)?.due_date ?? null
}

/** Whether something was changed in a window of time. */
export function isWithin(at: string, after: number | undefined, before: number | undefined): boolean {
  const then = Date.parse(at)
  return (after === undefined || then >= after) && (before === undefined || then <= before)
}

/** In the order of these keys; what has none comes last in both directions. */
export function sortedBy<T extends { readonly id: number }>(
  found: readonly T[],
  sort: 'asc' | 'desc',
  keyOf: (one: T) => string | number | null,
): T[] {
  const direction = sort === 'asc' ? 1 : -1
  return found.toSorted((one, other) => {
    const [left, right] = [keyOf(one), keyOf(other)]
    if (left === right) return direction * (one.id - other.id)
    if (left === null || right === null) return left === null ? 1 : -1
    return direction * (left < right ? -1 : 1)
  })
}
