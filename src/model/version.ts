import { z } from 'zod'
import { Change } from './change.ts'
import { Commit } from './commit.ts'
import { Id, OptionalId, OptionalText } from './fields.ts'

/** The state of a merge request after one push. */
export const MergeRequestVersion = z.object({
  id: Id,
  head_commit_sha: z.string().min(1),
  base_commit_sha: OptionalText,
  start_commit_sha: OptionalText,
  created_at: OptionalText,
  merge_request_id: OptionalId,
  /** `collected` once its diff is stored; any other word is kept. */
  state: OptionalText,
  /** Number of changed files as text (`12`, `1000+`). */
  real_size: OptionalText,
  /** Equal for two versions that change the same lines in the same way. */
  patch_id_sha: OptionalText,
})
export type MergeRequestVersion = z.infer<typeof MergeRequestVersion>

/** A diff version with its commits and files. */
export const MergeRequestVersionDetail = MergeRequestVersion.extend({
  commits: z.array(Commit),
  diffs: z.array(Change),
})
export type MergeRequestVersionDetail = z.infer<typeof MergeRequestVersionDetail>
