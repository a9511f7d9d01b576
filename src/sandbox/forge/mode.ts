import type { Method } from './http/answer.ts'

/** Status and message of a refusal. */
type Refused = readonly [status: number, message: string]

const UNMERGEABLE = 'Branch cannot be merged'
const MISMATCH = 'SHA does not match HEAD of source branch'
const withHead = (head: string) => `${MISMATCH}: ${head}`
const notGiven = (name: string): Refused => [400, `400 (Bad request) "${name}" not given`]

/** All that is done to merge requests, but not what somebody has of them for themselves. */
const MERGE_REQUESTS = /^\/merge_requests(?!.*\/(?:subscription|todo)$)/
const WORK_IN_PROGRESS = /^\s*(?:\[WIP\]|WIP:|WIP\s)/i

const NO_METHOD: Refused = [405, '405 Method Not Allowed']
const UNCHECKED: Refused = [405, UNMERGEABLE]

/** The API document, the servers that shipped in its time, and today's servers. */
function servers<T>(document: T, shipped: T, today: T): readonly [T, T, T] {
  return [document, shipped, today]
}

/** Where these servers disagree. Handlers ask; nothing else decides. */
const TABLE = {
  /** Whether old spellings of path segments are understood, such as `keys` for `deploy_keys`. */
  oldNames: servers(true, true, false),
  /** Whether a known path with another method is 405; otherwise there is no such route. */
  refusesMethods: servers(true, true, false),
  /** Whether a path that a project had before leads to it. */
  followsMoves: servers(false, false, true),
  /** Whether an issue or a merge request can have a milestone of the group that its project is in. */
  groupMilestones: servers(false, false, true),
  /** The paths below a project that cannot be written to while it is archived. */
  closedByArchive: servers(
    MERGE_REQUESTS,
    MERGE_REQUESTS,
    /^\/(?:milestones|issues|merge_requests(?!.*\/(?:un)?(?:subscribe|todo)$))/,
  ),
  /** How many pages a list has at least. */
  leastPages: servers(0, 0, 1),
  /** Status of a new merge request and of a new todo. */
  created: servers(200, 201, 201),
  /** The titles that make a merge request a draft when they are written. */
  draftTitle: servers(WORK_IN_PROGRESS, WORK_IN_PROGRESS, /^(?:\[draft\]|\(draft\)|draft:)/i),
  /** Stands before the title of a draft that was written in another API's words. */
  draftPrefix: servers('WIP: ', 'WIP: ', 'Draft: '),
  cancelMethod: servers<Method>('PUT', 'POST', 'POST'),
  /** The servers named a class there that did not exist: they failed before anything was changed. */
  cancelWorks: servers(true, false, true),
  /** Whether the author may cancel a wait without being allowed to accept. */
  authorMayCancel: servers(false, true, true),
  /** Why accepting is refused; a conflict is known when an earlier check has found it. */
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
  mismatch: servers(() => MISMATCH, withHead, withHead),
  deletingNothing: servers<Refused>([404, '404 Not found'], [403, '403 Forbidden'], [404, '404 Not found']),
  /** `merge_status` is what git says now, or what the last check found: a merge attempt or a look at the page. */
  mergeStatus: servers<'now' | 'last check'>('now', 'last check', 'now'),
  /** Whether a merge request is `locked` while it is being merged. */
  locksWhileMerging: servers(false, true, true),
  /** Whether the project of a todo and the issues that a merge closes have more fields than the document shows. */
  showsMore: servers(false, true, true),
  /** Whether deleting a deploy key takes it away from every project that has it. */
  deletesKeyEverywhere: servers(false, true, false),
  disablingNothing: servers<Refused>(
    [404, '404 Not found'],
    [500, '500 Internal Server Error'],
    [404, '404 Not Found'],
  ),
  setAnswer: servers<'settings' | 'true'>('settings', 'true', 'settings'),
  wrongSetting: servers<Refused>([400, '400 Bad Request'], [404, '404 Not Found'], [400, '400 Bad Request']),
  /** Why an integration is not set when a required setting is missing or blank. */
  blankSetting: servers(notGiven, notGiven, (): Refused => [400, '400 Bad Request']),
  /** Whether an optional setting is emptied by sending it blank; otherwise blank is as if it was not sent. */
  blankEmpties: servers(true, false, true),
  /** Whether an integration that has the parameter `active` can be set and left switched off. */
  settableInactive: servers(true, false, false),
} as const

export type Mode = { readonly [name in keyof typeof TABLE]: (typeof TABLE)[name][number] }

function column(nth: 0 | 1 | 2): Mode {
  return Object.fromEntries(Object.entries(TABLE).map(([name, row]): readonly unknown[] => [name, row[nth]]))
}

/** What the document's time calls `/api/v3` is one of these. */
export const MODES = { document: column(0), shipped: column(1) } as const
export type ModeName = keyof typeof MODES

/** What today's servers do, below `/api/v4`. */
export const TODAY: Mode = column(2)
