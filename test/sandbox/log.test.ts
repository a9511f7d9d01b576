import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { startMain } from '../support/main.ts'

const started: ReturnType<typeof startMain>[] = []
const start = (environment: Record<string, string>) => {
  const child = startMain({ PORT: '0', SANDBOX_FORGE_PORT: '0', ...environment })
  started.push(child)
  return child
}
/** Each is a whole sandbox, which takes its time on a small machine. */
afterEach(async () => {
  for (const child of started.splice(0)) await child.stop()
})

const READY = /Everything is on this machine only/

test('the log of the sandbox’s bot is kept in a file, and a line tells where', async () => {
  const child = start({})
  const [, file = ''] = await child.says(/The bot’s log: (\S+)/)
  await child.says(READY)
  await expect.poll(() => readFile(file, 'utf8')).toContain('"msg":')
  expect(child.output()).not.toContain('"level":')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('with SANDBOX_LOG=true it is shown in the terminal', async () => {
  const child = start({ SANDBOX_LOG: 'true' })
  await child.says(/"level":/)
  await child.says(READY)
  expect(child.output()).not.toContain('The bot’s log:')
})

test('an error that stops it is shown all the same', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const child = start({ SANDBOX_FORGE_PORT: String(port) })
  await child.says(/EADDRINUSE.*Stop the other process/)
  expect(await child.ended).toBe(1)
  await new Promise((resolve) => taken.close(resolve))
})

test('a signal that comes as it says that it is ready stops it', async () => {
  // The process hears a signal a little after it has come, when it has done what it is at.
  const atReady = `
    const write = process.stdout.write.bind(process.stdout)
    process.stdout.write = (text, ...more) => {
      if (String(text).includes('Everything is on this machine only')) {
        process.kill(process.pid, 'SIGTERM')
        for (const until = Date.now() + 100; Date.now() < until; );
      }
      return write(text, ...more)
    }`
  const child = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(atReady)}` })
  await child.says(READY)
  expect(await child.ended).toBe(0)
})
