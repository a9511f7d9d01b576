import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { createForgeClient } from '../../../src/forge/client.ts'
import { createSignIn, createTokenEndpoint } from '../../../src/services/oauth/sign-in.ts'
import { createServices } from '../../../src/services/services.ts'
import type { Store } from '../../../src/store/store.ts'
import { waiting } from '../../support/entered.ts'
import { forgeServer } from '../../support/forge-server.ts'
import { roomSettings } from '../../support/room-settings.ts'

/** A pair that the forge has issued. */
interface Pair {
  readonly access: string
  readonly refresh: string
  isAlive: boolean
}

const REDIRECT = 'https://greenlight.example.com/link/oauth'
const APPLICATION = { applicationId: 'greenlight-test', applicationSecret: null }
export const person = { team: 'T1', user: 'UANN', userName: 'ann', channel: 'C1' }

export type Oddly = (request: string, form: URLSearchParams, response: ServerResponse) => boolean

const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/**
 * A forge that rotates refresh tokens and answers calls with the newest token only. `oddly` takes a request over by
 * returning true; a test changes it while it goes.
 */
export async function startSignInForge() {
  const pairs: Pair[] = []
  /** The challenge of each code that is still good. */
  const codes = new Map<string, string>()
  const received: { readonly request: string; readonly form: URLSearchParams; readonly token: string }[] = []
  const forge = {
    url: '',
    received,
    pairs,
    user: { id: 2, username: 'ann', name: 'Ann Archer', state: 'active' } as Record<string, unknown>,
    /** Seconds; null for tokens without an end. */
    expiresIn: 7_200 as number | null,
    oddly: (() => false) as Oddly,
    /** So many requests of one kind came in. */
    count: (part: string) => received.filter(({ request }) => request.includes(part)).length,
    /** What a person’s consent brings, for the challenge that stood in the address. */
    consent(address: string): string {
      const code = randomBytes(16).toString('hex')
      codes.set(code, new URL(address).searchParams.get('code_challenge') ?? '')
      return code
    },
    issue(): Pair {
      const pair = {
        access: randomBytes(16).toString('hex'),
        refresh: randomBytes(16).toString('hex'),
        isAlive: true,
      }
      pairs.push(pair)
      return pair
    },
  }

  function token(form: URLSearchParams, response: ServerResponse): void {
    const refuse = (error: string): void =>
      json(response, 400, { error, error_description: `Refused: ${error}` })
    const before = pairs.find(({ refresh, isAlive }) => isAlive && refresh === form.get('refresh_token'))
    if (form.get('client_id') !== APPLICATION.applicationId || form.get('redirect_uri') !== REDIRECT)
      return void refuse('invalid_grant')
    if (form.get('grant_type') === 'refresh_token') {
      if (!before) return void refuse('invalid_grant')
      before.isAlive = false
    } else {
      const verifier = form.get('code_verifier') ?? ''
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      const code = form.get('code') ?? ''
      if (codes.get(code) !== challenge) return void refuse('invalid_grant')
      codes.delete(code)
    }
    const { access, refresh } = forge.issue()
    const expiry = forge.expiresIn === null ? {} : { expires_in: forge.expiresIn }
    json(response, 200, { access_token: access, token_type: 'bearer', refresh_token: refresh, ...expiry })
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(incoming))
    const request = `${incoming.method} ${incoming.url}`
    const given = bearerOf(incoming) ?? String(incoming.headers['private-token'] ?? '')
    received.push({ request, form, token: given })
    if (forge.oddly(request, form, response)) return
    const pair = pairs.find(({ access }) => access === given)
    if (request === 'POST /oauth/token') return void token(form, response)
    if (request === 'POST /oauth/revoke') {
      const named = pairs.find((one) => [one.access, one.refresh].includes(form.get('token') ?? ''))
      if (named) named.isAlive = false
      return void json(response, 200, {})
    }
    if (!pair?.isAlive) return void json(response, 401, { message: '401 Unauthorized' })
    if (/^GET \/api\/v[34]\/user$/.test(request)) return void json(response, 200, forge.user)
    json(response, 200, [])
  }

  const server = createServer((incoming, response) => void answer(incoming, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  forge.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return forge
}
function bearerOf({ headers }: IncomingMessage): string | undefined {
  return /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1]
}
export type SignInForge = Awaited<ReturnType<typeof startSignInForge>>

/** One process of Greenlight at that forge; several may share a store. */
export function openSignInRoom(
  forge: SignInForge,
  store: Store,
  now: () => number = Date.now,
  api: 'v3' | 'v4' = 'v4',
) {
  const deadlines = { readDeadlineMs: 1_000, writeDeadlineMs: 1_000 }
  const client = createForgeClient({ baseUrl: forge.url, api, ...deadlines })
  onTestFinished(() => client.close())
  const application = { ...APPLICATION, forgeUrl: forge.url, redirectUri: REDIRECT }
  const grants = createTokenEndpoint(client, application, now)
  const server = { url: forge.url, application: api === 'v4' ? APPLICATION : null }
  const services = createServices(forgeServer(client, server), store, { ...roomSettings(), now })
  return {
    ...services,
    /** The session of a person’s account, as the services have it. */
    async session(who = person) {
      const account = await store.accounts.find(who.team, who.user)
      if (!account) throw new Error('Nobody is connected')
      return createSignIn({ forge: client, store, grants, now }).session(who, account)
    },
  }
}
export type SignInRoom = ReturnType<typeof openSignInRoom>

/** The way of a person to the forge and back, up to the question in Slack. */
export async function signIn(forge: SignInForge, store: Store, room: SignInRoom, who = person) {
  const begun = await store.signIns.begin(await store.links.open({ ...who, project: 42 }))
  if (!begun || !room.signIn.address) throw new Error('Nobody can sign in')
  const code = forge.consent(room.signIn.address(begun))
  if (!(await store.signIns.arrive(begun.state, begun.browser, code)))
    throw new Error('The code did not arrive')
  const returned = await store.signIns.take(begun.browser)
  if (!returned) throw new Error('Nobody has returned')
  return room.signIn.finish(returned)
}

/** The same, and their yes. */
export async function signedIn(forge: SignInForge, store: Store, room: SignInRoom, who = person) {
  const { id, code } = waiting(await signIn(forge, store, room, who))
  await store.links.confirm(id, who.team, who.user, code)
}
