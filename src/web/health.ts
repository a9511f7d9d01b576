import type { IncomingMessage, ServerResponse } from 'node:http'

/** The bot’s dependencies, each true when it is available. */
type Readiness = Readonly<Record<string, boolean>>

/** `/healthz`: the process serves. `/readyz`: 200 with every dependency, 503 naming the missing ones. */
export function createHealth(readiness: () => Readiness) {
  return {
    async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
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
