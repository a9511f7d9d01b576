import type { EnableKeyOutcome } from '../../services/deploy-key/enable.ts'
import { failureReply, inParts, NOTHING_CHANGED } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { escaped, oneLine } from '../text.ts'
import { ambiguousKeyReply, deployKeyName, type KeyPlace, keyOnProject, midSentence } from './deploy-key.ts'

/** Renders the result of enabling a key; the sentence comes from the project’s keys, read after the call. */
export function keyEnabledReply(outcome: EnableKeyOutcome, place: KeyPlace, user: string): Reply {
  const projectName = oneLine(place.projectName, 100)
  switch (outcome.kind) {
    case 'enabled': {
      const name = deployKeyName(outcome.key)
      if (outcome.already)
        return privately(
          escaped(`The deploy key ${name} was on ${projectName} already. Nothing was changed.`),
        )
      return outcome.answered
        ? keyOnProject(outcome.key, place, {
            by: user,
            words: `enabled the deploy key ${name} on ${projectName}`,
          })
        : keyOnProject(outcome.key, place, {
            words: `The answer was lost, and the forge lists the deploy key ${name} on ${projectName}`,
          })
    }
    case 'not-shared':
      return notSharedReply(outcome.id)
    case 'id-needed':
      return inParts(
        {
          what: 'No deploy key was enabled',
          why: `“${oneLine(outcome.typed, 100)}” is not on ${projectName}, and only an admin of the forge can find a key of another project by its title or fingerprint.`,
          now: NOTHING_CHANGED,
          next: 'Type its number, which the list of its own project shows: /deploy-key enable 7',
        },
        { reason: 'right' },
      )
    case 'ambiguous-key':
      return ambiguousKeyReply(outcome)
    default:
      return failureReply(outcome, {
        tried: 'The deploy key was not enabled',
        doubt: (what) => `I do not know whether ${midSentence(what)} was enabled`,
      })
  }
}

/** Admins see every key but, like everybody, can share only those of their own projects. */
function notSharedReply(id: number): Reply {
  return inParts(
    {
      what: 'The deploy key was not enabled',
      why: `Deploy key ${id} does not exist, or it is on no project of which your account is a member.`,
      now: NOTHING_CHANGED,
      next: 'Check the number, or ask a member of both projects to enable it.',
    },
    { reason: 'absent' },
  )
}
