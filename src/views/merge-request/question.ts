import type { KnownBlock, RichTextElement } from '@slack/types'
import { buildState } from '../../model/build.ts'
import { isBlind, type LaterWay, laterWay } from '../../model/merge-offer.ts'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { bold, bullets, code, lines, link, text } from '../rich-text.ts'
import { count, escaped, oneLine, shortSha } from '../text.ts'
import { buildLine, buildWarning } from './build-words.ts'
import { linesOf } from './change-words.ts'
import { missingWords, projectName } from './status.ts'

/** The options of a merge. */
export interface MergeWish {
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
  wish: MergeWish,
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
        ...wishLines(wish, view),
      ),
      ...commitList(view),
      ...fileList(view),
    ],
  }
}

/** The effect of the options on this merge request, above the button. */
export function wishLines(wish: MergeWish, view: MergeRequestView): RichTextElement[][] {
  const { mr, approvals } = view
  const message = wish.message ? [text('Message: '), text(oneLine(wish.message, 300))] : []
  const missing = missingWords(mr, approvals?.approvals_left)
  const branch = branchWords(wish, mr)
  return [
    [text(consequences(wish, view))],
    branch === '' ? [] : [text(branch)],
    missing === null ? [] : [text(`The forge says what is missing: ${missing}.${refusal(wish, view)}`)],
    message,
  ]
}

/** An auto-merge waits for missing requirements, so it is not refused. */
function refusal({ whenBuildSucceeds }: MergeWish, { mr }: MergeRequestView): string {
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

function consequences({ whenBuildSucceeds }: MergeWish, view: MergeRequestView): string {
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
  { removeSourceBranch: wanted }: Pick<MergeWish, 'removeSourceBranch'>,
  mr: MergeRequest,
): string {
  const chosen = mr.force_remove_source_branch === true
  if (wanted === true) return 'The source branch is deleted afterwards.'
  if (!chosen) return wanted === false ? 'The source branch is kept.' : ''
  if (wanted === undefined) return 'The branch is deleted by the author’s choice.'
  return isBlind(mr)
    ? 'The branch may be deleted all the same, by the author’s choice.'
    : 'The source branch is kept, though its author chose to have it deleted.'
}

function commitList({ commits }: MergeRequestView): KnownBlock[] {
  if (!commits) return [lines([text('The forge did not tell the commits.')])]
  const shown = commits
    .slice(0, NAMED)
    .map(({ id, title, author_name }) => [
      code(shortSha(id)),
      text(` ${oneLine(title, 100)}, ${oneLine(author_name, 60)}`),
    ])
  return [
    lines([bold(count(commits.length, 'commit'))]),
    ...(shown.length > 0 ? [bullets([...shown, ...rest(commits.length)])] : []),
  ]
}

function fileList({ files }: MergeRequestView): KnownBlock[] {
  if (!files) return [lines([text('The forge did not tell the files.')])]
  const shown = files
    .slice(0, NAMED)
    .map((file) => [code(oneLine(file.path, 120)), text(` ${linesOf(file)}`)])
  return [
    lines([bold(count(files.length, 'file'))]),
    ...(shown.length > 0 ? [bullets([...shown, ...rest(files.length)])] : []),
  ]
}

function rest(total: number) {
  return total > NAMED ? [[text(`and ${total - NAMED} more`)]] : []
}
