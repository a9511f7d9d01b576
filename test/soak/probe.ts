import { readdirSync } from 'node:fs'
import { memoryUsage } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into the process under test, before it: says on SIGUSR2 what it holds, after a collection of garbage.

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

process.on('SIGUSR2', () => {
  collect()
  const { rss, heapUsed, external } = memoryUsage()
  const resources = process.getActiveResourcesInfo()
  const timers = resources.filter((resource) => resource === 'Timeout' || resource === 'Immediate').length
  const descriptors = readdirSync('/proc/self/fd').length
  process.stdout.write(`soak ${JSON.stringify({ rss, heap: heapUsed + external, timers, descriptors })}\n`)
})
