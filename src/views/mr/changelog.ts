import type { KnownBlock, RichTextElement } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import { ownerOf } from '../../model/milestone.ts'
import type { ChangelogOutcome, Release } from '../../services/mr/changelog.ts'
import { button } from '../button.ts'
import { milestoneReadFailure, milestoneTitle } from '../milestone/milestone.ts'
import { pageButtons, pageWords, paginate } from '../pages.ts'
import { actions, type Reply } from '../reply.ts'
import { bold, bullets, lines, link, preformatted, text } from '../rich-text.ts'
import { capital, count, escaped, oneLine } from '../text.ts'
import { diffPages, readable } from './change-words.ts'

/** A link with a long address takes up to 1,100 of the 13,200 characters that a message holds. */
const ON_A_PAGE = 10
/** Most blocks of a modal with the text to copy, each of some 2,500 characters. */
const MAX_COPIED = 40

const UNLABELLED = 'Without a label'

interface Group {
  readonly name: string
  readonly merged: readonly MergeRequest[]
}

export function changelogReply({
  outcome,
  page,
  copy,
  projectName,
}: {
  readonly outcome: ChangelogOutcome
  readonly page: number
  readonly copy: boolean
  readonly projectName: string
}): Reply {
  if (outcome.kind !== 'changelog') return milestoneReadFailure(outcome, 'I can’t show the changelog')
  const { project, release, merged, complete } = outcome
  const groups = groupsOf(merged)
  const ordered = groups.flatMap((group) => group.merged.map((mr) => ({ mr, group: group.name })))
  const shown = paginate(ordered, page, ON_A_PAGE)
  const title = `${releaseName(release)} in ${oneLine(projectName, 100)}`
  const facts = [
    merged.length === 0 ? 'nothing was merged' : `${count(merged.length, 'merge request')} merged`,
    copy ? '' : pageWords(shown),
    complete ? '' : 'only the latest were looked through',
  ].filter(Boolean)
  const headline = `${title}: ${facts.join(', ')}.`
  if (copy)
    return { modal: { title: 'Changelog', text: escaped(headline), blocks: copied(headline, groups) } }
  const input =
    'from' in release
      ? { project, release: `${release.from}..${release.to}` }
      : { project, release: release.iid, owner: ownerOf(release) }
  const onPage = Map.groupBy(shown.items, ({ group }) => group)
  const names = shown.items.map(({ mr }) => `!${mr.iid} ${oneLine(mr.title, 60)}`)
  const toCopy = button(
    'Text to copy',
    { verb: 'mr.changelog', input: { ...input, copy: true } },
    { suffix: 'copy' },
  )
  return {
    message: {
      to: 'channel',
      text: escaped([headline, names.join('; ')].join(' ').trim()),
      blocks: [
        lines([bold(title)], [text(capital(facts.join(' · ')))]),
        ...[...onPage].flatMap(([name, items]) => [
          lines([bold(name)]),
          bullets(items.map(({ mr }) => line(mr))),
        ]),
        ...(merged.length === 0 ? [] : actions([toCopy])),
        ...pageButtons(
          shown,
          (to) => ({ verb: 'mr.changelog', input: { ...input, page: to } }),
          'the changelog',
        ),
      ],
      pages: true,
    },
  }
}

function releaseName(release: Release): string {
  return 'from' in release
    ? `${oneLine(release.from, 60)} to ${oneLine(release.to, 60)}`
    : milestoneTitle(release, 100)
}

/** Each stands under that of its labels which most have; the largest group comes first, and those without a label last. */
function groupsOf(merged: readonly MergeRequest[]): readonly Group[] {
  const sizes = new Map<string, number>()
  for (const { labels } of merged) for (const label of labels) sizes.set(label, (sizes.get(label) ?? 0) + 1)
  const sizeOf = (label: string) => sizes.get(label) ?? 0
  const labelOf = ({ labels }: MergeRequest) =>
    labels.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.localeCompare(b))[0] ?? null
  return [...Map.groupBy(merged, labelOf)]
    .toSorted(([a, one], [b, other]) => Number(a === null) - Number(b === null) || other.length - one.length)
    .map(([label, all]) => ({ name: label === null ? UNLABELLED : oneLine(label, 60), merged: all }))
}

function line(mr: MergeRequest): RichTextElement[] {
  const author = mr.author ? ` · ${oneLine(mr.author.name, 50)}` : ''
  return [link(mr.web_url, `!${mr.iid} ${oneLine(mr.title, 100)}`), text(author)]
}

function copied(headline: string, groups: readonly Group[]): KnownBlock[] {
  return [
    lines([text(headline)]),
    ...diffPages(markdown(groups))
      .slice(0, MAX_COPIED)
      .map((page) => preformatted(page.replace(/\n$/, ''))),
  ]
}

/** `- Add the form (!12)` under `### feature`: the server links such numbers. */
function markdown(groups: readonly Group[]): string {
  const parts = groups.map(({ name, merged }) =>
    [`### ${name}`, '', ...merged.map((mr) => `- ${oneLine(mr.title, 255)} (!${mr.iid})`)].join('\n'),
  )
  return readable(parts.join('\n\n'))
}
