import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import {
  createForgeClient,
  type ForgeClient,
  type ForgeClientOptions,
  type Session,
} from '../../src/forge/client.ts'

export interface RecordedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface TestServer {
  readonly url: string
  /** All requests in the order of their arrival. */
  readonly received: RecordedRequest[]
}

/** An HTTP server on a free port of this machine; it ends with the test. */
export async function serve(
  answer: (request: RecordedRequest, response: ServerResponse, count: number) => void,
): Promise<TestServer> {
  const received: RecordedRequest[] = []
  const server = createHttpServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { method = '', url = '', headers } = incoming
    const request = { method, url, headers, body: Buffer.concat(chunks).toString() }
    received.push(request)
    answer(request, response, received.length)
  })
  const url = await listen(server)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url, received }
}

/** A server that speaks (or does not speak) below HTTP: `onRequest` runs for every chunk that arrives. */
export async function serveBytes(onRequest: (socket: Socket, count: number) => void): Promise<TestServer> {
  const received: RecordedRequest[] = []
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      received.push({ method: '', url: '', headers: {}, body: chunk.toString('latin1') })
      onRequest(socket, received.length)
    })
  })
  const url = await listen(server)
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return { url, received }
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}

export function sessionAt(
  baseUrl: string,
  options: Partial<ForgeClientOptions> = {},
  token = 'token-of-ann',
): Session {
  return clientAt(baseUrl, options).as(token)
}

export function clientAt(baseUrl: string, options: Partial<ForgeClientOptions> = {}): ForgeClient {
  const client = createForgeClient({ baseUrl, api: 'v3', ...options })
  onTestFinished(() => client.close())
  return client
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export const SHA = 'a'.repeat(40)

export function mergeRequestBody(id = 7, more: Record<string, unknown> = {}) {
  const branches = { source_branch: 'feature', target_branch: 'main' }
  return {
    id,
    iid: id,
    project_id: 42,
    title: `Request ${id}`,
    state: 'opened',
    sha: SHA,
    ...branches,
    ...more,
  }
}

export function milestoneBody(id = 3, more: Record<string, unknown> = {}) {
  return { id, iid: id, project_id: 42, title: `Milestone ${id}`, state: 'active', ...more }
}
