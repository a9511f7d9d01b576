import type { AuditFilter, AuditRow } from '../../model/audit.ts'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { auditExport } from '../../views/audit/export.ts'
import { auditList } from '../../views/audit/list.ts'
import { defineCommand } from '../define.ts'
import { auditInput, filterOf, inputOf } from './audit-input.ts'

const ON_A_PAGE = 20

/** `/greenlight audit` */
export const greenlightAudit = defineCommand({
  path: ['greenlight', 'audit'],
  summary: 'Show who did what, twenty a page, or export it as JSON lines',
  effect: 'read',
  access: permissions.workspace,
  needs: 'nothing',
  positionals: [],
  input: auditInput,
  async run(input, context, { user, now, role = 'member' }) {
    const { audit, projects } = context
    const here = (await projects.current())?.project
    const filter = filterOf(input, { me: user, here, now })
    const wanted = { filter, role }
    const file = input.export ? await audit.file(wanted, ON_A_PAGE) : null
    const shown = file ?? (await audit.page(wanted, input.page, ON_A_PAGE))
    const projectNames = await namesOf(shown.rows, filter, context)
    return { shown, url: file?.url, question: { filter, projectNames } }
  },
  render({ shown, url, question }) {
    return url !== undefined && shown.total > 0
      ? auditExport({ ...shown, url }, question)
      : auditList(shown, question, inputOf(question.filter))
  },
  examples: [
    { typed: '', means: {} },
    { typed: '--verb "mr merge" --since 2w', means: { verb: 'mr merge', since: '2w' } },
    { typed: '--user me --outcome denied', means: { user: 'me', outcome: 'denied' } },
    { typed: '--mr !12 --export', means: { mr: 12, export: true } },
  ],
})

async function namesOf(
  rows: readonly AuditRow[],
  filter: AuditFilter,
  { projects }: ForgeContext,
): Promise<ReadonlyMap<number, string>> {
  const named = [filter.project, ...rows.map(({ project }) => project)]
  const ids = new Set(named.filter((id) => typeof id === 'number'))
  return new Map(await Promise.all([...ids].map(async (id) => [id, await projects.title(id)] as const)))
}
