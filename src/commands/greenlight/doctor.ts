import { permissions } from '../../services/access/permission.ts'
import { doctorReply } from '../../views/greenlight/doctor.ts'
import { defineCommand } from '../define.ts'
import { noInput } from '../fields.ts'

export const greenlightDoctor = defineCommand({
  path: ['greenlight', 'doctor'],
  summary: 'Check what I need to work',
  formTitle: 'Check my setup',
  effect: 'read',
  access: permissions.operation,
  needs: 'nothing',
  ...noInput,
  run: ({ workspace: { examine } }) => examine(),
  render: doctorReply,
})
