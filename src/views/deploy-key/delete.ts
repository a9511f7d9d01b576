import type { DeployKeyView } from '../../model/deploy-key.ts'
import type { Invocation } from '../../model/invocation.ts'
import { SERVER } from '../../model/server-name.ts'
import type { RemoveKeyOutcome } from '../../services/deploy-key/delete.ts'
import { button } from '../button.ts'
import { failureReply } from '../failure.ts'
import type { Content } from '../post.ts'
import { actions, type Reply } from '../reply.ts'
import { lines, person, question, text } from '../rich-text.ts'
import { escaped, oneLine } from '../text.ts'
import { ambiguousKeyReply, deployKeyLines, deployKeyName, type KeyPlace, midSentence } from './deploy-key.ts'

export function keyDisableQuestion(key: DeployKeyView, project: string): Content {
  const projectName = oneLine(project, 100)
  const shown = question(
    `Disable the deploy key ${deployKeyName(key)} on ${projectName}?`,
    `Machines with this key lose access to ${projectName}. Other projects keep it. If it’s used nowhere else, you’d have to add it again.`,
  )
  return { text: shown.text, blocks: [...shown.blocks, deployKeyLines(key)] }
}

/** Asks before a key is deleted, and offers the reversible alternative. */
export function keyDeleteQuestion(key: DeployKeyView, project: number, name: string): Content {
  const projectName = oneLine(name, 100)
  const shown = question(
    `Delete the deploy key ${deployKeyName(key)} of ${projectName}?`,
    'Some servers delete it for every project that uses it, and I can’t see which. This can’t be undone.',
    `To remove it from ${projectName} only, disable it.`,
  )
  const press = { verb: 'deploy-key.disable', input: { project, key: `key:${key.id}` } }
  const instead = button('Disable instead', press)
  return {
    text: shown.text,
    blocks: [...shown.blocks, deployKeyLines(key), ...actions([instead])],
  }
}

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
      tried: `The deploy key wasn’t ${done}`,
      doubt: (what) => `I can’t tell whether ${midSentence(what)} is still on ${projectName}`,
    })
  const { key, kind, answered } = outcome
  const name = deployKeyName(key)
  const sentence = answered
    ? `${kind} the deploy key ${name} ${kind === 'deleted' ? 'of' : 'on'} ${projectName}.`
    : `The deploy key ${name} is no longer on ${projectName} (confirmed on ${SERVER}).`
  const line = answered ? [person(user), text(` ${sentence}`)] : [text(sentence)]
  const words = answered ? `<@${user}> ${escaped(sentence)}` : escaped(sentence)
  return { message: { to: 'channel', text: words, blocks: [lines(line), deployKeyLines(key)], renews: true } }
}
