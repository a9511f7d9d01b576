import { z } from 'zod'
import { type Details, groupModal } from '../../blocks/digest/details.ts'
import {
  GROUPS,
  type GroupName,
  issueWords,
  requestLine,
  requestWords,
  riskLine,
} from '../../blocks/digest/groups.ts'
import { milestoneInput, placedTitle } from '../../blocks/milestone/milestone.ts'
import { NOTHING_SHOWN } from '../../blocks/parts.ts'
import type { Reply } from '../../blocks/reply.ts'
import { count } from '../../blocks/text.ts'
import type { MilestoneRequests, Progressed } from '../../services/milestones.ts'
import { defineCommand } from '../define.ts'
import { milestone, owner, project } from '../fields.ts'
import { lookTrouble } from '../trouble.ts'
import { calendarOf, holidays, zone } from './calendar.ts'
import { ambiguousReply } from './outcome.ts'
import { page } from './page.ts'

const numbers = z
  .string()
  .max(5000)
  .regex(/^\d{1,15}(,\d{1,15})*$/)
  .optional()

/** `/milestone details %3 at-risk` */
export const milestoneDetails = defineCommand({
  path: ['milestone', 'details'],
  summary: 'Show everything of a milestone that is at risk, closed, or an open merge request',
  effect: 'read',
  needs: 'reader',
  positionals: ['milestone', 'group'],
  input: z.object({
    project,
    milestone,
    owner,
    group: z.enum(GROUPS).default('at-risk').describe('What to show (default: at-risk)'),
    zone,
    holidays,
    iids: numbers.meta({ kind: 'hidden', description: 'Only the issues with these numbers' }),
    ids: numbers.meta({ kind: 'hidden', description: 'Only the issues with these ids' }),
    page,
  }),
  async run(input, { milestones, projects, digests }, { zone: usual }) {
    const { project, group } = input
    const seen =
      group === 'requests'
        ? await milestones.requests(input)
        : await milestones.progress(input, await calendarOf(input, digests, usual))
    return { input, seen, projectName: await projects.title(project) }
  },
  render({ input, seen, projectName }) {
    if (seen.kind === 'ambiguous') return inModal(ambiguousReply(seen, NOTHING_SHOWN))
    if (seen.kind !== 'requests' && seen.kind !== 'progress')
      return inModal(lookTrouble(seen, 'The milestone cannot be shown'))
    const about = seen.kind === 'requests' ? seen.milestone : seen.view.progress.milestone
    const found = seen.kind === 'requests' ? requestsIn(seen) : issuesIn(seen, input)
    const named = { milestone: `%${about.iid}`, title: placedTitle(about, projectName) }
    return {
      modal: groupModal({ ...named, ...found, page: input.page }, (page) => ({
        verb: 'milestone.details',
        input: { ...input, ...milestoneInput(input.project, about), page },
      })),
    }
  },
  examples: [
    { typed: '%3', means: { milestone: 3 } },
    { typed: '%3 requests', means: { milestone: 3, group: 'requests' } },
  ],
})

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

interface Wanted {
  readonly group: GroupName
  readonly iids?: string | undefined
  readonly ids?: string | undefined
}

function issuesIn({ view, closed }: Progressed, { group, iids, ids }: Wanted): Found {
  const { atRisk, counts, complete } = view.progress
  const read = counts.open + counts.closed
  const missing = complete ? '' : `Only the first ${count(read, 'issue')} were read.`
  if (group === 'at-risk') {
    const about = `${atRisk.length === 0 ? 'Nothing' : count(atRisk.length, 'issue')} at risk of ${count(counts.open, 'open issue')}`
    return { about, missing, lines: atRisk.map(riskLine) }
  }
  const named = new Set((ids ?? iids ?? '').split(',').filter(Boolean).map(Number))
  const shown =
    named.size > 0 ? closed.filter(({ id, iid }) => named.has(ids === undefined ? iid : id)) : closed
  const about =
    named.size > 0
      ? `${count(shown.length, 'issue')} that the digest told as closed, and that ${shown.length === 1 ? 'is' : 'are'} closed still`
      : `${count(shown.length, 'closed issue')}`
  return { about, missing, lines: shown.map(issueWords) }
}

/** A button in a modal is answered there: a message would stand behind it. */
function inModal({ message, trouble }: Reply): Reply {
  if (!message) return {}
  const { text, blocks } = message
  return { modal: { title: 'Milestone', text, blocks }, ...(trouble ? { trouble } : {}) }
}
