import type { RichTextElement } from '@slack/types'
import { idOf } from '../../model/audience.ts'
import type { Failure } from '../../services/failure.ts'
import type { MilestoneRequests } from '../../services/milestone/details.ts'
import type { Ambiguous } from '../../services/milestone/find.ts'
import type { ProgressResult } from '../../services/milestone/progress.ts'
import type { Press } from '../button.ts'
import { shownLine } from '../confidential.ts'
import { pageButtons, pageWords, paginate } from '../pages.ts'
import type { Modal, Reply } from '../reply.ts'
import { bold, bullets, lines, text } from '../rich-text.ts'
import { count, escaped } from '../text.ts'
import { type GroupName, issueWords, requestLine, requestWords, riskLine } from './digest/groups.ts'
import { milestoneInput, milestoneReadFailure, placedTitle } from './milestone.ts'

const ON_A_PAGE = 20

/** One group of a milestone in full, page by page. */
interface Details {
  /** `%3` */
  readonly milestone: string
  /** `%3 Sprint 9 in acme/web` */
  readonly title: string
  /** The group’s name and size, without a period. */
  readonly about: string
  /** A sentence about the missing part of the group; empty when it is complete. */
  readonly missing: string
  readonly lines: readonly (readonly RichTextElement[])[]
  readonly page: number
}

/** A modal with a group; `press` turns its pages. */
export function groupModal(details: Details, press: (page: number) => Press): Modal {
  const { milestone, title, about, missing, lines: all, page } = details
  const shown = paginate(all, page, ON_A_PAGE)
  const summary = [about, pageWords(shown)].filter(Boolean).join(', ')
  return {
    title: `Milestone ${milestone}`,
    text: escaped([`${title}. ${summary}.`, missing].filter(Boolean).join(' ')),
    blocks: [
      lines([bold(title)], [text(summary)], [text(missing)]),
      ...(shown.items.length > 0 ? [bullets(shown.items)] : []),
      ...pageButtons(shown, press, count(all.length, 'entry', 'entries')),
    ],
  }
}

type Found = Pick<Details, 'about' | 'missing' | 'lines'>

function requestsIn({ requests, searched }: MilestoneRequests): Found {
  return {
    about: requests.length === 0 ? 'No open merge request is on it' : requestWords(requests),
    missing: searched.complete
      ? ''
      : `Only the ${count(searched.count, 'open merge request')} of the project that changed last were looked through.`,
    lines: requests.map(requestLine),
  }
}

interface GroupRequest {
  readonly group: GroupName
  readonly ids?: string | undefined
}

function issuesIn({ view, closed }: ProgressResult, { group, ids = '' }: GroupRequest): Found {
  const { atRisk, counts, complete } = view.progress
  const total = counts.open + counts.closed
  const missing = complete ? '' : `Only the first ${count(total, 'issue')} were read.`
  if (group === 'at-risk') {
    const about = `${atRisk.length === 0 ? 'Nothing' : count(atRisk.length, 'issue')} at risk of ${count(counts.open, 'open issue')}`
    return { about, missing, lines: atRisk.map(shownLine(riskLine)) }
  }
  const named = new Set(ids.split(',').filter(Boolean).map(Number))
  const shown = named.size > 0 ? closed.filter((issue) => named.has(idOf(issue))) : closed
  const about =
    named.size > 0
      ? `${count(shown.length, 'issue')} that the digest told as closed, and that ${shown.length === 1 ? 'is' : 'are'} closed still`
      : `${count(shown.length, 'closed issue')}`
  return { about, missing, lines: shown.map(shownLine(issueWords)) }
}

/** Answers a modal’s button in the modal: a message would appear behind it. */
function inModal({ message, failure }: Reply): Reply {
  if (!message) return {}
  const { text, blocks } = message
  return { modal: { title: 'Milestone', text, blocks }, ...(failure ? { failure } : {}) }
}

interface DetailsOutcome {
  readonly input: GroupRequest &
    Readonly<Record<string, unknown>> & { readonly project: number; readonly page: number }
  readonly read: MilestoneRequests | ProgressResult | Ambiguous | Failure
  readonly projectName: string
}

export function detailsReply({ input, read, projectName }: DetailsOutcome): Reply {
  if (read.kind !== 'requests' && read.kind !== 'progress')
    return inModal(milestoneReadFailure(read, 'The milestone cannot be shown'))
  const about = read.kind === 'requests' ? read.milestone : read.view.progress.milestone
  const found = read.kind === 'requests' ? requestsIn(read) : issuesIn(read, input)
  const named = { milestone: `%${about.iid}`, title: placedTitle(about, projectName) }
  return {
    modal: groupModal({ ...named, ...found, page: input.page }, (page) => ({
      verb: 'milestone.details',
      input: { ...input, ...milestoneInput(input.project, about), page },
    })),
  }
}
