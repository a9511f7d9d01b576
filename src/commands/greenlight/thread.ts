import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { type ThreadOutcome, threadReply } from '../../views/greenlight/policy.ts'
import { defineCommand, noOtherEffect } from '../define.ts'

/** The scopes with which Slack tells of replies, in public and in private channels. */
const REPLY_SCOPES = ['channels:history', 'groups:history'] as const

/** Without a word it only says how it stands. */
export const greenlightThread = defineCommand({
  path: ['greenlight', 'thread'],
  also: ['threads'],
  formTitle: 'Threads of cards',
  summary: 'Make replies to a card comments on the server',
  effect: 'write',
  ...noOtherEffect,
  access: { ...permissions.channelShown, toChange: 'manager' },
  needs: 'nothing',
  requires: 'notes',
  elsewhere: 'Comments are written in the browser.',
  positionals: ['to'],
  input: z.object({
    to: z
      .enum(['on', 'off'])
      .optional()
      .describe('on: replies become comments of their authors, and comments stand in the thread'),
  }),
  async run({ workspace: { policies, examine } }, { to }, _, { now }): Promise<ThreadOutcome> {
    const before = (await policies.view(now)).rules.thread
    if (to !== undefined) await policies.change({ thread: to === 'on' })
    const thread = to === undefined ? before : to === 'on'
    const findings = thread ? await examine() : []
    const lacking = findings.flatMap((one) => (one.about === 'scopes' ? (one.missing ?? []) : []))
    const missingScopes = REPLY_SCOPES.filter((name) => lacking.some(({ scope }) => scope === name))
    return { kind: thread === before ? 'shown' : 'changed', thread, missingScopes }
  },
  render: threadReply,
  examples: [
    { typed: '', means: {} },
    { typed: 'on', means: { to: 'on' } },
  ],
})
