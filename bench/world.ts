import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { changesOf, commitsOf, headOf, issuesOf, mergeRequest, milestone, OPEN } from './bodies.ts'

export const TEAM = 'T1'

/** A message or an edit that a subject has sent to the stub Slack. */
export interface Arrival {
  readonly method: string
  readonly channel: string
  /** The message, as Slack names it. */
  readonly ts: string
  readonly at: number
  readonly body: string
}

/** What the world has answered since `reset`. */
export interface Counts {
  readonly slack: Map<string, number>
  readonly forge: Map<string, number>
  /** Body bytes of the forge’s answers. */
  bytes: number
}

export interface World {
  readonly origin: string
  readonly counts: Counts
  /** Delays of the two servers’ answers, in ms. */
  readonly delays: { forge: number; slack: number }
  /** Number of merge requests and of milestones there are. */
  readonly sizes: { mergeRequests: number; milestones: number }
  /** Resolves with the next arrival in this channel that `fits`; rejects when none comes. */
  next(channel: string, fits?: (arrival: Arrival) => boolean): Promise<Arrival>
  reset(): void
  stop(): Promise<void>
}

interface Waiting {
  readonly fits: (arrival: Arrival) => boolean
  readonly resolve: (arrival: Arrival) => void
}

/** What takes longer than this, in ms, is a failure. */
const PATIENCE_MS = 90_000

const MESSAGES = new Set(['chat.postMessage', 'chat.postEphemeral', 'chat.update', 'respond'])

/** Starts the stub Slack and the stub forge on one port. */
export async function openWorld(): Promise<World> {
  const counts: Counts = { slack: new Map(), forge: new Map(), bytes: 0 }
  const waiting = new Map<string, Waiting[]>()
  const merged = new Set<number>()
  const cache = new Map<string, Buffer>()
  let messages = 0
  let last = 'nothing'

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  const world: World = {
    origin,
    counts,
    delays: { forge: 0, slack: 0 },
    sizes: { mergeRequests: 40, milestones: 30 },
    next(channel, fits = () => true) {
      const { promise, resolve, reject } = Promise.withResolvers<Arrival>()
      const others = waiting.get(channel) ?? []
      const timer = setTimeout(
        () => reject(new Error(`Nothing fits in ${channel}; last: ${last}`)),
        PATIENCE_MS,
      )
      const done = (arrival: Arrival) => {
        clearTimeout(timer)
        resolve(arrival)
      }
      waiting.set(channel, [...others, { fits, resolve: done }])
      return promise
    },
    reset() {
      counts.slack.clear()
      counts.forge.clear()
      counts.bytes = 0
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const url = new URL(request.url ?? '/', origin)
    const [, first = '', ...rest] = url.pathname.split('/')
    if (first === 'slack') return slack(rest.join('/'), body, response)
    if (first === 'respond') return arrive('respond', rest[0] ?? '', body, response)
    return forge(request, url, response)
  }

  function arrive(method: string, channel: string, body: string, response: ServerResponse): void {
    messages += 1
    const ts = `${1_760_000_000 + messages}.000100`
    const arrival = { method, channel, ts, at: performance.now(), body }
    last = `${method} ${channel} ${body.slice(0, 500)}`
    count(counts.slack, method)
    const reply = {
      ok: true,
      channel,
      ts,
      message_ts: ts,
      message: { text: '', ts },
      view: { id: `V${messages}` },
    }
    send(response, 200, Buffer.from(JSON.stringify(reply)))
    const here = waiting.get(channel) ?? []
    const done = here.find(({ fits }) => fits(arrival))
    if (!done) return
    waiting.set(
      channel,
      here.filter((one) => one !== done),
    )
    done.resolve(arrival)
  }

  async function slack(method: string, body: string, response: ServerResponse): Promise<void> {
    if (world.delays.slack > 0) await pause(world.delays.slack)
    const field = (name: string) =>
      body.startsWith('{')
        ? String(JSON.parse(body)[name] ?? '')
        : (new URLSearchParams(body).get(name) ?? '')
    // A form is opened in answer to a press; nothing else ties the two.
    if (method === 'views.open') return arrive(method, field('trigger_id'), body, response)
    if (MESSAGES.has(method)) return arrive(method, field('channel'), body, response)
    count(counts.slack, method)
    send(response, 200, Buffer.from(JSON.stringify({ ok: true, ...slackAnswer(method, field) })))
  }

  async function forge(request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
    const path = url.pathname.replace(/^\/api\/v\d\//, '')
    const state = url.searchParams.get('state')
    count(counts.forge, `${request.method} ${path.replace(/\d+/g, 'N')}${state === null ? '' : ` ${state}`}`)
    if (world.delays.forge > 0) await pause(world.delays.forge)
    const found = forgeAnswer(request.method ?? 'GET', path, url.searchParams)
    if (found === null) return send(response, 404, Buffer.from('{"message":"404 Not found"}'))
    const etag = `W/"${path}-${url.search}-${merged.size}"`
    if (request.headers['if-none-match'] === etag) return send(response, 304, Buffer.alloc(0), { etag })
    counts.bytes += found.length
    send(response, 200, found, { etag })
  }

  /** Serialises once what does not change: the world must not be what is measured. */
  function kept(key: string, make: () => unknown): Buffer {
    const known = cache.get(key)
    if (known) return known
    const made = Buffer.from(JSON.stringify(make()))
    cache.set(key, made)
    return made
  }

  const stateOf = (iid: number) => (merged.has(iid) ? 'merged' : OPEN)
  const oneMr = (iid: number) =>
    kept(`mr ${iid} ${stateOf(iid)}`, () => mergeRequest(iid, origin, stateOf(iid)))

  function forgeAnswer(method: string, path: string, query: URLSearchParams): Buffer | null {
    const [what, project, kind, number, part] = path.split('/')
    if (what === 'user')
      return kept('user', () => ({ id: 1, username: 'user1', name: 'User 1', state: 'active' }))
    if (what !== 'projects') return null
    if (kind === undefined)
      return kept('project', () => ({ id: Number(project), path_with_namespace: 'acme/web', name: 'web' }))
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 20)]
    const of = (total: number) =>
      Array.from(
        { length: Math.max(0, Math.min(size, total - (page - 1) * size)) },
        (_, index) => (page - 1) * size + index + 1,
      )
    if (kind === 'milestones') {
      if (number === undefined)
        return kept(`milestones ${page} ${size}`, () =>
          of(world.sizes.milestones).map((iid) => milestone(iid, origin)),
        )
      if (part === 'issues') return kept(`issues ${number}`, () => issuesOf(Number(number) - 7_000, origin))
      return kept(`milestone ${number}`, () => milestone(Number(number) - 7_000, origin))
    }
    if (kind !== 'merge_requests' && kind !== 'merge_request') return null
    if (number === undefined) {
      const named = ['iid', 'iid[]', 'iids[]'].flatMap((name) => query.getAll(name))
      if (named.length > 0) return Buffer.from(`[${named.map((iid) => oneMr(Number(iid))).join()}]`)
      return kept(`list ${page} ${size} ${world.sizes.mergeRequests}`, () =>
        of(world.sizes.mergeRequests).map((iid) => mergeRequest(iid, origin)),
      )
    }
    const iid = Number(number) % 100_000
    if (part === 'merge' && method === 'PUT') merged.add(iid)
    if (part === 'commits') return kept(`commits ${iid}`, () => commitsOf(iid))
    if (part === 'changes')
      return kept(`changes ${iid} ${stateOf(iid)}`, () => ({
        ...mergeRequest(iid, origin, stateOf(iid)),
        sha: headOf(iid),
        changes: changesOf(iid),
      }))
    if (part === 'notes' || part === 'closes_issues') return kept('none', () => [])
    return oneMr(iid)
  }

  return world
}

function slackAnswer(method: string, field: (name: string) => string): object {
  if (method === 'auth.test')
    return {
      user_id: 'U0BOT',
      team_id: TEAM,
      bot_id: 'B0BOT',
      user: 'bot',
      team: 'bench',
      url: 'http://127.0.0.1/',
    }
  if (method === 'bots.info') return { bot: { id: 'B0BOT', app_id: 'A0BENCH' } }
  if (method === 'users.info') {
    const roles = { is_admin: false, is_owner: false, is_restricted: false, is_ultra_restricted: false }
    // A person whose number is that of their workspace.
    const team_id = /^U\d{7}$/.test(field('user')) ? field('user').replace('U', 'T') : TEAM
    return { user: { id: field('user'), team_id, tz: 'Europe/Berlin', real_name: 'Ann', ...roles } }
  }
  if (method === 'conversations.info')
    return { channel: { id: field('channel'), is_shared: false, is_ext_shared: false, is_member: true } }
  if (method === 'conversations.open') return { channel: { id: `D${field('users')}` } }
  if (method === 'conversations.history' || method === 'conversations.replies') return { messages: [] }
  if (method.startsWith('views.')) return { view: { id: 'V0BENCH' } }
  return {}
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function send(response: ServerResponse, status: number, body: Buffer, headers: object = {}): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': body.length,
    ...headers,
  })
  response.end(body)
}
