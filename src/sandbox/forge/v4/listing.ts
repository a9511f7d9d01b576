import { z } from 'zod'
import { integer, numberList, readParams, stringList, text } from '../http/answer.ts'
import type { Call, ProjectCall } from '../http/route.ts'
import { milestoneFor } from '../resources/milestones/routes.ts'
import type { Issue } from '../state/issues.ts'
import type { MergeRequest } from '../state/merge-requests.ts'
import { USERS } from '../state/projects.ts'

export type View = Pick<ProjectCall, 'world' | 'project' | 'user'>

type Item = Issue | MergeRequest

export const moment = text
  .refine((written) => !Number.isNaN(Date.parse(written)))
  .transform((written) => Date.parse(written))

/** `None` and `Any` are words of the API, in any case. */
export const someone = z.union([
  integer,
  z.stringFormat('none-any', /^(?:none|any)$/i).transform((word) => word.toLowerCase()),
])

/** The `scope` of a list; older clients write two of its words with dashes. */
export const scopeOf = <const Word extends string>(words: readonly Word[]) =>
  text
    .transform((word) => (/^(?:created-by|assigned-to)-me$/.test(word) ? word.replaceAll('-', '_') : word))
    .pipe(z.enum(words))

export const common = {
  iids: numberList.optional(),
  labels: stringList.optional(),
  milestone: text.optional(),
  search: text.optional(),
  in: text.default('title,description'),
  author_id: integer.optional(),
  author_username: text.optional(),
  assignee_id: someone.optional(),
  assignee_username: stringList.optional(),
  updated_after: moment.optional(),
  updated_before: moment.optional(),
  sort: z.enum(['asc', 'desc']).default('desc'),
}

type Common = z.infer<z.ZodObject<typeof common>>

/** True when an item passes these filters; `title` is its title in this list. */
export function passes(
  view: View,
  filter: Common,
  item: Item,
  { title, assignees }: { readonly title: string; readonly assignees: readonly number[] },
): boolean {
  const nameOf = (id: number) => view.world.database.get(USERS, { id }).username
  return [
    !filter.iids || filter.iids.includes(item.iid),
    !filter.labels || hasAll(filter.labels, item.labels),
    filter.milestone === undefined || hasAll([filter.milestone], titleOfMilestone(view, item)),
    filter.search === undefined || mentions({ ...item, title }, filter.search, filter.in),
    filter.author_id === undefined || filter.author_id === item.author_id,
    filter.author_username === undefined || filter.author_username === nameOf(item.author_id),
    isAmong(filter.assignee_id, assignees),
    (filter.assignee_username ?? []).every((name) => hasAll([name], assignees.map(nameOf))),
    isWithin(item.updated_at, filter.updated_after, filter.updated_before),
  ].every(Boolean)
}

function mentions({ title, description }: Item, search: string, within: string): boolean {
  const shown: Record<string, string> = { title, description }
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const texts = within.split(',').map((name) => (shown[name.trim()] ?? '').toLowerCase())
  return texts.some((one) => words.every((word) => one.includes(word)))
}

/** True when all names are there; `None` and `Any` may replace the names. */
export function hasAll(required: readonly string[], names: readonly string[]): boolean {
  const [only = ''] = required
  if (/^none$/i.test(only)) return names.length === 0
  return /^any$/i.test(only) ? names.length > 0 : required.every((name) => names.includes(name))
}

/** Like `hasAll`, for ids. */
export function isAmong(expected: number | string | undefined, people: readonly number[]): boolean {
  return expected === undefined || hasAll([String(expected)], people.map(String))
}

function titleOfMilestone({ world, project }: View, { milestone_id }: Item): string[] {
  const milestone = milestoneFor(world, project, milestone_id)
  return milestone ? [milestone.title] : []
}

const searching = z.object({ search: text.default('') })

/** The search for a name; empty on servers that ignore it. */
export function searchOf({ world, params }: Call): string {
  return world.mode.searchesNames ? readParams(searching, params).search : ''
}

export function isWithin(at: string, after: number | undefined, before: number | undefined): boolean {
  const then = Date.parse(at)
  return (after === undefined || then >= after) && (before === undefined || then <= before)
}

/** Sorts by these keys; items without one come last in both directions. */
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
