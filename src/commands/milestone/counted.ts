import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { howCountedModal } from '../../views/milestone/counted.ts'
import { defineCommand } from '../define.ts'

/** `/milestone counted` */
export const milestoneCounted = defineCommand({
  path: ['milestone', 'counted'],
  summary: 'Explain what each number of a digest or a burndown means',
  effect: 'read',
  access: permissions.reads,
  needs: 'nothing',
  positionals: [],
  input: z.object({}),
  run: async () => ({ kind: 'explained' }),
  render: () => ({ modal: howCountedModal() }),
  examples: [{ typed: '', means: {} }],
})
