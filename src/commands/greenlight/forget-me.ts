import { permissions } from '../../services/access/permission.ts'
import { FORGET_QUESTION, forgottenReply } from '../../views/greenlight/me.ts'
import { defineCommand } from '../define.ts'
import { noInput } from '../fields.ts'

export const greenlightForgetMe = defineCommand({
  path: ['greenlight', 'forget-me'],
  summary: 'Delete everything I keep about you',
  formTitle: 'Delete my data',
  effect: 'destructive',
  includes: [],
  unblocks: 'none',
  access: permissions.ownAccount,
  needs: 'nothing',
  ...noInput,
  confirm: async () => ({ kind: 'ask', ...FORGET_QUESTION, yes: 'Forget me', input: {} }),
  run: async ({ accounts }) => ({ kind: 'forgotten', there: await accounts.forget() }) as const,
  render: forgottenReply,
})
