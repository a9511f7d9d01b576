import { permissions } from '../../services/access/permission.ts'
import { howCountedModal } from '../../views/milestone/digest/message.ts'
import { defineCommand } from '../define.ts'
import { noInput } from '../fields.ts'

export const milestoneCounted = defineCommand({
  path: ['milestone', 'counted'],
  summary: 'Show how the numbers of a digest are counted',
  formTitle: 'How it’s counted',
  effect: 'read',
  access: permissions.reads,
  needs: 'nothing',
  ...noInput,
  run: async () => ({ kind: 'explained' }),
  render: () => ({ modal: howCountedModal() }),
})
