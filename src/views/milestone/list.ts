import type { KnownBlock } from '@slack/types'
import type { Day } from '../../model/day.ts'
import { MILESTONES_ON_A_PAGE, type Milestone } from '../../model/milestone.ts'
import type { ListedCount, ListedMilestones } from '../../services/milestone/list.ts'
import { button } from '../button.ts'
import { pageButtons, pageWords, paginate } from '../pages.ts'
import { header, type Reply, row, small } from '../reply.ts'
import { count, escaped } from '../text.ts'
import { countWords } from './digest/words.ts'
import { isLate, milestoneInput, milestoneStatus, milestoneTitle } from './milestone.ts'

interface MilestoneListQuestion {
  readonly project: number
  readonly projectName: string
  readonly state: 'active' | 'closed' | 'all'
  readonly iids?: readonly number[]
  readonly page: number
}

/** Milestones as rows that each open; buttons turn the pages. */
export function milestoneList(
  { items, complete, counts }: Omit<ListedMilestones, 'kind'>,
  question: MilestoneListQuestion,
  today: Day,
): Reply {
  const { project, projectName, state, iids } = question
  const headline = `${foundWords(items, complete, question)} in ${projectName}`
  const missing = missingWords(items, question)
  const shown = paginate(items, question.page, MILESTONES_ON_A_PAGE)
  const order = items.length > 1 ? 'Earliest due date first' : ''
  const flags = flagWords(items, today)
  const inAll = flags !== '' && shown.last > 1 ? 'in all ' : ''
  const details = [[order, pageWords(shown)].filter(Boolean).join(', '), `${inAll}${flags}`]
    .filter(Boolean)
    .join('; ')
  const input = { project, state, iid: iids ? iids.join(',') : undefined }
  const names = shown.items.map((milestone) => milestoneTitle(milestone, 60)).join('; ')
  return {
    message: {
      to: 'channel',
      text: escaped([`${headline}.`, missing && `${missing}.`, names].filter(Boolean).join(' ')),
      blocks: [
        header(headline),
        ...(missing ? [small(missing)] : []),
        ...[items.length === 0 ? emptyWords(question) : details].filter(Boolean).map((words) => small(words)),
        ...shown.items.map((milestone) => milestoneRow(milestone, project, today, counts?.get(milestone.id))),
        ...pageButtons(
          shown,
          (page) => ({ verb: 'milestone.list', input: { ...input, page } }),
          'milestones',
        ),
      ],
      pages: true,
    },
  }
}

/** The number found; for a query by number, only about the requested ones. */
function foundWords(
  items: readonly Milestone[],
  complete: boolean,
  { state, iids }: MilestoneListQuestion,
): string {
  const found = items.length
  const kind = state === 'all' ? 'milestone' : `${state} milestone`
  if (!iids) return found === 0 ? `No ${kind}s` : `${complete ? '' : 'The first '}${count(found, kind)}`
  const numbers = new Set(items.map(({ iid }) => iid)).size
  // The project and its groups can have milestones with the same numbers.
  if (found > numbers)
    return `${count(found, kind)} with ${numbers} of the ${count(iids.length, 'number')} asked for`
  if (found > 0) return `${found} of the ${count(iids.length, 'milestone')} asked for`
  return iids.length === 1 ? `No such ${kind}` : `None of the ${iids.length} ${kind}s asked for`
}

function missingWords(items: readonly Milestone[], { iids = [], state }: MilestoneListQuestion): string {
  const missing = iids.filter((iid) => !items.some((milestone) => milestone.iid === iid))
  if (missing.length === 0) return ''
  const named = missing.map((iid) => `%${iid}`).join(', ')
  return state === 'all' ? `Not there: ${named}` : `Not there, or not ${state}: ${named}`
}

function emptyWords({ state, iids }: MilestoneListQuestion): string {
  if (state !== 'all' || iids) return 'To see all: /milestone list --state all'
  return 'Create the first one: /milestone create'
}

/** `2 overdue, 1 without a due date`, for all milestones and not just this page. */
function flagWords(items: readonly Milestone[], today: Day): string {
  const late = items.filter((milestone) => isLate(milestone, today)).length
  const dateless = items.filter(({ state, due_date }) => state === 'active' && due_date === null).length
  return [late > 0 ? `${late} overdue` : '', dateless > 0 ? `${dateless} without a due date` : '']
    .filter(Boolean)
    .join(', ')
}

function milestoneRow(milestone: Milestone, project: number, today: Day, counted?: ListedCount): KnownBlock {
  const progress = counted ? ` · ${countWords(counted)}` : ''
  const text = `${milestoneTitle(milestone, 90)}\n${milestoneStatus(milestone, today)}${progress}`
  const press = { verb: 'milestone.view', input: milestoneInput(project, milestone) }
  return row(text, button(`View %${milestone.iid}`, press))
}
