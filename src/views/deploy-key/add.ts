import { SERVER } from '../../model/server-name.ts'
import type { AddKeyOutcome } from '../../services/deploy-key/add.ts'
import type { EnableKeyOutcome } from '../../services/deploy-key/enable.ts'
import { button } from '../button.ts'
import { failureReply, inParts } from '../failure.ts'
import { actions, privately, type Reply } from '../reply.ts'
import { lines, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import {
  ambiguousKeyReply,
  deployKeyLines,
  deployKeyName,
  type KeyPlace,
  keyOnProject,
  midSentence,
} from './deploy-key.ts'

/** Renders the result of adding a key; the sentence comes from the project’s keys, read after the call. */
export function keyAddedReply(
  outcome: AddKeyOutcome | { readonly kind: 'incomplete' },
  place: KeyPlace,
  user: string,
): Reply {
  const projectName = oneLine(place.projectName, 100)
  switch (outcome.kind) {
    case 'added': {
      const did = `added the deploy key ${deployKeyName(outcome.key)} to ${projectName}`
      return keyOnProject(outcome, place, { user, did })
    }
    case 'known-key': {
      const name = deployKeyName(outcome.key)
      const did = `put the deploy key ${name} on ${projectName}`
      const note = joinedWords(name, outcome.key.title, outcome.given)
      return keyOnProject(outcome, place, { user, did, note })
    }
    case 'already': {
      const sentence = `This key is already on ${projectName}: ${deployKeyName(outcome.key)}.`
      return privately(escaped(sentence), [lines([text(sentence)]), deployKeyLines(outcome.key)])
    }
    // The join rule (API document 4.2), for a key that is on none of this account’s projects.
    case 'taken':
      return inParts('right', {
        what: `This key is already on a project you’re not a member of`,
        next: `Make a new one for ${projectName}, or ask a member of both projects.`,
      })
    case 'incomplete': {
      const add = button('Add deploy key', { verb: 'deploy-key.add', input: { project: place.project } })
      return inParts('input', {
        what: 'A deploy key needs a title and a public key',
        more: actions([add]),
      })
    }
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

/** Renders the result of enabling a key; the sentence comes from the project’s keys, read after the call. */
export function keyEnabledReply(outcome: EnableKeyOutcome, place: KeyPlace, user: string): Reply {
  const tried = 'I couldn’t enable the deploy key'
  const projectName = oneLine(place.projectName, 100)
  switch (outcome.kind) {
    case 'enabled': {
      const name = deployKeyName(outcome.key)
      if (outcome.already) return privately(escaped(`The deploy key ${name} is already on ${projectName}.`))
      return keyOnProject(outcome, place, { user, did: `enabled the deploy key ${name} on ${projectName}` })
    }
    // Admins see every key but, like everybody, can share only those of their own projects.
    case 'not-shared':
      return inParts('absent', {
        what: tried,
        why: `There’s no deploy key ${outcome.id} on any of your projects.`,
        next: 'Check the number, or ask a member of both projects.',
      })
    case 'id-needed':
      return inParts('right', {
        what: `“${oneLine(outcome.typed, 100)}” isn’t on ${projectName}`,
        next: 'For another project’s key, use its number: /deploy-key enable 7',
      })
    case 'ambiguous-key':
      return ambiguousKeyReply(outcome)
    default:
      return failureReply(outcome, {
        tried,
        doubt: (what) => `I can’t tell whether ${midSentence(what)} was enabled`,
      })
  }
}
