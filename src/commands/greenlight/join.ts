import { z } from 'zod'
import { permissions } from '../../services/access/permission.ts'
import { joinReply } from '../../views/greenlight/join.ts'
import { defineCommand, noOtherEffect } from '../define.ts'

/** Slack’s ids of channels; a direct message has another one, and Home none. */
const CHANNEL = /^[CG]/

/** Adds the bot to a public channel, and resumes there what its absence has paused. */
export const greenlightJoin = defineCommand({
  path: ['greenlight', 'join'],
  formTitle: 'Add to channel',
  summary: 'Add me to a public channel',
  effect: 'write',
  ...noOtherEffect,
  access: permissions.workspace,
  needs: 'nothing',
  modal: 'Add to channel',
  positionals: ['channel'],
  input: z.object({
    channel: z.string().trim().min(1).max(100).optional().describe('The public channel (default: this one)'),
    choose: z.boolean().default(false).meta({ kind: 'hidden', description: 'Asks for it in a form' }),
  }),
  formInput: { choose: true },
  async form({ caller }, { channel, choose }) {
    if (channel !== undefined || (!choose && CHANNEL.test(caller.channel))) return null
    return {
      kind: 'form',
      title: 'Add to channel',
      about: 'I say hello there, and ask for the channel’s project',
      yes: 'Add to channel',
      inputs: [
        {
          name: 'channel',
          label: 'Public channel',
          required: true,
          input: 'pick' as const,
          picks: 'channel' as const,
          help: 'Invite me to a private one from there',
        },
      ],
      input: {},
    }
  },
  async run({ caller, workspace: { membership, projects } }, { channel = caller.channel }) {
    const joined = await membership.join(channel)
    if (joined.kind !== 'joined') return joined
    const all = [...joined.resumed, ...joined.paused].flatMap(({ project }) => project ?? [])
    const named = [...new Set(all)].map(async (one) => [one, await projects.title(one)] as const)
    return { ...joined, names: new Map(await Promise.all(named)) }
  },
  render: joinReply,
  examples: [
    { typed: '#web', means: { channel: '#web' } },
    { typed: '', means: {} },
  ],
})
