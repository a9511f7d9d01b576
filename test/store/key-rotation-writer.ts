import { writeSync } from 'node:fs'
import { parseKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'

// Seals with the newest key what is left of the older ones, and says so after each batch, until it is killed or done;
// after so many batches it waits to be killed.
const [, , file = ':memory:', ring = '', most = 'Infinity'] = process.argv
const store = await openStore({ file, keys: parseKeyRing(ring) })
for (let batch = 1; ; batch += 1) {
  const done = await store.keyRotation.batch(20)
  writeSync(1, `${done}\n`)
  if (done === 0) break
  if (batch >= Number(most)) await new Promise(() => setInterval(() => {}, 60_000))
}
await store.close()
