import { z } from 'zod'
import { shortestDraft } from '../../model/draft.ts'
import { fitsTitle, MAX_TITLE_LENGTH } from '../../model/fields.ts'
import { typedMilestone } from '../../model/milestone.ts'
import { permissions } from '../../services/access/permission.ts'
import { create, readDefaults } from '../../services/mr/create.ts'
import { mrCreateReply } from '../../views/mr/create.ts'
import { defineCommand } from '../define.ts'
import { type FormInput, type FormRequest, MAX_INPUT_LENGTH, milestone, project } from '../fields.ts'
import { mrDraft } from './draft.ts'
import { assignee, branch, description, labels, oneLineTitle, people } from './fields.ts'
import { mrReview } from './review.ts'

const input = z
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
    description: description.optional().meta({ also: ['body'], long: true, description: 'What it is about' }),
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
  })

type Input = z.output<typeof input>

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
  input,
  async form(context, given) {
    if (given.source !== undefined && given.title !== undefined) return null
    const defaults = await readDefaults(context, { project: given.targetProject ?? given.project })
    if (defaults.kind !== 'defaults') return { kind: 'settled', outcome: defaults }
    const projectName = await context.workspace.projects.title(given.project)
    return createForm(given, defaults.target, projectName, context.forge.missing('reviewers') === null)
  },
  async run(context, { source, title, ...given }, operation) {
    if (source === undefined || title === undefined) return { kind: 'incomplete' as const }
    return create(context, { ...given, source, title }, operation)
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

/** The form of a new merge request, filled in with the typed input and the most likely target branch. */
function createForm(
  begun: Input,
  usualTarget: string,
  projectName: string,
  hasReviewers: boolean,
): FormRequest<Input> {
  const { project, targetProject, source = '', title = '', description = '' } = begun
  const { assignee = '', reviewer = '', labels = '', milestone } = begun
  const tooLong = description.length > MAX_INPUT_LENGTH
  const about = `Open a merge request in ${projectName}`
  const reviewers: FormInput = {
    name: 'reviewer',
    label: 'reviewers',
    ...PERSON,
    input: 'picks',
    value: reviewer,
  }
  return {
    kind: 'form',
    yes: 'Open it',
    title: 'Open a merge request',
    about: tooLong
      ? `${about}. The description that you typed is longer than a form holds: add it with /mr edit afterwards`
      : about,
    inputs: [
      { name: 'source', label: 'source branch', required: true, ...BRANCH, value: source },
      {
        name: 'target',
        label: 'target branch',
        required: true,
        ...BRANCH,
        value: begun.target ?? usualTarget,
      },
      { name: 'title', required: true, value: title },
      { name: 'description', value: tooLong ? '' : description },
      { name: 'assignee', ...PERSON, value: assignee },
      ...(hasReviewers ? [reviewers] : []),
      { name: 'labels', input: 'picks', picks: 'label', help: '', value: labels },
      {
        name: 'milestone',
        input: 'pick',
        picks: 'milestone',
        help: '',
        value: milestone === undefined ? '' : typedMilestone(milestone),
      },
      { name: 'draft', value: begun.draft ? 'true' : '' },
    ],
    input: { project, targetProject },
  }
}

const BRANCH = { input: 'pick', picks: 'branch', help: '' } as const
const PERSON = { input: 'pick', picks: 'person', help: '' } as const
