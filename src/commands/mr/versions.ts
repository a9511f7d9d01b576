import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { compareTwo, listVersions, type NoSuchVersion, viewVersion } from '../../services/mr/versions.ts'
import { inParts } from '../../views/failure-parts.ts'
import { shortName } from '../../views/merge-request/answer-head.ts'
import { versionComparison } from '../../views/merge-request/version-comparison.ts'
import { versionList } from '../../views/merge-request/version-list.ts'
import { versionView } from '../../views/merge-request/version-view.ts'
import type { Reply } from '../../views/reply.ts'
import { count } from '../../views/text.ts'
import { defineCommand } from '../define.ts'
import { readFailureReply } from '../failure.ts'
import { mergeRequest, project } from '../fields.ts'
import { page } from './page.ts'

/** One number, or two joined by dots, an ellipsis or a dash, as phones and keyboards write it. */
const WHICH = /^([0-9]{1,6})(?:(?:\.\.\.?|[…–-])([0-9]{1,6}))?$/

/** `/mr versions !12`, `/mr versions !12 2`, `/mr versions !12 1..2` */
export const mrVersions = defineCommand({
  path: ['mr', 'versions'],
  summary: 'List what was pushed to a merge request, show one push, or compare two',
  effect: 'read',
  access: permissions.reads,
  needs: 'reader',
  positionals: ['mr', 'version'],
  input: z.object({
    project,
    mr: mergeRequest,
    version: z
      .string()
      .regex(WHICH, 'must be a number such as 2, or two such as 1..2')
      .refine((text) => areTwo(text), 'must be two different numbers, such as 1..2')
      .optional()
      .describe('A version (2), or two to compare (1..2); 1 is the oldest'),
    page,
  }),
  async run(input, context) {
    const { project: of, mr, version } = input
    const [, one, other] = WHICH.exec(version ?? '') ?? []
    if (one === undefined)
      return { kind: 'list' as const, page: input.page, listed: await listVersions(context, input) }
    if (other === undefined) return viewVersion(context, { project: of, mr, number: Number(one) })
    return compareTwo(context, { project: of, mr, numbers: [Number(one), Number(other)] })
  },
  render(outcome) {
    switch (outcome.kind) {
      case 'list':
        return outcome.listed.kind === 'versions'
          ? versionList(outcome.listed.mr, outcome.listed.versions, outcome.page)
          : readFailureReply(outcome.listed, 'The versions cannot be listed')
      case 'version':
        return versionView(outcome.mr, outcome)
      case 'comparison':
        return versionComparison(outcome.mr, outcome.earlier, outcome.later, outcome.comparison)
      case 'no-such-version':
        return noSuchVersion(outcome)
      default:
        return readFailureReply(outcome, 'The version cannot be shown')
    }
  },
  examples: [
    { typed: '!12', means: { mr: 12 } },
    { typed: '!12 1', means: { mr: 12, version: '1' } },
    { typed: '!12 1..2', means: { mr: 12, version: '1..2' } },
  ],
})

function areTwo(text: string): boolean {
  const [, one, other] = WHICH.exec(text) ?? []
  return other === undefined || Number(one) !== Number(other)
}

function noSuchVersion({ mr, number, count: total }: NoSuchVersion): Reply {
  const numbers = total === 1 ? 'Type 1.' : `Type a number from 1 to ${total}.`
  return inParts(
    {
      what: 'The version cannot be shown',
      why: `${shortName(mr)} has no version ${number}.`,
      now: total === 0 ? 'It has none.' : `It has ${count(total, 'version')}.`,
      next: total === 0 ? 'A push to its branch makes one.' : numbers,
    },
    { reason: 'absent' },
  )
}
