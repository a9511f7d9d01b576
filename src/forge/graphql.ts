import { z } from 'zod'
import { Build } from '../model/build.ts'
import type { MergeRequest } from '../model/merge-request.ts'
import type { Session } from './client.ts'
import { one } from './request-spec.ts'
import type { ApiResult } from './result.ts'

/** What the lists of the API leave out of a merge request. */
export interface UnlistedFacts {
  /** The build of its head; null where there is none. */
  readonly build: Build | null
  /** The path of the project whose branch it is; null where this account may not see it. */
  readonly sourcePath: string | null
}

/** Most merge requests of one query: servers return no longer page. */
export const MAX_QUERIED = 100

/**
 * `headPipeline` is null once something was pushed after it (`actual_head_pipeline`, later `diff_head_pipeline`, in
 * app/graphql/types/merge_request_type.rb); `projects` takes ids where `project` takes a path
 * (app/graphql/resolvers/projects_resolver.rb).
 */
const QUERY = `query($project: ID!, $iids: [String!]) {
  projects(ids: [$project], first: 1) { nodes {
    mergeRequests(iids: $iids, first: ${MAX_QUERIED}) { nodes {
      iid
      headPipeline { id sha ref status path createdAt updatedAt }
      sourceProject { fullPath }
    } }
  } }
}`.replaceAll(/\s+/g, ' ')

const Pipeline = z
  .object({
    /** `gid://gitlab/Ci::Pipeline/12` */
    id: z.string().regex(/\/\d+$/),
    sha: z.string(),
    ref: z.string().nullable(),
    status: z.string().toLowerCase(),
    path: z.string().nullable(),
    createdAt: z.string().nullable(),
    updatedAt: z.string().nullable(),
  })
  .transform(({ id, sha, ref, status, path, createdAt, updatedAt }) => ({
    path,
    build: Build.parse({
      id: Number(id.slice(id.lastIndexOf('/') + 1)),
      sha,
      ref,
      status,
      web_url: null,
      created_at: createdAt,
      updated_at: updatedAt,
    }),
  }))

const Node = z.object({
  iid: z.coerce.number(),
  headPipeline: Pipeline.nullable(),
  sourceProject: z.object({ fullPath: z.string() }).nullable(),
})

const Answer = z.object({
  data: z.object({
    projects: z.object({
      nodes: z.array(z.object({ mergeRequests: z.object({ nodes: z.array(Node) }) })),
    }),
  }),
})

/**
 * Reads what lists leave out of these merge requests of one project, by their iid; one that this account may not see is
 * missing. Needs the feature `builds`. Servers answer a query by GET as well (app/controllers/graphql_controller.rb
 * forbids only mutations there), and with the scope `read_api`.
 */
export async function readUnlistedFacts(
  session: Session,
  project: number,
  listed: readonly Pick<MergeRequest, 'iid' | 'web_url'>[],
): Promise<ApiResult<ReadonlyMap<number, UnlistedFacts>>> {
  const variables = {
    project: `gid://gitlab/Project/${project}`,
    iids: listed.map(({ iid }) => String(iid)),
  }
  const answer = await session.call({
    method: 'GET',
    path: '/api/graphql',
    beside: true,
    query: { query: QUERY, variables: JSON.stringify(variables) },
    reads: one(Answer),
    asksFor: 'page',
  })
  if (answer.kind !== 'done') return answer
  const addresses = new Map(listed.map(({ iid, web_url }) => [iid, web_url]))
  const nodes = answer.value.data.projects.nodes.flatMap(({ mergeRequests }) => mergeRequests.nodes)
  const value = new Map(
    nodes.map(({ iid, headPipeline, sourceProject }) => [
      iid,
      {
        build: headPipeline && {
          ...headPipeline.build,
          web_url: addressOf(headPipeline.path, addresses.get(iid)),
        },
        sourcePath: sourceProject?.fullPath ?? null,
      },
    ]),
  )
  return { ...answer, value }
}

/** The path is one of the server, whose address that of the merge request names. */
function addressOf(path: string | null, beside: string | null | undefined): string | null {
  const server = beside ? URL.parse(beside) : null
  const found = path !== null && server ? URL.parse(path, server.href) : null
  return found && found.origin === server?.origin ? found.href : null
}
