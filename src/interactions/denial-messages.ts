import type { Command, RawInput } from '../commands/command.ts'
import type { FormRequest } from '../commands/fields.ts'
import { BOT_NAME } from '../commands/manifest.ts'
import type { ActiveFreeze } from '../services/access/access-context.ts'
import type { PermissionPlace, RuleDenial } from '../services/access/permission.ts'
import { button } from '../views/button.ts'
import { failureReply, inParts, type Words } from '../views/failure.ts'
import { actions, type Reply } from '../views/reply.ts'
import { oneLine } from '../views/text.ts'
import { resourceOf } from './resource.ts'

/** The denial reason; one word, for the audit. A freeze has its own messages. */
export type Denial = RuleDenial | 'frozen'

/** The headline without its period, and the way out. */
type Why = { readonly what: string; readonly next: string }

const TRY_LATER = 'Try again in a minute; if it keeps happening, tell your admin.'
const ASK_A_MEMBER = 'Ask a member of this workspace to do it.'
const SEE_MANAGERS = '/greenlight shows who manages it.'
const SEE_RULES = '/greenlight shows the rules.'

/** Returns the reply to people of another workspace, for every command. */
export function strangerReply(): Reply {
  const what = 'Only members of this workspace can use Greenlight here'
  return inParts('right', { what, next: 'Ask one of them to do it.' })
}

/** Returns the reply to a button about a channel that the person can’t read. */
export function notInChannelReply(): Reply {
  const what = 'You’re not in that channel, or Slack didn’t say'
  return inParts('right', { what, next: 'Ask somebody who is in it.' })
}

/** The place of a denial, and its rules. */
type Where = Pick<PermissionPlace, 'place' | 'rules'>

/** Says what was not done, why, and what helps; only the caller sees it. */
export function deniedReply(reason: RuleDenial, command: Command, where: Where): Reply {
  const tried = `/${command.path.join(' ')} wasn’t run`
  if (reason === 'stranger') return strangerReply()
  if (reason === 'not-connected') return failureReply({ kind: 'not-connected' }, { tried })
  const isUnknown = reason === 'unknown-person' || reason === 'unknown-place'
  return inParts(isUnknown ? 'no-answer' : 'right', wordsOf(reason, command, where))
}

/** Returns the help reply for a caller who may use nothing. */
export function noHelpReply(): Reply {
  return inParts('right', { what: 'You can’t use Greenlight here', next: ASK_A_MEMBER })
}

/** Returns why the caller may not use a command, and what helps; for the command’s help. */
export function denialWords(reason: RuleDenial, command: Command, where: Where): string {
  if (reason === 'stranger' || reason === 'not-connected') return 'You don’t have access to this here.'
  const { what, next } = wordsOf(reason, command, where)
  return `${what}. ${next}`
}

/** Denials that are worded the same for every command. */
const WORDS = {
  deactivated: { what: 'Your Slack account is deactivated', next: 'Ask a workspace admin.' },
  'unknown-person': { what: 'Slack didn’t say who you are, so I can only show help', next: TRY_LATER },
  'unknown-place': {
    what: 'Slack didn’t say what this channel is, so I can only show help',
    next: TRY_LATER,
  },
  absent: {
    what: 'I’m not in this channel, so I couldn’t post here',
    next: `/invite @${BOT_NAME}, then try again.`,
  },
  closed: {
    what: 'I can’t join a conversation of two people, so I couldn’t post here',
    next: 'Use a channel, or a direct message to me.',
  },
  archived: { what: 'This channel is archived', next: 'Use another channel.' },
  role: { what: 'Only a channel manager or a workspace admin can do this', next: SEE_MANAGERS },
  'moves-freeze': {
    what: 'During a merge freeze, only a manager or an admin can change the project',
    next: SEE_MANAGERS,
  },
  direct: { what: 'This works only in a channel', next: 'Type it in the channel you mean.' },
} as const

function wordsOf(
  reason: Exclude<RuleDenial, 'stranger' | 'not-connected'>,
  command: Command,
  { place, rules: { projects, guests } }: Where,
): Why {
  switch (reason) {
    case 'guest':
      return guestWords(command, guests, place === 'direct')
    case 'shared':
      return {
        what: 'People from another workspace are in this channel',
        next:
          command.access.shared === 'never'
            ? 'They shouldn’t see this: use another channel, or a direct message.'
            : 'Use another channel, or ask a manager or admin to allow it in /greenlight.',
      }
    case 'verb':
      return { what: `This channel doesn’t allow /${command.path.join(' ')}`, next: SEE_RULES }
    case 'project':
      return {
        what: `This channel uses other projects only (${projects.length === 1 ? 'number' : 'numbers'} ${projects.join(', ')})`,
        next: 'Use another channel, or a direct message.',
      }
    default:
      return WORDS[reason]
  }
}

/** `mayLook`: guests may read in this channel. */
function guestWords({ access }: Command, mayLook: boolean, isDirect: boolean): Why {
  if (access.least !== 'guest')
    return {
      what: `You’re a guest, and guests ${mayLook ? 'can only look' : 'can’t do this'}`,
      next: ASK_A_MEMBER,
    }
  if (isDirect)
    return {
      what: 'You’re a guest, and guests have no access in direct messages',
      next: 'Ask in a channel whose manager lets guests read.',
    }
  return {
    what: 'You’re a guest, and guests have no access in this channel',
    next: 'A channel manager or a workspace admin can change that.',
  }
}

/** The key in a button’s input that marks that the caller wants to give a reason for overriding. */
export const OVERRIDE = 'overriding'

/** Says that merges are frozen, since when, until when and why; callers who may override it get a button. */
export function freezeReply(
  command: Command,
  input: RawInput,
  { freezes, merges }: { readonly freezes: readonly ActiveFreeze[]; readonly merges: boolean },
): Reply {
  const may = freezes.every(({ mayOverride }) => mayOverride)
  const { overrideReason: _, ...rest } = input
  const override = button('Override freeze…', { verb: command.id, input: { ...rest, [OVERRIDE]: true } })
  return inParts('state', {
    what: `Can’t ${doingOf(command, resourceOf(command, input).name)}: merges are frozen`,
    why: merges ? why(freezes) : [couldMerge(command), ...why(freezes)],
    next: may
      ? 'You can override it. The reason is logged.'
      : 'A channel manager or a workspace admin can override it.',
    more: may ? actions([override]) : [],
  })
}

/** `merge !12`, `mark !12 as ready` */
function doingOf({ id, path }: Command, name: string): string {
  if (id === 'mr.ready') return `mark ${name} as ready`
  if (id === 'mr.review') return `change the reviewers of ${name}`
  return `${path.at(-1)} ${name}`.trim()
}

/** The reason why a change is held back that merges nothing itself: an auto-merge of its merge request, or of the project. */
function couldMerge({ id, fields }: Command): string {
  const isOfItsOwn = id !== 'mr.delete' && fields.some(({ kind }) => kind === 'merge-request')
  return isOfItsOwn ? 'That could merge it. ' : 'That could let an auto-merge of the project happen. '
}

/** Asks for the reason that goes into the audit. */
export function reasonForm(command: Command, input: RawInput): FormRequest<RawInput> {
  const { [OVERRIDE]: _, ...settled } = input
  const { name } = resourceOf(command, input)
  return {
    kind: 'form',
    title: 'Override freeze',
    about: `Merges are frozen. Why can’t ${name === '' ? 'it' : name} wait? The reason is logged`,
    yes: 'Override freeze',
    inputs: [{ name: 'override-reason', label: 'Reason', help: 'At most 200 characters', required: true }],
    input: settled,
  }
}

function why(freezes: readonly ActiveFreeze[]): Words {
  return freezes.flatMap(({ freeze, held: { until } }, index) => [
    `${index === 0 ? 'Frozen' : ' And'} until `,
    until,
    `: ${oneLine(freeze.reason, 200).replace(/\.$/, '')}.`,
  ])
}
