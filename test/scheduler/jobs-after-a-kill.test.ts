import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { AT_ONCE } from '../../src/scheduler/jobs.ts'
import type { StorePlace } from '../../src/store/engine.ts'
import { onBothEngines } from '../support/postgres.ts'

const SOON = { timeout: 15_000, interval: 20 }

/** A process of its own, and the lines that it says. */
async function worker(place: StorePlace, ...words: string[]) {
  const address = 'url' in place ? place.url : place.file
  const child = spawn(process.execPath, [join(import.meta.dirname, 'job-worker.ts'), address, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  onTestFinished(kill)
  return { lines, kill }
}

onBothEngines('jobs', (place) => {
  test('of a process that is killed are begun again by the next one, none is lost', async () => {
    const where = await place()
    const first = await worker(where, '12')
    await expect.poll(() => first.lines, SOON).toContain('enqueued')
    await expect
      .poll(() => first.lines.filter((line) => line.startsWith('begun')), SOON)
      .toHaveLength(AT_ONCE)
    await first.kill()
    const second = await worker(where, '0', 'finish')
    const done = () => [...new Set(second.lines.filter((line) => line.startsWith('done')))].sort()
    const all = Array.from({ length: 12 }, (_, number) => `done ${number}`).sort()
    await expect.poll(done, { ...SOON, timeout: 30_000 }).toEqual(all)
  }, 60_000)
})
