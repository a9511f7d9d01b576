import { createLog } from '../../src/log/log.ts'
import { openJobs } from '../../src/scheduler/open-jobs.ts'
import type { StorePlace } from '../../src/store/engine.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'

/**
 * A process that works on jobs and says so, until it is killed: `job-worker.ts <url or file> <how many> <finish>`.
 * It enqueues so many first; without `finish` it ends none of them.
 */
const [address = '', count = '0', finish] = process.argv.slice(2)
const say = (words: string) => process.stdout.write(`${words}\n`)
const place: StorePlace = address.startsWith('postgres') ? { url: address } : { file: address }
const store = await openStore({ ...place, keys: newKeyRing() })
const jobs = openJobs(place, {
  store,
  log: createLog({ write: (line) => process.stderr.write(line) }),
  now: Date.now,
})
jobs.work('count', async ({ number }) => {
  say(`begun ${number}`)
  if (finish === undefined) await new Promise(() => {})
  say(`done ${number}`)
})
await jobs.start()
for (let number = 0; number < Number(count); number += 1) await jobs.enqueue('count', { number })
say('enqueued')
