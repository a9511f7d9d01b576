import type { Command } from '../../commands/command.ts'
import { commandOf } from '../../commands/registry.ts'
import type { MissingSet } from '../../interactions/feature-availability.ts'
import { pendingMessage } from '../../interactions/operation-messages.ts'
import { parseCommand } from '../../interactions/parse-command.ts'
import { resourceOf } from '../../interactions/resource.ts'
import { isWrite } from '../../interactions/run-operation.ts'
import type { IsSecret } from '../../parse/secret-typed.ts'
import type { ActionTokens } from '../../store/tables/action-tokens.ts'
import type { Reply } from '../../views/reply.ts'
import { decodePress, OVERFLOW } from '../actions/press.ts'
import { actionOfView } from '../actions/tokenize.ts'
import { readContext } from '../forms/form-context.ts'
import { readSubmission } from '../forms/forms.ts'
import type { BlockAction, Interaction, SlashCommand, ViewSubmission } from '../interaction.ts'

/** A command and its input, as far as it is known before anything is asked. */
interface Planned {
  readonly command: Command
  readonly input: Readonly<Record<string, unknown>>
}

/** A request that may write to the forge. */
export interface RequestPlan {
  /** Its requests run one after the other, so that the last change requested is the last that the forge gets. */
  readonly partition: string
  /** Shown when earlier requests of the partition take long. */
  readonly notice: Reply
}

/**
 * Returns the plan of a request that may write to the forge; null for every other request. One partition per
 * merge request number, and one per kind for everything else: the project may only be known later.
 */
export function createPlanOf({
  tokens,
  forgeUrl,
  isSecret,
  missing,
}: {
  readonly tokens: Pick<ActionTokens, 'find'>
  readonly forgeUrl: string
  readonly isSecret?: IsSecret
  readonly missing: MissingSet
}): (received: Interaction) => Promise<RequestPlan | null> {
  function typed({ command, text }: SlashCommand): Planned | null {
    const parsed = parseCommand(command.slice(1), text, forgeUrl, isSecret, missing)
    return parsed.kind === 'given' ? { command: parsed.given.command, input: parsed.given.raw } : null
  }

  async function pressed({ team, user, view, ...action }: BlockAction): Promise<Planned | null> {
    const { actionId } = action
    const [id = ''] = actionId.split(':')
    const command = commandOf(id)
    if (id !== OVERFLOW && !(command && isWrite(command))) return null
    const channel = view ? '' : action.channel
    const found = await tokens.find(action.value, { team, user, channel, action: actionId })
    const press = found.kind === 'found' ? decodePress({ actionId, value: found.value }) : null
    return press?.kind === 'verb' ? press : null
  }

  async function submitted(submission: ViewSubmission): Promise<Planned | null> {
    const { team, user, callbackId, privateMetadata } = submission
    const command = commandOf(callbackId)
    if (!command || !isWrite(command)) return null
    const at = { team, user, channel: '', action: actionOfView(callbackId) }
    const found = await tokens.find(privateMetadata, at)
    if (found.kind !== 'found') return null
    const context = readContext(found.value)
    const read = readSubmission(submission, context, forgeUrl, isSecret)
    if (read.kind === 'phrase') return { command, input: context.settled ?? {} }
    return read.kind === 'reading' && read.reading.kind === 'given'
      ? { command, input: read.reading.given.raw }
      : null
  }

  async function commandIn(received: Interaction): Promise<Planned | null> {
    switch (received.kind) {
      case 'command':
        return typed(received)
      case 'action':
        return pressed(received)
      case 'submission':
        return submitted(received)
      default:
        return null
    }
  }

  return async (received) => {
    // A token that cannot be read is refused when the request runs.
    const planned = await commandIn(received).catch(() => null)
    if (!planned || !isWrite(planned.command) || !('user' in received)) return null
    const { command, input } = planned
    const { name } = resourceOf(command, input)
    return {
      partition: JSON.stringify([received.team, name.startsWith('!') ? name : command.path[0]]),
      notice: pendingMessage(command, name, received.user, true),
    }
  }
}
