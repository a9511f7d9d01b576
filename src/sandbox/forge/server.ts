import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Answer, json, Refusal, type Visit } from './http/answer.ts'
import { type Api, answerApi } from './http/api.ts'
import { readBody } from './http/body.ts'
import { type Faults, faultyAnswer, waitAsOrdered } from './http/faults.ts'
import { isFromHere } from './http/loopback.ts'
import { WorldGate } from './http/world-gate.ts'
import type { LedgerEntry } from './ledger.ts'
import { entryOf } from './ledger-entry.ts'
import { answerOauth, isOauthPath } from './oauth/oauth.ts'
import { answerPage } from './pages/pages.ts'
import { answerGit, isGitPath } from './smart-http/git-over-http.ts'
import type { World } from './world.ts'

const BODY_LIMIT_BYTES = 1024 * 1024
/** Answers that cannot have a body, and therefore no length of one. */
const BODILESS: ReadonlySet<number> = new Set([204, 304])
const PUSH_LIMIT_BYTES = 64 * 1024 * 1024

export interface Server {
  /** Without a slash at the end. */
  readonly url: string
  readonly gate: WorldGate
  close(): Promise<void>
}

interface Surroundings {
  /** The path below which everything is, without a slash at the end; empty for none. */
  readonly root: string
  readonly faults: Faults
  readonly record: (entry: LedgerEntry) => void
  readonly apis: readonly Api[]
  readonly now: () => number
}

/** Listens on this machine only. Until the gate has its first world, requests wait. */
export async function listen(port: number, surroundings: Surroundings): Promise<Server> {
  const gate = new WorldGate()
  const server = createServer((request, response) => {
    serve(gate, surroundings, request, response).catch((fault: unknown) => {
      response.destroy()
      warn(fault)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
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
  { root, faults, record, apis, now }: Surroundings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = request.url ?? '/'
  if (!isFromHere(request)) return send(response, { status: 403, body: 'Only for this machine.\n' })
  if (!URL.canParse(`http://localhost${asked}`)) return send(response, { status: 400 })
  // Others live beside it on the same host, and what they are sent is not for them.
  const isBeside = !asked.startsWith(`${root}/`)
  const target = isBeside ? asked : asked.slice(root.length)
  const fault = faults.take(`${request.method} ${target}`)
  if (fault === 'drop-request') return void response.destroy()
  const faulty = fault && faultyAnswer(fault, { target, host: request.headers.host ?? '', now: now() })
  if (faulty) return send(response, faulty)
  const url = new URL(`http://localhost${target}`)
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const content = readBody(request, isGitPath(url.pathname) ? PUSH_LIMIT_BYTES : BODY_LIMIT_BYTES)
  // Whoever sends slowly waits outside, where nobody else has to wait for them.
  await Promise.allSettled([content])
  const visit: Visit = { request, method, url, content, user: null, body: undefined }
  const answer = await gate.enter(async (world) =>
    isBeside ? BESIDE : linkedBelow(root, await answerSafely(world, apis, visit)),
  )
  record({ ...entryOf(visit, answer, now()), path: new URL(`http://localhost${asked}`).pathname })
  if (fault === 'drop-reply') return void response.destroy()
  await waitAsOrdered(fault)
  send(response, answer)
}

const BESIDE: Answer = { status: 404, body: 'Another application is here.\n' }

/** The pages of the forge link to each other from the root of its own address. */
function linkedBelow(root: string, answer: Answer): Answer {
  const isPage = answer.headers?.['content-type']?.startsWith('text/html')
  if (root === '' || !isPage || typeof answer.body !== 'string') return answer
  return { ...answer, body: answer.body.replace(/ (href|action)="\//g, ` $1="${root}/`) }
}

async function answerSafely(world: World, apis: readonly Api[], visit: Visit): Promise<Answer> {
  try {
    const { pathname } = visit.url
    const api = apis.find(({ base }) => pathname.startsWith(`${base}/`))
    if (api) return await answerApi(world, api, visit)
    if (isOauthPath(pathname)) return await answerOauth(world, visit)
    if (isGitPath(pathname)) return await answerGit(world, visit)
    return await answerPage(world, visit.method, pathname)
  } catch (fault) {
    if (fault instanceof Refusal) return fault.answer
    // Whoever hung up in the middle of a request needs no answer, and nothing is wrong here.
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

function warn(fault: unknown): void {
  process.emitWarning(fault instanceof Error ? fault : String(fault))
}
