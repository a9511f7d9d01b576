import type { Command } from '../commands/command.ts'
import { commandOf } from '../commands/registry.ts'
import { mustStayPrivate } from '../services/access/permission.ts'
import type { Services } from '../services/services.ts'
import type { StoredOperation } from '../services/writes/operation.ts'
import { record, withAudit } from './audit.ts'
import { withReference } from './log-and-reference.ts'
import { pendingMessage, unknownMessage } from './operation-messages.ts'
import { resourceOf } from './resource.ts'
import { answered, readStoredRequest, readsTarget, replyText } from './run-operation.ts'
import type { InteractionResult, ReplyChannel } from './types.ts'

/** An operation whose request was interrupted after it was sent, or before its reply was delivered. */
export interface InterruptedOperation {
  /** See ReplyChannel.place. */
  readonly place: string
  /** Reads the result back from the forge and replies with it. */
  resume(replyChannel: ReplyChannel): Promise<InteractionResult>
}

/** Finds what an earlier attempt at this request has sent; `now` is in ms UTC. */
export async function findInterrupted(
  services: Services,
  reference: string,
  now: () => number = Date.now,
): Promise<InterruptedOperation | null> {
  const operation = await services.operations.find(reference)
  const command = operation && commandOf(operation.verb)
  if (!command) return null
  const { place } = readStoredRequest(operation)
  return {
    place,
    resume: (replyChannel) => resume(services, command, operation, replyChannel, new Date(now())),
  }
}

async function resume(
  services: Services,
  command: Command,
  operation: StoredOperation,
  replyChannel: ReplyChannel,
  now: Date,
): Promise<InteractionResult> {
  const { reference, team, channel, user } = operation
  const { input, userName, via, privately: isPrivateRequest } = readStoredRequest(operation)
  const { name } = resourceOf(command, input)
  const isPrivate = isPrivateRequest || mustStayPrivate(await services.accessContexts.channel(team, channel))
  const say = (reply: InteractionResult['reply'], outcome: string): InteractionResult => {
    return { reply, privately: isPrivate, logInfo: { verb: command.id, changes: true, outcome } }
  }
  const actor = { team, channel, user, userName }
  const context = await services.contextOf(actor)
  const { audit } = context.workspace
  const overrideReason = typeof input.overrideReason === 'string' ? input.overrideReason : null
  const auditContext = { reference, via, overrideReason }
  /** The outcome may have been recorded before the restart. */
  const note = async (outcome: string) => {
    if (!(await audit.has(reference))) await record(audit, command, input, auditContext, outcome)
  }
  // The operation had ended; only its reply was not delivered.
  if (operation.answer !== null) {
    await note(operation.state)
    return say(answered(operation.answer), operation.state)
  }
  if (context.forge.access !== 'own') {
    await note('not-known')
    return say(unknownMessage(command, name), 'not-known')
  }
  const { zone } = await services.accessContexts.of({ ...actor, userTeam: team, installedTeam: null })
  const progress = { confirmed: true, filled: true }
  const step = await command.prepare(input, context, { user, now, zone, reference }, progress)
  if (step.kind === 'reply') return say(step.reply, step.outcome)
  if (step.kind !== 'ready') return say(unknownMessage(command, name), 'not-known')
  const { reply, outcome } = await withAudit(audit, command, input, auditContext, () =>
    services.operations.resume(
      operation,
      {
        run: step.run,
        // Nothing is sent any more.
        judge: async () => {},
        reads: () => readsTarget(command, input, context),
        words: (result) => replyText(withReference(result.reply, reference)),
        slow: () => replyChannel.interim(pendingMessage(command, input, user, isPrivate)),
      },
      replyChannel.attempt,
    ),
  )
  return say(reply, outcome)
}
