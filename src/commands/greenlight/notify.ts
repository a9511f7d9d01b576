import { z } from 'zod'
import { NudgeKind } from '../../model/nudge.ts'
import { permissions } from '../../services/access/permission.ts'
import { notifyReply } from '../../views/greenlight/notify.ts'
import { defineCommand } from '../define.ts'

/** `/greenlight notify comment off`; without a kind, what is on and off. */
export const greenlightNotify = defineCommand({
  path: ['greenlight', 'notify'],
  also: ['notifications', 'messages'],
  summary: 'Choose your direct messages',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.ownAccount,
  needs: 'nothing',
  positionals: ['kind', 'to'],
  input: z.object({
    kind: NudgeKind.optional().describe('Which messages; without it, shows which ones you get'),
    to: z.enum(['on', 'off']).default('on').describe('Whether you get them'),
    dialog: z
      .literal(true)
      .optional()
      .meta({ kind: 'hidden', description: 'They are shown in a modal, which stays open' }),
  }),
  async run({ nudges }, { kind, to, dialog = false }) {
    if (kind !== undefined) await nudges.set(kind, to === 'on')
    return {
      kind: 'shown' as const,
      change: kind === undefined ? null : { kind, to },
      off: await nudges.off(),
      dialog,
    }
  },
  render: notifyReply,
  examples: [
    { typed: '', means: {} },
    { typed: 'comment off', means: { kind: 'comment', to: 'off' } },
  ],
})
