import { WATCH_EVENTS, type WatchFilter } from '../../../model/channel-watch.ts'
import { oneLine } from '../../../views/text.ts'

/** `new, merged and closed merge requests by ann, without drafts and without those of bots` */
export function wantsWords({ events, drafts, bots, ...filters }: WatchFilter): string {
  const { authors, notAuthors, labels, allLabels, notLabels, branch } = filters
  const names = (list: readonly string[], last: string) =>
    joined(
      list.map((name) => oneLine(name, 60)),
      last,
    )
  const parts = [
    `${joined(
      WATCH_EVENTS.filter((event) => events.includes(event)),
      'and',
    )} merge requests`,
    authors ? `by ${names(authors, 'or')}` : null,
    notAuthors ? `not by ${names(notAuthors, 'or')}` : null,
    labels
      ? `with the label${labels.length === 1 ? '' : 's'} ${names(labels, allLabels ? 'and' : 'or')}`
      : null,
    notLabels ? `without the label${notLabels.length === 1 ? '' : 's'} ${names(notLabels, 'or')}` : null,
    branch ? `from or into ${oneLine(branch, 100)}` : null,
    drafts ? 'drafts too' : 'without drafts',
    bots ? 'those of bots too' : 'without those of bots',
  ]
  return parts.filter((part) => part !== null).join(', ')
}

function joined(list: readonly string[], last: string): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} ${last} ${list.at(-1)}`
}
