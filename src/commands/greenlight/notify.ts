import { z } from 'zod'
import { NUDGE_NEEDS, NudgeKind } from '../../model/nudge.ts'
import { permissions } from '../../services/access/permission.ts'
import type { ForgeContext } from '../../services/context.ts'
import { NUDGE_HOURS, notifyReply } from '../../views/greenlight/notify.ts'
import { NUDGE_NAMES } from '../../views/mr/nudge.ts'
import { defineCommand, noOtherEffect } from '../define.ts'

type Typed = NudgeKind | 'all' | 'hours' | 'other'

function changeOf(kind: Typed | undefined, to: 'on' | 'off' | undefined) {
  if (kind === 'hours' || kind === 'other' || (kind === undefined && to === undefined)) return null
  const kinds = kind === undefined || kind === 'all' ? NudgeKind.options : [kind]
  return { kinds, to: to ?? 'on' }
}

/** The kinds that this server says nothing of. */
function unsupported(missing: ForgeContext['forge']['missing']): readonly NudgeKind[] {
  return NudgeKind.options.filter((kind) => {
    const feature = NUDGE_NEEDS[kind]
    return feature !== undefined && missing(feature) !== null
  })
}

const NAMES = ['notify', 'notifications', 'messages']
const OFF = ['off', 'no', 'none', 'nothing', 'stop', 'mute', 'without', 'disable', 'turn off']
const ON = ['on', 'enable', 'unmute', 'turn on']

/** `notify no comments`, `notify off comments`, `notify off`. */
const leading = (words: readonly string[], to: 'on' | 'off') =>
  NAMES.flatMap((name) =>
    words.map((word) => ({ word: `${name} ${word}`, positionals: ['kind'], typed: `--to ${to}` })),
  )

/** Without a kind, a form in which they are ticked. */
export const greenlightNotify = defineCommand({
  path: ['greenlight', 'notify'],
  also: NAMES.slice(1),
  aliases: [
    ...leading(OFF, 'off'),
    ...leading(ON, 'on'),
    ...NAMES.map((name) => ({ word: `${name} turn`, positionals: ['kind', 'to'] })),
  ],
  summary: 'Choose your direct messages',
  formTitle: 'Choose messages',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.ownAccount,
  needs: 'nothing',
  positionals: ['kind', 'to'],
  input: z.object({
    kind: z
      .enum([...NudgeKind.options, 'all', 'hours', 'other'])
      .optional()
      .meta({
        words: {
          reviews: 'review',
          assignments: 'assigned',
          builds: 'build',
          'auto-merges': 'auto-merge',
          comments: 'comment',
          approvals: 'approved',
          approval: 'approved',
          mentions: 'mention',
          conflicts: 'conflict',
          everything: 'all',
          merge: 'other',
          merges: 'other',
        },
        description: 'Which messages; without it, you choose them in a form',
      }),
    to: z.enum(['on', 'off']).optional().describe('Whether you get them: on, unless you say off'),
    chosen: z.literal(true).optional().meta({ kind: 'hidden', description: 'They were chosen in the form' }),
    ticked: z
      .object({ kinds: z.string().default('') })
      .optional()
      .meta({ kind: 'hidden', description: 'Those that were ticked there' }),
  }),
  async form({ caller: { team, user }, store }, { kind, to, chosen }) {
    const isKnown = kind === undefined ? to !== undefined : kind !== 'other'
    if (isKnown || chosen) return null
    const nothing = kind === 'other' ? 'I don’t write to you about that. ' : ''
    const off = await store.nudgeSettings.off(team, user)
    const options = NudgeKind.options.map((value) => ({ value, label: NUDGE_NAMES[value] }))
    const ticked = NudgeKind.options.filter((value) => !off.has(value))
    return {
      kind: 'form' as const,
      title: 'Your messages',
      about: `${nothing}I write to you when a merge request needs you. ${NUDGE_HOURS.slice(0, -1)}`,
      yes: 'Save',
      inputs: [
        { name: 'ticked.kinds', label: 'Messages', input: 'checks', options, value: ticked.join(',') },
      ],
      input: { chosen: true as const },
    }
  },
  async run(
    { caller: { team, user }, store: { nudgeSettings }, forge: { missing } },
    { kind, to, chosen, ticked },
  ) {
    if (chosen) {
      const kinds = ticked?.kinds.split(/, ?/) ?? []
      for (const one of NudgeKind.options) await nudgeSettings.set(team, user, one, kinds.includes(one))
    }
    const change = changeOf(kind, to)
    for (const one of change?.kinds ?? []) await nudgeSettings.set(team, user, one, change?.to === 'on')
    return {
      kind: chosen || change ? ('changed' as const) : ('shown' as const),
      change,
      hours: kind === 'hours',
      off: await nudgeSettings.off(team, user),
      never: unsupported(missing),
    }
  },
  render: notifyReply,
  examples: [
    { typed: '', means: {} },
    { typed: 'comments off', means: { kind: 'comment', to: 'off' } },
    { typed: 'no comments', means: { kind: 'comment', to: 'off' } },
    { typed: 'off', means: { to: 'off' } },
  ],
})
