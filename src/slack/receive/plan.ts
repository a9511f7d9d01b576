import type { Command } from '../../commands/command.ts'
import { commandOf } from '../../commands/registry.ts'
import type { MissingSet } from '../../interactions/feature-availability.ts'
import { pendingMessage } from '../../interactions/operation-messages.ts'
import { type ParseResult, parseCommand } from '../../interactions/parse-command.ts'
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

/** The order of a request that may write to the forge. */
export interface WriteOrder {
  /** Its requests run one after the other, so that the last change requested is the last that the forge gets. */
  readonly partition: string
  /** Returns the notice for a request that waits long for earlier ones. */
  notice(): Reply
}

/** What is known of a request before it runs. */
export interface RequestPlan {
  /** Of a typed command. */
  readonly reading?: ParseResult
  /** Of a request that may write to the forge. */
  readonly write?: WriteOrder
}

/**
 * Parses a typed command, and orders the requests that may write to the forge: one partition per merge request
 * number, and one per kind for everything else, because the project may only be known later.
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
}): (received: Interaction) => Promise<RequestPlan> {
  const parse = ({ command, text }: SlashCommand) =>
    parseCommand(command.slice(1), text, forgeUrl, isSecret, missing)

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
    return read.kind === 'reading' ? plannedBy(read.reading) : null
  }

  async function commandIn(received: Interaction, reading?: ParseResult): Promise<Planned | null> {
    switch (received.kind) {
      case 'command':
        return reading ? plannedBy(reading) : null
      case 'action':
        return pressed(received)
      case 'submission':
        return submitted(received)
      default:
        return null
    }
  }

  return async (received) => {
    const plan = received.kind === 'command' ? { reading: parse(received) } : {}
    // A token that cannot be read is refused when the request runs.
    const planned = await commandIn(received, plan.reading).catch(() => null)
    if (!planned || !isWrite(planned.command) || !('user' in received)) return plan
    const { command, input } = planned
    const { name } = resourceOf(command, input)
    const write = {
      partition: JSON.stringify([received.team, name.startsWith('!') ? name : command.path[0]]),
      notice: () => pendingMessage(command, name, received.user, true),
    }
    return { ...plan, write }
  }
}

function plannedBy(reading: ParseResult): Planned | null {
  return reading.kind === 'given' ? { command: reading.given.command, input: reading.given.raw } : null
}
