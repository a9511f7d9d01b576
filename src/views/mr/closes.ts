import type { RichTextElement } from '@slack/types'
import type { Disclosure } from '../../model/audience.ts'
import type { ClosingIssue } from '../../model/issue.ts'
import { isOpen, type MergeRequest } from '../../model/merge-request.ts'
import { disclosedLine, disclosedWords } from '../confidential.ts'
import { paginate } from '../pages.ts'
import type { Reply } from '../reply.ts'
import { bullets, code, link, text } from '../rich-text.ts'
import { count, oneLine } from '../text.ts'
import { pageReply, shortName } from './name.ts'

const ON_A_PAGE = 10

const WHEN =
  'A merge closes issues only when it goes to the project’s default branch, and only those that the description or a commit names, as in “Closes #3”.'

export function closingIssues(
  mr: MergeRequest,
  { issues, complete }: { readonly issues: readonly Disclosure<ClosingIssue>[]; readonly complete: boolean },
  requestedPage: number,
): Reply {
  const shown = paginate(issues, requestedPage, ON_A_PAGE)
  const number = issues.length === 0 ? 'no issue' : count(issues.length, 'issue')
  const some = complete ? number : `at least ${number}`
  const headline = isOpen(mr)
    ? `Merging ${shortName(mr)} would close ${some}`
    : `${shortName(mr)} (${oneLine(mr.state, 40)}) names ${some} to be closed by its merge`
  const names = shown.items.map((issue) =>
    disclosedWords(issue, (known) => `${keyOf(known)} ${titleOf(known, 60)}`.trim()),
  )
  return pageReply(
    { mr, verb: 'mr.closes', of: 'issues', shown },
    {
      headline,
      words: issues.length === 0 ? WHEN : names.join('; '),
      details: issues.length === 0 ? [WHEN] : [],
      rows: shown.items.length > 0 ? [bullets(shown.items.map(disclosedLine(line)))] : [],
    },
  )
}

/** `#3` for the forge’s own tracker, `WEB-12` or `#3` for an external one. */
function keyOf(issue: ClosingIssue): string {
  if ('iid' in issue) return `#${issue.iid}`
  return /^\d+$/.test(issue.id) ? `#${oneLine(issue.id, 60)}` : oneLine(issue.id, 60)
}

/** Forges don’t know the titles of external issues; what they send in place of one only repeats the key. */
function titleOf(issue: ClosingIssue, max: number): string {
  return issue.title === `External Issue ${issue.id}` ? '' : oneLine(issue.title ?? '', max)
}

function line(issue: ClosingIssue): RichTextElement[] {
  const title = titleOf(issue, 120)
  if (!('iid' in issue)) return [code(keyOf(issue)), text(`${title && ` ${title}`}, in another tracker`)]
  const who = issue.assignee ? oneLine(issue.assignee.name, 60) : 'nobody assigned'
  return [link(issue.web_url, `${keyOf(issue)} ${title}`), text(`, ${stateWords(issue.state)}, ${who}`)]
}

function stateWords(state: string): string {
  return state === 'opened' || state === 'reopened' ? 'open' : oneLine(state, 40)
}
