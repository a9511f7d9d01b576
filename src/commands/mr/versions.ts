import { z } from 'zod'
import { shortName } from '../../blocks/merge-request/answer-head.ts'
import { versionComparison } from '../../blocks/merge-request/version-comparison.ts'
import { versionList } from '../../blocks/merge-request/version-list.ts'
import { versionView } from '../../blocks/merge-request/version-view.ts'
import { privately } from '../../blocks/reply.ts'
import { count, escaped } from '../../blocks/text.ts'
import type { NoSuchVersion } from '../../services/merge-request/versions.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { troubleReply } from '../trouble.ts'
import { page } from './page.ts'

const WHICH = /^([0-9]{1,6})(?:\.\.\.?([0-9]{1,6}))?$/

/** `/mr versions !12`, `/mr versions !12 2`, `/mr versions !12 1..2` */
export const mrVersions = defineCommand({
  path: ['mr', 'versions'],
  summary: 'List what was pushed to a merge request, show one push, or compare two',
  effect: 'read',
  needs: 'reader',
  positionals: ['mr', 'which'],
  input: z.object({
    project,
    mr: mergeRequest,
    which: z
      .string()
      .regex(WHICH, 'must be a number such as 2, or two such as 1..2')
      .refine((text) => !/^0*([0-9]+)\.\.\.?0*\1$/.test(text), 'must be two different numbers, such as 1..2')
      .optional()
      .describe('A version (2), or two to compare (1..2); 1 is the oldest'),
    page,
  }),
  async run(input, { mergeRequests }) {
    const { project: of, mr, which } = input
    const [, one, other] = WHICH.exec(which ?? '') ?? []
    if (one === undefined)
      return { kind: 'list' as const, page: input.page, listed: await mergeRequests.versions(input) }
    if (other === undefined) return mergeRequests.version({ project: of, mr, number: Number(one) })
    return mergeRequests.compareVersions({ project: of, mr, numbers: [Number(one), Number(other)] })
  },
  render(outcome) {
    switch (outcome.kind) {
      case 'list':
        return outcome.listed.kind === 'versions'
          ? versionList(outcome.listed.mr, outcome.listed.versions, outcome.page)
          : troubleReply(outcome.listed, { tried: 'The versions cannot be listed' })
      case 'version':
        return versionView(outcome.mr, outcome)
      case 'comparison':
        return versionComparison(outcome.mr, outcome.earlier, outcome.later, outcome.comparison)
      case 'no-such-version':
        return privately(escaped(noSuchVersion(outcome)))
      default:
        return troubleReply(outcome, { tried: 'The version cannot be shown' })
    }
  },
  examples: [
    { typed: '!12', means: { mr: 12 } },
    { typed: '!12 1', means: { mr: 12, which: '1' } },
    { typed: '!12 1..2', means: { mr: 12, which: '1..2' } },
  ],
})

function noSuchVersion({ mr, number, count: total }: NoSuchVersion): string {
  const there =
    total === 0 ? 'It has none.' : `It has ${count(total, 'version')}: type a number from 1 to ${total}.`
  return `${shortName(mr)} has no version ${number}. ${total === 1 ? 'It has one: type 1.' : there}`
}
