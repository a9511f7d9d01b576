import { oneLine } from '../../blocks/text.ts'
import { fullName, type MergeRequest } from '../../model/merge-request.ts'

/** `acme/web!12`, short enough for a sentence. */
export function nameOf(mr: MergeRequest): string {
  return oneLine(fullName(mr), 120)
}
