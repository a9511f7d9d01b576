import { z } from 'zod'
import { listOfRecords, OptionalText } from '../model/fields.ts'
import { SERVER } from '../model/server-name.ts'
import { UserSummary } from '../model/user.ts'
import type { Session } from './client.ts'
import { one } from './request-spec.ts'
import type { ApiResult } from './result.ts'

/** `gid://gitlab/Ci::Pipeline/12` */
export const GlobalId = z
  .string()
  .regex(/\/\d+$/)
  .transform((id) => Number(id.slice(id.lastIndexOf('/') + 1)))

export const Person = z.object({ id: GlobalId, username: OptionalText, name: OptionalText })

/** A list of the server; what this account may not see is null in it, and left out. */
export const nodesOf = <T>(record: z.ZodType<T>) =>
  z
    .object({ nodes: listOfRecords(record.nullable()) })
    .transform(({ nodes }) => nodes.filter((node) => node !== null))

/** An optional field of `REVIEWS`. */
export const REVIEW_STATE = 'reviewState'

/**
 * The reviewers with `UNREVIEWED`, `REQUESTED_CHANGES` and so on (`review_state`,
 * app/graphql/types/user_merge_request_interaction_type.rb; app/models/concerns/merge_request_reviewer_state.rb).
 */
export const REVIEWS = `reviewers { nodes { id username name mergeRequestInteraction { approved
  ${REVIEW_STATE}
  } } }`

const Reviewer = Person.extend({
  mergeRequestInteraction: z.object({ reviewState: z.string().nullable().optional() }).nullable(),
})

/** The people in `REVIEWS` who want changes; undefined where the server knows no such answer of a review. */
export const Critics = nodesOf(Reviewer)
  .nullish()
  .transform((reviewers): UserSummary[] | undefined => {
    if (!reviewers) return undefined
    const states = reviewers.map(({ mergeRequestInteraction: review }) => review?.reviewState)
    if (states.includes(undefined)) return undefined
    const found = reviewers.filter((_, nth) => states[nth] === 'REQUESTED_CHANGES')
    return found.map(({ mergeRequestInteraction: _, ...user }) => UserSummary.parse(user))
  })

/** The newest runs of jobs that have failed. */
export const FAILED_JOBS =
  'jobs(statuses: [FAILED], retried: false, first: 3) { nodes { name allowFailure stage { name } } }'

const FailedJob = z.object({
  name: z.string().nullable(),
  allowFailure: z.boolean(),
  stage: z.object({ name: z.string().nullable() }).nullable(),
})

/** The jobs that made the build fail. */
export const FailedJobs = nodesOf(FailedJob).transform((jobs) =>
  jobs
    .filter(({ allowFailure }) => !allowFailure)
    .map(({ name, stage }) => ({ name: name ?? '', stage: stage?.name ?? null })),
)

interface Query<T> {
  /** Its variable `$project` is the global id of `project`, the only one that it reads. */
  readonly text: string
  readonly project: number
  readonly variables: Readonly<Record<string, unknown>>
  /** Fields that only some servers have; each is on a line of its own, which is left out at the others. */
  readonly optional: readonly string[]
  readonly data: z.ZodType<T>
}

/**
 * A server’s answer, in a 200, to a query with fields that it does not know: nothing but these
 * (github.com/TeamCodeStream/codestream/issues/491 shows one of the Community Edition).
 */
const UnknownFields = z.object({
  errors: z
    .array(z.object({ extensions: z.object({ code: z.literal('undefinedField'), fieldName: z.string() }) }))
    .min(1)
    .transform((errors) => errors.map(({ extensions }) => extensions.fieldName)),
})

/**
 * Sends a query of GraphQL; needs the feature `builds`. Servers answer it by GET as well
 * (app/controllers/graphql_controller.rb forbids only mutations there), and with the scope `read_api`. Optional fields
 * that the server does not know are left out, then and in later queries.
 */
export async function sendQuery<T>(session: Session, query: Query<T>): Promise<ApiResult<T>> {
  const { text, project, variables, optional, data } = query
  const { unknownFields, withheldFields = [] } = session
  const left = [...optional.filter((field) => unknownFields.has(field)), ...withheldFields]
  const lines = text.split('\n').filter((line) => !left.includes(/\w+/.exec(line)?.[0] ?? ''))
  const answer = await session.call({
    method: 'GET',
    path: '/api/graphql',
    beside: true,
    project,
    query: {
      query: lines.map((line) => line.trim()).join(' '),
      variables: JSON.stringify({ project: `gid://gitlab/Project/${project}`, ...variables }),
    },
    reads: one(z.union([z.object({ data }), UnknownFields])),
    asksFor: 'list',
  })
  if (answer.kind !== 'done') return answer
  const { value } = answer
  if ('data' in value) return { ...answer, value: value.data }
  const { errors: unknown } = value
  const mayLeaveOut = unknown.every((field) => optional.includes(field) && !unknownFields.has(field))
  if (!mayLeaveOut)
    return { kind: 'unknown', reason: `${SERVER} does not know ${unknown.join(', ').slice(0, 200)}` }
  for (const field of unknown) unknownFields.set(field, true)
  return sendQuery(session, query)
}
