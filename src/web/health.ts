import { createHash, timingSafeEqual } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Handler } from './server.ts'

/**
 * `/healthz`: the process serves. `/readyz`: 200 with every dependency, 503 naming the missing ones; `readiness` is true
 * for each one that is available.
 */
export function createHealth(readiness: () => Readonly<Record<string, boolean>>): Handler {
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

interface MetricsPage {
  readonly text: () => Promise<string>
  readonly contentType: string
  /** The bearer token that is asked for; null: whoever reaches the address may read. */
  readonly token: string | null
}

export function createMetricsPage({ text, contentType, token }: MetricsPage): Handler {
  return {
    async handle(request, response) {
      if (request.url?.split('?', 1)[0] !== '/metrics') return false
      const refuse = (status: number, headers: Record<string, string>) =>
        void response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end()
      if (request.method !== 'GET' && request.method !== 'HEAD') refuse(405, { allow: 'GET, HEAD' })
      else if (token !== null && !isToken(request.headers.authorization, token))
        refuse(401, { 'www-authenticate': 'Bearer' })
      else
        response
          .writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' })
          .end(request.method === 'HEAD' ? undefined : await text())
      return true
    },
  }
}

/** Compares digests, in a time that tells nothing about the token. */
function isToken(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))
}
