import type { ResolveOutcome } from '../../services/mr/resolve.ts'
import { failureReply } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { escaped } from '../text.ts'
import { mrName } from './name.ts'
import { commentMessage } from './thread-comment.ts'

/** The comment, in whose message Resolve was pressed, says that it is resolved. */
export function resolveReply(outcome: ResolveOutcome): Reply {
  switch (outcome.kind) {
    case 'resolved':
    case 'unchanged': {
      const { kind, mr, note } = outcome
      if (note.internal === true) return privately(escaped(`Resolved a discussion of ${mrName(mr)}.`))
      const message = commentMessage(mr, note, true)
      if (kind === 'resolved') return { message: { to: 'channel', renews: true, ...message } }
      return privately(escaped(`That discussion of ${mrName(mr)} is resolved already.`))
    }
    case 'unresolvable':
      return privately(escaped(`That comment on ${mrName(outcome.mr)} starts no discussion to resolve.`))
    default:
      return failureReply(outcome, {
        tried: 'The discussion wasn’t resolved',
        doubt: (what) => `I can’t tell whether the discussion on ${what} is resolved`,
      })
  }
}
