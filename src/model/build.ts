import { z } from 'zod'
import { Id, OptionalText } from './fields.ts'

/** The newest build of a merge request, as today’s servers tell it (`head_pipeline`). */
export const Build = z.object({
  id: Id,
  sha: z.string().min(1),
  ref: OptionalText,
  /** One word of an open set: `running`, `success`, `failed` and so on. */
  status: z.string().min(1),
  web_url: OptionalText,
  created_at: OptionalText,
  updated_at: OptionalText,
})
export type Build = z.infer<typeof Build>

/**
 * How the build of a head stands. `not-told`: the server, or this answer of it, tells nothing of builds.
 * `missing`: there is none of this head.
 */
export type BuildState = 'not-told' | 'missing' | 'under-way' | 'passed' | 'not-passed'

/** What a merge request needs to tell of its build. */
export interface BuildFields {
  readonly sha: string | null
  readonly head_pipeline?: Build | null | undefined
}

/** The words of the API for a build that may still pass, as what can be said of it. */
const UNDER_WAY: Readonly<Record<string, string>> = {
  created: 'has not begun yet',
  waiting_for_resource: 'has not begun yet',
  waiting_for_callback: 'is running',
  preparing: 'has not begun yet',
  pending: 'has not begun yet',
  running: 'is running',
  scheduled: 'begins at a set time',
  manual: 'waits for a step that somebody starts',
}

const ENDED: Readonly<Record<string, string>> = {
  success: 'passed',
  failed: 'failed',
  canceled: 'was canceled',
  canceling: 'is being canceled',
  skipped: 'was skipped',
}

/** The build of the head itself; null where there is none, undefined where nothing is told. */
export function buildOfHead({ sha, head_pipeline: build }: BuildFields): Build | null | undefined {
  if (!build) return build
  return build.sha === sha || isOfMergeResult(build) ? build : null
}

/** Such a build is of the commit that a merge would make, which the merge request does not tell. */
function isOfMergeResult({ ref }: Build): boolean {
  return ref !== null && /^refs\/merge-requests\/\d+\/(?:merge|train)$/.test(ref)
}

/** How the build of the head stands. */
export function buildState(mr: BuildFields): BuildState {
  const build = buildOfHead(mr)
  if (build === undefined) return 'not-told'
  if (build === null) return 'missing'
  if (Object.hasOwn(UNDER_WAY, build.status)) return 'under-way'
  return build.status === 'success' ? 'passed' : 'not-passed'
}

/** `is running`, `failed`; a status that nobody has words for is told as the forge says it, not made inert. */
export function buildClause({ status }: Pick<Build, 'status'>): string {
  if (Object.hasOwn(UNDER_WAY, status)) return UNDER_WAY[status] ?? ''
  if (Object.hasOwn(ENDED, status)) return ENDED[status] ?? ''
  return `is in the state “${status.replaceAll('_', ' ')}”`
}
