import { monitorEventLoopDelay } from 'node:perf_hooks'
import { memoryUsage } from 'node:process'
import { StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded before a subject, in its process: answers the bench’s questions about CPU, memory and the event loop.

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
let isCounting = false
let statements = 0
const queries = new Set<string>()
let gc = () => {}
/** Within that time whatever was begun by a command has ended. */
const SETTLED_MS = 1_000

process.on('message', async (question) => {
  if (question === 'count') countStatements()
  if (question === 'reset') delay.reset()
  if (question === 'collect') await collect()
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed, external } = memoryUsage()
  process.send?.({
    cpuUs: user + system,
    rss,
    heap: heapUsed + external,
    statements,
    queries: [...queries],
    // The histogram counts the time between two samples, of which 1 ms is its own.
    delayP99Ms: Math.max(0, delay.percentile(99) / 1e6 - 1),
    delayMaxMs: Math.max(0, delay.max / 1e6 - 1),
  })
})
process.channel?.unref()
process.on('disconnect', () => process.exit(0))

/** Counts from now on, without pragmas and what begins and ends transactions; costs too much for the measured rounds. */
function countStatements(): void {
  if (isCounting) return
  isCounting = true
  for (const name of ['all', 'get', 'run', 'iterate'] as const) {
    const original = StatementSync.prototype[name]
    Object.defineProperty(StatementSync.prototype, name, {
      value(this: StatementSync, ...parameters: Parameters<typeof original>) {
        if (!/^(?:pragma|begin|commit|rollback)/.test(this.sourceSQL)) statements += 1
        queries.add(this.sourceSQL)
        return Reflect.apply(original, this, parameters)
      },
    })
  }
}

/** What is released by the first collection, and what was under way before it, goes with the second one. */
async function collect(): Promise<void> {
  setFlagsFromString('--expose-gc')
  gc = runInNewContext('gc')
  gc()
  await pause(SETTLED_MS)
  gc()
}
