import type { ChannelRules } from '../../model/channel-rules.ts'
import type { PolicyView } from '../../services/policies.ts'
import { button } from '../../views/button.ts'
import { inParts, NOTHING_CHANGED } from '../../views/failure-parts.ts'
import { type Blocks, openly, privately, type Reply } from '../../views/reply.ts'
import { bold, bullets, lines, moment, person, text } from '../../views/rich-text.ts'
import { count, escaped } from '../../views/text.ts'
import { printVerbs } from './verb-list.ts'

interface ShownPolicy {
  readonly view: PolicyView
  /** Titles of the bound projects, in their order. */
  readonly titles: readonly string[]
}

/** Shows the channel’s policy to the caller alone. */
export function policyReply({ view, titles }: ShownPolicy): Reply {
  const change = button('Change', { verb: 'form', input: { verb: 'greenlight.policy' } })
  return privately(escaped(`What may be done in this channel. ${sentences(view, titles).join(' ')}`), [
    ...policyBlocks('What may be done in this channel', { view, titles }),
    { type: 'actions', elements: [change] },
  ])
}

/** Announces the channel’s changed policy to the channel. */
export function policyChangedReply({ view, titles }: ShownPolicy): Reply {
  const headline = 'What may be done in this channel was changed'
  return openly(
    escaped(`${headline}. ${sentences(view, titles).join(' ')}`),
    policyBlocks(headline, { view, titles }),
  )
}

/** The reply to an unknown verb or project. */
export function unknownInPolicy({
  kind,
  typed,
}: {
  readonly kind: 'unknown-verb' | 'unknown-project'
  readonly typed: string
}): Reply {
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

function policyBlocks(headline: string, { view, titles }: ShownPolicy): Blocks {
  const { stewards, freezes, lastChange } = view
  const named = stewards.slice(0, 20).flatMap(({ user }) => [person(user), text(' ')])
  const rows = [
    ...sentences(view, titles).map((sentence) => [text(sentence)]),
    named.length > 0 ? [text('Stewards: '), ...named] : [text('Stewards: none, so admins look after it.')],
    [text(`Freezes: ${freezes.length === 0 ? 'none' : `${freezes.length}, see /greenlight freeze list`}.`)],
  ]
  const changed = lastChange
    ? [text('Last changed by '), person(lastChange.user), text(' '), moment(new Date(lastChange.changedAt))]
    : [text('Nobody has changed it yet.')]
  return [lines([bold(`${headline}.`)]), bullets(rows), lines(changed)]
}

function sentences({ rules }: PolicyView, titles: readonly string[]): string[] {
  return [
    titles.length === 0
      ? 'Projects: every project that is known.'
      : `Projects: ${titles.map((title, index) => `${title} (${rules.projects[index]})`).join(', ')}, and no other.`,
    `Verbs: ${printVerbs(rules.verbs)}${rules.verbs ? ` (${count(rules.verbs.length, 'verb')})` : ''}.`,
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
