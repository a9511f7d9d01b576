import type { RichTextElement } from '@slack/types'
import { type MergeRequest, sourceWords } from '../../model/merge-request.ts'
import { code, text } from '../rich-text.ts'
import { oneLine } from '../text.ts'

/** Its source branch, with whose it is in front of one of a fork: `bob:fix`; at most `max` characters. */
export function sourceName(mr: MergeRequest, max = 200): string {
  return oneLine(sourceWords(mr), max)
}

/** The same as code, and as plain words what is no name: `fix` from a fork. */
export function sourceBranch(mr: MergeRequest, max = 200): RichTextElement[] {
  const { source_branch: branch } = mr
  const words = sourceWords(mr)
  // A fork without a name stands behind the branch.
  if (!words.startsWith(`${branch} from `)) return [code(oneLine(words, max))]
  return [code(oneLine(branch, max)), text(words.slice(branch.length))]
}
