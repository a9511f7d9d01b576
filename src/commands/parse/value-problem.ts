import type { z } from 'zod'
import { enumerated } from '../../views/text.ts'

export const UNUSABLE = 'can’t be used'

/** The problem of a field, after its name, where its schema has no words for it. */
export const problemOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_value':
      return `must be ${enumerated(issue.values.map(String), 'or')}`
    case 'too_big':
      return `must be ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''} or less`
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? 'must not be empty' : `must be ${issue.minimum} characters or more`
      return `must be ${Number(issue.minimum) + (issue.inclusive ? 0 : 1)} or more`
    case 'invalid_type':
      return issue.expected === 'int' || issue.expected === 'number' ? 'must be a whole number' : UNUSABLE
    default:
      return UNUSABLE
  }
}
