import { z } from 'zod'
import { NudgeKind } from '../../model/nudge.ts'
import { permissions } from '../../services/access/permission.ts'
import { NUDGE_HOURS, notifyReply } from '../../views/greenlight/notify.ts'
import { NUDGE_NAMES } from '../../views/mr/nudge.ts'
import { defineCommand } from '../define.ts'

type Typed = NudgeKind | 'all' | 'on' | 'off' | 'none' | 'hours'

/** The kinds that are turned on or off; null when they are only shown. */
function changeOf(kind: Typed | undefined, to: 'on' | 'off') {
  if (kind === undefined || kind === 'hours') return null
  if (kind === 'on') return { kinds: NudgeKind.options, to: 'on' as const }
  if (kind === 'off' || kind === 'none') return { kinds: NudgeKind.options, to: 'off' as const }
  return { kinds: kind === 'all' ? NudgeKind.options : [kind], to }
}

/** Without a kind, a form in which they are ticked. */
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
      .enum([...NudgeKind.options, 'all', 'on', 'off', 'none', 'hours'])
      .optional()
      .meta({
        words: {
          reviews: 'review',
          assignments: 'assigned',
          builds: 'build',
          'auto-merges': 'auto-merge',
          comments: 'comment',
          everything: 'all',
          nothing: 'none',
        },
        description: 'Which messages; without it, you choose them in a form',
      }),
    to: z.enum(['on', 'off']).default('on').describe('Whether you get them'),
    chosen: z.literal(true).optional().meta({ kind: 'hidden', description: 'They were chosen in the form' }),
    ticked: z
      .object({ kinds: z.string().default('') })
      .optional()
      .meta({ kind: 'hidden', description: 'Those that were ticked there' }),
  }),
  async form({ nudges }, { kind, chosen }) {
    if (kind !== undefined || chosen) return null
    const off = await nudges.off()
    const options = NudgeKind.options.map((value) => ({ value, label: NUDGE_NAMES[value] }))
    const ticked = NudgeKind.options.filter((value) => !off.has(value))
    return {
      kind: 'form' as const,
      title: 'Your messages',
      about: `I write to you when a merge request needs you. ${NUDGE_HOURS.slice(0, -1)}`,
      yes: 'Save',
      inputs: [
        { name: 'ticked.kinds', label: 'Messages', input: 'checks', options, value: ticked.join(',') },
      ],
      input: { chosen: true as const },
    }
  },
  async run({ nudges }, { kind, to, chosen, ticked }) {
    if (chosen) {
      const kinds = ticked?.kinds.split(/, ?/) ?? []
      for (const one of NudgeKind.options) await nudges.set(one, kinds.includes(one))
    }
    const change = changeOf(kind, to)
    for (const one of change?.kinds ?? []) await nudges.set(one, change?.to === 'on')
    return { kind: 'shown' as const, change, hours: kind === 'hours', off: await nudges.off() }
  },
  render: notifyReply,
  examples: [
    { typed: '', means: {} },
    { typed: 'comments off', means: { kind: 'comment', to: 'off' } },
    { typed: 'off', means: { kind: 'off' } },
  ],
})
