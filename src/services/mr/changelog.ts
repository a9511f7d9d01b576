import type { Session } from '../../forge/client.ts'
import { readAllMergeRequests } from '../../forge/merge-requests.ts'
import { readAllPages } from '../../forge/paging.ts'
import { listRepositoryCommits } from '../../forge/projects.ts'
import { parseDate } from '../../model/day.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { Milestone, TypedMilestone } from '../../model/milestone.ts'
import { withReader } from '../access/credentials.ts'
import type { ForgeContext } from '../context.ts'
import { type Failure, readFailure } from '../failure.ts'
import { type Ambiguous, findMilestone } from '../milestone/find.ts'

/** A release: two tags, or a milestone. */
export type Release = { readonly from: string; readonly to: string } | Milestone

export type ChangelogOutcome =
  | {
      readonly kind: 'changelog'
      readonly project: number
      readonly release: Release
      /** Latest merge first. */
      readonly merged: readonly MergeRequest[]
      /** False when there are more than were looked through. */
      readonly complete: boolean
    }
  | Ambiguous
  | Failure

interface ChangelogInput {
  readonly project: number
  /** `v1.2..v1.3`, or a milestone. */
  readonly release: TypedMilestone
  /** The group that the milestone belongs to, by id; `OWN` for the project itself. */
  readonly owner?: number
}

/** Most commits and merge requests that are looked through. */
const LIMIT = { maxItems: 2_000, pages: 20 }

export function changelog(context: ForgeContext, input: ChangelogInput): Promise<ChangelogOutcome> {
  return withReader(context, input.project, (session) => {
    const tags = tagsIn(input.release)
    return tags ? betweenTags(session, input.project, tags) : ofMilestone(session, input)
  })
}

/** Returns the two names in `v1.2..v1.3`. */
function tagsIn(release: TypedMilestone): { readonly from: string; readonly to: string } | null {
  if (typeof release !== 'string') return null
  const [from = '', to = '', ...more] = release.trim().split(/\.{2,3}/)
  return from !== '' && to !== '' && more.length === 0 && !/\s/.test(from + to) ? { from, to } : null
}

/**
 * A merge request is in it by a commit between the tags: that of its merge, its squashed one, or where branches are
 * only fast-forwarded its head. What was merged has changed since the oldest of these commits; the first tag may be
 * younger, on a branch of its own.
 */
async function betweenTags(
  session: Session,
  project: number,
  tags: { readonly from: string; readonly to: string },
): Promise<ChangelogOutcome> {
  const { from, to } = tags
  const newest = (ref: string) => listRepositoryCommits(session, project, ref, { per_page: 1 })
  const [begin, end, between] = await Promise.all([
    newest(from),
    newest(to),
    readAllPages((paging) => listRepositoryCommits(session, project, `${from}..${to}`, paging), LIMIT),
  ])
  for (const [ref, answer] of [
    [from, begin],
    [to, end],
  ] as const) {
    if (answer.kind !== 'done') return readFailure(answer, `The tag “${ref}”`)
    if (answer.value.items.length === 0) return { kind: 'not-found', what: `The tag “${ref}”` }
  }
  if (between.kind !== 'done') return readFailure(between, `Project ${project}`)
  const commits = between.value.items
  const shas = new Set(commits.map(({ id }) => id))
  const [oldest] = commits
    .flatMap(({ created_at }) => parseDate(created_at) ?? [])
    .toSorted((a, b) => Number(a) - Number(b))
  if (!oldest) return { kind: 'changelog', project, release: tags, merged: [], complete: true }
  const answer = await readMerged(session, project, { updated_after: oldest.toISOString() })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  const isIn = ({ merge_commit_sha, squash_commit_sha, sha }: MergeRequest) =>
    [merge_commit_sha, squash_commit_sha, sha].some((one) => one !== null && shas.has(one))
  return {
    kind: 'changelog',
    project,
    release: tags,
    merged: newestFirst(answer.value.items.filter(isIn)),
    complete: answer.value.complete && between.value.complete,
  }
}

async function ofMilestone(
  session: Session,
  { project, release, owner }: ChangelogInput,
): Promise<ChangelogOutcome> {
  const found = await findMilestone(session, { project, milestone: release, owner }, 'prefix')
  if ('kind' in found) return found
  const answer = await readMerged(session, project, { milestone: found.title })
  if (answer.kind !== 'done') return readFailure(answer, `Project ${project}`)
  const { items, complete } = answer.value
  // A group’s milestone may have the title of the project’s own.
  const merged = newestFirst(items.filter(({ milestone }) => milestone?.id === found.id))
  return { kind: 'changelog', project, release: found, merged, complete }
}

function readMerged(
  session: Session,
  project: number,
  filter: { readonly milestone?: string | undefined; readonly updated_after?: string | undefined },
) {
  const merged = { state: 'merged', order_by: 'updated_at', sort: 'desc', ...filter } as const
  return readAllMergeRequests(session, project, merged, LIMIT)
}

function newestFirst(merged: readonly MergeRequest[]): MergeRequest[] {
  return merged.toSorted((a, b) => (b.merged_at ?? '').localeCompare(a.merged_at ?? '') || b.iid - a.iid)
}
