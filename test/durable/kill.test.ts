import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { onBothEngines, temporaryDatabase, withoutPostgres } from '../support/postgres.ts'

const SOON = { interval: 50 }

/** A process that makes the effects it is asked for; see worker.ts. */
async function aWorker(address: string, effects: string) {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, 'worker.ts'), address, effects],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const lines: string[] = []
  if (child.stdout) createInterface(child.stdout).on('line', (line) => lines.push(line))
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    if (signal === 'SIGKILL') await once(child, 'exit')
  }
  onTestFinished(() => end('SIGKILL'))
  await expect.poll(() => lines, SOON).toContain('open')
  return {
    end,
    async ask(...wanted: string[]) {
      for (const line of wanted) child.stdin?.write(`${line}\n`)
      await expect.poll(() => lines, SOON).toContain(`accepted ${wanted.at(-1)}`)
    },
  }
}

/** A new file of effects, and what is in it by partition. */
async function aLedger() {
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-effects-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'effects')
  await writeFile(file, '')
  const read = async () => {
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    return Object.fromEntries(
      Object.entries(Object.groupBy(lines, (line) => line.split(' ')[0] ?? '')).map(([partition, all]) => [
        partition,
        all?.map((line) => Number(line.split(' ')[1])),
      ]),
    )
  }
  return { file, read }
}

onBothEngines('a process that is killed', (place) => {
  test('loses, repeats and reorders nothing of what the next life ends', async () => {
    const where = await place()
    const address = 'url' in where ? where.url : where.file
    const { file, read } = await aLedger()
    const first = await aWorker(address, file)
    await first.ask('a 1', 'b 1', 'a 2', 'b 2', 'a 3', 'b 3')
    await first.end('SIGKILL')
    const second = await aWorker(address, file)
    await second.ask('a 4', 'b 4')
    await expect.poll(read, SOON).toEqual({ a: [1, 2, 3, 4], b: [1, 2, 3, 4] })
  })
})

test.skipIf(withoutPostgres).each(['SIGKILL', 'SIGSTOP'] as const)(
  'what a process has left at its %s comes before what another one accepts later',
  async (signal) => {
    const url = await temporaryDatabase()
    const { file, read } = await aLedger()
    const one = await aWorker(url, file)
    const other = await aWorker(url, file)
    await one.ask('a 1', 'b 1', 'a 2', 'b 2', 'a 3', 'b 3')
    await one.end(signal)
    await other.ask('a 4', 'b 4', 'c 1')
    await expect.poll(async () => (await read()).c, SOON).toEqual([1])
    await expect.poll(read, SOON).toEqual({ a: [1, 2, 3, 4], b: [1, 2, 3, 4], c: [1] })
  },
  120_000,
)
