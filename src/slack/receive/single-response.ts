import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** The one answer to one request: the first to send it wins, and the rest are told that they came too late. */
export class SingleResponse {
  readonly #response: ServerResponse
  readonly #sent = Promise.withResolvers<void>()
  #isSent = false

  constructor(response: ServerResponse) {
    this.#response = response
    // A sender that left must not bring down the bot by an error event that nobody hears.
    response.on('error', () => {})
  }

  get isSent(): boolean {
    return this.#isSent
  }

  /** Resolves when an answer has been sent. */
  get sent(): Promise<void> {
    return this.#sent.promise
  }

  /** Text goes out as text, an object as JSON, undefined as an empty body. False when it was answered before. */
  send(status: number, body?: unknown, headers: OutgoingHttpHeaders = {}): boolean {
    if (this.#isSent) return false
    const isText = typeof body === 'string'
    const content = isText || body === undefined ? body : JSON.stringify(body)
    const type = isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8'
    this.#isSent = true
    this.#response.writeHead(status, { ...(content !== undefined && { 'content-type': type }), ...headers })
    this.#response.end(content)
    this.#sent.resolve()
    return true
  }
}
