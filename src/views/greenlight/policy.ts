import type { ChannelRules } from '../../model/channel-rules.ts'
import type { PolicyView } from '../../services/policies.ts'
import type { ResolvedProject } from '../../services/projects.ts'
import { button } from '../button.ts'
import { inParts, NOTHING_CHANGED } from '../failure.ts'
import { type Blocks, openly, privately, type Reply } from '../reply.ts'
import { bold, bullets, lines, moment, person, text } from '../rich-text.ts'
import { count, escaped } from '../text.ts'
import { projectNotFoundReply } from './project.ts'

interface ShownPolicy {
  readonly view: PolicyView
  /** Titles of the bound projects, in their order. */
  readonly titles: readonly string[]
  /** The allowed verbs, in a form that can be typed. */
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
      const headline = 'What may be done in this channel'
      const change = button('Change', { verb: 'form', input: { verb: 'greenlight.policy' } })
      return privately(escaped(`${headline}. ${sentences(outcome).join(' ')}`), [
        ...policyBlocks(headline, outcome),
        { type: 'actions', elements: [change] },
      ])
    }
    case 'changed': {
      const headline = 'What may be done in this channel was changed'
      return openly(escaped(`${headline}. ${sentences(outcome).join(' ')}`), policyBlocks(headline, outcome))
    }
    case 'unresolved':
      return projectNotFoundReply(outcome.resolved)
    default:
      return unknownInPolicy(outcome)
  }
}

/** The reply to an unknown verb or project. */
function unknownInPolicy({ kind, typed }: Extract<PolicyOutcome, { typed: string }>): Reply {
  const [why, next] =
    kind === 'unknown-verb'
      ? [
          `“${typed}” is no verb that a channel can allow.`,
          'Name a noun (mr, milestone, deploy-key, integration), a whole verb such as mr.merge, or all.',
        ]
      : [
          `I do not know the project “${typed}”.`,
          'Name it by its number, its path or its alias, or type any for every project.',
        ]
  const what = 'What may be done in this channel was not changed'
  return inParts({ what, why, now: NOTHING_CHANGED, next }, { reason: 'input' })
}

function policyBlocks(headline: string, shown: ShownPolicy): Blocks {
  const { stewards, freezes, lastChange } = shown.view
  const named = stewards.slice(0, 20).flatMap(({ user }) => [person(user), text(' ')])
  const rows = [
    ...sentences(shown).map((sentence) => [text(sentence)]),
    named.length > 0 ? [text('Stewards: '), ...named] : [text('Stewards: none, so admins look after it.')],
    [text(`Freezes: ${freezes.length === 0 ? 'none' : `${freezes.length}, see /greenlight freeze list`}.`)],
  ]
  const changed = lastChange
    ? [text('Last changed by '), person(lastChange.user), text(' '), moment(new Date(lastChange.changedAt))]
    : [text('Nobody has changed it yet.')]
  return [lines([bold(`${headline}.`)]), bullets(rows), lines(changed)]
}

function sentences({ view: { rules }, titles, verbs }: ShownPolicy): string[] {
  return [
    titles.length === 0
      ? 'Projects: every project that is known.'
      : `Projects: ${titles.map((title, index) => `${title} (${rules.projects[index]})`).join(', ')}, and no other.`,
    `Verbs: ${verbs}${rules.verbs ? ` (${count(rules.verbs.length, 'verb')})` : ''}.`,
    confirmSentence(rules),
    rules.guests ? 'Guests may read.' : 'Guests may not read.',
    rules.shared
      ? 'It may be used although people of another workspace read along.'
      : 'It may not be used while people of another workspace read along.',
  ]
}

function confirmSentence({ confirm }: ChannelRules): string {
  switch (confirm) {
    case 'usual':
      return 'Confirmation: as each verb wants it.'
    case 'ask':
      return 'Confirmation: before every change.'
    case 'type':
      return 'Confirmation: before every change, and risky ones by typing the name.'
  }
}
