import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { countOf } from '../store/every-table.ts'
import { startElsewhere } from '../support/external-process.ts'
import { linkingIn } from '../support/linking.ts'
import { greenlightWords, inherited, startMain } from '../support/main.ts'
import { temporaryDatabase, withoutPostgres } from '../support/postgres.ts'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'

const keys = `k1:${randomBytes(32).toString('base64')}`
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

/** A host that wants to be taken for the forge, and notes whatever reaches it. */
async function otherHost() {
  const reached: string[] = []
  const server = createServer((request, response) => {
    reached.push(JSON.stringify([request.url, request.headers]))
    request.resume()
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"401 Unauthorized"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, reached }
}

async function forgetForge(environment: Record<string, string>) {
  const child = spawn(process.execPath, greenlightWords('forget-forge'), {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...inherited, GREENLIGHT_KEYS: keys, ...environment },
  })
  const closed = once(child, 'close')
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  await closed
  return { status: child.exitCode, said, complained }
}

const places: readonly (readonly [string, () => Promise<{ readonly DATABASE_URL?: string }>])[] = [
  ['embedded', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await temporaryDatabase() })],
]

describe.each(places)('started with the address of another forge (%s)', (engine, more) => {
  test.skipIf(engine === 'PostgreSQL' && withoutPostgres)(
    'it refuses, and no token reaches the other host; with the old one forgotten it starts',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'greenlight-other-'))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const { DATABASE_URL: url } = await more()
      const place = { DATA_DIR: folder, GREENLIGHT_KEYS: keys, ...(url ? { DATABASE_URL: url } : {}) }
      const first = await startElsewhere(sandbox, place)
      await linkingIn(sandbox).relink('ann', 'sandbox-ann')
      await sandbox.asks('ann', '/mr view !12', (message) => message.text.includes('!12'))
      await sandbox.asks('ann', '/greenlight watch', (message) => message.text.includes('acme/web'))
      await first.stop()
      expect(first.output()).toMatch(/"audit":\{[^}]*"verb":"greenlight\.watch"[^}]*\},"msg":"audited"/)

      const other = await otherHost()
      const environment = {
        SLACK_SIGNING_SECRET: first.signingSecret,
        SLACK_BOT_TOKEN: 'xoxb-of-no-importance',
        SLACK_API_URL: 'http://127.0.0.1:9/api/',
        FORGE_URL: other.url,
        HOST: '127.0.0.1',
        PORT: '0',
        ...place,
      }
      const refused = startMain(environment)
      expect(await refused.ended).toBe(1)
      expect(refused.output().trimEnd().split('\n')).toEqual([
        `What is stored is of ${sandbox.forgeUrl}, and FORGE_URL is ${other.url}: the tokens of one are never sent to another. Nothing was changed.`,
        `Set FORGE_URL to ${sandbox.forgeUrl} again, or run greenlight forget-forge, which forgets people’s accounts and all else that is of ${sandbox.forgeUrl}.`,
      ])
      expect(
        other.reached.filter((request) => /private-token|authorization|sandbox-/i.test(request)),
      ).toEqual([])

      const forgotten = await forgetForge({ ...place, FORGE_URL: other.url })
      expect(forgotten.complained).toBe('')
      expect(forgotten.said).toContain(`Everything that was of ${sandbox.forgeUrl} is forgotten`)
      const where = url ? { url } : { file: join(folder, 'greenlight.db') }
      expect(await countOf(where, 'accounts')).toBe(0)
      expect(await countOf(where, 'audit')).toBeGreaterThan(0)

      const second = startMain(environment)
      await second.says(/listening/)
      await second.stop()
      expect(
        other.reached.filter((request) => /private-token|authorization|sandbox-/i.test(request)),
      ).toEqual([])
    },
    180_000,
  )
})
