import { readyAmong } from '../../model/merge-offer.ts'
import { isFromFork } from '../../model/merge-request.ts'
import type {
  LeftOut,
  SelectableMerge,
  SelectedMerge,
  TriagedMerge,
  TriageOptions,
  TriageOutcome,
} from '../../services/mr/triage.ts'
import { button } from '../button.ts'
import { failureReply } from '../failure.ts'
import { actions, header, plain, privately, type Reply } from '../reply.ts'
import { lines, text } from '../rich-text.ts'
import { count, cutEscaped, escaped, oneLine, shortSha } from '../text.ts'
import type { ListPage } from './list-filters.ts'
import { bareTitle, cardSelect, groupBlock, groupSentences, groupsOf } from './list-rows.ts'
import { sourceName } from './name.ts'
import { snoozeSelect } from './snooze.ts'
import { freezeWords, mergedWords } from './state.ts'

/** Open merge requests in groups, with a button to merge several; only whoever asked sees it. */
export function triageList(
  list: ListPage & { readonly snoozed: number },
  { project, projectName }: { readonly project: number; readonly projectName: string },
): Reply {
  const { items, page, nextPage, total } = list
  const name = oneLine(projectName, 100)
  const isWhole = page === 1 && nextPage === null
  const where = total !== null || isWhole ? '' : ' on this page,'
  const mergeable = readyAmong(items)
  const unlooked = items.filter(({ iid }) => list.unlooked?.includes(iid))
  const pageButton = (label: string, to: number, suffix: string) =>
    button(label, { verb: 'mr.triage', input: { project, page: to } }, { suffix, isPagination: true })
  const merge = button(
    'Merge selected…',
    { verb: 'mr.triage.merge', input: { project, page } },
    { style: 'primary' },
  )
  const asleep = list.snoozed > 0 ? ` ${list.snoozed} snoozed.` : ''
  const words = `${count(total ?? items.length, 'open merge request')}${where} in ${name}.${asleep}`
  return {
    message: {
      to: 'person',
      text: escaped(`${words} ${groupSentences(items, unlooked)}`.trim()),
      blocks: [
        header(`Triage ${name}`),
        ...plain(escaped(words)),
        ...groupsOf(items).map((group) => groupBlock(group, { unlooked })),
        ...actions([
          ...(mergeable.length > 0 ? [merge] : []),
          ...(items.length > 0 ? [cardSelect(items), ...snoozeSelect(items)] : []),
          pageButton('Refresh', page, 'refresh'),
          ...(page > 1 ? [pageButton('Previous', page - 1, 'previous')] : []),
          ...(nextPage === null ? [] : [pageButton('Next', nextPage, 'next')]),
        ]),
      ],
      pages: true,
    },
  }
}

/** The form in which people tick what is merged. */
export function selectForm(
  mergeable: readonly SelectableMerge[],
  options: TriageOptions,
  { areTicked, leftOut }: { readonly areTicked: boolean; readonly leftOut: readonly LeftOut[] },
) {
  const about = [aboutWords(mergeable, options), ...optionWords(options), ...leftOutWords(leftOut)]
  const rows = mergeable.map((mr) => ({ ...mr, value: `${mr.iid}:${mr.sha}${mr.onTrain ? ':train' : ''}` }))
  const freeze = mergeable[0]?.freeze
  return {
    title: 'Merge selected',
    about: about.join(' '),
    blocks: [lines(...about.map((words) => [text(words)]), freeze ? freezeWords(freeze) : [])],
    yes: triageButton(mergeable),
    inputs: [
      {
        name: 'picked.list',
        label: 'Merge requests',
        help: 'Each is merged only at the commit shown here',
        required: true,
        input: 'checks',
        value: areTicked ? rows.map(({ value }) => value).join(', ') : '',
        options: rows.map((mr) => ({
          value: mr.value,
          label: `!${mr.iid} ${oneLine(bareTitle(mr), 60)}`,
          about: `${isFromFork(mr) ? `${sourceName(mr, 20)} at ` : ''}${shortSha(mr.sha)} into ${oneLine(mr.target_branch, 16)}${wayWords(mr, options)}`,
        })),
      },
    ],
  } as const
}

const LEFT_OUT: Readonly<Record<LeftOut['why'], string>> = {
  frozen: 'is held by a merge freeze',
  waiting: 'isn’t ready yet',
  blocked: 'can’t be merged',
  draft: 'is a draft',
  merged: 'is merged',
  closed: 'is closed',
  train: 'has no build for the merge train',
  'no-head': 'has no known commit',
  where: 'isn’t a merge request of this project',
}

/** `Left out: !13 is a draft; api!3 isn’t a merge request of this project.` */
function leftOutWords(leftOut: readonly LeftOut[]): string[] {
  if (leftOut.length === 0) return []
  return [`Left out: ${leftOut.map(({ name, why }) => `${oneLine(name, 60)} ${LEFT_OUT[why]}`).join('; ')}.`]
}

/** Names what is about to be done with the selected. */
export function triageButton(selected: readonly Pick<SelectedMerge, 'onTrain'>[]): string {
  return selected.every(({ onTrain }) => onTrain) ? 'Add to merge train' : 'Merge selected'
}

function aboutWords(mergeable: readonly SelectableMerge[], { train }: TriageOptions): string {
  if (!train) return 'They’re merged one after the other, until one can’t be.'
  return mergeable.every(({ onTrain }) => onTrain)
    ? 'They go on the merge train one after the other, until one can’t. Each merges when its build there passes.'
    : 'One after the other they go on the merge train or past it, until one can’t.'
}

function wayWords({ onTrain }: Pick<SelectedMerge, 'onTrain'>, { train }: TriageOptions): string {
  if (!train) return ''
  return onTrain ? ', on the train' : ', past the train'
}

function optionWords({ squash, removeSourceBranch: removal, train }: TriageOptions): string[] {
  const squashed = squash
    ? 'Their commits are squashed, where the project allows it.'
    : 'One whose author chose to squash isn’t merged.'
  const removed = train
    ? 'On the train, each source branch is deleted or kept as its author chose.'
    : `Their source branches are ${removal ? 'deleted, where you may push' : 'kept'}.`
  return [...(squash === undefined ? [] : [squashed]), ...(removal === undefined ? [] : [removed])]
}

/** The question where the channel wants more than the form. */
export function triageQuestion(selected: readonly SelectedMerge[], options: TriageOptions) {
  const named = selected.map((one) => `!${one.mr} at ${shortSha(one.sha)}${wayWords(one, options)}`)
  const asks =
    triageButton(selected) === 'Add to merge train'
      ? `Add to the merge train: ${named.join('; ')}?`
      : `Merge ${named.join('; ')}?`
  const words = [asks, ...optionWords(options)].join(' ')
  return { text: words, blocks: plain(words) }
}

/** One line for each selected merge: merged, not merged, not known, or not tried. */
export function triageReply(outcome: TriageOutcome): Reply {
  if (outcome.kind === 'none')
    return privately(
      escaped(['Nothing here can be merged right now.', ...leftOutWords(outcome.leftOut)].join(' ')),
    )
  if (outcome.kind === 'unselected') return privately('Select at least one merge request.')
  if (outcome.kind !== 'summary') return failureReply(outcome, { tried: 'Nothing was merged' })
  const { rows } = outcome
  const merged = rows.filter(({ end }) => end === 'merged').length
  const waiting = rows.filter(({ end }) => end === 'waiting').length
  const stopped = merged + waiting < rows.length ? ', then stopped' : ''
  const headline = `${doneWords(merged, waiting, rows.length)}${stopped}.`
  const shown = rows.map(lineOf)
  const reply = privately(cutEscaped([headline, ...shown].join('\n'), 2900), [
    ...plain(`*${headline}*`),
    ...shown.flatMap((line) => plain(cutEscaped(line, 1000))),
  ])
  return rows.some(({ end }) => end === 'not-known') ? { ...reply, failure: { reason: 'no-answer' } } : reply
}

/** `Merged 1 of 3, added 2 to the merge train` */
function doneWords(merged: number, waiting: number, all: number): string {
  if (waiting === 0) return `Merged ${merged} of ${all}`
  if (merged === 0) return `Added ${waiting} of ${all} to the merge train`
  return `Merged ${merged} of ${all}, added ${waiting} to the merge train`
}

function lineOf({ mr, end, answer, mergeRequest }: TriagedMerge): string {
  switch (end) {
    case 'merged':
      return `🟣 !${mr}: ${mergeRequest ? mergedWords(mergeRequest) : 'Merged'}`
    case 'waiting':
      return `⏳ !${mr}: added to the merge train`
    case 'not-merged':
      return `🔴 !${mr}: not merged. ${answer}`
    case 'not-known':
      return `🟡 !${mr}: not known. ${answer}`
    case 'not-tried':
      return `⚪ !${mr}: not tried`
  }
}
