import { readdirSync } from 'node:fs'
import { memoryUsage } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into the process under test, before it: says on SIGUSR2 what it holds, after collections of garbage.

/** Collections until no further one finds garbage, and ms between two: finalizers and old bytecode take some. */
const COLLECTIONS = 5
const PAUSE_MS = 300

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

process.on('SIGUSR2', async () => {
  for (let collections = 0; collections < COLLECTIONS; collections += 1) {
    collect()
    await pause(PAUSE_MS)
  }
  const { rss, heapUsed, external } = memoryUsage()
  const resources = process.getActiveResourcesInfo()
  const timers = resources.filter((resource) => resource === 'Timeout' || resource === 'Immediate').length
  const descriptors = readdirSync('/proc/self/fd').length
  process.stdout.write(`soak ${JSON.stringify({ rss, heap: heapUsed + external, timers, descriptors })}\n`)
})
