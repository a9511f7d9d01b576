import type { KnownBlock, RichTextElement } from '@slack/types'
import type { MergeRequest } from '../../model/merge-request.ts'
import { ownerOf } from '../../model/milestone.ts'
import type { ChangelogOutcome, Release } from '../../services/mr/changelog.ts'
import { milestoneReadFailure, milestoneTitle } from '../milestone/milestone.ts'
import { pageButtons, pageWords, paginate } from '../pages.ts'
import { type Reply, small } from '../reply.ts'
import { bold, bullets, lines, link, text } from '../rich-text.ts'
import { address, capital, count, escaped, oneLine } from '../text.ts'
import { readable } from './diff-text.ts'

/** A message holds 13,200 characters, and each one stands in it twice. */
const ON_A_PAGE = 20

const UNLABELLED = 'Other'

interface Group {
  readonly name: string
  readonly merged: readonly MergeRequest[]
}

export function changelogReply({
  outcome,
  page,
  projectName,
}: {
  readonly outcome: ChangelogOutcome
  readonly page: number
  readonly projectName: string
}): Reply {
  if (outcome.kind !== 'changelog') return milestoneReadFailure(outcome, 'I can’t show the changelog')
  const { project, release, merged, complete } = outcome
  const ordered = groupsOf(merged).flatMap((group) => group.merged.map((mr) => ({ mr, group: group.name })))
  const shown = paginate(ordered, page, ON_A_PAGE)
  const groups = [...Map.groupBy(shown.items, ({ group }) => group)].map(([name, items]) => ({
    name,
    merged: items.map(({ mr }) => mr),
  }))
  const title = `${releaseName(release)} in ${oneLine(projectName, 100)}`
  const facts = [
    merged.length === 0 ? 'nothing was merged' : `${count(merged.length, 'merge request')} merged`,
    pageWords(shown),
    complete ? '' : 'only the latest were looked through',
  ].filter(Boolean)
  const input =
    'from' in release
      ? { project, release: `${release.from}..${release.to}` }
      : { project, release: release.iid, owner: ownerOf(release) }
  const names = shown.items.map(({ mr }) => `!${mr.iid} ${oneLine(mr.title, 60)}`)
  return {
    message: {
      to: 'channel',
      text: escaped(`${title}: ${facts.join(', ')}. ${names.join('; ')}`.trim()),
      blocks: [
        lines([bold(title)], [text(capital(facts.join(' · ')))]),
        ...groups.flatMap(groupBlocks),
        ...(groups.length === 0 ? [] : [small('To copy:'), preformatted(markdown(groups))]),
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

function groupBlocks({ name, merged }: Group): KnownBlock[] {
  return [lines([bold(name)]), bullets(merged.map(line))]
}

function line(mr: MergeRequest): RichTextElement[] {
  const author = mr.author ? ` · ${oneLine(mr.author.name, 50)}` : ''
  return [link(mr.web_url, `!${mr.iid} ${oneLine(mr.title, 100)}`), text(author)]
}

/** `- Add the form ([!12](https://…))` under `### feature`. */
function markdown(groups: readonly Group[]): string {
  const parts = groups.map(({ name, merged }) => {
    const entries = merged.map((mr) => {
      const url = address(mr.web_url)
      const number = url === null ? `!${mr.iid}` : `[!${mr.iid}](${url})`
      return `- ${oneLine(mr.title, 100)} (${number})`
    })
    return [`### ${name}`, '', ...entries].join('\n')
  })
  return readable(parts.join('\n\n'))
}

function preformatted(content: string): KnownBlock {
  return {
    type: 'rich_text',
    elements: [{ type: 'rich_text_preformatted', elements: [{ type: 'text', text: content }] }],
  }
}
