import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ForgeUnderTest } from '../forge-under-test.ts'

const under = ForgeUnderTest.forTests()

const usernames = (body: unknown) =>
  z
    .array(z.looseObject({ username: z.string() }))
    .parse(body)
    .map(({ username }) => username)

describe('the person whose token it is', () => {
  test('reads their own address for mail', async () => {
    const reply = await under.v4('GET', '/user')
    expect(reply).toMatchObject({
      status: 200,
      body: {
        id: 2,
        username: 'ann',
        name: 'Ann Archer',
        state: 'active',
        email: 'ann@acme.example',
        web_url: `${under.forge.url}/ann`,
      },
    })
    expect(reply.body).not.toHaveProperty('is_admin')
    expect((await under.v4('GET', '/user', { as: 'root' })).body).toMatchObject({ is_admin: true })
  })

  test('reads what the token may do', async () => {
    expect((await under.v4('GET', '/personal_access_tokens/self', { as: 'bob' })).body).toMatchObject({
      user_id: 3,
      scopes: ['api'],
      active: true,
      revoked: false,
      expires_at: null,
    })
  })
})

describe('other people', () => {
  test.each([
    ['', ['cy', 'bob', 'ann', 'root']],
    ['?username=bob', ['bob']],
    ['?username=BOB', ['bob']],
    ['?username=bo', []],
    ['?search=carter', ['cy']],
  ])('with %j are %j', async (query, wanted) => {
    expect(usernames((await under.v4('GET', `/users${query}`)).body)).toEqual(wanted)
  })

  test('are shown without their address for mail', async () => {
    const { text } = await under.v4('GET', '/users')
    expect(text).not.toContain('@acme.example')
    expect(text).not.toContain('sandbox-')
  })
})

test('the release is a version and a revision', async () => {
  const { body } = await under.v4('GET', '/version')
  expect(body).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), revision: expect.any(String) })
})
