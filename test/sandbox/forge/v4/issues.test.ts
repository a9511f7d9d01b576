import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../forge-under-test.ts'

let under: ForgeUnderTest

beforeAll(async () => {
  under = await ForgeUnderTest.start()
})
beforeEach(async () => under.freshen())
afterAll(async () => under.end())

const makeGuest = async () => under.v4('PUT', '/projects/42/members/4', { body: { access_level: 10 } })

describe('one issue', () => {
  test('says what it is', async () => {
    expect(await under.v4('GET', '/projects/42/issues/9')).toMatchObject({
      status: 200,
      body: {
        id: 8009,
        iid: 9,
        title: 'Repeated searches are slow',
        state: 'opened',
        labels: ['performance'],
        milestone: { iid: 3 },
        author: { username: 'bob' },
        confidential: false,
        references: { full: 'acme/web#9' },
        subscribed: false,
        web_url: `${under.forge.url}/acme/web/-/issues/9`,
      },
    })
  })

  test('that is confidential does not exist for guests', async () => {
    expect((await under.v4('GET', '/projects/42/issues/24', { as: 'cy' })).status).toBe(200)
    await makeGuest()
    const hidden = await under.v4('GET', '/projects/42/issues/24', { as: 'cy' })
    expect(hidden).toMatchObject({ status: 404, body: { message: '404 Not found' } })
    expect(await under.v4('GET', '/projects/42/issues/99', { as: 'cy' })).toMatchObject({
      status: 404,
      body: hidden.body,
    })
  })
})
