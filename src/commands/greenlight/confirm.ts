import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import type { AccountConfirmation } from '../../services/accounts.ts'
import type { RevocationResult } from '../../services/oauth/sign-in.ts'
import { confirmReply } from '../../views/greenlight/connect.ts'
import { defineCommand } from '../define.ts'

/** The last step of connecting: the same person types in Slack the code that the page shows. */
export const greenlightConfirm = defineCommand({
  path: ['greenlight', 'confirm'],
  summary: 'Confirm your account with the code from the page',
  formTitle: 'Confirm account',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.ownAccount,
  needs: 'nothing',
  positionals: ['code'],
  input: z.object({
    confirmation: z
      .string()
      .max(100)
      .optional()
      .describe('Which entry on the page is meant; your newest one otherwise'),
    code: z.string().max(20).optional().meta({ discreet: true, description: 'The code on the page' }),
    discard: z.boolean().default(false).describe('Discard what was entered'),
  }),
  async form({ accounts }, { confirmation = null, code, discard }) {
    if (discard || code !== undefined) return null
    const outcome = await accounts.answered(confirmation)
    if (outcome) return { kind: 'settled', outcome }
    return {
      kind: 'form',
      title: 'Connect your account',
      about: 'Type the code from the page in your browser. Never use a code that someone else gives you',
      yes: 'Connect',
      inputs: [{ name: 'code', label: 'Code', required: true }],
      input: confirmation === null ? {} : { confirmation },
    }
  },
  async run(
    { accounts },
    { confirmation = null, code = '', discard },
  ): Promise<AccountConfirmation | RevocationResult> {
    return discard ? accounts.discard(confirmation) : accounts.confirm(confirmation, code)
  },
  render: confirmReply,
  examples: [{ typed: 'K7M2QX', means: { code: 'K7M2QX' } }],
})
