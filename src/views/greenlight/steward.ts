import type { AppointOutcome, PolicyView } from '../../services/policies.ts'
import { inParts, NOTHING_CHANGED } from '../failure.ts'
import { openly, privately, type Reply } from '../reply.ts'
import { bold, bullets, lines, moment, person, text } from '../rich-text.ts'
import { count, oneLine } from '../text.ts'

/** Says that a name alone does not identify a person. */
function nobodyReply(what: string, typed: string): Reply {
  return inParts(
    {
      what,
      why: `Slack did not say who “${oneLine(typed, 80)}” is, and a name could be anybody’s.`,
      now: NOTHING_CHANGED,
      next: 'Type @ in the command and pick the person from the list that Slack offers, or type their member ID.',
    },
    { reason: 'input' },
  )
}

export type StewardAddOutcome = AppointOutcome | { readonly kind: 'nobody'; readonly typed: string }

const NOT_APPOINTED = 'Nobody was made a steward'

function unfitWords({ person: is }: Extract<StewardAddOutcome, { kind: 'unfit' }>) {
  switch (is) {
    case 'guest':
      return { why: 'They are a guest of this workspace.', next: 'Choose a member of the workspace.' }
    case 'deactivated':
      return { why: 'Their account in Slack is deactivated.', next: 'Choose a member of the workspace.' }
    case 'outsider':
      return {
        why: 'They do not belong to this workspace, or they are a bot.',
        next: 'Choose a member of the workspace.',
      }
    case 'unknown':
      return { why: 'Slack did not tell who they are.', next: 'Try again in a minute.' }
  }
}

/** Most stewards in one list; no real channel has more. */
const MAX_LISTED = 50

export function stewardAddedReply(outcome: StewardAddOutcome): Reply {
  switch (outcome.kind) {
    case 'nobody':
      return nobodyReply(NOT_APPOINTED, outcome.typed)
    case 'unfit':
      return inParts(
        { what: NOT_APPOINTED, now: NOTHING_CHANGED, ...unfitWords(outcome) },
        { reason: outcome.person === 'unknown' ? 'no-answer' : 'input' },
      )
    case 'already':
      return privately('They are a steward of this channel already. Nothing was changed.')
    case 'appointed': {
      const words = [person(outcome.user), text(' looks after the policy of this channel from now on.')]
      return openly(`<@${outcome.user}> looks after the policy of this channel from now on.`, [lines(words)])
    }
  }
}

export function stewardListReply(stewards: PolicyView['stewards']): Reply {
  if (stewards.length === 0)
    return privately(
      'This channel has no steward; admins of the workspace look after its policy. An admin may appoint one: `/greenlight steward add @person`',
    )
  const headline = `This channel has ${count(stewards.length, 'steward')}.`
  const named = stewards.slice(0, MAX_LISTED).map(({ user }) => `<@${user}>`)
  return privately(`${headline} ${named.join(', ')}`, [
    lines([bold(headline)]),
    bullets(
      stewards
        .slice(0, MAX_LISTED)
        .map(({ user, appointedBy, appointedAt }) => [
          person(user),
          text(', appointed by '),
          person(appointedBy),
          text(' '),
          moment(new Date(appointedAt)),
        ]),
    ),
  ])
}

export function stewardRemovedReply(
  outcome:
    | { readonly kind: 'nobody'; readonly typed: string }
    | { readonly kind: 'none' | 'dismissed'; readonly user: string },
): Reply {
  switch (outcome.kind) {
    case 'nobody':
      return nobodyReply('No steward was removed', outcome.typed)
    case 'none':
      return privately('They are no steward of this channel. Nothing was changed.')
    case 'dismissed': {
      const words = [person(outcome.user), text(' is no steward of this channel any more.')]
      return openly(`<@${outcome.user}> is no steward of this channel any more.`, [lines(words)])
    }
  }
}
