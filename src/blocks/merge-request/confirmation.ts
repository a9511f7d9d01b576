import type { ConfirmationDialog } from '@slack/types'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { confirmation } from '../button.ts'
import { count, cut, oneLine, shortSha } from '../text.ts'

/** The dialog before a merge: the commit that is sent, what it brings, and what will happen. */
export function mergeConfirmation(view: MergeRequestView, whenBuildSucceeds: boolean): ConfirmationDialog {
  const { mr } = view
  const head = mr.sha ? shortSha(mr.sha) : 'an unknown commit'
  const text = [
    whenBuildSucceeds ? 'Merges at once if no build is running.' : '',
    `${cut(mr.source_branch, 40)} at ${head} into ${cut(mr.target_branch, 30)}.`,
    commitWords(view, 85),
    fileWords(view, 85),
  ]
  return confirmation(
    `Merge !${mr.iid}?`,
    text.filter(Boolean).join('\n'),
    whenBuildSucceeds ? 'Merge after the build' : 'Merge',
  )
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
