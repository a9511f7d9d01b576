import { permissions } from '../../services/access/permission.ts'
import { howCountedModal } from '../../views/milestone/counted.ts'
import { defineCommand } from '../define.ts'
import { noInput } from '../fields.ts'

/** `/milestone counted` */
export const milestoneCounted = defineCommand({
  path: ['milestone', 'counted'],
  summary: 'Explain what each number of a digest or a burndown means',
  effect: 'read',
  access: permissions.reads,
  needs: 'nothing',
  ...noInput,
  run: async () => ({ kind: 'explained' }),
  render: () => ({ modal: howCountedModal() }),
})
