import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { compareTwo, listVersions, viewVersion } from '../../services/mr/versions.ts'
import { versionsReply } from '../../views/mr/versions.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { longPage } from './fields.ts'
import { mrView } from './view.ts'

/** One number, or two joined by dots, an ellipsis or a dash, as phones and keyboards write it. */
const WHICH = /^([0-9]{1,6})(?:(?:\.\.\.?|[…–-])([0-9]{1,6}))?$/

export const mrVersions = defineCommand({
  path: ['mr', 'versions'],
  summary: 'List the pushes to a merge request, or compare two',
  effect: 'read',
  includes: [mrView],
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
    page: longPage,
  }),
  async run(context, input) {
    const { project: of, mr, version } = input
    const [, one, other] = WHICH.exec(version ?? '') ?? []
    if (one === undefined)
      return { kind: 'list' as const, page: input.page, listed: await listVersions(context, input) }
    if (other === undefined) return viewVersion(context, { project: of, mr, number: Number(one) })
    return compareTwo(context, { project: of, mr, numbers: [Number(one), Number(other)] })
  },
  render: versionsReply,
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
