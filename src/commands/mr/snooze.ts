import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { snooze } from '../../services/mr/snooze.ts'
import { snoozeReply } from '../../views/mr/snooze.ts'
import { defineCommand, noOtherEffect } from '../define.ts'
import { mergeRequest, project } from '../fields.ts'
import { readSnooze } from '../parse/snooze.ts'

export const mrSnooze = defineCommand({
  path: ['mr', 'snooze'],
  also: ['later', 'remind'],
  aliases: [{ word: 'unsnooze', positionals: ['mr'], typed: '--until off' }],
  summary: 'Leave a merge request out of your queue for a while',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.changes,
  needs: 'account',
  personal: true,
  perPerson: true,
  positionals: ['mr', 'until'],
  input: z.object({
    project,
    mr: mergeRequest,
    until: z
      .string()
      .trim()
      .max(60)
      .optional()
      .describe('tomorrow, monday 9:00, 2d, change, or off (default: change)'),
    asksUntil: z.literal(true).optional().meta({ kind: 'hidden', description: 'Asks for the end in a form' }),
  }),
  formTitle: 'Snooze',
  form: async (_, { project: of, mr, until, asksUntil }) =>
    until === undefined && asksUntil
      ? {
          kind: 'form',
          title: `Snooze !${mr}`,
          about: 'It comes back at this time, or as soon as it changes',
          yes: 'Snooze',
          inputs: [
            {
              name: 'until',
              label: 'Until',
              value: 'tomorrow 9:00',
              help: 'Like monday 9:00 or 2d; empty for only a change',
            },
          ],
          input: { project: of, mr },
        }
      : null,
  run: (context, { until = '', ...name }, _, { now, zone }) =>
    snooze(context, name, readSnooze(until, now.getTime(), zone ?? 'UTC')),
  render: snoozeReply,
  examples: [
    { typed: '!12 until monday 9:00', means: { mr: 12, until: 'until monday 9:00' } },
    { typed: '!12', means: { mr: 12 } },
    { typed: '!12 off', means: { mr: 12, until: 'off' } },
  ],
})
