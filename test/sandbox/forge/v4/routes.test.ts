import { afterAll, describe, expect, test } from 'vitest'
import { v4Routes } from '../../../../src/sandbox/forge/v4/routes.ts'
import { ForgeUnderTest } from '../forge-under-test.ts'
import { CASES, type Case } from './route-cases.ts'

/** These have tables of their own. */
const ELSEWHERE =
  /^\/(?:projects\/:id\/(?:merge_(?:requests|trains)|hooks|jobs\/:job_id\/play)|todos\/:todo_id)/

describe('the routes of today’s API', () => {
  const lines = [
    '',
    'The routes of today’s API but those of merge requests, trains and hooks: statuses tried, passed',
  ]
  const under = ForgeUnderTest.forTests()
  afterAll(async () => {
    process.stdout.write(`${lines.join('\n')}\n`)
  })

  test('are these, each once', () => {
    const offered = v4Routes
      .filter(({ template }) => !ELSEWHERE.test(template))
      .map(({ method, template }) => `${method} ${template}`)
    expect(offered.toSorted()).toEqual(Object.keys(CASES).toSorted())
  })

  test.each(Object.entries(CASES))('%s', async (route, cases) => {
    const [method = ''] = route.split(' ')
    const nobody = { headers: { 'PRIVATE-TOKEN': '' } }
    for (const one of cases) await check(method, one)
    expect(await under.v4(method, cases[0]?.path ?? '', nobody)).toMatchObject({
      status: 401,
      body: { message: '401 Unauthorized' },
    })
    const tried = [...cases.map(({ status }) => status), 401]
    lines.push(`${route.padEnd(64)} ${tried.join(' ').padEnd(24)} ${tried.length} of ${tried.length}`)
    expect(cases.some(({ status }) => status < 300)).toBe(true)
  })

  async function check(method: string, { path, as, body, status, says }: Case): Promise<void> {
    const reply = await under.v4(method, path, { ...(as && { as }), ...(body !== undefined && { body }) })
    expect([path, reply.status]).toEqual([path, status])
    if (says !== undefined) expect(reply.body).toEqual(says)
    if (status === 204) expect(reply.text).toBe('')
    expect(reply.headers.get('ratelimit-limit')).toBe('10000')
  }
})
