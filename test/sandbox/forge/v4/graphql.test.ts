import { expect, test } from 'vitest'
import { ForgeUnderTest } from '../forge-under-test.ts'

const under = ForgeUnderTest.forTests()

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

const APPROVALS = 'approved approvedBy { nodes { username } }'
const one = (fields: string) =>
  `query($project: ID!) { projects(ids: [$project]) { nodes { mergeRequests(iids: ["12"]) { nodes { ${fields} } } } } }`

test('it tells approvals as the merge request alone does; how many are required only in the Enterprise Edition', async () => {
  await under.forge.demand({ project: 42, approvals: 2 })
  await under.v4('POST', '/projects/42/merge_requests/12/approve', { as: 'bob' })
  const { body } = await under.v4('GET', '/projects/42/merge_requests/12/approvals')
  const asked = one(`${APPROVALS} approvalsRequired approvalsLeft`)
  const found = await ask(asked, { project: 'gid://gitlab/Project/42' })
  const names = (body as { approved_by: { user: { username: string } }[] }).approved_by
  expect(found.body.data.projects.nodes[0].mergeRequests.nodes).toEqual([
    {
      approved: false,
      approvedBy: { nodes: names.map(({ user: { username } }) => ({ username })) },
      approvalsRequired: 2,
      approvalsLeft: 2 - names.length,
    },
  ])
  under.forge.imitate('18.5.0-ce')
  const refused = await ask(asked, { project: 'gid://gitlab/Project/42' })
  expect(refused.body).toMatchObject({
    errors: [{ message: expect.stringContaining('approvalsRequired') }, {}],
  })
  const plain = await ask(one(APPROVALS), { project: 'gid://gitlab/Project/42' })
  expect(plain.body).toMatchObject({ data: { projects: { nodes: [{}] } } })
})

test('a query that asks for too much is refused', async () => {
  const many = Array.from({ length: 90 }, (_, nth) => `a${nth}: iid`).join(' ')
  const { body } = await ask(`{ projects { nodes { mergeRequests { nodes { ${many} } } } } }`)
  expect(body).toEqual({
    errors: [{ message: 'Query has complexity of 376, which exceeds max complexity of 250' }],
  })
})
