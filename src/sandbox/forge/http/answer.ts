import type { IncomingMessage } from 'node:http'

/** What a handler wants sent. `effect` names what really changed, and is absent when nothing did. */
export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  readonly effect?: string
}

/** One request on its way through the forge; handlers note who asked and what the body said. */
export interface Visit {
  readonly request: IncomingMessage
  readonly method: string
  readonly url: URL
  /** The body, unpacked; has settled when a handler sees it, and is a refusal when there was too much of it. */
  readonly content: Promise<Buffer>
  user: string | null
  /** The parameters of the body without credentials; undefined when there were none. */
  body: Readonly<Record<string, unknown>> | undefined
}

/** An answer that ends the request early, thrown from anywhere below a handler. */
export class Refusal extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super(`refused with ${answer.status}`)
    this.answer = answer
  }
}

export function json(status: number, body: unknown, effect?: string): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
    ...(effect === undefined ? {} : { effect }),
  }
}

/** A 204: it was done, or was so already, and there is nothing to show. */
export function done(effect: string | undefined): Answer {
  return { status: 204, ...(effect === undefined ? {} : { effect }) }
}

/** A 304: it was so already, and there is no body. */
export const ALREADY_SO: Answer = { status: 304 }

/** Refuses the way the API's own code does: `{"message": …}`. */
export function refuse(status: number, message: unknown): Refusal {
  return new Refusal(json(status, { message }))
}

/** Refuses the way the API's framework does: `{"error": …}`. */
export function reject(status: number, error: unknown): Refusal {
  return new Refusal(json(status, { error }))
}

/** For a record that is not there or not this person's to see. */
export function notFound(): Refusal {
  return refuse(404, '404 Not found')
}

export function forbidden(): Refusal {
  return refuse(403, '403 Forbidden')
}
