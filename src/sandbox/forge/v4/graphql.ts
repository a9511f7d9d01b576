import type { GraphQLError } from 'graphql'
import { z } from 'zod'
import { type Answer, json, type Method, readParams, text } from '../http/answer.ts'
import type { Call, ProjectCall, Route } from '../http/route.ts'
import { carOf } from '../merging/merge.ts'
import { BUILDS, type Build, latestBuild } from '../state/builds.ts'
import { latestVersion, MERGE_REQUESTS, type MergeRequest } from '../state/merge-requests.ts'
import { PROJECTS, type Project, settingsOf } from '../state/projects.ts'
import { LEVEL, levelOf, mayRead } from '../world.ts'
import { detailsSchema, requestDetails, rootDetails } from './graphql-details.ts'
import { pipelineSummary } from './merge-requests/entity.ts'

/** The part of the server’s schema that clients of this forge ask for (doc/api/graphql/reference of the server). */
const SCHEMA = `
  scalar Time
  type Query { projects(ids: [ID!], first: Int): ProjectConnection }
  type ProjectConnection { nodes: [Project] }
  type Project {
    id: ID!
    fullPath: ID!
    mergeRequests(iids: [String!], first: Int): MergeRequestConnection
  }
  type MergeRequestConnection { nodes: [MergeRequest] }
  type MergeRequest { iid: String! headPipeline: Pipeline sourceProject: Project }
  type Pipeline {
    id: ID!
    sha: String
    ref: String
    status: PipelineStatusEnum!
    path: String
    createdAt: Time!
    updatedAt: Time!
  }
  enum PipelineStatusEnum { CREATED WAITING_FOR_RESOURCE PREPARING WAITING_FOR_CALLBACK PENDING RUNNING SUCCESS FAILED
    CANCELING CANCELED SKIPPED MANUAL SCHEDULED }
`
/** Most records of one page. */
const MAX_PAGE = 100

const input = z.object({
  query: text,
  variables: z
    .union([z.record(z.string(), z.unknown()), z.string().transform((written) => JSON.parse(written))])
    .pipe(z.record(z.string(), z.unknown()))
    .default({}),
})

interface Page {
  readonly first?: number | null
}

async function answer(call: Call): Promise<Answer> {
  const { query, variables } = readParams(input, call.params)
  const { buildSchema, execute, parse, validate } = await import('graphql')
  const schema = buildSchema(`${SCHEMA} ${detailsSchema(call.world)}`)
  const document = parse(query)
  const wrong = validate(schema, document)
  if (wrong.length > 0) return json(200, { errors: wrong.map(inServersWords) })
  const found = await execute({
    schema,
    document,
    variableValues: variables,
    rootValue: {
      ...rootDetails(call),
      projects: ({ ids, first }: Page & { readonly ids?: readonly string[] | null }) => {
        const all = call.world.database.list(PROJECTS)
        const named = ids ? all.filter(({ id }) => ids.includes(`gid://gitlab/Project/${id}`)) : all
        return page(
          named.flatMap((project) => projectNode(call, project) ?? []),
          first,
        )
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

function page<Node>(nodes: readonly Node[], first: number | null | undefined) {
  return { nodes: nodes.slice(0, Math.min(first ?? MAX_PAGE, MAX_PAGE)) }
}

/** Null for a project that this person may not see. */
function projectNode(call: Call, project: Project) {
  const { world, user } = call
  if (levelOf(world, user, project) < LEVEL.guest) return null
  return {
    id: `gid://gitlab/Project/${project.id}`,
    fullPath: `${project.namespace}/${project.path}`,
    mergeRequest({ iid }: { readonly iid: string }) {
      if (settingsOf(world.database, project.id).merge_requests_access_level === 'disabled') return null
      const request = world.database.find(MERGE_REQUESTS, { project_id: project.id, iid: Number(iid) })
      return request && mayRead(world, user, project, request)
        ? requestNode({ ...call, project }, request)
        : null
    },
    mergeRequests({ iids, first }: Page & { readonly iids?: readonly string[] | null }) {
      if (settingsOf(world.database, project.id).merge_requests_access_level === 'disabled') return null
      const all = world.database.list(MERGE_REQUESTS, { project_id: project.id }, 'id DESC')
      const named = iids ? all.filter(({ iid }) => iids.includes(String(iid))) : all
      const readable = named.filter((request) => mayRead(world, user, project, request))
      return page(
        readable.map((request) => requestNode({ ...call, project }, request)),
        first,
      )
    },
  }
}

function requestNode(call: ProjectCall, request: MergeRequest) {
  const { database } = call.world
  const build = headBuild(call, request)
  const source = request.source_project_id
    ? database.find(PROJECTS, { id: request.source_project_id })
    : undefined
  return {
    iid: String(request.iid),
    headPipeline: build && pipelineNode(call, build),
    sourceProject: () => (source ? projectNode(call, source) : null),
    ...requestDetails(call, request),
  }
}

/** The build of the head that was pushed last (`MergeRequest#actual_head_pipeline` of the server). */
function headBuild({ world, project }: ProjectCall, request: MergeRequest): Build | undefined {
  const { database } = world
  const car = carOf(world, request)
  if (car) return database.find(BUILDS, { id: car.build_id })
  return latestBuild(database, project.id, latestVersion(database, request.id).head_commit_sha)
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
  }
}

export const graphqlRoutes: readonly Route[] = (['GET', 'POST'] satisfies Method[]).map((method) => ({
  method,
  template: '',
  handle: answer,
}))
