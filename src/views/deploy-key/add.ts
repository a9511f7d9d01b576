import { SERVER } from '../../model/server-name.ts'
import type { AddKeyOutcome } from '../../services/deploy-key/add.ts'
import { button } from '../button.ts'
import { failureReply, inParts } from '../failure.ts'
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
            words: `The deploy key ${name} is on ${projectName} (confirmed on ${SERVER})`,
          })
    }
    case 'known-key': {
      const name = deployKeyName(outcome.key)
      const note = joinedWords(name, outcome.key.title, outcome.given)
      return outcome.answered
        ? keyOnProject(outcome.key, place, {
            by: user,
            words: `put the deploy key ${name} on ${projectName}`,
            note,
          })
        : keyOnProject(outcome.key, place, {
            words: `The deploy key ${name} is on ${projectName} (confirmed on ${SERVER})`,
            note,
          })
    }
    case 'already': {
      const sentence = `This key is already on ${projectName}: ${deployKeyName(outcome.key)}.`
      return privately(escaped(sentence), [lines([text(sentence)]), deployKeyLines(outcome.key)])
    }
    case 'taken':
      return takenReply(projectName)
    case 'incomplete':
      return inParts(
        {
          what: 'A deploy key needs a title and a public key',
        },
        { reason: 'input' },
        [
          {
            type: 'actions',
            elements: [
              button('Add deploy key', { verb: 'deploy-key.add', input: { project: place.project } }),
            ],
          },
        ],
      )
    default:
      return failureReply(outcome, {
        tried: 'I couldn’t add the deploy key',
        doubt: (what) => `I can’t tell whether ${midSentence(what)} was added`,
      })
  }
}

/** Says whether the forge used the given title. */
function joinedWords(name: string, has: string, given: string): string {
  const known = `${SERVER} already had this key`
  if (oneLine(has, 255) === oneLine(given, 255)) return `${known}.`
  return `${known}: it keeps the name ${name} instead of “${oneLine(given, 150)}”.`
}

/** The join rule (API document 4.2), for a key that is on none of this account’s projects. */
function takenReply(projectName: string): Reply {
  return inParts(
    {
      what: `This key is already on a project you’re not a member of`,
      next: `Make a new one for ${projectName}, or ask a member of both projects.`,
    },
    { reason: 'right' },
  )
}
