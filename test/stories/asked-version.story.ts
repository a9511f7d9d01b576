import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startElsewhere } from '../support/external-process.ts'
import { forgeKind, type Sandbox, startSandbox } from '../support/sandbox.ts'

/** Stands before the sandbox’s forge; while it is shut, a web page of a proxy is all that there is. */
interface Door {
  readonly url: string
  isShut: boolean
  /** The paths that were asked for while it was shut. */
  readonly refused: readonly string[]
  readonly server: Server
}

async function openDoor(forgeUrl: string): Promise<Door> {
  const page = (response: ServerResponse) =>
    void response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>')
  const refused: string[] = []
  const door = { isShut: true, refused }
  const server = createServer(async (request, response) => {
    if (door.isShut) {
      refused.push(request.url ?? '')
      return page(response)
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const token = request.headers['private-token']
    const answer = await fetch(`${forgeUrl}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        ...(typeof token === 'string' ? { 'private-token': token } : {}),
        'content-type': request.headers['content-type'] ?? 'application/json',
      },
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return Object.assign(door, { url: `http://127.0.0.1:${port}`, server })
}

// The version is not set here: once is enough.
describe.runIf(forgeKind === 'today')('a forge is asked which version of its API it speaks', () => {
  let sandbox: Sandbox
  let door: Door
  beforeAll(async () => {
    sandbox = await startSandbox({ FORGE_API: '' })
    door = await openDoor(sandbox.forgeUrl)
  })
  afterAll(async () => {
    await sandbox.stop()
    door.server.closeAllConnections()
    door.server.close()
  })

  test('the sandbox speaks what today’s servers speak, and was asked without a token', async () => {
    await sandbox.asks('ann', '/mr list', ({ text }) => text.includes('open merge requests'))
    const ledger = await sandbox.ledger()
    expect(ledger[0]).toMatchObject({ method: 'GET', path: '/api/v4/version', user: null, status: 401 })
    expect(ledger.every(({ path }) => path.startsWith('/api/v4/') || path === '/api/graphql')).toBe(true)
  })

  test('until it has told, the bot is not ready and says why; then it does what it is asked', async () => {
    await sandbox.reset()
    const bot = await startElsewhere(sandbox, {
      FORGE_URL: door.url,
      FORGE_API: '',
      FORGE_TOKEN: 'sandbox-ann',
    })
    try {
      const ready = async () => {
        const response = await fetch(`${bot.url}/readyz`)
        return { status: response.status, body: await response.json() }
      }
      expect(await ready()).toMatchObject({ status: 503, body: { ok: false, forge: false } })
      expect((await fetch(`${bot.url}/healthz`)).status).toBe(200)
      const lines = () => bot.output().split('\n')
      expect(lines().filter((line) => line.includes('did not say which API it speaks'))).toHaveLength(1)

      const answer = await sandbox.asks('ann', '/mr view !12')
      expect(answer.text).toContain('can’t be reached yet: ')
      expect(answer.text).toContain('502')
      // Nothing but the question for the version.
      expect(door.refused.filter((path) => !path.endsWith('/version'))).toEqual([])
      expect(door.refused).toContain('/api/v4/version')

      door.isShut = false
      await expect.poll(async () => (await ready()).status).toBe(200)
      expect(lines().filter((line) => line.includes('has said which API it speaks'))).toHaveLength(1)
      await sandbox.asks('ann', '/mr view !12', ({ text }) => text.startsWith('!12 '))
    } finally {
      await bot.stop()
    }
  })
})
