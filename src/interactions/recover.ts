import type { Command } from '../commands/command.ts'
import { commandOf } from '../commands/registry.ts'
import { mustStayPrivate } from '../services/access/permission.ts'
import type { UnansweredOperation } from '../services/operations/types.ts'
import type { Services } from '../services/services.ts'
import { privately } from '../views/reply.ts'
import { record, withAudit } from './audit.ts'
import { withReference } from './log-and-reference.ts'
import { notSentMessage, notSentTwiceMessage, pendingMessage, unknownMessage } from './operation-messages.ts'
import { readsTarget } from './readable.ts'
import { resourceOf } from './resource.ts'
import { readStoredRequest, replyText } from './run-operation.ts'
import type { InteractionResult, ReplyChannel } from './types.ts'

/** A reply left over from a stopped process. */
export interface PendingAnswer {
  /** The reference of the interaction that it belongs to. */
  readonly reference: string
  /** See ReplyChannel.place. */
  readonly place: string
  /** The notice that the result is being checked. */
  readonly interim: string | null
  /** Reads the result back from the forge and replies with it. */
  finish(reach: ReplyChannel): Promise<InteractionResult>
}

/** Time for which an unsent operation is still worth running, in ms. */
export const REQUEST_TTL_MS = 2 * 60_000

/**
 * The recovery of an interaction that this process has taken over. `told`: its reply was delivered; `anew`:
 * nothing was sent, so the interaction runs again from its start, in place of `interim`.
 */
export type RecoveryPlan =
  | { readonly kind: 'told' }
  | { readonly kind: 'anew'; readonly interim: string | null }
  | { readonly kind: 'owed'; readonly owed: PendingAnswer }

/** Decides how to recover the interaction of this reference; `now` is in ms UTC. */
export async function planRecovery(
  services: Services,
  reference: string,
  now: () => number = Date.now,
): Promise<RecoveryPlan> {
  const operation = await services.operations.adopt(reference)
  if (!operation) return { kind: 'anew', interim: null }
  if (operation.answered) return { kind: 'told' }
  const command = commandOf(operation.verb)
  if (!command) return { kind: 'told' }
  const isUnsent = operation.stateBefore === null && operation.answer === null
  // A re-run joins its duplicates.
  if (isUnsent && operation.startedAt > now() - REQUEST_TTL_MS)
    return { kind: 'anew', interim: operation.noticeTs }
  const first = isUnsent ? await services.operations.duplicateOf(reference) : null
  return { kind: 'owed', owed: pendingAnswerOf(services, command, operation, first, now) }
}

/** Claims the replies left over from stopped processes, oldest first; `now` is in ms UTC. */
export async function pendingAnswers(
  services: Services,
  now: () => number = Date.now,
): Promise<PendingAnswer[]> {
  const operations = await services.operations.unanswered()
  const owed = await Promise.all(
    operations.map(async (operation) => {
      const command = commandOf(operation.verb)
      if (!command || !(await services.operations.claim(operation))) return []
      return [pendingAnswerOf(services, command, operation, sentDuplicate(operation, operations), now)]
    }),
  )
  return owed.flat()
}

function pendingAnswerOf(
  services: Services,
  command: Command,
  operation: UnansweredOperation,
  duplicate: Requester | null,
  now: () => number,
): PendingAnswer {
  const { reference, noticeTs } = operation
  const { place } = readStoredRequest(operation)
  return {
    reference,
    place,
    interim: noticeTs,
    finish: (reach) => finish(services, command, { ...operation, duplicate }, reach, new Date(now())),
  }
}

/** The person who made a duplicate request, and the channel. */
type Requester = Pick<UnansweredOperation, 'user' | 'channel'>

/** Returns the duplicate at the same time whose operation was sent; null when it is this one, or none. */
function sentDuplicate(
  operation: UnansweredOperation,
  operations: readonly UnansweredOperation[],
): Requester | null {
  const { team, resourceKey, idempotencyKey, stateBefore } = operation
  if (stateBefore !== null) return null
  const isDuplicate = (other: UnansweredOperation) =>
    other.stateBefore !== null &&
    other.team === team &&
    other.resourceKey === resourceKey &&
    other.idempotencyKey === idempotencyKey
  return operations.find(isDuplicate) ?? null
}

async function finish(
  services: Services,
  command: Command,
  operation: UnansweredOperation & { readonly duplicate: Requester | null },
  reach: ReplyChannel,
  now: Date,
): Promise<InteractionResult> {
  const { reference: owes, team, channel, user } = operation
  const { input, userName, via, privately: wanted } = readStoredRequest(operation)
  const { name } = resourceOf(command, input)
  const kept = wanted || mustStayPrivate(await services.accessContexts.channel(team, channel))
  const say = (reply: InteractionResult['reply'], outcome: string): InteractionResult => {
    return { reply, privately: kept, owes, did: { verb: command.id, changes: true, outcome } }
  }
  const actor = { team, channel, user, userName }
  const context = await services.contextOf(actor)
  const { audit } = context
  const overrideReason = typeof input.overrideReason === 'string' ? input.overrideReason : null
  const auditContext = { reference: owes, via, overrideReason }
  /** The outcome may have been recorded before the restart. */
  const note = async (outcome: string) => {
    if (!(await audit.has(owes))) await record(audit, command, input, auditContext, outcome)
  }
  // The operation had ended; only its reply was not delivered.
  if (operation.answer !== null) {
    await note(operation.state)
    return say(privately(operation.answer), operation.state)
  }
  if (operation.stateBefore === null) {
    await note('not-sent')
    const { duplicate } = operation
    if (duplicate) {
      const told = say(notSentTwiceMessage(command, name), 'not-sent')
      // The reply to the first click also answers the second.
      return duplicate.user === user && duplicate.channel === channel ? { ...told, joined: true } : told
    }
    return say(notSentMessage(command, name), 'not-sent')
  }
  if (context.access !== 'own') {
    await note('not-known')
    return say(unknownMessage(command, name), 'not-known')
  }
  const { zone } = await services.accessContexts.of({ ...actor, userTeam: team, installedTeam: null })
  const progress = { confirmed: true, filled: true }
  const executed = await command.execute(input, context, { user, now, zone }, progress, ({ run }) =>
    withAudit(audit, command, input, auditContext, () =>
      services.operations.resume(operation, {
        run,
        reads: () => readsTarget(command, input, context),
        words: ({ reply }) => replyText(withReference(reply, owes)),
        slow: () => reach.interim(pendingMessage(command, name, user, kept)),
      }),
    ),
  )
  return executed.kind === 'reply'
    ? say(executed.reply, executed.outcome)
    : say(unknownMessage(command, name), 'not-known')
}
