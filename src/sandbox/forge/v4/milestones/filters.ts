import { z } from 'zod'
import { reject } from '../../http/answer.ts'
import { choice, integers, readParams, text } from '../../http/fields.ts'
import type { Call } from '../../http/route.ts'
import type { Milestone } from '../../state/milestones.ts'

/** Clients may also say them in one word, with commas between. */
const listed = z
  .string()
  .regex(/^\d{1,15}(?:,\d{1,15})*$/)
  .transform((all) => all.split(',').map(Number))

const filters = z.object({
  iids: z.union([integers, listed]).optional(),
  state: z.enum(['active', 'closed', 'all']).default('all'),
  title: text.optional(),
  search: text.default(''),
  include_ancestors: choice.optional(),
  include_parent_milestones: choice.optional(),
  updated_before: z.coerce.date().optional(),
  updated_after: z.coerce.date().optional(),
})

/** What a list of milestones is asked for. */
export interface Wanted {
  /** Whether those of the group above count as well. */
  readonly ancestors: boolean
  readonly matches: (milestone: Milestone) => boolean
}

/** Reads the filters of a list; with the milestones of the group, whose iids are other ones, iids are no filter. */
export function wantedMilestones(call: Call): Wanted {
  const read = readParams(filters, call.params)
  if (read.include_ancestors !== undefined && read.include_parent_milestones !== undefined)
    throw reject(400, 'include_ancestors, include_parent_milestones are mutually exclusive')
  const ancestors = read.include_ancestors ?? read.include_parent_milestones ?? false
  const { iids, state, title, search, updated_before: before, updated_after: after } = read
  return {
    ancestors,
    matches: (milestone) =>
      (iids === undefined || ancestors || iids.includes(milestone.iid)) &&
      (state === 'all' || milestone.state === state) &&
      (title === undefined || milestone.title === title) &&
      (contains(milestone.title, search) || contains(milestone.description, search)) &&
      (before === undefined || new Date(milestone.updated_at) <= before) &&
      (after === undefined || new Date(milestone.updated_at) >= after),
  }
}

function contains(whole: string, part: string): boolean {
  return whole.toLowerCase().includes(part.toLowerCase())
}
