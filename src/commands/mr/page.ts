import { z } from 'zod'

/** The page of a long answer. */
export const page = z
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(100_000, 'must be 100000 or less')
  .default(1)
  .describe('Page to show')
