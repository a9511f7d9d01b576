import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { greenlightWords, inherited } from '../support/main.ts'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'

const root = join(import.meta.dirname, '../..')
const App = z.object({ signing_secret: z.string(), bot_token: z.string(), api_url: z.string() })

let sandbox: Sandbox
let right: Record<string, string>
beforeAll(async () => {
  sandbox = await startSandbox()
  const app = App.parse(await (await fetch(`${sandbox.url}/sandbox/app`)).json())
  right = {
    SLACK_SIGNING_SECRET: app.signing_secret,
    SLACK_BOT_TOKEN: app.bot_token,
    SLACK_API_URL: app.api_url,
    FORGE_URL: sandbox.forgeUrl,
    FORGE_TOKEN: 'sandbox-ann',
    GREENLIGHT_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    DATA_DIR: '/tmp',
  }
})
afterAll(() => sandbox?.stop())

/** Runs `greenlight doctor`. */
async function doctor(changes: Record<string, string> = {}): Promise<{ status: number; said: string }> {
  const env = { ...inherited, ...right, ...changes }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, greenlightWords('doctor'), { cwd: root, env }, (_, out, err) =>
      resolve({ status: child.exitCode ?? -1, said: `${out}${err}` }),
    )
  })
}

test('before the first start the doctor says that all is well, and exits with 0', async () => {
  const { status, said } = await doctor()
  expect(said).toContain('I found nothing wrong.')
  expect(said).toContain('✓ Slack knows my token.')
  expect(said).toContain('✓ I have all the scopes I need.')
  expect(said).toMatch(/✓ I speak API v4 to 127\.0\.0\.1:\d+\./)
  expect(said).toContain('✓ My store in DATA_DIR works.')
  expect(said).toContain('✓ The key k1 encrypts what is stored.')
  expect(status).toBe(0)
})

test.each([
  [
    'a token that Slack does not know',
    { SLACK_BOT_TOKEN: 'xoxb-another-one-1234' },
    '✗ Slack refuses my token (invalid_auth).',
  ],
  [
    'a token that the server refuses',
    { FORGE_TOKEN: 'nobody-has-this-token' },
    'refuses FORGE_TOKEN. Set a new one.',
  ],
  [
    'an address where nobody answers',
    { FORGE_URL: 'http://127.0.0.1:9' },
    'refused the connection. Check the server',
  ],
  ['a setting that the server contradicts', { FORGE_API: 'v3' }, '✗ FORGE_API says v3, but'],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgresql://a:geheimnis1@127.0.0.1:9/none' },
    '✗ My store in PostgreSQL doesn’t work',
  ],
  [
    'a folder that cannot be written to',
    { DATA_DIR: 'package.json/data' },
    '✗ My store in DATA_DIR doesn’t work',
  ],
])('%s is found, and the exit status is 1', async (_, changes, line) => {
  const { status, said } = await doctor(changes)
  expect(said).toContain(line)
  expect(status).toBe(1)
  expect(said).not.toMatch(/geheimnis1|nobody-has-this-token|xoxb-another/)
})
