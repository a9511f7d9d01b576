import type { MergeRequest } from '../../model/merge-request.ts'
import type { GroupName, MergeRequestEvent } from '../../model/merge-request-event.ts'
import type { Blocks } from '../reply.ts'
import { lines, link, text, userGroup } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { projectName } from './name.ts'

/** An act as a note on the card; the thread says it with the person behind it. */
export const MERGED = 'merged it.'
export const CLOSED = 'closed it.'
export const REOPENED = 'reopened it.'
export const OPENED = 'opened it.'

/** Stands for an author whose name is unknown. */
export const SOMEBODY = 'Somebody'

const PASSIVE: ReadonlyMap<string, string> = new Map([
  [MERGED, 'Merged'],
  [CLOSED, 'Closed'],
  [REOPENED, 'Reopened'],
  [OPENED, 'Opened'],
])

/** `asked @web-team for a review.` */
export function askedWords(groups: readonly GroupName[]): string {
  return `asked ${groups.map(({ handle }) => `@${oneLine(handle, 80)}`).join(' and ')} for a review.`
}

/** `groups`: those that are mentioned where the words name them; their people hear of it. */
export function eventLine(
  iid: number,
  event: Pick<MergeRequestEvent, 'words'>,
  who: string | null,
  groups: readonly GroupName[] = [],
): {
  text: string
  blocks: Blocks
} {
  const asked = askedWords(groups)
  if (groups.length === 0 || who === null || !event.words.startsWith(asked)) {
    const sentence = eventWords(event, who)
    return { text: `!${iid}: ${escaped(sentence)}`, blocks: [lines([text(sentence)])] }
  }
  const before = `${oneLine(who, 80)} asked `
  const after = ` for a review.${event.words.slice(asked.length)}`
  const mentions = groups.map(({ id }) => `<!subteam^${id}>`).join(' and ')
  const live = groups.flatMap(({ id }, nth) => [text(nth === 0 ? '' : ' and '), userGroup(id)])
  return {
    text: `!${iid}: ${escaped(before)}${mentions}${escaped(after)}`,
    blocks: [lines([text(before), ...live, text(after)])],
  }
}

/** `who`: the author’s name; a mention would notify authors of their own acts. */
export function eventWords({ words }: Pick<MergeRequestEvent, 'words'>, who: string | null): string {
  if (who === null) return words
  const passive = PASSIVE.get(words)
  if (passive === undefined) return `${oneLine(who, 80)} ${words}`
  return who === SOMEBODY ? `${passive}.` : `${passive} by ${oneLine(who, 80)}.`
}

/** One line of a channel watch, for a merge request without a card there. `who`: see eventWords. */
export function watchLine(
  mr: MergeRequest,
  event: Pick<MergeRequestEvent, 'words'>,
  who: string | null,
): { text: string; blocks: Blocks } {
  const name = `!${mr.iid} ${oneLine(mr.title, 150)}`
  const project = projectName(mr)
  const sentence = eventWords(event, who)
  return {
    text: escaped(`${name} in ${project}: ${sentence}`),
    blocks: [lines([link(mr.web_url, name, { bold: true }), text(`  ${project}`)], [text(sentence)])],
  }
}
