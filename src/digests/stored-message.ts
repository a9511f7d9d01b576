import { z } from 'zod'
import type { Blocks } from '../views/reply.ts'

/** A digest as it is to be posted, and what the next one must know of it. */
export interface Said {
  readonly text: string
  readonly blocks: Blocks
  /** A DigestMemory as JSON. */
  readonly memory: string
}

const Written = z.object({
  text: z.string(),
  blocks: z.custom<Blocks>((blocks) => Array.isArray(blocks)),
  memory: z.string(),
})

/** What was written down before. */
export function readSaid(json: string): Said {
  return Written.parse(JSON.parse(json))
}
