import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ForgeUnderTest } from '../forge-under-test.ts'
import { asking, CONFIDENTIAL, newProof, PUBLIC, SignIn } from './sign-in.ts'

let under: ForgeUnderTest
let signIn: SignIn

beforeAll(async () => {
  under = await ForgeUnderTest.start('document', undefined, Date.now, {
    applications: [PUBLIC, CONFIDENTIAL],
  })
  signIn = new SignIn(under.forge.url)
})
afterAll(async () => under.end())

const proven = () => asking({ code_challenge: newProof().challenge, code_challenge_method: 'S256' })

describe('the page', () => {
  test('says who asks for what, and lets everybody of the sandbox be who they are', async () => {
    const { status, text } = await signIn.page(proven())
    expect(status).toBe(200)
    expect(text).toContain('public-app')
    expect(text).toContain('do everything that you can do')
    // Nobody is chosen: whoever presses on would sign in as somebody else.
    const people = [...text.matchAll(/name="user" value="(\w+)" required>/g)].map(([, username]) => username)
    expect(people).toEqual(['ann', 'bob', 'cy', 'root'])
  })

  test('carries every parameter on, and nothing in it is markup', async () => {
    const asked = { ...proven(), state: '"><script>alert(1)</script>' }
    const { text } = await signIn.page(asked)
    expect(text).not.toContain('<script>')
    for (const name of Object.keys(asked)) expect(text).toContain(`<input type="hidden" name="${name}"`)
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  })

  test('may be answered to the forge only, which may send the browser on to the application', async () => {
    const { headers } = await signIn.page(proven())
    expect(headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:9;")
    expect(headers.get('referrer-policy')).toBe('same-origin')
    const { headers: others } = await fetch(under.forge.url)
    expect(others.get('content-security-policy')).toContain("form-action 'none'")
  })

  test('is not answered for another page', async () => {
    const response = await fetch(`${under.forge.url}/oauth/authorize`, {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
      body: new URLSearchParams({ ...proven(), decision: 'authorize', user: 'ann' }),
    })
    expect(response.status).toBe(403)
  })
})

describe('a decision', () => {
  test('to authorize leads back with a code and the state', async () => {
    const address = await signIn.decide(proven(), 'authorize', 'bob')
    expect(`${address.origin}${address.pathname}`).toBe(PUBLIC.redirectUri)
    expect(address.searchParams.get('code')).toMatch(/^[0-9a-f]{64}$/)
    expect(address.searchParams.get('state')).toBe('what the application knows')
  })

  test('to deny leads back with an error and the state', async () => {
    const address = await signIn.decide(proven(), 'deny')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'The resource owner or authorization server denied the request.',
      state: 'what the application knows',
    })
  })

  test('keeps what the redirect address says already', async () => {
    const asked = asking({ client_id: CONFIDENTIAL.id, redirect_uri: CONFIDENTIAL.redirectUri })
    const address = await signIn.decide(asked, 'authorize')
    expect([...address.searchParams.keys()]).toEqual(['from', 'code', 'state'])
  })

  test.each([
    ['authorize', 'nobody'],
    ['perhaps', 'ann'],
  ])('of %s by %s is none', async (decision, user) => {
    expect((await signIn.decide(proven(), decision, user)).href).toBe('about:400')
  })
})

describe('a request that is wrong', () => {
  test.each([
    ['an unknown application', { client_id: 'other' }, 401, 'invalid_client'],
    ['another redirect address', { redirect_uri: `${PUBLIC.redirectUri}/` }, 400, 'invalid_redirect_uri'],
    ['a longer redirect address', { redirect_uri: `${PUBLIC.redirectUri}?a=1` }, 400, 'invalid_redirect_uri'],
  ])('in %s is told to the person, and the browser is sent nowhere', async (_what, more, status, error) => {
    const reply = await signIn.page({ ...proven(), ...more })
    expect(reply.status).toBe(status)
    expect(reply.text).toContain(error)
    expect(reply.headers.get('location')).toBeNull()
    expect((await signIn.decide({ ...proven(), ...more }, 'authorize')).href).toBe(`about:${status}`)
  })

  test.each([
    ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
    ['no response type', { response_type: '' }, 'invalid_request'],
    ['an unknown scope', { scope: 'api sudo' }, 'invalid_scope'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_code_challenge_method'],
    ['no challenge of a public application', { code_challenge: '' }, 'invalid_request'],
    ['a challenge that is no hash', { code_challenge: 'short' }, 'invalid_request'],
  ])('in %s is told to the application', async (_what, more, error) => {
    const { status, headers } = await signIn.page({ ...proven(), ...more })
    const address = new URL(headers.get('location') ?? 'about:none')
    expect(status).toBe(302)
    expect(address.searchParams.get('error')).toBe(error)
    expect(address.searchParams.get('error_description')).toMatch(/\.$/)
    expect(address.searchParams.get('state')).toBe('what the application knows')
  })
})

test('an unknown address below /oauth is no page', async () => {
  expect((await fetch(`${under.forge.url}/oauth/applications`)).status).toBe(404)
  expect((await fetch(`${under.forge.url}/oauth/token`)).status).toBe(404)
})
