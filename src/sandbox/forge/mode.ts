/** Status and message of a refusal. */
type Refused = readonly [status: number, message: string]

/** Where the API document and the servers that shipped in its time disagree. Handlers ask; nothing else decides. */
export interface Mode {
  /** Status of a new merge request and of a new todo. */
  readonly created: 200 | 201
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
  /** Whether an optional setting is emptied by sending it blank; otherwise blank is as if it was not sent. */
  readonly blankEmpties: boolean
  /** Whether an integration that has the parameter `active` can be set and left switched off. */
  readonly settableInactive: boolean
}

const NOT_MERGEABLE = 'Branch cannot be merged'
const MISMATCH = 'SHA does not match HEAD of source branch'

const document: Mode = {
  created: 200,
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
  blankEmpties: true,
  settableInactive: true,
}

const shipped: Mode = {
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

export const MODES = { document, shipped } as const

export type ModeName = keyof typeof MODES
