import { StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded before a participant, in its process: answers the bench’s questions about CPU, memory and the store.

let commits = 0
let [isCounting, isInside, hasWritten] = [false, false, false]

process.on('message', async (question) => {
  if (question === 'count' && !isCounting) countCommits()
  if (question === 'collect') await collect()
  const { user, system } = process.cpuUsage()
  const { rss } = process.memoryUsage()
  process.send?.({ cpuUs: user + system, rss, commits })
})
process.channel?.unref()
process.on('disconnect', () => process.exit(0))

/** Counts the transactions that write, from now on: each is one fsync, as `synchronous` is full. */
function countCommits(): void {
  isCounting = true
  for (const name of ['all', 'run'] as const) {
    const original = StatementSync.prototype[name]
    Object.defineProperty(StatementSync.prototype, name, {
      value(this: StatementSync, ...parameters: Parameters<typeof original>) {
        const result = Reflect.apply(original, this, parameters)
        const [word] = this.sourceSQL.split(' ', 1)
        if (word === 'begin') [isInside, hasWritten] = [true, false]
        else if (word === 'commit' || word === 'rollback') {
          if (word === 'commit' && hasWritten) commits += 1
          isInside = false
        } else if (Array.isArray(result) ? word !== 'select' && result.length > 0 : result.changes > 0) {
          if (isInside) hasWritten = true
          else commits += 1
        }
        return result
      },
    })
  }
}

/** Waits for what a command has begun, since a first collection releases what a second one takes. */
async function collect(): Promise<void> {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  await pause(1_000)
  runInNewContext('gc')()
}
