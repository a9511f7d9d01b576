import { request } from 'node:http'

/** The names of this machine, and where each is reached without asking anybody. */
const HERE: ReadonlyMap<string, string> = new Map([
  ['127.0.0.1', '127.0.0.1'],
  ['localhost', '127.0.0.1'],
  ['[::1]', '::1'],
])

/** The address when it is one that a hook may have: HTTP, and on this machine; otherwise undefined. */
export function addressHere(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'http:' && HERE.has(url.hostname) ? url : undefined
}

/**
 * Sends a body to an address on this machine, and answers the status; null when no answer came. Redirects are not
 * followed. It keeps no process alive.
 */
export async function post(
  url: URL,
  sending: { readonly headers: Record<string, string>; readonly body: string; readonly signal: AbortSignal },
): Promise<number | null> {
  const body = Buffer.from(sending.body)
  const { promise, resolve } = Promise.withResolvers<number | null>()
  const asking = request({
    host: HERE.get(url.hostname),
    port: url.port || 80,
    path: `${url.pathname}${url.search}`,
    method: 'POST',
    headers: { host: url.host, 'content-length': body.length, ...sending.headers },
    agent: false,
    signal: sending.signal,
  })
  asking.on('socket', (socket) => socket.unref())
  asking.on('error', () => resolve(null))
  asking.on('response', (response) => {
    response.resume()
    response.on('error', () => {})
    resolve(response.statusCode ?? null)
  })
  asking.end(body)
  return promise
}
