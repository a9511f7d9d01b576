import type { IncomingMessage, ServerResponse } from 'node:http'

/** What the bot needs to be of use, and whether it has it. */
export type Readiness = Readonly<Record<string, boolean>>

export interface Health {
  /** Answers /healthz and /readyz; false when the path is another. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** `/healthz`: the process serves. `/readyz`: 200 when everything it needs is there, 503 naming what is not. */
export function createHealth(readiness: () => Readiness): Health {
  return {
    async handle(request, response) {
      const path = request.url?.split('?', 1)[0]
      if (path !== '/healthz' && path !== '/readyz') return false
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        send(response, 405, { error: 'Only GET and HEAD.' }, { allow: 'GET, HEAD' })
        return true
      }
      const parts = path === '/readyz' ? readiness() : {}
      const ready = Object.values(parts).every(Boolean)
      send(response, ready ? 200 : 503, { ok: ready, ...parts })
      return true
    },
  }
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
  response.end(`${JSON.stringify(body)}\n`)
}
