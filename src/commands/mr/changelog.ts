import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { changelog } from '../../services/mr/changelog.ts'
import { changelogReply } from '../../views/mr/changelog.ts'
import { defineCommand } from '../define.ts'
import { milestone, owner, pageUpTo, project } from '../fields.ts'
import { mrView } from './view.ts'

export const mrChangelog = defineCommand({
  path: ['mr', 'changelog'],
  also: ['release-notes', 'release notes', 'notes', 'shipped'],
  summary: 'Show what went into a release, by label, to read and to copy',
  effect: 'read',
  includes: [mrView],
  access: permissions.reads,
  needs: 'reader',
  requires: 'merged-since',
  positionals: ['release'],
  input: z.object({
    project,
    release: milestone.meta({
      kind: 'milestone',
      also: ['milestone', 'tags', 'range'],
      description: 'Two tags: v1.2..v1.3; or a milestone: %3, its title or its address',
    }),
    owner,
    page: pageUpTo(200),
    copy: z.literal(true).optional().meta({ kind: 'hidden', description: 'All of it, as text to copy' }),
  }),
  async run(context, input) {
    const outcome = await changelog(context, input)
    const projectName = await context.workspace.projects.title(input.project)
    return { outcome, page: input.page, copy: input.copy === true, projectName }
  },
  render: changelogReply,
  examples: [
    { typed: 'v1.2..v1.3', means: { release: 'v1.2..v1.3' } },
    { typed: '%3', means: { release: 3 } },
  ],
})
