import { expect, test } from 'vitest'
import { callsOfLook } from '../../bench/rows/growth.ts'
import { kinds } from '../../bench/rows/kinds.ts'

// As docs/scale.md says; `npm run bench:growth` has the other counts, CPU and memory.
test.each(kinds)('a look at many $name makes the calls that are said', async (kind) => {
  expect(await callsOfLook(kind, 150)).toEqual(kind.calls(150))
})
