import { z } from 'zod'

/** Which page of a long answer to show. */
export const page = z
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(100_000, 'must be 100000 or less')
  .default(1)
  .describe('Page to show')
