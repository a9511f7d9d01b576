import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'

/** Accepts deliveries of the forge, and says the key of each that is kept, until it is killed. */
const [, , place = '', name = ''] = process.argv
const where = place.startsWith('postgres') ? { url: place } : { file: place }
const store = await openStore({ ...where, keys: newKeyRing() })
for (let count = 0; ; count += 1) {
  const key = `${name} ${count}`
  await store.webhookEvents.accept(key, { project: 42, iid: count + 1 })
  process.stdout.write(`${key}\n`)
}
