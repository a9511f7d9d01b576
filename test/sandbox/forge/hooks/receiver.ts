import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

export const Received = z.looseObject({
  object_kind: z.string(),
  user: z.looseObject({ username: z.string() }).nullish(),
  project: z.looseObject({ id: z.number(), path_with_namespace: z.string(), web_url: z.string() }),
  object_attributes: z.record(z.string(), z.unknown()).default({}),
})

export interface Arrival {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: z.infer<typeof Received>
}

/** Somebody whom the forge tells what happens. */
export class Receiver {
  readonly arrivals: Arrival[] = []
  /** What it answers: a status, or nothing at all. */
  answers: (arrival: Arrival) => number | 'nothing' = () => 200
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      void text(request).then((raw) => {
        const body = Received.parse(JSON.parse(raw))
        const arrival = { path: request.url ?? '', headers: request.headers, body }
        this.arrivals.push(arrival)
        const answer = this.answers(arrival)
        if (answer !== 'nothing') response.writeHead(answer).end()
      })
    })
  }

  static async start(): Promise<Receiver> {
    const receiver = new Receiver()
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve))
    return receiver
  }

  get port(): number {
    return z.object({ port: z.number() }).parse(this.#server.address()).port
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/forge/events`
  }

  forget(): void {
    this.arrivals.length = 0
    this.answers = () => 200
  }

  /** What arrived under this name, as `update` or as whatever its action was. */
  told(event: string): z.infer<typeof Received>[] {
    return this.arrivals.filter(({ headers }) => headers['x-gitlab-event'] === event).map(({ body }) => body)
  }

  /** The event and the action of everything that arrived, in order. */
  actions(): string[] {
    return this.arrivals.map(({ headers, body }) => {
      const action = body.object_attributes.action ?? body.action ?? body.object_attributes.status
      return [headers['x-gitlab-event'], action].filter(Boolean).join(': ')
    })
  }

  async end(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
