import type { ConfirmationDialog } from '@slack/types'
import type { LaterWay } from '../../model/merge-offer.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { confirmation } from '../button.ts'
import { count, cut, oneLine, shortSha } from '../text.ts'
import { buildWarning } from './build-words.ts'
import { branchWords } from './question.ts'
import { missingWords } from './status.ts'

/** Longest dialog text that Slack accepts, in characters. */
const LONGEST = 300
/** Least room, in characters, for names of commits and files; with less they are only counted. */
const LEAST_ROOM = 35

/** The dialog before a merge: the commit to send, its changes, and the effect. */
export function mergeConfirmation(view: MergeRequestView, later: LaterWay | null): ConfirmationDialog {
  const { mr } = view
  const head = mr.sha ? shortSha(mr.sha) : 'an unknown commit'
  const certain = [
    later === null ? buildWarning(mr) : WAITS[later],
    missingSentence(missingWords(mr, view.approvals?.approvals_left)),
    branchWords({}, mr),
    `${cut(mr.source_branch, 40)} at ${head} into ${cut(mr.target_branch, 30)}.`,
  ].filter(Boolean)
  const left = LONGEST - certain.join('\n').length - 2
  const room = Math.min(85, Math.floor(left / 2))
  const text = [...certain, ...contentWords(view, room)]
  return confirmation(`Merge !${mr.iid}?`, text.join('\n'), later === null ? 'Merge' : YES[later])
}

/** The first words of a dialog or a question: the dangerous half. */
const WAITS: Readonly<Record<LaterWay, string>> = {
  blind: 'Merges at once if no build is running.',
  checks: 'Merges when its build and all other checks pass.',
  train: 'Goes on the merge train, and merges when its turn has come.',
}

const YES: Readonly<Record<LaterWay, string>> = {
  blind: 'Merge now or after a build',
  checks: 'Merge when it passes',
  train: 'Add to the merge train',
}

/** Drops a clause that does not fit: the card shows it. */
function missingSentence(missing: string | null): string {
  if (missing === null) return ''
  const sentence = `Missing: ${missing}.`
  return sentence.length <= 60 ? sentence : 'Something is missing before a merge.'
}

function contentWords(view: MergeRequestView, room: number): string[] {
  const { commits, files } = view
  if (room >= LEAST_ROOM) return [commitWords(view, room), fileWords(view, room)]
  const counted = [
    commits ? count(commits.length, 'commit') : 'commits not told',
    files ? count(files.length, 'file') : 'files not told',
  ]
  return [`${counted.join(', ')}.`]
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

/** The items that fit, and the number of the others. */
function listWords(total: string, items: readonly string[], separator: string, length: number): string {
  if (items.length === 0) return `${total}.`
  for (let shown = Math.min(items.length, length); shown > 0; shown -= 1) {
    const more = shown < items.length ? ` and ${items.length - shown} more` : ''
    const words = `${total}: ${items.slice(0, shown).join(separator)}${more}`
    if (words.length <= length) return words
  }
  return `${total}.`
}
