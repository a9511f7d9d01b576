import { z } from 'zod'
import type { Asking, ForgeUnderTest } from '../../forge-under-test.ts'

const Person = z.looseObject({ id: z.number(), username: z.string() })

/** A merge request of today's API, with the fields that tests look at. */
export const Today = z.looseObject({
  id: z.number(),
  iid: z.number(),
  title: z.string(),
  state: z.string(),
  sha: z.string(),
  draft: z.boolean(),
  detailed_merge_status: z.string(),
  merge_status: z.string(),
  merge_when_pipeline_succeeds: z.boolean(),
  merge_commit_sha: z.string().nullable(),
  squash_commit_sha: z.string().nullable(),
  user_notes_count: z.number(),
  updated_at: z.string(),
  assignees: z.array(Person),
  reviewers: z.array(Person),
  labels: z.array(z.string()),
  web_url: z.string(),
})

export const ANN = 2
export const BOB = 3
export const CY = 4
export const ROOT = 1

/** Calls of today's API below one merge request: `on(12, 'PUT', '/merge')`. */
export async function on(
  under: ForgeUnderTest,
  iid: number,
  method: string,
  rest = '',
  asking: Asking & { project?: number } = {},
) {
  return under.v4(method, `/projects/${asking.project ?? 42}/merge_requests/${iid}${rest}`, asking)
}

/** A merge request as root sees it. */
export async function look(under: ForgeUnderTest, iid: number, project = 42, query = '') {
  return Today.parse((await on(under, iid, 'GET', query, { project, as: 'root' })).body)
}

/** The iids of a list, in its order. */
export async function iids(under: ForgeUnderTest, query: string, as: Asking['as'] = 'ann') {
  const { body } = await under.v4('GET', `/projects/42/merge_requests?per_page=100&${query}`, { as })
  return z
    .array(Today)
    .parse(body)
    .map(({ iid }) => iid)
}
