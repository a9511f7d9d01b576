import { z } from 'zod'
import { choice, integer, readParams, text } from '../../http/fields.ts'
import type { Params } from '../../http/params.ts'

/** Numbers as a list, or as text with commas between them; an empty text is no number. */
export const numberList = z.union([
  integer.transform((one) => [one]),
  z.array(integer),
  z
    .string()
    .regex(/^\s*(?:\d{1,15}\s*(?:,\s*\d{1,15}\s*)*)?$/)
    .transform((list) =>
      list
        .split(',')
        .filter((part) => part.trim() !== '')
        .map(Number),
    ),
])

/** Words as a list, or as text with commas between them. */
export const wordList = z.union([
  z.array(text),
  text.transform((list) =>
    list
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
])

/** A moment as ms UTC. */
export const moment = text
  .refine((written) => !Number.isNaN(Date.parse(written)))
  .transform((written) => Date.parse(written))

/** `None` and `Any` are words of the API, in whatever case. */
export const someone = z.union([
  integer,
  z.stringFormat('none-any', /^(?:none|any)$/i).transform((word) => word.toLowerCase()),
])

const fields = z.object({
  iids: numberList.optional(),
  state: z.enum(['opened', 'closed', 'locked', 'merged', 'all']).default('all'),
  order_by: z
    .enum([
      'created_at',
      'label_priority',
      'milestone_due',
      'popularity',
      'priority',
      'title',
      'updated_at',
      'merged_at',
    ])
    .default('created_at'),
  sort: z.enum(['asc', 'desc']).default('desc'),
  search: text.optional(),
  in: text.default('title,description'),
  author_id: integer.optional(),
  author_username: text.optional(),
  assignee_id: someone.optional(),
  assignee_username: wordList.optional(),
  reviewer_id: someone.optional(),
  reviewer_username: text.optional(),
  labels: wordList.optional(),
  milestone: text.optional(),
  wip: z.enum(['yes', 'no']).optional(),
  approved: z.enum(['yes', 'no']).optional(),
  source_branch: text.optional(),
  target_branch: text.optional(),
  created_after: moment.optional(),
  created_before: moment.optional(),
  updated_after: moment.optional(),
  updated_before: moment.optional(),
  scope: z
    .enum(['created-by-me', 'assigned-to-me', 'created_by_me', 'assigned_to_me', 'reviews_for_me', 'all'])
    .default('all'),
  with_merge_status_recheck: choice.optional(),
  with_labels_details: choice.optional(),
})

export type Filters = z.infer<typeof fields>

/** What a list of merge requests is asked for; refuses with 400 what the API does not know. */
export function readFilters(params: Params): Filters {
  return readParams(fields, params)
}
