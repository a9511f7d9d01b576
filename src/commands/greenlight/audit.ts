import { z } from 'zod'
import type { AuditFilter, AuditRow } from '../../model/audit.ts'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { auditExport, auditList } from '../../views/greenlight/audit.ts'
import { defineCommand } from '../define.ts'
import { mergeRequest, pageUpTo, project } from '../fields.ts'
import { readPastTime } from '../parse/past-time.ts'
import { readChatPerson } from './manager.ts'

const CHANNEL = /^(?:<#([CDG][A-Z0-9]{1,20})(?:\|[^<>]{0,80})?>|#?([CDG][A-Z0-9]{1,20}))$/
const PERSON_WANTED = 'must be someone you pick after typing @, a member ID, or me'
const ME = /^@?me$/i
const VERB = /^\/?[a-z]+(?:-[a-z]+)*(?:[ .]+[a-z]+(?:-[a-z]+)*){1,3}$/
const OUTCOME = /^[a-z][a-z0-9-]{0,59}(?::[a-z][a-z0-9-]{0,59})?$/
const REFERENCE = /^[0-9a-z]{4,20}$/

const time = z
  .string()
  .trim()
  .refine(
    // Checks only that the text parses; the time itself is resolved at the time of the interaction.
    (typed) => readPastTime(typed, new Date()) !== null,
    'isn’t a time I can read. Try yesterday, mon or 3d',
  )
  .optional()

/** The input of `/greenlight audit`: filters, all of which must match, and the form of the answer. */
const auditInput = z.object({
  user: z
    .string()
    .trim()
    .refine((typed) => readChatPerson(typed) !== null || ME.test(typed), PERSON_WANTED)
    .optional()
    .meta({
      also: ['by', 'author', 'person'],
      after: ['by', '@'],
      description: 'Only by this person: type @ and pick them, or me',
    }),
  command: z
    .string()
    .trim()
    .max(60)
    .regex(VERB, 'must be a command like "mr merge"')
    .optional()
    .meta({ also: ['verb'], description: 'Only this command, like "mr merge"' }),
  mr: mergeRequest
    .optional()
    .meta({ kind: 'merge-request', description: 'Only this merge request: !12, web!12 or its link' }),
  project: project
    .optional()
    .meta({ kind: 'project', description: 'Only this project: its path, short name or number' }),
  outcome: z
    .string()
    .trim()
    .regex(OUTCOME, 'must be an outcome code like merged, may-not or denied')
    .optional()
    .describe('Only this outcome code: merged, may-not, denied'),
  reference: z
    .string()
    .trim()
    .regex(REFERENCE, 'must be a reference like k7mq2xpe')
    .optional()
    .describe('Only the action with this reference'),
  since: time.describe('Not before this: 1 jul, yesterday, mon, 3d, 12h'),
  until: time.describe('Not after this; a day is included'),
  channel: z
    .string()
    .trim()
    .regex(CHANNEL, 'must be a channel you pick after typing #, or its ID')
    .optional()
    .meta({ also: ['in'], after: ['in'], description: 'Only in this channel: type # and pick it' }),
  export: z.boolean().default(false).describe('As JSON lines, with a file to download'),
  page: pageUpTo(100_000),
})

type AuditInput = z.output<typeof auditInput>

function filterOf(input: AuditInput, me: string, here: number | undefined, now: Date): AuditFilter {
  const { user = '', mr, outcome, reference, since, until, channel = '' } = input
  const [, linked, plain] = CHANNEL.exec(channel) ?? []
  return {
    // Text that names nobody must match nothing: without a filter, everything in scope is shown.
    user: ME.test(user) ? me : (readChatPerson(user) ?? (user || undefined)),
    verb: input.command?.replace('/', '').replaceAll(/[ .]+/g, '.'),
    project: input.project ?? (mr === undefined ? undefined : here),
    target: mr === undefined ? undefined : `!${mr}`,
    outcome,
    reference,
    since: since === undefined ? undefined : readPastTime(since, now)?.from,
    before: until === undefined ? undefined : readPastTime(until, now)?.to,
    channel: linked ?? plain ?? (channel || undefined),
  }
}

/** The same as an input for buttons: a later press means the same times. */
function inputOf({ verb, target, since, before, ...same }: AuditFilter) {
  return {
    ...same,
    command: verb,
    mr: target === undefined ? undefined : Number(target.slice(1)),
    since: since === undefined ? undefined : new Date(since).toISOString(),
    until: before === undefined ? undefined : new Date(before).toISOString(),
  }
}

const ON_A_PAGE = 20

export const greenlightAudit = defineCommand({
  path: ['greenlight', 'audit'],
  summary: 'Show who did what',
  effect: 'read',
  access: permissions.workspace,
  needs: 'nothing',
  positionals: [],
  input: auditInput,
  async run(context, input, { user, now, role = 'member' }) {
    const { audit, projects } = context.workspace
    const here = (await projects.current())?.project
    const filter = filterOf(input, user, here, now)
    const scope = { filter, role }
    const file = input.export ? await audit.file(scope, ON_A_PAGE) : null
    const shown = file ?? (await audit.page(scope, input.page, ON_A_PAGE))
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
    { typed: '--command "mr merge" --since 2w', means: { command: 'mr merge', since: '2w' } },
    { typed: '--user me --outcome denied', means: { user: 'me', outcome: 'denied' } },
    { typed: '--mr !12 --export', means: { mr: 12, export: true } },
  ],
})

async function namesOf(
  rows: readonly AuditRow[],
  filter: AuditFilter,
  { workspace: { projects } }: ForgeContext,
): Promise<ReadonlyMap<number, string>> {
  const named = [filter.project, ...rows.map(({ project }) => project)]
  const ids = new Set(named.filter((id) => typeof id === 'number'))
  return new Map(await Promise.all([...ids].map(async (id) => [id, await projects.title(id)] as const)))
}
