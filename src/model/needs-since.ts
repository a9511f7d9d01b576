import { failedBuild } from './build.ts'
import { parseDate } from './day.ts'
import type { Missing } from './merge-offer.ts'
import { assigneesOf, isOpen, type MergeRequest } from './merge-request.ts'
import { type CardState, checkOf } from './merge-request-state.ts'
import { commentsOf, type Need, type NudgeKind } from './nudge.ts'
import type { UserSummary } from './user.ts'

/** Age up to which a merge request that is seen for the first time counts as new, in ms. */
const NEW_MS = 3_600_000

/**
 * Returns whom a merge request needs since `before`; null when it was never seen. Lists report no builds, so a
 * failed build is found by single reads only. `mentions`: of comments that were just read.
 */
export function needsSince(
  before: CardState | null,
  after: CardState,
  mentions: readonly Need[] = [],
): Need[] {
  const { view, at } = after
  const { mr } = view
  const last = before?.view.mr ?? null
  if (!isOpen(mr) || (last === null && !isNew(mr, at.getTime()))) return []
  const reviewers = added(last?.reviewers ?? [], mr.reviewers)
  const assigned = added(last ? assigneesOf(last) : [], assigneesOf(mr))
  const author = mr.author?.id ?? null
  const own = (kind: NudgeKind, ref: string | null): Need[] =>
    author === null || ref === null ? [] : [{ kind, person: author, ref }]
  return [
    ...reviewers.map((person): Need => ({ kind: 'review', person, ref: '' })),
    // Whoever opens a merge request for themselves knows.
    ...assigned
      .filter((person) => last !== null || person !== author)
      .map((person): Need => ({ kind: 'assigned', person, ref: '' })),
    // Whoever approves what is theirs knows.
    ...newApprovers(before, after).flatMap(({ id }) =>
      id === author ? [] : own('approved', `${id} ${at.getTime()}`),
    ),
    ...newCritics(before, after).flatMap((id) => own('changes', `${id} ${at.getTime()}`)),
    ...own('ready', gotReady(before, after)),
    ...own('conflict', isInWay(before, after) ? String(at.getTime()) : null),
    ...own('build', failedBuild(mr) === failedBuild(last) ? null : failedBuild(mr)),
    ...own('comment', last && commentsOf(mr) > commentsOf(last) ? String(commentsOf(last)) : null),
    ...mentions,
  ]
}

/** Returns the people of these whom a comment, or a description, mentions by name; not its writer. */
export function mentioned(
  body: string,
  writer: UserSummary | null,
  people: readonly { readonly person: number; readonly userName: string }[],
  ref: string,
): Need[] {
  const names = mentionsIn(body)
  const found = people.filter(
    ({ person, userName }) => person !== writer?.id && names.has(userName.toLowerCase()),
  )
  return [...new Set(found.map(({ person }) => person))].map((person) => ({ kind: 'mention', person, ref }))
}

/** Returns the people who have approved since. */
export function newApprovers(before: CardState | null, { view: { approvals } }: CardState): UserSummary[] {
  const last = before?.view.approvals
  if (!last || !approvals) return []
  const users = (all: typeof approvals) => all.approved_by.map(({ user }) => user)
  return newPeople(users(last), users(approvals))
}

/** The reviewers who want changes since. */
function newCritics(before: CardState | null, { view: { changesRequestedBy } }: CardState): number[] {
  const last = before?.view.changesRequestedBy
  return last && changesRequestedBy ? added(last, changesRequestedBy) : []
}

/** The conditions that others fulfil: the author takes away a conflict or the mark of a draft. */
const GIVEN: ReadonlySet<Missing> = new Set(['approvals', 'discussions', 'build', 'other'])

/** `approvals`, what was missing last, and when that ended; null where nothing was, or something still is. */
export function gotReady(before: CardState | null, { checked, view: { mr }, at }: CardState): string | null {
  const last = before && checkOf(before)?.missing
  if (!last || !GIVEN.has(last) || checked?.missing !== 'none' || mr.merge_when_build_succeeds) return null
  return `${last} ${at.getTime()}`
}

/** True when the same head and target are in conflict since: something else was merged or pushed. */
function isInWay(before: CardState | null, { checked, view: { mr } }: CardState): boolean {
  const last = before && checkOf(before)
  if (!last || last.missing === 'conflicts' || checked?.missing !== 'conflicts') return false
  return last.sha === checked.sha && before?.view.mr.target_branch === mr.target_branch
}

function isNew({ created_at }: MergeRequest, now: number): boolean {
  const at = parseDate(created_at)?.getTime()
  return at !== undefined && now - at < NEW_MS
}

/** People without an id cannot be told apart. */
export function newPeople(before: readonly UserSummary[], after: readonly UserSummary[]): UserSummary[] {
  const known = new Set(before.map(({ id }) => id))
  return after.filter(({ id }) => id !== null && !known.has(id))
}

function added(before: readonly UserSummary[], after: readonly UserSummary[]): number[] {
  return newPeople(before, after).flatMap(({ id }) => id ?? [])
}

/** Names of people and groups; a dot or a hyphen at the end belongs to the sentence. */
const NAME = /(?<![\w@./-])@([a-z\d_][\w.-]*)/gi
/** A fence of code; nobody is mentioned between two of them. */
const FENCE = /^\s{0,3}(?:```|~~~)/

/**
 * Returns the user names that a text mentions, in lower case: none of those in code and in quotes, as at the server.
 */
export function mentionsIn(body: string): ReadonlySet<string> {
  const names = new Set<string>()
  let isCode = false
  for (const line of body.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode
    else if (!isCode && !line.trimStart().startsWith('>')) {
      // Every second part is between backticks.
      const prose = line.split('`').filter((_, nth) => nth % 2 === 0)
      for (const [, name = ''] of prose.join(' ').matchAll(NAME)) names.add(withoutEnd(name).toLowerCase())
    }
  }
  return names
}

function withoutEnd(name: string): string {
  let end = name.length
  while (end > 0 && '.-'.includes(name.charAt(end - 1))) end -= 1
  return name.slice(0, end)
}
