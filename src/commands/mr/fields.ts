import { z } from 'zod'
import { isAdjustment } from '../../services/mr/labels.ts'
import { pageUpTo, title } from '../fields.ts'

export const branch = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(255, 'must be 255 characters or less')
  .regex(/^[^\s~^:?*[\\]+$/, 'isn’t the name of a branch')

export const oneLineTitle = title.regex(/^[^\r\n]*$/, 'must be one line')

export const description = z.string().max(50_000, 'must be 50000 characters or less')

export const assignee = z.string().trim().min(1, 'must not be empty').max(255, 'is too long for a name')

export const people = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(1000, 'must be 1000 characters or less')
  .refine((typed) => /[^\s,]/.test(typed), 'must name somebody')
  .refine((typed) => labelsProblem(typed) === null, 'must have a + or - before each name, or before none')

/** A user group of Slack. */
export const userGroup = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(100, 'must be 100 characters or less')

export const labels = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(2000, 'must be 2000 characters or less')
  .refine((typed) => /[^\s,]/.test(typed), 'must name a label')

/** The problem with a label change that mixes a whole list with additions or removals; null for none. */
export function labelsProblem(typed: string): string | null {
  const isClear = isAdjustment(typed) || !/(?:^|,)\s*[+-]/.test(typed)
  return isClear ? null : 'must have a + or - before each label, or before none'
}

export const longPage = pageUpTo(100_000, 'must be a whole number')

export const job = z.string().trim().min(1, 'must not be empty').max(255, 'is too long for a job')

/** The build that the caller was shown, carried by a button. */
export const shownBuild = z
  .int()
  .positive()
  .optional()
  .meta({ kind: 'hidden', description: 'The build that was shown' })
