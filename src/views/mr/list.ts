import type { Button, ContextBlock, KnownBlock } from '@slack/types'
import type { Invocation } from '../../model/invocation.ts'
import { isBlind } from '../../model/merge-offer.ts'
import { isFinished, isOpen, MERGE_REQUESTS_ON_A_PAGE } from '../../model/merge-request.ts'
import { SERVER } from '../../model/server-name.ts'
import type { NoPerson } from '../../services/users.ts'
import { button } from '../button.ts'
import { personNotFoundReply } from '../people.ts'
import { actions, header, marked, plain, plainText, privately, type Reply } from '../reply.ts'
import { lines, spoken, text } from '../rich-text.ts'
import { capital, count, dateToken, escaped, oneLine } from '../text.ts'
import {
  exclusions,
  filterWords,
  type ListFilters,
  type ListPage,
  type ListQuestion,
  partsOf,
} from './list-filters.ts'
import { cardSelect, groupBlock, groupSentences, groupsOf } from './list-rows.ts'
import { freezeWords } from './state.ts'

/** Merge requests in groups by what can be done; a list opens their cards, and buttons turn the pages. */
export function mergeRequestList(list: ListPage, question: ListQuestion, asking: ListAsking): Reply {
  const headline = headlineWords(list, question)
  const filters = filterWords(question.filters).join(' · ')
  const unlooked = list.items.filter((mr) => isOpen(mr) && list.unlooked?.includes(mr.iid))
  const excluded = exclusionWords(list, question)
  // The headline names the searched words, and the criteria at fault are named with what matches without them.
  const criteria = excluded === '' ? filterWords({ ...question.filters, search: undefined }).join(' · ') : ''
  const frozen = list.freeze ? [...freezeWords(list.freeze), text('.')] : []
  const blocks: KnownBlock[] = [
    header(`${capital(`${STATES[question.state]}merge requests`)} in ${oneLine(question.projectName, 100)}`),
    contextLine(list, question, asking),
    ...(excluded === '' ? [] : plain(escaped(excluded))),
    ...(frozen.length > 0 ? [lines(frozen)] : []),
    ...groupsOf(list.items).map((group) => groupBlock(group, { unlooked })),
    ...listButtons(list, question),
  ]
  return {
    message: {
      // What a filter does not find is no news for others.
      to: list.items.length === 0 && filters !== '' && !question.renews ? 'person' : 'channel',
      text: escaped(
        [
          `${headline}${criteria && `: ${criteria}`}.`,
          excluded,
          spoken(frozen),
          groupSentences(list.items, unlooked),
        ]
          .filter(Boolean)
          .join(' '),
      ),
      blocks,
      pages: true,
      ...(question.renews ? { renews: true } : {}),
    },
  }
}

/** `Nothing matches with --label bug. Without it, 3 do.` */
function exclusionWords(list: ListPage, { filters }: ListQuestion): string {
  return exclusions(list, filters)
    .map(({ flag, others }) =>
      others === null
        ? `Nothing matches with ${flag}.`
        : `Nothing matches with ${flag}. Without it, ${others} ${others === 1 ? 'does' : 'do'}.`,
    )
    .join(' ')
}

/** The person who asked, and the time. */
type ListAsking = Pick<Invocation, 'user' | 'now' | 'audience'>

/** `1–10 of 11 open · latest activity first · for @ann · 2 minutes ago` */
function contextLine(
  list: ListPage,
  question: ListQuestion,
  { user, now, audience }: ListAsking,
): ContextBlock {
  const words = [
    amountWords(list, question),
    ...filterWords(question.filters),
    list.items.length > 1 ? orderWords(question) : '',
    list.searched?.complete === false ? capWords(list.searched.count, question) : '',
    list.items.some((mr) => isOpen(mr) && isBlind(mr)) ? 'builds not shown' : '',
  ].filter(Boolean)
  const at = dateToken(now, '{ago}', 'just now')
  const asked = marked(audience === 'person' ? at : `for <@${user}>, ${at}`)
  return { type: 'context', elements: [plainText(words.join(' · '), 1000), asked] }
}

/** `11 open`, `11–20 of 25 open`, `3 of 11 open`, `none of 11 open`, `page 2`. */
function amountWords({ items, page, total, nextPage, searched }: ListPage, { state }: ListQuestion): string {
  const kind = state === 'all' ? '' : ` ${STATES[state].trim()}`
  // One may have been merged between the list and the look at it.
  const counted = state === 'opened' ? items.filter((mr) => !isFinished(mr)).length : items.length
  const first = (page - 1) * MERGE_REQUESTS_ON_A_PAGE + 1
  const range = `${first}–${first + counted - 1}`
  const isWhole = page === 1 && nextPage === null
  if (searched && searched.count > 0)
    return `${total || 'none'} of ${searched.count}${kind}${isWhole ? '' : `, ${range} shown`}`
  if (items.length === 0) return `none${kind}`
  if (isWhole) return `${counted}${kind}`
  return total === null ? `${range}${kind}` : `${range} of ${total}${kind}`
}

function orderWords({ orderBy, sort }: ListQuestion): string {
  if (orderBy === 'updated_at') return sort === 'desc' ? 'latest activity first' : 'oldest activity first'
  return sort === 'desc' ? 'newest first' : 'oldest first'
}

function capWords(number: number, { orderBy, sort }: ListQuestion): string {
  const end = sort === 'desc' ? 'newest' : 'oldest'
  return `only the ${number} ${orderBy === 'updated_at' ? (sort === 'desc' ? 'latest' : 'least recent') : end} searched`
}

function listButtons(list: ListPage, question: ListQuestion): KnownBlock[] {
  const { page, nextPage, items } = list
  const filtered = filterWords(question.filters).length > 0
  const none = Object.fromEntries(Object.keys(question.filters).map((key) => [key, undefined]))
  const isEmpty = items.length === 0
  return actions([
    ...(isEmpty ? [] : [cardSelect(items)]),
    ...exclusions(list, question.filters)
      .slice(0, 3)
      .map(({ filter, flag }, index) =>
        pageOf(`Without ${flag}`, question, { [filter]: undefined, page: 1 }, `without${index + 1}`),
      ),
    ...(isEmpty && filtered ? [pageOf('Clear filters', question, { ...none, page: 1 }, 'unfiltered')] : []),
    ...(isEmpty && question.state !== 'all'
      ? [pageOf('Show all states', question, { state: 'all', page: 1 }, 'states')]
      : []),
    filterButton(question),
    pageOf('Refresh', question, { page }, 'refresh'),
    ...(page > 1 ? [pageOf('Previous', question, { page: page - 1 }, 'previous')] : []),
    ...(nextPage === null ? [] : [pageOf('Next', question, { page: nextPage }, 'next')]),
  ])
}

/** Opens the filters as a form. */
function filterButton(question: ListQuestion): Button {
  const press = { verb: 'mr.list', input: inputOf(question, { asksFilters: true }) }
  return button('Filter…', press, { suffix: 'filter', spoken: 'Filter… merge requests' })
}

/** The same question, changed: its answer replaces this one. */
function pageOf(
  label: string,
  question: ListQuestion,
  change: Readonly<Record<string, unknown>>,
  suffix: string,
): Button {
  const press = { verb: 'mr.list', input: inputOf(question, change) }
  return button(label, press, { suffix, isPagination: true, spoken: `${label}: merge requests` })
}

/** The input of a button: the whole question, so that a press by anybody means the same. */
function inputOf(
  { project, state, orderBy, sort, filters }: ListQuestion,
  change: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return { project, state, orderBy, sort, ...filters, ...change }
}

const STATES = { opened: 'open ', merged: 'merged ', closed: 'closed ', all: '' } as const

/** `12 open merge requests in acme/web`, `3 of the 120 open merge requests in acme/web match`. */
function headlineWords(list: ListPage, question: ListQuestion): string {
  const { items, page, total, nextPage, searched } = list
  const kind = `${STATES[question.state]}merge request`
  const where = `${numbersWords(question.filters)}in ${oneLine(question.projectName, 100)}`
  if (searched && searched.count > 0)
    return `${matchWords(total ?? 0, searched, kind, where)}${searchWords(question.filters)}`
  if (items.length === 0) return `No ${kind}s ${where}`
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
  if (searched.count === 1) return `The one ${kind} ${where} ${matching === 1 ? 'matches' : 'doesn’t match'}`
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

/** Names the person whose merge requests cannot be listed, and the nearest ones. */
export function nobodyReply(outcome: NoPerson): Reply {
  return personNotFoundReply(outcome, 'I can’t list their merge requests')
}

/** Asks for the user name, in the form of the filters; `typed` is `@me` or a mention. */
export function unknownUserReply(typed: string, question: Omit<ListQuestion, 'projectName'>): Reply {
  const whose = typed.startsWith('<') ? 'that person’s user name' : 'your user name'
  const text = `I don’t know ${whose} on ${SERVER} yet.`
  const field = `${whose.replace('your', 'Your').replace('that', 'That')} goes into the filter.`
  const form = filterButton({ ...question, projectName: '' })
  return {
    ...privately(`${text} ${field}`, [
      ...plain(`*${text}*\n${field}`),
      ...actions([{ ...form, style: 'primary' }]),
    ]),
    failure: { reason: 'absent' },
    problem: { words: text },
  }
}
