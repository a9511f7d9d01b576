import { z } from 'zod'
import { NudgeKind } from '../../model/nudge.ts'
import { permissions } from '../../services/access/permission.ts'
import { notifyReply } from '../../views/greenlight/notify.ts'
import { defineCommand } from '../define.ts'

type Typed = NudgeKind | 'all' | 'on' | 'off' | 'hours'

/** The kinds that are turned on or off; null when they are only shown. */
function changeOf(kind: Typed | undefined, to: 'on' | 'off') {
  if (kind === undefined || kind === 'hours') return null
  if (kind === 'on' || kind === 'off') return { kinds: NudgeKind.options, to: kind }
  return { kinds: kind === 'all' ? NudgeKind.options : [kind], to }
}

/** Without a kind, what is on and off. */
export const greenlightNotify = defineCommand({
  path: ['greenlight', 'notify'],
  also: ['notifications', 'messages'],
  summary: 'Choose your direct messages',
  formTitle: 'Choose messages',
  effect: 'write',
  includes: [],
  unblocks: 'none',
  access: permissions.ownAccount,
  needs: 'nothing',
  positionals: ['kind', 'to'],
  input: z.object({
    kind: z
      .enum([...NudgeKind.options, 'all', 'on', 'off', 'hours'])
      .optional()
      .meta({
        words: {
          reviews: 'review',
          assignments: 'assigned',
          builds: 'build',
          'auto-merges': 'auto-merge',
          comments: 'comment',
          everything: 'all',
        },
        description: 'Which messages; without it, shows which ones you get',
      }),
    to: z.enum(['on', 'off']).default('on').describe('Whether you get them'),
    dialog: z
      .literal(true)
      .optional()
      .meta({ kind: 'hidden', description: 'They are shown in a modal, which stays open' }),
  }),
  async run({ nudges }, { kind, to, dialog = false }) {
    const change = changeOf(kind, to)
    for (const one of change?.kinds ?? []) await nudges.set(one, change?.to === 'on')
    return { kind: 'shown' as const, change, hours: kind === 'hours', off: await nudges.off(), dialog }
  },
  render: notifyReply,
  examples: [
    { typed: '', means: {} },
    { typed: 'comments off', means: { kind: 'comment', to: 'off' } },
    { typed: 'off', means: { kind: 'off' } },
  ],
})
