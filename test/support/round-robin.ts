import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** A target that does not answer within this, in ms, is left out, as is one that is not ready. */
const CHECK_MS = 500
/** As a proxy in front of Slack’s three seconds. */
const ANSWER_MS = 2_900

/** The proxy of the README, small: requests go round those that are ready, and none is sent twice. */
export interface RoundRobin {
  readonly url: string
  /** Where the requests to Slack’s address went, by target. */
  readonly sent: ReadonlyMap<string, number>
  /** Resolves when exactly these are ready. */
  until(ready: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** `targets`: their addresses, which need not be there yet. */
export async function startRoundRobin(targets: readonly string[]): Promise<RoundRobin> {
  const ready = new Set<string>()
  const sent = new Map<string, number>()
  let turn = 0
  let isOpen = true

  async function check(target: string): Promise<void> {
    while (isOpen) {
      const answer = await fetch(`${target}/readyz`, { signal: AbortSignal.timeout(CHECK_MS) }).catch(
        () => null,
      )
      await answer?.body?.cancel()
      if (answer?.ok) ready.add(target)
      else ready.delete(target)
      await sleep(100)
    }
  }
  const checks = targets.map(check)

  const server = createServer((request, response) => {
    const all = targets.filter((target) => ready.has(target))
    turn += 1
    const target = all[turn % Math.max(1, all.length)]
    if (target === undefined) return void response.writeHead(503).end()
    if (request.url?.startsWith('/slack/')) sent.set(target, (sent.get(target) ?? 0) + 1)
    forward(request, response, target)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    sent,
    async until(wanted) {
      while ([...ready].toSorted().join() !== [...wanted].toSorted().join()) await sleep(50)
    },
    async close() {
      isOpen = false
      server.close()
      server.closeAllConnections()
      await Promise.all(checks)
    },
  }
}

function forward(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { method, headers } = request
  const onward = httpRequest(`${target}${request.url}`, { method, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  const give = (status: number) => {
    onward.destroy()
    if (response.headersSent) response.destroy()
    else response.writeHead(status).end()
  }
  onward.setTimeout(ANSWER_MS, () => give(504))
  onward.on('error', () => give(502))
  request.pipe(onward)
}
