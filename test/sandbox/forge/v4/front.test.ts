import { beforeEach, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../forge-under-test.ts'

const under = ForgeUnderTest.forTests()
beforeEach(async () => under.freshen())

const LIST = '/projects/42/milestones'
const NO_ROUTE = { status: 404, body: { error: '404 Not Found' } }

describe('who is asking', () => {
  test.each([{ 'PRIVATE-TOKEN': 'sandbox-bob' }, { authorization: 'Bearer sandbox-bob' }])(
    'may say so with %j',
    async (headers) => {
      const reply = await fetch(`${under.forge.url}/api/v4/user`, {
        headers: new Headers(Object.entries(headers)),
      })
      expect(await reply.json()).toMatchObject({ username: 'bob' })
    },
  )

  test('is nobody without a good token', async () => {
    const headers = { 'PRIVATE-TOKEN': 'wrong' }
    expect(await under.v4('GET', '/user', { headers })).toMatchObject({
      status: 401,
      body: { message: '401 Unauthorized' },
    })
  })
})

describe('what is asked', () => {
  test.each([
    ['GET', '/nothing'],
    ['GET', '/projects/42/keys'],
    ['GET', '/projects/42/merge_request/12'],
    ['PATCH', LIST],
    ['DELETE', '/projects/42/deploy_keys/601/disable'],
    ['PUT', '/user'],
  ])('%s %s is a route that does not exist', async (method, path) => {
    expect(await under.v4(method, path)).toMatchObject(NO_ROUTE)
  })

  test('the older API refuses the calls of today, and today’s those of the older one', async () => {
    expect((await under.call('GET', '/personal_access_tokens/self')).status).toBe(404)
    expect((await under.call('GET', '/projects/42/integrations/slack')).status).toBe(404)
    expect((await under.call('DELETE', '/projects/42/milestones/301')).status).toBe(405)
    expect((await under.v4('POST', '/projects/42/merge_requests/12/subscription')).status).toBe(404)
  })

  test('a 204 has neither a body nor a length', async () => {
    const reply = await under.v4('DELETE', '/projects/42/milestones/304')
    expect([reply.status, reply.text, reply.headers.get('content-length')]).toEqual([204, '', null])
    expect(reply.headers.get('ratelimit-limit')).not.toBeNull()
  })

  test('what one API has written the other one reads', async () => {
    await under.v4('POST', LIST, { body: { title: 'From today', start_date: '2031-01-01' } })
    await under.call('POST', LIST, { body: { title: 'From then' } })
    const shown = await under.v4('GET', `${LIST}?search=from`)
    expect(shown.body).toMatchObject([{ title: 'From today' }, { title: 'From then' }])
    const { body } = await under.call('GET', `${LIST}?iid=5`)
    expect(body).toEqual([
      {
        id: 309,
        iid: 5,
        project_id: 42,
        title: 'From today',
        description: '',
        due_date: null,
        state: 'active',
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ])
  })

  test('an answer that is known is not sent again', async () => {
    const first = await under.v4('GET', LIST)
    const again = await under.v4('GET', LIST, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect([first.status, again.status, again.text]).toEqual([200, 304, ''])
  })
})
