import type { Command } from '../commands/command.ts'
import type { FormRequest } from '../commands/fields.ts'
import { BOT_NAME } from '../commands/manifest.ts'
import type { ActiveFreeze } from '../services/access/access-context.ts'
import type { PermissionPlace, RuleDenial } from '../services/access/permission.ts'
import { button } from '../views/button.ts'
import { failureReply, inParts, type Words } from '../views/failure.ts'
import type { Reply } from '../views/reply.ts'
import { oneLine } from '../views/text.ts'
import { resourceOf } from './resource.ts'

/** The denial reason; one word, for the audit. A freeze has its own messages. */
export type Denial = RuleDenial | 'frozen'

/** The headline without its period, and the way out. */
type Why = { readonly what: string; readonly next: string }

const TRY_LATER = 'Try again in a minute; if it keeps happening, tell your admin.'
const SEE_MANAGERS = '/greenlight shows who manages it.'
const SEE_RULES = '/greenlight shows the rules.'

/** Returns the reply to people of another workspace, for every command. */
export function strangerReply(): Reply {
  return inParts(
    {
      what: 'Only members of this workspace can use Greenlight here',
      next: 'Ask one of them to do it.',
    },
    { reason: 'right' },
  )
}

/** Returns the reply to a button about a channel that the person can’t read. */
export function notInChannelReply(): Reply {
  return inParts(
    { what: 'You’re not in that channel, or Slack didn’t say', next: 'Ask somebody who is in it.' },
    { reason: 'right' },
  )
}

/** The place of a denial, and its rules. */
type Where = Pick<PermissionPlace, 'place' | 'rules'>

/** Says what was not done, why, and what helps; only the caller sees it. */
export function deniedReply(reason: RuleDenial, command: Command, where: Where): Reply {
  const tried = `/${command.path.join(' ')} wasn’t run`
  if (reason === 'stranger') return strangerReply()
  if (reason === 'not-connected') return failureReply({ kind: 'not-connected' }, { tried })
  const tag = {
    reason: reason === 'unknown-person' || reason === 'unknown-place' ? 'no-answer' : 'right',
  } as const
  return inParts(wordsOf(reason, command, where), tag)
}

/** Returns the help reply for a caller who may use nothing. */
export function noHelpReply(): Reply {
  return inParts(
    {
      what: 'You can’t use Greenlight here',
      next: 'Ask a member of this workspace to do it.',
    },
    { reason: 'right' },
  )
}

/** Returns why the caller may not use a command, and what helps; for the command’s help. */
export function denialWords(reason: RuleDenial, command: Command, where: Where): string {
  if (reason === 'stranger' || reason === 'not-connected') return 'You don’t have access to this here.'
  const { what, next } = wordsOf(reason, command, where)
  return `${what}. ${next}`
}

function wordsOf(
  reason: Exclude<RuleDenial, 'stranger' | 'not-connected'>,
  command: Command,
  { place, rules: { projects, guests } }: Where,
): Why {
  switch (reason) {
    case 'deactivated':
      return { what: 'Your Slack account is deactivated', next: 'Ask a workspace admin.' }
    case 'unknown-person':
      return {
        what: 'Slack didn’t say who you are, so I can only show help',
        next: TRY_LATER,
      }
    case 'unknown-place':
      return {
        what: 'Slack didn’t say what this channel is, so I can only show help',
        next: TRY_LATER,
      }
    case 'absent':
      return {
        what: 'I’m not in this channel, so I couldn’t post here',
        next: `/invite @${BOT_NAME}, then try again.`,
      }
    case 'closed':
      return {
        what: 'I can’t join a conversation of two people, so I couldn’t post here',
        next: 'Use a channel, or a direct message to me.',
      }
    case 'archived':
      return { what: 'This channel is archived', next: 'Use another channel.' }
    case 'guest':
      return guestWords(command, { mayLook: guests, isDirect: place === 'direct' })
    case 'role':
      return {
        what: 'Only a channel manager or a workspace admin can do this',
        next: SEE_MANAGERS,
      }
    case 'moves-freeze':
      return {
        what: 'During a merge freeze, only a manager or an admin can change the project',
        next: SEE_MANAGERS,
      }
    case 'direct':
      return {
        what: 'This works only in a channel',
        next: 'Type it in the channel you mean.',
      }
    case 'shared':
      return sharedWords(command)
    case 'verb':
      return { what: `This channel doesn’t allow /${command.path.join(' ')}`, next: SEE_RULES }
    case 'project': {
      const named = projects.map((project) => String(project)).join(', ')
      return {
        what: `This channel uses other projects only (number ${named})`,
        next: 'Use another channel, or a direct message.',
      }
    }
  }
}

/** `mayLook`: guests may read in this channel. */
function guestWords(
  { access }: Command,
  { mayLook, isDirect }: { readonly mayLook: boolean; readonly isDirect: boolean },
): Why {
  const next = 'Ask a member of this workspace to do it.'
  if (access.least !== 'guest')
    return mayLook
      ? { what: 'You’re a guest, and guests can only look', next }
      : { what: 'You’re a guest, and guests can’t do this', next }
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

function sharedWords({ access }: Command): Why {
  return access.shared === 'never'
    ? {
        what: 'People from another workspace are in this channel',
        next: 'They shouldn’t see this: use another channel, or a direct message.',
      }
    : {
        what: 'People from another workspace are in this channel',
        next: 'Use another channel, or ask a manager or admin to allow it in /greenlight.',
      }
}

type Input = Readonly<Record<string, unknown>>

/** The key in a button’s input that marks that the caller wants to give a reason for overriding. */
export const OVERRIDE = 'overriding'

/** Says that merges are frozen, since when, until when and why; callers who may override it get a button. */
export function freezeReply(
  command: Command,
  input: Input,
  { freezes, merges }: { readonly freezes: readonly ActiveFreeze[]; readonly merges: boolean },
): Reply {
  const may = freezes.every(({ mayOverride }) => mayOverride)
  const { overrideReason: _, ...rest } = input
  const override = button('Override freeze…', { verb: command.id, input: { ...rest, [OVERRIDE]: true } })
  return inParts(
    {
      what: `Can’t ${doingOf(command, resourceOf(command, input).name)}: merges are frozen`,
      why: merges ? why(freezes) : [couldMerge(command), ...why(freezes)],
      next: may
        ? 'You can override it. The reason is logged.'
        : 'A channel manager or a workspace admin can override it.',
    },
    { reason: 'state' },
    may ? [{ type: 'actions', elements: [override] }] : [],
  )
}

/** `merge !12`, `mark !12 as ready` */
function doingOf({ id, path }: Command, name: string): string {
  if (id === 'mr.ready') return `mark ${name} as ready`
  if (id === 'mr.review') return `change the reviewers of ${name}`
  return `${path.at(-1)} ${name}`.trim()
}

/** Why a change is held back that is no merge: for one merge request, an auto-merge of it; else one of the project. */
function couldMerge({ id, fields }: Command): string {
  const isOfItsOwn = id !== 'mr.delete' && fields.some(({ kind }) => kind === 'merge-request')
  return isOfItsOwn ? 'That could merge it. ' : 'That could let an auto-merge of the project happen. '
}

/** Asks for the reason that goes into the audit. */
export function reasonForm(command: Command, input: Input): FormRequest<Input> {
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
    `: ${oneLine(freeze.reason, 200)}.`,
  ])
}
