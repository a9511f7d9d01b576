import { z } from 'zod'

/** The page of a list, from 1. */
export const page = z
  .int()
  .min(1, 'must be 1 or more')
  .max(1000, 'must be 1000 or less')
  .default(1)
  .describe('Page to show')
