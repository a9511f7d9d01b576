import type { ConfirmationDialog, KnownBlock, RichTextElement } from '@slack/types'
import { buildState } from '../../model/build.ts'
import { isBlind, type LaterWay, laterWay } from '../../model/merge-offer.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { confirmation } from '../button.ts'
import { bold, code, headedBullets, lines, link, text } from '../rich-text.ts'
import { count, cut, escaped, oneLine, shortSha } from '../text.ts'
import { linesOf } from './change-words.ts'
import { projectName } from './name.ts'
import { buildLine, buildWarning, missingWords } from './status.ts'

/** The options of a merge. */
interface MergeOptions {
  readonly whenBuildSucceeds: boolean
  readonly removeSourceBranch?: boolean | undefined
  readonly message?: string | undefined
}

/** Most commits and files that are named; the rest is counted. */
const NAMED = 10

/** The preview of a merge, above its button: the head, the commits and the files. */
export function mergeQuestion(
  view: MergeRequestView,
  sha: string,
  options: MergeOptions,
): { text: string; blocks: KnownBlock[] } {
  const { mr } = view
  const title = `!${mr.iid} ${oneLine(mr.title, 200)}`
  return {
    text: escaped(
      `Merge !${mr.iid} of ${projectName(mr)} at ${shortSha(sha)} into ${mr.target_branch}? Nothing has been merged yet.`,
    ),
    blocks: [
      lines(
        [bold('Merge this? '), text('Nothing has been merged yet.')],
        [link(mr.web_url, title, { bold: true }), text(`  ${projectName(mr)}`)],
        [
          code(oneLine(mr.source_branch, 200)),
          text(' at '),
          code(shortSha(sha)),
          text(' into '),
          code(oneLine(mr.target_branch, 200)),
        ],
        buildLine(mr),
        ...optionLines(options, view),
      ),
      ...commitList(view),
      ...fileList(view),
    ],
  }
}

/** The effect of the options on this merge request, above the button. */
export function optionLines(options: MergeOptions, view: MergeRequestView): RichTextElement[][] {
  const { mr, approvals } = view
  const message = options.message ? [text('Message: '), text(oneLine(options.message, 300))] : []
  const missing = missingWords(mr, approvals?.approvals_left)
  const branch = branchWords(options, mr)
  return [
    [text(consequences(options, view))],
    branch === '' ? [] : [text(branch)],
    missing === null ? [] : [text(`The forge says what is missing: ${missing}.${refusal(options, view)}`)],
    message,
  ]
}

/** An auto-merge waits for missing requirements, so it is not refused. */
function refusal({ whenBuildSucceeds }: MergeOptions, { mr }: MergeRequestView): string {
  return whenBuildSucceeds && !isBlind(mr) ? '' : ' It may refuse.'
}

const LABELS: Readonly<Record<LaterWay, string>> = {
  blind: 'Merge now or after build',
  checks: 'Merge after build',
  train: 'Add to merge train:',
}

/** `Merge 1a2b3c4`, `Merge after build 1a2b3c4`. */
export function mergeButtonLabel(view: MergeRequestView, sha: string, whenBuildSucceeds: boolean): string {
  const way = whenBuildSucceeds ? laterWay(view) : null
  return `${way === null ? 'Merge' : LABELS[way]} ${shortSha(sha)}`
}

const WAITS: Readonly<Record<LaterWay, string>> = {
  blind:
    'Merges at once if no build is running; otherwise when the running one succeeds. The API of this forge does not show builds.',
  checks:
    'The merge waits for the running build and for everything else that the project demands. If the build fails, nothing is merged.',
  train:
    'This project merges through a merge train: it is added there, built together with those before it, and merged when that build passes.',
}

function consequences({ whenBuildSucceeds }: MergeOptions, view: MergeRequestView): string {
  const { mr } = view
  const way = whenBuildSucceeds ? laterWay(view) : null
  if (way !== null) return WAITS[way]
  if (whenBuildSucceeds && buildState(mr) === 'passed')
    return 'Its build has passed: the merge happens at once and cannot be undone here.'
  const once = 'The merge happens at once and cannot be undone here.'
  const warning = isBlind(mr) ? 'The API of this forge does not show builds.' : buildWarning(mr)
  return warning === '' ? once : `${warning} ${once}`
}

/**
 * The fate of the source branch, as far as it is chosen; empty without a choice. Older servers follow the
 * author’s choice whatever the merge asks for.
 */
export function branchWords(
  { removeSourceBranch: removal }: Pick<MergeOptions, 'removeSourceBranch'>,
  mr: MergeRequest,
): string {
  const chosen = mr.force_remove_source_branch === true
  if (removal === true) return 'The source branch is deleted afterwards.'
  if (!chosen) return removal === false ? 'The source branch is kept.' : ''
  if (removal === undefined) return 'The branch is deleted by the author’s choice.'
  return isBlind(mr)
    ? 'The branch may be deleted all the same, by the author’s choice.'
    : 'The source branch is kept, though its author chose to have it deleted.'
}

function commitList({ commits }: MergeRequestView): KnownBlock[] {
  if (!commits) return [lines([text('The forge did not tell the commits.')])]
  const points = commits.map(({ id, title, author_name }) => [
    code(shortSha(id)),
    text(` ${oneLine(title, 100)}, ${oneLine(author_name, 60)}`),
  ])
  return headedBullets(count(commits.length, 'commit'), points, NAMED)
}

function fileList({ files }: MergeRequestView): KnownBlock[] {
  if (!files) return [lines([text('The forge did not tell the files.')])]
  const points = files.map((file) => [code(oneLine(file.path, 120)), text(` ${linesOf(file)}`)])
  return headedBullets(count(files.length, 'file'), points, NAMED)
}

/** Longest dialog text that Slack accepts, in characters. */
const LONGEST = 300
/** Least room, in characters, for names of commits and files; with less they are only counted. */
const MIN_LIMIT = 35

/** The dialog before a merge: the commit to send, its changes, and the effect. */
export function mergeConfirmation(view: MergeRequestView, later: LaterWay | null): ConfirmationDialog {
  const { mr } = view
  const head = mr.sha ? shortSha(mr.sha) : 'an unknown commit'
  const certain = [
    later === null ? buildWarning(mr) : DIALOG_WAITS[later],
    missingSentence(missingWords(mr, view.approvals?.approvals_left)),
    branchWords({}, mr),
    `${cut(mr.source_branch, 40)} at ${head} into ${cut(mr.target_branch, 30)}.`,
  ].filter(Boolean)
  const left = LONGEST - certain.join('\n').length - 2
  const limit = Math.min(85, Math.floor(left / 2))
  const text = [...certain, ...contentWords(view, limit)]
  return confirmation(`Merge !${mr.iid}?`, text.join('\n'), later === null ? 'Merge' : YES[later])
}

/** The first words of a dialog or a question: the dangerous half. */
const DIALOG_WAITS = {
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

function contentWords(view: MergeRequestView, limit: number): string[] {
  const { commits, files } = view
  if (limit >= MIN_LIMIT) return [commitWords(view, limit), fileWords(view, limit)]
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
