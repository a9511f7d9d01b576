import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../test/support/free-port.ts'
import * as facts from './facts.ts'
import { answerQuery } from './graphql.ts'

export const TEAM = 'T1'
export const SECRET = '8f742231b10e8888abcd99yyyzzz85a5'
/** So many people have linked their accounts. */
export const PEOPLE = 10
export const personAt = (index: number) => `U0P${String(index % PEOPLE).padStart(3, '0')}`

/** A message, an edit or a form that has reached the stub of Slack. */
export interface Arrival {
  readonly method: string
  readonly channel: string
  /** The message, as Slack names it. */
  readonly ts: string
  readonly at: number
  readonly fields: Readonly<Record<string, string>>
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** What takes longer than this, in ms, is a failure. */
const PATIENCE_MS = 60_000
const MESSAGES = new Set(['chat.postMessage', 'chat.postEphemeral', 'chat.update', 'respond', 'views.open'])

/** Starts the stub of Slack and that of the forge on one port, in this process, whose CPU nobody counts. */
export async function openWorld() {
  /** Number of calls since `reset`, by method and address. */
  const counts = { slack: new Map<string, number>(), forge: new Map<string, number>() }
  /** Time before either answers, in ms. */
  const delays = { forge: 0, slack: 0 }
  const sizes = { mergeRequests: 40, milestones: 30 }
  const waiting = new Map<string, ((arrival: Arrival) => boolean)[]>()
  const merged = new Set<number>()
  const answers = new Map<string, Buffer>()
  let messages = 0
  let last = 'nothing'
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${port}`
  const isMerged = (iid: number) => merged.has(iid)
  const iids = () => Array.from({ length: sizes.mergeRequests }, (_, index) => sizes.mergeRequests - index)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? '/', origin)
    const [, first, method = '', channel = ''] = url.pathname.split('/')
    if (first !== 'slack') return forge(request, url, response)
    return slack(method, { channel, ...fieldsOf(Buffer.concat(chunks).toString()) }, response)
  }

  async function slack(method: string, fields: Arrival['fields'], response: ServerResponse): Promise<void> {
    count(counts.slack, method)
    if (delays.slack > 0) await pause(delays.slack)
    messages += 1
    const ts = `${1_760_000_000 + messages}.000100`
    // A form is opened in answer to a press; nothing else ties the two.
    const channel = (method === 'views.open' ? fields.trigger_id : fields.channel) ?? ''
    const sent = { channel, ts, message_ts: ts, message: { text: '', ts }, view: { id: `V${messages}` } }
    send(response, 200, jsonOf({ ok: true, ...(MESSAGES.has(method) ? sent : slackAnswer(method, fields)) }))
    if (!MESSAGES.has(method)) return
    last = `${method} ${channel} ${JSON.stringify(fields).slice(0, 500)}`
    const here = waiting.get(channel) ?? []
    const done = here.findIndex((take) => take({ method, channel, ts, fields, at: performance.now() }))
    if (done >= 0) here.splice(done, 1)
  }

  async function forge({ method = 'GET' }: IncomingMessage, url: URL, response: ServerResponse) {
    const path = url.pathname.replace('/api/v4/', '')
    count(counts.forge, `${method} ${path.replace(/\d+/g, 'N')}`)
    if (delays.forge > 0) await pause(delays.forge)
    const found = forgeAnswer(method, path, url.searchParams)
    if (found === null) return send(response, 404, jsonOf({ message: '404 Not Found' }))
    send(response, 200, found.body, found.headers)
  }

  /** Serialises once what does not change: the world must not be what is measured. */
  function kept(key: string, make: () => unknown) {
    const body = answers.get(key) ?? jsonOf(make())
    answers.set(key, body)
    return { body, headers: {} }
  }

  function page(key: string, query: URLSearchParams, all: readonly number[], one: (item: number) => unknown) {
    const [number, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 20)]
    const next = number * size < all.length ? String(number + 1) : ''
    const headers = { 'x-page': number, 'x-per-page': size, 'x-next-page': next, 'x-total': all.length }
    const shown = all.slice((number - 1) * size, number * size)
    return { ...kept(`${key} ${shown.join()}`, () => shown.map(one)), headers }
  }

  function forgeAnswer(method: string, path: string, query: URLSearchParams) {
    const [what, , kind, number, part] = path.split('/')
    const iid = Number(number)
    if (path === '/api/graphql') {
      const [text, variables] = [query.get('query') ?? '', query.get('variables') ?? '{}']
      const key = `${text} ${variables} ${merged.size} ${sizes.mergeRequests}`
      return kept(key, () => answerQuery(text, JSON.parse(variables), { origin, isMerged, iids }))
    }
    if (what === 'version') return kept(what, () => ({ version: facts.RELEASE }))
    if (what !== 'projects') return null
    if (kind === undefined) return kept('project', () => facts.project(origin))
    if (kind === 'milestones') {
      if (part === 'issues') return kept(`issues ${iid}`, () => facts.issues(iid - 7_000, origin))
      if (number) return kept(`milestone ${iid}`, () => facts.milestone(iid - 7_000, origin))
      const all = Array.from({ length: sizes.milestones }, (_, index) => index + 1)
      return page(kind, query, all, (one) => facts.milestone(one, origin))
    }
    if (kind !== 'merge_requests') return null
    if (number === undefined) {
      const asked = [...query.getAll('iids[]'), ...query.getAll('iids')].map(Number)
      const isOpen = query.get('state') === 'opened'
      const all = asked.length > 0 ? asked : iids().filter((one) => !isOpen || !isMerged(one))
      return page(`list ${merged.size}`, query, all, (one) => facts.listed(one, origin, isMerged(one)))
    }
    if (part === 'merge' && method === 'PUT') merged.add(iid)
    if (part === 'approvals') return kept(`approvals ${iid}`, () => facts.approvals(iid, origin))
    if (part === 'commits') return kept(`commits ${iid}`, () => facts.commits(iid))
    if (part === 'diffs') return kept(`diffs ${iid}`, () => facts.diffs(iid))
    // Whoever is told that a build has failed is shown what was said meanwhile: nothing.
    if (part === 'notes') return kept('notes', () => [])
    return kept(`one ${iid} ${isMerged(iid)}`, () => facts.single(iid, origin, isMerged(iid)))
  }

  return {
    origin,
    counts,
    delays,
    sizes,
    isMerged,
    /** Resolves with the next arrival in this channel that `fits`; rejects when none comes. */
    next(channel: string, fits: (arrival: Arrival) => boolean = () => true): Promise<Arrival> {
      const { promise, resolve, reject } = Promise.withResolvers<Arrival>()
      const timer = setTimeout(() => reject(new Error(`${channel} waits; last: ${last}`)), PATIENCE_MS)
      const take = (arrival: Arrival) => {
        if (!fits(arrival)) return false
        clearTimeout(timer)
        resolve(arrival)
        return true
      }
      waiting.set(channel, [...(waiting.get(channel) ?? []), take])
      return promise
    },
    reset(): void {
      counts.slack.clear()
      counts.forge.clear()
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function slackAnswer(method: string, { user = '', users, channel }: Arrival['fields']): object {
  if (method === 'auth.test') return { user_id: 'U0BOT', bot_id: 'B0BOT', team_id: TEAM, url: 'http://x/' }
  if (method === 'bots.info') return { bot: { id: 'B0BOT', app_id: 'A0BENCH' } }
  // A person with seven digits is of the workspace with the same number.
  const team_id = /^U\d{7}$/.test(user) ? user.replace('U', 'T') : TEAM
  const roles = { is_admin: false, is_owner: false, is_restricted: false, is_ultra_restricted: false }
  if (method === 'users.info') return { user: { id: user, team_id, tz: 'UTC', real_name: 'Ann', ...roles } }
  const place = { id: channel, is_shared: false, is_ext_shared: false, is_member: true }
  if (method === 'conversations.info') return { channel: place }
  return method === 'conversations.open' ? { channel: { id: `D${users}` } } : { messages: [] }
}

/** The fields of a call of Slack, sent as a form or as JSON. */
function fieldsOf(body: string): Record<string, string> {
  if (!body.startsWith('{')) return Object.fromEntries(new URLSearchParams(body))
  const fields: [string, unknown][] = Object.entries(JSON.parse(body))
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Object.fromEntries(fields.map(([name, value]) => [name, text(value)]))
}

const jsonOf = (value: unknown) => Buffer.from(JSON.stringify(value))
const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

function send(response: ServerResponse, status: number, body: Buffer, headers: object = {}): void {
  const own = { 'content-type': 'application/json', 'content-length': body.length }
  response.writeHead(status, { ...own, ...headers }).end(body)
}
