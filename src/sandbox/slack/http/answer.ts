import type { ServerResponse } from 'node:http'

/** An answer before it is written; a `body` that is no text becomes JSON. */
export interface HttpAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export function send(response: ServerResponse, { status, body, headers }: HttpAnswer): void {
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(isText ? body : JSON.stringify(body))
}
