import type { Call, ProjectCall } from '../http/route.ts'
import { carOf } from '../merging/merge.ts'
import { detailedMergeStatus, mergeChecks } from '../merging/merge-checks.ts'
import { columnsOf } from '../mode.ts'
import { latestVersion, type MergeRequest } from '../state/merge-requests.ts'
import { USERS } from '../state/projects.ts'
import { reviewersOf } from '../state/reviews.ts'
import { isEnterprise, isSince, LEVEL, levelOf, type World } from '../world.ts'
import { approvalCounts, mayApprove } from './merge-requests/approvals.ts'
import { changesOf, commitsOf } from './merge-requests/diffs.ts'

/**
 * The schema of what only a merge request’s own query has (app/graphql/types/merge_request_type.rb of the server); only
 * the Enterprise Edition counts approvals and, since 17.2, has `mergeTrainCar`
 * (ee/app/graphql/ee/types/merge_request_type.rb).
 */
export function detailsSchema(world: World): string {
  const counts = isEnterprise(world)
    ? 'extend type MergeRequest { approvalsRequired: Int approvalsLeft: Int }'
    : ''
  const trains = isEnterprise(world) && isSince(world, '17.2') ? TRAINS : ''
  const commits = isSince(world, '14.7') ? COMMITS : ''
  const logs = isSince(world, '15.11') ? LOGS : ''
  return `${DETAILS} ${counts} ${trains} ${commits} ${logs}`
}

const DETAILS = `
  extend type Query { metadata: Metadata currentUser: CurrentUser }
  type Metadata { version: String! enterprise: Boolean! }
  type CurrentUser { id: ID! username: String! name: String! }
  extend type Project { mergeRequest(iid: String!): MergeRequest }
  extend type MergeRequest {
    diffHeadSha: String
    diffStats: [DiffStats!]
    commitCount: Int
    approved: Boolean!
    approvedBy: UserCoreConnection
    userPermissions: MergeRequestPermissions!
    reviewers: MergeRequestReviewerConnection
    detailedMergeStatus: String
  }
  type DiffStats { path: String! additions: Int! deletions: Int! }
  type UserCoreConnection { nodes: [UserCore] }
  type UserCore { id: ID! username: String! name: String! }
  type MergeRequestReviewerConnection { nodes: [MergeRequestReviewer] }
  type MergeRequestReviewer {
    id: ID!
    username: String!
    name: String!
    mergeRequestInteraction: UserMergeRequestInteraction
  }
  type UserMergeRequestInteraction { approved: Boolean! reviewState: MergeRequestReviewState }
  enum MergeRequestReviewState { UNREVIEWED REVIEWED REQUESTED_CHANGES APPROVED UNAPPROVED REVIEW_STARTED }
  type MergeRequestPermissions { canApprove: Boolean! }
`

/** gitlab-org/gitlab!77188 */
const COMMITS = `
  extend type MergeRequest { commits(first: Int): CommitConnection }
  type CommitConnection { nodes: [Commit] }
  type Commit { sha: String! title: String authorName: String }
`

/** app/graphql/types/ci/job_trace_type.rb */
const LOGS = `
  extend type CiJob { trace: CiJobTrace }
  type CiJobTrace { htmlSummary(lastLines: Int = 10): String! }
`

const TRAINS = `
  extend type MergeRequest { mergeTrainCar: MergeTrainCar }
  type MergeTrainCar { id: ID! status: CarStatus! targetBranch: String! }
  enum CarStatus { IDLE STALE FRESH MERGING MERGED SKIP_MERGED }
`

export function rootDetails({ world, user }: Call) {
  return {
    metadata: { version: world.release().replace('-ce', ''), enterprise: isEnterprise(world) },
    currentUser: { ...user, id: `gid://gitlab/User/${user.id}` },
  }
}

export function requestDetails(call: ProjectCall, request: MergeRequest) {
  const { world, user, project } = call
  const { approvals, approved, required, left } = approvalCounts(call, request)
  return {
    diffHeadSha: latestVersion(world.database, request.id).head_commit_sha,
    diffStats: async () =>
      (await changesOf(call, request)).map(({ new_path, diff }) => ({ path: new_path, ...counted(diff) })),
    commitCount: async () => (await commitsOf(call, request)).length,
    commits: async ({ first }: Page) => {
      const nodes = (await commitsOf(call, request)).map(({ id, title, author_name }) => {
        return { sha: id, title, authorName: author_name }
      })
      return page(nodes, first)
    },
    approved,
    approvedBy: () => ({ nodes: approvals.map(({ user_id }) => userNode(world, user_id)) }),
    approvalsRequired: required,
    approvalsLeft: left,
    detailedMergeStatus: async () =>
      detailedMergeStatus(request, await mergeChecks(world, project, request)).toUpperCase(),
    reviewers: () => ({
      nodes: reviewersOf(world.database, request.id).map(({ user_id, state }) => {
        const mergeRequestInteraction = { approved: state === 'approved', reviewState: state.toUpperCase() }
        return { ...userNode(world, user_id), mergeRequestInteraction }
      }),
    }),
    userPermissions: () => ({ canApprove: mayApprove(call, request) }),
    mergeTrainCar() {
      const car = levelOf(world, user, project) < LEVEL.developer ? undefined : carOf(world, request)
      if (!car) return null
      const status = String(columnsOf('v4 train car', car).status).toUpperCase()
      return { id: `gid://gitlab/MergeTrains::Car/${car.id}`, status, targetBranch: car.target_branch }
    },
  }
}

function userNode({ database }: World, id: number) {
  const { username, name } = database.get(USERS, { id })
  return { id: `gid://gitlab/User/${id}`, username, name }
}

/** Most records of one page. */
export const MAX_PAGE = 100

export interface Page {
  readonly first?: number | null
}

export function page<Node>(nodes: readonly Node[], first: Page['first']) {
  return { nodes: nodes.slice(0, Math.min(first ?? MAX_PAGE, MAX_PAGE)) }
}

/** As git counts them (`numstat`): none of a binary file, whose diff has no hunks. */
function counted(diff: string) {
  const [, ...hunks] = diff.split(/^(?=@@ )/m)
  const lines = hunks.flatMap((hunk) => hunk.split('\n').slice(1))
  return {
    additions: lines.filter((line) => line.startsWith('+')).length,
    deletions: lines.filter((line) => line.startsWith('-')).length,
  }
}
