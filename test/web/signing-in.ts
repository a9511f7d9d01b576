import { once } from 'node:events'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { SignInEnd } from '../../src/model/forge-account.ts'
import type { ReturnedSignIn } from '../../src/store/account-links.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'
import { createLinkPage, type TakenAccount } from '../../src/web/link-page.ts'
import { createOauthPage, type OauthPageOptions } from '../../src/web/oauth-page.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { ann } from './linking.ts'

export const FORGE = 'https://git.example.com'
export const CODE = 'the-code-of-the-forge'

/** The link page with a forge to sign in at, and the page to come back to, on a real server over a real store. */
export async function startSigningIn({
  now = Date.now,
  publicUrl,
  ...given
}: Partial<OauthPageOptions> & { now?: () => number } = {}) {
  const store = await openStore({ ...IN_MEMORY, keys: newKeyRing(), now })
  const returned: ReturnedSignIn[] = []
  const taken: TakenAccount[] = []
  const logged: string[] = []
  const server = createServer(async (request, response) => {
    const isOwn = (await oauth.handle(request, response)) || (await link.handle(request, response))
    if (!isOwn) response.writeHead(418).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const log = pino({ level: 'trace' }, { write: (line) => logged.push(line) })
  const shared = {
    store,
    publicUrl: publicUrl ?? url,
    forgeUrl: FORGE,
    serverName: new URL(FORGE).host,
    log,
    taken: async (one: TakenAccount) => void taken.push(one),
  }
  const link = createLinkPage({
    ...shared,
    hasTokenPage: () => true,
    signInAddress: ({ state }) => `${FORGE}/oauth/authorize?state=${state}&scope=api`,
    verify: async () => ({ kind: 'valid', account: null }),
  })
  const oauth = createOauthPage({
    ...shared,
    async finish(back): Promise<SignInEnd> {
      returned.push(back)
      const renewal = { refreshToken: 'the-refresh-token', expiresAt: null }
      const credential = { kind: 'sign-in', token: 'the-token', renewal } as const
      const account = { id: 2, username: 'ann', isBot: false }
      const kept = await store.signIns.enter(back.linkHash, credential, account)
      return kept === null ? { kind: 'gone' } : { ...kept, account }
    },
    ...given,
  })
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
    await store.close()
  })

  return {
    url,
    store,
    returned,
    taken,
    logged,
    /** A person presses the button on the page of their link. */
    async begin(headers: Record<string, string> = {}): Promise<Begun> {
      const nonce = await store.links.open(ann)
      const body = new URLSearchParams({ way: 'sign-in' })
      const page = await fetch(`${url}/link/${nonce}`, { method: 'POST', body, headers })
      const to = /url=(.*)$/.exec(page.headers.get('refresh') ?? '')?.[1] ?? ''
      const cookie = page.headers.get('set-cookie') ?? ''
      const state = URL.parse(to)?.searchParams.get('state') ?? ''
      return { nonce, page, to, setCookie: cookie, cookie: cookie.split(';')[0] ?? '', state }
    },
    /** The forge sends the browser back, with this in the address; redirects are not followed. */
    back(query: Record<string, string> | string, cookie: string | null, method = 'GET'): Promise<Response> {
      const headers: Record<string, string> = cookie === null ? {} : { cookie }
      const search = String(new URLSearchParams(query))
      const path = `${url}/link/oauth${search === '' ? '' : `?${search}`}`
      return fetch(path, { method, headers, redirect: 'manual' })
    },
  }
}

export interface Begun {
  readonly nonce: string
  readonly page: Response
  /** Where the browser is sent. */
  readonly to: string
  readonly setCookie: string
  readonly cookie: string
  readonly state: string
}
