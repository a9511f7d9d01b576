import type { ChannelRules } from '../../model/channel-rules.ts'
import { SERVER } from '../../model/server-name.ts'
import type { PolicyView } from '../../services/policies.ts'
import type { ResolvedProject } from '../../services/projects.ts'
import { button } from '../button.ts'
import { inParts } from '../failure.ts'
import { type Blocks, privately, publicly, type Reply } from '../reply.ts'
import { bold, bullets, lines, moment, person, text } from '../rich-text.ts'
import { escaped } from '../text.ts'
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
        { type: 'actions', elements: [change] },
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
  return inParts({ what, next }, { reason: 'input' })
}

function policyBlocks(headline: string, shown: ShownPolicy): Blocks {
  const { managers, freezes, lastChange } = shown.view
  const named = managers.slice(0, 20).flatMap(({ user }) => [person(user), text(' ')])
  const rows = [
    ...sentences(shown).map((sentence) => [text(sentence)]),
    [text('Managed by: '), ...(named.length > 0 ? named : [text('workspace admins')])],
    ...(freezes.length > 0 ? [[text(`Merge freezes: ${freezes.length}`)]] : []),
  ]
  const changed = lastChange
    ? [
        lines([
          text('Changed by '),
          person(lastChange.user),
          text(' '),
          moment(new Date(lastChange.changedAt)),
        ]),
      ]
    : []
  return [lines([bold(headline)]), bullets(rows), ...changed]
}

/** `Projects: any · Commands: all · …` */
export function ruleWords(shown: ShownPolicy): string {
  return sentences(shown).join(' · ')
}

function sentences({ view: { rules }, titles, verbs }: ShownPolicy): string[] {
  return [
    titles.length === 0 ? 'Projects: any' : `Projects: ${titles.join(', ')}`,
    `Commands: ${verbs}`,
    confirmSentence(rules),
    `Guests: ${rules.guests ? 'can read' : 'no access'}`,
    `With other workspaces: ${rules.shared ? 'allowed' : 'not allowed'}`,
    `Threads of cards: ${threadWords(rules)}`,
  ]
}

/** Says what becomes of a reply there. */
function threadWords({ thread }: Pick<ChannelRules, 'thread'>): string {
  return thread ? `replies become comments on ${SERVER}` : 'only in Slack'
}

function confirmSentence({ confirm }: ChannelRules): string {
  switch (confirm) {
    case 'usual':
      return 'Confirmation: standard'
    case 'ask':
      return 'Confirmation: before every change'
    case 'type':
      return 'Confirmation: before every change, risky ones by typing the name'
  }
}
