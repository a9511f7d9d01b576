import { SERVER } from '../../model/server-name.ts'
import type { EnableKeyOutcome } from '../../services/deploy-key/enable.ts'
import { failureReply, inParts } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { escaped, oneLine } from '../text.ts'
import { ambiguousKeyReply, deployKeyName, type KeyPlace, keyOnProject, midSentence } from './deploy-key.ts'

/** Renders the result of enabling a key; the sentence comes from the project’s keys, read after the call. */
export function keyEnabledReply(outcome: EnableKeyOutcome, place: KeyPlace, user: string): Reply {
  const projectName = oneLine(place.projectName, 100)
  switch (outcome.kind) {
    case 'enabled': {
      const name = deployKeyName(outcome.key)
      if (outcome.already) return privately(escaped(`The deploy key ${name} is already on ${projectName}.`))
      return outcome.answered
        ? keyOnProject(outcome.key, place, {
            by: user,
            words: `enabled the deploy key ${name} on ${projectName}`,
          })
        : keyOnProject(outcome.key, place, {
            words: `The deploy key ${name} is on ${projectName} (confirmed on ${SERVER})`,
          })
    }
    case 'not-shared':
      return notSharedReply(outcome.id)
    case 'id-needed':
      return inParts(
        {
          what: `“${oneLine(outcome.typed, 100)}” isn’t on ${projectName}`,
          next: 'For another project’s key, use its number: /deploy-key enable 7',
        },
        { reason: 'right' },
      )
    case 'ambiguous-key':
      return ambiguousKeyReply(outcome)
    default:
      return failureReply(outcome, {
        tried: 'I couldn’t enable the deploy key',
        doubt: (what) => `I can’t tell whether ${midSentence(what)} was enabled`,
      })
  }
}

/** Admins see every key but, like everybody, can share only those of their own projects. */
function notSharedReply(id: number): Reply {
  return inParts(
    {
      what: 'I couldn’t enable the deploy key',
      why: `There’s no deploy key ${id} on any of your projects.`,
      next: 'Check the number, or ask a member of both projects.',
    },
    { reason: 'absent' },
  )
}
