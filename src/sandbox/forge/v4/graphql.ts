import type { GraphQLError, SelectionSetNode, ValueNode } from 'graphql'
import { z } from 'zod'
import { type Answer, json, type Method, readParams, text } from '../http/answer.ts'
import type { Call, ProjectCall, Route } from '../http/route.ts'
import { todaysState } from '../merging/after-push.ts'
import { carOf } from '../merging/merge.ts'
import { mergeRequestAddress } from '../resources/merge-requests/entity.ts'
import { BUILDS, type Build, type Job, jobsOf, logOf, newestBuildOf } from '../state/builds.ts'
import { assigneesOf, latestVersion, MERGE_REQUESTS, type MergeRequest } from '../state/merge-requests.ts'
import { PROJECTS, type Project, settingsOf, USERS } from '../state/projects.ts'
import { reviewersOf } from '../state/reviews.ts'
import { LEVEL, levelOf, mayRead, sourceProjectOf, type World } from '../world.ts'
import { pipelineSummary } from './entities.ts'
import { detailsSchema, MAX_PAGE, type Page, page, requestDetails, rootDetails } from './graphql-details.ts'
import { sortedBy } from './listing.ts'

/** The part of the server’s schema that clients of this forge ask for (doc/api/graphql/reference of the server). */
const SCHEMA = `
  scalar Time
  type Query { projects(ids: [ID!], first: Int): ProjectConnection }
  type ProjectConnection { nodes: [Project] }
  type Project {
    id: ID!
    fullPath: ID!
    mergeRequests(
      iids: [String!]
      state: MergeRequestState
      authorUsername: String
      assigneeUsername: String
      reviewerUsername: String
      sort: MergeRequestSort = CREATED_DESC
      first: Int
    ): MergeRequestConnection
  }
  enum MergeRequestState { opened closed locked all merged }
  enum MergeRequestSort { UPDATED_DESC UPDATED_ASC CREATED_DESC CREATED_ASC }
  type MergeRequestConnection { nodes: [MergeRequest] }
  type MergeRequest {
    id: ID!
    iid: String!
    webUrl: String
    mergeError: String
    headPipeline: Pipeline
    sourceProject: Project
  }
  type Pipeline {
    id: ID!
    sha: String
    ref: String
    status: PipelineStatusEnum!
    path: String
    createdAt: Time!
    updatedAt: Time!
    jobs(statuses: [CiJobStatus!], retried: Boolean, first: Int): CiJobConnection
  }
  type CiJobConnection { nodes: [CiJob] }
  type CiJob { id: ID name: String status: CiJobStatus allowFailure: Boolean! stage: CiStage }
  type CiStage { id: ID! name: String }
  enum CiJobStatus { CREATED WAITING_FOR_RESOURCE PREPARING WAITING_FOR_CALLBACK PENDING RUNNING SUCCESS FAILED
    CANCELING CANCELED SKIPPED MANUAL SCHEDULED }
  enum PipelineStatusEnum { CREATED WAITING_FOR_RESOURCE PREPARING WAITING_FOR_CALLBACK PENDING RUNNING SUCCESS FAILED
    CANCELING CANCELED SKIPPED MANUAL SCHEDULED }
`
/** `AUTHENTICATED_MAX_COMPLEXITY`, app/graphql/gitlab_schema.rb. */
const MAX_COMPLEXITY = 250
/** `calls_gitaly` of app/graphql/types/merge_request_type.rb: each costs one more. */
const ASKS_GIT: ReadonlySet<string> = new Set([
  'approved',
  'approvalsRequired',
  'approvalsLeft',
  'commits',
  'detailedMergeStatus',
  'diffHeadSha',
  'diffStats',
])

const LISTS: ReadonlySet<string> = new Set(['projects', 'mergeRequests', 'jobs'])

const input = z.object({
  query: text,
  variables: z
    .union([z.record(z.string(), z.unknown()), z.string().transform((written) => JSON.parse(written))])
    .pipe(z.record(z.string(), z.unknown()))
    .default({}),
})

type Variables = z.infer<typeof input>['variables']

interface Selected extends Page {
  readonly iids?: readonly string[] | null
  readonly state?: string | null
  readonly authorUsername?: string | null
  readonly assigneeUsername?: string | null
  readonly reviewerUsername?: string | null
  readonly sort: string
}

async function answer(call: Call): Promise<Answer> {
  const { query, variables } = readParams(input, call.params)
  const { buildSchema, execute, parse, validate } = await import('graphql')
  const schema = buildSchema(`${SCHEMA} ${detailsSchema(call.world)}`)
  const document = parse(query)
  const wrong = validate(schema, document)
  if (wrong.length > 0) return json(200, { errors: wrong.map(inServersWords) })
  const costs = document.definitions.map((one) =>
    'selectionSet' in one ? costOf(one.selectionSet, variables) : 0,
  )
  const cost = Math.max(...costs)
  if (cost > MAX_COMPLEXITY) {
    const message = `Query has complexity of ${cost}, which exceeds max complexity of ${MAX_COMPLEXITY}`
    return json(200, { errors: [{ message }] })
  }
  const found = await execute({
    schema,
    document,
    variableValues: variables,
    rootValue: {
      ...rootDetails(call),
      projects: ({ ids, first }: Page & { readonly ids?: readonly string[] | null }) => {
        const all = call.world.database.list(PROJECTS)
        const named = ids ? all.filter(({ id }) => ids.includes(`gid://gitlab/Project/${id}`)) : all
        const nodes = named.flatMap((project) => projectNode(call, project) ?? [])
        return page(nodes, first)
      },
    },
  })
  return json(200, found)
}

/** A field that the server does not know, as github.com/TeamCodeStream/codestream/issues/491 shows it. */
function inServersWords({ message, nodes, locations }: GraphQLError) {
  const [, fieldName, typeName] = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message) ?? []
  const node = nodes?.[0]
  if (fieldName === undefined || node?.kind !== 'Field') return { message, locations }
  const extensions = { code: 'undefinedField', typeName, fieldName }
  return { message: `Field '${fieldName}' doesn't exist on type '${typeName}'`, locations, extensions }
}

/**
 * The cost as the server counts it (`complexity_for`, app/graphql/types/base_field.rb and
 * app/graphql/resolvers/base_resolver.rb).
 */
function costOf(set: SelectionSetNode | undefined, variables: Variables): number {
  return (set?.selections ?? []).reduce((sum, selected) => {
    if (selected.kind === 'FragmentSpread') return sum
    const inner = costOf(selected.selectionSet, variables)
    if (selected.kind === 'InlineFragment') return sum + inner
    const { name, arguments: given } = selected
    if (!LISTS.has(name.value)) return sum + inner + (ASKS_GIT.has(name.value) ? 2 : 1)
    const argumentOf = (argument: string) =>
      given?.flatMap((one) => (one.name.value === argument ? [literalOf(one.value, variables)] : []))[0]
    // Merge requests are always sorted.
    const own = inner + (name.value === 'mergeRequests' ? 2 : 1)
    const items = argumentOf('iids') ? 0 : Math.min(Number(argumentOf('first') ?? MAX_PAGE), MAX_PAGE)
    return sum + Math.floor(own * (1 + 0.01 * items))
  }, 0)
}

function literalOf(node: ValueNode, variables: Variables): unknown {
  if (node.kind === 'Variable') return variables[node.name.value]
  return 'value' in node ? node.value : node.kind
}

/** Null for a project that this person may not see. */
function projectNode(call: Call, project: Project) {
  const { world, user } = call
  if (levelOf(world, user, project) < LEVEL.guest) return null
  const hasNone = settingsOf(world.database, project.id).merge_requests_access_level === 'disabled'
  return {
    id: `gid://gitlab/Project/${project.id}`,
    fullPath: `${project.namespace}/${project.path}`,
    mergeRequest({ iid }: { readonly iid: string }) {
      if (hasNone) return null
      const request = world.database.find(MERGE_REQUESTS, { project_id: project.id, iid: Number(iid) })
      return request && mayRead(world, user, project, request)
        ? requestNode({ ...call, project }, request)
        : null
    },
    mergeRequests({ sort, first, ...filter }: Selected) {
      if (hasNone) return null
      const all = world.database.list(MERGE_REQUESTS, { project_id: project.id }, 'id DESC')
      const named = all.filter(
        (request) => isSelected(world, filter, request) && mayRead(world, user, project, request),
      )
      const sorted = sortedBy(named, sort.endsWith('_ASC') ? 'asc' : 'desc', (request) =>
        sort.startsWith('UPDATED') ? request.updated_at : request.created_at,
      )
      const nodes = sorted.map((request) => requestNode({ ...call, project }, request))
      return page(nodes, first)
    },
  }
}

function isSelected(
  { database }: World,
  { iids, state, ...people }: Omit<Selected, 'sort' | 'first'>,
  request: MergeRequest,
): boolean {
  const isAmong = (username: string | null | undefined, ids: () => readonly (number | null)[]) =>
    !username || ids().some((id) => id !== null && database.find(USERS, { id })?.username === username)
  return (
    (!iids || iids.includes(String(request.iid))) &&
    (!state || state === 'all' || todaysState(request) === state) &&
    isAmong(people.authorUsername, () => [request.author_id]) &&
    isAmong(people.assigneeUsername, () => assigneesOf(request)) &&
    isAmong(people.reviewerUsername, () => reviewersOf(database, request.id).map(({ user_id }) => user_id))
  )
}

function requestNode(call: ProjectCall, request: MergeRequest) {
  const build = headBuild(call, request)
  const source = sourceProjectOf(call.world, request)
  return {
    id: `gid://gitlab/MergeRequest/${request.id}`,
    iid: String(request.iid),
    webUrl: mergeRequestAddress(call, request),
    mergeError: request.merge_error,
    headPipeline: build && pipelineNode(call, build),
    sourceProject: () => (source ? projectNode(call, source) : null),
    ...requestDetails(call, request),
  }
}

/**
 * The newest build, where it is of the head that was pushed last (`MergeRequest#actual_head_pipeline` of the server).
 */
function headBuild({ world }: ProjectCall, request: MergeRequest): Build | undefined {
  const { database } = world
  const car = carOf(world, request)
  if (car) return database.find(BUILDS, { id: car.build_id })
  const { head_commit_sha: head } = latestVersion(database, request.id)
  const build = newestBuildOf(database, request, [head])
  return build && (build.sha === head || build.source_sha === head) ? build : undefined
}

function pipelineNode(call: ProjectCall, build: Build) {
  const { updated_at, web_url } = pipelineSummary(call, build)
  return {
    id: `gid://gitlab/Ci::Pipeline/${build.id}`,
    sha: build.sha,
    ref: build.branch,
    status: build.status.toUpperCase(),
    path: new URL(web_url).pathname,
    createdAt: build.started_at,
    updatedAt: updated_at,
    jobs: ({ statuses, retried, first }: Page & SelectedJobs) => {
      const found = jobsOf(call.world.database, build.id, retried !== false)
      const named = found.filter(({ status }) => !statuses || statuses.includes(status.toUpperCase()))
      return page(named.map(jobNode), first)
    },
  }
}

interface SelectedJobs {
  readonly statuses?: readonly string[] | null
  readonly retried?: boolean | null
}

function jobNode(job: Job) {
  const { id, name, status, stage } = job
  return {
    id: `gid://gitlab/Ci::Build/${id}`,
    name,
    status: status.toUpperCase(),
    allowFailure: false,
    stage: { id: `gid://gitlab/Ci::Stage/${id}`, name: stage },
    trace: { htmlSummary: ({ lastLines }: { readonly lastLines: number }) => htmlOf(logOf(job), lastLines) },
  }
}

/**
 * The last lines as the server puts them into HTML (lib/gitlab/ci/ansi2html.rb,
 * app/graphql/types/ci/job_trace_type.rb).
 */
function htmlOf(log: string, lastLines: number): string {
  const last = log.split(/(?<=\n)/).slice(-Math.min(Math.max(lastLines, 1), 100))
  const parts = last.join('').matchAll(HTML_PARTS)
  const html = Array.from(parts, ([whole, section, action, sequence]) => {
    if (section)
      return `<div class="section-${action}" data-action="${action}" onclick="var open = true;"></div>`
    if (sequence !== undefined) return sequence.endsWith('m') ? '</span><span class="term-fg-l-green">' : ''
    return whole === '<' ? '&lt;' : whole === '\n' ? '<br/>' : whole
  })
  return `<span class="">${html.join('')}</span>`
}

const HTML_PARTS = /(section_(start|end):\d+:[\w.-]+\r\p{Cc}\[0K)|\p{Cc}\[([\d;]*[A-Za-z])|[\s\S]/gu

export const graphqlRoutes: readonly Route[] = (['GET', 'POST'] satisfies Method[]).map((method) => ({
  method,
  template: '',
  handle: answer,
}))
