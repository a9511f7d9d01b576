import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'
import { json } from './room.ts'

/** They end with the file: its tests may run at the same time. */
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
})

export interface IntegrationCall {
  readonly method: string
  /** The slug. */
  readonly slug: string
  readonly body: Record<string, unknown>
}

export interface IntegrationForge {
  readonly url: string
  /** What came, in the order of arrival. */
  readonly received: IntegrationCall[]
  readonly writes: () => IntegrationCall[]
  /** What is set, by slug; a test may change it. */
  readonly set: Map<string, { active: boolean; properties: Record<string, unknown> }>
  /** The most requests that were answered at the same time. */
  readonly most: () => number
}

/**
 * A forge that keeps the integrations of one project as servers of the time did (`true` for an answer), except
 * where `oddly` takes a call over by returning true. `hides` are settings that it does not show.
 */
export async function startIntegrationForge(
  options: {
    oddly?: (call: IntegrationCall, response: ServerResponse, forge: IntegrationForge) => boolean
    hides?: readonly string[]
  } = {},
): Promise<IntegrationForge> {
  const { oddly = () => false, hides = ['password'] } = options
  let now = 0
  let most = 0
  const received: IntegrationCall[] = []
  const set: IntegrationForge['set'] = new Map()
  const server = createServer(async (incoming, response) => {
    now += 1
    most = Math.max(most, now)
    response.on('close', () => {
      now -= 1
    })
    const text = (await incoming.toArray()).join('')
    const slug = (incoming.url ?? '').split('/').at(-1) ?? ''
    const call = { method: incoming.method ?? '', slug, body: text === '' ? {} : JSON.parse(text) }
    received.push(call)
    if (oddly(call, response, forge)) return
    answer(call, response)
  })
  const answer = ({ method, slug, body }: IntegrationCall, response: ServerResponse) => {
    if (method === 'PUT') {
      const before = set.get(slug)?.properties
      set.set(slug, { active: true, properties: { ...before, ...body } })
      return json(response, 200, true)
    }
    if (method === 'DELETE') {
      set.delete(slug)
      return json(response, 200, true)
    }
    const kept = set.get(slug)
    const properties = Object.entries(kept?.properties ?? {}).filter(([name]) => !hides.includes(name))
    return json(response, 200, {
      id: kept ? 7 : null,
      active: kept?.active ?? false,
      properties: Object.fromEntries(properties),
    })
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  const address = server.address()
  const forge: IntegrationForge = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    writes: () => received.filter(({ method }) => method !== 'GET'),
    set,
    most: () => most,
  }
  return forge
}
