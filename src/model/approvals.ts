import { z } from 'zod'
import { OptionalCount, OptionalFlag, OptionalText } from './fields.ts'
import { UserSummary } from './user.ts'

const Approval = z.object({ user: UserSummary, approved_at: OptionalText })

/** The approvals of a merge request. Servers that require no number of approvals omit the counts. */
export const Approvals = z.object({
  /** True when the merge request has as many approvals as the project requires. */
  approved: OptionalFlag,
  approved_by: z.array(Approval),
  approvals_required: OptionalCount,
  approvals_left: OptionalCount,
  /** True when the caller may approve and has not approved yet. */
  user_can_approve: OptionalFlag,
  user_has_approved: OptionalFlag,
})
export type Approvals = z.infer<typeof Approvals>
