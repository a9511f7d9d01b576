import { z } from 'zod'
import type { DigestMemory } from '../../../model/digest.ts'

const Memory = z.object({
  at: z.number(),
  milestones: z.record(
    z.string(),
    z.object({
      iid: z.number(),
      state: z.string(),
      closed: z.array(z.number()),
      all: z.array(z.number()),
      complete: z.boolean(),
    }),
  ),
})

/** Returns the stored baseline for the next digest; null when there is none. */
export function readBaseline(kept: string | null): DigestMemory | null {
  return kept === null ? null : Memory.parse(JSON.parse(kept))
}
