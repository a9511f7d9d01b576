import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Answer, json, type Method } from './http/answer.ts'

type Refused = readonly [status: number, message: string]

const UNMERGEABLE = 'Branch cannot be merged'
const MISMATCH = 'SHA does not match HEAD of source branch'
const withHead = (head: string) => `${MISMATCH}: ${head}`
const notGiven = (name: string): Refused => [400, `400 (Bad request) "${name}" not given`]

/** Calls about merge requests, except those about a person's own subscription or todo. */
const MERGE_REQUESTS = /^\/merge_requests(?!.*\/(?:subscription|todo)$)/
const WORK_IN_PROGRESS = /^\s*(?:\[WIP\]|WIP:|WIP\s)/i

const NO_METHOD: Refused = [405, '405 Method Not Allowed']
const UNCHECKED: Refused = [405, UNMERGEABLE]

interface Missing {
  readonly source?: string
  readonly target?: string
}

const problem = (status: number, message: unknown): Answer => json(status, { message })
const oldProblem = (words: readonly string[]): Answer => json(422, { error: words })
const NO_FORK = 'Source project is not a fork of the target project'
const OLD_FORK = oldProblem([NO_FORK])
const OLD_SAME = oldProblem(['You can not use same project/branch for source and target'])

function oldMissing({ source, target }: Missing): Answer {
  const words = (side: string, name: string | undefined) =>
    name === undefined ? [] : [`${side} branch "${name}" does not exist`]
  return oldProblem([...words('Source', source), ...words('Target', target)])
}

/**
 * A fault of a field, so 400: only conflicts of branches (409), forks, access and what is wrong with the whole (422)
 * have others (`handle_merge_request_errors!`, lib/api/helpers/merge_requests_helpers.rb of the server). What scripts
 * got of the source right after a push: github.com/yaoyuannnn/gerritlab/pull/87. Of the target,
 * `app/models/merge_request.rb` until 17 says `validates :target_branch, presence: true` and nothing of a branch that
 * is not there: a blank one was refused with “can't be blank” (github.com/profclems/glab/issues/831). Its words here
 * are those of the source.
 */
function todaysMissing({ source, target }: Missing): Answer {
  const lacks = ['does not exist']
  return problem(400, {
    source_branch: source === undefined ? undefined : lacks,
    target_branch: target === undefined ? undefined : lacks,
  })
}

function oldTwin({ title }: { iid: number; title: string }): Answer {
  return problem(409, [`Cannot Create: This merge request already exists: [${JSON.stringify(title)}]`])
}

/** Values for the API document, the servers that shipped in its time, and today's servers. */
function servers<T>(document: T, shipped: T, today: T): readonly [T, T, T] {
  return [document, shipped, today]
}

/** All differences between these servers; handlers look them up here and nowhere else. */
const TABLE = {
  /** Accepts old spellings of path segments, such as `keys` for `deploy_keys`. */
  oldNames: servers(true, true, false),
  /** Refuses another method of a known path with 405; otherwise there is no such route. */
  refusesMethods: servers(true, true, false),
  followsMoves: servers(false, false, true),
  /** Says of a personal token that it was revoked or has expired, rather than that it is none. */
  saysEndings: servers(false, false, true),
  groupMilestones: servers(false, false, true),
  /** Lists of branches and labels take a search; otherwise it is ignored. */
  searchesNames: servers(false, false, true),
  /** Paths below an archived project that refuse writes. */
  closedByArchive: servers(
    MERGE_REQUESTS,
    MERGE_REQUESTS,
    /^\/(?:milestones|issues|merge_requests(?!.*\/(?:un)?(?:subscribe|todo)$))/,
  ),
  /** Minimum number of pages of a list. */
  leastPages: servers(0, 0, 1),
  created: servers(200, 201, 201),
  /** Titles that mark a merge request as a draft when they are written. */
  draftTitle: servers(WORK_IN_PROGRESS, WORK_IN_PROGRESS, /^(?:\[draft\]|\(draft\)|draft:)/i),
  /** Prefix of a draft's title that was written through another API. */
  draftPrefix: servers('WIP: ', 'WIP: ', 'Draft: '),
  cancelMethod: servers<Method>('PUT', 'POST', 'POST'),
  /** These servers named a class that did not exist and failed before any change. */
  cancelWorks: servers(true, false, true),
  /** Lets the author cancel a wait without the right to merge. */
  authorMayCancel: servers(false, true, true),
  accept: servers<Readonly<Record<'finished' | 'draft' | 'knownConflict' | 'newConflict', Refused>>>(
    {
      finished: [406, 'Method Not Allowed'],
      draft: UNCHECKED,
      knownConflict: UNCHECKED,
      newConflict: UNCHECKED,
    },
    { finished: NO_METHOD, draft: NO_METHOD, knownConflict: NO_METHOD, newConflict: [406, UNMERGEABLE] },
    {
      finished: NO_METHOD,
      draft: NO_METHOD,
      knownConflict: [422, UNMERGEABLE],
      newConflict: [422, UNMERGEABLE],
    },
  ),
  /**
   * Refusals of the branches of a merge request. Today's: `validate_branches` (app/models/merge_request.rb) by
   * `handle_merge_request_errors!` (lib/api/helpers/merge_requests_helpers.rb). Until 19.0 they let anybody open one of
   * a branch that is not there, which this forge never does.
   */
  sameBranch: servers<Answer>(
    OLD_SAME,
    OLD_SAME,
    problem(422, ["You can't use same project/branch for source and target"]),
  ),
  missingBranches: servers(oldMissing, oldMissing, todaysMissing),
  openAlready: servers(oldTwin, oldTwin, ({ iid }) =>
    problem(409, [`Another open merge request already exists for this source branch: !${iid}`]),
  ),
  noFork: servers<Answer>(OLD_FORK, OLD_FORK, problem(422, [NO_FORK])),
  mismatch: servers(() => MISMATCH, withHead, withHead),
  deletingNothing: servers<Refused>([404, '404 Not found'], [403, '403 Forbidden'], [404, '404 Not found']),
  /** Source of `merge_status`: git's current answer, or the last check at a merge attempt or page view. */
  mergeStatus: servers<'now' | 'last check'>('now', 'last check', 'now'),
  /** Sets a merge request to `locked` during the merge. */
  locksWhileMerging: servers(false, true, true),
  /** The project of a todo and the issues that a merge closes have more fields than documented. */
  showsMore: servers(false, true, true),
  /** Deleting a deploy key removes it from every project that has it. */
  deletesKeyEverywhere: servers(false, true, false),
  disablingNothing: servers<Refused>(
    [404, '404 Not found'],
    [500, '500 Internal Server Error'],
    [404, '404 Not Found'],
  ),
  setAnswer: servers<'settings' | 'true'>('settings', 'true', 'settings'),
  wrongSetting: servers<Refused>([400, '400 Bad Request'], [404, '404 Not Found'], [400, '400 Bad Request']),
  blankSetting: servers(notGiven, notGiven, (): Refused => [400, '400 Bad Request']),
  /** A blank optional setting clears it; otherwise blank counts as not sent. */
  blankEmpties: servers(true, false, true),
  /** An integration with the parameter `active` can be set up while switched off. */
  settableInactive: servers(true, false, false),
} as const

export type Mode = { readonly [name in keyof typeof TABLE]: (typeof TABLE)[name][number] }

function column(nth: 0 | 1 | 2): Mode {
  return Object.fromEntries(Object.entries(TABLE).map(([name, row]): readonly unknown[] => [name, row[nth]]))
}

/** The two servers behind `/api/v3`. */
export const MODES = { document: column(0), shipped: column(1) } as const
export type ModeName = keyof typeof MODES

export const TODAY: Mode = column(2)

export const NEWEST_RELEASE = '19.4.0'

export function isAtLeast(release: string, since: string): boolean {
  return placeOf(release) >= placeOf(since)
}

function placeOf(release: string): number {
  const [major = 0, minor = 0] = release.split('.').map(Number)
  return major * 1000 + minor
}

/**
 * Today's servers at a release. Draft marks: `Gitlab::Regex.merge_request_wip` and `merge_request_draft`
 * (lib/gitlab/regex.rb) of 12.x, 13.12, 14.x and 18.x.
 */
export function todayAt(release: string): Mode {
  if (isAtLeast(release, '15.0')) return TODAY
  if (isAtLeast(release, '14.0'))
    return { ...TODAY, draftTitle: /^(?:\[draft\]|\(draft\)|draft:|draft\s-\s|draft$)/i }
  if (isAtLeast(release, '13.2'))
    return {
      ...TODAY,
      draftTitle: /^\s*(?:\[WIP\]|WIP:|WIP$|\[draft\]|\(draft\)|draft:|draft\s-\s|draft$)/i,
    }
  return { ...TODAY, draftTitle: WORK_IN_PROGRESS, draftPrefix: 'WIP: ' }
}

const table = z.object({
  /** Columns of the row; `name=column` renames one. */
  columns: z.array(z.string()).default([]),
  /** Fields with the same value in every row of a sandbox. */
  always: z.record(z.string(), z.unknown()).default({}),
})

/** Fields that each API shows of a row without computing anything. */
const TABLES = z
  .record(z.string(), table)
  .parse(JSON.parse(readFileSync(new URL('./columns.json', import.meta.url), 'utf8')))

/** Returns the fields of a row by the table of this name, such as `v4 issue`. */
export function columnsOf(name: string, row: object): Record<string, unknown> {
  const { columns = [], always } = TABLES[name] ?? {}
  const values = new Map<string, unknown>(Object.entries(row))
  const shown = columns.map((column) => {
    const [field = '', from = field] = column.split('=')
    return [field, values.get(from)] as const
  })
  return { ...Object.fromEntries(shown), ...always }
}
