import { oneLine } from '../../blocks/text.ts'
import { fullName, type MergeRequest, projectPath } from '../../model/merge-request.ts'

/** `acme/web!12`, short enough for a sentence. */
export function nameOf(mr: MergeRequest): string {
  return oneLine(fullName(mr), 120)
}

/** As it is typed from any channel: `acme/web!12`, or `42!12` while the path is unknown. */
export function typedName({ project_id, iid, web_url }: MergeRequest): string {
  const path = projectPath(web_url)
  const isPlain = path !== null && path.length <= 100 && /^[\w./-]+$/.test(path)
  return `${isPlain ? path : project_id}!${iid}`
}
