import type { RichTextElement } from '@slack/types'
import type { ChannelRules } from '../../model/channel-rules.ts'
import { SERVER } from '../../model/server-name.ts'
import type { AppointOutcome, PolicyView } from '../../services/policies.ts'
import type { ResolvedProject } from '../../services/projects.ts'
import { button } from '../button.ts'
import { inParts } from '../failure.ts'
import { actions, type Blocks, privately, publicly, type Reply } from '../reply.ts'
import { bold, bullets, headedBullets, lines, moment, person, text } from '../rich-text.ts'
import { escaped, firstWords, oneLine } from '../text.ts'
import { projectNotFoundReply } from './project.ts'

/** The policy of a channel, and the names in it. */
export interface ShownPolicy {
  readonly view: PolicyView
  /** Titles of the bound projects, in their order. */
  readonly titles: readonly string[]
  /** The allowed commands, in a form that can be typed. */
  readonly verbs: string
}

export type PolicyOutcome =
  | ({ readonly kind: 'shown' | 'changed' } & ShownPolicy)
  | { readonly kind: 'unknown-verb' | 'unknown-project'; readonly typed: string }
  | { readonly kind: 'unresolved'; readonly resolved: Exclude<ResolvedProject, { kind: 'project' }> }

/** Shows the channel’s policy to the caller alone, and announces a changed one to the channel. */
export function policyReply(outcome: PolicyOutcome): Reply {
  switch (outcome.kind) {
    case 'shown': {
      const headline = 'Channel rules'
      const change = button('Change rules', { verb: 'form', input: { verb: 'greenlight.policy' } })
      return privately(escaped(`${headline}. ${ruleWords(outcome)}`), [
        ...policyBlocks(headline, outcome),
        ...actions([change]),
      ])
    }
    case 'changed': {
      const headline = 'Channel rules changed'
      return publicly(escaped(`${headline}. ${ruleWords(outcome)}`), policyBlocks(headline, outcome))
    }
    case 'unresolved':
      return projectNotFoundReply(outcome.resolved)
    default:
      return unknownInPolicy(outcome)
  }
}

function unknownInPolicy({ kind, typed }: Extract<PolicyOutcome, { typed: string }>): Reply {
  const [what, next] =
    kind === 'unknown-verb'
      ? [
          `I don’t know the command “${typed}”`,
          'Use mr, milestone, deploy-key, integration, one like mr.merge, or all.',
        ]
      : [`I don’t know the project “${typed}”`, 'Use its path, short name or number, or any for all.']
  return inParts('input', { what, next })
}

function policyBlocks(headline: string, shown: ShownPolicy): Blocks {
  const { managers, freezes, lastChange } = shown.view
  const rows = [
    ...sentences(shown).map((sentence) => [text(sentence)]),
    [text('Managed by: '), ...managerElements(managers, 'workspace admins')],
    ...(freezes.length > 0 ? [[text(`Merge freezes: ${freezes.length}`)]] : []),
  ]
  const blocks = [lines([bold(headline)]), bullets(rows)]
  if (!lastChange) return blocks
  const { user, changedAt } = lastChange
  return [...blocks, lines([text('Changed by '), person(user), text(' '), moment(new Date(changedAt))])]
}

/** Most managers of a channel that are named at once. */
const MAX_LISTED = 20

/** The managers of a channel; `none` where there is none. */
export function managerElements(managers: PolicyView['managers'], none: string): RichTextElement[] {
  if (managers.length === 0) return [text(none)]
  const more = managers.length - MAX_LISTED
  return [
    ...managers.slice(0, MAX_LISTED).flatMap(({ user }) => [person(user), text(' ')]),
    text(more > 0 ? `and ${more} more` : ''),
  ]
}

/** `Projects: any · Commands: all · …` */
export function ruleWords(shown: ShownPolicy): string {
  return sentences(shown).join(' · ')
}

function sentences({ view: { rules }, titles, verbs }: ShownPolicy): string[] {
  return [
    titles.length === 0 ? 'Projects: any' : `Projects: ${titles.join(', ')}`,
    `Commands: ${verbs}`,
    `Confirmation: ${CONFIRMATIONS[rules.confirm]}`,
    `Guests: ${rules.guests ? 'can read' : 'no access'}`,
    `With other workspaces: ${rules.shared ? 'allowed' : 'not allowed'}`,
    `Threads of cards: ${rules.thread ? `replies become comments on ${SERVER}` : 'only in Slack'}`,
  ]
}

const CONFIRMATIONS: Readonly<Record<ChannelRules['confirm'], string>> = {
  usual: 'standard',
  ask: 'before every change',
  type: 'before every change, risky ones by typing the name',
}

function nobodyReply(typed: string): Reply {
  return inParts('input', { what: `Who is “${oneLine(typed, 80)}”?`, next: 'Type @ and pick the person.' })
}

export type ManagerAddOutcome = AppointOutcome | { readonly kind: 'nobody'; readonly typed: string }

const CHOOSE_MEMBER = 'Choose a member of this workspace.'

const UNFIT = {
  guest: { what: 'Guests can’t manage a channel', next: CHOOSE_MEMBER },
  deactivated: { what: 'Their Slack account is deactivated', next: CHOOSE_MEMBER },
  outsider: { what: 'They’re a bot, or from another workspace', next: CHOOSE_MEMBER },
  unknown: { what: 'Slack didn’t say who they are', next: 'Try again in a minute.' },
}

export function managerAddedReply(outcome: ManagerAddOutcome): Reply {
  switch (outcome.kind) {
    case 'nobody':
      return nobodyReply(outcome.typed)
    case 'unfit':
      return inParts(outcome.person === 'unknown' ? 'no-answer' : 'input', UNFIT[outcome.person])
    case 'already':
      return privately('They already manage this channel.')
    case 'appointed':
      return aboutPerson(outcome.user, ' now manages Greenlight’s rules for this channel.')
  }
}

export function managerListReply(managers: PolicyView['managers']): Reply {
  if (managers.length === 0)
    return privately(
      'Workspace admins manage this channel. They can add someone: `/greenlight manager add @person`',
    )
  const rows = managers.map(({ user, appointedBy, appointedAt }) => [
    person(user),
    text(', added by '),
    person(appointedBy),
    text(' '),
    moment(new Date(appointedAt)),
  ])
  const people = managers.map(({ user }) => `<@${user}>`)
  return privately(
    `Managed by ${firstWords(people, MAX_LISTED, ', ')}.`,
    headedBullets('Managed by:', rows, MAX_LISTED),
  )
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
    case 'dismissed':
      return aboutPerson(outcome.user, ' no longer manages Greenlight’s rules for this channel.')
  }
}

function aboutPerson(user: string, words: string): Reply {
  return publicly(`<@${user}>${words}`, [lines([person(user), text(words)])])
}

export interface ThreadOutcome {
  readonly kind: 'shown' | 'changed'
  readonly thread: boolean
  /** The scopes without which Slack does not tell of some replies. */
  readonly missingScopes: readonly string[]
}

const ON =
  `A reply to a card becomes a comment on ${SERVER}, in its author’s name, if they are connected. ` +
  `Comments from ${SERVER} come into the thread.`
const OFF = `Replies to a card stay in Slack. /greenlight thread on makes them comments on ${SERVER}.`

/** The channel is told of a change, as it is about what everybody writes there. */
export function threadReply({ kind, thread, missingScopes }: ThreadOutcome): Reply {
  const lacks =
    missingScopes.length === 0
      ? ''
      : ` Slack doesn’t tell me of all replies: the app lacks ${missingScopes.join(' and ')}. An admin can add it.`
  const words = escaped(`Threads of cards are ${thread ? 'on' : 'off'}. ${thread ? ON : OFF}${lacks}`)
  return kind === 'changed' ? publicly(words) : privately(words)
}
