import { z } from 'zod'
import { Build } from '../model/build.ts'
import { OptionalFlag, OptionalText } from '../model/fields.ts'
import { Approvals } from '../model/merge-request.ts'
import type { UserSummary } from '../model/user.ts'
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
import type { MergeRequestFilter } from './inputs.ts'
import type { ApiResult } from './result.ts'

/**
 * Most merge requests of one query: servers return no longer page (`default_max_page_size`,
 * app/graphql/gitlab_schema.rb).
 */
export const MAX_QUERIED = 100

/** Which merge requests of a project: by their iid, or the first so many of a list of the API in the same order. */
export type Queried =
  | { readonly iids: readonly number[] }
  | (Required<Pick<MergeRequestFilter, 'order_by' | 'sort'>> & {
      readonly state: 'opened' | 'all'
      readonly first: number
    })

/** The facts of a merge request that the lists of the API leave out. */
export interface UnlistedFacts {
  /** The build of its head; null where there is none. */
  readonly build: Build | null
  /** The path of the project whose branch it is; null where this account may not see it. */
  readonly sourcePath: string | null
}

/** The same of one that concerns a person. */
export interface ConcerningFacts extends UnlistedFacts {
  readonly iid: number
  readonly isApproved: boolean
}

/** The facts that change without a change of `updated_at`, beside what the lists of the API tell. */
export interface SilentFacts {
  readonly build: Build | null
  readonly mergeError: string | null
  /** In the words of `detailed_merge_status`; null where the server does not say. */
  readonly mergeStatus: string | null
  readonly approvals: Approvals
  /** The reviewers who want changes; absent where the server knows no such answer of a review. */
  readonly changesRequestedBy: readonly UserSummary[] | undefined
}

/**
 * `headPipeline` is null once something was pushed after it (`actual_head_pipeline`, later `diff_head_pipeline`, in
 * app/graphql/types/merge_request_type.rb).
 */
const BUILD_FIELDS = 'id sha ref status path createdAt updatedAt'
const BUILD = `headPipeline { ${BUILD_FIELDS} }`
const UNLISTED = `id webUrl ${BUILD}
  sourceProject { fullPath }
  `
/** Only the Enterprise Edition knows the last two (ee/app/graphql/ee/types/merge_request_type.rb). */
const COUNTS = ['approvalsRequired', 'approvalsLeft']
/** Since 15.3. Lists show it as it was when something else changed (`present_cached`, lib/api/merge_requests.rb). */
const MERGE_STATUS = 'detailedMergeStatus'
/**
 * The names that are not the words of the rest of the API
 * (app/graphql/types/merge_requests/detailed_merge_status_enum.rb).
 */
const MERGE_STATUS_WORDS: ReadonlyMap<string, string> = new Map([
  ['blocked_status', 'merge_request_blocked'],
  ['external_status_checks', 'status_checks_must_pass'],
  ['jira_association', 'jira_association_missing'],
  ['security_policies_violations', 'security_policy_violations'],
  ['title_not_matching', 'title_regex'],
])
const SILENT = `id webUrl headPipeline { ${BUILD_FIELDS} ${FAILED_JOBS} } mergeError approved approvedBy { nodes { id username name } }
  ${COUNTS.join('\n')}
  ${MERGE_STATUS}
  ${REVIEWS}`
const CONCERNING = `iid ${UNLISTED} approvedBy { nodes { username } }`
/** The filters of a list by a person, since 13.8 (app/graphql/resolvers/project_merge_requests_resolver.rb). */
const ROLES = ['authorUsername', 'assigneeUsername', 'reviewerUsername'] as const

const Pipeline = z
  .object({
    id: GlobalId,
    sha: z.string(),
    ref: z.string().nullable(),
    status: z.string().toLowerCase(),
    path: z.string().nullable(),
    createdAt: z.string().nullable(),
    updatedAt: z.string().nullable(),
    jobs: FailedJobs.nullable().optional(),
  })
  .transform(({ createdAt, updatedAt, jobs, ...build }) => ({
    path: build.path,
    build: Build.parse({
      ...build,
      created_at: createdAt,
      updated_at: updatedAt,
      failed_jobs: jobs ?? undefined,
    }),
  }))

const Node = z.object({
  id: GlobalId,
  webUrl: OptionalText,
  headPipeline: Pipeline.nullable(),
})

const UnlistedNode = Node.extend({ sourceProject: z.object({ fullPath: z.string() }).nullish() })

const Unlisted = UnlistedNode.transform((node): [number, UnlistedFacts] => [node.id, unlistedOf(node)])

const Concerning = UnlistedNode.extend({
  iid: z.coerce.number(),
  approvedBy: nodesOf(Person.pick({ username: true })).nullable(),
})

const SilentNode = Node.extend({
  mergeError: OptionalText,
  detailedMergeStatus: z.string().toLowerCase().nullish(),
  approved: OptionalFlag,
  approvedBy: nodesOf(Person).nullable(),
  approvalsRequired: z.number().nullable().optional(),
  approvalsLeft: z.number().nullable().optional(),
  reviewers: Critics,
}).transform((node): [number, SilentFacts] => [
  node.id,
  {
    build: buildOf(node),
    mergeError: node.mergeError,
    mergeStatus: mergeStatusOf(node.detailedMergeStatus),
    approvals: Approvals.parse({
      approved: node.approved,
      approved_by: node.approvedBy?.map((user) => ({ user })) ?? [],
      approvals_required: node.approvalsRequired,
      approvals_left: node.approvalsLeft,
    }),
    changesRequestedBy: node.reviewers,
  },
])

function mergeStatusOf(name: string | null | undefined): string | null {
  return name ? (MERGE_STATUS_WORDS.get(name) ?? name) : null
}

/**
 * Reads what lists leave out, by global id; one that this account may not see is missing. Needs the feature `builds`.
 */
export function readUnlistedFacts(session: Session, project: number, which: Queried) {
  return readNodes(session, project, which, UNLISTED, Unlisted)
}

/**
 * Reads the open ones that somebody has created, is assigned to or is to review, by global id; null where there are
 * more than one query tells, and nothing of a project that this account may not see. Needs the feature `reviewers`.
 */
export async function readConcerningFacts(
  session: Session,
  project: number,
  username: string,
): Promise<ApiResult<ReadonlyMap<number, ConcerningFacts> | null>> {
  const answer = await readLists(session, project, {
    parameters: '$user: String!',
    lists: ROLES.map(
      (role) =>
        `${role}: mergeRequests(${role}: $user, state: opened, sort: UPDATED_DESC, first: ${MAX_QUERIED})`,
    ),
    fields: CONCERNING,
    schema: Concerning,
    variables: { user: username },
  })
  if (answer.kind !== 'done') return answer
  const isWhole = answer.value.every(({ length }) => length < MAX_QUERIED)
  const facts = answer.value.flatMap(visible).map((node): [number, ConcerningFacts] => {
    const isApproved = node.approvedBy?.some((user) => user.username === username) ?? false
    return [node.id, { ...unlistedOf(node), iid: node.iid, isApproved }]
  })
  return { ...answer, value: isWhole ? new Map(facts) : null }
}

/**
 * Reads what changes silently, by global id; one that this account may not see is missing. Needs the feature `builds`.
 */
export function readSilentFacts(session: Session, project: number, iids: readonly number[]) {
  return readNodes(session, project, { iids }, SILENT, SilentNode)
}

async function readNodes<Facts>(
  session: Session,
  project: number,
  which: Queried,
  fields: string,
  schema: z.ZodType<[number, Facts]>,
): Promise<ApiResult<ReadonlyMap<number, Facts>>> {
  const answer = await readLists(session, project, {
    parameters: '$iids: [String!], $state: MergeRequestState, $sort: MergeRequestSort, $first: Int',
    lists: ['mergeRequests(iids: $iids, state: $state, sort: $sort, first: $first)'],
    fields,
    schema,
    variables: variablesOf(which),
  })
  return answer.kind === 'done' ? { ...answer, value: new Map(answer.value.flatMap(visible)) } : answer
}

interface ListsQuery<Node> {
  /** Beside `$project`. */
  readonly parameters: string
  readonly lists: readonly string[]
  /** The fields that are read of each merge request. */
  readonly fields: string
  readonly schema: z.ZodType<Node>
  readonly variables: Readonly<Record<string, unknown>>
}

/**
 * Reads lists of merge requests of one project; no list where this account may not see it, null for a merge request that
 * it may not see. `projects` takes ids where `project` takes a path (app/graphql/resolvers/projects_resolver.rb).
 *
 * A field costs 1, one that asks git 2, a list of a hundred twice what is in it, one by iids once
 * (app/graphql/types/base_field.rb, app/graphql/resolvers/base_resolver.rb): the dearest query costs 117, and 250 are
 * allowed (app/graphql/gitlab_schema.rb).
 */
async function readLists<Node>(
  session: Session,
  project: number,
  { parameters, lists, fields, schema, variables }: ListsQuery<Node>,
): Promise<ApiResult<readonly (readonly (Node | null)[])[]>> {
  const selected = lists.map((list) => `${list} { nodes { ${fields} } }`).join(' ')
  const found = z.record(z.string(), z.object({ nodes: z.array(schema.nullable()) }))
  const answer = await sendQuery(session, {
    text: `query($project: ID!, ${parameters}) { projects(ids: [$project], first: 1) { nodes { ${selected} } } }`,
    project,
    variables,
    optional: [...COUNTS, MERGE_STATUS, REVIEW_STATE],
    data: z.object({ projects: z.object({ nodes: z.array(found) }) }),
  })
  if (answer.kind !== 'done') return answer
  const read = answer.value.projects.nodes.flatMap((node) => Object.values(node))
  return { ...answer, value: read.map(({ nodes }) => nodes) }
}

/** The merge requests of a list that this account may see. */
function visible<Node>(nodes: readonly (Node | null)[]): Node[] {
  return nodes.filter((node) => node !== null)
}

function variablesOf(which: Queried) {
  if ('iids' in which) return { iids: which.iids.map(String), first: MAX_QUERIED }
  const { state, order_by, sort, first } = which
  return { state, sort: `${order_by.replace('_at', '')}_${sort}`.toUpperCase(), first }
}

function unlistedOf(node: z.infer<typeof UnlistedNode>): UnlistedFacts {
  return { build: buildOf(node), sourcePath: node.sourceProject?.fullPath ?? null }
}

/** The path is one of the server, whose address that of the merge request names. */
function buildOf({ headPipeline, webUrl }: z.infer<typeof Node>): Build | null {
  if (!headPipeline) return null
  const { path, build } = headPipeline
  const server = webUrl ? URL.parse(webUrl) : null
  const found = path !== null && server ? URL.parse(path, server.href) : null
  return { ...build, web_url: found && found.origin === server?.origin ? found.href : null }
}
