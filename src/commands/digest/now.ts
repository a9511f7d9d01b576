import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { postNow } from '../../services/digest/preview.ts'
import { digestNowReply } from '../../views/digest/preview.ts'
import { defineCommand } from '../define.ts'
import { project } from '../fields.ts'

/** `/milestone digest now`: leaves the schedule unchanged. */
export const milestoneDigestNow = defineCommand({
  path: ['milestone', 'digest', 'now'],
  summary: 'Post a milestone digest here now',
  effect: 'read',
  access: { ...permissions.changes, direct: false },
  needs: 'reader',
  positionals: [],
  input: z.object({ project }),
  run: (context, { project }, { zone }) => postNow(context, { project, zone: zone ?? 'UTC' }),
  render: digestNowReply,
  examples: [
    { typed: '', means: {} },
    { typed: '--project 42', means: { project: 42 } },
  ],
})
