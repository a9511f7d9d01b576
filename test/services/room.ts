import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'
import { createForgeClient } from '../../src/forge/client.ts'
import type { IntegrationSlugs } from '../../src/model/integration-kinds.ts'
import type { Actor } from '../../src/services/access/credentials.ts'
import { createServices } from '../../src/services/services.ts'
import type { Operation } from '../../src/services/writes/operation.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import { forgeServer } from '../support/forge-server.ts'
import { IN_MEMORY } from '../support/memory-store.ts'
import { type RecordedContext, withUseCases } from '../support/use-cases.ts'

/** Ends what the tests of one file have opened; they run at the same time, so nothing ends with one of them. */
const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

const actor = (user: string, channel = 'C1'): Actor => ({ team: 'T1', user, userName: user, channel })

export interface Room {
  readonly store: Store
  /** The context of a person; everybody but those in `connected` has no account of their own. */
  contextOf(user: string, channel?: string, operation?: Operation): Promise<RecordedContext>
}

/** So much faster than outside the forge is read back: a minute is less than a second. */
const SPEED = 100

/** The real services over the real store and the real client. `connected`: the token of each person. */
export async function openRoom(
  forgeUrl: string,
  options: {
    connected?: Record<string, string>
    serviceToken?: string
    projects?: readonly { alias: string; project: number }[]
    integrationSlugs?: IntegrationSlugs
    speed?: number
    now?: () => number
    /** Which version of the API is spoken; the document’s own when left out. */
    api?: 'v3' | 'v4'
  } = {},
): Promise<Room> {
  const { connected = { ann: 'sandbox-ann' }, serviceToken = null, projects = [] } = options
  const { integrationSlugs = new Map(), speed = SPEED, now = Date.now, api = 'v3' } = options
  const store = await openStore({ ...IN_MEMORY, keys: newKeyRing(), now })
  const client = createForgeClient({ baseUrl: forgeUrl, readDeadlineMs: 30_000, api })
  ends.push(
    () => store.close(),
    () => client.close(),
  )
  for (const [user, token] of Object.entries(connected)) await store.accounts.save('T1', user, token)
  const server = forgeServer(client, { url: forgeUrl, serviceToken, projects, integrationSlugs })
  const services = createServices(server, store, {
    publicUrl: 'https://greenlight.example.com',
    log: { error: () => {}, info: () => {} },
    redirectUri: 'https://greenlight.example.com/link/oauth',
    now,
    checks: { speed },
  })
  return {
    store,
    contextOf: async (user, channel, operation) =>
      withUseCases(await services.contextOf(actor(user, channel)), operation),
  }
}

export const SHA = 'a'.repeat(40)
export const LATER = 'b'.repeat(40)

export const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export const isMerge = (request: string) => request.startsWith('PUT') && request.endsWith('/merge')

/** What the odd forge holds; a test changes it while it goes. */
export interface Held {
  mr: Record<string, unknown>
  commits: readonly { readonly id: string; readonly title: string }[]
}

/**
 * A forge of one merge request (`acme/web!12`, global id 1012) that answers rightly except where `oddly` takes
 * the request over by returning true. `received` holds `METHOD /path?query` in the order of arrival.
 */
export async function startOddForge(
  oddly: (request: string, response: ServerResponse, held: Held) => boolean,
  fields: Record<string, unknown> = {},
): Promise<{ url: string; received: string[]; held: Held }> {
  const received: string[] = []
  const held: Held = {
    mr: {
      id: 1012,
      iid: 12,
      project_id: 42,
      title: 'Choose the dates of a report',
      state: 'opened',
      target_branch: 'main',
      source_branch: 'feature/report-range',
      sha: SHA,
      merge_status: 'can_be_merged',
      merge_when_build_succeeds: false,
      web_url: 'https://git.example.com/acme/web/merge_requests/12',
      ...fields,
    },
    commits: [{ id: SHA, title: 'Choose the dates' }],
  }
  const server = createServer(async (incoming: IncomingMessage, response) => {
    await incoming.resume().toArray()
    const request = `${incoming.method} ${incoming.url}`
    received.push(request)
    if (oddly(request, response, held)) return
    const { pathname } = new URL(incoming.url ?? '', 'http://forge')
    if (pathname.endsWith('/merge_requests')) return json(response, 200, [held.mr])
    if (pathname.endsWith('/commits')) return json(response, 200, held.commits)
    if (pathname.endsWith('/changes')) return json(response, 200, { ...held.mr, changes: [] })
    return json(response, 200, held.mr)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { url: `http://127.0.0.1:${address.port}`, received, held }
}

export const MILESTONE = { id: 503, iid: 3, project_id: 42, title: 'Sprint 9', state: 'active' }

function milestoneAnswer(request: string) {
  if (request.includes('/issues')) return []
  return /milestones\/503(?:\?|$)/.test(request) ? MILESTONE : [MILESTONE]
}

/** A person at a forge with one milestone (`%3 Sprint 9`) and no issue on it. */
export async function atMilestone(oddly: Parameters<typeof startOddForge>[0]): Promise<RecordedContext> {
  const { url } = await startOddForge((request, response, held) => {
    if (!oddly(request, response, held)) json(response, 200, milestoneAnswer(request))
    return true
  })
  return (await openRoom(url)).contextOf('ann')
}
