import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './support/free-port.ts'
import { greenlightWords, startMain, unreachableWorld } from './support/main.ts'

const root = join(import.meta.dirname, '..')

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-main-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Variables with which Node’s inspector, if it opens, listens on that port. */
const inspectedAt = (port: number) => ({ NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` })

test('SIGUSR1 opens no inspector of a bot, which goes on', async () => {
  const [port, inspector] = [await freePort(), await freePort()]
  const bot = startMain({
    ...unreachableWorld(),
    ...inspectedAt(inspector),
    DATA_DIR: await temporaryFolder(),
    PORT: String(port),
  })
  onTestFinished(bot.stop)
  await bot.says(/"listening"/)
  for (let times = 0; times < 3; times += 1) {
    bot.process.kill('SIGUSR1')
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  }
  await expect(fetch(`http://127.0.0.1:${inspector}/json`)).rejects.toThrow()
  await bot.stop()
  expect(bot.output()).not.toContain('Debugger')
})

test('SIGUSR1 opens no inspector of a command, which ends as it would', async () => {
  // A Slack that takes connections and says nothing keeps the command waiting.
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const address = silent.address()
  const slack = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/`
  const env = {
    PATH: process.env.PATH ?? '',
    ...unreachableWorld(),
    ...inspectedAt(await freePort()),
    SLACK_API_URL: slack,
    DATA_DIR: await temporaryFolder(),
  }
  let output = ''
  const script = execFile(process.execPath, greenlightWords('doctor'), { cwd: root, env }, (_, out, err) => {
    output = `${out}${err}`
  })
  const [asked] = await once(silent, 'connection')
  script.kill('SIGUSR1')
  asked.destroy()
  await once(script, 'close')
  expect(script.signalCode).toBeNull()
  expect(output).toContain('Check the network, SLACK_API_URL')
  expect(output).not.toContain('Debugger')
})
