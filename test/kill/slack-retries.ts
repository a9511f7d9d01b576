import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Between two tries with another process, in ms. */
const PAUSE_MS = 100
/** Slack waits for three seconds in all. */
const GIVEN_UP_MS = 2_800

/** Takes what Slack sends to any of several processes, and repeats to another one what is not taken, byte for byte. */
export type SlackRetries = Awaited<ReturnType<typeof startSlackRetries>>

/** Those in `serving` are said to take everything. */
export async function startSlackRetries(targets: readonly string[], serving: ReadonlySet<string>) {
  /** What was not taken by a process that should have. */
  const faults: string[] = []
  let refusals = 0
  let next = 0

  async function attempt(
    target: string,
    body: Buffer<ArrayBuffer>,
    headers: Headers,
  ): Promise<string | null> {
    const isServing = serving.has(target)
    const answer = await fetch(`${target}/slack/events`, { method: 'POST', body, headers }).catch(() => null)
    const words = await answer?.text().catch(() => null)
    if (answer?.status === 200 && typeof words === 'string') return words
    refusals += 1
    if (isServing && serving.has(target)) faults.push(`${target}: ${answer?.status ?? 'no answer'}`)
    return null
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const headers = new Headers()
    for (const name of ['content-type', 'x-slack-request-timestamp', 'x-slack-signature'])
      headers.set(name, String(request.headers[name]))
    const startedAt = performance.now()
    while (performance.now() - startedAt < GIVEN_UP_MS) {
      const target = targets[next % targets.length] ?? ''
      next += 1
      const words = await attempt(target, Buffer.concat(chunks), headers)
      if (words !== null) return void response.writeHead(200).end(words)
      await pause(PAUSE_MS)
    }
    response.writeHead(503).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    faults,
    refusals: () => refusals,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
