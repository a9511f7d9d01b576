import { writeSync } from 'node:fs'
import { parseKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'

// Seals with the newest key what is left of the older ones, and says so after each batch, until it is killed or done.
const [, , file = ':memory:', ring = ''] = process.argv
const store = await openStore({ file, keys: parseKeyRing(ring) })
for (;;) {
  const done = await store.keyRotation.batch(20)
  writeSync(1, `${done}\n`)
  if (done === 0) break
}
await store.close()
