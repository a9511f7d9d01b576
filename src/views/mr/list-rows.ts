import type { RichTextBlock, RichTextElement, StaticSelect } from '@slack/types'
import { buildOfHead, buildState } from '../../model/build.ts'
import { parseDate } from '../../model/day.ts'
import { hasConflicts, pendingActivity } from '../../model/merge-blocker.ts'
import { isBlind, READINESS, type Readiness, readinessOf } from '../../model/merge-offer.ts'
import { isFromFork, isOpen, type MergeRequest } from '../../model/merge-request.ts'
import { menu } from '../button.ts'
import { ago, bold, lines, link, moment, spoken, text } from '../rich-text.ts'
import { count, oneLine } from '../text.ts'
import { sourceName } from './name.ts'
import { missingWords } from './state.ts'

/** One group of a list: its headline, and its merge requests. */
export interface RowGroup {
  readonly title: string
  readonly items: readonly MergeRequest[]
}

const TITLES: Readonly<Record<Readiness, string>> = {
  ready: 'Ready to merge',
  unchecked: 'Not checked for conflicts',
  frozen: 'Merges are frozen',
  waiting: 'Waiting',
  blocked: 'Blocked',
  draft: 'Drafts',
  merged: 'Merged',
  closed: 'Closed',
}

const SYMBOLS: Readonly<Record<Readiness, string>> = {
  ready: '🟢',
  unchecked: '🟡',
  frozen: '🟡',
  waiting: '🟡',
  blocked: '🔴',
  draft: '⚪',
  merged: '🟣',
  closed: '⚫',
}

/** Groups merge requests by what can be done with them, most useful first; their order stays. */
export function groupsOf(items: readonly MergeRequest[]): readonly RowGroup[] {
  const groups = Map.groupBy(items, readinessOf)
  return READINESS.flatMap((group) => {
    const found = groups.get(group)
    if (!found) return []
    // Without builds, all that is known is that nothing conflicts.
    const isBlindly = group === 'ready' && found.every(isBlind)
    return [{ title: isBlindly ? 'No conflicts' : TITLES[group], items: found }]
  })
}

/** The same for the text of a message: `Ready to merge: !12 Choose the dates (✓ build). Blocked: !9 …` */
export function groupSentences(items: readonly MergeRequest[], unlooked: readonly MergeRequest[]): string {
  const named = (mr: MergeRequest) => {
    const words = [
      ...frozenWords(mr).map(spoken),
      ...rowWords(mr),
      ...(unlooked.includes(mr) ? ['build not checked'] : []),
      ...forkWords(mr),
    ].join(', ')
    return `!${mr.iid} ${oneLine(bareTitle(mr), 60)}${words && ` (${words})`}`
  }
  return groupsOf(items)
    .map((group) => `${group.title}: ${group.items.map(named).join('; ')}.`)
    .join(' ')
}

/** One block of at most `max` rows under their headline. `unlooked`: those whose builds were not read. */
export function groupBlock(
  { title, items }: RowGroup,
  {
    unlooked = [],
    max = items.length,
  }: { readonly unlooked?: readonly MergeRequest[]; readonly max?: number } = {},
): RichTextBlock {
  const left = items.length - max
  return lines(
    [bold(`${title} · ${items.length}`)],
    ...items.slice(0, max).map((mr) => rowOf(mr, { isUnlooked: unlooked.includes(mr) })),
    ...(left > 0 ? [[text(`and ${left} more`)]] : []),
  )
}

/** One line about a merge request; `named` shows its full name instead of its number. */
export function rowOf(
  mr: MergeRequest,
  { isUnlooked = false, name = `!${mr.iid}` }: { readonly isUnlooked?: boolean; readonly name?: string } = {},
): RichTextElement[] {
  const updated = parseDate(mr.updated_at)
  const words = [
    ...rowWords(mr),
    ...(isUnlooked ? ['build not checked'] : []),
    ...forkWords(mr),
    ...commentWords(mr),
  ]
  return [
    text(`${symbolOf(mr)} `),
    link(mr.web_url, `${name} ${oneLine(bareTitle(mr), 90)}`),
    text(mr.author ? `  ${oneLine(mr.author.name, 40)}` : ' '),
    ...(updated ? [text(' · '), ago(updated)] : []),
    ...frozenWords(mr).flatMap((part) => [text(' · '), ...part]),
    text(words.map((part) => ` · ${part}`).join('')),
  ]
}

const DRAFT_MARK = /^\s*(?:(?:\[draft\]|\(draft\)|draft:|\[wip\]|wip:)\s*)+/i

/** The title without the mark of a draft, which the group or the symbol tells. */
export function bareTitle({ title, work_in_progress: isDraft }: MergeRequest): string {
  return (isDraft && title.replace(DRAFT_MARK, '')) || title
}

/** The symbol of what can be done; an auto-merge has its own. */
function symbolOf(mr: MergeRequest): string {
  if (isOpen(mr) && mr.merge_when_build_succeeds) return '⏳'
  return SYMBOLS[readinessOf(mr)]
}

/** The parts of the state that the group does not tell: `conflicts`, `✗ build failed`, `✓ build`. */
export function rowWords(mr: MergeRequest): readonly string[] {
  if (!isOpen(mr)) return mr.state === 'locked' ? ['merging now'] : []
  const missing = missingWords(mr)
  const build = buildPart(mr)
  const isBuildStatus = mr.detailed_merge_status?.startsWith('ci_') && build !== null
  return [
    ...(mr.merge_when_build_succeeds ? ['auto-merge'] : []),
    ...(hasConflicts(mr) ? ['conflicts'] : []),
    ...(missing !== null && !isBuildStatus && !mr.work_in_progress ? [missing] : []),
    ...(readinessOf(mr) === 'waiting' && pendingActivity(mr) ? ['still being checked'] : []),
    ...(mr.needsTrainBuild ? ['needs a build for the merge train'] : []),
    ...(build === null ? [] : [build]),
  ]
}

/** `frozen until today at 18:00`, where nothing else holds it. */
export function frozenWords(mr: MergeRequest): readonly (readonly RichTextElement[])[] {
  const isFrozen = mr.freeze && readinessOf(mr) === 'frozen'
  return isFrozen ? [[text('frozen until '), moment(mr.freeze.until)]] : []
}

const PENDING: ReadonlySet<string> = new Set(['created', 'waiting_for_resource', 'preparing', 'pending'])

/** The build in two or three words; null when there is none, or none is known. */
function buildPart(mr: MergeRequest): string | null {
  const build = buildOfHead(mr)
  if (!build) return null
  const status = oneLine(build.status.replaceAll('_', ' '), 40)
  switch (buildState(mr)) {
    case 'passed':
      return '✓ build'
    case 'under-way':
    case 'paused':
      return PENDING.has(build.status) ? 'build pending' : `build ${status}`
    default:
      return build.status === 'skipped' ? 'build skipped' : `✗ build ${status}`
  }
}

/** Names the owner of the branch, where it is a fork’s. */
export function forkWords(mr: MergeRequest): string[] {
  return isFromFork(mr) ? [sourceName(mr, 80)] : []
}

function commentWords({ user_notes_count: comments }: MergeRequest): string[] {
  return comments ? [count(comments, 'comment')] : []
}

/** Opens the card of one of at most ten. */
export function cardSelect(items: readonly MergeRequest[]): StaticSelect {
  return menu(
    'Show a card',
    items.slice(0, 10).map((mr) => ({
      label: `!${mr.iid} ${oneLine(bareTitle(mr), 60)}`,
      press: { verb: 'mr.view', input: { project: mr.project_id, mr: mr.iid } },
    })),
  )
}
