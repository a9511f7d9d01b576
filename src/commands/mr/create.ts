import { z } from 'zod'
import { shortestDraft } from '../../model/draft.ts'
import { fitsTitle, MAX_TITLE_LENGTH } from '../../model/fields.ts'
import { type TypedMilestone, typedMilestone } from '../../model/milestone.ts'
import { permissions } from '../../services/access/permission.ts'
import { create, readDefaults } from '../../services/mr/create.ts'
import { type CreateResult, mrCreateReply } from '../../views/mr/create.ts'
import { defineCommand } from '../define.ts'
import { type FormInput, type FormRequest, MAX_INPUT_LENGTH, milestone, project } from '../fields.ts'
import { mrDraft } from './draft.ts'
import { assignee, branch, description, labels, oneLineTitle, people } from './fields.ts'
import { mrReview } from './review.ts'

/** A form asks for missing input. */
export const mrCreate = defineCommand({
  path: ['mr', 'create'],
  also: ['new', 'add'],
  summary: 'Create a merge request',
  effect: 'write',
  includes: async (_, { draft, title: typed = '', reviewer }) => [
    ...(draft || (typed !== '' && shortestDraft(typed) === typed) ? [mrDraft] : []),
    ...(reviewer === undefined ? [] : [mrReview]),
  ],
  unblocks: 'none',
  access: permissions.changes,
  needs: 'account',
  positionals: ['title'],
  input: z
    .object({
      project,
      title: oneLineTitle.optional().meta({ also: ['t'], description: 'What it is called' }),
      source: branch
        .optional()
        .meta({ also: ['source-branch', 'head', 'H'], description: 'Source branch, as it is pushed' }),
      target: branch.optional().meta({
        also: ['target-branch', 'base', 'B'],
        description: 'Target branch (default: where the latest merge requests go)',
      }),
      description: description
        .optional()
        .meta({ also: ['body'], long: true, description: 'What it is about' }),
      assignee: assignee.optional().meta({
        also: ['assignees', 'a'],
        many: true,
        people: true,
        description: 'Who is to merge it: a user name, a name or @me',
      }),
      reviewer: people.optional().meta({
        also: ['reviewers'],
        many: true,
        people: true,
        requires: 'reviewers',
        description: 'Who is to review it: bob,@me',
      }),
      labels: labels
        .optional()
        .meta({ also: ['label', 'l'], many: true, description: 'Labels, divided by commas' }),
      milestone: milestone
        .optional()
        .meta({ kind: 'milestone', also: ['m'], description: 'Milestone: %3, its title or its address' }),
      targetProject: project
        .optional()
        .meta({ kind: 'project', description: 'Project that a fork offers it to (default: its own)' }),
      draft: z
        .boolean()
        .optional()
        .meta({ also: ['wip'], description: 'Mark it as a draft, in its title' }),
    })
    .superRefine(({ title: typed, draft }, context) => {
      if (!draft || typed === undefined || fitsTitle(shortestDraft(typed))) return
      const message = `must be ${MAX_TITLE_LENGTH - shortestDraft('').length} characters or less for a draft`
      context.addIssue({ code: 'custom', path: ['title'], message })
    }),
  async form(context, input) {
    if (input.source !== undefined && input.title !== undefined) return null
    const defaults = await readDefaults(context, { project: input.targetProject ?? input.project })
    if (defaults.kind !== 'defaults') return { kind: 'settled', outcome: defaults }
    const projectName = await context.projects.title(input.project)
    return createForm(input, defaults.target, projectName, context.missing('reviewers') === null)
  },
  async run(context, { source, title: typed, ...input }, operation): Promise<CreateResult> {
    if (source === undefined || typed === undefined) return { kind: 'incomplete' }
    return create(context, { ...input, source, title: typed }, operation)
  },
  render: mrCreateReply,
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

/** The typed input of a new merge request. */
interface Begun {
  readonly project: number
  readonly targetProject?: number
  readonly title?: string
  readonly source?: string
  readonly target?: string
  readonly description?: string
  readonly assignee?: string
  readonly reviewer?: string
  readonly labels?: string
  readonly milestone?: TypedMilestone
  readonly draft?: boolean
}

/** The form of a new merge request, filled in with the typed input and the most likely target branch. */
function createForm(
  begun: Begun,
  usualTarget: string,
  projectName: string,
  hasReviewers: boolean,
): FormRequest<Begun> {
  const { project, targetProject, description = '' } = begun
  const tooLong = description.length > MAX_INPUT_LENGTH
  const about = `Open a merge request in ${projectName}`
  return {
    kind: 'form',
    yes: 'Open it',
    title: 'Open a merge request',
    about: tooLong
      ? `${about}. The description that you typed is longer than a form holds: add it with /mr edit afterwards`
      : about,
    inputs: [
      { name: 'source', label: 'source branch', required: true, ...branchPicker, ...filled(begun.source) },
      {
        name: 'target',
        label: 'target branch',
        required: true,
        ...branchPicker,
        value: begun.target ?? usualTarget,
      },
      { name: 'title', required: true, ...filled(begun.title) },
      { name: 'description', ...filled(tooLong ? undefined : description) },
      { name: 'assignee', input: 'pick', picks: 'person', help: '', ...filled(begun.assignee) },
      ...(hasReviewers
        ? [
            {
              name: 'reviewer',
              label: 'reviewers',
              input: 'picks',
              picks: 'person',
              help: '',
              ...filled(begun.reviewer),
            } as const,
          ]
        : []),
      { name: 'labels', input: 'picks', picks: 'label', help: '', ...filled(begun.labels) },
      {
        name: 'milestone',
        input: 'pick',
        picks: 'milestone',
        help: '',
        ...filled(begun.milestone === undefined ? undefined : typedMilestone(begun.milestone)),
      },
      { name: 'draft', ...filled(begun.draft ? 'true' : undefined) },
    ],
    input: { project, targetProject },
  }
}

const branchPicker = { input: 'pick', picks: 'branch', help: '' } as const

function filled(value: string | undefined): Pick<FormInput, 'value'> {
  return value === undefined ? {} : { value }
}
