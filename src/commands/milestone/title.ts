import { z } from 'zod'

const LONGEST = 255

/** The help under the input of a title. */
export const TITLE_HELP = `Up to ${LONGEST} characters`

/** A title that the forge accepts. */
export const title = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .refine((text) => Array.from(text).length <= LONGEST, `must be ${LONGEST} characters or less`)
