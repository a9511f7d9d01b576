import type { KnownBlock, RichTextElement } from '@slack/types'
import { buildOfHead, buildState } from '../../model/build.ts'
import {
  boardsLater,
  isBlind,
  isHeldByBuild,
  type LaterWay,
  lacksOther,
  laterWay,
} from '../../model/merge-offer.ts'
import { isFromFork, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import {
  hasTrains,
  isSquashChosen,
  isSquashed,
  mayRebase,
  messagePlace,
  squashOf,
} from '../../model/merge-rules.ts'
import { SERVER } from '../../model/server-name.ts'
import { bold, bullets, code, headedBullets, lines, link, spoken, text } from '../rich-text.ts'
import { capital, count, cut, escaped, oneLine, shortSha } from '../text.ts'
import { linesOf } from './change-words.ts'
import { headName, projectName, sourceBranch, sourceName } from './name.ts'
import { buildTitle, missingWords } from './state.ts'

interface MergeOptions {
  readonly whenBuildSucceeds: boolean
  readonly removeSourceBranch?: boolean | undefined
  readonly squash?: boolean | undefined
  readonly message?: string | undefined
}

/** Most commits and files that a message names; the rest is counted. */
const MAX_NAMED = 10

/** The preview of a merge, above its button: the head, the commits and the files. */
export function mergeQuestion(
  view: MergeRequestView,
  sha: string,
  options: MergeOptions,
): { text: string; blocks: KnownBlock[] } {
  const { mr } = view
  const way = options.whenBuildSucceeds ? laterWay(view) : null
  const from = isFromFork(mr) ? ` (${sourceName(mr)})` : ''
  const what = `!${mr.iid} of ${projectName(mr)}${from} at ${shortSha(sha)}`
  const target = oneLine(mr.target_branch, 200)
  const asks =
    way === 'train'
      ? `Add ${what} to the merge train of ${target}${boardsLater(view) ? ' when all its checks pass' : ''}?`
      : `${way === 'checks' ? 'Turn on auto-merge for' : 'Merge'} ${what} into ${target}?`
  const decides = [...warnings(view, way), ...optionLines(options, view)]
  const sentences = decides.map(spoken).filter(Boolean)
  return {
    text: escaped(
      [asks, ...sentences.map((words) => (/[.?!]$/.test(words) ? words : `${words}.`))].join(' '),
    ),
    blocks: [
      lines([bold(asks)], ...titleLines(mr, sha), ...decides),
      ...commitList(view, MAX_NAMED),
      ...fileList(view, MAX_NAMED),
    ],
  }
}

function titleLines(mr: MergeRequest, sha: string): RichTextElement[][] {
  return [
    [link(mr.web_url, `!${mr.iid} ${oneLine(mr.title, 200)}`, { bold: true }), text(` · ${projectName(mr)}`)],
    [
      ...sourceBranch(mr),
      text(' at '),
      code(shortSha(sha)),
      text(' → '),
      code(oneLine(mr.target_branch, 200)),
    ],
  ]
}

/** The effect of the options on this merge request, above the button. */
function optionLines(options: MergeOptions, view: MergeRequestView): RichTextElement[][] {
  const way = options.whenBuildSucceeds ? laterWay(view) : null
  const message = options.message ? [text(`Message: ${oneLine(options.message, 300)}`)] : []
  return [
    [text(way === null ? 'This can’t be undone from Slack.' : waitsWords(way, view))],
    mayWait(view, options) ? [text(`Or turn on auto-merge: ${waitClause(view)}`)] : [],
    ...ruleLines(view, options.squash),
    [text(way === 'train' ? trainBranchWords(options, view.mr) : branchWords(options, view.mr))],
    message,
  ]
}

/** True for a merge at once where an auto-merge is open too, which is offered beside it. */
export function mayWait(
  view: MergeRequestView,
  { whenBuildSucceeds }: Pick<MergeOptions, 'whenBuildSucceeds'>,
): boolean {
  return !whenBuildSucceeds && !view.mr.merge_when_build_succeeds && laterWay(view) === 'checks'
}

function waitClause({ mr }: MergeRequestView): string {
  const isOfBuild = ['under-way', 'paused'].includes(buildState(mr))
  return isOfBuild
    ? 'it merges when the build and all other checks pass.'
    : 'it merges when all its checks pass.'
}

/** The effect of a deferred merge, the dangerous half first. */
function waitsWords(way: LaterWay, view: MergeRequestView): string {
  switch (way) {
    case 'blind':
      return `I can’t see builds on ${SERVER}. If none is running, or it failed, this merges now.`
    case 'train':
      return boardsLater(view)
        ? 'It goes on the merge train when all its checks pass, and merges when its build there passes.'
        : 'It merges when its build on the merge train passes.'
    case 'checks': {
      const state = buildState(view.mr)
      if (state === 'under-way' || state === 'paused')
        return 'It merges when the build and all other checks pass. If the build fails, nothing is merged.'
      const build = state === 'missing' ? ' A build that starts meanwhile has to pass, too.' : ''
      return `It merges when all its checks pass.${build}`
    }
  }
}

/** Says what becomes of the commits: `asked` is whether they are to be squashed, and the project’s rules win. */
function ruleLines({ mr, rules }: MergeRequestView, asked: boolean | undefined): RichTextElement[][] {
  const rule = squashOf(rules)
  const unless = rules === null ? ', if the project allows it' : ''
  const squash = isSquashed(mr, rules, asked)
    ? `Its commits are squashed into one${rule ? ', as the project demands' : unless}.`
    : rule === false && (asked ?? mr.squash)
      ? 'Its commits aren’t squashed: the project doesn’t allow it.'
      : ''
  const rebase = mayRebase(rules)
    ? `If ${oneLine(mr.target_branch, 100)} has moved on, ${SERVER} rebases it first: its commits get new ids and aren’t built again.`
    : ''
  return [squash, rebase].filter(Boolean).map((words) => [text(words)])
}

/** The objections to the merge, as far as the server shows them. */
function warnings(view: MergeRequestView, way: LaterWay | null): RichTextElement[][] {
  const { mr, approvals } = view
  const missing = missingWords(mr, approvals?.approvals_left)
  return [
    buildWarning(view, way),
    way === null && hasTrains(view.rules) ? [text('This goes past the merge train.')] : [],
    missing === null ? [] : [text(`✗ ${capital(missing)}`)],
    missing === null || (way !== null && way !== 'blind') ? [] : [text(`${SERVER} might refuse it.`)],
  ]
}

/** Nothing for a passed build; before a deferred merge only one that does not run by itself. */
function buildWarning(view: MergeRequestView, way: LaterWay | null): RichTextElement[] {
  const { mr } = view
  const build = buildOfHead(mr)
  const state = buildState(mr)
  if (way !== null)
    return build && ['paused', 'not-passed'].includes(state)
      ? [link(build.web_url, `${buildTitle(build)}.`)]
      : []
  if (isBlind(mr)) return [text(`I can’t see builds on ${SERVER}.`)]
  if (build === undefined || state === 'passed') return []
  if (build === null) return [text(`No build of ${headName(mr)}.`)]
  const anyway = state === 'not-passed' ? ' This merges it anyway.' : ' Merging now won’t wait for it.'
  return [link(build.web_url, `${buildTitle(build)}.`), text(isHeldByBuild(view) ? '' : anyway)]
}

/** `Merge 1a2b3c4`, `Turn on auto-merge`. */
export function mergeButtonLabel(view: MergeRequestView, sha: string, whenBuildSucceeds: boolean): string {
  const way = whenBuildSucceeds ? laterWay(view) : null
  return way === null ? `Merge ${shortSha(sha)}` : YES[way]
}

/**
 * The fate of the source branch, as far as it is chosen; empty without a choice. Older servers follow the
 * author’s choice whatever the merge asks for.
 */
function branchWords(
  { removeSourceBranch: removal }: Pick<MergeOptions, 'removeSourceBranch'>,
  mr: MergeRequest,
): string {
  if (mr.source_project_id === null) return ''
  const chosen = mr.force_remove_source_branch === true
  if (isFromFork(mr) && removal !== false && (removal === true || chosen)) return forkRemovalWords(mr, chosen)
  if (removal === true || (removal === undefined && chosen)) return 'The source branch is deleted afterwards.'
  if (removal === undefined) return ''
  return chosen && isBlind(mr)
    ? `The author chose to delete the source branch; ${SERVER} might still do that.`
    : 'The source branch is kept.'
}

/**
 * The server deletes a fork’s branch only for somebody who may push there: for the author where the author chose it
 * (`delete_source_branch?`, app/services/merge_requests/merge_service.rb).
 */
function forkRemovalWords(mr: MergeRequest, chosen: boolean): string {
  return chosen
    ? `The author chose to delete ${sourceName(mr)} afterwards.`
    : 'The branch of the fork is deleted afterwards only if you may push there.'
}

/** The fate of the source branch on a merge train, whose call knows no option for it. */
function trainBranchWords(
  { removeSourceBranch: removal }: Pick<MergeOptions, 'removeSourceBranch'>,
  mr: MergeRequest,
): string {
  const isRemoved = mr.force_remove_source_branch === true
  if (removal === undefined || removal === isRemoved)
    return branchWords({ removeSourceBranch: isRemoved }, mr)
  return `The source branch is ${isRemoved ? 'deleted' : 'kept'}: a merge train follows the author’s choice.`
}

/** Most commits, and most files, that the form of a merge names: a modal holds 250 kB. */
const MAX_NAMED_IN_FORM = 200

/** Content of the form of a merge: the head, what speaks against it, and every commit and file. */
function mergeFormBlocks(view: MergeRequestView, sha: string, way: LaterWay | null): KnownBlock[] {
  const { mr } = view
  const keepsBranch = mr.force_remove_source_branch === true && isBlind(mr)
  return [
    lines(
      [bold(`Merge into ${oneLine(mr.target_branch, 100)}? `), text('This can’t be undone from Slack.')],
      ...titleLines(mr, sha),
      ...warnings(view, way === 'blind' ? null : way),
      ...ruleLines(view, undefined),
      [text(keepsBranch ? branchWords({ removeSourceBranch: false }, mr) : '')],
    ),
    ...commitList(view, MAX_NAMED_IN_FORM),
    ...fileList(view, MAX_NAMED_IN_FORM),
  ]
}

function commitList({ commits }: MergeRequestView, max: number): KnownBlock[] {
  if (!commits) return [lines([text(`${SERVER} didn’t show the commits.`)])]
  const points = commits.map(({ id, title, author_name }) => [
    code(shortSha(id)),
    text(` ${oneLine(title, 80)}, ${oneLine(author_name, 40)}`),
  ])
  return longList(count(commits.length, 'commit'), points, max)
}

function fileList({ files }: MergeRequestView, max: number): KnownBlock[] {
  if (!files) return [lines([text(`${SERVER} didn’t show the files.`)])]
  const points = files.map((file) => [code(oneLine(file.path, 120)), text(` ${linesOf(file)}`)])
  return longList(count(files.length, 'file'), points, max)
}

/** Points per block: Slack limits the size of one. */
const IN_A_BLOCK = 25

function longList(headline: string, points: RichTextElement[][], max: number): KnownBlock[] {
  if (points.length <= IN_A_BLOCK) return headedBullets(headline, points, max)
  const shown = points.slice(0, max)
  const more = points.length - shown.length
  const starts = shown.flatMap((_, at) => (at % IN_A_BLOCK === 0 ? [at] : []))
  return [
    lines([bold(headline)]),
    ...starts.map((at) => bullets(shown.slice(at, at + IN_A_BLOCK))),
    ...(more > 0 ? [lines([text(`and ${more} more`)])] : []),
  ]
}

/** The merges that the form offers, and what is filled in. */
interface MergeFormOptions extends MergeOptions {
  readonly now: boolean
  readonly later: LaterWay | null
  /** False where a merge of this server can’t squash. */
  readonly canSquash: boolean
}

function laterWords(way: LaterWay, { mr }: MergeRequestView): string {
  if (way === 'blind') return 'When a running build passes'
  if (way === 'train') return 'Through the merge train'
  const state = buildState(mr)
  return state === 'under-way' || state === 'paused' ? 'When the build passes' : 'When all checks pass'
}

const YES: Readonly<Record<LaterWay, string>> = {
  blind: 'Merge now or after build',
  checks: 'Turn on auto-merge',
  train: 'Add to merge train',
}

const NOW = { label: 'Now', yes: 'Merge now' } as const
const PAST_THE_TRAIN = { label: 'Now, past the merge train', yes: 'Merge past the train' } as const

/** The form before a merge: what is merged at this head, when, and how. */
export function mergeForm(view: MergeRequestView, sha: string, options: MergeFormOptions) {
  const { mr, rules } = view
  const { now, later, removeSourceBranch = mr.force_remove_source_branch === true, message } = options
  const remove = {
    name: 'remove-source-branch',
    label: 'source branch',
    help: isFromFork(mr)
      ? `Delete ${cut(sourceName(mr), 40)} afterwards, if you may push there`
      : `Delete ${cut(oneLine(mr.source_branch, 200), 50)} afterwards`,
    input: 'check',
    value: removeSourceBranch ? 'true' : '',
  } as const
  const squash = {
    name: 'squash',
    label: 'commits',
    help: 'Squash them into one',
    input: 'check',
    value: options.squash ? 'true' : '',
  } as const
  const mayChoose = options.canSquash && squashOf(rules) === undefined && !isSquashChosen(mr, rules)
  const say = {
    name: 'message',
    label: 'merge message',
    help: `${messagePlace(mr, rules, undefined) === null ? 'Of the squashed commit. ' : ''}Leave it empty for the usual one`,
    input: 'long',
    ...(message === undefined ? {} : { value: message }),
  } as const
  const squashes = mayChoose ? [squash] : []
  const others = messagePlace(mr, rules, mayChoose || undefined) === null ? [] : [say]
  const when = later === null ? null : whenInput(view, later, { now, isChosen: options.whenBuildSucceeds })
  const inputs = [remove, ...squashes, ...others] as const
  const isTrainAlone = !now && later === 'train'
  return {
    title: `Merge !${mr.iid}?`,
    about: `Merge !${mr.iid}`,
    blocks: mergeFormBlocks(view, sha, now ? null : later),
    yes: now || later === null ? 'Merge' : YES[later],
    // The call of a merge train knows neither the branch nor a message.
    inputs:
      when !== null && isTrainAlone
        ? ([when, ...squashes] as const)
        : now && when !== null
          ? ([when, ...inputs] as const)
          : inputs,
  }
}

/** The choice of now or later: later where a build runs, something is missing, or there is a merge train. */
function whenInput(
  view: MergeRequestView,
  later: LaterWay,
  { now, isChosen }: { readonly now: boolean; readonly isChosen: boolean },
) {
  const isAwaited = buildState(view.mr) === 'under-way' || lacksOther(view)
  const isUsual = later === 'train' || (later === 'checks' && isAwaited)
  const train =
    later === 'train' ? ' A merge train takes no message and follows the author’s choice for the branch.' : ''
  return {
    name: 'when-build-succeeds',
    label: 'when',
    help: `${waitsWords(later, view)}${train}`,
    required: true,
    input: 'radio',
    options: [
      ...(now ? [{ value: 'false', ...(later === 'train' ? PAST_THE_TRAIN : NOW) }] : []),
      { value: 'true', label: laterWords(later, view), yes: YES[later] },
    ],
    value: isChosen || isUsual || !now ? 'true' : 'false',
  } as const
}
