import type { KnownBlock } from '@slack/types'
import { disclosedLine } from '../confidential.ts'
import { pageButtons, pageWords, paginate } from '../pages.ts'
import { type Reply, small } from '../reply.ts'
import { bold, bullets, lines, text } from '../rich-text.ts'
import { capital, count, escaped } from '../text.ts'
import { issueLine } from './issue.ts'
import { type MilestoneContent, milestoneInput, placedTitle, progressWords } from './milestone.ts'

interface IssueQuestion {
  readonly open: boolean
  readonly closed: boolean
  readonly page: number
}

/** In a message’s JSON, an issue with a long address takes up to 1,100 characters. */
const ON_A_PAGE = 10

/** One page of a milestone’s issues, open ones first; `open` or `closed` alone leaves the others out. */
export function milestoneIssuesReply(content: MilestoneContent, question: IssueQuestion): Reply {
  const { milestone, project, complete } = content
  const only = question.open === question.closed ? null : question.open ? 'open' : 'closed'
  const selected = only === null ? [...content.open, ...content.closed] : content[only]
  const shown = paginate(selected, question.page, ON_A_PAGE)
  const title = placedTitle(milestone, content.projectName)
  const progress = progressWords(content)
  const capped = complete
    ? ''
    : `only the first ${count(content.open.length + content.closed.length, 'issue')} read`
  const details = [only ? `Only ${only} issues` : '', pageWords(shown), capped].filter(Boolean).join(', ')
  const input = { ...milestoneInput(project, milestone), open: question.open, closed: question.closed }
  return {
    message: {
      to: 'channel',
      text: escaped(`${[`${title}: ${progress}`, details].filter(Boolean).join('. ')}.`),
      blocks: [
        lines([bold(title)], [text(progress)]),
        ...(details === '' ? [] : [small(capital(details))]),
        ...group('Open', content.open, shown.items),
        ...group('Closed', content.closed, shown.items),
        ...(selected.length === 0 && only ? [small(`No ${only} issues`)] : []),
        ...pageButtons(shown, (page) => ({ verb: 'milestone.issues', input: { ...input, page } }), 'issues'),
      ],
      pages: true,
    },
  }
}

/** The issues of one state on this page, under their total number. */
function group(name: string, all: MilestoneContent['open'], onPage: MilestoneContent['open']): KnownBlock[] {
  const shown = onPage.filter((issue) => all.includes(issue))
  if (shown.length === 0) return []
  return [
    lines([bold(`${name}: ${count(all.length, 'issue')}`)]),
    bullets(shown.map(disclosedLine(issueLine))),
  ]
}
