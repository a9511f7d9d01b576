import type { AddKeyOutcome } from '../../services/deploy-key/add.ts'
import { failureReply, inParts, NOTHING_CHANGED } from '../failure.ts'
import { privately, type Reply } from '../reply.ts'
import { lines, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { deployKeyLines, deployKeyName, type KeyPlace, keyOnProject, midSentence } from './deploy-key.ts'

type Outcome = AddKeyOutcome | { readonly kind: 'incomplete' }

/** Renders the result of adding a key; the sentence comes from the project’s keys, read after the call. */
export function keyAddedReply(outcome: Outcome, place: KeyPlace, user: string): Reply {
  const projectName = oneLine(place.projectName, 100)
  switch (outcome.kind) {
    case 'added': {
      const name = deployKeyName(outcome.key)
      return outcome.answered
        ? keyOnProject(outcome.key, place, {
            by: user,
            words: `added the deploy key ${name} to ${projectName}`,
          })
        : keyOnProject(outcome.key, place, {
            words: `The answer was lost, and the forge lists the deploy key ${name} on ${projectName}`,
          })
    }
    case 'joined': {
      const name = deployKeyName(outcome.key)
      const note = joinedWords(name, outcome.key.title, outcome.given)
      return outcome.answered
        ? keyOnProject(outcome.key, place, {
            by: user,
            words: `put the deploy key ${name} on ${projectName}`,
            note,
          })
        : keyOnProject(outcome.key, place, {
            words: `The answer was lost, and the forge lists the deploy key ${name} on ${projectName}`,
            note,
          })
    }
    case 'already': {
      const sentence = `This key is on ${projectName} already, as ${deployKeyName(outcome.key)}. Nothing was sent.`
      return privately(escaped(sentence), [lines([text(sentence)]), deployKeyLines(outcome.key)])
    }
    case 'taken':
      return takenReply(projectName)
    case 'incomplete':
      return inParts(
        {
          what: 'The deploy key was not added',
          why: 'It needs a title and the line of a public key.',
          now: NOTHING_CHANGED,
          next: 'Type /deploy-key add for a form.',
        },
        { reason: 'input' },
      )
    default:
      return failureReply(outcome, {
        tried: 'The deploy key was not added',
        doubt: (what) => `I do not know whether ${midSentence(what)} was added`,
      })
  }
}

/** Says whether the forge used the given title. */
function joinedWords(name: string, has: string, given: string): string {
  const known = 'The forge knew this key before, so no new one was made'
  if (oneLine(has, 255) === oneLine(given, 255)) return `${known}.`
  return `${known}: it keeps the name ${name}, and the title “${oneLine(given, 150)}” was not used.`
}

/** The join rule (API document 4.2), for a key that is on none of this account’s projects. */
function takenReply(projectName: string): Reply {
  return inParts(
    {
      what: `The deploy key was not added to ${projectName}`,
      why: 'The forge has this key already, on a project of which your account is no member: a key is shared between projects only by a member of both.',
      now: NOTHING_CHANGED,
      next: 'Make a new pair for this project, or ask a member of both projects to add it.',
    },
    { reason: 'right' },
  )
}
