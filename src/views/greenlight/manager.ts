import type { AppointOutcome, PolicyView } from '../../services/policies.ts'
import { inParts } from '../failure.ts'
import { privately, publicly, type Reply } from '../reply.ts'
import { bold, bullets, lines, moment, person, text } from '../rich-text.ts'
import { oneLine } from '../text.ts'

/** Says that a name alone does not identify a person. */
function nobodyReply(typed: string): Reply {
  return inParts(
    { what: `Who is “${oneLine(typed, 80)}”?`, next: 'Type @ and pick the person.' },
    { reason: 'input' },
  )
}

export type ManagerAddOutcome = AppointOutcome | { readonly kind: 'nobody'; readonly typed: string }

const CHOOSE_MEMBER = 'Choose a member of this workspace.'

function unfitWords({ person: is }: Extract<ManagerAddOutcome, { kind: 'unfit' }>) {
  switch (is) {
    case 'guest':
      return { what: 'Guests can’t manage a channel', next: CHOOSE_MEMBER }
    case 'deactivated':
      return { what: 'Their Slack account is deactivated', next: CHOOSE_MEMBER }
    case 'outsider':
      return { what: 'They’re a bot, or from another workspace', next: CHOOSE_MEMBER }
    case 'unknown':
      return { what: 'Slack didn’t say who they are', next: 'Try again in a minute.' }
  }
}

/** Most managers in one list; no real channel has more. */
const MAX_LISTED = 50

export function managerAddedReply(outcome: ManagerAddOutcome): Reply {
  switch (outcome.kind) {
    case 'nobody':
      return nobodyReply(outcome.typed)
    case 'unfit':
      return inParts(unfitWords(outcome), { reason: outcome.person === 'unknown' ? 'no-answer' : 'input' })
    case 'already':
      return privately('They already manage this channel.')
    case 'appointed': {
      const words = ' now manages Greenlight’s rules for this channel.'
      return publicly(`<@${outcome.user}>${words}`, [lines([person(outcome.user), text(words)])])
    }
  }
}

export function managerListReply(managers: PolicyView['managers']): Reply {
  if (managers.length === 0)
    return privately(
      'Workspace admins manage this channel. They can add someone: `/greenlight manager add @person`',
    )
  const headline = 'Managed by'
  const named = managers.slice(0, MAX_LISTED).map(({ user }) => `<@${user}>`)
  return privately(`${headline} ${named.join(', ')}.`, [
    lines([bold(`${headline}:`)]),
    bullets(
      managers
        .slice(0, MAX_LISTED)
        .map(({ user, appointedBy, appointedAt }) => [
          person(user),
          text(', added by '),
          person(appointedBy),
          text(' '),
          moment(new Date(appointedAt)),
        ]),
    ),
  ])
}

export function managerRemovedReply(
  outcome:
    | { readonly kind: 'nobody'; readonly typed: string }
    | { readonly kind: 'none' | 'dismissed'; readonly user: string },
): Reply {
  switch (outcome.kind) {
    case 'nobody':
      return nobodyReply(outcome.typed)
    case 'none':
      return privately('They don’t manage this channel.')
    case 'dismissed': {
      const words = ' no longer manages Greenlight’s rules for this channel.'
      return publicly(`<@${outcome.user}>${words}`, [lines([person(outcome.user), text(words)])])
    }
  }
}
