import type { DeployKeyView } from '../../model/deploy-key.ts'
import type { Invocation } from '../../model/invocation.ts'
import type { RemoveKeyOutcome } from '../../services/deploy-key/delete.ts'
import { button } from '../button.ts'
import { failureReply } from '../failure.ts'
import { type Blocks, openly, type Reply } from '../reply.ts'
import { bold, lines, person, text } from '../rich-text.ts'
import { escaped } from '../text.ts'
import { ambiguousKeyReply, deployKeyLines, deployKeyName, type KeyPlace, midSentence } from './deploy-key.ts'

/** A question about a key: its text as one sentence, and its blocks. */
interface KeyQuestion {
  readonly text: string
  readonly blocks: Blocks
}

/** Asks before a key is removed from a project. */
export function keyDisableQuestion(key: DeployKeyView, projectName: string): KeyQuestion {
  const question = `Disable the deploy key ${deployKeyName(key)} on ${projectName}?`
  const meaning =
    'Machines with this key can then no longer reach the project; other projects keep it. A key that is on no other project may be forgotten by the forge and must then be added anew.'
  return {
    text: escaped(`${question} ${meaning} Nothing has been changed yet.`),
    blocks: [
      lines([bold(question)], [text(meaning)], [text('Nothing has been changed yet.')]),
      deployKeyLines(key),
    ],
  }
}

/** Asks before a key is deleted, and offers the reversible alternative. */
export function keyDeleteQuestion(key: DeployKeyView, project: number, projectName: string): KeyQuestion {
  const question = `Delete the deploy key ${deployKeyName(key)} of ${projectName}?`
  const meaning =
    'Some servers remove it from this project only; others delete it for every project that uses it, and the forge does not tell which those are. It cannot be taken back.'
  const instead = 'To take it from this project only, disable it: I then ask in a message.'
  const about = { project, key: `key:${key.id}` }
  return {
    text: escaped(`${question} ${meaning} ${instead}`),
    blocks: [
      lines([bold(question)], [text(meaning)], [text(instead)]),
      deployKeyLines(key),
      {
        type: 'actions',
        elements: [button('Disable instead', { verb: 'deploy-key.disable', input: about })],
      },
    ],
  }
}

/** Renders the result of removing a key from a project, or of deleting it. */
export function keyRemovedReply(
  outcome: RemoveKeyOutcome,
  {
    projectName,
    user,
    done,
  }: KeyPlace & Pick<Invocation, 'user'> & { readonly done: 'disabled' | 'deleted' },
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
