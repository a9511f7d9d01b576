import { z } from 'zod'
import { OptionalCount, OptionalFlag, OptionalText } from './fields.ts'
import { UserSummary } from './user.ts'

const Approval = z.object({ user: UserSummary, approved_at: OptionalText })

/** Who approved a merge request. Servers that demand no number of approvals leave the counts out. */
export const Approvals = z.object({
  /** Whether there are as many approvals as the project demands. */
  approved: OptionalFlag,
  approved_by: z.array(Approval),
  approvals_required: OptionalCount,
  approvals_left: OptionalCount,
  /** Of the calling person; true only while they have not approved yet. */
  user_can_approve: OptionalFlag,
  user_has_approved: OptionalFlag,
})
export type Approvals = z.infer<typeof Approvals>
