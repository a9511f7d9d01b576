import type { ActionsBlock, KnownBlock } from '@slack/types'
import { MERGE_REQUESTS_ON_A_PAGE, type MergeRequest } from '../../model/merge-request.ts'
import { button } from '../button.ts'
import { type Reply, small } from '../reply.ts'
import { count, day, escaped, oneLine } from '../text.ts'
import { statusWords } from './status.ts'

/** One page of merge requests and the question that it answers. */
export interface ListPage {
  readonly items: readonly MergeRequest[]
  readonly page: number
  readonly nextPage: number | null
  /** Null when the forge does not tell how many there are. */
  readonly total: number | null
}

export interface ListQuestion {
  readonly project: number
  /** The project’s path, or what stands for it. */
  readonly projectName: string
  readonly state: 'opened' | 'merged' | 'closed' | 'all'
  readonly orderBy: 'created_at' | 'updated_at'
  readonly sort: 'asc' | 'desc'
}

const STATES = { opened: 'open ', merged: 'merged ', closed: 'closed ', all: '' } as const

/** A list as rows, each of which opens a card; paging by buttons. */
export function mergeRequestList(list: ListPage, question: ListQuestion): Reply {
  const headline = headlineWords(list, question)
  const blocks: KnownBlock[] = [
    { type: 'header', text: { type: 'plain_text', text: oneLine(headline, 150), emoji: false } },
    small(orderWords(list, question)),
    ...list.items.map(row),
    ...paging(list, question),
  ]
  return {
    message: {
      to: 'channel',
      text: escaped(
        `${headline}. ${list.items.map(({ iid, title }) => `!${iid} ${oneLine(title, 60)}`).join('; ')}`,
      ),
      blocks,
      pages: true,
    },
  }
}

function headlineWords(
  { items, page, total, nextPage }: ListPage,
  { state, projectName: name }: ListQuestion,
): string {
  const kind = `${STATES[state]}merge request`
  if (items.length === 0)
    return page === 1 ? `No ${kind}s in ${name}` : `No ${kind}s on page ${page} of ${name}`
  if (total !== null) return `${count(total, kind)} in ${name}`
  return nextPage === null && page === 1
    ? `${count(items.length, kind)} in ${name}`
    : `${kind[0]?.toUpperCase()}${kind.slice(1)}s in ${name}`
}

function orderWords({ items, page, total }: ListPage, { orderBy, sort, state }: ListQuestion): string {
  if (items.length === 0)
    return state === 'all' ? 'Nothing has been opened yet.' : 'Try the state “all”: /mr list --state all'
  const order = `${sort === 'desc' ? 'newest' : 'oldest'} ${orderBy === 'updated_at' ? 'update' : 'creation'} first`
  const last = total === null ? null : Math.max(1, Math.ceil(total / MERGE_REQUESTS_ON_A_PAGE))
  const pages = last === null ? `page ${page}` : `page ${page} of ${last}`
  return `${order[0]?.toUpperCase()}${order.slice(1)}, ${pages}`
}

function row(mr: MergeRequest): KnownBlock {
  const author = mr.author ? `${oneLine(mr.author.name, 60)}, ` : ''
  const updated = mr.updated_at ? `updated ${day(mr.updated_at)}` : ''
  const status = `${oneLine(statusWords(mr), 150)}. ${author}${updated}`
  return {
    type: 'section',
    text: { type: 'plain_text', text: `!${mr.iid}  ${oneLine(mr.title, 200)}\n${status}`, emoji: false },
    accessory: button(
      'Show',
      { verb: 'mr.view', input: { project: mr.project_id, mr: mr.iid } },
      { spoken: `Show the card of !${mr.iid}` },
    ),
  }
}

function paging(
  { page, nextPage }: ListPage,
  { project, state, orderBy, sort }: ListQuestion,
): ActionsBlock[] {
  const turn = (label: string, to: number, mark: string) =>
    button(
      label,
      { verb: 'mr.list', input: { project, state, orderBy, sort, page: to } },
      { mark, spoken: `${label} of merge requests` },
    )
  const elements = [
    ...(page > 1 ? [turn('Previous page', page - 1, 'previous')] : []),
    ...(nextPage === null ? [] : [turn('Next page', nextPage, 'next')]),
  ]
  return elements.length > 0 ? [{ type: 'actions', elements }] : []
}
