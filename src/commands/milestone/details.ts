import { z } from 'zod'
import { idOf } from '../../model/audience.ts'
import { permissions } from '../../services/access/permission.ts'
import { listMilestoneRequests, type MilestoneRequests } from '../../services/milestone/details.ts'
import { type Progressed, progress } from '../../services/milestone/progress.ts'
import { shownLine } from '../../views/confidential.ts'
import { type Details, groupModal } from '../../views/digest/details.ts'
import {
  GROUPS,
  type GroupName,
  issueWords,
  requestLine,
  requestWords,
  riskLine,
} from '../../views/digest/groups.ts'
import { NOTHING_SHOWN } from '../../views/failure-parts.ts'
import { milestoneInput, placedTitle } from '../../views/milestone/milestone.ts'
import type { Reply } from '../../views/reply.ts'
import { count } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { readFailureReply } from '../failure.ts'
import { milestone, owner, project } from '../fields.ts'
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
  summary: 'Show everything of a milestone: at risk, closed, open merge requests',
  effect: 'read',
  access: permissions.reads,
  needs: 'reader',
  positionals: ['milestone', 'group'],
  input: z.object({
    project,
    milestone,
    owner,
    group: z.enum(GROUPS).default('at-risk').describe('What to show (default: at-risk)'),
    zone,
    holidays,
    ids: numbers.meta({ kind: 'hidden', description: 'Only the issues with these ids' }),
    page,
  }),
  async run(input, context, { zone: usual, alone = 'others' }) {
    const { project, group } = input
    const read =
      group === 'requests'
        ? await listMilestoneRequests(context, input)
        : await progress(context, {
            ...input,
            ...(await calendarOf(context, input, usual)),
            audience: alone,
          })
    return { input, read, projectName: await context.projects.title(project) }
  },
  render({ input, read, projectName }) {
    if (read.kind === 'ambiguous') return inModal(ambiguousReply(read, NOTHING_SHOWN))
    if (read.kind !== 'requests' && read.kind !== 'progress')
      return inModal(readFailureReply(read, 'The milestone cannot be shown'))
    const about = read.kind === 'requests' ? read.milestone : read.view.progress.milestone
    const found = read.kind === 'requests' ? requestsIn(read) : issuesIn(read, input)
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
  readonly ids?: string | undefined
}

function issuesIn({ view, closed }: Progressed, { group, ids = '' }: Wanted): Found {
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
function inModal({ message, trouble }: Reply): Reply {
  if (!message) return {}
  const { text, blocks } = message
  return { modal: { title: 'Milestone', text, blocks }, ...(trouble ? { trouble } : {}) }
}
