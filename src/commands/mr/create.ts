import { z } from 'zod'
import { shortestDraft } from '../../model/draft.ts'
import { permissions } from '../../services/access/permission.ts'
import { create } from '../../services/mr/create.ts'
import { readDefaults } from '../../services/mr/default-target.ts'
import { defineCommand } from '../define.ts'
import { milestone, project } from '../fields.ts'
import { createForm } from './create-form.ts'
import { type CreateResult, renderCreate } from './create-outcome.ts'
import {
  assignee,
  branch,
  description,
  fitsTitle,
  LONGEST_TITLE,
  labels,
  people,
  title,
} from './written-fields.ts'

/** `/mr create --source feature/login --title "Add the login form"`: a form asks for what is missing. */
export const mrCreate = defineCommand({
  path: ['mr', 'create'],
  also: ['new', 'open'],
  summary: 'Open a merge request; without a source branch or a title a form asks',
  effect: 'write',
  access: permissions.changes,
  needs: 'account',
  positionals: ['title'],
  input: z
    .object({
      project,
      title: title.optional().describe('What it is called'),
      source: branch.optional().describe('Source branch, as it is pushed'),
      target: branch.optional().describe('Target branch (default: where the latest merge requests go)'),
      description: description.optional().meta({ long: true, description: 'What it is about' }),
      assignee: assignee.optional().describe('Who is to merge it: a user name, a name or @me'),
      reviewer: people
        .optional()
        .meta({ requires: 'reviewers', description: 'Who is to review it: bob,@me' }),
      labels: labels.optional().meta({ also: ['label'], description: 'Labels, divided by commas' }),
      milestone: milestone.optional(),
      targetProject: project
        .optional()
        .meta({ kind: 'project', description: 'Project that a fork offers it to (default: its own)' }),
      draft: z.boolean().optional().describe('Mark it as a draft, in its title'),
    })
    .superRefine(({ title: typed, draft }, context) => {
      if (!draft || typed === undefined || fitsTitle(shortestDraft(typed))) return
      const message = `must be ${LONGEST_TITLE - shortestDraft('').length} characters or less for a draft`
      context.addIssue({ code: 'custom', path: ['title'], message })
    }),
  async form(input, context) {
    if (input.source !== undefined && input.title !== undefined) return null
    const defaults = await readDefaults(context, { project: input.targetProject ?? input.project })
    if (defaults.kind !== 'defaults') return { kind: 'settled', outcome: defaults }
    return createForm(input, defaults.target, await context.projects.title(input.project))
  },
  async run({ source, title: typed, ...input }, context, operation): Promise<CreateResult> {
    if (source === undefined || typed === undefined) return { kind: 'incomplete' }
    return create(context, { ...input, source, title: typed }, operation)
  },
  render: renderCreate,
  examples: [
    {
      typed: '--source feature/login --title "Add the login form"',
      means: { source: 'feature/login', title: 'Add the login form' },
    },
    { typed: 'Add the login form', means: { title: 'Add the login form' } },
    {
      typed: '--source feature/login --target main --title "Add the login form" --assignee ann --draft',
      means: {
        source: 'feature/login',
        target: 'main',
        title: 'Add the login form',
        assignee: 'ann',
        draft: true,
      },
    },
  ],
})
