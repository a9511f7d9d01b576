import { z } from 'zod'
import type { Build } from '../model/build.ts'
import { listOfRecords, OptionalCount, OptionalText } from '../model/fields.ts'
import type { Release } from '../model/forge-feature.ts'
import { Approvals } from '../model/merge-request.ts'
import type { FileChange } from '../model/merge-request-view.ts'
import { TrainCar } from '../model/merge-rules.ts'
import type { UserSummary } from '../model/user.ts'
import { Commit } from '../model/version.ts'
import type { Session } from './client.ts'
import {
  Critics,
  FAILED_JOBS,
  FailedJobs,
  GlobalId,
  nodesOf,
  Person,
  REVIEW_STATE,
  REVIEWS,
  sendQuery,
} from './graphql.ts'
import { LARGEST_PAGE } from './paging.ts'
import type { ApiResult } from './result.ts'

/** The facts that a merge request’s own call leaves out. */
export interface MergeRequestDetails {
  /** The head that all of it is of. */
  readonly sha: string | null
  /** The id of the build of that head, and the jobs that made it fail; null where there is none. */
  readonly build: (Pick<Build, 'failed_jobs'> & { readonly id: number }) | null
  /** The path of the project whose branch it is; null where this account may not see it. */
  readonly sourcePath: string | null
  readonly release: Release
  /** Newest first; null where it has more than one query tells. */
  readonly commits: readonly Commit[] | null
  /** Null where the server did not count them. */
  readonly files: readonly FileChange[] | null
  readonly approvals: Approvals | null
  /** The reviewers who want changes; undefined where the server does not say. */
  readonly changesRequestedBy: readonly UserSummary[] | undefined
  /** Null where it is on no train; undefined where the server does not say. */
  readonly train: TrainCar | null | undefined
}

/**
 * The fields are those of app/graphql/types/merge_request_type.rb, `canApprove` of
 * app/graphql/types/permission_types/merge_request.rb; only the Enterprise Edition has `approvalsLeft`, and since 17.2
 * `mergeTrainCar` (ee/app/graphql/ee/types/merge_request_type.rb). `commits` came with 14.7 (gitlab-org/gitlab!77188):
 * of older servers every part is asked for alone. What stays there in any case: a project has no `merge_method`, and
 * tells only those who administer it whether its train is enforced (app/graphql/types/project_type.rb,
 * ee/app/graphql/ee/types/ci/ci_cd_setting_type.rb).
 *
 * `headPipeline` is null once something was pushed after it (`diff_head_pipeline`, before `actual_head_pipeline`).
 * `projects` takes ids where `project` takes a path (app/graphql/resolvers/projects_resolver.rb). All of it costs about
 * 50, and 250 are allowed (`complexity_for`, app/graphql/types/base_field.rb; app/graphql/gitlab_schema.rb).
 */
const TEXT = `query($project: ID!, $iid: String!, $whole: Boolean!) {
  metadata { version }
  currentUser { id }
  projects(ids: [$project], first: 1) { nodes { mergeRequest(iid: $iid) {
    diffHeadSha
    headPipeline { id ${FAILED_JOBS} }
    sourceProject { fullPath }
    ... @include(if: $whole) {
      commitCount
      commits(first: ${LARGEST_PAGE}) { nodes { sha title authorName } }
      diffStats { path additions deletions }
      userPermissions { canApprove }
      approvedBy { nodes { id username name } }
      approvalsLeft
      mergeTrainCar { id status }
      ${REVIEWS}
    }
  } } }
}`

const Identified = z.object({ id: GlobalId })

const CommitNode = z
  .object({ sha: z.string(), title: OptionalText, authorName: OptionalText })
  .transform(({ sha: id, title, authorName: author_name }) => Commit.parse({ id, title, author_name }))

/** Without lines it may be renamed, or binary: nobody has counted them then. */
const FileNode = z
  .object({ path: z.string(), additions: z.number(), deletions: z.number() })
  .transform(
    ({ path, additions: added, deletions: removed }): FileChange =>
      added + removed > 0 ? { path, added, removed } : { path, added, removed, uncounted: true },
  )

const CarNode = Identified.extend({ status: z.string().toLowerCase() }).transform((car) =>
  TrainCar.parse(car),
)

const MergeRequestNode = z.object({
  diffHeadSha: OptionalText,
  headPipeline: Identified.extend({ jobs: FailedJobs.nullable() })
    .transform(({ id, jobs }) => ({ id, failed_jobs: jobs ?? undefined }))
    .nullable(),
  sourceProject: z.object({ fullPath: z.string() }).nullish(),
  commitCount: OptionalCount,
  commits: nodesOf(CommitNode).nullable().optional(),
  diffStats: listOfRecords(FileNode).nullable().optional(),
  userPermissions: z.object({ canApprove: z.boolean() }).optional(),
  approvedBy: nodesOf(Person).nullable().optional(),
  approvalsLeft: OptionalCount,
  mergeTrainCar: CarNode.nullable().optional(),
  reviewers: Critics,
})

const Data = z.object({
  metadata: z.object({ version: z.string() }).nullable(),
  currentUser: Identified.nullable(),
  projects: z.object({ nodes: z.array(z.object({ mergeRequest: MergeRequestNode.nullable() }).nullable()) }),
})

/** True where the paths of merge requests need no global id. */
export function isFoundByIid({ dialect }: Session): boolean {
  return dialect.mergeRequests.numberedBy === 'iid'
}

/**
 * Reads it with one query, null where this account may not see it. `whole`: with what the merge request contains and
 * who approved it; the other parts alone decide about a merge.
 */
export async function readMergeRequestDetails(
  session: Session,
  project: number,
  iid: number,
  whole: boolean,
): Promise<ApiResult<MergeRequestDetails | null>> {
  const answer = await sendQuery(session, {
    text: TEXT,
    project,
    variables: { iid: String(iid), whole },
    optional: ['approvalsLeft', 'mergeTrainCar', REVIEW_STATE],
    data: Data,
  })
  if (answer.kind !== 'done') return answer
  const { metadata, currentUser, projects } = answer.value
  const node = projects.nodes[0]?.mergeRequest
  if (!node) return { ...answer, value: null }
  const { commits, diffStats: files, approvedBy } = node
  const value: MergeRequestDetails = {
    sha: node.diffHeadSha,
    build: node.headPipeline,
    sourcePath: node.sourceProject?.fullPath ?? null,
    release: metadata?.version ?? null,
    commits: commits && commits.length === node.commitCount ? commits : null,
    // Git that could not count looks the same as no files (`diff_stats`, lib/gitlab/git/repository.rb).
    files: files && files.length > 0 ? files : null,
    approvals: approvedBy
      ? Approvals.parse({
          approved_by: approvedBy.map((user) => ({ user })),
          approvals_left: node.approvalsLeft,
          user_can_approve: node.userPermissions?.canApprove,
          user_has_approved: currentUser && approvedBy.some(({ id }) => id === currentUser.id),
        })
      : null,
    changesRequestedBy: node.reviewers,
    train: node.mergeTrainCar,
  }
  return { ...answer, value }
}
