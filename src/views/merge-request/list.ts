import type { ActionsBlock, KnownBlock } from '@slack/types'
import { isBlind } from '../../model/merge-offer.ts'
import { isOpen, type MergeRequest } from '../../model/merge-request.ts'
import { button } from '../button.ts'
import { pageButtons } from '../pages.ts'
import { type Reply, small } from '../reply.ts'
import { day, escaped, oneLine } from '../text.ts'
import { buildWords } from './build-words.ts'
import { filterWords, type ListFilters } from './list-filters.ts'
import { headlineWords, type ListPage, type ListQuestion, lastPage, orderWords } from './list-words.ts'
import { statusWords } from './status.ts'

/** A list as rows that each open a card; buttons turn the pages. */
export function mergeRequestList(list: ListPage, question: ListQuestion): Reply {
  const headline = headlineWords(list, question)
  const filters = filterWords(question.filters)
  const asked = filters.length > 0 ? [`Only: ${oneLine(filters.join('; '), 500)}`] : []
  const order = orderWords(list, question)
  const titles = list.items.map(({ iid, title }) => `!${iid} ${oneLine(title, 60)}`)
  const beyond = list.items.length === 0 && list.page > 1 ? order : ''
  const blocks: KnownBlock[] = [
    { type: 'header', text: { type: 'plain_text', text: oneLine(headline, 150), emoji: false } },
    ...asked.map(small),
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
        [`${headline}.`, ...asked.map((words) => `${words}.`), titles.join('; ') || beyond].join(' ').trim(),
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
  const ask = (label: string, change: Readonly<Record<string, unknown>>, mark: string) =>
    button(
      label,
      { verb: 'mr.list', input: inputOf(question, { ...change, page: 1 }) },
      { mark, turns: true },
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
