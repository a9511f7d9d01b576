import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'

/** Accepts deliveries of the forge about one project, and says the merge request of each, until it is killed. */
const [, , place = '', project = ''] = process.argv
const where = place.startsWith('postgres') ? { url: place } : { file: place }
const store = await openStore({ ...where, keys: newKeyRing() })
for (let iid = 1; ; iid += 1) {
  await store.webhookEvents.accept({ project: Number(project), iid })
  process.stdout.write(`${project}!${iid}\n`)
}
