import type { ConfirmationDialog } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { confirmation } from '../button.ts'
import { count, cut, oneLine, shortSha } from '../text.ts'
import { missingWords } from './status.ts'

/** The dialog before a merge: the commit that is sent, what it brings, and what will happen. */
export function mergeConfirmation(view: MergeRequestView, whenBuildSucceeds: boolean): ConfirmationDialog {
  const { mr } = view
  const head = mr.sha ? shortSha(mr.sha) : 'an unknown commit'
  const missing = missingWords(mr, view.approvals?.approvals_left)
  // Slack takes 300 characters in all.
  const room = mr.detailed_merge_status === null ? 85 : missing === null ? 75 : 40
  const text = [
    whenBuildSucceeds ? waitWords(mr) : '',
    missing === null ? '' : cut(`Missing: ${missing}.`, 60),
    `${cut(mr.source_branch, 40)} at ${head} into ${cut(mr.target_branch, 30)}.`,
    commitWords(view, room),
    fileWords(view, room),
  ]
  return confirmation(
    `Merge !${mr.iid}?`,
    text.filter(Boolean).join('\n'),
    whenBuildSucceeds ? 'Merge after the build' : 'Merge',
  )
}

function waitWords({ detailed_merge_status: status }: MergeRequest): string {
  return status === null
    ? 'Merges at once if no build is running.'
    : 'If no build is running, it merges at once or is refused.'
}

/** `2 commits: Add the form; Fix a typo`, whole titles only, at most `length` units. */
function commitWords({ commits }: MergeRequestView, length: number): string {
  if (!commits) return 'The forge did not tell the commits.'
  const titles = commits.map(({ title }) => oneLine(title, 50))
  return listWords(count(commits.length, 'commit'), titles, '; ', length)
}

/** `3 files: src/a.ts, src/b.ts, README.md`, whole paths only, at most `length` units. */
function fileWords({ files }: MergeRequestView, length: number): string {
  if (!files) return 'The forge did not tell the files.'
  const paths = files.map(({ path }) => oneLine(path, 50))
  return listWords(count(files.length, 'file'), paths, ', ', length)
}

/** As many items as fit, and how many more there are. */
function listWords(total: string, items: readonly string[], separator: string, length: number): string {
  if (items.length === 0) return `${total}.`
  for (let shown = Math.min(items.length, length); shown > 0; shown -= 1) {
    const more = shown < items.length ? ` and ${items.length - shown} more` : ''
    const words = `${total}: ${items.slice(0, shown).join(separator)}${more}`
    if (words.length <= length) return words
  }
  return `${total}, too long to name here.`
}
