import { z } from 'zod'
import { isAdjustment } from '../../services/mr/resolve-references.ts'
import { pageUpTo, textUpTo, title } from '../fields.ts'

export const branch = textUpTo(255).regex(/^[^\s~^:?*[\\]+$/, 'isn’t the name of a branch')

export const oneLineTitle = title.regex(/^[^\r\n]*$/, 'must be one line')

export const description = z.string().max(50_000)

export const assignee = z.string().trim().min(1).max(255, 'is too long for a name')

export const people = textUpTo(1000)
  .refine((typed) => /[^\s,]/.test(typed), 'must name somebody')
  .refine((typed) => labelsProblem(typed) === null, 'must have a + or - before each name, or before none')

export const labels = textUpTo(2000).refine((typed) => /[^\s,]/.test(typed), 'must name a label')

/** The problem with a label change that mixes a whole list with additions or removals; null for none. */
export function labelsProblem(typed: string): string | null {
  const isClear = isAdjustment(typed) || !/(?:^|,)\s*[+-]/.test(typed)
  return isClear ? null : 'must have a + or - before each label, or before none'
}

export const longPage = pageUpTo(100_000)
