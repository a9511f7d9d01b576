import type { DeployKeyView } from '../../model/deploy-key.ts'
import type { RemoveKeyOutcome } from '../../services/deploy-key/delete.ts'
import type { AmbiguousKey } from '../../services/deploy-key/reference.ts'
import {
  deployKeyBlocks,
  deployKeyLines,
  deployKeyName,
  weakKeyWords,
} from '../../views/deploy-key/deploy-key.ts'
import { inParts, NOTHING_DONE } from '../../views/failure-parts.ts'
import { openly, type Reply } from '../../views/reply.ts'
import { bold, lines, person, text } from '../../views/rich-text.ts'
import { escaped, oneLine } from '../../views/text.ts'
import type { Asking } from '../command.ts'
import { failureReply } from '../failure.ts'

/** The project of a verb, for its sentences. */
export interface InProject {
  readonly project: number
  readonly projectName: string
}

const NAMED = 10

/** The words match no single key: the caller chooses, nothing is guessed. */
export function ambiguousKeyReply({ typed, candidates }: AmbiguousKey, nothing = NOTHING_DONE): Reply {
  const words = oneLine(typed, 100)
  const why =
    candidates.length === 1
      ? `No deploy key is called “${words}”, and one begins with it.`
      : `“${words}” may mean several deploy keys.`
  const named = candidates.slice(0, NAMED).map((key) => deployKeyName(key))
  const more = candidates.length > NAMED ? [`and ${candidates.length - NAMED} more`] : []
  const choices = [...named, ...more]
  return inParts(
    { ...nothing, why, next: 'Type the number of the one you mean:', choices },
    { reason: 'input' },
  )
}

/** Turns `Deploy key 7` into `deploy key 7`, for the middle of a sentence. */
export function midSentence(what: string): string {
  return `${what.charAt(0).toLowerCase()}${what.slice(1)}`
}

/** A key on the project, in a reply that everybody sees: the event, and the key itself. */
export function keyOnProject(
  key: DeployKeyView,
  { project }: InProject,
  happened: { readonly by?: string; readonly words: string; readonly note?: string },
): Reply {
  const { by, words, note } = happened
  const weak = weakKeyWords(key.facts)
  const told = escaped([`${words}.`, note, weak].filter(Boolean).join(' '))
  return openly(by ? `<@${by}> ${told}` : told, [
    lines(by ? [person(by), text(` ${words}.`)] : [bold(`${words}.`)], note ? [text(note)] : []),
    ...deployKeyBlocks(key, project),
  ])
}

/** Renders the result of removing a key from a project, or of deleting it. */
export function renderRemoval(
  outcome: RemoveKeyOutcome,
  { projectName, user, done }: InProject & Pick<Asking, 'user'> & { readonly done: 'disabled' | 'deleted' },
): Reply {
  if (outcome.kind === 'ambiguous-key') return ambiguousKeyReply(outcome)
  if (!('answered' in outcome))
    return failureReply(outcome, {
      tried: `The deploy key was not ${done}`,
      doubt: (what) => `I do not know whether ${midSentence(what)} is still on ${projectName}`,
    })
  const { key, kind, answered } = outcome
  const name = deployKeyName(key)
  const sentence = answered
    ? `${kind} the deploy key ${name} ${kind === 'deleted' ? 'of' : 'on'} ${projectName}.`
    : `The answer was lost, and the forge no longer lists the deploy key ${name} on ${projectName}.`
  const { message } = openly(answered ? `<@${user}> ${escaped(sentence)}` : escaped(sentence), [
    lines(answered ? [person(user), text(` ${sentence}`)] : [text(sentence)]),
    deployKeyLines(key),
  ])
  return message ? { message: { ...message, renews: true } } : {}
}
