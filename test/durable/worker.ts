import { appendFile, readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDurable } from '../../src/durable/open.ts'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore, type StorePlace } from '../../src/store/store.ts'

/**
 * A process that makes numbered effects, which are lines of a file: `worker.ts <url or file> <effects>`. It reads
 * `<partition> <number>` from its input, says `accepted <number>`, and looks in the file whether an effect is there
 * where an earlier attempt may have made it.
 */
const [address = '', effects = ''] = process.argv.slice(2)
const place: StorePlace = address.startsWith('postgres') ? { url: address } : { file: address }
const store = await openStore({ ...place, keys: newKeyRing() })
const durable = await openDurable(place, {
  store,
  failed: (kind, error) => process.stderr.write(`${kind}: ${error}\n`),
})
durable.work(
  'effect',
  async ({ line }, attempt) => {
    await attempt.once('append', {
      async first() {
        await sleep(100 * Math.random())
        await appendFile(effects, `${line}\n`)
        await sleep(300)
      },
      async recover() {
        const lines = (await readFile(effects, 'utf8')).split('\n')
        if (!lines.includes(String(line))) await appendFile(effects, `${line}\n`)
      },
    })
    return undefined
  },
  { concurrency: 20 },
)
await durable.open()
process.stdout.write('open\n')
for await (const line of createInterface(process.stdin)) {
  const [partition = ''] = line.split(' ')
  await durable.start('effect', { key: line, partition, input: { line } })
  process.stdout.write(`accepted ${line}\n`)
}
