import type { KnownBlock, RichTextElement } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { bold, bullets, code, lines, link, text } from '../rich-text.ts'
import { count, escaped, oneLine, shortSha } from '../text.ts'
import { missingWords, projectName } from './status.ts'

/** How the person wants the merge done. */
export interface MergeWish {
  readonly whenBuildSucceeds: boolean
  readonly removeSourceBranch: boolean
  readonly message?: string | undefined
}

/** At most this many commits and files are named; the rest is counted. */
const NAMED = 10

/** What a merge would do, for the person to read before the button: the commit, the commits, the files. */
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
        ...wishLines(wish, view),
      ),
      ...commitList(view),
      ...fileList(view),
    ],
  }
}

/** What the wish means for this merge request, to be read before its button. */
export function wishLines(wish: MergeWish, { mr, approvals }: MergeRequestView): RichTextElement[][] {
  const message = wish.message ? [text('Message: '), text(oneLine(wish.message, 300))] : []
  const missing = missingWords(mr, approvals?.approvals_left)
  return [
    [text(consequences(wish, mr))],
    missing === null ? [] : [text(`The forge says what is missing: ${missing}. It may refuse.`)],
    message,
  ]
}

/** `Merge 1a2b3c4`, `Merge after build 1a2b3c4`. */
export function mergeButtonLabel(sha: string, whenBuildSucceeds: boolean): string {
  return `${whenBuildSucceeds ? 'Merge after build' : 'Merge'} ${shortSha(sha)}`
}

function consequences({ whenBuildSucceeds, removeSourceBranch }: MergeWish, mr: MergeRequest): string {
  const when = whenBuildSucceeds
    ? `The merge waits for the running build. If no build is running, ${withoutBuild(mr)}.`
    : 'The merge happens at once and cannot be undone here.'
  return removeSourceBranch ? `${when} The source branch is removed afterwards.` : when
}

/** Servers that tell what is missing before a merge differ in what they do then. */
function withoutBuild({ detailed_merge_status: status }: MergeRequest): string {
  return status === null ? 'it happens at once' : 'the forge merges it at once or refuses'
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
    .map(({ path, added, removed }) => [code(oneLine(path, 120)), text(` +${added} −${removed}`)])
  return [
    lines([bold(count(files.length, 'file'))]),
    ...(shown.length > 0 ? [bullets([...shown, ...rest(files.length)])] : []),
  ]
}

function rest(total: number) {
  return total > NAMED ? [[text(`and ${total - NAMED} more`)]] : []
}
