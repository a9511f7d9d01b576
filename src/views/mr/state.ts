import type { RichTextElement } from '@slack/types'
import {
  type Build,
  type BuildFields,
  type BuildState,
  buildClause,
  buildOfHead,
  buildState,
} from '../../model/build.ts'
import { parseDate } from '../../model/day.ts'
import type { MergeFreeze } from '../../model/freeze.ts'
import { hasConflicts, mergeBlocker, pendingActivity } from '../../model/merge-blocker.ts'
import { isBlind, isHeldByBuild, isHeldByTrain, mergeStop, readinessOf } from '../../model/merge-offer.ts'
import { type Approvals, hasAutoMerge, isOpen, type MergeRequest } from '../../model/merge-request.ts'
import type { MergeRequestView } from '../../model/merge-request-view.ts'
import { hasTrains, type MergeRules, type TrainCar } from '../../model/merge-rules.ts'
import { SERVER } from '../../model/server-name.ts'
import { peopleWords } from '../people.ts'
import { ago, link, moment, spoken, text } from '../rich-text.ts'
import { capital, count, oneLine, shortSha } from '../text.ts'
import { headName, jobNames } from './name.ts'

/** A condition that is missing before a merge; `way` is what helps, as a sentence. */
interface Missing {
  readonly what: readonly RichTextElement[]
  readonly way: string
}

/** The state of a merge request in one line, and what is missing before a merge. */
export interface StateLine {
  readonly symbol: string
  readonly words: string
  /** Further parts of the line. */
  readonly facts: readonly (readonly RichTextElement[])[]
  /** The conditions still missing before a merge, a line each. */
  readonly left: readonly Missing[]
  /** True when nothing that is known stands in the way of a merge. */
  readonly isReady: boolean
}

/** Describes the state in words that claim no more than what the forge has shown. */
export function stateLine(view: MergeRequestView): StateLine {
  const { mr } = view
  if (!isOpen(mr)) return { ...endedState(mr), facts: [], left: [], isReady: false }
  const left = missing(view)
  const line = openState(view, left.length)
  const isReady = line.isReady === true && left.length === 0
  const said = [line.words, ...left.map(({ what }) => spoken(what))].join('; ')
  return { ...line, facts: openFacts(view, said), left, isReady }
}

/** The same as one text: `Can’t be merged yet: Conflicts with main`. */
export function stateWords(view: MergeRequestView): string {
  const { words, left } = stateLine(view)
  const items = left.map(({ what }) => spoken(what))
  if (items.length === 0) return words
  return `${words.replace(LEFT, '')}: ${items.join('; ')}`
}

/** Says what helps with all that is missing, each way once. */
export function waysOut(view: MergeRequestView): string {
  return [...new Set(stateLine(view).left.map(({ way }) => way))].join(' ')
}

/** All that decides about a merge, as sentences: `Ready to merge. Build passed. Approved by Ann.` */
export function stateSentences(view: MergeRequestView): string {
  const { mr } = view
  const state = stateWords(view)
  if (!isOpen(mr)) return `${state}.`
  const build = buildOfHead(mr)
  const built = build === null ? `No build of ${headName(mr)}` : build === undefined ? '' : buildTitle(build)
  const facts = [built, approvedWords(view) ?? ''].filter((fact) => fact !== '' && !says(state, fact))
  return [state, ...facts].map((sentence) => `${sentence}.`).join(' ')
}

/** True when `state` holds the fact already, whatever its case; a needed build is none. */
function says(state: string, fact: string): boolean {
  return [fact, fact.replace(/^no build/i, 'needs a build')].some((words) =>
    state.toLowerCase().includes(words.toLowerCase()),
  )
}

const LEFT = /: \d+ things? left$/

export function statusWords(mr: MergeRequest): string {
  return stateWords({ mr, commits: null, files: null })
}

interface Line {
  readonly symbol: string
  readonly words: string
  readonly isReady?: true
}

function endedState(mr: MergeRequest): Line {
  switch (mr.state) {
    case 'merged':
      return { symbol: '🟣', words: mergedWords(mr) }
    case 'closed':
      return { symbol: '⚫', words: 'Closed' }
    case 'locked':
      return { symbol: '⏳', words: `${SERVER} is merging it` }
    default:
      return { symbol: '⚪', words: `In the state “${oneLine(mr.state, 40)}”` }
  }
}

function openState(view: MergeRequestView, left: number): Line {
  const { mr } = view
  if (hasAutoMerge(mr)) return { symbol: '⏳', words: `Auto-merge on · ${awaitedClause(view)}` }
  if (mr.work_in_progress) return { symbol: '⚪', words: 'Draft' }
  if (left > 0) return { symbol: '🔴', words: `Can’t be merged yet: ${count(left, 'thing')} left` }
  const unseen = isBlind(mr) ? ' · builds not shown' : ''
  if (view.preparing) return { symbol: '🟡', words: `${SERVER} is still preparing it${unseen}` }
  switch (readinessOf(mr)) {
    case 'ready':
      return { symbol: '🟢', words: readyWords(mr, unseen), isReady: true }
    // With nothing else left, only its build can block it.
    case 'blocked':
      return { symbol: '🔴', words: openBuildWords(mr) }
    default:
      return { symbol: '🟡', words: `${capital(pendingActivity(mr) ?? openBuildWords(mr))}${unseen}` }
  }
}

function readyWords(mr: MergeRequest, unseen: string): string {
  if (isBlind(mr)) return `No conflicts${unseen}`
  return buildState(mr) === 'paused' ? `Ready to merge · ${lower(openBuildWords(mr))}` : 'Ready to merge'
}

function openBuildWords(mr: MergeRequest): string {
  const build = buildOfHead(mr)
  if (build && buildState(mr) !== 'passed') return buildTitle(build)
  return capital(oneLine(mergeBlocker(mr)?.words ?? 'the build must pass first', 100))
}

/** `Build running`, `Build failed: unit (test)`. */
export function buildTitle(build: Build): string {
  const clause = buildClause(build)
  const failed = build.status === 'failed' ? jobNames(build.failed_jobs ?? []) : ''
  const title = oneLine(clause === 'is running' ? 'Build running' : `Build ${clause}`, 70)
  return failed ? `${title}: ${failed}` : title
}

/** Facts beside the words: the build and the approvals, where there is something to say that is not `said` yet. */
function openFacts(view: MergeRequestView, said: string): RichTextElement[][] {
  const approved = approvedWords(view)
  return [...buildFacts(view.mr, said), ...(approved === null ? [] : [[text(`✓ ${approved}`)]])]
}

function approvedWords({ approvals }: MergeRequestView): string | null {
  const by = peopleWords(approvals?.approved_by.map(({ user }) => user) ?? [], 80)
  return by && `Approved by ${by}`
}

function buildFacts(mr: MergeRequest, said: string): RichTextElement[][] {
  const build = buildOfHead(mr)
  if (build && says(said, buildTitle(build))) return beganOf(build)
  if (build === null) {
    const none = mr.sha ? `no build of ${shortSha(mr.sha)}` : 'no build'
    return says(said, none) ? [] : [[text(none)]]
  }
  if (!build) return []
  const state = buildState(mr)
  if (state === 'passed') return [[link(build.web_url, '✓ build passed')]]
  if (state === 'not-passed') return [[link(build.web_url, `✗ ${lower(buildTitle(build))}`)]]
  if (state === 'paused') return [[link(build.web_url, lower(buildTitle(build)))]]
  const since = parseDate(build.created_at)
  return [[link(build.web_url, 'build'), ...(since ? [text(' began '), ago(since)] : [text(' running')])]]
}

/** The way to a build whose state the line says already. */
function beganOf(build: Build): RichTextElement[][] {
  const since = parseDate(build.created_at)
  return since ? [[link(build.web_url, 'began'), text(' '), ago(since)]] : []
}

function lower(words: string): string {
  return `${words[0]?.toLowerCase() ?? ''}${words.slice(1)}`
}

/** The conditions known to be missing before a merge, without the draft mark. */
function missing(view: MergeRequestView): Missing[] {
  const { mr, approvals } = view
  const approvalsLeft = approvals?.approvals_left ?? 0
  const stop = mergeStop(view)
  const target = oneLine(mr.target_branch, 100)
  const found = [
    hasConflicts(mr) && missed(`Conflicts with ${target}`, `Resolve them in a clone, or on ${SERVER}.`),
    missingBuild(view),
    otherBlocker(view),
    approvalsLeft > 0 &&
      mr.detailed_merge_status !== 'not_approved' &&
      missed(`Needs ${count(approvalsLeft, 'approval')}`, APPROVE),
    stop === 'empty' && missed(`No commits that ${target} doesn’t have`, 'Push some to its branch.'),
    stop === 'no-sha' && missed(`${SERVER} doesn’t show its newest commit`, `Merge it on ${SERVER}.`),
    mr.freeze && { what: freezeWords(mr.freeze), way: 'Merge it after that, or ask a channel manager.' },
  ]
  return found.filter((one) => typeof one === 'object' && one !== null)
}

const APPROVE = 'Approve it, or ask somebody who can.'

function missed(what: string, way: string): Missing {
  return { what: [text(what)], way }
}

/** `Merges are frozen until today at 18:00 (Release week)` */
export function freezeWords({ until, reason }: MergeFreeze): RichTextElement[] {
  return [text('Merges are frozen until '), moment(until), text(` (${oneLine(reason, 80)})`)]
}

/** A build without which the project lets nothing be merged, where none is running. */
function missingBuild(view: MergeRequestView): Missing | null {
  const { mr } = view
  if (!isHeldByBuild(view) && !isHeldByTrain(view)) return null
  const build = buildOfHead(mr)
  if (build === undefined) return null
  if (build === null) return missed(`Needs a build of ${headName(mr)}`, `Push, or start one on ${SERVER}.`)
  if (buildState(mr) !== 'not-passed') return null
  const what = [link(build.web_url, `${buildTitle(build)} at ${headName(mr)}`)]
  return { what, way: 'Fix what fails and push, or run the build again.' }
}

/** The blocker that the forge names, unless the build says it. */
function otherBlocker(view: MergeRequestView): Missing | null {
  const { mr, approvals } = view
  const status = mr.detailed_merge_status
  const isOfBuild = status === 'ci_still_running' || status === 'ci_must_pass'
  if (isOfBuild && buildState(mr) !== 'unknown') return null
  const blocker = mergeBlocker(mr, approvals?.approvals_left)
  if (blocker === null) return null
  const way = status === 'not_approved' ? APPROVE : (blocker.next ?? `Its page on ${SERVER} shows why.`)
  return missed(capital(oneLine(blocker.words, 120)), way)
}

/** `Merged as 1a2b3c4`, `Merged as 1a2b3c4, squashed into 5d6e7f8`. */
export function mergedWords({ merge_commit_sha: merge, squash_commit_sha: squash }: MergeRequest): string {
  const squashed = squash ? `squashed into ${shortSha(squash)}` : ''
  if (merge && squash && merge !== squash) return `Merged as ${shortSha(merge)}, ${squashed}`
  if (merge) return `Merged as ${shortSha(merge)}`
  return squash ? `Merged, ${squashed}` : 'Merged'
}

function trainClause({ status }: TrainCar): string {
  switch (status) {
    case 'merging':
      return 'on the merge train, merging'
    case 'fresh':
      return 'on the merge train, build running'
    case 'idle':
    case 'stale':
    case null:
      return 'queued on the merge train'
    default:
      return `on the merge train, ${oneLine(status.replaceAll('_', ' '), 40)}`
  }
}

/** The missing requirements of a merge, without conflicts and the draft prefix; null when none is known. */
export function missingWords(mr: MergeRequest, approvalsLeft?: number | null): string | null {
  const blocker = mergeBlocker(mr, approvalsLeft)
  return blocker && oneLine(blocker.words, 120)
}

/** `its build is running`, `it has no build`; null when the forge shows no builds. */
export function buildWords(mr: BuildFields): string | null {
  const build = buildOfHead(mr)
  if (build === undefined) return null
  return build === null ? 'it has no build' : `its build ${oneLine(buildClause(build), 50)}`
}

/** Builds that an auto-merge waits for. */
const AWAITED: ReadonlySet<BuildState> = new Set(['under-way', 'paused', 'unknown'])

/** The condition of an auto-merge, on a card: `waiting for the build of 1a2b3c4`. */
function awaitedClause({ mr, rules, train }: MergeRequestView): string {
  if (train) return trainClause(train)
  const forBuild = `waiting for the build of ${headName(mr)}`
  if (isBlind(mr)) return forBuild
  if (hasTrains(rules)) return 'waiting for the merge train'
  return AWAITED.has(buildState(mr)) ? forBuild : 'waiting for its other checks'
}

/** The condition of an auto-merge, in a sentence: `when the build of 1a2b3c4 passes`. */
export function awaitedWords(mr: MergeRequest, rules?: MergeRules | null): string {
  if (isBlind(mr)) return `when the build of ${headName(mr)} passes`
  if (hasTrains(rules)) return 'when it’s its turn on the merge train'
  return AWAITED.has(buildState(mr))
    ? `when the build of ${headName(mr)} and all other checks pass`
    : 'when all its checks pass'
}

/** `Approved by Ann. Needs 1 more approval.`; empty where there is nothing to say. */
export function approvalSentence({ approved_by, approvals_left: left }: Approvals): string {
  const by = peopleWords(
    approved_by.map(({ user }) => user),
    80,
  )
  const given = by === null ? '' : `Approved by ${by}.`
  const needs = left ? `Needs ${count(left, by === null ? 'approval' : 'more approval')}.` : ''
  return [given, needs].filter(Boolean).join(' ')
}
