import { describe, expect, it } from 'vitest'
import { SERVER } from '../../src/model/server-name.ts'
import { stoppedClock } from '../store/temporary.ts'
import { codeIn } from '../support/entered.ts'
import { ann, startLinkPage, words } from './linking.ts'
import { type Begun, CODE, FORGE, startSigningIn } from './signing-in.ts'

const MINUTE = 60_000
const NOT_GOOD = 'This sign-in has expired'

/** A person who has signed in at the forge, up to the page that they end on. */
async function throughTheForge(site: Awaited<ReturnType<typeof startSigningIn>>, { state, cookie }: Begun) {
  const kept = await site.back({ code: CODE, state }, cookie)
  return { kept, ended: await site.back('', cookie) }
}

describe('the button on the link page', () => {
  it('stands before the field for a token where people can sign in, and nowhere else', async () => {
    const { url, store } = await startSigningIn()
    const page = await fetch(`${url}/link/${await store.links.open(ann)}`)
    const source = await page.clone().text()
    expect(source.indexOf('Sign in to git.example.com')).toBeLessThan(source.indexOf('name="token"'))
    expect(await words(page)).toContain('Sign in to git.example.com')
    const without = await startLinkPage()
    const plain = await fetch(`${without.url}/link/${await without.store.links.open(ann)}`)
    expect(await words(plain)).not.toMatch(/sign in/i)
  })

  it('asked for where nobody can sign in is not of this page', async () => {
    const { url, store } = await startLinkPage()
    const body = new URLSearchParams({ way: 'sign-in' })
    const answer = await fetch(`${url}/link/${await store.links.open(ann)}`, { method: 'POST', body })
    expect(answer.status).toBe(415)
  })

  it('sends the browser to the forge, without telling it where from', async () => {
    const { begin } = await startSigningIn()
    const { page, to, state } = await begin()
    expect(page.status).toBe(200)
    expect(to).toBe(`${FORGE}/oauth/authorize?state=${state}&scope=api`)
    expect(state).toMatch(/^[\w-]{22}$/)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*form-action 'self'/)
  })

  it('marks the browser with a cookie for no script, for this host alone where that is on https', async () => {
    const plain = await (await startSigningIn()).begin()
    expect(plain.setCookie).toMatch(
      /^greenlight-sign-in=[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const origin = 'https://greenlight.example.com'
    const secure = await (await startSigningIn({ publicUrl: origin })).begin({ origin })
    expect(secure.setCookie).toMatch(
      /^__Host-greenlight-sign-in=[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
  })

  it('pressed on a page of somebody else begins nothing', async () => {
    const { begin, store } = await startSigningIn()
    const { nonce, page } = await begin({ origin: 'https://evil.example' })
    expect(page.status).toBe(403)
    expect(await store.links.attempt(nonce)).toBe(9)
  })

  it('can be pressed ten times for one link', async () => {
    const { url, store } = await startSigningIn()
    const nonce = await store.links.open(ann)
    const press = () =>
      fetch(`${url}/link/${nonce}`, { method: 'POST', body: new URLSearchParams({ way: 'sign-in' }) })
    const answers = []
    for (let times = 0; times < 11; times += 1) answers.push((await press()).status)
    expect(answers).toEqual([...Array(10).fill(200), 404])
  })
})

describe('coming back', () => {
  it('with a code leaves its address, and ends with the question in Slack', async () => {
    const site = await startSigningIn()
    const begun = await site.begin()
    const { kept, ended } = await throughTheForge(site, begun)
    expect([kept.status, kept.headers.get('location')]).toEqual([303, '/link/oauth'])
    expect(ended.status).toBe(200)
    expect(ended.headers.get('set-cookie')).toContain('Max-Age=0')
    const code = codeIn(await ended.clone().text())
    expect(await words(ended)).toContain(
      'You signed in to git.example.com as @ann . As ann (member ID UANN), type this code into the form in Slack within 10 minutes',
    )
    expect(await words(await site.back('', begun.cookie))).toContain(NOT_GOOD)
    expect(site.returned).toMatchObject([{ code: CODE, team: 'T1', user: 'UANN' }])
    expect(await site.store.accounts.find('T1', 'UANN')).toBeNull()
    expect(await site.store.links.confirm(null, 'T1', 'UANN', code)).toEqual({ kind: 'linked' })
    expect((await fetch(`${site.url}/link/${begun.nonce}`)).status).toBe(404)
  })

  it.each<[string, (begun: Begun) => [Record<string, string> | string, string | null]]>([
    ['another state', ({ cookie }) => [{ code: CODE, state: 'A'.repeat(22) }, cookie]],
    ['no state', ({ cookie }) => [{ code: CODE }, cookie]],
    ['an empty state', ({ cookie }) => [{ code: CODE, state: '' }, cookie]],
    ['two states', ({ cookie, state }) => [`code=${CODE}&state=${state}&state=${state}`, cookie]],
    ['another browser', ({ state }) => [{ code: CODE, state }, null]],
    ['a made-up browser', ({ state }) => [{ code: CODE, state }, `greenlight-sign-in=${'A'.repeat(22)}`]],
    ['two browsers', ({ state, cookie }) => [{ code: CODE, state }, `${cookie}; ${cookie}`]],
    ['a code and an error', ({ cookie, state }) => [{ code: CODE, error: 'access_denied', state }, cookie]],
    ['a denial of another browser', ({ state }) => [{ error: 'access_denied', state }, null]],
    ['a code that is too long', ({ cookie, state }) => [{ code: 'x'.repeat(513), state }, cookie]],
    ['a code of several words', ({ cookie, state }) => [{ code: 'Filter products', state }, cookie]],
    ['a code of other letters', ({ cookie, state }) => [{ code: 'pässwort', state }, cookie]],
    ['nothing', ({ cookie }) => ['', cookie]],
  ])('with %s trades nothing, and the right browser still can', async (_, wrong) => {
    const site = await startSigningIn()
    const begun = await site.begin()
    const answer = await site.back(...wrong(begun))
    expect(answer.status).toBe(404)
    expect(await words(answer)).toContain(NOT_GOOD)
    expect(site.returned).toEqual([])
    expect((await throughTheForge(site, begun)).ended.status).toBe(200)
  })

  it('as somebody whose account another person has keeps nothing, and that person is told', async () => {
    const site = await startSigningIn()
    await site.store.accounts.save('T1', 'UBOB', 'their-token', { id: 2, username: 'ann' })
    const { ended } = await throughTheForge(site, await site.begin())
    expect(ended.status).toBe(409)
    expect(await words(ended)).toContain(`The account @ann on git.example.com is connected to another person`)
    expect(site.taken).toEqual([{ team: 'T1', by: 'UBOB', asker: 'UANN', username: 'ann' }])
  })

  it('a second time with the same state trades nothing', async () => {
    const site = await startSigningIn()
    const begun = await site.begin()
    await throughTheForge(site, begun)
    const { kept, ended } = await throughTheForge(site, begun)
    expect([kept.status, ended.status]).toEqual([404, 404])
    expect(site.returned).toHaveLength(1)
  })

  it('twenty times at once trades one code', async () => {
    const site = await startSigningIn()
    const { state, cookie } = await site.begin()
    const arrivals = Array.from({ length: 20 }, (__, n) => site.back({ code: `${CODE}-${n}`, state }, cookie))
    expect((await Promise.all(arrivals)).filter(({ status }) => status === 303)).toHaveLength(1)
    await Promise.all(Array.from({ length: 20 }, () => site.back('', cookie)))
    expect(site.returned).toHaveLength(1)
  })

  it('later than ten minutes after the link was given trades nothing', async () => {
    const clock = stoppedClock()
    const site = await startSigningIn({ now: clock.now })
    const begun = await site.begin()
    clock.advance(10 * MINUTE)
    const { kept, ended } = await throughTheForge(site, begun)
    expect([kept.status, ended.status]).toEqual([404, 404])
    expect(site.returned).toEqual([])
  })

  it('by HEAD, or with a form, uses nothing up', async () => {
    const site = await startSigningIn()
    const begun = await site.begin()
    for (const method of ['HEAD', 'POST', 'PUT'])
      expect((await site.back({ code: CODE, state: begun.state }, begun.cookie, method)).status).toBe(405)
    expect((await throughTheForge(site, begun)).ended.status).toBe(200)
  })

  it('on another replica goes on where this one began', async () => {
    const site = await startSigningIn()
    const begun = await site.begin()
    const other = await startSigningIn({ store: site.store, finish: async () => ({ kind: 'gone' }) })
    expect((await other.back({ code: CODE, state: begun.state }, begun.cookie)).status).toBe(303)
    expect((await site.back('', begun.cookie)).status).toBe(200)
  })
})

describe('without a sign-in', () => {
  it('that the person did not allow is said in words, once, and the link stays good', async () => {
    const site = await startSigningIn()
    const { nonce, state, cookie } = await site.begin()
    const denied = await site.back({ error: 'access_denied', error_description: 'no', state }, cookie)
    expect(denied.status).toBe(200)
    expect(await words(denied)).toContain('You’re not connected')
    expect((await site.back({ error: 'access_denied', state }, cookie)).status).toBe(404)
    expect((await fetch(`${site.url}/link/${nonce}`)).status).toBe(200)
    expect(site.returned).toEqual([])
  })

  it.each([
    ['invalid_scope', 'It says: invalid_scope .'],
    ['<b>Call 555-0100</b>', 'It sent you back without a sign-in. To try again'],
  ])('for the reason %s shows a word of the protocol, and no text of others', async (error, said) => {
    const site = await startSigningIn()
    const { state, cookie } = await site.begin()
    const answer = await site.back({ error, error_description: 'Call 555-0100', state }, cookie)
    expect(answer.status).toBe(502)
    const shown = await words(answer)
    expect(shown).toContain(said)
    expect(shown).not.toContain('555')
  })

  it.each([
    [{ kind: 'refused', reason: 'The code is too old' }, 502, 'refused the sign-in: The code is too old.'],
    [{ kind: 'locked', reason: 'The account @ann is blocked' }, 403, 'The account @ann is blocked.'],
    [
      { kind: 'unreachable', reason: `${SERVER} didn’t answer in time` },
      503,
      'didn’t finish the sign-in: git.example.com didn’t answer in time.',
    ],
    [{ kind: 'gone' }, 404, 'This link has expired'],
  ] as const)('a trade that came to %o says so', async (end, status, said) => {
    const site = await startSigningIn({ finish: async () => end })
    const { ended } = await throughTheForge(site, await site.begin())
    expect(ended.status).toBe(status)
    expect(await words(ended)).toContain(said)
  })

  it('a fault of our own is said, and logged without code or state', async () => {
    const site = await startSigningIn({
      finish: async () => {
        throw new Error('the disk is full')
      },
    })
    const { ended } = await throughTheForge(site, await site.begin())
    expect(ended.status).toBe(500)
    expect(await words(ended)).toContain('You’re not connected.')
    expect(site.logged.join()).toContain('the disk is full')
  })
})

it('no page and no line of the log holds a code, a verifier, a token or what the cookie holds', async () => {
  const site = await startSigningIn()
  const begun = await site.begin()
  const pages = [begun.page, ...Object.values(await throughTheForge(site, begun))]
  pages.push(await site.back({ code: CODE, state: begun.state }, begun.cookie))
  const shown = (await Promise.all(pages.map((page) => page.text()))).join() + site.logged.join()
  const [, browser = 'x'] = begun.cookie.split('=')
  for (const secret of [CODE, site.returned[0]?.verifier ?? CODE, 'the-token', 'the-refresh-token', browser])
    expect(shown).not.toContain(secret)
  expect(site.logged.join()).not.toContain(begun.state)
  for (const { headers } of pages) {
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})
