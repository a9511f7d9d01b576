import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a faulty forge answers to a caller, whose token it knows. */
export type Quote = (token: string) => {
  readonly status: number
  readonly body: string
  readonly headers?: Record<string, string>
}

/** A forge that takes other tokens than the one behind it, and that can be made to repeat them. */
export interface QuotingForge {
  readonly url: string
  /** `token` is taken from now on, for the account of `account`. */
  takes(token: string, account: string): void
  /** The next call is answered so. */
  quotesOnce(quote: Quote): void
  close(): void
}

export async function startQuotingForge(behind: string): Promise<QuotingForge> {
  const accounts = new Map<string, string>()
  const quotes: Quote[] = []
  const server: Server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const token = String(request.headers['private-token'] ?? '')
    const quote = quotes.shift()
    if (quote) {
      const { status, body, headers = {} } = quote(token)
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
      return
    }
    const { 'content-type': type } = request.headers
    const real = await fetch(`${behind}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        'private-token': accounts.get(token) ?? 'nobody',
        ...(type ? { 'content-type': type } : {}),
      },
      ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
    })
    const told = Object.fromEntries([...real.headers].filter(([name]) => name.startsWith('x-')))
    const text = await real.text()
    // Of a 304 there is no body.
    response.writeHead(real.status, { 'content-type': 'application/json', ...told })
    response.end(real.status === 304 ? undefined : text)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    takes: (token, account) => void accounts.set(token, account),
    quotesOnce: (quote) => void quotes.push(quote),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
