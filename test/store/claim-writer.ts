import { writeSync } from 'node:fs'
import { newKeyRing } from '../../src/store/keys.ts'
import { openStore } from '../../src/store/store.ts'

// Claims without end and says so on stdout after each claim, until it is killed.
const [, , where = ':memory:', prefix = ''] = process.argv
const place = where.includes('://') ? { url: where } : { file: where }
const store = await openStore({ ...place, keys: newKeyRing() })
for (let number = 0; ; number += 1) {
  const key = `${prefix}-${number}`
  if (await store.idempotencyKeys.claim(key)) writeSync(1, `${key}\n`)
}
