import { z } from 'zod'
import type { Blocks } from '../views/reply.ts'

/** A digest message, and the data for the next digest. */
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

/** Parses a stored message. */
export function readSaid(json: string): Said {
  return Written.parse(JSON.parse(json))
}
