import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pLimit from 'p-limit'
import { delayAnswer, type FaultQueue } from '../faults.ts'
import { isLocalRequest } from '../loopback.ts'
import { type Answer, json, MASK, Refusal, type Visit } from './http/answer.ts'
import { type Api, answerApi, CREDENTIALS } from './http/api.ts'
import { faultyAnswer } from './http/faults.ts'
import { OAUTH_SECRETS } from './oauth/client.ts'
import { answerOauth, isOauthPath } from './oauth/oauth.ts'
import { answerPage } from './pages/pages.ts'
import { SECRET_NAMES } from './resources/integrations/routes.ts'
import { answerGit, isGitPath } from './smart-http/git-over-http.ts'
import { type World, warn } from './world.ts'

const BODY_LIMIT_BYTES = 1024 * 1024
/** Statuses without a body and therefore without a content length. */
const BODILESS: ReadonlySet<number> = new Set([204, 304])
const PUSH_LIMIT_BYTES = 64 * 1024 * 1024

interface ServerOptions {
  /** Path prefix of the forge, without a slash at the end; empty for none. */
  readonly root: string
  readonly faults: FaultQueue
  readonly record: (entry: LedgerEntry) => void
  readonly apis: readonly Api[]
  readonly now: () => number
}

/** Listens on this machine only. Requests wait until the gate has its first world. */
export async function listen(port: number, surroundings: ServerOptions) {
  const gate = new WorldGate()
  const server = createServer((request, response) => {
    serve(gate, surroundings, request, response).catch((fault: unknown) => {
      response.destroy()
      warn(fault)
    })
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const address = server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${bound}${surroundings.root}`,
    gate,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function serve(
  gate: WorldGate,
  { root, faults, record, apis, now }: ServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A client compares it with the moments of a limit, which are of the same clock.
  response.setHeader('date', new Date(now()).toUTCString())
  const address = request.url ?? '/'
  if (!isLocalRequest(request)) return send(response, { status: 403, body: 'Only for this machine.\n' })
  if (!URL.canParse(`http://localhost${address}`)) return send(response, { status: 400 })
  // Other services share the host; requests to them are not for the forge.
  const isElsewhere = !address.startsWith(`${root}/`)
  const target = isElsewhere ? address : address.slice(root.length)
  const fault = faults.take(`${request.method} ${target}`)
  if (fault === 'drop-request') return void response.destroy()
  const faulty = fault && faultyAnswer(fault, { target, host: request.headers.host ?? '', now: now() })
  if (faulty) return send(response, faulty)
  const url = new URL(`http://localhost${target}`)
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const content = readBody(request, isGitPath(url.pathname) ? PUSH_LIMIT_BYTES : BODY_LIMIT_BYTES)
  // A slow upload waits outside, where it delays nobody else.
  await Promise.allSettled([content])
  const visit: Visit = { request, method, url, content, user: null, body: undefined }
  const answer = await gate.enter(async (world) =>
    isElsewhere ? ELSEWHERE : prefixLinks(root, await answerSafely(world, apis, visit)),
  )
  record(entryOf(visit, answer, { path: new URL(`http://localhost${address}`).pathname, at: now() }))
  if (fault === 'drop-reply') return void response.destroy()
  await delayAnswer(fault)
  send(response, answer)
}

const ELSEWHERE: Answer = { status: 404, body: 'Another application is here.\n' }

/** The forge's pages link to each other from the root of its own address. */
function prefixLinks(root: string, answer: Answer): Answer {
  const isPage = answer.headers?.['content-type']?.startsWith('text/html')
  if (root === '' || !isPage || typeof answer.body !== 'string') return answer
  return { ...answer, body: answer.body.replace(/ (href|action)="\//g, ` $1="${root}/`) }
}

async function answerSafely(world: World, apis: readonly Api[], visit: Visit): Promise<Answer> {
  try {
    const { pathname } = visit.url
    const api = apis.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`))
    if (api) return await answerApi(world, api, visit)
    if (isOauthPath(pathname)) return await answerOauth(world, visit)
    if (isGitPath(pathname)) return await answerGit(world, visit)
    return await answerPage(world, visit.method, pathname)
  } catch (fault) {
    if (fault instanceof Refusal) return fault.answer
    // A client that hung up in the middle of a request needs no response and is not a fault.
    if (!visit.request.destroyed || visit.request.complete) warn(fault)
    return json(500, { message: '500 Internal Server Error' })
  }
}

function send(response: ServerResponse, answer: Answer): void {
  const body = Buffer.from(answer.body ?? '')
  const length = BODILESS.has(answer.status) ? {} : { 'content-length': body.length }
  response.writeHead(answer.status, { ...length, ...answer.headers })
  response.end(body)
}

/** Reads and decompresses a request body; refuses with 413 above `limit` bytes and with 400 invalid compression. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  // Refusing before the first byte is read keeps the connection open, so that the response arrives.
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
  }
  if (request.headers['content-encoding'] === 'gzip')
    await pipeline(request, createGunzip(), collect).catch((fault: unknown) => {
      throw String(Object(fault).code).startsWith('Z_')
        ? new Refusal({ status: 400, body: 'The body cannot be unpacked.\n' })
        : fault
    })
  else await pipeline(request, collect)
  return Buffer.concat(chunks)
}

function tooLarge(): Refusal {
  return new Refusal({ status: 413, body: 'Request Entity Too Large' })
}

/** Admits requests to the current world, and holds them back while there is none. */
class WorldGate {
  readonly #inside = new Set<Promise<unknown>>()
  readonly #oneByOne = pLimit(1)
  readonly #first = Promise.withResolvers<World>()
  /** The newest world; rejected when it could not be made. */
  #world = this.#first.promise

  async enter<T>(work: (world: World) => Promise<T>): Promise<T> {
    const newest = this.#world
    const world = await newest
    // The world may be replaced again while a request waits for it.
    if (newest !== this.#world) return this.enter(work)
    const working = work(world)
    this.#inside.add(working)
    try {
      return await working
    } finally {
      this.#inside.delete(working)
    }
  }

  /** Resolves when no request is inside. */
  async empty(): Promise<void> {
    await Promise.allSettled(this.#inside)
  }

  /** Waits until all requests have left, makes the next world and admits the waiting ones; one at a time. */
  async replace<W extends World>(make: () => Promise<W>): Promise<W> {
    const made = this.#oneByOne(async () => {
      await this.empty()
      return make()
    })
    this.#world = made
    const world = await made
    this.#first.resolve(world)
    return world
  }
}

/** A request that reached a handler. Tokens in the query or the body are masked. */
export interface LedgerEntry {
  readonly method: string
  readonly path: string
  /** The query as sent, without the question mark. */
  readonly query: string
  readonly body: unknown
  /** Username; null when the request had no valid token. */
  readonly user: string | null
  /** Status of the response, also when the response was lost. */
  readonly status: number
  /** ms UTC by the sandbox's clock. */
  readonly at: number
  /** The change that was made, for example `merged`; absent when nothing changed. */
  readonly effect?: string
}

/** Enough for any test, and a bound for a sandbox that is polled for days. */
export const MAX_ENTRIES = 10_000

function entryOf(
  { method, url, body, user }: Visit,
  { status, effect }: Answer,
  { path, at }: Pick<LedgerEntry, 'path' | 'at'>,
): LedgerEntry {
  const sent = body && Object.fromEntries(Object.entries(body).map(masked))
  return { method, path, query: queryOf(url), body: sent, user, status, at, effect }
}

function queryOf(url: URL): string {
  const query = new URLSearchParams(url.search)
  for (const name of CREDENTIALS) query.delete(name)
  return new URLSearchParams([...query].map(masked)).toString()
}

/** A blank value is not secret, and worth recording as blank. */
function masked<T>([name, value]: readonly [string, T]): [string, T | typeof MASK] {
  const hides = (SECRET_NAMES.has(name) || OAUTH_SECRETS.has(name)) && value !== '' && value !== null
  return [name, hides ? MASK : value]
}
