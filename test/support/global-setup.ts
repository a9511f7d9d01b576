import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type Cluster, findPostgres, startCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers the address of this run’s PostgreSQL, which is started by the first who asks. */
    postgresAt: string
  }
}

let cluster: Promise<Cluster> | undefined
const path = `/${randomUUID()}`
const server = createServer(async (request, response) => {
  const programs = findPostgres()
  if (request.url !== path || programs === null) return void response.writeHead(404).end()
  cluster ??= startCluster(programs)
  const [status, words] = await cluster.then(
    ({ url }) => [200, url] as const,
    (error: unknown) => [500, String(error)] as const,
  )
  // One that stays open would be closed while a busy worker asks again.
  response.writeHead(status, { connection: 'close' }).end(words)
})

/** Vitest calls it once per run, before all projects. */
export async function setup({ provide }: TestProject): Promise<void> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  provide('postgresAt', `http://127.0.0.1:${port}${path}`)
  if (findPostgres() === null)
    process.stdout.write('PostgreSQL is not installed here: what runs on it is skipped.\n')
}

/** Vitest calls it once per run, after all projects. */
export async function teardown(): Promise<void> {
  server.closeAllConnections()
  server.close()
  const running = await cluster?.catch(() => undefined)
  await running?.stop()
}
