import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface Handler {
  /** False, without touching the request, when the path is not the handler’s own. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** The one HTTP server of the process; handlers are tried in order. */
export interface Server {
  /** The port in use, also when 0 was requested. */
  readonly port: number
  readonly handlers: Handler[]
  close(): Promise<void>
}

/** Interval between checks for slow connections, in ms: the precision of the timeouts below. */
const CHECK_MS = 1_000
/** Timeout from a connection’s start, or a request’s first byte, to the end of its headers, in ms. */
const HEADERS_MS = 3_000
/** Timeout to the end of a request’s body, in ms. */
const REQUEST_MS = 15_000
/** Longer than proxies keep a connection that nobody uses (60 s): one that is closed first loses a request. */
const KEEP_ALIVE_MS = 65_000
/** 10 KiB of memory each, and fewer than the files that deploy/greenlight.service lets a process open. */
const MAX_CONNECTIONS = 8_000
/** The path whose answered connections wait for another request: strangers are refused there, and end theirs. */
const KEPT_PATH = '/slack/events'

/** Listens at once, so that the port is known; without handlers, every request is answered with 503. */
export async function listen(port: number, host: string, failed: (error: unknown) => void): Promise<Server> {
  const handlers: Handler[] = []
  const server = createServer({ connectionsCheckingInterval: CHECK_MS }, (request, response) => {
    if (request.url?.split('?', 1)[0] !== KEPT_PATH) response.shouldKeepAlive = false
    answer(handlers, request, response).catch((error: unknown) => {
      failed(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.headersTimeout = HEADERS_MS
  server.requestTimeout = REQUEST_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.maxConnections = MAX_CONNECTIONS
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    handlers,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(
  handlers: readonly Handler[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (handlers.length === 0) {
    response.writeHead(503, { 'retry-after': '1' }).end()
    return
  }
  for (const handler of handlers) if (await handler.handle(request, response)) return
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Nothing is here.\n')
}
