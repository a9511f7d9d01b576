import type { ActionsBlock, KnownBlock } from '@slack/types'
import { isBlind } from '../../model/merge-offer.ts'
import { isOpen, MERGE_REQUESTS_ON_A_PAGE, type MergeRequest } from '../../model/merge-request.ts'
import { button } from '../button.ts'
import { inParts } from '../failure.ts'
import { pageButtons } from '../pages.ts'
import { type Reply, small } from '../reply.ts'
import { capital, count, day, escaped, oneLine } from '../text.ts'
import { filterWords, type ListFilters, partsOf } from './list-filters.ts'
import { buildWords, statusWords } from './status.ts'

/** A list as rows that each open a card; buttons turn the pages. */
export function mergeRequestList(list: ListPage, question: ListQuestion): Reply {
  const headline = headlineWords(list, question)
  const filters = filterWords(question.filters)
  const restriction = filters.length > 0 ? [`Only: ${oneLine(filters.join('; '), 500)}`] : []
  const order = orderWords(list, question)
  const titles = list.items.map(({ iid, title }) => `!${iid} ${oneLine(title, 60)}`)
  const beyond = list.items.length === 0 && list.page > 1 ? order : ''
  const blocks: KnownBlock[] = [
    { type: 'header', text: { type: 'plain_text', text: oneLine(headline, 150), emoji: false } },
    ...restriction.map(small),
    small(order),
    ...buildNote(list),
    ...list.items.map((mr) => row(mr, list)),
    ...paging(list, question),
    ...(list.total === 0 || (list.items.length === 0 && list.page === 1) ? wider(question) : []),
  ]
  return {
    message: {
      to: 'channel',
      text: escaped(
        [`${headline}.`, ...restriction.map((words) => `${words}.`), titles.join('; ') || beyond]
          .join(' ')
          .trim(),
      ),
      blocks,
      pages: true,
    },
  }
}

/** One note for the whole list when the forge shows no builds. */
function buildNote({ items }: ListPage): KnownBlock[] {
  const isOlder = items.some((mr) => isOpen(mr) && isBlind(mr))
  return isOlder ? [small('Builds are not shown: the API of this forge does not tell them.')] : []
}

/** `; its build failed`; empty when the build is unknown or irrelevant. */
function buildPart(mr: MergeRequest, { unlooked = [] }: ListPage): string {
  if (!isOpen(mr)) return ''
  const words = unlooked.includes(mr.iid) ? 'its build was not looked at' : buildWords(mr)
  return words === null ? '' : `; ${words}`
}

function row(mr: MergeRequest, list: ListPage): KnownBlock {
  const author = mr.author ? `${oneLine(mr.author.name, 60)}, ` : ''
  const updated = mr.updated_at ? `updated ${day(mr.updated_at)}` : ''
  const status = `${oneLine(statusWords(mr), 150)}${buildPart(mr, list)}. ${author}${updated}`
  return {
    type: 'section',
    text: { type: 'plain_text', text: `!${mr.iid}  ${oneLine(mr.title, 140)}\n${status}`, emoji: false },
    accessory: button(
      'Show',
      { verb: 'mr.view', input: { project: mr.project_id, mr: mr.iid } },
      { spoken: `Show the card of !${mr.iid}` },
    ),
  }
}

function paging(list: ListPage, question: ListQuestion): ActionsBlock[] {
  const last = lastPage(list)
  const before = list.page > 1 ? list.page - 1 : null
  // Past the end, the button leads back to the last page.
  const previous = before !== null && last !== null ? Math.min(before, last) : before
  const press = (page: number) => ({ verb: 'mr.list', input: inputOf(question, { page }) })
  return pageButtons({ previous, next: list.nextPage }, press, 'merge requests')
}

/** The same question with fewer filters, for an empty result. */
function wider(question: ListQuestion): ActionsBlock[] {
  const { state, filters } = question
  const none = Object.fromEntries(Object.keys(filters).map((key) => [key, undefined]))
  const ask = (label: string, change: Readonly<Record<string, unknown>>, suffix: string) =>
    button(
      label,
      { verb: 'mr.list', input: inputOf(question, { ...change, page: 1 }) },
      { suffix, isPagination: true },
    )
  const elements = [
    ...(state === 'all' ? [] : [ask('Look in all states', { state: 'all' }, 'states')]),
    ...(filterWords(filters).length > 0 ? [ask('Leave out the filters', none, 'unfiltered')] : []),
  ]
  return elements.length > 0 ? [{ type: 'actions', elements }] : []
}

/** The input of a button: the whole question, so that a press by anybody means the same. */
function inputOf(
  { project, state, orderBy, sort, filters }: ListQuestion,
  change: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return { project, state, orderBy, sort, ...definedOf(filters), ...change }
}

function definedOf(filters: ListFilters): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** One page of merge requests, the answer to a ListQuestion. */
interface ListPage {
  readonly items: readonly MergeRequest[]
  readonly page: number
  readonly nextPage: number | null
  /** Null when the forge does not count them. */
  readonly total: number | null
  /** Number of merge requests searched for the matches; absent when the forge answered the whole question. */
  readonly searched?: { readonly count: number; readonly complete: boolean }
  /** See ListedMergeRequests.unlooked. */
  readonly unlooked?: readonly number[]
}

interface ListQuestion {
  readonly project: number
  /** The project’s path, or its substitute. */
  readonly projectName: string
  readonly state: 'opened' | 'merged' | 'closed' | 'all'
  readonly orderBy: 'created_at' | 'updated_at'
  readonly sort: 'asc' | 'desc'
  readonly filters: ListFilters
}

const STATES = { opened: 'open ', merged: 'merged ', closed: 'closed ', all: '' } as const

/** `12 open merge requests in acme/web`, `3 of the 120 open merge requests in acme/web match`. */
function headlineWords(list: ListPage, question: ListQuestion): string {
  const { items, page, total, nextPage, searched } = list
  const kind = `${STATES[question.state]}merge request`
  const where = `${numbersWords(question.filters)}in ${question.projectName}`
  if (searched && searched.count > 0)
    return `${matchWords(total ?? 0, searched, kind, where)}${searchWords(question.filters)}`
  if (items.length === 0 && !total)
    return page === 1 ? `No ${kind}s ${where}` : `No ${kind}s on page ${page} of those ${where}`
  if (total !== null) return `${count(total, kind)} ${where}`
  return nextPage === null && page === 1
    ? `${count(items.length, kind)} ${where}`
    : `${capital(kind)}s ${where}`
}

function numbersWords({ iid }: ListFilters): string {
  if (iid === undefined) return ''
  return partsOf(iid).length === 1 ? 'with this number ' : 'with these numbers '
}

function matchWords(
  matching: number,
  searched: NonNullable<ListPage['searched']>,
  kind: string,
  where: string,
): string {
  if (searched.count === 1) return `The one ${kind} ${where} ${matching === 1 ? 'matches' : 'does not match'}`
  // Without a complete search, “the 500” would claim that there are no others.
  const which = `${searched.complete ? 'the ' : ''}${count(searched.count, kind)}`
  return `${matching === 0 ? 'None' : matching} of ${which} ${where} ${matching === 1 ? 'matches' : 'match'}`
}

/** The searched words, so that a misunderstood one is noticed. */
function searchWords(filters: ListFilters): string {
  if (filters.search === undefined) return ''
  const others = filterWords({ ...filters, search: undefined }).length > 0
  return ` “${oneLine(filters.search, 60)}”${others ? ' and the other filters' : ''}`
}

/** The order, the page, and the extent of the search; or a suggestion when nothing was found. */
function orderWords(list: ListPage, question: ListQuestion): string {
  const { items, page, searched } = list
  const { orderBy, sort, state, filters } = question
  const extent = searched && !searched.complete ? ` ${capWords(searched.count, question)}` : ''
  if (items.length === 0 && (list.total === 0 || page === 1)) {
    if (filterWords(filters).length > 0) return `Nothing matches.${extent}`
    return state === 'all' ? 'Nothing has been opened yet.' : 'Try the state “all”: /mr list --state all'
  }
  const last = lastPage(list)
  if (items.length === 0 && last !== null)
    return `There is no page ${page}; the last one is ${last}.${extent}`
  const order = `${sort === 'desc' ? 'Newest' : 'Oldest'} ${orderBy === 'updated_at' ? 'update' : 'creation'} first`
  const pages = last === null ? `page ${page}` : `page ${page} of ${last}`
  return `${order}, ${pages}${extent && `.${extent}`}`
}

/** Null when the forge does not count them. */
function lastPage({ total }: ListPage): number | null {
  return total === null ? null : Math.max(1, Math.ceil(total / MERGE_REQUESTS_ON_A_PAGE))
}

function capWords(number: number, { orderBy, sort }: ListQuestion): string {
  const updated = sort === 'desc' ? 'most recently updated' : 'least recently updated'
  const which = orderBy === 'updated_at' ? updated : sort === 'desc' ? 'newest' : 'oldest'
  return `Searched only the ${number} ${which}; there may be more.`
}

export function unknownUserReply(typed: string): Reply {
  const [who, learned] = typed.startsWith('<')
    ? ['the user name of that person', 'they open a merge request or add a todo here']
    : ['your user name', 'you open a merge request or add a todo here']
  return inParts(
    {
      what: 'Nothing was listed',
      why: `I do not know ${who} at the forge yet.`,
      now: `I learn it when ${learned}.`,
      next: 'Until then, type it, as in --author ann.',
    },
    { reason: 'absent' },
  )
}
