import type { JoinOutcome, PausedWork } from '../../services/membership.ts'
import { DIGEST_NAMES } from '../digest/list.ts'
import { inParts } from '../failure.ts'
import { PAUSE_MESSAGES } from '../pause-messages.ts'
import { privately, type Reply } from '../reply.ts'
import { bold, channel, lines, text } from '../rich-text.ts'
import { capital, escaped, oneLine } from '../text.ts'

type Joined = Extract<JoinOutcome, { readonly kind: 'joined' }>
type Named = Joined & { readonly names: ReadonlyMap<number, string> }

export function joinReply(outcome: Exclude<JoinOutcome, Joined> | Named): Reply {
  switch (outcome.kind) {
    case 'joined':
      return joinedReply(outcome)
    case 'no-channel':
      return inParts('absent', {
        what: `I can’t find the public channel “${oneLine(outcome.typed, 80)}”`,
        next: 'Invite me to a private one with /invite @greenlight there.',
        field: 'channel',
      })
    case 'unseen':
      return inParts('right', {
        what: 'I can’t join: that channel is private, or it’s gone',
        next: 'Invite me there with /invite @greenlight.',
        field: 'channel',
      })
    case 'archived':
      return inParts('state', {
        what: 'That channel is archived',
        next: 'Choose another one.',
        field: 'channel',
      })
    case 'shared':
      return inParts('right', {
        what: 'People from another workspace are in that channel',
        next: 'Ask a manager or admin to allow it in /greenlight there.',
        field: 'channel',
      })
    case 'no-answer':
      return inParts('no-answer', {
        what: 'Slack didn’t say whether I’m in that channel now',
        next: 'Try again in a minute.',
      })
    case 'not-joined':
      return inParts('right', {
        what: `Slack didn’t let me into that channel (${oneLine(outcome.reason, 60)})`,
        next: 'Invite me there with /invite @greenlight.',
      })
  }
}

function joinedReply({ channel: id, resumed, paused, names }: Named): Reply {
  const whatOf = ({ project, group }: PausedWork) =>
    project === null ? `the group ${oneLine(group ?? '', 100)}` : oneLine(names.get(project) ?? '', 100)
  const nameOf = (work: PausedWork) =>
    `${work.kind === 'watch' ? 'posts' : DIGEST_NAMES[work.kind]} of ${whatOf(work)}`
  const goesOn = resumed.map((work) => `${capital(nameOf(work))}: resumed.`)
  const stays = paused.map((work) =>
    work.why === 'unknown'
      ? `${capital(nameOf(work))}: still paused, Slack didn’t answer. Try again in a minute.`
      : `${capital(nameOf(work))}: still paused, ${PAUSE_MESSAGES[work.why]}.`,
  )
  const sentences = [...goesOn, ...stays]
  return privately(`I’m in <#${id}>. ${escaped(sentences.join(' '))}`.trim(), [
    lines([bold('I’m in '), channel(id), bold('.')], ...sentences.map((line) => [text(line)])),
  ])
}
