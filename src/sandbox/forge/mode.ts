/** Status and message of a refusal. */
type Refused = readonly [status: number, message: string]

/**
 * Where the API document, the servers that shipped in its time and today's servers disagree. Handlers ask; nothing
 * else decides.
 */
export interface Mode {
  /** Whether old spellings of path segments are understood, such as `keys` for `deploy_keys`. */
  readonly oldNames: boolean
  /** Whether a known path with another method is 405; otherwise there is no such route. */
  readonly refusesMethods: boolean
  /** Whether a path that a project had before leads to it. */
  readonly followsMoves: boolean
  /** Whether an issue or a merge request can have a milestone of the group that its project is in. */
  readonly groupMilestones: boolean
  /** The paths below a project that cannot be written to while it is archived. */
  readonly closedByArchive: RegExp
  /** How many pages a list has at least. */
  readonly leastPages: 0 | 1
  /** Status of a new merge request and of a new todo. */
  readonly created: 200 | 201
  /** The titles that make a merge request a draft when they are written. */
  readonly draftTitle: RegExp
  /** Stands before the title of a draft that was written in another API's words. */
  readonly draftMark: string
  readonly cancelMethod: 'PUT' | 'POST'
  /** The servers named a class there that did not exist: they failed before anything was changed. */
  readonly cancelWorks: boolean
  /** Whether the author may cancel a wait without being allowed to accept. */
  readonly authorMayCancel: boolean
  /** Why accepting is refused; a conflict is known when an earlier check has found it. */
  readonly accept: Readonly<Record<'finished' | 'draft' | 'knownConflict' | 'newConflict', Refused>>
  readonly mismatch: (head: string) => string
  readonly deletingNothing: Refused
  /** `merge_status` is what git says now, or what the last check found: a merge attempt or a look at the page. */
  readonly mergeStatus: 'now' | 'last check'
  /** Whether a merge request is `locked` while it is being merged. */
  readonly locksWhileMerging: boolean
  /** Whether the project of a todo and the issues that a merge closes have more fields than the document shows. */
  readonly showsMore: boolean
  /** Whether deleting a deploy key takes it away from every project that has it. */
  readonly deletesKeyEverywhere: boolean
  readonly disablingNothing: Refused
  readonly setAnswer: 'settings' | 'true'
  readonly wrongSetting: Refused
  /** Why an integration is not set when a required setting is missing or blank. */
  readonly blankSetting: (name: string) => Refused
  /** Whether an optional setting is emptied by sending it blank; otherwise blank is as if it was not sent. */
  readonly blankEmpties: boolean
  /** Whether an integration that has the parameter `active` can be set and left switched off. */
  readonly settableInactive: boolean
}

const NOT_GIVEN = (name: string): Refused => [400, `400 (Bad request) "${name}" not given`]
const NOT_MERGEABLE = 'Branch cannot be merged'
const MISMATCH = 'SHA does not match HEAD of source branch'

/** All that is done to merge requests, but not what somebody has of them for themselves. */
const MERGE_REQUESTS = /^\/merge_requests(?!.*\/(?:subscription|todo)$)/

const WORK_IN_PROGRESS = /^\s*(?:\[WIP\]|WIP:|WIP\s)/i

const document: Mode = {
  oldNames: true,
  refusesMethods: true,
  followsMoves: false,
  groupMilestones: false,
  closedByArchive: MERGE_REQUESTS,
  leastPages: 0,
  created: 200,
  draftTitle: WORK_IN_PROGRESS,
  draftMark: 'WIP: ',
  cancelMethod: 'PUT',
  cancelWorks: true,
  authorMayCancel: false,
  accept: {
    finished: [406, 'Method Not Allowed'],
    draft: [405, NOT_MERGEABLE],
    knownConflict: [405, NOT_MERGEABLE],
    newConflict: [405, NOT_MERGEABLE],
  },
  mismatch: () => MISMATCH,
  deletingNothing: [404, '404 Not found'],
  mergeStatus: 'now',
  locksWhileMerging: false,
  showsMore: false,
  deletesKeyEverywhere: false,
  disablingNothing: [404, '404 Not found'],
  setAnswer: 'settings',
  wrongSetting: [400, '400 Bad Request'],
  blankSetting: NOT_GIVEN,
  blankEmpties: true,
  settableInactive: true,
}

const shipped: Mode = {
  ...document,
  created: 201,
  cancelMethod: 'POST',
  cancelWorks: false,
  authorMayCancel: true,
  accept: {
    finished: [405, '405 Method Not Allowed'],
    draft: [405, '405 Method Not Allowed'],
    knownConflict: [405, '405 Method Not Allowed'],
    newConflict: [406, NOT_MERGEABLE],
  },
  mismatch: (head) => `${MISMATCH}: ${head}`,
  deletingNothing: [403, '403 Forbidden'],
  mergeStatus: 'last check',
  locksWhileMerging: true,
  showsMore: true,
  deletesKeyEverywhere: true,
  disablingNothing: [500, '500 Internal Server Error'],
  setAnswer: 'true',
  wrongSetting: [404, '404 Not Found'],
  blankEmpties: false,
  settableInactive: false,
}

/** What the document's time calls `/api/v3` is one of these. */
export const MODES = { document, shipped } as const

/** What today's servers do, below `/api/v4`. */
export const TODAY: Mode = {
  ...document,
  oldNames: false,
  refusesMethods: false,
  followsMoves: true,
  groupMilestones: true,
  closedByArchive: /^\/(?:milestones|issues|merge_requests(?!.*\/(?:un)?(?:subscribe|todo)$))/,
  leastPages: 1,
  created: 201,
  draftTitle: /^(?:\[draft\]|\(draft\)|draft:)/i,
  draftMark: 'Draft: ',
  cancelMethod: 'POST',
  authorMayCancel: true,
  accept: {
    finished: [405, '405 Method Not Allowed'],
    draft: [405, '405 Method Not Allowed'],
    knownConflict: [422, NOT_MERGEABLE],
    newConflict: [422, NOT_MERGEABLE],
  },
  mismatch: (head) => `${MISMATCH}: ${head}`,
  locksWhileMerging: true,
  showsMore: true,
  disablingNothing: [404, '404 Not Found'],
  blankSetting: () => [400, '400 Bad Request'],
  settableInactive: false,
}

export type ModeName = keyof typeof MODES
