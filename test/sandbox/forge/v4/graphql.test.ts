import { afterAll, beforeAll, expect, test } from 'vitest'
import { ForgeUnderTest } from '../forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
afterAll(async () => under.end())

const FACTS = `query($project: ID!, $iids: [String!]) { projects(ids: [$project]) { nodes { mergeRequests(iids: $iids) {
  nodes { iid headPipeline { sha status } sourceProject { fullPath } } } } } }`

async function ask(
  query: string,
  {
    as = 'ann',
    method = 'GET',
    ...variables
  }: { as?: string; method?: string; project?: string; iids?: string[] } = {},
) {
  const body = { query, variables }
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) })
  const response = await fetch(`${under.forge.url}/api/graphql${method === 'GET' ? `?${search}` : ''}`, {
    method,
    headers: { 'private-token': `sandbox-${as}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

test.each(['GET', 'POST'])(
  'by %s it tells the builds of heads as the merge requests alone do',
  async (method) => {
    const iids = ['10', '11', '12', '17']
    const { status, body } = await ask(FACTS, { project: 'gid://gitlab/Project/42', iids, method })
    const alone = await Promise.all(
      iids.map(async (iid) => (await under.v4('GET', `/projects/42/merge_requests/${iid}`)).body),
    )
    expect(status).toBe(200)
    const { nodes } = body.data.projects.nodes[0].mergeRequests
    expect(nodes.toSorted((a: { iid: string }, b: { iid: string }) => Number(a.iid) - Number(b.iid))).toEqual(
      alone.map((mr) => ({
        iid: expect.any(String),
        headPipeline: headOf(mr),
        sourceProject: { fullPath: 'acme/web' },
      })),
    )
  },
)

function headOf(mr: unknown) {
  const { head_pipeline: build } = mr as { head_pipeline: { sha: string; status: string } | null }
  return build && { sha: build.sha, status: build.status.toUpperCase() }
}

test('what somebody may not see is not there', async () => {
  const hidden = await ask(FACTS, { project: 'gid://gitlab/Project/42', iids: ['12'], as: 'nobody' })
  expect(hidden.status).toBe(401)
  const none = await ask(FACTS, { project: 'gid://gitlab/Project/9999', iids: ['12'] })
  expect(none).toEqual({ status: 200, body: { data: { projects: { nodes: [] } } } })
})

test('an unknown field is an error in an answer of 200', async () => {
  const { status, body } = await ask('{ projects { nodes { mergeRequests { nodes { secret } } } } }')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    errors: [
      {
        message: "Field 'secret' doesn't exist on type 'MergeRequest'",
        extensions: { code: 'undefinedField', typeName: 'MergeRequest', fieldName: 'secret' },
      },
    ],
  })
})
