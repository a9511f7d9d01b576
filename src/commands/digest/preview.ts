import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { preview } from '../../services/digest/preview.ts'
import { digestPreviewReply } from '../../views/digest/preview.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'

/** `/milestone digest preview` */
export const milestoneDigestPreview = defineCommand({
  path: ['milestone', 'digest', 'preview'],
  summary: 'Preview the digest (only you see it)',
  effect: 'read',
  access: { ...permissions.reads, direct: false },
  needs: 'reader',
  positionals: [],
  input: z.object({
    project,
    digest: z
      .int()
      .positive()
      .optional()
      .meta({ kind: 'hidden', description: 'Which one, where the project has several here' }),
  }),
  run: (context, { project, digest = null }, { zone }) =>
    preview(context, { project, zone: zone ?? 'UTC', id: digest }),
  render: digestPreviewReply,
  examples: [
    { typed: '', means: {} },
    { typed: '--project 42', means: { project: 42 } },
  ],
})
