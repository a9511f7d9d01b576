import type { Command } from '../commands/command.ts'
import { BOT_NAME } from '../commands/manifest.ts'
import type { ChannelRules } from '../model/channel-rules.ts'
import type { RuleDenial } from '../services/access/permission.ts'
import { failureReply, inParts, NOTHING_CHANGED, NOTHING_DONE } from '../views/failure.ts'
import type { Reply } from '../views/reply.ts'

/** The denial reason; one word, for the audit. A freeze has its own messages. */
export type Denial = RuleDenial | 'frozen'

type Why = { readonly [Part in 'why' | 'next']: string }

const TRY_LATER = 'Try again in a minute. If it stays so, tell whoever runs Greenlight.'
const SEE_STEWARDS = 'Type /greenlight steward list to see who they are.'
const SEE_POLICY = 'Type /greenlight policy to see what may be used here.'

/** Returns the reply to people of another workspace, for every command. */
export function strangerReply(): Reply {
  return inParts(
    {
      ...NOTHING_DONE,
      why: 'Here, only members of this workspace can use Greenlight.',
      next: 'Ask one of them to do it.',
    },
    { reason: 'right' },
  )
}

/** Says what was not done, why, and what helps; only the caller sees it. */
export function deniedReply(reason: RuleDenial, command: Command, rules: ChannelRules): Reply {
  const tried = `/${command.path.join(' ')} was not run`
  if (reason === 'stranger') return strangerReply()
  if (reason === 'not-connected') return failureReply({ kind: 'not-connected' }, { tried })
  const tag = {
    reason: reason === 'unknown-person' || reason === 'unknown-place' ? 'no-answer' : 'right',
  } as const
  return inParts({ what: tried, now: NOTHING_CHANGED, ...wordsOf(reason, command, rules) }, tag)
}

/** Returns the help reply for a caller who may use nothing. */
export function noHelpReply(): Reply {
  return inParts(
    {
      ...NOTHING_DONE,
      why: 'Your account in Slack may not use Greenlight.',
      next: 'Ask a member of this workspace to do it.',
    },
    { reason: 'right' },
  )
}

/** Returns why the caller may not use a command, and what helps; for the command’s help. */
export function denialWords(reason: RuleDenial, command: Command, rules: ChannelRules): string {
  if (reason === 'stranger' || reason === 'not-connected') return 'You may not use it here.'
  const { why, next } = wordsOf(reason, command, rules)
  return `You may not use it here. ${why} ${next}`
}

function wordsOf(
  reason: Exclude<RuleDenial, 'stranger' | 'not-connected'>,
  command: Command,
  { projects }: ChannelRules,
): Why {
  switch (reason) {
    case 'deactivated':
      return { why: 'Your account in Slack is deactivated.', next: 'Ask an admin of the workspace.' }
    case 'unknown-person':
      return {
        why: 'Slack did not tell who you are, and without that I show help and nothing else.',
        next: TRY_LATER,
      }
    case 'unknown-place':
      return {
        why: 'Slack did not tell what kind of channel this is, and without that I show help and nothing else.',
        next: TRY_LATER,
      }
    case 'absent':
      return {
        why: 'I am not in this channel, so that I could post nothing here.',
        next: `Invite me with /invite @${BOT_NAME}, and then do it again.`,
      }
    case 'archived':
      return { why: 'This channel is archived, and takes no messages.', next: 'Use another channel.' }
    case 'guest':
      return guestWords(command)
    case 'role':
      return {
        why: 'Only a steward of this channel or an admin of the workspace may do this.',
        next: SEE_STEWARDS,
      }
    case 'moves-freeze':
      return {
        why: 'This channel has a freeze, which holds for its project; only a steward of this channel or an admin of the workspace may now change which one that is.',
        next: SEE_STEWARDS,
      }
    case 'direct':
      return {
        why: 'It is about a channel, and this is none.',
        next: 'Type it in the channel that you mean.',
      }
    case 'shared':
      return sharedWords(command)
    case 'verb':
      return { why: 'This channel does not allow this verb.', next: SEE_POLICY }
    case 'project': {
      const named = projects.map((project) => String(project)).join(', ')
      return {
        why: `This channel is bound to other projects (by number: ${named}).`,
        next: 'Use a channel that this project may be used in, or a direct message.',
      }
    }
  }
}

function guestWords({ access }: Command): Why {
  const isForGuests = access.least === 'guest'
  return isForGuests
    ? {
        why: 'You are a guest of this workspace, and this channel does not let guests read.',
        next: 'Ask a steward of the channel, who may allow it: /greenlight policy --guests yes',
      }
    : {
        why: 'You are a guest of this workspace, and guests may read at most.',
        next: 'Ask a member of the workspace to do it.',
      }
}

function sharedWords({ access }: Command): Why {
  return access.shared === 'never'
    ? {
        why: 'People of another workspace are in this channel, and this is not for them to see.',
        next: 'Use another channel, or a direct message.',
      }
    : {
        why: 'People of another workspace are in this channel, and nobody has opened it for Greenlight.',
        next: 'Use another channel, or ask a steward or admin to open this one: /greenlight policy --shared yes',
      }
}
