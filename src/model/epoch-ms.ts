import { z } from 'zod'

/** Milliseconds since 1970 in UTC. */
export const EpochMs = z.number()
export type EpochMs = z.infer<typeof EpochMs>
