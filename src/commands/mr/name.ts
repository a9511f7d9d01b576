import { fullName, type MergeRequest, projectPath } from '../../model/merge-request.ts'
import { oneLine } from '../../views/text.ts'

/** `acme/web!12`, short enough for a sentence. */
export function nameOf(mr: MergeRequest): string {
  return oneLine(fullName(mr), 120)
}

/** The name as typed in any channel: `acme/web!12`, or `42!12` while the path is unknown. */
export function typedName(mr: MergeRequest): string {
  const { project_id, iid } = mr
  const path = projectPath(mr)
  const isPlain = path !== null && path.length <= 100 && /^[\w./-]+$/.test(path)
  return `${isPlain ? path : project_id}!${iid}`
}
