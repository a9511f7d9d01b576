import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import type { ListedDeployKeys } from '../../services/deploy-key/list.ts'
import { list, listAll } from '../../services/deploy-key/list.ts'
import type { Failure } from '../../services/failure.ts'
import { deployKeyList } from '../../views/deploy-key/list.ts'
import { inParts, ONLY_A_LOOK } from '../../views/failure-parts.ts'
import { defineCommand } from '../define.ts'
import { readFailureReply } from '../failure.ts'
import { project } from '../fields.ts'

type Outcome =
  | { readonly kind: 'no-project' }
  | {
      readonly kind: 'listed'
      readonly project: { readonly id: number; readonly name: string } | null
      readonly page: number
      readonly listed: ListedDeployKeys | Failure
    }

/** `/deploy-key list`; with `--all` the keys of every project, for admins and shown to the caller alone. */
export const deployKeyListCommand = defineCommand({
  path: ['deploy-key', 'list'],
  also: ['ls'],
  summary: 'List the deploy keys of the project, or of all projects',
  effect: 'read',
  access: permissions.discreet,
  needs: 'account',
  positionals: [],
  input: z.object({
    project: project.optional(),
    all: z.boolean().default(false).describe('The keys of every project; for admins, answered privately'),
    page: z
      .int()
      .min(1, 'must be 1 or more')
      .max(1000, 'must be 1000 or less')
      .default(1)
      .describe('Page to show'),
  }),
  async run({ all, page, project: named }, context): Promise<Outcome> {
    if (all) return { kind: 'listed', project: null, page, listed: await listAll(context) }
    const id = named ?? (await context.projects.current())?.project
    if (id === undefined) return { kind: 'no-project' }
    const listed = await list(context, { project: id })
    return { kind: 'listed', project: { id, name: await context.projects.title(id) }, page, listed }
  },
  render(outcome) {
    if (outcome.kind === 'no-project')
      return inParts(
        {
          what: 'Nothing was listed',
          why: 'This channel has no project.',
          now: ONLY_A_LOOK,
          next: 'Name one with --project, or add --all for the keys of every project, which admins of the forge may see.',
        },
        { reason: 'input' },
      )
    const { listed } = outcome
    if (listed.kind === 'list') return deployKeyList(listed.items, outcome)
    if (listed.kind === 'may-not' && !listed.barred && outcome.project === null)
      return inParts(
        {
          what: 'The deploy keys of all projects cannot be listed',
          why: 'Only an admin of the forge may see them, and your account is not one.',
          now: ONLY_A_LOOK,
          next: 'Ask for one project: /deploy-key list',
        },
        { reason: 'right' },
      )
    return readFailureReply(listed, 'The deploy keys cannot be listed')
  },
  examples: [
    { typed: '', means: {} },
    { typed: '--all', means: { all: true } },
  ],
})
