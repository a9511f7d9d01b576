import type { Command } from '../commands/define.ts'
import { commandOf } from '../commands/registry.ts'
import { mustStayPrivate } from '../services/access/permission.ts'
import type { UnansweredOperation } from '../services/operations/operations.ts'
import type { ServiceFactory } from '../services/services.ts'
import { privately } from '../views/reply.ts'
import { record, withAudit } from './audit.ts'
import { withReference } from './log-and-reference.ts'
import { notSentMessage, notSentTwiceMessage, pendingMessage, unknownMessage } from './operation-messages.ts'
import { readsTarget } from './readable.ts'
import { resourceOf } from './resource.ts'
import { type ReplyChannel, readStoredRequest, replyText } from './run-operation.ts'
import type { InteractionResult } from './types.ts'

/** A sentence that the bot was stopped in the middle of. */
export interface PendingAnswer {
  /** Of the turn that it was asked in. */
  readonly reference: string
  /** See ReplyChannel.place. */
  readonly place: string
  /** The message that says that it is being checked. */
  readonly interim: string | null
  /** Reads back what came of it, and says so. */
  finish(reach: ReplyChannel): Promise<InteractionResult>
}

/** For so long, in ms, what had been asked for and was not sent is still what the person wants. */
export const REQUEST_TTL_MS = 2 * 60_000

/**
 * What is owed for a turn that this process has taken over. `told`: its answer was brought; `anew`: nothing was sent,
 * so that the turn can be run from its start, in the place of `interim`.
 */
export type RecoveryPlan =
  | { readonly kind: 'told' }
  | { readonly kind: 'anew'; readonly interim: string | null }
  | { readonly kind: 'owed'; readonly owed: PendingAnswer }

/** How the turn of this reference is ended; `now`: ms UTC. */
export async function planRecovery(
  room: ServiceFactory,
  reference: string,
  now: () => number = Date.now,
): Promise<RecoveryPlan> {
  const intent = await room.acts.inherit(reference)
  if (!intent) return { kind: 'anew', interim: null }
  if (intent.answered) return { kind: 'told' }
  const command = commandOf(intent.verb)
  if (!command) return { kind: 'told' }
  const isUnsent = intent.stateBefore === null && intent.answer === null
  // Whoever wanted the same is joined by what is run again.
  if (isUnsent && intent.startedAt > now() - REQUEST_TTL_MS) return { kind: 'anew', interim: intent.noticeTs }
  const first = isUnsent ? await room.acts.twin(reference) : null
  return { kind: 'owed', owed: owedOf(room, command, intent, first, now) }
}

/** What is owed since a process was stopped, oldest first, each taken over; `now`: ms UTC. */
export async function pendingAnswers(
  room: ServiceFactory,
  now: () => number = Date.now,
): Promise<PendingAnswer[]> {
  const intents = await room.acts.owed()
  const owed = await Promise.all(
    intents.map(async (intent) => {
      const command = commandOf(intent.verb)
      if (!command || !(await room.acts.take(intent))) return []
      return [owedOf(room, command, intent, sentTwin(intent, intents), now)]
    }),
  )
  return owed.flat()
}

function owedOf(
  room: ServiceFactory,
  command: Command,
  intent: UnansweredOperation,
  twin: Twinned | null,
  now: () => number,
): PendingAnswer {
  const { reference, noticeTs } = intent
  const { place } = readStoredRequest(intent)
  return {
    reference,
    place,
    interim: noticeTs,
    finish: (reach) => finish(room, command, { ...intent, twin }, reach, new Date(now())),
  }
}

/** Who wanted the same, and where. */
type Twinned = Pick<UnansweredOperation, 'user' | 'channel'>

/** The one of those who wanted the same at the same time whose change was sent; null when it is this one, or none. */
function sentTwin(intent: UnansweredOperation, intents: readonly UnansweredOperation[]): Twinned | null {
  const { team, resourceKey, idempotencyKey, stateBefore } = intent
  if (stateBefore !== null) return null
  const isTwin = (other: UnansweredOperation) =>
    other.stateBefore !== null &&
    other.team === team &&
    other.resourceKey === resourceKey &&
    other.idempotencyKey === idempotencyKey
  return intents.find(isTwin) ?? null
}

async function finish(
  room: ServiceFactory,
  command: Command,
  intent: UnansweredOperation & { readonly twin: Twinned | null },
  reach: ReplyChannel,
  now: Date,
): Promise<InteractionResult> {
  const { reference: owes, team, channel, user } = intent
  const { input, userName, via, privately: wanted } = readStoredRequest(intent)
  const { name } = resourceOf(command, input)
  const kept = wanted || mustStayPrivate(await room.standings.channel(team, channel))
  const say = (reply: InteractionResult['reply'], outcome: string): InteractionResult => {
    return { reply, privately: kept, owes, did: { verb: command.id, changes: true, outcome } }
  }
  const actor = { team, channel, user, userName }
  const services = await room.of(actor)
  const { audit } = services
  const overrideReason = typeof input.overrideReason === 'string' ? input.overrideReason : null
  const turn = { reference: owes, via, overrideReason }
  /** It may have been written down before the bot was stopped. */
  const note = async (outcome: string) => {
    if (!(await audit.has(owes))) await record(audit, command, input, turn, outcome)
  }
  // It had ended, and only its answer was not brought.
  if (intent.answer !== null) {
    await note(intent.state)
    return say(privately(intent.answer), intent.state)
  }
  if (intent.stateBefore === null) {
    await note('not-sent')
    const { twin } = intent
    if (twin) {
      const told = say(notSentTwiceMessage(command, name), 'not-sent')
      // The answer to the first click is that to the second.
      return twin.user === user && twin.channel === channel ? { ...told, joined: true } : told
    }
    return say(notSentMessage(command, name), 'not-sent')
  }
  if (services.access !== 'own') {
    await note('not-known')
    return say(unknownMessage(command, name), 'not-known')
  }
  const { zone } = await room.standings.of({ ...actor, userTeam: team, installedTeam: null })
  const progress = { confirmed: true, filled: true }
  const executed = await command.execute(input, services, { user, now, zone }, progress, ({ run }) =>
    withAudit(audit, command, input, turn, () =>
      room.acts.finish(actor, intent, {
        run,
        reads: (own) => readsTarget(command, input, own),
        words: ({ reply }) => replyText(withReference(reply, owes)),
        slow: () => reach.interim(pendingMessage(command, name, user, kept)),
      }),
    ),
  )
  return executed.kind === 'reply'
    ? say(executed.reply, executed.outcome)
    : say(unknownMessage(command, name), 'not-known')
}
